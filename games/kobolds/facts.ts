/**
 * Everything that can be told about a game of Kobolds & Cobblestones: one closed union, fine-grained enough to be animated.
 * Models, terrain and markers are indices (-1: none), seats are seats, lengths are inches.
 */
import type { FightingFact } from './facts/fighting.ts';
import type { MagicFact } from './facts/magic.ts';
import type { MovingFact } from './facts/moving.ts';
import type { ScenarioFact } from './facts/scenarios.ts';
import type { TableFact } from './facts/table.ts';

export { MOVE_KINDS, type MoveKind } from './facts/moving.ts';
export { COIN_SOURCES, COMPARISONS, type CoinSource, type Comparison } from './facts/table.ts';
export { TERM_NAMES, type Term, type TermName } from './facts/terms.ts';

export type KoboldsFact = TableFact | MovingFact | FightingFact | MagicFact | ScenarioFact;
export type FactKind = KoboldsFact['kind'];
