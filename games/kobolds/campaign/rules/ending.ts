/** Chapter 37: the whole campaign, round after round, and the three titles (KC-30.3, KC-37.1 to KC-37.4). */
import type { Outcome } from '@guildhall/kernel';
import { TITLES, type Title } from '../facts.ts';
import type { Gang, Table } from '../table.ts';
import { book, type KC } from './book.ts';
import { drawRound } from './draw.ts';
import { business, fights } from './fights.ts';
import { founding } from './founding.ts';
import { settlement } from './settlement.ts';

const MEASURE: { readonly [title in Title]: (gang: Gang) => number } = {
  notorious: ({ notoriety }) => notoriety,
  // KC-37.2: what there is after the last game, not what was ever earned.
  wealthiest: ({ gold }) => gold,
  ruthless: ({ ruthlessness }) => ruthlessness,
};

interface Award {
  title: Title;
  seats: number[];
  measure: number;
}

/** KC-37.4: tied titles are shared; KC-30.3: nobody takes one whose measure is 0 for all. */
export function awards({ gangs }: Table): Award[] {
  return TITLES.flatMap((title): Award[] => {
    const measures = gangs.map(MEASURE[title]);
    const measure = Math.max(...measures);
    return measure === 0 ? [] : [{ title, seats: measures.flatMap((one, seat) => (one === measure ? [seat] : [])), measure }];
  });
}

const AWARDED_BY: { readonly [title in Title]: KC } = { notorious: 'KC-30.3', wealthiest: 'KC-37.2', ruthless: 'KC-30.3' };

book.procedure('campaign', {}).does((w) => [
  w.call(founding),
  w.loop((t) => t.round < t.settings.rounds, [w.run(drawRound), w.call(business), w.call(fights), w.call(settlement)]),
  w.run((p) => {
    // KC-37.3: nothing is bought or sold any more.
    p.t.phase = 'over';
    for (const award of awards(p.t)) p.tell?.({ kind: 'titled', rule: AWARDED_BY[award.title], ...award });
    p.finish();
  }),
]);

/** Whoever holds a title has won something. */
export function outcome(t: Table): Outcome | null {
  if (t.phase !== 'over') return null;
  const holders = new Set(awards(t).flatMap(({ seats }) => seats));
  return {
    winners: t.gangs.flatMap((_, seat) => (holders.has(seat) ? [seat] : [])),
    reason: 'titles',
    rule: 'KC-37.1',
    scores: t.gangs.map(({ notoriety }) => notoriety),
  };
}
