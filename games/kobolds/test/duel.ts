/** Two models face to face, for tests of what a blow does. */
import type { ProfileId } from '../data/index.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

/**
 * Cards that make no more than a high card one by one, of one colour, so that they open as many criticals as are played; with
 * the second ace they are a pair.
 */
export const RED = 'Ah Ad Kh Qd Jh';
export const BLACK = 'Ac As Kc Qs Jc';

export interface Duel extends Partial<Omit<Arrangement, 'models'>> {
  mine?: Partial<Placed>;
  theirs?: Partial<Placed>;
  /** From m4 on. */
  others?: Placed[];
}

/**
 * m0 of seat 0 stands at 12 12 and m1 of seat 1 in contact with it, to the east; a Lowlife of each gang is far away: m2 of
 * seat 0 and m3 of seat 1. Seat 0 holds red aces and faces, seat 1 nothing. It is seat 0's turn.
 */
export function duel(
  mine: ProfileId,
  theirs: ProfileId,
  { mine: first, theirs: second, others = [], ...more }: Duel = {},
): Scene {
  const own = model(mine, 0, 12, 12, first);
  const enemy = beside(own, 'east', theirs, 1, second);
  const models = [own, enemy, model('human-lowlife', 0, 2, 2), model('human-lowlife', 1, 22, 22), ...others];
  return given({ hands: [RED, '2c 4d 6h 8s Tc'], ...more, models });
}
