/** Chapter 10: the defenders are placed, from the highest card value down. */
import type { Plain, Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { RESERVE, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type DF } from './book.ts';
import { unit } from './kinds.ts';
import { compareDefenders, DEFENDER_IDS, hasRoom, isRegiment, LOCATION_IDS, locationNamed } from './reading.ts';

export const placing = book.procedure('placing', { unit });

/** DF-10.4 to DF-10.6: regiments need room, others go anywhere. */
const mayStand = (t: Table, d: number, l: number): boolean => !isRegiment(t, d) || hasRoom(t, l);
const hasPlace = (t: Table, d: number): boolean => t.locations.some((_, l) => mayStand(t, d, l));

function whyNotPlace(t: Table, answer: Plain): Refusal<DF> {
  const l = locationNamed(t, answer);
  if (l >= 0) return no('DF-10.4', 'noRoom', { location: LOCATION_IDS[l], capacity: t.locations[l].capacity });
  // DF-10.9: nobody stands in a natural feature.
  const feature = t.sketch.features.find(({ id }) => id === answer);
  return feature ? no('DF-10.9', 'noSuchThing', { id: feature.id }) : notAnAnswer('placing/location', answer);
}

placing.does((w) => [
  w.each('unit', (t) => t.defenders.map((_, d) => d).sort((a, b) => compareDefenders(t, a, b)), [
    w.when(
      (t, f) => hasPlace(t, f.vars.unit),
      [
        w.ask<string>('location', {
          rule: 'DF-10.2',
          who: (t, f) => t.defenders[f.vars.unit].seat,
          legal: (t, f, list) => {
            for (let l = 0; l < t.locations.length; l++) if (mayStand(t, f.vars.unit, l)) list.push(LOCATION_IDS[l]);
          },
          why: (t, _f, answer) => whyNotPlace(t, answer),
          take: (p, f, answer) => {
            const { t } = p;
            const d = f.vars.unit;
            t.where[d] = locationNamed(t, answer);
            const { seat } = t.defenders[d];
            p.tell?.({ kind: 'defenderPlaced', rule: 'DF-10.1', seat, unit: DEFENDER_IDS[d], location: answer });
          },
          show: (_t, f) => ({ unit: DEFENDER_IDS[f.vars.unit] }),
        }),
      ],
      [
        // DF-10.8.
        w.run((p, f) => {
          const { t } = p;
          const unit = DEFENDER_IDS[f.vars.unit];
          t.where[f.vars.unit] = RESERVE;
          t.reserve.push(unit);
          p.tell?.({ kind: 'defenderWaits', rule: 'DF-10.8', unit });
        }),
      ],
    ),
  ]),
]);
