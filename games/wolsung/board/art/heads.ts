/** Heads, put together of parts: a face, ears, hair, a hat, whiskers. Centre 0, 0; about 76 high; they look to the right. */
import { disc, INK, line, oval, type Shape, shape } from './shapes.tsx';

type Ears = 'round' | 'pointed' | 'broad';
type Hair = 'short' | 'curls' | 'bun' | 'long' | 'braids' | 'knot' | 'none';
type Hat = 'none' | 'bowler' | 'top' | 'cap' | 'goggles' | 'peaked' | 'brim' | 'tiara' | 'hood' | 'helmet' | 'flowers';
type Whiskers = 'none' | 'moustache' | 'sideburns' | 'beard' | 'braid' | 'tusks' | 'mask' | 'fan' | 'monocle';

export interface HeadLook {
  skin: string;
  shade: string;
  eyes: string;
  ears: Ears;
  hair: Hair;
  hairColour: string;
  hat: Hat;
  hatColour: string;
  whiskers: Whiskers;
}

const GOLD = '#c79a4b';

const eye = (x: number, y: number, colour: string): Shape[] => [
  oval(x, y, 7, 4.8, '#fffdf4', { width: 1.6 }),
  disc(x + 1.6, y + 0.3, 3.3, colour, { width: 0, bare: true }),
  disc(x + 1.9, y + 0.2, 1.6, INK, { width: 0, bare: true }),
  line(`M${x - 8} ${y - 3}Q${x} ${y - 8.5} ${x + 8} ${y - 2.5}`, INK, 2.3),
];

const ears: { readonly [id in Ears]: (skin: string) => Shape[] } = {
  round: (skin) => [shape('M-31-4l-12-6 2 19 12 5Z', skin), shape('M32-4l11-6-2 19-11 5Z', skin)],
  pointed: (skin) => [shape('M-33-2l-26-20 10 32 17 8Z', skin), shape('M35-2l24-20-9 32-15 8Z', skin)],
  broad: (skin) => [shape('M-35-2l-24-10 9 26 15 6Z', skin), shape('M37-2l22-10-8 26-14 6Z', skin), disc(-47, 10, 3, GOLD)],
};

/** Behind the face, and before it. */
const hairs: { readonly [id in Hair]: (colour: string) => { back: Shape[]; front: Shape[] } } = {
  none: () => ({ back: [], front: [] }),
  short: (colour) => ({
    back: [shape('M-38 2C-42-42-22-56 2-56C30-56 46-40 40 2Z', colour)],
    front: [shape('M-34-12C-32-32-12-40 4-34C20-40 34-30 36-12C28-26 16-28 4-26C-10-28-24-24-34-12Z', colour, { width: 1.4 })],
  }),
  curls: (colour) => ({
    back: [
      shape(
        'M-28-46a22 22 0 0 0-26 22a22 22 0 0 0-8 32a20 20 0 0 0 8 30a17 17 0 0 0 26 12L28 50a17 17 0 0 0 26-12a20 20 0 0 0 8-30a22 22 0 0 0-8-32a22 22 0 0 0-26-22Z',
        colour,
      ),
    ],
    front: [
      shape('M-36-20a12 12 0 0 0 14 8a12 12 0 0 0 17-4a12 12 0 0 0 17 0a11 11 0 0 0 13-2L40-30C30-50-28-52-36-34Z', colour),
    ],
  }),
  bun: (colour) => ({
    back: [shape('M-22-52C-30-84 30-90 28-54Z', colour), shape('M-40 6C-48-40-24-58 2-58C30-58 50-40 42 6Z', colour)],
    front: [shape('M-36-6C-40-40-18-52 2-46C24-52 44-40 39-6C32-28 18-34 2-27C-16-34-29-28-36-6Z', colour)],
  }),
  long: (colour) => ({
    back: [
      shape('M-40-30C-60-6-58 34-52 66C-44 74-36 70-32 60L36 60C40 70 48 74 56 66C62 34 64-6 44-30C30-60-28-60-40-30Z', colour),
    ],
    front: [shape('M-36-4C-40-38-20-50 4-48C28-50 44-36 39-2C34-24 22-32 8-34C-8-28-28-24-36-4Z', colour)],
  }),
  braids: (colour) => ({
    back: [
      shape(
        'M-40-30C-62-6-64 40-58 84C-50 92-40 88-36 78C-34 50-34 10-30-10L32-10C36 10 36 50 38 78C42 88 52 92 60 84C66 40 64-6 42-30Z',
        colour,
      ),
    ],
    front: [shape('M-36-8C-38-38-18-48 4-44C26-48 42-36 38-8C30-26 16-34 4-30C-10-34-28-26-36-8Z', colour)],
  }),
  knot: (colour) => ({
    back: [
      shape('M-8-56C-24-82 18-92 24-70C28-60 18-52 10-50Z', colour),
      shape('M-40-8C-44-44-24-56 2-56C32-56 46-40 42-4L34 10-34 10Z', colour),
    ],
    front: [shape('M-36-14C-30-30-10-36 4-30C18-36 34-28 38-14C36-34 26-44 2-44C-24-44-34-32-36-14Z', colour)],
  }),
};

const brimmed = (colour: string): Shape => shape('M-60-30C-30-44 34-44 62-30C60-22 34-30 0-30C-34-30-58-22-60-30Z', colour);

const hats: { readonly [id in Hat]: (colour: string) => Shape[] } = {
  none: () => [],
  bowler: (colour) => [
    brimmed(colour),
    shape('M-40-36C-42-76-24-82 0-82C24-82 42-76 41-36C20-42-20-42-40-36Z', colour),
    shape('M-41-40C-20-48 22-48 41-40L41-48C22-57-20-57-41-48Z', '#8e2f3a', { width: 1.4 }),
  ],
  top: (colour) => [
    brimmed(colour),
    shape('M-36-36L-40-92C-20-100 24-100 42-92L39-36C20-42-18-42-36-36Z', colour),
    shape('M-37-50L-36-37C-18-43 20-43 39-37L40-50C22-56-20-56-37-50Z', '#8e2f3a', { width: 1.4 }),
  ],
  cap: (colour) => [
    shape('M-50-26C-54-60-22-70 6-68C42-66 58-46 52-24C32-38-22-40-50-26Z', colour),
    shape('M-12-35C16-44 50-40 62-22C44-29 14-30-12-24Z', '#14494c'),
  ],
  goggles: (colour) => [
    shape('M-46-34C-20-48 26-48 52-32L51-24C26-40-20-40-46-26Z', colour),
    disc(-14, -39, 12, GOLD),
    disc(15, -39, 12, GOLD),
    disc(-14, -39, 7, '#9fe0d4', { bare: true }),
    disc(15, -39, 7, '#9fe0d4', { bare: true }),
  ],
  peaked: (colour) => [
    shape('M-46-30C-54-64-20-68 4-66C40-68 58-62 50-30C30-42-26-42-46-30Z', colour),
    shape('M-42-33C-24-43 28-43 46-33L45-25C26-35-22-35-41-25Z', '#8e2f3a', { width: 1.4 }),
    shape('M-14-28C14-36 46-32 58-18C42-24 12-24-14-19Z', '#15121a'),
    disc(4, -48, 6, GOLD),
  ],
  brim: (colour) => [
    shape('M-76-34C-40-54 44-54 82-36C68-22 40-30 0-31C-40-30-64-20-76-34Z', colour),
    shape('M-42-42C-42-80-22-84 0-76C22-84 46-80 44-42C20-50-20-50-42-42Z', colour),
    shape('M-43-52C-20-60 22-60 45-52L44-41C22-49-20-49-42-41Z', '#1f6b6b', { width: 1.4 }),
  ],
  tiara: () => [
    shape('M-36-44L-42-68-23-55-14-78 1-60 16-80 25-56 44-68 39-44C16-55-14-55-36-44Z', '#f0d48f'),
    disc(1, -55, 5, '#8e2f3a', { bare: true }),
    disc(-19, -52, 3.4, '#1f7f7a', { bare: true }),
    disc(22, -52, 3.4, '#1f7f7a', { bare: true }),
  ],
  hood: (colour) => [shape('M-48 44C-66-30-40-76 2-86C46-76 70-30 52 44L34 30C42-10 30-34 2-38C-26-34-38-10-30 30Z', colour)],
  helmet: (colour) => [
    shape('M-42-30C-44-72-22-90 2-94C28-90 48-72 44-30C20-40-20-40-42-30Z', colour),
    shape('M-4-94L2-106 8-94Z', GOLD),
    shape('M-52-26C-26-40 30-40 56-26C52-20 30-30 0-30C-32-30-48-20-52-26Z', colour),
    disc(2, -56, 9, GOLD),
  ],
  flowers: (colour) => [disc(-24, -54, 9, colour), disc(-12, -62, 8, '#f2a6c4'), disc(-32, -64, 7, '#f2a6c4')],
};

const whiskers: { readonly [id in Whiskers]: (look: HeadLook) => Shape[] } = {
  none: () => [],
  moustache: ({ hairColour }) => [
    shape('M3 19C-8 14-24 18-36 30C-24 37-6 36 3 27C12 36 30 37 43 30C32 18 14 14 3 19Z', hairColour, { bare: true }),
  ],
  sideburns: ({ hairColour }) => [
    shape('M-36-16C-42 4-40 22-30 34C-28 20-28 6-28-14ZM37-16C42 4 41 22 31 34C29 20 29 6 30-14Z', hairColour),
    shape('M3 19C-8 14-26 18-38 32C-24 40-6 38 3 28C12 38 32 40 45 32C32 18 14 14 3 19Z', hairColour, { bare: true }),
  ],
  beard: ({ hairColour }) => [
    shape('M-36-2C-42 40-24 70 2 74C30 70 46 40 39-2C34 16 26 20 18 20C8 14-2 14-12 20C-22 20-32 16-36-2Z', hairColour),
    line('M-8 32Q4 40 16 32', '#3a1f16', 2.6),
  ],
  braid: ({ hairColour }) => [
    shape(
      'M-36-2C-42 36-26 58-10 64L-6 96Q4 104 14 96L16 64C32 58 46 36 39-2C34 16 26 20 18 20C8 14-2 14-12 20C-22 20-32 16-36-2Z',
      hairColour,
    ),
    line('M-8 68L14 76M-7 80L14 88', '#f0d48f', 2.6),
    line('M-8 32Q4 40 16 32', '#3a1f16', 2.6),
  ],
  tusks: () => [shape('M-13 33L-10 19-5 32ZM21 33L18 19 13 32Z', '#fff6df', { width: 1.6, bare: true })],
  mask: ({ hatColour }) => [
    shape(
      'M-39-20C-38 4-28 14-14 12C-4 11 0 16 4 20C8 16 12 11 20 12C34 14 40 4 40-20C20-30-20-30-39-20Z',
      hatColour === '#2b242f' ? '#d96f28' : '#e9e0cc',
    ),
    oval(-11, -3, 8, 5.4, '#1b1013', { bare: true }),
    oval(20, -3, 8, 5.4, '#1b1013', { bare: true }),
    oval(-10, -3, 3.4, 3, '#ffd98a', { width: 0, bare: true }),
    oval(21, -3, 3.4, 3, '#ffd98a', { width: 0, bare: true }),
  ],
  fan: () => [
    shape('M-60 62C-58 26-34 10 3 10C40 10 64 26 66 62L3 94Z', '#8e2f3a'),
    line('M3 94L-52 44M3 94L-32 22M3 94L-12 13M3 94L18 13M3 94L38 22M3 94L58 44', '#f0d48f', 2.2),
  ],
  monocle: () => [disc(17, 1, 12, 'none', { ink: GOLD, width: 3, bare: true }), line('M28 6C33 22 33 38 29 54', GOLD, 1.6)],
};

/** A whole head of its parts, from the back to the front. */
export function headOf(look: HeadLook): Shape[] {
  const { skin, shade, eyes, hairColour } = look;
  const { back, front } = hairs[look.hair](hairColour);
  return [
    ...back,
    ...ears[look.ears](shade),
    shape('M-34-18C-37 18-20 43 1 45C22 43 38 18 35-18C32-42-31-42-34-18Z', skin),
    shape('M-34-12C-36 20-19 43 1 45C-11 36-24 20-23-14Z', shade, { width: 0, bare: true }),
    ...eye(-10, 1, eyes),
    ...eye(17, 1, eyes),
    line('M-21-10Q-11-16-2-10M8-11Q18-16 28-9', hairColour === 'none' ? INK : hairColour, 3.2),
    line('M5 5Q10 13 4 16', INK, 2),
    line('M-8 29Q5 36 19 27', '#6d2a2a', 2.4),
    ...front,
    ...whiskers[look.whiskers](look),
    ...hats[look.hat](look.hatColour),
  ];
}
