/** For authors of games and boards. What programs need of matches stands in `@guildhall/kernel/hall`, the laws in `/laws`. */
export * from './catalogue.ts';
export * from './chance.ts';
export * from './contributions.ts';
export type * from './cover.ts';
export * from './define.ts';
export * from './facts.ts';
export {
  type Box,
  count,
  data,
  flag,
  type Given,
  inside,
  type Kind,
  type Kinds,
  kind,
  listOf,
  type Made,
  needed,
  oneOf,
  orNull,
  record,
  seat,
  seatOrNobody,
  text,
  type VarsOf,
  whole,
} from './flow/kinds.ts';
export { type ChanceRecord, Play } from './flow/play.ts';
export { type FrameOf, isFrameOf, openFrame, openFrames, type Procedure, procedureOf } from './flow/procedure.ts';
export { type Declared, isAct, Rules, RulesError } from './flow/rules.ts';
export type * from './flow/types.ts';
export * from './game.ts';
export * from './given.ts';
export * from './levels.ts';
export type * from './links.ts';
export * from './modifiers.ts';
export * from './options.ts';
export * from './plain.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './report.ts';
export * from './roles.ts';
export * from './rulebook.ts';
export * from './schema.ts';
export * from './spoken.ts';
export * from './table-kit.ts';
export * from './text.ts';
export type { EarlierVersion, SavedPosition } from './versions.ts';
export * from './windows.ts';
