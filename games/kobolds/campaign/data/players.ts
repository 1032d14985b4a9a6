/** How many Crime Lords a campaign has (KC-30.2). */
export const PLAYERS = { min: 2, max: 16 } as const;
