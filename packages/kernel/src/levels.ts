/** The levels of bots that a game offers: a name promises that it is stronger than the one before it. */
import type { BotKnowledge, LearnerLevel } from './game.ts';

/** All that there are, weakest first. */
export const BOT_LEVELS = ['random', 'novice', 'apprentice', 'journeyman', 'veteran', 'greedy', 'expert', 'search'] as const;

interface WithBots {
  readonly bots: Pick<BotKnowledge, 'ladder'>;
}

/** Whether the game offers this level. */
export const offersLevel = ({ bots }: WithBots, level: string): boolean =>
  !bots.ladder?.unproven?.some((unproven) => unproven === level);

/** With whom those sit down who have chosen no level. */
export const usualLevel = ({ bots }: WithBots): LearnerLevel | 'greedy' => bots.ladder?.usual ?? 'greedy';

/** The level that was wished for, or the strongest below it where the game does not offer it. */
export function offeredLevel<B extends string>(game: WithBots, level: B): B | 'greedy' {
  if (offersLevel(game, level)) return level;
  const all: readonly string[] = BOT_LEVELS;
  const weaker = all.slice(0, all.indexOf(level));
  return (weaker.findLast((each) => offersLevel(game, each)) as B | undefined) ?? 'greedy';
}
