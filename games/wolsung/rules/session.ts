/** Chapters 1, 6 and 22: a session is a row of scenes; between them a GM may call for tests. */
import { flag, needed, oneOf, type Plain, text } from '@guildhall/kernel';
import {
  DIFFICULTIES,
  DIFFICULTY_IDS,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  SKILL_IDS,
  type SkillId,
  scenariosFor,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Test } from '../table.ts';
import { NONE, type Table } from '../table.ts';
import { aftermath } from './aftermath.ts';
import { AT, numberIn, restOf } from './answers.ts';
import { book, type P } from './book.ts';
import { freshStocks } from './cards.ts';
import { fullPool } from './characters.ts';
import { aCharacter, aSkill } from './kinds.ts';
import { nameOf, namesOf } from './names.ts';
import { round } from './round.ts';
import { mayClaim } from './specialties.ts';
import { gear, layOut, stake } from './stake.ts';
import { newTest, roll, settle } from './test.ts';

/** So that every session ends. */
const MOST_SCENES = 6;
const MOST_TESTS = 12;
const MOST_SESSIONS = 2;

/** WS-10.2: one conflict from its set-up to what follows. */
const conflict = book
  .procedure('conflict', { scenario: needed(oneOf(SCENARIO_IDS, 'S1')) })
  .does((w) => [
    w.run((p, f) => layOut(p, f.vars.scenario)),
    w.call(stake),
    w.when((t) => t.ending === '', [w.call(gear), w.loop((t) => t.ending === '', [w.call(round)])]),
    w.call(aftermath),
  ]);

/** WS-6.6 to WS-6.8: the GM names who tests what against which number; the whole pool is rolled. */
const simpleTest = book.procedure('simple test', { who: aCharacter, skill: aSkill, other: aCharacter, opposed: flag() });

const livingHeroes = (t: Table): number[] =>
  [...t.characters.keys()].filter((n) => n < t.heroes && t.characters[n].state !== 'absent');

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
      for (const n of livingHeroes(t)) if (t.characters[n].owner !== t.characters[f.vars.who].owner) list.push(AT[n]);
    },
    why: (_t, _f, answer) => no('WS-6.4', 'notAnAnswer', { answer }),
    show: (t, f) => ({ who: nameOf(t, f.vars.who), skill: f.vars.skill, names: namesOf(t) }),
    take: (p, f, answer) => {
      const difficulty = DIFFICULTY_IDS.find((id) => id === answer);
      f.vars.opposed = !difficulty;
      f.vars.other = difficulty ? NONE : numberIn('at', answer);
      beginTest(p, f.vars.who, f.vars.skill as SkillId, difficulty ? DIFFICULTIES[difficulty] : NONE, f.vars.other);
    },
  }),
  w.call('first claim', (t, f) => claim.with({ for: t.characters[f.vars.who].owner })),
  w.call('first roll', () => roll.with({})),
  // WS-6.23: then the opponent, with a skill of their own.
  w.when(
    (_t, f) => f.vars.opposed,
    [
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
    ],
  ),
  w.call(settle),
  w.run((p, f) => {
    const { t } = p;
    if (f.vars.opposed) {
      const [first, second] = t.tests as [Test, Test];
      // WS-6.24
      p.tell?.({
        kind: 'opposed',
        rule: 'WS-6.24',
        who: nameOf(t, first.actor),
        other: nameOf(t, second.actor),
        won: first.result > second.result,
      });
    }
    t.tests = [];
    t.tested++;
  }),
]);

export const session = book.procedure('session', { next: text(20), over: flag() });

session.does((w) => [
  w.run((p) => {
    p.tell?.({ kind: 'sessionBegan', rule: 'WS-2.6' });
  }),
  w.when(
    (t) => t.settings.mode === 'hosted',
    [
      // WS-1.9: the GM decides what comes next, and when free play ends.
      w.loop(
        (_t, f) => !f.vars.over,
        [
          w.ask('next', {
            rule: 'WS-1.9',
            who: (t) => t.gm,
            legal: (t, _f, list: string[]) => listNext(t, list),
            why: (t, _f, answer) => whyNotNext(t, answer),
            show: (t) => ({ scenes: t.results.length }),
            take: (p, f, answer) => {
              f.vars.next = answer;
              f.vars.over = answer === 'end';
              if (answer === 'new session') renew(p);
            },
          }),
          w.call(conflict, (_t, f) => {
            const id = restOf('conflict', f.vars.next);
            return id === null ? null : { scenario: id as ScenarioId };
          }),
          w.call(simpleTest, (_t, f) => (f.vars.next === 'test' ? {} : null)),
        ],
      ),
    ],
    [
      w.loop(
        (t) => t.scenes.length > 0,
        [
          w.call('planned conflict', (t) => conflict.with({ for: 0, scenario: t.scenes[0] })),
          w.run((p) => void p.t.scenes.shift()),
        ],
      ),
    ],
  ),
  w.run((p) => {
    p.tell?.({ kind: 'sessionOver', rule: 'WS-22.7', scenes: p.t.results.length });
    p.t.over = true;
    p.finish();
  }),
]);

function listNext(t: Table, list: string[]): void {
  if (livingHeroes(t).length > 0) {
    if (t.results.length < MOST_SCENES) for (const id of scenariosFor(t.heroes)) list.push(`conflict ${id}`);
    if (t.tested < MOST_TESTS) list.push('test');
  }
  if (t.sessions < MOST_SESSIONS) list.push('new session');
  list.push('end');
}

function whyNotNext(t: Table, answer: Plain) {
  const id = SCENARIO_IDS.find((one) => answer === `conflict ${one}`);
  if (!id) return no('WS-1.9', 'notAnAnswer', { answer });
  const [least, most] = SCENARIOS[id].heroes;
  return no('WS-10.7', 'heroesDoNotFit', { heroes: t.heroes, least, most });
}

/** WS-22.1 to WS-22.3 */
function renew(p: P): void {
  const { t } = p;
  t.sessions++;
  t.tested = 0;
  p.tell?.({ kind: 'sessionBegan', rule: 'WS-22.1' });
  for (const c of t.characters) {
    c.usedAchievements = [];
    c.used = [];
    c.gained = 0;
    c.constitutionLost = Math.max(0, c.constitutionLost - 1);
    c.reputationLost = Math.max(0, c.reputationLost - 1);
  }
  freshStocks(p);
}
