/** Heads of all peoples and what each trade wears: a portrait is a list of coloured shapes on a field of 100 by 100. */
import type { ProfileId } from '../../data/profiles.ts';

/** `how`: 1 also mirrored, 2 without an outline, 3 both. */
export type Layer = readonly [fill: string, d: string, how?: number];

const o = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const DARK = '#1d1410';
const eyes = (y: number, dx: number, r: number, white = '#fff8e8', pupil = DARK): Layer[] => [
  [white, o(dx, y, r, r * 0.85), 3],
  [pupil, o(dx - 0.6, y, r * 0.5), 3],
];
const brows = (colour: string, y: number, tilt = 5): Layer => [colour, `M5 ${y + tilt}L23 ${y - 3}l1 6L6 ${y + tilt + 6}Z`, 3];
const mouth = (y: number, w: number, bend: number): Layer => ['none', `M${-w} ${y}Q0 ${y + bend} ${w} ${y}`];

const HEAD = 'M-27-8C-28-36 28-36 27-8C27 14 16 36 0 36C-16 36-27 14-27-8Z';
const human = (skin: string, hair: string): Layer[] => [
  [skin, o(27, 2, 6, 9), 1],
  [skin, HEAD],
  [hair, 'M-29-4C-34-46 34-46 29-4C22-12 20-22 8-22C-4-18-20-24-29-4Z'],
  ...eyes(0, 11, 5),
  brows(hair, -12, 1),
  ['#0000', 'M-2 2Q-7 14 0 14'],
  mouth(23, 9, 3),
];
const elf = (hair: string): Layer[] => [
  [hair, 'M-26-20C-44 4-38 40-28 46L-14 30L14 30L28 46C38 40 44 4 26-20Z'],
  ['#f0cfa8', 'M22-6L50-26C50-6 38 10 24 12Z', 1],
  ['#f0cfa8', 'M-24-8C-24-36 24-36 24-8C24 14 12 34 0 38C-12 34-24 14-24-8Z'],
  [hair, 'M-27-2C-30-46 30-46 27-2C20-20 8-26 0-34C-8-26-20-20-27-2Z'],
  ...eyes(0, 10, 4.6, '#fff8e8', '#2c6e49'),
  brows(hair, -10, -2),
  mouth(24, 7, 4),
];
const dwarf = (beard: string): Layer[] => [
  ['#dca07a', 'M-28-10C-28-36 28-36 28-10V10H-28Z'],
  [beard, 'M-32-6C-40 34-18 48 0 50C18 48 40 34 32-6C26 8 20 10 12 8H-12C-20 10-26 8-32-6Z'],
  ['#c9805c', 'M-9-4Q0-12 9-4Q12 10 0 10Q-12 10-9-4Z'],
  [beard, 'M-16 10Q-8 4 0 12Q8 4 16 10Q10 22 0 17Q-10 22-16 10Z'],
  ...eyes(-6, 15, 4.4),
  brows(beard, -18, 4),
  mouth(25, 7, 2),
];
const halfling = (hair: string): Layer[] => [
  ['#e6b58c', 'M24-2L36-10Q38 6 25 10Z', 1],
  ['#e6b58c', 'M-28 0C-30-34 30-34 28 0C28 20 16 34 0 34C-16 34-28 20-28 0Z'],
  [hair, 'M-30-2Q-40-18-28-24Q-26-38-12-36Q0-46 12-36Q26-38 28-24Q40-18 30-2Q26-18 14-18Q0-12-14-18Q-26-18-30-2Z'],
  ['#d98a6a', o(17, 12, 6, 4), 3],
  ...eyes(0, 11, 4.6),
  mouth(20, 10, 9),
];
const goblin = (skin = '#7ea545'): Layer[] => [
  [skin, 'M20-14C34-26 46-26 52-34C52-8 42 14 22 12Z', 1],
  ['#b55f52', 'M26-9C34-16 42-18 46-22C44-6 36 4 26 5Z', 3],
  [skin, 'M-26-12C-26-36 26-36 26-12C28 8 14 34 0 38C-14 34-28 8-26-12Z'],
  ...eyes(-6, 11, 6.4, '#ffe066'),
  [skin, 'M-5-4Q0-8 5-4L9 14Q0 20-9 14Z'],
  [DARK, 'M-18 20Q0 30 18 20Q10 36 0 34Q-10 36-18 20Z'],
  ['#fff3d0', 'M-12 22l4 6 4-5ZM4 23l4 6 4-7Z', 2],
  [DARK, 'M3-14L22-20l1 5L5-8Z', 3],
];
const orc = (skin = '#5f7f3c'): Layer[] => [
  [skin, 'M26-6L40-16Q40 6 27 8Z', 1],
  [skin, 'M-27-14C-26-38 26-38 27-14C30 0 36 10 33 22C26 38 12 40 0 40C-12 40-26 38-33 22C-36 10-30 0-27-14Z'],
  ['#4a6630', 'M-30-12Q0-4 30-12L26-20Q0-12-26-20Z', 2],
  ...eyes(-5, 12, 4.6, '#ffd8a0', '#8f1527'),
  ['#4a6630', 'M-8 4Q0-2 8 4L10 12H-10Z', 2],
  [DARK, 'M-22 22Q0 16 22 22Q20 34 0 34Q-20 34-22 22Z'],
  ['#fff3d0', 'M12 30L15 12L22 28Z', 1],
];
const rat = (fur = '#8d7f74'): Layer[] => [
  [fur, o(27, -24, 15, 15), 1],
  ['#d8a29a', o(28, -23, 9, 9), 3],
  [fur, 'M-30-6C-28-34 28-34 30-6C28 14 14 24 10 36Q0 46-10 36C-14 24-28 14-30-6Z'],
  ['#b9aca0', 'M-12 12Q0 4 12 12Q14 30 0 38Q-14 30-12 12Z', 2],
  ['#e08a86', o(0, 30, 6, 5)],
  ...eyes(-5, 14, 5.4, '#ffdf9c', '#a31d12'),
  ['#fff8e8', 'M-5 37h10v9H-5Z'],
  ['none', 'M10 24L34 18M10 28L34 30', 1],
];
const kobold = (skin = '#c9713f'): Layer[] => [
  [skin, 'M18-16L44-34L40-14L50-8L38 0L42 12L24 10Z', 1],
  ['#e8a56a', 'M24-12L38-24L36-10L42-6L34-2L36 5L26 4Z', 3],
  ['#f1dfb4', 'M8-32Q10-50 22-54Q20-42 20-26Z', 1],
  [skin, 'M-26-14C-24-36 24-36 26-14C26-2 15 6 15 20C17 38 10 46 0 46C-10 46-17 38-15 20C-15 6-26-2-26-14Z'],
  ['#e8a56a', 'M-10 16Q0 8 10 16Q12 34 8 40Q0 46-8 40Q-12 34-10 16Z', 2],
  ...eyes(-10, 13, 6.6, '#ffe066'),
  [DARK, o(13, -10, 1.8, 6), 3],
  [DARK, 'M3 24l4-3 1 4ZM-3 24l-4-3-1 4Z', 2],
  ['none', 'M-13 33Q0 40 13 33'],
  ['#fff3d0', 'M-9 35l2 6 3-4ZM4 37l3 4 2-6Z', 2],
  [DARK, 'M3-19L22-24l1 5L5-14Z', 3],
  ['#9c4a26', 'M-5-34L0-46 5-34Q0-28-5-34ZM-3-24L0-32 3-24Q0-20-3-24Z', 2],
];
const gator: Layer[] = [
  ['#5d7d4a', 'M-32-18C-24-38 24-38 32-18C30-2 22 4 22 24Q22 44 0 44Q-22 44-22 24C-22 4-30-2-32-18Z'],
  ['#7da063', 'M-16 4Q0-4 16 4L18 30Q0 42-18 30Z', 2],
  ['#5d7d4a', o(20, -26, 9), 1],
  ...eyes(-26, 20, 6, '#ffe066'),
  [DARK, 'M4 8l6-4v6ZM-4 8l-6-4v6Z', 2],
  [DARK, 'M-20 22Q0 34 20 22V30Q0 42-20 30Z', 2],
  ['#fff3d0', 'M-18 24l4 9 4-7ZM-6 29l3 8 4-7ZM4 29l3 7 4-8ZM12 26l3 8 4-11Z', 2],
];
const zombie: Layer[] = [
  ['#8fa08a', HEAD],
  ['#4b4a44', 'M-27-10C-30-40 10-46 20-34Q12-30 8-18L2-28L-4-16L-12-24Q-22-20-27-10Z'],
  ['#2c2f2a', o(11, -2, 8, 7), 3],
  ['#f4f0c8', o(-11, -2, 4.6), 2],
  ['#e8d75a', o(12, 0, 3), 2],
  [DARK, 'M-14 20Q0 14 14 20L10 30H-10Z'],
  ['#d8d2a8', 'M-9 20v5h5v-6ZM3 19v6h5v-5Z', 2],
  ['none', 'M14-26L24-12M14-16L22-24M17-12L25-20'],
];
const skeleton: Layer[] = [
  ['#efe6cf', 'M-29-8C-32-44 32-44 29-8C28 6 20 8 18 16V34H-18V16C-20 8-28 6-29-8Z'],
  [DARK, o(12, -4, 9, 10), 3],
  ['#e05a3a', o(12, -3, 2.6), 3],
  [DARK, 'M-5 12L0 2 5 12Z', 2],
  ['none', 'M-11 20V34M-4 20V34M4 20V34M11 20V34M-17 20H17'],
];
const vampire: Layer[] = [
  ['#5d1420', 'M-44 46Q-40 8-28-2L-16 38H16L28-2Q40 8 44 46Z'],
  ['#e6dfe0', 'M22-4L38-16Q36 4 24 8Z', 1],
  ['#e6dfe0', 'M-25-10C-26-38 26-38 25-10C25 12 10 36 0 40C-10 36-25 12-25-10Z'],
  ['#17131c', 'M-28-2C-34-48 34-48 28-2C24-16 18-22 10-22L0-8L-10-22C-18-22-24-16-28-2Z'],
  ...eyes(2, 11, 4.6, '#ffd6d0', '#b3121f'),
  [DARK, 'M4-4L20-10l1 4L6 0Z', 3],
  ['#8f1527', 'M-9 24Q0 20 9 24Q0 30-9 24Z'],
  ['#fff', 'M-7 25l2 8 3-7ZM2 26l3 7 2-8Z', 2],
];
const ogre: Layer[] = [
  ['#c99a72', o(32, 2, 8, 10), 1],
  ['#c99a72', 'M-30-10C-26-42 26-42 30-10C34 4 38 18 32 30Q20 44 0 44Q-20 44-32 30C-38 18-34 4-30-10Z'],
  ['#a8764f', 'M-26-10Q0-2 26-10L22-18Q0-10-22-18Z', 2],
  ...eyes(-3, 12, 4),
  ['#b58560', 'M-10 2Q0-6 10 2Q14 14 0 14Q-14 14-10 2Z'],
  [DARK, 'M-20 26Q0 20 20 26L17 32Q0 28-17 32Z'],
  ['#fff3d0', 'M-15 30l4-11 5 10ZM6 29l5-10 4 11Z'],
  ['#4a3526', 'M-8-36Q0-52 8-36Q0-32-8-36Z'],
];
const troll: Layer[] = [
  ['#6f8f8a', 'M24-8L48-16Q46 8 28 12Z', 1],
  ['#6f8f8a', 'M-28-12C-26-40 26-40 28-12C30 4 30 20 24 32Q12 42 0 42Q-12 42-24 32C-30 20-30 4-28-12Z'],
  ['#3f5a3a', 'M-28-16Q-34-34-20-34Q-18-48-6-40Q0-50 6-40Q18-48 20-34Q34-34 28-16Q14-28 0-22Q-14-28-28-16Z'],
  ...eyes(-6, 12, 4.4, '#ffe066'),
  ['#587671', 'M-6-8Q0-12 6-8Q14 16 8 24Q0 30-8 24Q-14 16-6-8Z'],
  [DARK, 'M-20 32Q0 26 20 32Q0 40-20 32Z'],
  ['#fff3d0', 'M-14 32l3-9 4 8ZM7 31l4-8 3 9Z', 2],
];
const golem: Layer[] = [
  ['#8b8a86', 'M-30-32L-8-40L24-36L34-12L30 28L12 42L-20 40L-34 20Z'],
  ['#a5a39c', 'M-30-32L-8-40L24-36L10-22L-20-18Z', 2],
  ['#6d6c69', 'M34-12L30 28L12 42L18 8Z', 2],
  [DARK, 'M-22-10H-4V2H-22ZM6-10H24V2H6Z'],
  ['#7df0ff', 'M-17-7h8v6h-8ZM11-7h8v6h-8Z', 2],
  [DARK, 'M-16 20H16V28H-16Z'],
  ['none', 'M-8-40L-2-24L-10-14M30 10L18 14'],
  ['#7df0ff', 'M-3-30h6v3h-6ZM-1-33h2v10h-2Z', 2],
];
const cuddly: Layer[] = [
  [
    '#6b4b29',
    'M-34-30L-26-46L-16-36L-6-48L4-36L16-46L22-34L36-38L34-22L46-14L36-4L46 8L34 14L40 28L26 28L22 42L8 34L-2 46L-12 34L-26 40L-26 26L-42 24L-34 10L-46 2L-36-8L-46-20Z',
  ],
  ['#8d6a3f', o(0, 0, 30)],
  ...eyes(-10, 12, 8, '#fff8e8'),
  [DARK, 'M-26 6Q0 18 26 6Q22 32 0 32Q-22 32-26 6Z'],
  ['#fff', 'M-24 8l5 10 5-7 5 9 5-8 4 8 5-8 5 9 5-8 5 8 4-13Q0 18-24 8Z', 2],
  ['#d9a441', 'M-6 38h12l-2 8h-8Z'],
];

// What they wear.
const hood = (colour: string): Layer[] => [
  [colour, 'M-38 44C-46-10-34-48 0-50C34-48 46-10 38 44L26 40C34 6 26-22 0-26C-26-22-34 6-26 40Z'],
];
const cap = (colour: string): Layer[] => [
  [colour, 'M-32-12C-34-46 34-46 32-12Q0-22-32-12Z'],
  [colour, 'M-34-10Q0-24 44-6Q20-6-34-10Z'],
];
const bandana = (colour: string): Layer[] => [
  [colour, 'M26-14L44-8L40-22Z'],
  [colour, 'M-30-10C-34-44 34-44 30-10Q0-26-30-10Z'],
];
const helm = (colour: string): Layer[] => [
  [colour, 'M-32-6C-36-48 36-48 32-6L22-12Q0-20-22-12Z'],
  [colour, 'M-4-18H4L3 8H-3Z'],
];
const horned: Layer[] = [['#f1dfb4', 'M24-26Q44-26 46-48Q54-20 28-12Z', 1], ...helm('#8d939c')];
const lamp: Layer[] = [...cap('#c9932f'), ['#ffe9a8', o(0, -26, 8)]];
const brim = (colour: string, band: string): Layer[] => [
  [colour, 'M-22-18C-24-50-10-44 0-48C10-44 24-50 22-18Z'],
  [colour, 'M-46-14Q0-34 46-14Q0-8-46-14Z'],
  [band, 'M-22-24Q0-30 22-24V-19Q0-26-22-19Z', 2],
];
const feather: Layer[] = [
  ['#3f6b3a', 'M-34-8C-30-40 14-46 26-38L44-16Q0-26-34-8Z'],
  ['#c2263b', 'M14-30Q24-54 44-52Q36-36 22-26Z'],
];
const patch: Layer[] = [
  [DARK, 'M4-8Q14-14 20-6Q20 6 11 6Q4 4 4-8Z', 2],
  ['none', 'M-28-20L26-2'],
];
const mask = (colour: string): Layer[] => [[colour, 'M-30 8Q0 2 30 8L22 34L0 46L-22 34Z']];
const quiver: Layer[] = [
  ['#7a4a22', 'M26 14L42 46H22Z'],
  ['#fff3d0', 'M30 16L34-8L38-14L40-6L36 18Z'],
];
const pointed: Layer[] = [
  ['#3d4fa0', 'M-44-8Q-16-16-12-26L10-62Q8-42 14-26Q16-16 44-8Q0 6-44-8Z'],
  ['#ffd35c', 'M0-26l2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5Z', 2],
];
const topHat: Layer[] = [
  ['#22202a', 'M-22-18L-26-58H26L22-18Z'],
  ['#22202a', 'M-40-16Q0-28 40-16Q0-6-40-16Z'],
  ['#c2263b', 'M-23-28H23V-20Q0-26-23-20Z', 2],
];
const monocle: Layer[] = [
  ['none', o(12, -2, 9)],
  ['none', 'M18 6Q22 24 16 36'],
];
const paint = (colour: string): Layer[] => [[colour, 'M8 4L24 0L23 5L9 10Z', 3]];
const beads: Layer[] = [
  ['#6a4bb5', 'M-30-16Q0-40 30-16L34-26Q0-52-34-26Z'],
  ['#ffd35c', o(0, -38, 6)],
  ['#5fd0c0', o(17, -32, 4), 1],
];
const earring: Layer[] = [
  ['none', o(42, 12, 6)],
  ['#ffd35c', 'M-10-34Q0-42 10-34L6-28H-6Z'],
];
const straps: Layer[] = [['#e9dfc6', 'M-28 6L28-2V6L-28 14ZM-24 22L26 16V23L-20 29Z']];
const flush: Layer[] = [
  ['#e0604a', o(0, 2, 9, 7)],
  ['#e0604a', o(19, 8, 6, 4), 3],
];
const mohawk = (colour: string): Layer[] => [[colour, 'M-8-30Q-14-54 0-60Q14-54 8-30Z']];

export const FACES: { readonly [id in ProfileId]: readonly Layer[] } = {
  barry: [...elf('#e8c25a'), ['#2f7f86', 'M-26-16Q0-28 26-16L25-10Q0-22-25-10Z'], ['#fff', 'M-7 23Q0 32 7 23Z']],
  'egg-keeper': [...kobold('#b0563a'), ...beads],
  dorick: [...dwarf('#4a3526'), ...topHat, ...monocle],
  grobblar: [...goblin('#94b04a'), ...earring, ['#c2263b', 'M-9 27Q0 22 9 27Q0 34-9 27Z']],
  'body-snatcher': [...human('#b7ada0', '#2b2622'), ...hood('#2f2838'), ...straps],
  screek: [...rat('#6d625c'), ...hood('#3f4a35'), ...patch],
  klacka: [...orc('#55733a'), ...horned, ...paint('#c2263b')],
  'human-lowlife': [
    ...human('#d9a98a', '#5b4636'),
    ...brim('#4d3f33', '#8a7048'),
    ['#5b4636', 'M-18 18Q0 12 18 18Q16 34 0 36Q-16 34-18 18Z', 2],
    mouth(25, 7, -3),
  ],
  'halfling-bowman': [...quiver, ...halfling('#7a4a22'), ...feather],
  'goblin-scumbag': [...goblin(), ...bandana('#7a3b2a')],
  'ratman-sewer-dweller': rat(),
  'tribal-kobold': [...kobold('#d08a4a'), ...paint('#fff3d0')],
  zombie,
  'orc-ruffian': [...orc(), ...mohawk('#8f1527')],
  'human-bruiser': [...human('#c98f6a', '#2b2018'), ...bandana('#a31d2a'), ['none', 'M-22 2L-10 14']],
  'ratman-slaver': [...rat('#a0896a'), ...helm('#7d6a52')],
  'dwarf-miner': [...dwarf('#b5622a'), ...lamp],
  'kobold-grunt': [...kobold('#a85a3a'), ...helm('#8d939c')],
  'elf-archer': [...quiver, ...elf('#8a4a2a'), ...hood('#3f6b3a')],
  skeleton,
  ogre,
  troll,
  'rat-brute': [...rat('#5d5048'), ...paint('#c2263b'), ['#8d939c', 'M-34 30L-26 24V40ZM34 30L26 24V40Z']],
  'kobold-gator': gator,
  golem,
  'goblin-sharpshooter': [
    ...goblin('#6f9440'),
    ...brim('#4a3a52', '#d9a441'),
    ['#b08a3a', o(11, -6, 9)],
    ['#9fe0ea', o(11, -6, 6), 2],
  ],
  'elf-fencer': [...elf('#c9c4d8'), ...feather],
  'dwarf-berserker': [...dwarf('#d2401f'), ...mohawk('#d2401f'), ...paint('#2f5da0')],
  'ratman-assassin': [...rat('#57504e'), ...hood('#26232b'), ...mask('#3a3442')],
  'halfling-thief': [...halfling('#3a2a20'), ...hood('#5b4a6a'), ...mask('#3f3450')],
  'dwarf-boozer': [...dwarf('#8a6a3a'), ...flush, ...cap('#5d6b3a')],
  vampire,
  'orc-bouncer': [...orc('#6d8a4a'), ...brim('#26232b', '#c2263b')],
  'kobold-hunter': [...quiver, ...kobold('#7f9a4a'), ...hood('#4a5a2a')],
  wizard: [
    ...human('#e0bd9a', '#d8d4cc'),
    ['#ece8e0', 'M-24 12Q-28 46 0 52Q28 46 24 12Q12 20 0 16Q-12 20-24 12Z'],
    mouth(23, 6, 2),
    ...pointed,
  ],
  vic: [
    ...human('#e6c2a0', '#2b2622'),
    ...topHat,
    ...monocle,
    ['#2b2622', 'M-14 20Q-6 14 0 19Q6 14 14 20Q6 24 0 21Q-6 24-14 20Z', 2],
  ],
  'mr-cuddly': cuddly,
};
