/** For tests of programs: games with heroes to whom everything can happen. */
export { varied } from './test/varied.ts';
