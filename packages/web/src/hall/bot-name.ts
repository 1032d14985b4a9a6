/** What bots of this browser are called. */
const BOT_NAMES = ['Cinder', 'Flint', 'Marble', 'Thistle', 'Pewter', 'Sorrel'];

export const botName = (n: number): string => BOT_NAMES[n % BOT_NAMES.length];
