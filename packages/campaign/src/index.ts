/** Campaigns: ledgers whose lines are matches of another game. Knows the kernel and no game. */
export * from './fight.ts';
export * from './file.ts';
export * from './ledger.ts';
export * from './refusals.ts';
export * from './why.ts';
