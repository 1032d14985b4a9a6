/** Whole figures of card, feet at 0, 0 and about 190 high: bodies by dress, machines, what they ride and what they hold. */
import type { VehicleId, WeaponId } from '../../data/index.ts';
import { WEAPONS } from '../../data/index.ts';
import { headOf } from './heads.ts';
import type { Dress, Look, Machine } from './looks.ts';
import { disc, limb, line, moved, type Shape, shape } from './shapes.tsx';

const BOOT = '#2a2018';
const BRASS = '#c79a4b';
const BRASS_DARK = '#8a6428';

const legs: readonly Shape[] = [
  limb('M-12-54L-15-8', '#33303c', 13),
  limb('M12-54L15-8', '#33303c', 13),
  shape('M-24-10h17v10h-24Q-32-6-24-10Z', BOOT),
  shape('M8-10h15q10 4 8 10H8Z', BOOT),
];

const arms = (cloth: string, skin: string): Shape[] => [
  limb('M-24-106C-36-94-40-80-36-66', cloth, 11),
  disc(-35, -61, 6, skin),
  limb('M24-106C36-94 42-84 44-72', cloth, 11),
  disc(45, -67, 6, skin),
];

const shirt = (trim: string): Shape[] => [
  shape('M-10-118L1-84 11-118Z', '#fbf4e4', { width: 1.4 }),
  shape('M1-110L-9-118-9-104ZM1-110L11-118 11-104Z', trim, { width: 1.4 }),
];

const dresses: { readonly [dress in Dress]: (cloth: string, trim: string) => Shape[] } = {
  coat: (cloth, trim) => [
    ...legs,
    shape('M-26-114C-33-92-30-66-34-38Q0-30 34-38C30-66 33-92 26-114C14-121-14-121-26-114Z', cloth),
    ...shirt(trim),
    line('M1-84V-36', '#14252a', 1.8),
    disc(6, -72, 2.4, trim, { bare: true }),
    disc(6, -58, 2.4, trim, { bare: true }),
  ],
  uniform: (cloth, trim) => [
    ...legs,
    shape('M-27-114C-32-92-28-70-30-46Q0-40 30-46C28-70 32-92 27-114C14-121-14-121-27-114Z', cloth),
    line('M-14-104H16M-14-92H16M-14-80H16', trim, 3),
    shape('M-31-60H31V-51H-31Z', trim),
    shape('M-32-116h16v9h-16ZM16-116h16v9H16Z', trim),
  ],
  gown: (cloth, trim) => [
    shape(
      'M-21-114C-28-98-15-86-17-74C-36-52-50-22-52-2Q0 10 52-2C50-22 36-52 17-74C15-86 28-98 21-114C10-120-10-120-21-114Z',
      cloth,
    ),
    line('M-12-66C-24-44-30-20-32 0M12-66C24-44 30-20 32 0M0-66V4', '#0003', 3),
    shape('M-18-78Q0-72 18-78L17-70Q0-64-17-70Z', trim),
  ],
  robe: (cloth, trim) => [
    shape('M-25-114C-34-84-34-30-42-2Q0 8 42-2C34-30 34-84 25-114C12-121-12-121-25-114Z', cloth),
    line('M0-112V2', trim, 4),
    shape('M-33-62Q0-54 33-62L34-54Q0-46-34-54Z', trim),
  ],
  cloak: (cloth, trim) => [
    shape('M-28-116C-58-92-56-40-60-14Q-20-4 0-10Q24-2 60-16C54-44 54-92 28-116Z', cloth),
    ...legs,
    shape('M-22-112C-27-92-24-68-26-44Q0-38 26-44C24-68 27-92 22-112Z', '#2b242f'),
    ...shirt(trim),
    line('M-46-90C-50-60-50-36-52-18M46-88C48-60 48-36 50-20', '#0003', 3),
  ],
};

const hound: readonly Shape[] = [
  limb('M36-52C54-62 50-78 64-84', '#a87c38', 5),
  limb('M26-44L44-30 62-38', BRASS_DARK, 8.5),
  limb('M20-40L34-16 54-8', '#a87c38', 9),
  limb('M-30-40L-50-24-66-28', BRASS_DARK, 8.5),
  limb('M-24-38L-40-14-58-6', '#a87c38', 9),
  shape('M-42-44C-44-66-20-68 4-62C30-64 46-58 44-42C40-26 14-24-4-28C-24-22-40-28-42-44Z', BRASS),
  line('M-14-66C-20-52-18-36-12-26M16-64C12-52 14-38 18-28', '#5e431a', 3),
  disc(-26, -44, 12, '#f0d48f'),
  disc(-26, -44, 6, BRASS_DARK),
  ...moved(
    [
      shape('M-30-34L-40-74-10-46ZM10-46L34-72 30-30Z', BRASS_DARK),
      shape('M-40-20C-40-48 30-54 42-24L66-6C74 0 74 14 64 18L20 26-22 24C-36 20-42 0-40-20Z', BRASS),
      shape('M14 22L62 18C70 22 66 36 54 38L10 44C-6 44-20 36-20 24Z', BRASS_DARK),
      shape('M22 24l5 10 5-11 5 9 5-10 5 9 5-10', '#fff3d6', { width: 1.6 }),
      disc(20, -14, 12, '#3a2a12'),
      disc(20, -14, 7.5, '#ff7a3d', { width: 0 }),
    ],
    'translate(-48 -78) scale(-.52 .52)',
  ),
];

const colossus: readonly Shape[] = [
  limb('M-20-56L-24-10', BRASS_DARK, 22),
  limb('M20-56L24-10', BRASS_DARK, 22),
  shape('M-44-8h34v8h-34ZM10-8h34v8H10Z', '#5e431a'),
  limb('M-40-132C-60-116-62-96-56-78', BRASS, 18),
  limb('M40-132C60-116 62-96 56-78', BRASS, 18),
  shape('M-68-84h24v22h-24ZM44-84h24v22H44Z', BRASS_DARK),
  shape('M-46-150C-54-110-46-70-34-50H34C46-70 54-110 46-150C24-162-24-162-46-150Z', BRASS),
  disc(0, -100, 20, '#3a2a12'),
  disc(0, -100, 14, '#ff7a3d', { width: 0 }),
  line('M-36-136C-16-146 16-146 36-136M-40-72C-16-64 16-64 40-72', '#5e431a', 3.4),
  shape('M-26-154C-30-190-16-200 0-200C16-200 30-190 26-154Z', BRASS),
  shape('M-20-180h40v11h-40Z', '#3a2a12'),
  disc(-9, -175, 4, '#ffd98a', { width: 0 }),
  disc(9, -175, 4, '#ffd98a', { width: 0 }),
];

const MACHINES: { readonly [machine in Machine]: readonly Shape[] } = {
  hound,
  colossus,
  golem: moved(colossus, 'scale(.6)'),
};

const wheel = (x: number, r: number): Shape[] => [
  disc(x, -r, r, '#3a2412'),
  disc(x, -r, r - 5, '#c9a667'),
  line(`M${x} ${-2 * r + 5}V-5M${x - r + 5} ${-r}H${x + r - 5}`, '#3a2412', 2.4),
  disc(x, -r, 4, BRASS),
];
const car = (colour: string): Shape[] => [
  shape('M-74-62Q-70-38-66-26H64Q78-30 76-52L42-56 30-40H-34L-44-64Z', colour),
  line('M-60-46H-40M40-44H66', BRASS, 4),
  ...wheel(-44, 20),
  ...wheel(46, 20),
];
const VEHICLES: { readonly [vehicle in VehicleId]: readonly Shape[] } = {
  on_foot: [],
  bicycle: [...wheel(-36, 22), ...wheel(36, 22), limb('M-36-22L0-24 24-54 36-22', '#1f6b6b', 4)],
  cab: [shape('M-66-70H40L46-26H-66Z', '#2a2a2e'), line('M-60-50H40', BRASS, 3), ...wheel(-40, 24), ...wheel(46, 18)],
  hack: [shape('M-66-60H44L50-26H-66Z', '#4a2a1c'), line('M-60-44H44', BRASS, 3), ...wheel(-40, 22), ...wheel(46, 18)],
  steamobile: car('#1f6b6b'),
  sports_steamobile: car('#8e2f3a'),
  airship: [
    shape('M-80-36C-50-52 50-52 84-36C60-12 40-6 0-6C-44-6-64-14-80-36Z', '#6b4a30'),
    line('M-70-32C-30-40 40-40 74-32', BRASS, 4),
  ],
  horse: [
    limb('M-40-40L-50-4M-28-38L-26-4M34-40L30-4M44-42L56-6', '#4a2a18', 9),
    shape('M-56-58C-40-70 30-68 44-60L58-92 78-84 70-66 58-40C40-28-30-26-52-36Z', '#6b3f22'),
    line('M-56-56C-72-50-70-30-66-22', '#2a1810', 7),
  ],
  wyvern: [
    shape('M-20-50C-60-110-90-96-100-66C-74-74-60-58-52-40ZM20-50C60-110 90-96 100-66C74-74 60-58 52-40Z', '#5d7a52'),
    shape('M-60-40C-40-58 30-58 50-46L74-70 88-58 66-30C40-16-30-14-60-40Z', '#76956a'),
  ],
};

function inHand(weapon: WeaponId): Shape[] {
  if (weapon === 'fists' || weapon === 'iron_fists') return [];
  if (WEAPONS[weapon].marks.includes('long_gun'))
    return [limb('M30-58L84-98', '#5a3a1c', 5), line('M52-74L86-100', '#d9d9d2', 3)];
  if (WEAPONS[weapon].skill === 'firearms')
    return [shape('M42-74l4-8h30v8H56l-4 12h-8Z', '#3a3f46'), line('M50-80h24', '#8b94a6', 2)];
  if (WEAPONS[weapon].marks.includes('blade')) return [limb('M45-68L72-112', '#e6ebea', 3.4), limb('M38-72L54-66', BRASS, 3)];
  return [limb('M45-70L58-4', '#5a3a1c', 4.5), disc(45, -74, 5, BRASS)];
}

export interface Standing {
  vehicle: VehicleId;
  weapon: WeaponId;
}

/** A whole figure as it stands on the stage. */
export function figureOf(look: Look | Machine, { vehicle, weapon }: Standing): Shape[] {
  if (typeof look === 'string') return [...MACHINES[look]];
  const { head, dress, cloth, trim } = look;
  const person = [
    ...dresses[dress](cloth, trim),
    ...arms(dress === 'cloak' ? '#2b242f' : cloth, head.skin),
    ...inHand(weapon),
    ...moved(headOf(head), 'translate(0 -142) scale(.56)'),
  ];
  const rides = VEHICLES[vehicle];
  // Who rides sits: the legs are behind what carries them.
  return rides.length === 0 ? person : [...moved(person, 'translate(-6 -22) scale(.92)'), ...rides];
}

/** Head and shoulders, for a medallion of 200 by 200 around 0, 0. */
export function bustOf(look: Look | Machine): Shape[] {
  if (typeof look === 'string')
    return moved(MACHINES[look], look === 'hound' ? 'translate(70 130) scale(1.7)' : 'translate(0 210) scale(1.3)');
  const { head, cloth, trim } = look;
  return [
    shape('M-92 112C-88 68-50 60-26 56L28 56C54 60 90 70 94 112Z', cloth),
    shape('M-14 38V62Q2 74 18 62V38Z', head.shade),
    shape('M-24 56L2 88 28 56 36 112H-32Z', '#fbf4e4', { width: 1.4 }),
    shape('M2 80L-20 60-22 86ZM2 80L24 60 26 86Z', trim, { width: 1.4 }),
    ...headOf(head),
  ];
}
