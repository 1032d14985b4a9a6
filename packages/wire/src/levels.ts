/** The levels of the bots, as the kernel has them: for pages that need nothing else of it. */
import { BOT_LEVELS } from '@guildhall/kernel/levels';

export { BOT_LEVELS };
/** What is offered to somebody who has not chosen. */
export const USUAL_LEVEL = 'greedy' satisfies (typeof BOT_LEVELS)[number];
