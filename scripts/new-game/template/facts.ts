/** Everything that can be told about a game: one closed union. Words are made of it in text/. */
import type { Animal } from './data/animals.ts';
import type { NG } from './rulebook/ids.generated.ts';

/** Every fact names the rule it follows from. */
type Told<K extends string, D> = { kind: K; rule: NG } & D;

export type GameFact =
  // A secret comes in two forms: for those who may know it, and for the others.
  | Told<'took', { seat: number; animals: Animal[] }>
  | Told<'tookHidden', { seat: number; animals: number }>
  | Told<'played', { seat: number; animal: Animal }>
  | Told<'roundWon', { seat: number; points: number }>;

export type FactKind = GameFact['kind'];
