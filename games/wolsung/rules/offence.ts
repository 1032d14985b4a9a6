/** Chapters 13 and 14: an offensive action from its roll to its effects (T2 to T7), and active resistance. */
import { flag } from '@guildhall/kernel';
import { OFFENSIVE, RAISE, SCENARIOS, type SkillId, WEAKNESSES } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { Character, Table, Test } from '../table.ts';
import { DICE, numberIn } from './answers.ts';
import { book, type P } from './book.ts';
import { hasAbility, hasJoker, hasMark, hasWeakness, isActive, isPrincipal, weaponFor } from './characters.ts';
import { innermost } from './declare.ts';
import { eliminate, hasFeature, loseMarkers } from './harm.ts';
import { aSkill } from './kinds.ts';
import { nameOf, namesOf } from './names.ts';
import { finisherNumber, isFamiliar, isHandToHand } from './resistance.ts';
import { bonusOf, rangeOf } from './result.ts';
import { request, scandal, tellRequest } from './scandal.ts';
import { carryOut, isRequest, markersTaken } from './stunts.ts';
import { newTest, roll, settle, succeeds } from './test.ts';
import { pay, tokensOf } from './tokens.ts';

/** WS-13.16 to WS-13.19: by what this attack may be declared a finisher afterwards. */
export function upgradesOf(t: Table, test: Test): string[] {
  // WS-13.18, WS-13.21
  if (test.kind !== 'attack' || test.foreign || test.result < finisherNumber(t, test)) return [];
  const actor = t.characters[test.actor];
  const target = t.characters[test.target];
  const sources: string[] = [];
  if (hasJoker(actor)) sources.push('joker');
  if (t.type === 'combat' && hasWeakness(target, 'iron') && weaponFor(actor, test.skill).marks.includes('iron'))
    sources.push('iron');
  if (t.type === 'discussion' && hasWeakness(target, 'curiosity') && hasFeature(t, 'temptation')) sources.push('curiosity');
  if (isHandToHand(t, test) && hasWeakness(target, 'tiny') && hasMark(actor, 'big')) sources.push('tiny');
  if (mayElude(t, actor, target)) sources.push('elusive');
  const { hero, used } = actor;
  if (hero?.profession === 'sportsman' && test.skill === 'athletics' && !used.includes('profession')) sources.push('sportsman');
  if (hero?.profession === 'gunslinger' && actor.first && t.round === 1 && actor.actions === 1) {
    if (!used.includes('profession') || tokensOf(t, actor) > 0) sources.push('gunslinger');
  }
  return sources;
}

/** D6: elusive. */
function mayElude(t: Table, actor: Character, target: Character): boolean {
  if (t.type !== 'chase' || !hasAbility(actor, 'elusive') || tokensOf(t, actor) === 0) return false;
  return SCENARIOS[t.scenario].sides[actor.side]?.pursuit === 'fleeing' && target.hero?.race !== 'halfling';
}

function payForUpgrade(p: P, c: Character, source: string): void {
  if (source === 'elusive') pay(p, c, 1, 'ability', 'WS-9.4');
  else if (source === 'sportsman') c.used.push('profession');
  else if (source === 'gunslinger') {
    if (c.used.includes('profession')) pay(p, c, 1, 'ability', 'WS-9.4');
    else c.used.push('profession');
  }
}

/** D6: two raises against a troll, and a token. */
const mayEnrage = (t: Table, test: Test): boolean => {
  const actor = t.characters[test.actor];
  const raises = Math.floor((test.result - test.tn) / RAISE);
  return (
    raises >= (WEAKNESSES.fiery_temper.amount ?? 2) &&
    hasWeakness(t.characters[test.target], 'fiery_temper') &&
    t.characters[test.target].rage < t.round &&
    isPrincipal(actor) &&
    tokensOf(t, actor) > 0
  );
};

/** WS-14.6, WS-14.14; a raging or passionate troll spends no die on defence. */
export function mayResist(t: Table, n: number): boolean {
  const c = t.characters[n];
  return isPrincipal(c) && isActive(c) && c.pool > 0 && c.rage < t.round && !c.passionate;
}

const NO = 'no';

/** WS-14.1: the target of the innermost test, which has hit, tests an offensive skill. Gives whether the hit is wiped out. */
export const resist = book.procedure('resist', { skill: aSkill }, flag());

resist.does((w) => [
  w.ask('skill', {
    rule: 'WS-14.1',
    legal: (t, _f, list: string[]) => {
      // WS-14.7
      list.push(NO, ...OFFENSIVE[t.type]);
    },
    why: (_t, _f, answer) => no('WS-14.7', 'notAnAnswer', { answer }),
    show: (t) => {
      const { actor, target, kind, stunt, result } = innermost(t);
      return { actor, target, test: kind, stunt, result, pool: t.characters[target].pool, names: namesOf(t) };
    },
    take: (p, f, answer) => {
      if (answer === NO) return;
      f.vars.skill = answer as SkillId;
      const { actor, target, result } = innermost(p.t);
      const test = newTest('resist', target, answer as SkillId, result);
      test.target = actor;
      p.t.tests.push(test);
    },
  }),
  w.when(
    (_t, f) => f.vars.skill !== '',
    [
      w.ask('dice', {
        rule: 'WS-14.4',
        legal: (t, _f, list: string[]) => {
          const { pool } = t.characters[innermost(t).actor];
          for (let n = 1; n <= pool; n++) list.push(DICE[n]);
        },
        why: (t, _f, answer) => {
          const dice = numberIn('dice', answer);
          if (Number.isNaN(dice)) return no('WS-14.4', 'notAnAnswer', { answer });
          return no('WS-14.4', 'tooManyDice', { dice, pool: t.characters[innermost(t).actor].pool });
        },
        show: (t) => {
          const test = innermost(t);
          return {
            skill: test.skill,
            against: test.tn,
            bonus: bonusOf(t, test),
            range: rangeOf(t, test),
            pool: t.characters[test.actor].pool,
          };
        },
        take: (p, _f, answer) => {
          const test = innermost(p.t);
          test.dice = numberIn('dice', answer);
          p.tell?.({
            kind: 'declared',
            rule: 'WS-14.1',
            who: nameOf(p.t, test.actor),
            test: 'resist',
            target: nameOf(p.t, test.target),
            skill: test.skill,
            stunt: '',
            detail: '',
            dice: test.dice,
            tn: test.tn,
            terms: [],
          });
        },
      }),
      w.call(roll),
      w.call(settle),
      w.run((p) => {
        const test = p.t.tests.pop() as Test;
        const success = succeeds(test);
        p.tell?.({
          kind: 'resisted',
          rule: 'WS-14.2',
          who: nameOf(p.t, test.actor),
          result: test.result,
          against: test.tn,
          success,
        });
        p.give(resist, success);
      }),
    ],
    [w.run((p) => p.give(resist, false))],
  ),
]);

/** The innermost test is an offensive action that was declared. */
export const offence = book.procedure('offence', { familiar: flag(), hit: flag(), wiped: flag(), scandal: flag() });

offence.does((w) => [
  w.run((p, f) => {
    const test = innermost(p.t);
    // WS-19.10: by the situation in which it is done.
    f.vars.familiar = p.t.formality !== 'private' && isFamiliar(p.t, p.t.characters[test.actor], test);
  }),
  w.call(roll),
  w.call(settle),
  // T6
  w.run((p, f) => {
    f.vars.hit = succeeds(innermost(p.t));
  }),
  w.when(
    (_t, f) => f.vars.hit,
    [
      w.when(
        (t) => upgradesOf(t, innermost(t)).length > 0,
        [
          w.ask('upgrade', {
            rule: 'WS-13.17',
            legal: (t, _f, list: string[]) => {
              list.push('attack');
              for (const source of upgradesOf(t, innermost(t))) list.push(`finisher ${source}`);
            },
            why: (_t, _f, answer) => no('WS-13.17', 'notAnAnswer', { answer }),
            show: (t) => ({ target: innermost(t).target, result: innermost(t).result, names: namesOf(t) }),
            take: (p, _f, answer) => {
              if (answer === 'attack') return;
              const test = innermost(p.t);
              const source = answer.slice('finisher '.length);
              payForUpgrade(p, p.t.characters[test.actor], source);
              test.kind = 'finisher';
              p.tell?.({ kind: 'upgraded', rule: 'WS-13.16', who: nameOf(p.t, test.actor), source });
            },
          }),
        ],
      ),
      w.when(
        (t) => mayEnrage(t, innermost(t)),
        [
          w.ask('temper', {
            rule: 'WS-9.24',
            legal: (_t, _f, list: string[]) => void list.push('enrage', NO),
            why: (_t, _f, answer) => no('WS-9.24', 'notAnAnswer', { answer }),
            show: (t) => ({ target: innermost(t).target, names: namesOf(t) }),
            take: (p, _f, answer) => {
              if (answer === NO) return;
              const { t } = p;
              const test = innermost(t);
              pay(p, t.characters[test.actor], 1, 'ability', 'WS-9.4');
              t.characters[test.target].rage = t.round + 1;
              p.tell?.({ kind: 'enraged', rule: 'WS-9.24', who: nameOf(t, test.target), by: nameOf(t, test.actor) });
            },
          }),
        ],
      ),
      w.call(
        resist,
        (t) => {
          const { target } = innermost(t);
          return mayResist(t, target) ? { for: t.characters[target].owner } : null;
        },
        (_p, f, wiped) => {
          f.vars.wiped = wiped;
        },
      ),
      w.when(
        (_t, f) => !f.vars.wiped,
        [
          w.run((p) => strike(p, innermost(p.t))),
          w.call(request, (t) =>
            t.ending === '' && isRequest(innermost(t)) && isActive(t.characters[innermost(t).target]) ? {} : null,
          ),
        ],
      ),
    ],
    [w.run((p) => miss(p, innermost(p.t)))],
  ),
  w.run((p, f) => {
    const { t } = p;
    const test = t.tests.pop() as Test;
    if (hasFeature(t, 'grudge') && t.characters[test.target].profile === 'A3') t.grudge = test.actor;
    f.vars.scandal = f.vars.familiar && t.ending === '' && isActive(t.characters[test.actor]);
  }),
  w.call(scandal, (t, f) => (f.vars.scandal ? { who: t.turn } : null)),
]);

/** WS-13.4, WS-13.8, WS-13.11 */
function strike(p: P, test: Test): void {
  if (test.kind === 'finisher') {
    eliminate(p, test.target, 'WS-13.11', test.actor);
    return;
  }
  tellRequest(p);
  const rule = test.kind === 'stunt' ? 'WS-13.8' : 'WS-13.4';
  loseMarkers(p, test.target, markersTaken(test), rule, test.actor);
  if (p.t.ending === '') carryOut(p, test);
}

/** WS-13.6, WS-13.9, WS-13.12; D7: the first failure ends what Detective and Hunter do. */
function miss(p: P, test: Test): void {
  const c = p.t.characters[test.actor];
  if (test.foreign) c.scene = c.scene.filter((one) => one !== 'detective' && one !== 'hunter');
  if (test.kind === 'attack') return;
  loseMarkers(p, test.actor, 1, test.kind === 'stunt' ? 'WS-13.9' : 'WS-13.12', test.target);
}
