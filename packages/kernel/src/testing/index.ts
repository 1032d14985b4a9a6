/** For the tests of games: a scene over any package, golden matches, and laws played until everything has been reached. */
export * from './begin.ts';
export type { Check } from './check.ts';
export { Failed } from './failed.ts';
export { type GoldenTable, goldenChecks } from './golden.ts';
export { type LawSeries, lawChecks } from './laws.ts';
export { printedTables } from './printed.ts';
export * from './scene.ts';
