/** Chapter 27: how the game ends, and the epilogues. */
import { seat } from '@guildhall/kernel';
import { CITY_STANDS, type Ending as EndingReason } from '../data/index.ts';
import { DESTROYED, RESERVE, type Table } from '../table.ts';
import { book, type DF, type P, type VarsIn } from './book.ts';
import { DEFENDER_IDS, defenderNamed, hasOthers, idsOf, isAlive, normalOrder } from './reading.ts';
import { telling } from './texts.ts';

export const isOver = (t: Table): boolean => t.ending !== null;
export const cityStands = (t: Table): boolean => t.ending !== null && CITY_STANDS[t.ending.reason];

function end(p: P, reason: EndingReason, rule: DF): void {
  const { t } = p;
  t.ending = { reason, rule };
  if (!p.tell) return;
  const units = (dead: boolean): string[] =>
    t.defenders.flatMap((_, d) => ((t.where[d] === DESTROYED) === dead ? [DEFENDER_IDS[d]] : []));
  p.tell({
    kind: 'gameEnded',
    rule,
    reason,
    won: CITY_STANDS[reason],
    survivors: units(false),
    fallen: units(true),
    lost: idsOf(t.ruined | t.held),
    morale: t.morale,
    turn: t.turn,
  });
}

/** DF-27.1, DF-27.4: after every destruction, and when a defender goes to the reserve. */
export function checkCity(p: P): void {
  const { t } = p;
  if (t.ending !== null) return;
  for (let d = 0; d < t.where.length; d++) if (t.where[d] > RESERVE) return;
  end(p, 'no_defenders', 'DF-27.1');
}
/** DF-27.2, DF-27.4. */
export function checkThreats(p: P): void {
  const { t } = p;
  if (t.ending !== null) return;
  for (let i = 0; i < t.base.length; i++) if (isAlive(t, i)) return;
  end(p, 'no_threats', 'DF-27.2');
}
/** DF-27.3, DF-27.5: at the end of Threats act. */
export function checkDeck(p: P): void {
  if (p.t.ending === null && p.t.deck.length === 0) end(p, 'deck_empty', 'DF-27.3');
}

/** Whom and what an epilogue may speak of: somebody who lives, a unit to be cheered or mourned and a place, others for each seat. */
function remembered(t: Table, seat: number): string[] {
  const one = <I>(list: readonly I[]): I[] => list.slice(seat % Math.max(1, list.length)).slice(0, 1);
  const stands = cityStands(t);
  // Who marches home has legs; a song may be sung of anything.
  const units = t.defenders.filter(({ class: own }, d) =>
    stands ? t.where[d] !== DESTROYED && (own === 'regiment' || own === 'group') : t.where[d] === DESTROYED,
  );
  const alive = t.persons.filter(({ unit }) => unit === '' || t.where[defenderNamed(t, unit)] !== DESTROYED);
  const persons = alive.length > 0 ? alive : t.persons;
  return [...one(persons).map(({ name }) => name), ...one(units).map(({ id }) => id), ...one(t.locations).map(({ id }) => id)];
}

/** Nobody mourns where nobody has fallen. */
function epiloguePrompt(t: Table): string {
  if (!cityStands(t)) return 'epilogue_falls';
  return t.where.includes(DESTROYED) ? 'epilogue_stands' : 'epilogue_unharmed';
}

/** DF-27.7 to DF-27.9: one each in Normal Order of the last turn; one person gives one. */
export const epilogues = book.procedure('epilogues', { who: seat });
epilogues.does((w) => [
  w.each('who', (t) => (hasOthers(t) ? normalOrder(t) : [t.first]), [
    w.ask(
      'epilogue',
      telling<VarsIn<typeof epilogues>>({
        question: 'epilogues/epilogue',
        what: 'epilogue',
        who: (_t, f) => f.vars.who,
        about: (t, f) => remembered(t, f.vars.who),
        prompt: epiloguePrompt,
        show: (t) => ({ reason: t.ending?.reason ?? '', won: cityStands(t) }),
      }),
    ),
  ]),
  w.run((p) => {
    p.tell?.({ kind: 'chronicleClosed', rule: 'DF-28.7' });
    p.finish();
  }),
]);

/** The game ends at once, even inside a battle (DF-27.4): whatever would be asked next, the epilogues come first. */
book.obligation({
  name: 'the siege is over',
  rule: 'DF-27.4',
  when: isOver,
  to: (t) => epilogues.with({ for: t.first }),
});
