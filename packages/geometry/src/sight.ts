/** Sight between round bases, by sample points: the centre and 32 points of the rim, every 11.25 degrees from due east.
 *  One base sees another if any of the 33 x 33 lines is open; it sees it clearly if all 33 lines from one of its points are. */
import { all, hits, index, isAnyOpen, kind, lay, opaque, stopped, swapped } from './lines.ts';
import { type Base, MEASURE_TOLERANCE, type Scene } from './plain.ts';
import { SAMPLE_POINTS, sampleX, sampleY } from './rim.ts';

export const SIGHTS = ['clear', 'obscured', 'none'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Is any of the first `count` things in the way of this line from a point of the viewer to one of the target? */
const barred = (count: number, v: number, t: number): boolean => (swapped ? stopped(count, t, v) : stopped(count, v, t));

/** Is there a point of the viewer from which all lines to the target are free of everything? */
function seesAll(): boolean {
  let last = 0;
  for (let v = 0; v < SAMPLE_POINTS; v++) {
    if (barred(all, v, last)) continue;
    let t = 0;
    while (t < SAMPLE_POINTS && (t === last || !barred(all, v, t))) t++;
    if (t === SAMPLE_POINTS) return true;
    last = t;
  }
  return false;
}

/**
 * How the viewer sees the target: clearly, obscured, or not at all. Seeing is mutual; seeing clearly need not be.
 * The two bases themselves never block, nor does `except` (the true base, when one of the two is an imagined copy), nor
 * anything whose top is no higher than one of the two stands. Who looks at itself sees itself.
 */
export function sight(
  scene: Scene,
  viewer: Base,
  target: Base,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): Sight {
  if (viewer === target) return 'clear';
  const known = lay(scene, viewer, target, except, tolerance, 'how well');
  if (known) return known;
  if (seesAll()) return 'clear';
  return isAnyOpen(viewer, target) ? 'obscured' : 'none';
}

/** Can the two see each other at all? Quicker than `sight` where it does not matter how well. */
export function sees(scene: Scene, a: Base, b: Base, except: Base | null = null, tolerance = MEASURE_TOLERANCE): boolean {
  if (a === b) return true;
  const known = lay(scene, a, b, except, tolerance, 'at all');
  if (known) return known !== 'none';
  return isAnyOpen(a, b);
}

/** One line of sight between sample points. */
export interface Line {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** What is in the way: a piece or base of the scene, and how many of the 1,089 lines it meets. */
export interface InTheWay {
  what: 'piece' | 'base';
  index: number;
  blocks: boolean;
  lines: number;
}

/** A sight with its reasons, for people to read: not for hot paths. */
export interface SightExplained {
  sight: Sight;
  /** Lines that nothing touches, lines only obscured, lines blocked. */
  open: number;
  dimmed: number;
  blocked: number;
  /** The best line there is (open, else dimmed), from viewer to target; null if all are blocked. */
  seen: Line | null;
  /** The first line that is blocked or dimmed, seen from the viewer's best point; null if nothing is in the way. */
  barred: Line | null;
  /** What meets at least one line, most lines first. */
  inTheWay: InTheWay[];
}

export function explainSight(
  scene: Scene,
  viewer: Base,
  target: Base,
  except: Base | null = null,
  tolerance = MEASURE_TOLERANCE,
): SightExplained {
  const told: SightExplained = { sight: 'clear', open: 0, dimmed: 0, blocked: 0, seen: null, barred: null, inTheWay: [] };
  told.sight = sight(scene, viewer, target, except, tolerance);
  if (viewer === target) return { ...told, open: SAMPLE_POINTS * SAMPLE_POINTS };
  lay(scene, viewer, target, except, tolerance, 'line by line');
  const counts = new Array<number>(all).fill(0);
  let best = -1;
  for (let v = 0; v < SAMPLE_POINTS; v++) {
    let freeHere = 0;
    let barredHere: Line | null = null;
    for (let t = 0; t < SAMPLE_POINTS; t++) {
      let worst = 0;
      for (let k = 0; k < all; k++) {
        if (!(swapped ? hits(k, t, v) : hits(k, v, t))) continue;
        counts[k]++;
        worst = Math.max(worst, k < opaque ? 2 : 1);
      }
      const way = { x0: sampleX(viewer, v), y0: sampleY(viewer, v), x1: sampleX(target, t), y1: sampleY(target, t) };
      if (worst === 0) freeHere++;
      else barredHere ??= way;
      if (worst === 0 ? told.open === 0 : worst === 1 && told.open + told.dimmed === 0) told.seen = way;
      if (worst === 0) told.open++;
      else if (worst === 1) told.dimmed++;
      else told.blocked++;
    }
    if (freeHere > best) {
      best = freeHere;
      told.barred = barredHere;
    }
  }
  for (let k = 0; k < all; k++) {
    if (counts[k] > 0)
      told.inTheWay.push({ what: kind[k] ? 'piece' : 'base', index: index[k], blocks: k < opaque, lines: counts[k] });
  }
  told.inTheWay.sort((a, b) => b.lines - a.lines || a.index - b.index);
  return told;
}
