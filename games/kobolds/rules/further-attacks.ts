/** Chapter 16: Frenzy and Furious (KC-16.45 to KC-16.47): a further attack when the first is done. */
import { type Frame, flag, oneOf, type Plain, type Refusal, type Stack, type VarsOf } from '@guildhall/kernel';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { attackBy, attackNamed, pushAttacks, whyNotAttackNamed } from './attack-acts.ts';
import { book, type KC } from './book.ts';
import { activations, attack } from './frames.ts';
import { aModel, anAnswer } from './kinds.ts';
import { kindOf } from './limits.ts';
import { move } from './moving.ts';
import { controller, inPlay, moveSide } from './reading.ts';
import { type Chance, canFight, chanceOf, whyNotAttack } from './targets.ts';

/** `model` has triggered it against `target`. */
const FRENZY = {
  model: aModel,
  target: aModel,
  /** What was chosen. */
  answer: oneOf(['', 'attack', 'attack just do it'], ''),
};
type FrenzyFrame = Frame<VarsOf<typeof FRENZY>>;
export const frenzy = book.procedure('frenzy', FRENZY);
export const furious = book.procedure('furious', {
  model: aModel,
  target: aModel,
  go: flag(),
  answer: anAnswer((answer) => attackNamed(answer) !== null),
});

/** Still there, and its own activation, if it is in one, not cut short (KC-7.12). */
function mayGoOn(t: Table, m: number, stack: Stack): boolean {
  return inPlay(t, m) && !activations(stack).some(({ vars }) => vars.model === m && vars.over);
}

/** The same target only (KC-16.45). */
const again = (t: Table, { vars: { model, target } }: FrenzyFrame, stack: Stack): Chance => {
  if (!mayGoOn(t, model, stack) || !inPlay(t, target) || !canFight(t, model)) return 'no';
  return chanceOf(t, model, target, kindOf(t, model), 'frenzy', stack);
};

function whyNotAgain(t: Table, f: FrenzyFrame, answer: Plain, stack: Stack): Refusal<KC> {
  const named = attackNamed(answer);
  if (named) return no('KC-16.45', 'wrongTarget', { target: named.target });
  if (answer !== 'attack' && answer !== 'attack just do it') return notAnAnswer('frenzy/again', answer);
  const { model, target } = f.vars;
  const justDoIt = answer === 'attack just do it';
  return whyNotAttack(t, model, target, kindOf(t, model), 'frenzy', justDoIt, stack) ?? notAnAnswer('frenzy/again', answer);
}

frenzy.does((w) => [
  w.when(
    (t, f, stack) => again(t, f, stack) !== 'no',
    [
      w.ask<'attack' | 'attack just do it' | 'pass'>('again', {
        rule: 'KC-16.45',
        legal(t, f, list, stack) {
          list.push(again(t, f, stack) === 'yes' ? 'attack' : 'attack just do it', 'pass');
        },
        why: whyNotAgain,
        take(p, f, answer) {
          const { model } = f.vars;
          if (answer === 'pass') {
            p.tell?.({ kind: 'extraAttackLost', rule: 'KC-15.11', seat: f.seat, model, critical: 'frenzy' });
            return;
          }
          f.vars.answer = answer;
          p.tell?.({ kind: 'extraAttack', rule: 'KC-16.45', seat: f.seat, model, critical: 'frenzy' });
        },
        show: (_t, f) => ({ model: f.vars.model, target: f.vars.target }),
      }),
      w.call(attack, (t, f) => {
        const { model, target, answer } = f.vars;
        if (answer === '') return null;
        return { attacker: model, target, kind: kindOf(t, model), free: 'frenzy', attackerJustDoIt: answer !== 'attack' };
      }),
    ],
    [
      w.run((p, f) =>
        p.tell?.({ kind: 'extraAttackLost', rule: 'KC-16.45', seat: f.seat, model: f.vars.model, critical: 'frenzy' }),
      ),
    ],
  ),
]);

const targets: string[] = [];
function hasTargets(t: Table, m: number, stack: Stack): boolean {
  targets.length = 0;
  pushAttacks(t, m, 'furious', targets, stack);
  return targets.length > 0;
}

furious.does((w) => [
  // KC-16.26: nobody walks lying down.
  w.when(
    (t, f, stack) => mayGoOn(t, f.vars.model, stack) && !has(t.models[f.vars.model], 'grounded'),
    [
      w.ask<string>('walk', {
        rule: 'KC-16.47',
        legal(_t, _f, list) {
          list.push('walk', 'stay');
        },
        why: (_t, _f, answer) => notAnAnswer('furious/walk', answer),
        take(_p, f, answer) {
          f.vars.go = answer === 'walk';
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
      w.call(move, (t, f) => {
        const { model, go } = f.vars;
        return go ? { model, kind: 'furious', side: moveSide(t, model), breakAway: true, cost: 'left' } : null;
      }),
    ],
  ),
  w.when(
    (t, f, stack) =>
      mayGoOn(t, f.vars.model, stack) && controller(t, f.vars.model) === f.seat && hasTargets(t, f.vars.model, stack),
    [
      w.ask<string>('attack', {
        rule: 'KC-16.46',
        legal(t, f, list, stack) {
          pushAttacks(t, f.vars.model, 'furious', list, stack);
          list.push('pass');
        },
        why: (t, f, answer, stack) =>
          whyNotAttackNamed(t, f.vars.model, 'furious', answer, stack) ?? notAnAnswer('furious/attack', answer),
        take(p, f, answer) {
          const { model } = f.vars;
          if (answer === 'pass') {
            p.tell?.({ kind: 'extraAttackLost', rule: 'KC-15.11', seat: f.seat, model, critical: 'furious' });
            return;
          }
          f.vars.answer = answer;
          p.tell?.({ kind: 'extraAttack', rule: 'KC-16.46', seat: f.seat, model, critical: 'furious' });
        },
        show: (_t, f) => ({ model: f.vars.model }),
      }),
      w.call('further attack', (_t, f) => {
        const named = attackNamed(f.vars.answer);
        return named && attack.with({ free: 'furious', ...attackBy(f.vars.model, named) });
      }),
    ],
    [
      w.run((p, f) =>
        p.tell?.({ kind: 'extraAttackLost', rule: 'KC-16.46', seat: f.seat, model: f.vars.model, critical: 'furious' }),
      ),
    ],
  ),
]);
