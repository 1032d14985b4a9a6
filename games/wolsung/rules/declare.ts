/** Chapter 6, step T1: an offensive action is declared part by part. Until the card before the roll all of it can be taken back. */
import { needed, oneOf } from '@guildhall/kernel';
import { SKILL_IDS, type SkillId, STUNT_IDS, type StuntId } from '../data/index.ts';
import type { Terms } from '../facts.ts';
import { no } from '../refusals.ts';
import { NONE, type Table, type Test } from '../table.ts';
import { AT, DICE, numberIn } from './answers.ts';
import { book } from './book.ts';
import { isPrincipal } from './characters.ts';
import {
  detailsOf,
  isForeignAttack,
  type Offence,
  skillsFor,
  stuntsFor,
  targetsFor,
  whyNoStunt,
  whyNot,
  whyNotTarget,
} from './eligible.ts';
import { nameOf, namesOf } from './names.ts';
import { targetNumber } from './resistance.ts';
import { bonusOf, rangeOf } from './result.ts';
import { newTest } from './test.ts';

const OFFENCES: readonly Offence[] = ['attack', 'stunt', 'finisher'];
export const innermost = (t: Table): Test => t.tests[t.tests.length - 1];

export const declare = book.procedure('declare', { action: needed(oneOf(OFFENCES, 'attack')) });

/** WS-12.3, WS-20.6: a group, and an ally, rolls exactly one die. */
const mostDice = (t: Table, test: Test): number => {
  const c = t.characters[test.actor];
  return isPrincipal(c) ? c.pool : 1;
};

/** Everything about a declared action before dice are chosen (WS-2.19). */
export function numbersOf(t: Table, test: Test) {
  const terms: Terms = [];
  const bonusTerms: Terms = [];
  const tn = test.target === NONE ? test.tn : targetNumber(t, test, terms);
  return { tn, terms, bonus: bonusOf(t, test, bonusTerms), bonusTerms, range: rangeOf(t, test) };
}

declare.does((w) => [
  w.run((p, f) => void p.t.tests.push(newTest(f.vars.action, p.t.turn, 'brawl'))),
  w.ask('target', {
    rule: 'WS-13.22',
    legal: (t, f, list: string[]) => {
      for (const n of targetsFor(t, t.turn, f.vars.action)) list.push(AT[n]);
    },
    why: (t, f, answer) => {
      const n = numberIn('at', answer);
      if (Number.isNaN(n) || n >= t.characters.length) return no('WS-13.22', 'notAnAnswer', { answer });
      return whyNotTarget(t, t.turn, n) ?? no('WS-13.22', 'noSkillReaches', { action: f.vars.action });
    },
    show: (t, f) => ({ action: f.vars.action, names: namesOf(t) }),
    take: (p, _f, answer) => {
      innermost(p.t).target = numberIn('at', answer);
    },
  }),
  w.ask('skill', {
    rule: 'WS-3.21',
    legal: (t, f, list: string[]) => void list.push(...skillsFor(t, t.turn, f.vars.action, innermost(t).target)),
    why: (t, f, answer) => {
      const skill = SKILL_IDS.find((id) => id === answer);
      if (!skill) return no('WS-3.21', 'notAnAnswer', { answer });
      const { target } = innermost(t);
      if (f.vars.action === 'stunt') return whyNoStunt(t, t.turn, target, skill);
      return whyNot(t, t.turn, f.vars.action, target, skill, '') ?? no('WS-3.21', 'foreignSkill', { skill });
    },
    show: (t, f) => ({ action: f.vars.action, target: innermost(t).target, names: namesOf(t) }),
    take: (p, _f, answer) => {
      const test = innermost(p.t);
      test.skill = answer as SkillId;
      test.foreign = isForeignAttack(p.t.characters[test.actor], test.skill);
    },
  }),
  w.when(
    (_t, f) => f.vars.action === 'stunt',
    [
      w.ask('stunt', {
        rule: 'WS-16.1',
        legal: (t, _f, list: string[]) => void list.push(...stuntsFor(t, t.turn, innermost(t).target, innermost(t).skill)),
        why: (t, _f, answer) => {
          const stunt = STUNT_IDS.find((id) => id === answer);
          if (!stunt) return no('WS-16.1', 'notAnAnswer', { answer });
          const { target, skill } = innermost(t);
          return whyNot(t, t.turn, 'stunt', target, skill, stunt) ?? no('WS-16.4', 'changesNothing', { stunt });
        },
        show: (t) => ({ target: innermost(t).target, skill: innermost(t).skill, names: namesOf(t) }),
        take: (p, _f, answer) => {
          const test = innermost(p.t);
          test.stunt = answer as StuntId;
          const plain: Test = { ...test, stunt: 'mixing' };
          // WS-9.21: a gadget that makes the stunt easier is the one of this test.
          test.gadget = targetNumber(p.t, test) - targetNumber(p.t, plain) < 0;
        },
      }),
      w.ask('detail', {
        rule: 'WS-16.4',
        legal: (t, _f, list: string[]) => {
          const { target, skill, stunt } = innermost(t);
          // What is mixed has nothing to aim at.
          if (stunt === 'mixing' || stunt === '') list.push('');
          else list.push(...detailsOf(t, t.turn, target, skill, stunt));
        },
        why: (_t, _f, answer) => no('WS-16.4', 'notAnAnswer', { answer }),
        show: (t) => ({ stunt: innermost(t).stunt, target: innermost(t).target, scenario: t.scenario, names: namesOf(t) }),
        take: (p, _f, answer) => {
          innermost(p.t).detail = answer;
        },
      }),
    ],
  ),
  w.ask('dice', {
    rule: 'WS-12.3',
    legal: (t, _f, list: string[]) => {
      const most = mostDice(t, innermost(t));
      for (let n = 1; n <= most; n++) list.push(DICE[n]);
    },
    why: (t, _f, answer) => {
      const dice = numberIn('dice', answer);
      if (Number.isNaN(dice)) return no('WS-12.3', 'notAnAnswer', { answer });
      return no('WS-12.3', 'tooManyDice', { dice, pool: mostDice(t, innermost(t)) });
    },
    show: (t) => {
      const test = innermost(t);
      const { tn, terms, bonus, bonusTerms, range } = numbersOf(t, test);
      const { kind, target, skill, stunt, detail } = test;
      return {
        action: kind,
        target,
        skill,
        stunt,
        detail,
        tn,
        terms,
        bonus,
        bonusTerms,
        range,
        pool: mostDice(t, test),
        names: namesOf(t),
      };
    },
    take: (p, _f, answer) => {
      const { t } = p;
      const test = innermost(t);
      test.dice = numberIn('dice', answer);
      t.characters[test.actor].actions++;
      if (!p.tell) return;
      const terms: Terms = [];
      const tn = targetNumber(t, test, terms);
      p.tell({
        kind: 'declared',
        rule: test.kind === 'attack' ? 'WS-13.3' : test.kind === 'stunt' ? 'WS-13.7' : 'WS-13.10',
        who: nameOf(t, test.actor),
        test: test.kind,
        target: nameOf(t, test.target),
        skill: test.skill,
        stunt: test.stunt,
        detail: test.detail,
        dice: test.dice,
        tn,
        terms,
      });
    },
  }),
]);
