/** The levels of bots, as the hall offers them: whatever is added there appears here by itself. */
import { BOT_LEVELS, USUAL_LEVEL } from '@guildhall/wire/levels';
import type { Words } from '../words/index.ts';

export type BotLevel = (typeof BOT_LEVELS)[number];

export const LEVELS: readonly BotLevel[] = BOT_LEVELS;

/** A level that was chosen once and is no longer on offer gives way to the usual one. */
export const knownLevel = (level: string): BotLevel => LEVELS.find((each) => each === level) ?? USUAL_LEVEL;

/** A level that has no word yet goes by its own name. */
export const levelName = ({ levels }: Words, level: string): string => (levels as { [level: string]: string })[level] ?? level;
