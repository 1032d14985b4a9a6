/** Chapter 32: what Notoriety opens (KC-32.14 to KC-32.19). */
import { LEVELS } from '../data/index.ts';
import { levelsAt, pointsOf } from '../reading.ts';
import type { KC, P } from './book.ts';

/** KC-32.13: never below 0. Tells how many points it really was. */
export function changeNotoriety(p: P, seat: number, add: number, rule: KC): number {
  const gang = p.t.gangs[seat];
  const before = gang.notoriety;
  gang.notoriety = Math.max(0, before + add);
  const changed = gang.notoriety - before;
  if (changed !== 0) p.tell?.({ kind: 'notoriety', rule, seat, add: changed, notoriety: gang.notoriety });
  return changed;
}

/** KC-32.16, KC-32.19: all levels that are new, once for ever. What a level opens is read from Notoriety itself. */
export function reachLevels(p: P, seat: number, rule: KC = 'KC-32.14'): void {
  const { t } = p;
  const gang = t.gangs[seat];
  const now = levelsAt(t, gang.notoriety);
  for (; gang.reached < now; gang.reached++) {
    const { gives } = LEVELS[gang.reached];
    if (gives === 'freeRunt') gang.freeRunts++;
    if (gives === 'freeThug') gang.freeThugs++;
    p.tell?.({ kind: 'levelReached', rule, seat, points: pointsOf(t, gang.reached), gives });
  }
}
