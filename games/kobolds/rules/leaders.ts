/** Chapter 18: Grobblar's 'Ave a go! and You go first!, the Body Snatcher's Dead Good. */
import { within } from '@guildhall/geometry';
import { type Frame, flag, oneOf, type Plain, type Refusal, type Stack, type VarsOf } from '@guildhall/kernel';
import { type AbilityId, L } from '../data/index.ts';
import { has, ONCE } from '../effects.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { registerStart } from './acts.ts';
import { modelName, modelOf, notAnAnswer, numberIn, texts } from './answers.ts';
import { attackNamed } from './attack-acts.ts';
import { book, type KC } from './book.ts';
import { type Activation, attack, isOwn } from './frames.ts';
import { aModel, aModelOrNone } from './kinds.ts';
import { kindOf } from './limits.ts';
import { move } from './moving.ts';
import { hasAbility, inPlay, isCarrier, isFriend, moveSide } from './reading.ts';
import { markActivated } from './removal.ts';
import { canSee, engaged, gapBetween } from './scene.ts';
import { type Chance, canFight, chanceOf, whyNotAttack, whyNotSeen } from './targets.ts';

// 'Ave a go! (KC-18.18, KC-18.19)

const WORDS = { melee: 'attack', ranged: 'shoot' } as const;
const JUST_DO_IT = ' just do it';
const ANSWERS = ['attack', 'shoot', `attack${JUST_DO_IT}`, `shoot${JUST_DO_IT}`] as const;

const GO = {
  grobblar: aModel,
  friend: aModelOrNone,
  enemy: aModelOrNone,
  walk: flag(),
  /** What was chosen. */
  answer: oneOf(['', ...ANSWERS], ''),
};
type GoFrame = Frame<VarsOf<typeof GO>>;

export const aveAGo = book.procedure('ave a go', GO);

/** Somebody else of hers, no further away than a card's length. */
const isHelper = (t: Table, f: GoFrame, m: number): boolean =>
  m !== f.vars.grobblar && inPlay(t, m) && isFriend(t, f.seat, m) && within(gapBetween(t, f.vars.grobblar, m), L);

function canBeUsed(t: Table, f: GoFrame): boolean {
  let helper = false;
  let enemy = false;
  for (let m = 0; m < t.models.length; m++) {
    if (isHelper(t, f, m)) helper = true;
    if (engaged(t, f.vars.grobblar, m)) enemy = true;
  }
  return helper && enemy && inPlay(t, f.vars.grobblar);
}

function whyNotHelper(t: Table, f: GoFrame, answer: Plain): Refusal<KC> {
  const target = modelOf(answer);
  const m = f.vars.grobblar;
  if (target === NONE) return notAnAnswer('ave a go/friend', answer);
  if (target >= t.models.length) return no('KC-18.18', 'noSuchModel', { answer });
  if (target === m) return no('KC-18.19', 'notHerself', { m });
  if (!inPlay(t, target)) return no('KC-18.18', 'notInPlay', { m: target });
  if (!isFriend(t, f.seat, target)) return no('KC-18.18', 'notAFriend', { target });
  return no('KC-18.18', 'tooFarFrom', { m, target, gap: gapBetween(t, m, target), most: L });
}

function chance(t: Table, { vars: { friend, enemy } }: GoFrame, stack: Stack): Chance {
  if (friend === NONE || enemy === NONE || !inPlay(t, friend) || !canFight(t, friend)) return 'no';
  return chanceOf(t, friend, enemy, kindOf(t, friend), 'ave-a-go', stack);
}

function whyNotGo(t: Table, f: GoFrame, answer: Plain, stack: Stack): Refusal<KC> {
  if (typeof answer !== 'string') return notAnAnswer('ave a go/attack', answer);
  const named = attackNamed(answer);
  if (named) return no('KC-18.18', 'wrongTarget', { target: named.target });
  const justDoIt = answer.endsWith(JUST_DO_IT);
  const word = justDoIt ? answer.slice(0, -JUST_DO_IT.length) : answer;
  if (word !== 'attack' && word !== 'shoot') return notAnAnswer('ave a go/attack', answer);
  const { friend, enemy } = f.vars;
  const kind = word === 'attack' ? 'melee' : 'ranged';
  return whyNotAttack(t, friend, enemy, kind, 'ave-a-go', justDoIt, stack) ?? notAnAnswer('ave a go/attack', answer);
}

aveAGo.does((w) => [
  w.when(
    canBeUsed,
    [
      w.ask<string>('friend', {
        rule: 'KC-18.18',
        legal(t, f, list) {
          for (let m = 0; m < t.models.length; m++) if (isHelper(t, f, m)) list.push(modelName(m));
          list.push('none');
        },
        why: whyNotHelper,
        take(_p, f, answer) {
          f.vars.friend = modelOf(answer);
        },
        show: (_t, f) => ({ model: f.vars.grobblar }),
      }),
      w.when(
        (_t, f) => f.vars.friend !== NONE,
        [
          w.ask<string>('enemy', {
            rule: 'KC-18.19',
            legal(t, f, list) {
              for (let m = 0; m < t.models.length; m++) if (engaged(t, f.vars.grobblar, m)) list.push(modelName(m));
            },
            why(t, f, answer) {
              const target = modelOf(answer);
              if (target === NONE) return notAnAnswer('ave a go/enemy', answer);
              if (target >= t.models.length) return no('KC-18.19', 'noSuchModel', { answer });
              return no('KC-18.19', 'notEngagedWith', { m: f.vars.grobblar, target });
            },
            take(p, f, answer) {
              const { friend, grobblar } = f.vars;
              f.vars.enemy = modelOf(answer);
              p.tell?.({
                kind: 'sentToHaveAGo',
                rule: 'KC-18.18',
                seat: f.seat,
                model: friend,
                by: grobblar,
                enemy: f.vars.enemy,
              });
            },
            show: (_t, f) => ({ model: f.vars.friend }),
          }),
          w.when(
            (t, f) => !has(t.models[f.vars.friend], 'grounded'),
            [
              w.ask<string>('walk', {
                rule: 'KC-18.18',
                legal(_t, _f, list) {
                  list.push('walk', 'stay');
                },
                why: (_t, _f, answer) => notAnAnswer('ave a go/walk', answer),
                take(_p, f, answer) {
                  f.vars.walk = answer === 'walk';
                },
                show: (_t, f) => ({ model: f.vars.friend }),
              }),
              // KC-18.19: a failure to break away loses only the Walk.
              w.call(move, (t, f) => {
                const { friend: model, walk } = f.vars;
                return walk ? { model, kind: 'ave-a-go', side: moveSide(t, model), breakAway: true, cost: 'move' } : null;
              }),
            ],
          ),
          w.when(
            (t, f, stack) => chance(t, f, stack) !== 'no',
            [
              w.ask<(typeof ANSWERS)[number] | 'pass'>('attack', {
                rule: 'KC-18.18',
                legal(t, f, list, stack) {
                  const word = WORDS[kindOf(t, f.vars.friend)];
                  list.push(chance(t, f, stack) === 'yes' ? word : `${word}${JUST_DO_IT}`, 'pass');
                },
                why: whyNotGo,
                take(p, f, answer) {
                  if (answer !== 'pass') {
                    f.vars.answer = answer;
                    return;
                  }
                  const { friend: model } = f.vars;
                  p.tell?.({ kind: 'extraAttackLost', rule: 'KC-15.11', seat: f.seat, model, critical: 'ave-a-go' });
                },
                show: (_t, f) => ({ model: f.vars.friend, target: f.vars.enemy }),
              }),
              w.call('go', (t, f) => {
                const { friend: attacker, enemy: target, answer } = f.vars;
                if (answer === '') return null;
                const attackerJustDoIt = answer.endsWith(JUST_DO_IT);
                return attack.with({ attacker, target, kind: kindOf(t, attacker), free: 'ave-a-go', attackerJustDoIt });
              }),
            ],
            [
              w.run((p, f) =>
                p.tell?.({
                  kind: 'extraAttackLost',
                  rule: 'KC-18.19',
                  seat: f.seat,
                  model: f.vars.friend,
                  critical: 'ave-a-go',
                }),
              ),
            ],
          ),
        ],
      ),
    ],
    [
      w.run((p, f) =>
        p.tell?.({ kind: 'criticalLost', rule: 'KC-18.19', seat: f.seat, model: f.vars.grobblar, critical: 'ave-a-go' }),
      ),
    ],
  ),
]);

// At the start of an activation

type Power = AbilityId & keyof typeof ONCE;

/** Has this Leader, whose own activation it is, the power and not used it yet (KC-18.33)? */
const hasPower = (t: Table, a: Activation, power: Power): boolean =>
  hasAbility(t, a.vars.model, power) && (t.models[a.vars.model].once & ONCE[power]) === 0 && isOwn(a);
function whyNotPower(t: Table, a: Activation, power: Power, rule: KC): Refusal<KC> | null {
  const m = a.vars.model;
  if (!isOwn(a) || !hasAbility(t, m, power)) return no(rule, 'lacksPower', { m, power });
  return (t.models[m].once & ONCE[power]) !== 0 ? no(rule, 'powerUsed', { m, power }) : null;
}

/** KC-18.22, KC-18.24: a Scumbag in her sight, activated or not, that could Dash. */
function whyNotScumbag(t: Table, a: Activation, target: number): Refusal<KC> | null {
  const model = t.models[target];
  if (!inPlay(t, target)) return no('KC-18.22', 'targetOutOfPlay', { target });
  if (!isFriend(t, a.seat, target)) return no('KC-18.22', 'notAFriend', { target });
  if (model.profile !== 'goblin-scumbag') return no('KC-18.22', 'notAScumbag', { target });
  if (has(model, 'grounded')) return no('KC-16.26', 'groundedCannotMove', { m: target });
  if (has(model, 'broken-bones') || isCarrier(t, target)) {
    return no(isCarrier(t, target) ? 'KC-28.7' : 'KC-16.17', 'cannotDash', { target });
  }
  return whyNotSeen(t, a.vars.model, target, 'KC-18.22');
}
const isScumbag = (t: Table, a: Activation, m: number): boolean => {
  const model = t.models[m];
  if (model.profile !== 'goblin-scumbag' || model.place !== 'play' || !isFriend(t, a.seat, m)) return false;
  return !has(model, 'grounded') && !has(model, 'broken-bones') && !isCarrier(t, m) && canSee(t, a.vars.model, m);
};

/** KC-18.31: an unactivated Zombie or Skeleton of his within a card's length. */
function whyNotUndead(t: Table, a: Activation, target: number): Refusal<KC> | null {
  const model = t.models[target];
  if (!inPlay(t, target)) return no('KC-18.31', 'targetOutOfPlay', { target });
  if (!isFriend(t, a.seat, target)) return no('KC-18.31', 'notAFriend', { target });
  if (model.profile !== 'zombie' && model.profile !== 'skeleton') return no('KC-18.31', 'notUndead', { target });
  if (model.activated) return no('KC-18.31', 'activatedAlready', { target });
  const m = a.vars.model;
  const gap = gapBetween(t, m, target);
  return within(gap, L) ? null : no('KC-18.31', 'tooFarFrom', { m, target, gap, most: L });
}
const isUndead = (t: Table, a: Activation, m: number): boolean => {
  const { profile, place, activated } = t.models[m];
  if ((profile !== 'zombie' && profile !== 'skeleton') || place !== 'play' || activated) return false;
  return isFriend(t, a.seat, m) && within(gapBetween(t, a.vars.model, m), L);
};

const youGoFirst = texts('you go first m');
const deadGood = texts('dead good m');

registerStart({
  name: 'you go first',
  legal(t, a, list) {
    if (!hasPower(t, a, 'you-go-first')) return;
    for (let m = 0; m < t.models.length; m++) if (isScumbag(t, a, m)) list.push(youGoFirst(m));
  },
  why(t, a, answer) {
    const target = numberIn(answer, 'you go first m');
    const why = whyNotPower(t, a, 'you-go-first', 'KC-18.22');
    if (target === NONE || why) return target === NONE ? null : why;
    return target < t.models.length ? whyNotScumbag(t, a, target) : no('KC-18.22', 'noSuchModel', { answer });
  },
  take(p, a, answer) {
    const model = numberIn(answer, 'you go first m');
    p.t.models[a.vars.model].once |= ONCE['you-go-first'];
    p.tell?.({ kind: 'youGoFirst', rule: 'KC-18.22', seat: a.seat, model, by: a.vars.model });
  },
  call(t, a, answer) {
    const model = numberIn(answer, 'you go first m');
    return move.with({
      for: a.seat,
      model,
      kind: 'you-go-first',
      side: moveSide(t, model),
      breakAway: true,
      cost: 'move',
    });
  },
});

registerStart({
  name: 'dead good',
  legal(t, a, list) {
    if (!hasPower(t, a, 'dead-good')) return;
    for (let m = 0; m < t.models.length; m++) if (isUndead(t, a, m)) list.push(deadGood(m));
  },
  why(t, a, answer) {
    const target = numberIn(answer, 'dead good m');
    const why = whyNotPower(t, a, 'dead-good', 'KC-18.33');
    if (target === NONE || why) return target === NONE ? null : why;
    return target < t.models.length ? whyNotUndead(t, a, target) : no('KC-18.31', 'noSuchModel', { answer });
  },
  take(p, a, answer) {
    const zombie = numberIn(answer, 'dead good m');
    const { vars } = a;
    const snatcher = p.t.models[vars.model];
    snatcher.once |= ONCE['dead-good'];
    snatcher.deadGood = true;
    markActivated(p, zombie, vars.model, 'KC-18.31');
    vars.actions++;
    p.tell?.({ kind: 'deadGood', rule: 'KC-18.32', seat: a.seat, model: vars.model, zombie, actions: vars.actions });
  },
  call: () => null,
});
