/** Chapter 7: drawing the map, nature first, then every location in its order. */
import { count, type Plain, type PlainRecord, pick, seat } from '@guildhall/kernel';
import {
  DRAWING_STEPS,
  type DrawingStep,
  FEATURE_SORTS,
  type FeatureSort,
  MOST_FEATURES,
  MOST_SEATS,
  STEP_OF_KIND,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Location, Table } from '../table.ts';
import { book, type FrameOf, type P } from './book.ts';
import { connections } from './connections.ts';
import { DRAWING_FORM, readDrawing, readFeature } from './drawing.ts';
import { entryPoints } from './entries.ts';
import { adjacent, groundOf } from './graph.ts';
import { place } from './kinds.ts';
import { plainDrawing, plainFeature } from './plain-drawing.ts';
import { compareLocations, FEATURE_IDS, LOCATION_IDS, next } from './reading.ts';
import { ideas } from './texts.ts';

/** DF-7.8 to DF-7.11. */
export function drawingStep({ kind, underground, concealed }: Location): DrawingStep {
  return underground ? 'underground' : concealed ? 'concealed' : STEP_OF_KIND[kind];
}
/** Step by step, and within a step from the highest value down (DF-7.13). */
function drawingOrder(t: Table): number[] {
  const step = (l: number): number => DRAWING_STEPS.indexOf(drawingStep(t.locations[l]));
  return t.locations.map((_, l) => l).sort((a, b) => step(a) - step(b) || compareLocations(t, a, b));
}

const SUGGESTED: readonly FeatureSort[] = ['river', 'hills', 'forest'];

const nature = book.procedure('nature', { active: seat, passes: count(MOST_SEATS) });

function takeFeature(p: P, f: FrameOf<typeof nature>, answer: Plain): void {
  const { t } = p;
  const seat = f.vars.active;
  f.vars.active = next(t, seat);
  const feature = answer === 'pass' ? null : readFeature(answer, t.seats);
  if (!feature || 'refused' in feature) {
    f.vars.passes++;
    p.tell?.({ kind: 'passed', rule: 'DF-7.7', seat, question: 'nature/draw' });
    return;
  }
  f.vars.passes = 0;
  const id = FEATURE_IDS[t.sketch.features.length];
  t.sketch = { ...t.sketch, features: [...t.sketch.features, { id, seat, ...feature.ok }] };
  p.tell?.({ kind: 'featureDrawn', rule: 'DF-7.6', seat, id, sort: feature.ok.sort });
}

nature.does((w) => [
  w.run((p, f) => {
    f.vars.active = p.t.start;
  }),
  // DF-7.22: at most twelve.
  w.loop(
    (t, f) => f.vars.passes < t.seats && t.sketch.features.length < MOST_FEATURES,
    [
      w.ask<Plain>('draw', {
        rule: 'DF-7.7',
        who: (_t, f) => f.vars.active,
        form: DRAWING_FORM,
        accepts: (t, _f, answer) => {
          if (answer === 'pass') return null;
          const feature = readFeature(answer, t.seats);
          return 'refused' in feature ? feature.refused : null;
        },
        sample: (t, _f, random) => (random.below(6) > 0 ? 'pass' : plainFeature(t, pick(random, FEATURE_SORTS), random)),
        suggest: (t, _f, list) => {
          list.push('pass');
          for (const sort of SUGGESTED) list.push(plainFeature(t, sort, ideas(t)));
        },
        take: takeFeature,
        show: (t) => ({ left: MOST_FEATURES - t.sketch.features.length }),
      }),
    ],
  ),
]);

export const map = book.procedure('map', { location: place });

/** So many ways to draw it are offered to those who do not draw (DF-31.5). */
const PLACES = 3;

function takeDrawing(p: P, f: FrameOf<typeof map>, answer: Plain): void {
  const { t } = p;
  const l = f.vars.location;
  const drawing = readDrawing(t, l, answer);
  if ('refused' in drawing) return;
  const { footprint, strokes, inside, crossings } = drawing.ok;
  const { seat, name } = t.locations[l];
  const { sketch } = t;
  const drawings = sketch.drawings.map((one, i) => (i === l ? { seat, footprint, strokes, inside } : one));
  t.sketch = { ...sketch, drawings, crossings: [...sketch.crossings, ...crossings] };
  if (!p.tell) return;
  p.tell({ kind: 'locationDrawn', rule: 'DF-7.2', seat, id: LOCATION_IDS[l], name, alone: isAlone(t, l) });
  for (const { road, over, sort } of crossings) {
    p.tell({ kind: 'crossingMarked', rule: sort === 'gate' ? 'DF-7.15' : 'DF-7.14', seat, road, over, sort });
  }
}
/** DF-7.18: a small location neither in nor next to a larger one is told as a warning. */
function isAlone(t: Table, l: number): boolean {
  if (t.locations[l].kind !== 'small') return false;
  const ground = groundOf(t);
  return !t.locations.some(({ kind }, i) => kind !== 'small' && adjacent(ground, l, i));
}

map.does((w) => [
  w.run((p) => {
    const { t } = p;
    t.order = drawingOrder(t);
    t.sketch = { ...t.sketch, drawings: t.locations.map(() => null) };
  }),
  w.call(nature),
  w.each('location', (t) => t.order, [
    w.ask<PlainRecord>('draw', {
      rule: 'DF-7.2',
      who: (t, f) => t.locations[f.vars.location].seat,
      form: DRAWING_FORM,
      accepts: (t, f, answer) => {
        // DF-7.3: there is no going on without a drawing.
        if (answer === 'pass') return no('DF-7.3', 'notReallyDrawn', { length: 0, least: 30 });
        const drawing = readDrawing(t, f.vars.location, answer);
        return 'refused' in drawing ? drawing.refused : null;
      },
      sample: (t, f, random) => plainDrawing(t, f.vars.location, random),
      suggest: (t, f, list) => {
        for (let i = 0; i < PLACES; i++) list.push(plainDrawing(t, f.vars.location, ideas(t, i)));
      },
      take: takeDrawing,
      show: (t, f) => {
        const { id, kind, wall, road, underground } = t.locations[f.vars.location];
        return { location: id, kind, wall, road, underground };
      },
    }),
  ]),
  w.call(connections),
  w.call(entryPoints),
]);
