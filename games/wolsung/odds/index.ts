/** Exact odds of tests (WS-23.16): for people who choose how to roll, and for bots. */
export * from './dice.ts';
export * from './ways.ts';
