/** Chapter 22: how the game ends. */
import type { Outcome, Seat } from '@guildhall/kernel';
import { FOES } from '../data/index.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import type { Ending, Table } from '../table.ts';
import type { P } from './book.ts';

const RULE: { readonly [ending in Exclude<Ending, ''>]: BW } = {
  won: 'BW-22.1',
  wounds: 'BW-22.3',
  killed: 'BW-22.4',
  menace: 'BW-22.5',
  rounds: 'BW-22.6',
};

/** BW-22.7: the game stops where it is. What comes first counts (BW-22.9). */
export function end(p: P, ending: Exclude<Ending, ''>): void {
  const { t } = p;
  if (t.ending !== '') return;
  t.ending = ending;
  p.tell?.({
    kind: 'over',
    rule: RULE[ending],
    ending,
    round: t.round,
    menace: t.menace,
    wounds: t.woundDeck.length,
    living: t.heroes.filter(({ alive }) => alive).length,
  });
  p.finish();
}

const hasCrown = ({ line }: Table): boolean => {
  for (let i = 0; i < line.length; i++) if (FOES.get(line[i].foe).crown) return true;
  return false;
};

/** BW-22.2, BW-22.8: looked at when an effect and all that it set off are done. */
export function checkWin(p: P): void {
  if (p.t.finalBattle && !hasCrown(p.t)) end(p, 'won');
}

/** BW-1.1: all win or all lose. There is no score (BW-22.10). */
export function outcome({ ending, heroes }: Table): Outcome | null {
  if (ending === '') return null;
  const winners: Seat[] = ending === 'won' ? heroes.map((_, seat) => seat) : [];
  return { winners, reason: ending, rule: RULE[ending], scores: [] };
}
