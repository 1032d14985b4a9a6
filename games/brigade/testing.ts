/** For tests of programs: games that begin in the middle, so that everything comes up. */
export { enrich } from './test/enrich.ts';
