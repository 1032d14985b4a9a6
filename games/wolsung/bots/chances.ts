/** WS-23.16: exact chances of what somebody might declare. */
import type { SkillId, StuntId } from '../data/index.ts';
import { OFFENSIVE } from '../data/index.ts';
import { chanceOf } from '../odds/index.ts';
import { detailsOf, type Offence, skillsFor, stuntsFor } from '../rules/eligible.ts';
import { targetNumber } from '../rules/resistance.ts';
import { bonusOf, rangeOf } from '../rules/result.ts';
import { newTest } from '../rules/test.ts';
import type { Table, Test } from '../table.ts';

export type Plan = {
  action: Offence;
  target: number;
  skill: SkillId;
  stunt: StuntId | '';
  detail: string;
  dice: number;
  chance: number;
};

export function imaginedTest(action: Offence, actor: number, target: number, skill: SkillId, stunt: StuntId | ''): Test {
  const test = newTest(action, actor, skill);
  test.target = target;
  test.stunt = stunt;
  return test;
}

/** The chance that a declared test reaches its number with so many dice. */
export const chanceWith = (t: Table, test: Test, dice: number): number =>
  dice <= 0 ? 0 : chanceOf(dice, rangeOf(t, test), bonusOf(t, test), targetNumber(t, test));

/** The likeliest way of doing this against a target, or null. */
export function bestWith(t: Table, actor: number, action: 'attack' | 'finisher', target: number, dice: number): Plan | null {
  let best: Plan | null = null;
  for (const skill of skillsFor(t, actor, action, target)) {
    const chance = chanceWith(t, imaginedTest(action, actor, target, skill, ''), dice);
    if (!best || chance > best.chance) best = { action, target, skill, stunt: '', detail: '', dice, chance };
  }
  return best;
}

/** The likeliest way of doing this stunt against a target, or null. */
export function bestStunt(
  t: Table,
  actor: number,
  target: number,
  stunt: StuntId,
  dice: number,
  wanted: (detail: string) => boolean,
): Plan | null {
  let best: Plan | null = null;
  for (const skill of skillsFor(t, actor, 'stunt', target)) {
    if (!stuntsFor(t, actor, target, skill).includes(stunt)) continue;
    const detail = stunt === 'mixing' ? '' : detailsOf(t, actor, target, skill, stunt).find(wanted);
    if (detail === undefined) continue;
    const chance = chanceWith(t, imaginedTest('stunt', actor, target, skill, stunt), dice);
    if (!best || chance > best.chance) best = { action: 'stunt', target, skill, stunt, detail, dice, chance };
  }
  return best;
}

/** WS-23.12: the likeliest skill of an active resistance. */
export function bestResistance(t: Table, actor: number, against: number, dice: number): { skill: SkillId; chance: number } {
  let best: { skill: SkillId; chance: number } = { skill: OFFENSIVE[t.type][0], chance: -1 };
  for (const skill of OFFENSIVE[t.type]) {
    const test = newTest('resist', actor, skill, against);
    const chance = chanceOf(dice, rangeOf(t, test), bonusOf(t, test), against + 1);
    if (chance > best.chance) best = { skill, chance };
  }
  return best;
}
