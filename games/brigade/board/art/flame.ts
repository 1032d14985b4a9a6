/** The shape of fire: one tongue, and a row of tongues by intensity. */
import { hand, short } from './paint.ts';

/** One tongue: middle of its foot, width, height, and how far it leans. */
export function tongue(x: number, y: number, w: number, h: number, lean = 0): string {
  const p = (dx: number, dy: number, l = 0) => `${short(x + w * dx + lean * l)} ${short(y - h * dy)}`;
  return (
    `M${p(-0.5, 0)}C${p(-0.62, 0.34)} ${p(-0.16, 0.45, 1)} ${p(-0.08, 1, 1)}C${p(0.26, 0.78, 1)} ${p(0.2, 0.56)} ${p(0.3, 0.5)}` +
    `C${p(0.34, 0.62)} ${p(0.36, 0.66)} ${p(0.36, 0.72)}C${p(0.62, 0.42)} ${p(0.6, 0.16)} ${p(0.5, 0)}Z`
  );
}

/** The flame marker lying on a track. */
export const MARKER = tongue(0, 12, 25, 36, -1);

const TONGUES = [0, 2, 3, 4, 5];
const HEIGHT = [0, 0.42, 0.62, 0.84, 1.08];

export interface Blaze {
  outer: string;
  inner: string;
}

/** Flames behind the houses (layer 0) or before them (layer 1), higher and denser with intensity. */
export function blaze(intensity: number, seed: number, width: number, top: number, ground: number, layer: 0 | 1): Blaze {
  const next = hand(seed + 77 * layer);
  const room = ground - top;
  const count = (TONGUES[intensity] ?? 5) + (layer === 0 ? 1 : 0);
  const rise = (HEIGHT[intensity] ?? 1.08) * (layer === 0 ? 1 : 0.62);
  let outer = '';
  let inner = '';
  for (let i = 0; i < count; i++) {
    const x = width * (0.12 + 0.76 * (count === 1 ? 0.5 : i / (count - 1))) + (next() - 0.5) * 9;
    const h = room * rise * (0.72 + next() * 0.4);
    const w = 14 + intensity * 3 + next() * 6;
    outer += tongue(x, ground + 2, w, h, (next() - 0.3) * 6);
    inner += tongue(x + 1, ground + 2, w * 0.5, h * 0.56, (next() - 0.3) * 3);
  }
  return { outer, inner };
}
