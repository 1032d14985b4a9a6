/** The levels of bots, as the hall offers them: whatever is added there appears here by itself. */
import { BOT_LEVELS } from '@guildhall/wire/levels';
import type { Words } from '../words/index.ts';

export type BotLevel = (typeof BOT_LEVELS)[number];

export const LEVELS: readonly BotLevel[] = BOT_LEVELS;

/** The level that was chosen for all games; null if none was, or if it is no longer on offer: then each game has its usual one. */
export const knownLevel = (level: string): BotLevel | null => LEVELS.find((each) => each === level) ?? null;

/** A level that has no word yet goes by its own name. */
export const levelName = ({ levels }: Words, level: string): string => (levels as { [level: string]: string })[level] ?? level;
