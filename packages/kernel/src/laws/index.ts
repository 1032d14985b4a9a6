/** The laws every game must obey, checked by playing many games from numbered seeds. */
export { LawBroken } from './broken.ts';
export { type LawReport, type LawRun, type Player, runLaws } from './run.ts';
