/** The levels of bots that a game offers: a name promises that it is stronger than the one before it. */
import type { BotKnowledge, LearnerLevel } from './game.ts';

interface WithBots {
  readonly bots: Pick<BotKnowledge, 'ladder'>;
}

/** Whether the game offers this level. */
export const offersLevel = ({ bots }: WithBots, level: string): boolean =>
  !bots.ladder?.unproven?.some((unproven) => unproven === level);

/** With whom those sit down who have chosen no level. */
export const usualLevel = ({ bots }: WithBots): LearnerLevel | 'greedy' => bots.ladder?.usual ?? 'greedy';

const WEAKEST_FIRST: readonly string[] = [
  'random',
  'novice',
  'apprentice',
  'journeyman',
  'veteran',
  'greedy',
  'expert',
  'search',
];

/** The level that was wished for, or the strongest below it where the game does not offer it. */
export function offeredLevel<B extends string>(game: WithBots, level: B): B | 'greedy' {
  if (offersLevel(game, level)) return level;
  const weaker = WEAKEST_FIRST.slice(0, WEAKEST_FIRST.indexOf(level));
  return (weaker.findLast((each) => offersLevel(game, each)) as B | undefined) ?? 'greedy';
}
