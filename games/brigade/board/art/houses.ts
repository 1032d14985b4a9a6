/** Little dusk scenes: what stands on a block of each quarter, behind the flames and before them. */
import type { Quarter } from '../../data/index.ts';
import { hand, mix, type Patch, Sheet, short } from './paint.ts';
import { QUARTER_COLOUR } from './palette.ts';

/** What a scene is drawn with. */
interface Site {
  next: () => number;
  back: Sheet;
  front: Sheet;
  width: number;
  /** From the ground to the top. */
  room: number;
  ground: number;
  far: string;
  near: string;
  dark: string;
  roof: string;
  colour: string;
}

export interface Scene {
  back: readonly Patch[];
  front: readonly Patch[];
}

const LIT = '#ffdb8c';
const LIT_LOW = '#ffc35e';

/** Leaning thatched cottages. */
function cottages({ next, back, front, width, room, ground, far, near, dark, roof }: Site): void {
  for (let x = -6; x < width; ) {
    const w = 18 + next() * 10;
    const h = room * (0.42 + next() * 0.3);
    back.shape(far, [
      [x, ground],
      [x, ground - h * 0.55],
      [x + w / 2, ground - h],
      [x + w, ground - h * 0.55],
      [x + w, ground],
    ]);
    x += w - 2;
  }
  for (let x = -4; x < width; ) {
    const w = 24 + next() * 12;
    const h = room * (0.38 + next() * 0.22);
    const lean = (next() - 0.5) * 5;
    const eaves = ground - h * 0.56;
    front.shape(near, [
      [x + 1, ground],
      [x + 2 + lean, ground - h * 0.6],
      [x + w - 2 + lean, ground - h * 0.6],
      [x + w - 1, ground],
    ]);
    front.shape(roof, [
      [x - 3 + lean, eaves],
      [x + w * 0.45 + lean, ground - h * 1.12],
      [x + w * 0.55 + lean, ground - h * 1.12],
      [x + w + 3 + lean, eaves],
    ]);
    front.add(roof, `M${short(x - 3 + lean)} ${short(eaves)}l3 3.5 4-3.5 4 3.5 4-3.5 4 3.5 4-3.5 4 3.5 3-3.5Z`);
    if (next() > 0.4) front.box(dark, x + w * 0.68 + lean, ground - h * 1.12, 4.5, 11);
    front.box(LIT, x + w * 0.22, ground - h * 0.42, 5, 5.5);
    front.box(next() > 0.5 ? LIT_LOW : dark, x + w * 0.58, ground - h * 0.42, 5, 5.5);
    x += w + 2;
  }
}

/** Pediments, columns and domes. */
function offices({ next, back, front, width, room, ground, far, near, dark, roof, colour }: Site): void {
  back.box(far, 0, ground - room * 0.45, width, room * 0.45);
  back.box(far, width * 0.12, ground - room * 0.45 - 14, 10, 14);
  back.box(far, width * 0.78, ground - room * 0.45 - 18, 13, 18);
  const w = 62 + next() * 10;
  const x = (width - w) * (0.35 + next() * 0.35);
  const h = room * 0.46;
  if (next() > 0.45) {
    const r = w * 0.22;
    front.add(roof, `M${short(x + w * 0.28)} ${short(ground - h - 8)}a${short(r)} ${short(r)} 0 0 1 ${short(w * 0.44)} 0Z`);
    front.box(roof, x + w / 2 - 1, ground - h - 18 - w * 0.21, 2, 10);
    front.add(LIT_LOW, `M${short(x + w / 2)} ${short(ground - h - 18 - w * 0.21)}l9 3-9 3Z`);
    front.box(roof, x, ground - h - 9, w, 9);
  } else {
    front.shape(roof, [
      [x - 4, ground - h - 2],
      [x + w / 2, ground - h - 19],
      [x + w + 4, ground - h - 2],
    ]);
    front.disc(LIT, x + w / 2, ground - h - 7.5, 3.4);
  }
  front.box(near, x - 2, ground - h - 3, w + 4, 6);
  front.box(dark, x, ground - h + 2, w, h);
  const step = (w - 9) / 5;
  const column = mix(colour, '#1a2830', 0.35);
  for (let i = 0; i < 6; i++) {
    const cx = x + 3 + i * step;
    front.box(column, cx, ground - h + 3, 4, h - 7);
    if (i < 5) front.arch(i % 2 ? LIT : mix(LIT_LOW, dark, 0.55), cx + 5.2, ground - h + 9, step - 6, h - 15);
  }
  front.box(near, x - 5, ground - 4, w + 10, 4);
}

const AWNINGS = [
  ['#d9573b', '#fff0d2'],
  ['#2f7f86', '#fff0d2'],
  ['#e0a83c', '#7a3b1d'],
] as const;

/** Arcades and striped awnings. */
function stalls({ next, back, front, width, room, ground, far, near, dark, roof }: Site): void {
  for (let x = -3, i = 0; x < width; i++) {
    const w = 17 + next() * 9;
    const h = room * (0.55 + next() * 0.28);
    back.box(far, x, ground - h, w, h);
    back.shape(near, [
      [x - 1, ground - h],
      [x + w * 0.2, ground - h - 5],
      [x + w * 0.8, ground - h - 5],
      [x + w + 1, ground - h],
    ]);
    back.box(i % 2 ? LIT : near, x + w * 0.25, ground - h + 7, 3.6, 5);
    back.box(i % 3 ? near : LIT_LOW, x + w * 0.6, ground - h + 7, 3.6, 5);
    x += w + 1;
  }
  const w = (width - 8) / 3;
  const first = Math.floor(next() * 3);
  for (let i = 0; i < 3; i++) {
    const x = 4 + i * w;
    const y = ground - room * (0.34 + next() * 0.08);
    const stripes = AWNINGS[(i + first) % 3] ?? AWNINGS[0];
    front.box(dark, x + 2, y, w - 4, ground - y);
    front.box(mix(LIT_LOW, dark, 0.25), x + 5, y + 9, w - 10, ground - y - 15);
    for (let k = 0; k < 5; k++) {
      const sx = x + (k * w) / 5;
      front.add(
        stripes[k % 2 ? 1 : 0],
        `M${short(sx + (k === 0 ? 2 : 0))} ${short(y - 5)}H${short(sx + w / 5 - (k === 4 ? 2 : 0))}L${short(sx + w / 5)} ${short(y + 5)}a${short(w / 10)} 3 0 0 1 ${short(-w / 5)} 0Z`,
      );
    }
    front.box(roof, x + 3, ground - 7, w - 6, 7);
  }
}

/** A manor with turrets and clipped trees. */
function manor({ next, back, front, width, room, ground, far, near, dark, roof }: Site): void {
  back.add(
    far,
    `M0 ${ground}V${short(ground - room * 0.3)}Q${short(width * 0.25)} ${short(ground - room * 0.62)} ${short(width * 0.5)} ${short(ground - room * 0.36)}T${width} ${short(ground - room * 0.42)}V${ground}Z`,
  );
  const w = 50 + next() * 10;
  const x = (width - w) * (0.4 + next() * 0.25);
  const h = room * 0.42;
  const tower = 12;
  front.shape(roof, [
    [x - 2, ground - h],
    [x + 6, ground - h - 15],
    [x + w - 6, ground - h - 15],
    [x + w + 2, ground - h],
  ]);
  front.box(near, x, ground - h, w, h);
  for (const tx of [x - tower + 3, x + w - 3]) {
    const th = h + 9 + next() * 8;
    front.box(dark, tx, ground - th, tower, th);
    front.shape(roof, [
      [tx - 2.5, ground - th],
      [tx + tower / 2, ground - th - 20],
      [tx + tower + 2.5, ground - th],
    ]);
    front.add(LIT_LOW, `M${short(tx + tower / 2)} ${short(ground - th - 26)}l6 2.4-6 2.4Z`);
    front.arch(LIT, tx + 4, ground - th + 7, 4, 7);
  }
  for (let i = 0; i < 4; i++) {
    front.arch(i === 2 ? mix(LIT_LOW, dark, 0.5) : LIT, x + 6 + (i * (w - 12)) / 3.6, ground - h + 6, 5, 9);
  }
  front.arch(LIT_LOW, x + w / 2 - 4, ground - 11, 8, 11);
  for (const tx of [6, width - 8]) {
    front.disc(mix('#4f7a4a', '#0c1419', 0.35), tx, ground - 9, 6);
    front.box(dark, tx - 1, ground - 5, 2, 5);
  }
}

/** Gothic towers with glowing lancets. */
function towers({ next, back, front, width, room, ground, far, near, dark, roof }: Site): void {
  const skyline: [number, number, number][] = [
    [0.06, 0.16, 0.62],
    [0.24, 0.2, 0.82],
    [0.5, 0.17, 0.98],
    [0.7, 0.2, 0.74],
    [0.88, 0.14, 0.58],
  ];
  for (const [at, wide, high] of skyline) {
    const x = width * at - 4;
    const w = width * wide * 0.9;
    const h = room * high * (0.78 + next() * 0.16);
    back.box(far, x + 6, ground - h * 0.8, w * 0.8, h * 0.8);
    back.shape(far, [
      [x + 5, ground - h * 0.8],
      [x + 6 + w * 0.4, ground - h * 1.12],
      [x + 7 + w * 0.8, ground - h * 0.8],
    ]);
  }
  front.box(near, 0, ground - room * 0.3, width, room * 0.3);
  for (let i = 0; i < Math.floor(width / 11); i++) {
    front.arch(i % 3 === 1 ? mix(LIT_LOW, dark, 0.6) : LIT, 4 + i * 11, ground - room * 0.24, 5, room * 0.16);
  }
  for (const at of [0.14, 0.46, 0.8]) {
    const w = 15;
    const x = width * at - w / 2;
    const h = room * (0.5 + next() * 0.2);
    front.box(dark, x, ground - h, w, h);
    front.shape(roof, [
      [x - 2, ground - h],
      [x + w / 2, ground - h - 21],
      [x + w + 2, ground - h],
    ]);
    front.disc('#ffd166', x + w / 2, ground - h - 22, 2.4);
    front.arch('#ff9f6b', x + w / 2 - 2.5, ground - h + 6, 5, 11);
  }
}

const DRAWN: { [quarter in Quarter]: (site: Site) => void } = {
  commons: cottages,
  council: offices,
  merchant: stalls,
  nobles: manor,
  university: towers,
};

export function houses(quarter: Quarter, seed: number, width: number, top: number, ground: number): Scene {
  const colour = QUARTER_COLOUR[quarter];
  const site: Site = {
    next: hand(seed),
    back: new Sheet(),
    front: new Sheet(),
    width,
    room: ground - top,
    ground,
    far: mix(colour, '#22333d', 0.42),
    near: mix(colour, '#131e25', 0.66),
    dark: mix(colour, '#0c1419', 0.8),
    roof: mix(colour, '#0e181d', 0.5),
    colour,
  };
  DRAWN[quarter](site);
  return { back: site.back.patches, front: site.front.patches };
}

/** What is left of a block: broken walls, and embers in the cracks. */
export function ruins(seed: number, width: number): { walls: string; embers: string } {
  const next = hand(seed + 5);
  let walls = '';
  for (let x = 2; x < width - 4; ) {
    const w = 7 + next() * 13;
    const h = 12 + next() * 34;
    walls += `M${short(x)} 96V${short(96 - h)}l${short(w * 0.35)} ${short(next() * 9 - 2)} ${short(w * 0.3)} ${short(-next() * 9)} ${short(w * 0.35)} ${short(next() * 12)}V96Z`;
    x += w + 1 + next() * 4;
  }
  let embers = '';
  for (let k = 0; k < 4; k++) {
    embers += `M${short(8 + next() * 98)} ${short(90 + next() * 16)}`;
    for (let m = 0; m < 4; m++) embers += `l${short(4 + next() * 8)} ${short(next() * 9 - 5)}`;
  }
  return { walls, embers };
}
