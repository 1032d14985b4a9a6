/** Chapter 16: Frenzy and Furious (KC-16.45 to KC-16.47): a further attack when the first is done. */
import type { Frame, Plain, Refusal } from '@guildhall/kernel';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { attackNamed, pushAttacks, whyNotAttackNamed } from './attack-acts.ts';
import { book, type KC } from './book.ts';
import { kindOf } from './limits.ts';
import { controller, inPlay, moveSide } from './reading.ts';
import { canFight, chanceOf, whyNotAttack } from './targets.ts';

/** `model` has triggered it against `target`. */
type FurtherVars = { model: number; target: number; go: boolean; answer: string };
const FURTHER: FurtherVars = { model: NONE, target: NONE, go: false, answer: '' };

/** Still there, and its own activation, if it is in one, not cut short (KC-7.12). */
function mayGoOn(t: Table, m: number): boolean {
  if (!inPlay(t, m)) return false;
  for (const { model, over } of t.activations) if (model === m && over) return false;
  return true;
}

/** The same target only (KC-16.45). */
const again = (t: Table, { model, target }: FurtherVars): 'no' | 'yes' | 'just do it' => {
  if (!mayGoOn(t, model) || !inPlay(t, target) || !canFight(t, model)) return 'no';
  return chanceOf(t, model, target, kindOf(t, model), 'frenzy');
};

function whyNotAgain(t: Table, f: Frame<FurtherVars>, answer: Plain): Refusal<KC> {
  const named = attackNamed(answer);
  if (named) return no('KC-16.45', 'wrongTarget', { target: named.target });
  if (answer !== 'attack' && answer !== 'attack just do it') return notAnAnswer('frenzy/again', answer);
  const { model, target } = f.vars;
  const justDoIt = answer === 'attack just do it';
  return whyNotAttack(t, model, target, kindOf(t, model), 'frenzy', justDoIt) ?? notAnAnswer('frenzy/again', answer);
}

book.procedure('frenzy', FURTHER, (w) => [
  w.when(
    (t, f) => again(t, f.vars) !== 'no',
    [
      w.ask<string>('again', {
        rule: 'KC-16.45',
        legal(t, f, list) {
          list.push(again(t, f.vars) === 'yes' ? 'attack' : 'attack just do it', 'pass');
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
      w.call('attack', (t, f) => {
        const { model, target, answer } = f.vars;
        if (answer === '') return null;
        const justDoIt = answer !== 'attack';
        return { proc: 'attack', vars: { attacker: model, target, kind: kindOf(t, model), free: 'frenzy', justDoIt } };
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
function hasTargets(t: Table, m: number): boolean {
  targets.length = 0;
  pushAttacks(t, m, 'furious', targets);
  return targets.length > 0;
}

book.procedure('furious', FURTHER, (w) => [
  // KC-16.26: nobody walks lying down.
  w.when(
    (t, f) => mayGoOn(t, f.vars.model) && !has(t.models[f.vars.model], 'grounded'),
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
      w.call('move', (t, f) => {
        const { model, go } = f.vars;
        const vars = { model, kind: 'furious', side: moveSide(t, model), seat: f.seat, breakAway: true, cost: 'left' };
        return go ? { proc: 'move', vars } : null;
      }),
    ],
  ),
  w.when(
    (t, f) => mayGoOn(t, f.vars.model) && controller(t, f.vars.model) === f.seat && hasTargets(t, f.vars.model),
    [
      w.ask<string>('attack', {
        rule: 'KC-16.46',
        legal(t, f, list) {
          pushAttacks(t, f.vars.model, 'furious', list);
          list.push('pass');
        },
        why: (t, f, answer) => whyNotAttackNamed(t, f.vars.model, 'furious', answer) ?? notAnAnswer('furious/attack', answer),
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
        return named && { proc: 'attack', vars: { attacker: f.vars.model, free: 'furious', ...named } };
      }),
    ],
    [
      w.run((p, f) =>
        p.tell?.({ kind: 'extraAttackLost', rule: 'KC-16.46', seat: f.seat, model: f.vars.model, critical: 'furious' }),
      ),
    ],
  ),
]);
