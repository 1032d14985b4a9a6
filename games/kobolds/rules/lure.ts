/** Chapter 18: the Egg Keeper's criticals (KC-18.6 to KC-18.11), and what a lured model does. */
import { type Frame, needed, oneOf, type Plain, type Refusal, type VarsOf } from '@guildhall/kernel';
import { CRITICALS } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { whyNotChosen } from './activation.ts';
import { actOf, pushActs } from './acts.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { allegianceOf } from './criticals.ts';
import { activations, lured } from './frames.ts';
import { aModel, aModelOrNone } from './kinds.ts';
import { friendsOf, inPlay, isEnemy } from './reading.ts';
import { cutActivation, giveEffect, markActivated, wound } from './removal.ts';
import { canSee } from './scene.ts';
import { whyNotSeen } from './targets.ts';

const EGG = {
  keeper: aModel,
  critical: needed(oneOf(['antagonise', 'egg-toss', 'musky-scent', 'strange-allure'], 'antagonise')),
  model: aModelOrNone,
};
type EggFrame = Frame<VarsOf<typeof EGG>>;
type EggCritical = EggFrame['vars']['critical'];

export const eggKeeper = book.procedure('egg keeper', EGG);

/** Besides being an enemy in her sight. */
function mayPick(t: Table, m: number, critical: EggCritical): boolean {
  if (critical === 'antagonise') return allegianceOf(t, m) !== null;
  // KC-17.30: a ranged hit, which a hidden Sneaky Beggar need not fear.
  if (critical === 'egg-toss') return !t.models[m].hidden;
  return critical !== 'musky-scent' || !t.models[m].activated;
}

const isPickable = (t: Table, f: EggFrame, m: number): boolean =>
  inPlay(t, m) && isEnemy(t, f.seat, m) && mayPick(t, m, f.vars.critical) && canSee(t, f.vars.keeper, m);

function whyNotPicked(t: Table, f: EggFrame, answer: Plain): Refusal<KC> {
  const { keeper, critical } = f.vars;
  const { rule } = CRITICALS[critical];
  const target = modelOf(answer);
  if (target === NONE) return notAnAnswer('egg keeper/target', answer);
  if (target >= t.models.length) return no(rule, 'noSuchModel', { answer });
  if (!inPlay(t, target)) return no(rule, 'targetOutOfPlay', { target });
  if (!isEnemy(t, f.seat, target)) return no(rule, 'notAnEnemy', { target });
  if (mayPick(t, target, critical)) return whyNotSeen(t, keeper, target, rule) ?? notAnAnswer('egg keeper/target', answer);
  if (critical === 'antagonise') return no('KC-18.7', 'withoutAllegiance', { target });
  return critical === 'egg-toss' ? no('KC-17.30', 'targetHidden', { target }) : no(rule, 'activatedAlready', { target });
}

/** KC-18.7: black, and an unactivated model counts as activated; an active one is done. */
function antagonise(p: P, keeper: number, m: number): void {
  if (colourTest(p, 'antagonism', m)) return;
  const isActive = activations(p.game.stack).some(({ vars }) => vars.model === m && !vars.over);
  if (isActive) cutActivation(p, m, 'KC-18.7');
  else markActivated(p, m, keeper, 'KC-18.7');
}

function pick(p: P, f: EggFrame, m: number): void {
  const { keeper, critical } = f.vars;
  const { rule } = CRITICALS[critical];
  f.vars.model = m;
  p.tell?.({ kind: 'pickedOut', rule, seat: f.seat, model: m, by: keeper, critical });
  if (critical === 'antagonise') antagonise(p, keeper, m);
  else if (critical === 'musky-scent') markActivated(p, m, keeper, rule);
  else if (critical === 'egg-toss') {
    wound(p, m, 1, { seat: f.seat, model: keeper }, rule);
    giveEffect(p, m, 'poison', rule, f.seat);
  }
}

/** Whoever calls this calls `removal` afterwards: an egg may have been the last straw. */
eggKeeper.does((w) => [
  w.ask<string>('target', {
    rule: 'KC-18.6',
    legal(t, f, list) {
      for (let m = 0; m < t.models.length; m++) if (isPickable(t, f, m)) list.push(modelName(m));
      list.push('none');
    },
    why: whyNotPicked,
    take(p, f, answer) {
      if (answer !== 'none') pick(p, f, modelOf(answer));
      else {
        const { keeper, critical } = f.vars;
        p.tell?.({ kind: 'criticalLost', rule: 'KC-15.11', seat: f.seat, model: keeper, critical });
      }
    },
    show: (_t, f) => ({ critical: f.vars.critical, model: f.vars.keeper }),
  }),
  w.call(lured, (_t, f) => {
    const { keeper, critical, model } = f.vars;
    return critical === 'strange-allure' && model !== NONE ? { keeper, model } : null;
  }),
]);

type LuredFrame = Frame<VarsOf<typeof lured.kinds>>;

/** KC-18.10, KC-18.11: a Walk and one action, as a model of the frame's seat in every respect; no activation of its own. */
function lure(p: P, f: LuredFrame): void {
  const { t } = p;
  const { keeper, model } = f.vars;
  f.vars.before = t.lured;
  // Lured by the one and then by the other, it is its owner's again.
  t.lured = t.lured === model ? NONE : model;
  f.vars.actions = 1;
  p.tell?.({ kind: 'lured', rule: 'KC-18.10', seat: f.seat, model, by: keeper });
}

function release(p: P, f: LuredFrame): void {
  const { t } = p;
  const { model, before, keeper } = f.vars;
  t.lured = before;
  p.tell?.({ kind: 'lureEnded', rule: 'KC-18.10', seat: f.seat, model });
  if (inPlay(t, model)) markActivated(p, model, keeper, 'KC-18.10');
}

const END = 'end';

lured.does((w) => [
  w.run(lure),
  w.loop(
    (t, f) => !f.vars.ended && !f.vars.over && inPlay(t, f.vars.model),
    [
      w.ask<string>('act', {
        rule: 'KC-18.10',
        legal(t, f, list, stack) {
          pushActs(t, f, list, stack);
          list.push(END);
        },
        why: (t, f, answer, stack) => whyNotChosen(t, f, answer, 'lured/act', stack),
        take(p, f, answer) {
          f.vars.ended = answer === END;
          f.vars.chosen = answer === END ? '' : answer;
          if (answer !== END) actOf(answer)?.take?.(p, f, answer);
        },
        show(t, f) {
          const { model, actions, walk } = f.vars;
          return { model, actions, walk, friends: friendsOf(t, model) };
        },
      }),
      w.call('carry out', (t, f) => {
        const { chosen } = f.vars;
        return chosen === '' ? null : (actOf(chosen)?.call(t, f, chosen) ?? null);
      }),
    ],
  ),
  w.run(release),
]);
