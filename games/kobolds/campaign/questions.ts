/** Every question and every act out of turn by its name, and what the seat is shown besides the answers. */
import type { EquipmentId, ProfileId, ScenarioId } from '../data/index.ts';

/** What the things are that can be named in an answer. */
export type Things = { things: { [name: string]: ProfileId | EquipmentId } };

export type Questions = {
  'founding/found': { gold: number };
  'business/bring': { gold: number; opponent: number };
  'fights/result': { left: number };
  'settlement/reward': { scenario: ScenarioId; treasures: number };
  'settlement/injury': object;
  'anytime/hire': { gold: number; prices: { [profile: string]: number } };
  'anytime/sell member': Things;
  'anytime/sell piece': Things;
  'anytime/equip': Things;
  'anytime/buy': { gold: number };
  'anytime/offer': Things;
  'anytime/reply': Things;
  'anytime/bet': { gold: number };
  'anytime/tell bet': object;
};
export type QuestionName = keyof Questions;
export const QUESTIONS = [
  'founding/found',
  'business/bring',
  'fights/result',
  'settlement/reward',
  'settlement/injury',
  'anytime/hire',
  'anytime/sell member',
  'anytime/sell piece',
  'anytime/equip',
  'anytime/buy',
  'anytime/offer',
  'anytime/reply',
  'anytime/bet',
  'anytime/tell bet',
] as const satisfies readonly QuestionName[];
