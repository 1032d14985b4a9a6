/** The levels of the bots, weakest first. */
export const BOT_LEVELS = ['random', 'novice', 'apprentice', 'journeyman', 'veteran', 'greedy', 'expert', 'search'] as const;
/** What is offered to somebody who has not chosen. */
export const USUAL_LEVEL = 'greedy' satisfies (typeof BOT_LEVELS)[number];
