/** Chapter 18: Menace. */
import { MOST_MENACE } from '../data/index.ts';
import type { P } from './book.ts';
import { end } from './ending.ts';

/** BW-18.3, BW-18.5, BW-18.7: never below 0 nor above 16. BW-18.6, BW-18.15: 16 loses at once. */
export function changeMenace(p: P, by: number): void {
  const { t } = p;
  const to = Math.max(0, Math.min(MOST_MENACE, t.menace + by));
  if (to === t.menace) return;
  p.tell?.({ kind: 'menaceChanged', rule: by > 0 ? 'BW-18.3' : 'BW-18.4', by: to - t.menace, to });
  t.menace = to;
  if (to === MOST_MENACE) end(p, 'menace');
}
