/** Chapter 6: a test from its declaration to its result (T2 to T5). */
import { writeWindow } from '@guildhall/kernel';
import type { SkillId } from '../data/index.ts';
import type { Terms } from '../facts.ts';
import { no } from '../refusals.ts';
import { NONE, type Table, type Test, type TestKind } from '../table.ts';
import { cardIn } from './answers.ts';
import { book, type P } from './book.ts';
import { beforeRoll, isActorOf, modifications, openTests } from './modify.ts';
import { nameOf, namesOf } from './names.ts';
import { targetNumber } from './resistance.ts';
import { resultOf, rollDice } from './result.ts';
import { isOffensive } from './tokens.ts';

/** A test that was just declared. */
export function newTest(kind: TestKind, actor: number, skill: SkillId, tn = NONE): Test {
  return {
    kind,
    actor,
    target: NONE,
    skill,
    claimed: true,
    stunt: '',
    detail: '',
    foreign: false,
    dice: 0,
    rolled: [],
    widened: 0,
    automatic: null,
    card: null,
    helps: [],
    helpers: [],
    guard: null,
    raise: 0,
    raisedBy: '',
    officer: 0,
    achievement: NONE,
    gadget: false,
    abilities: [],
    sentBack: false,
    tn,
    result: NONE,
  };
}

/** What must be reached as things stand; an active resistance must exceed its number (WS-14.3). */
export function numberToReach(t: Table, test: Test, terms?: Terms): number {
  if (isOffensive(test) && test.target !== NONE) return targetNumber(t, test, terms);
  terms?.push({
    name: 'fixed',
    rule: test.kind === 'resist' ? 'WS-14.2' : test.kind === 'scandal' ? 'WS-19.11' : 'WS-6.4',
    add: test.tn,
  });
  return test.tn;
}

/** WS-6.3, WS-14.2 */
export const succeeds = ({ kind, result, tn }: Test): boolean => (kind === 'resist' ? result > tn : result >= tn);

/** WS-6.24, WS-6.25: the initiator must exceed everybody else, the others must reach the initiator. */
function resultToBeat(t: Table, test: Test): number {
  const [first, ...others] = openTests(t);
  if (test !== first) return resultOf(t, first);
  let best = 0;
  for (const other of others) best = Math.max(best, resultOf(t, other));
  return best + 1;
}

/** By how much a test succeeds as things stand; below 0 it fails. */
export function margin(t: Table, test: Test): number {
  const result = resultOf(t, test);
  if (test.kind === 'opposed') return result - resultToBeat(t, test);
  return result - numberToReach(t, test) - (test.kind === 'resist' ? 1 : 0);
}

/** Dice of the round pay only for what is done in a round. */
export const usesPool = (test: Test): boolean => isOffensive(test) || test.kind === 'resist';

const fails = (t: Table, test: Test): boolean => margin(t, test) < 0;

/** Both windows are about the innermost test. */
const NOTHING_ELSE = { about: {} };
const showTest = (t: Table) => {
  const { actor, target, kind, skill, stunt } = t.tests[t.tests.length - 1];
  const achievements = (t.characters[actor].hero?.achievements ?? []).map(({ title: { en, pl } }) => ({ en, pl }));
  return { actor, target, test: kind, skill, stunt, achievements, names: namesOf(t) };
};

/** T2 */
const cardBeforeRoll = writeWindow(book, 'card before the roll', {
  rule: 'WS-6.11',
  ends: 'each once',
  once: true,
  responses: beforeRoll,
  show: showTest,
  why: (_t, _about, answer) => {
    const card = cardIn('bonus', answer) ?? cardIn('automatic', answer);
    return card === null ? null : no('WS-7.1', 'notInHand', { card });
  },
  unless: {
    risky: (t) => openTests(t).some(({ kind }) => kind === 'stunt' || kind === 'finisher'),
  },
});

/** T4 */
const modification = writeWindow(book, 'modification', {
  rule: 'WS-6.13',
  ends: 'all pass',
  responses: (t, _about, _stack, passed) => modifications(t, passed),
  show: showTest,
  why: (t, _about, answer) => {
    const card = cardIn('bonus', answer) ?? cardIn('guard', answer);
    if (cardIn('automatic', answer) !== null) return no('WS-7.7', 'afterTheRoll', {});
    if (openTests(t)[0].automatic !== null && (typeof answer !== 'string' || !answer.startsWith('guard')))
      return no('WS-7.5', 'automaticStands', {});
    return card === null ? null : no('WS-7.2', 'cardNotNow', { card });
  },
  // WS-6.26
  unless: {
    ownFailing: (t, _about, seat) => openTests(t).some((test) => isActorOf(t, test, seat) && fails(t, test)),
    target: (t, _about, seat) =>
      openTests(t).some((test) => isOffensive(test) && t.characters[test.target].owner === seat && !fails(t, test)),
    friendFailing: (t, _about, seat) =>
      openTests(t).some(
        (test) => fails(t, test) && t.characters.some((c) => c.owner === seat && c.side === t.characters[test.actor].side),
      ),
  },
});

/** T2 and T3: the innermost test is rolled. */
export const roll = book
  .procedure('roll', {})
  .does((w) => [w.call(cardBeforeRoll, () => NOTHING_ELSE), w.run((p) => rollOrNot(p, p.t.tests[p.t.tests.length - 1]))]);

/** WS-6.12, WS-12.2; WS-7.10: an automatic result costs one die, discarded; the others stay. */
function rollOrNot(p: P, test: Test): void {
  const c = p.t.characters[test.actor];
  if (usesPool(test)) {
    c.pool -= test.automatic === null ? test.dice : 1;
    if (test.kind === 'resist') c.spentOtherwise = true;
  }
  if (test.automatic === null) rollDice(p, test, test.dice);
}

/** T4 and T5: the innermost test (both of an opposed one) is modified, then final. */
export const settle = book.procedure('settle', {}).does((w) => [
  w.call(modification, () => NOTHING_ELSE),
  w.run((p) => {
    for (const test of openTests(p.t)) fix(p, test);
  }),
]);

/** WS-6.19 */
function fix(p: P, test: Test): void {
  const { t } = p;
  const terms: Terms | undefined = p.tell ? [] : undefined;
  const against: Terms | undefined = p.tell ? [] : undefined;
  test.result = resultOf(t, test, terms);
  if (test.kind === 'opposed') test.tn = 0;
  else test.tn = numberToReach(t, test, against);
  const c = t.characters[test.actor];
  // WS-2.19: a bonus that was used is known.
  if (c.profile !== null && test.automatic === null && !c.shown.includes(test.skill)) c.shown.push(test.skill);
  p.tell?.({
    kind: 'result',
    rule: 'WS-6.2',
    who: nameOf(t, test.actor),
    result: test.result,
    tn: test.tn,
    success: succeeds(test),
    terms: terms ?? [],
    against: against ?? [],
  });
}
