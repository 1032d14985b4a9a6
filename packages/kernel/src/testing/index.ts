/** For the tests of games: a scene over any package, golden matches, and laws played until everything has been reached. */
export * from './begin.ts';
export { Failed } from './failed.ts';
export * from './scene.ts';
