/** For programs that keep matches: the terminal, the server, the page. */
export { carryOut, type MatchStart } from './carry-out.ts';
export * from './match.ts';
export { APART } from './milestones.ts';
export * from './parts.ts';
export * from './record.ts';
export * from './replay.ts';
export * from './telling.ts';
export * from './text-record.ts';
export * from './text-table.ts';
export * from './typed.ts';
export * from './verify.ts';
export * from './versions.ts';
