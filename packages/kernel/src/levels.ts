/** The levels of bots that a game offers: a name promises that it is stronger than the one before it. */
import type { BotKnowledge } from './game.ts';

interface WithBots {
  readonly bots: Pick<BotKnowledge, 'ladder'>;
}

/** Whether the game offers this level. */
export const offersLevel = ({ bots }: WithBots, level: string): boolean =>
  !bots.ladder?.unproven?.some((unproven) => unproven === level);

/** The level that was wished for, or the one that takes its place where the game does not offer it. */
export const offeredLevel = <B extends string>(game: WithBots, level: B): B | 'greedy' =>
  offersLevel(game, level) ? level : 'greedy';
