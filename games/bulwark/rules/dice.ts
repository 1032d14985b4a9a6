/** Chapter 17: dice. */
import { flag, whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { book, type P } from './book.ts';
import { sayAloud } from './said.ts';

/** BW-17.3 */
export const FACES = 6;
const face = whole(1, FACES);

/** BW-17.5: a roll for a Foe or the Encampment; nothing changes it. */
export function rollForFoe(p: P): number {
  const rolled = p.roll('foe die', FACES);
  sayAloud(p, rolled);
  p.tell?.({ kind: 'rolled', rule: 'BW-17.4', whose: 'foe', face: rolled });
  return rolled;
}

export const foeRoll = book.procedure('foe roll', {}, face);
foeRoll.does((w) => [w.run((p) => p.give(foeRoll, rollForFoe(p)))]);

/** How much lower Hero rolls are (BW-37.8). */
function misfortune(t: Table): number {
  const { line } = t;
  const { foes } = boxOf(t);
  let by = 0;
  for (let i = 0; i < line.length; i++) by += foes.get(line[i].foe).misfortune;
  return by;
}

function rollForHero(p: P): number {
  const rolled = p.roll('hero die', FACES);
  sayAloud(p, rolled);
  p.tell?.({ kind: 'rolled', rule: 'BW-17.4', whose: 'hero', face: rolled });
  return rolled;
}

/** A Hero roll, with the Rerolls of this Hero and turn (BW-17.6, BW-17.7). */
export const heroRoll = book.procedure('hero roll', { face, kept: flag() }, face);
heroRoll.does((w) => [
  w.run((p, f) => {
    f.vars.face = rollForHero(p);
  }),
  w.loop(
    (t, f) => t.rerolls > 0 && !f.vars.kept,
    [
      w.ask('reroll', {
        rule: 'BW-17.6',
        legal: (_t, _f, list: string[]) => void list.push('reroll', 'keep'),
        why: (_t, _f, answer) => no('BW-17.6', 'notAnAnswer', { answer }),
        show: (t, f) => ({ face: f.vars.face, rerolls: t.rerolls }),
        take: (p, f, answer) => {
          if (answer === 'keep') {
            f.vars.kept = true;
            return;
          }
          p.t.rerolls--;
          p.tell?.({ kind: 'rerolled', rule: 'BW-17.6', seat: f.seat, left: p.t.rerolls });
          f.vars.face = rollForHero(p);
        },
      }),
    ],
  ),
  w.run((p, f) => {
    // BW-17.8: after the last Reroll, and never below 1.
    const to = Math.max(1, f.vars.face - misfortune(p.t));
    if (to !== f.vars.face) p.tell?.({ kind: 'unlucky', rule: 'BW-17.8', face: f.vars.face, to });
    p.give(heroRoll, to);
  }),
]);
