/** The laws every game must obey, checked by playing many games from numbered seeds. */
export { LawBroken } from './broken.ts';
export { type LeakAt, toldToAll, withLeak } from './faults.ts';
export type { FuzzReport } from './fuzz.ts';
export { KEEN, PLAYERS, type Player, RANDOM } from './players.ts';
export { type LawReport, type LawRun, runLaws } from './run.ts';
