/** The levels of the bots, weakest first. */
export const BOT_LEVELS = ['random', 'novice', 'apprentice', 'journeyman', 'veteran', 'greedy', 'expert', 'search'] as const;
