/** Every question by its name, "procedure/question", and what the asked seat is shown besides the answers. */
import type { Card } from '@guildhall/cards';
import type { DomainId, ScenarioId, SkillId, StuntId, VehicleId, Words } from './data/index.ts';
import type { Terms } from './facts.ts';
import type { TestKind } from './table.ts';

/** Names of characters by their numbers, for answers that name one. */
export type CharacterNames = { [number: string]: Words };
type Named = { names: CharacterNames };

/** What a window is about: the test that may be changed. */
type AboutTest = Named & {
  actor: number;
  target: number;
  test: TestKind;
  skill: SkillId;
  stunt: StuntId | '';
  achievements: Words[];
};

export type Questions = {
  /** `words`: what the side has put in words of its own; '': as the scenario says. */
  'stake/propose': { scenario: ScenarioId; refusals: number; side: number; words: string };
  'stake/accept': { vaBanque: boolean; deadly: boolean; scenario: ScenarioId };
  'wording/words': object;
  'gear/weapon': { who: Words };
  'gear/place': { who: Words; vehicles: VehicleId[]; own: VehicleId | '' };
  'grip/pay': { who: Words; target: Words; dice: number };
  'initiative/card': { who: Words; card: Card | null };
  'turn/act': { who: Words; dice: number; markers: number; vehicles: VehicleId[]; scenario: ScenarioId };
  'turn/give up': { who: Words };
  'declare/target': Named & { action: TestKind };
  'declare/skill': Named & { action: TestKind; target: number };
  'declare/stunt': Named & { target: number; skill: SkillId };
  'declare/detail': Named & { stunt: StuntId; target: number; scenario: ScenarioId };
  'declare/dice': Named & {
    action: TestKind;
    target: number;
    skill: SkillId;
    stunt: StuntId | '';
    detail: string;
    tn: number;
    terms: Terms;
    bonus: number;
    bonusTerms: Terms;
    range: number;
    pool: number;
  };
  'card before the roll/respond': AboutTest;
  'modification/respond': AboutTest;
  'describe/domain': object;
  'describe/words': { domain: DomainId; card: Card };
  'ruling/respond': Named & { by: number; card: Card; domain: DomainId; words: string };
  'send back/reason': object;
  'offence/upgrade': Named & { target: number; result: number };
  'offence/temper': Named & { target: number };
  'resist/skill': Named & { actor: number; target: number; test: TestKind; stunt: StuntId | ''; result: number; pool: number };
  'resist/dice': { skill: SkillId; against: number; bonus: number; range: number; pool: number };
  'request/answer': Named & { actor: number; target: number; detail: string; tn: number };
  'scandal/cover up': object;
  'use ability/detail': Named & { ability: string };
  'foresee/top': { cards: Card[] };
  'replenish/discard': object;
  'trim hand/discard': { limit: number };
  'golem/skill': object;
  'concede/agree': { seat: number };
  'draw/agree': { seats: number[] };
  'opposition/bring': { scenario: ScenarioId; copies: string[] };
  'condition/words': { ability: string };
  'condition/judge': { who: Words; ability: string; words: string };
  'achievement/skill': { who: Words };
  'achievement/title': { who: Words };
  'aftermath/closing': object;
  'aftermath/scar': { who: Words };
  'aftermath/death': { who: Words };
  'aftermath/skill': { who: Words };
  'aftermath/title': { who: Words };
  'session/next': { scenes: number };
  'simple test/who': Named;
  'simple test/skill': { who: Words };
  'simple test/against': Named & { who: Words; skill: SkillId };
  'simple test/also': Named & { who: Words; skill: SkillId };
  'simple test/answer with': { who: Words; skill: SkillId };
  'claim/specialty': { skill: SkillId };
  'claim/judge': { who: Words; skill: SkillId };
  'prestige/judge': { who: Words; words: string };
  'anytime/narrate': object;
  'anytime/wish': object;
  'anytime/claim prestige': object;
  'anytime/award': Named;
  'anytime/edit': object;
  'anytime/rule': object;
  'anytime/note': object;
  'anytime/join': { copies: string[] };
};
export type QuestionName = keyof Questions;
