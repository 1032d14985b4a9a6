/** Chapter 6: tests outside conflicts, simple and opposed. */
import { flag, listOf } from '@guildhall/kernel';
import { DIFFICULTIES, DIFFICULTY_IDS, MOST_HEROES, SKILL_IDS, type SkillId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { AT, numberIn } from './answers.ts';
import { book, type P } from './book.ts';
import { fullPool } from './characters.ts';
import { aCharacter, aSkill } from './kinds.ts';
import { nameOf, namesOf } from './names.ts';
import { mayClaim } from './specialties.ts';
import { newTest, roll, settle } from './test.ts';

/** WS-6.6 to WS-6.8: the GM names who tests what against which number; the whole pool is rolled. */
export const simpleTest = book.procedure('simple test', {
  who: aCharacter,
  skill: aSkill,
  /** All who oppose it, and the one whose roll it is. */
  opponents: listOf(aCharacter, MOST_HEROES),
  other: aCharacter,
  complete: flag(),
});

export const livingHeroes = (t: Table): number[] =>
  [...t.characters.keys()].filter((n) => n < t.heroes && t.characters[n].state !== 'absent');

/** Heroes of other players who do not oppose the test yet. */
const rivals = (t: Table, { who, opponents }: { who: number; opponents: readonly number[] }): number[] =>
  livingHeroes(t).filter((n) => t.characters[n].owner !== t.characters[who].owner && !opponents.includes(n));

function beginTest(p: P, n: number, skill: SkillId, tn: number, target: number): void {
  const { t } = p;
  const test = newTest(target === NONE ? 'simple' : 'opposed', n, skill, tn);
  test.target = target;
  test.claimed = false;
  test.dice = fullPool(t, t.characters[n]);
  t.tests.push(test);
  p.tell?.({
    kind: 'declared',
    rule: target === NONE ? 'WS-6.6' : 'WS-6.22',
    who: nameOf(t, n),
    test: test.kind,
    target: target === NONE ? null : nameOf(t, target),
    skill,
    stunt: '',
    detail: '',
    dice: test.dice,
    tn: Math.max(0, tn),
    terms: [],
  });
}

const claim = book.procedure('claim', { claims: flag() }).does((w) => [
  w.ask('specialty', {
    rule: 'WS-3.20',
    legal: (t, _f, list: string[]) => {
      const test = t.tests[t.tests.length - 1];
      list.push('no');
      if (mayClaim(t, t.characters[test.actor], test)) list.push('claim');
    },
    why: (_t, _f, answer) => no('WS-3.20', 'notAnAnswer', { answer }),
    show: (t) => ({ skill: t.tests[t.tests.length - 1].skill }),
    take: (_p, f, answer) => {
      f.vars.claims = answer === 'claim';
    },
  }),
  w.when(
    (_t, f) => f.vars.claims,
    [
      w.ask('judge', {
        rule: 'WS-1.9',
        who: (t) => t.gm,
        legal: (_t, _f, list: string[]) => void list.push('accept', 'refuse'),
        why: (_t, _f, answer) => no('WS-1.9', 'notAnAnswer', { answer }),
        show: (t) => ({ who: nameOf(t, t.tests[t.tests.length - 1].actor), skill: t.tests[t.tests.length - 1].skill }),
        take: (p, _f, answer) => {
          p.t.tests[p.t.tests.length - 1].claimed = answer === 'accept';
        },
      }),
    ],
  ),
]);

simpleTest.does((w) => [
  w.ask('who', {
    rule: 'WS-6.6',
    who: (t) => t.gm,
    legal: (t, _f, list: string[]) => {
      for (const n of livingHeroes(t)) list.push(AT[n]);
    },
    why: (_t, _f, answer) => no('WS-6.6', 'notAnAnswer', { answer }),
    show: (t) => ({ names: namesOf(t) }),
    take: (_p, f, answer) => {
      f.vars.who = numberIn('at', answer);
    },
  }),
  w.ask('skill', {
    rule: 'WS-6.6',
    who: (t) => t.gm,
    legal: (_t, _f, list: string[]) => void list.push(...SKILL_IDS),
    why: (_t, _f, answer) => no('WS-6.6', 'notAnAnswer', { answer }),
    show: (t, f) => ({ who: nameOf(t, f.vars.who) }),
    take: (_p, f, answer) => {
      f.vars.skill = answer as SkillId;
    },
  }),
  w.ask('against', {
    rule: 'WS-6.4',
    who: (t) => t.gm,
    legal: (t, f, list: string[]) => {
      list.push(...DIFFICULTY_IDS);
      // WS-6.22: against another player's hero.
      for (const n of rivals(t, f.vars)) list.push(AT[n]);
    },
    why: (_t, _f, answer) => no('WS-6.4', 'notAnAnswer', { answer }),
    show: (t, f) => ({ who: nameOf(t, f.vars.who), skill: f.vars.skill, names: namesOf(t) }),
    take: (p, f, answer) => {
      const difficulty = DIFFICULTY_IDS.find((id) => id === answer);
      if (!difficulty) f.vars.opponents.push(numberIn('at', answer));
      const tn = difficulty ? DIFFICULTIES[difficulty] : NONE;
      beginTest(p, f.vars.who, f.vars.skill as SkillId, tn, difficulty ? NONE : f.vars.opponents[0]);
    },
  }),
  // WS-6.25: more than one may oppose it.
  w.loop(
    (t, f) => f.vars.opponents.length > 0 && !f.vars.complete && rivals(t, f.vars).length > 0,
    [
      w.ask('also', {
        rule: 'WS-6.25',
        who: (t) => t.gm,
        legal: (t, f, list: string[]) => {
          list.push('enough');
          for (const n of rivals(t, f.vars)) list.push(AT[n]);
        },
        why: (_t, _f, answer) => no('WS-6.25', 'notAnAnswer', { answer }),
        show: (t, f) => ({ who: nameOf(t, f.vars.who), skill: f.vars.skill, names: namesOf(t) }),
        take: (_p, f, answer) => {
          f.vars.complete = answer === 'enough';
          if (!f.vars.complete) f.vars.opponents.push(numberIn('at', answer));
        },
      }),
    ],
  ),
  w.call('first claim', (t, f) => claim.with({ for: t.characters[f.vars.who].owner })),
  w.call('first roll', () => roll.with({})),
  // WS-6.23: then the opponents, each with a skill of their own.
  w.each('other', (_t, f) => f.vars.opponents.slice(), [
    w.ask('answer with', {
      rule: 'WS-6.22',
      who: (t, f) => t.characters[f.vars.other].owner,
      legal: (_t, _f, list: string[]) => void list.push(...SKILL_IDS),
      why: (_t, _f, answer) => no('WS-6.22', 'notAnAnswer', { answer }),
      show: (t, f) => ({ who: nameOf(t, f.vars.who), skill: f.vars.skill }),
      take: (p, f, answer) => beginTest(p, f.vars.other, answer as SkillId, NONE, f.vars.who),
    }),
    w.call('second claim', (t, f) => claim.with({ for: t.characters[f.vars.other].owner })),
    w.call('second roll', () => roll.with({})),
  ]),
  w.call(settle),
  w.run((p) => {
    const { t } = p;
    const [first, ...others] = t.tests;
    // WS-6.24, WS-6.25: everybody is compared with the initiator alone.
    for (const other of others) {
      p.tell?.({
        kind: 'opposed',
        rule: others.length > 1 ? 'WS-6.25' : 'WS-6.24',
        who: nameOf(t, first.actor),
        other: nameOf(t, other.actor),
        won: first.result > other.result,
      });
    }
    t.tests = [];
    t.tested++;
  }),
]);
