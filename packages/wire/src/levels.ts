/** The levels of bots on offer, weakest first. */
export const BOT_LEVELS = ['random', 'greedy', 'search'] as const;
/** What is offered to somebody who has not chosen. */
export const USUAL_LEVEL = 'greedy' satisfies (typeof BOT_LEVELS)[number];
