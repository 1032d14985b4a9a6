/** Why an answer is refused: every key of a sentence, and what the sentence needs to know. */
import { type Refusal, refuse } from '@guildhall/kernel';
import type { FightingRefusals } from './refusals/fighting.ts';
import type { MagicRefusals } from './refusals/magic.ts';
import type { MovingRefusals } from './refusals/moving.ts';
import type { ScenarioRefusals } from './refusals/scenarios.ts';
import type { TableRefusals } from './refusals/table.ts';
import type { KC } from './rulebook/ids.generated.ts';

export type Refusals = TableRefusals & MovingRefusals & FightingRefusals & MagicRefusals & ScenarioRefusals;
export type Why = keyof Refusals;

export function no<K extends Why>(rule: KC, why: K, about: Refusals[K]): Refusal<KC> {
  return refuse(rule, why, about);
}
