/**
 * Most moves, many Extinguish actions, most Firestorms and most steps of all trackers ask nothing further. They are carried out
 * at once, without opening the procedure that knows everything which may come of them: play would take nearly twice as long.
 * A test plays whole games with them and without, and finds no difference.
 */
import type { TrackName } from '../data/index.ts';
import type { Cause } from '../facts.ts';
import type { BR, P } from './book.ts';
import { isPlainStorm, stormPlainly } from './events.ts';
import { extinguishPlainly, isPlainExtinguish } from './extinguish.ts';
import { isPlainMove, movePlainly } from './move-brigade.ts';
import { isPlainRaise, raiseTrack, spendAction } from './upgrade.ts';

/** True if the move is made; false: it is left to the procedure "move brigade". */
export function moveAtOnce(p: P, seat: number, to: number): boolean {
  if (!isPlainMove(p.t, seat, to)) return false;
  spendAction(p);
  movePlainly(p, seat, to);
  return true;
}

/** True if the fire is fought; false: it is left to the procedure "extinguish". */
export function extinguishAtOnce(p: P, seat: number, n: number): boolean {
  if (!isPlainExtinguish(p.t, seat, n)) return false;
  extinguishPlainly(p, seat, n);
  return true;
}

/** True if the tracker has moved; false: it is left to the procedure "raise track". */
export function raiseAtOnce(p: P, seat: number, track: TrackName, cause: Cause, rule: BR): boolean {
  if (!isPlainRaise(p.t, seat, track)) return false;
  raiseTrack(p, seat, track, cause, rule);
  return true;
}

/** True if the fireballs of the card have landed; false: they are left to the procedure "firestorm". */
export function stormAtOnce(p: P, card: string, starter: boolean): boolean {
  if (!isPlainStorm(p.t, starter)) return false;
  stormPlainly(p, card);
  return true;
}
