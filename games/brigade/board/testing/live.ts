/** Answers for games in the tests of the board. */
import type { QuickRandom } from '@guildhall/kernel';
import { CREW } from '../../data/index.ts';

const USEFUL = /^(extinguish|refill|recruit|upgrade|warden|[A-F][1-6])/;
const CARDS: readonly string[] = CREW.map(({ id }) => id);

/** An answer of somebody eager: mostly what moves the game on, seldom the end of the turn. */
export function eager(legal: readonly string[], random: QuickRandom): string {
  const useful = legal.filter((answer) => USEFUL.test(answer) || CARDS.includes(answer.split(' ')[0] ?? ''));
  const going = legal.filter((answer) => answer !== 'end');
  const list = useful.length > 0 && random.below(10) < 8 ? useful : going.length > 0 ? going : legal;
  return list[random.below(list.length)] ?? 'end';
}
