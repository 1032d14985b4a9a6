/** Chapters 14 and 16: wounds, stuns, effects and healing, and how models at zero are taken off together. */
import { type Call, listOf } from '@guildhall/kernel';
import type { EffectId } from '../data/index.ts';
import { give, has, ONCE } from '../effects.ts';
import type { UntouchedBy } from '../facts/fighting.ts';
import { NONE, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { colourTest } from './cards.ts';
import { fates, isCampaign, killedByNobody } from './fates.ts';
import { activations } from './frames.ts';
import { aModel, aModelOrNone } from './kinds.ts';
import { controller, hasAbility, inPlay, newModel, other, profileOf, putOnBoard, takeOffBoard, woundsLeft } from './reading.ts';
import { checkWin, onRemoved, onStunned } from './scenarios/index.ts';

/** Whose doing something is: the seat that commanded the model, and the model. */
export type By = { readonly seat: number; readonly model: number };
export const NOBODY: By = { seat: NONE, model: NONE };

/** Out of play, or at zero and about to be taken off: nothing reaches it any more (KC-14.12). */
export const isGone = (t: Pick<Table, 'models'>, m: number): boolean => !inPlay(t, m) || woundsLeft(t, m) <= 0;

/** KC-14.14: what a model suffers from the own side is nobody's doing. */
const doneBy = (t: Table, m: number, seat: number): number => (seat === t.models[m].seat ? NONE : seat);

/** Marks wounds (KC-14.10). It never takes the model off: whoever causes wounds calls `removal` when all of them are marked. */
export function wound(p: P, m: number, n: number, by: By, rule: KC): void {
  const { t } = p;
  if (n <= 0 || isGone(t, m)) return;
  const model = t.models[m];
  const of = profileOf(t, m).wounds;
  const who = doneBy(t, m, by.seat);
  model.wounds = Math.min(of, model.wounds + n);
  if (model.wounds === of) model.removedBy = who;
  p.tell?.({ kind: 'wounded', rule, model: m, n, wounds: model.wounds, of, by: who, byModel: by.model });
}

/** Removes wound marks, never below none (KC-14.11); tells how many. */
export function healWounds(p: P, m: number, n: number, rule: KC): number {
  const { t } = p;
  if (isGone(t, m)) return 0;
  const model = t.models[m];
  const healed = Math.min(n, model.wounds);
  model.wounds -= healed;
  p.tell?.({ kind: 'healed', rule, model: m, n: healed, wounds: model.wounds });
  return healed;
}

function untouched(p: P, m: number, effect: EffectId, because: UntouchedBy, rule: KC): void {
  p.tell?.({ kind: 'unaffected', rule, model: m, effect, because });
}

/** A stun. Solid models take none (KC-17.32), those with Hard Head none from attacks (KC-16.49); true if it is Stunned now. */
export function stun(p: P, m: number, rule: KC, byAttack = false): boolean {
  const { t } = p;
  if (isGone(t, m)) return false;
  const model = t.models[m];
  if (hasAbility(t, m, 'solid')) untouched(p, m, 'stunned', 'solid', 'KC-17.32');
  else if (has(model, 'stunned')) untouched(p, m, 'stunned', 'already', 'KC-16.56');
  else if (byAttack && has(model, 'hard-head')) untouched(p, m, 'stunned', 'hardHead', 'KC-16.49');
  else {
    give(model, 'stunned');
    p.tell?.({ kind: 'stunned', rule, model: m });
    onStunned(p, m);
  }
  return has(model, 'stunned');
}

/** Stunned, or one wound if it is Stunned already (KC-12.33, KC-16.8, KC-25.8). */
export function stunOrWound(p: P, m: number, by: By, rule: KC, byAttack = false): void {
  if (has(p.t.models[m], 'stunned')) wound(p, m, 1, by, rule);
  else stun(p, m, rule, byAttack);
}

/** Gives a lasting effect; a new instance only renews it (KC-15.10). `seat`: whose doing it is. True if the model has it now. */
export function giveEffect(p: P, m: number, effect: EffectId, rule: KC, seat: number = NONE): boolean {
  const { t } = p;
  if (isGone(t, m)) return false;
  if (effect === 'stunned') return stun(p, m, rule, true);
  const model = t.models[m];
  if (effect === 'poison' && hasAbility(t, m, 'immune-to-poison')) {
    const byGang = !profileOf(t, m).abilities.includes('immune-to-poison');
    untouched(p, m, effect, 'immune', byGang ? 'KC-18.12' : 'KC-17.11');
    return false;
  }
  if (effect === 'grounded' && hasAbility(t, m, 'solid')) {
    untouched(p, m, effect, 'solid', 'KC-17.32');
    return false;
  }
  if (effect === 'concussion' && has(model, effect)) {
    untouched(p, m, effect, 'already', 'KC-16.19');
    return true;
  }
  give(model, effect);
  const by = doneBy(t, m, seat);
  if (effect === 'poison') model.poisonedBy = by;
  if (effect === 'bite') model.bittenBy = by;
  p.tell?.({ kind: 'effectGiven', rule, model: m, effect, by });
  // KC-16.23: knocked down and Stunned; for a Stunned model only the first is new (KC-16.56).
  if (effect === 'grounded' && !has(model, 'stunned')) stun(p, m, 'KC-16.23', true);
  return true;
}

/** KC-7.12: cuts short what the model is doing in an activation of its own or lured. */
export function cutActivation(p: P, m: number, rule: KC): void {
  for (const { seat, vars } of activations(p.game.stack)) {
    if (vars.model !== m || vars.over) continue;
    vars.over = true;
    p.tell?.({ kind: 'activationCut', rule, seat, model: m });
  }
}

/** Counts as activated this turn without an activation (KC-6.13). */
export function markActivated(p: P, m: number, by: number, rule: KC): void {
  const model = p.t.models[m];
  if (model.activated) return;
  model.activated = true;
  p.tell?.({ kind: 'markedActivated', rule, seat: model.seat, model: m, by });
}

/** At zero and still on the board. */
const isFallen = (t: Table, m: number): boolean => t.models[m].place === 'play' && t.models[m].seat >= 0 && woundsLeft(t, m) <= 0;

/** What `removal` is given; null if there is nobody to take off, and so nothing to do. */
export function removing(t: Table, killer: number = NONE): { killer: number } | null {
  for (let m = 0; m < t.models.length; m++) if (isFallen(t, m)) return { killer };
  return null;
}

/** The same as a call, for steps with a name of their own. */
export function takingOff(t: Table, killer: number = NONE): Call | null {
  const given = removing(t, killer);
  return given && removal.with(given);
}

const fallen: number[] = [];

/** KC-14.16: all at once; only then do Leaders, scenarios and activations take notice. */
function takeOff(p: P): number[] {
  const { t } = p;
  fallen.length = 0;
  for (let m = 0; m < t.models.length; m++) {
    if (isFallen(t, m)) fallen.push(m);
  }
  if (fallen.length === 0) return fallen;
  const all = fallen.slice();
  for (const m of all) {
    const model = t.models[m];
    killedByNobody(p, m);
    takeOffBoard(model, 'removed');
    p.tell?.({ kind: 'removed', rule: 'KC-14.10', model: m, seat: model.seat, by: model.removedBy });
    cutActivation(p, m, 'KC-7.12');
  }
  for (const m of all) onRemoved(p, m);
  checkWin(p);
  return all;
}

/** KC-18.27, KC-18.30: his own attack has killed an enemy Runt, not mugged it; a lured one still belongs to its owner (KC-18.46). */
function mayRaise(t: Table, snatcher: number, m: number): boolean {
  if (!inPlay(t, snatcher) || !hasAbility(t, snatcher, 'extra-life')) return false;
  if ((t.models[snatcher].once & ONCE['extra-life']) !== 0 || t.models[m].fate === 'mugged') return false;
  return profileOf(t, m).category === 'runt' && t.models[m].seat === other(controller(t, snatcher));
}

/** Takes off all models at zero. `killer`: the model whose attack it was, if it was one (for Extra Life). */
export const removal = book.procedure('removal', { killer: aModelOrNone, left: listOf(aModel), now: aModelOrNone });
removal.does((w) => [
  w.call('fates', (t) => (isCampaign(t) ? fates.with({}) : null)),
  w.run((p, f) => {
    const all = takeOff(p);
    if (f.vars.killer === NONE || all.length === 0) return;
    f.vars.left = all.filter((m) => mayRaise(p.t, f.vars.killer, m));
  }),
  w.loop(
    (_t, f) => f.vars.left.length > 0,
    [
      w.run((_p, f) => {
        f.vars.now = f.vars.left.shift() ?? NONE;
      }),
      w.call(extraLife, (t, f) => {
        const { killer, now } = f.vars;
        return mayRaise(t, killer, now) ? { for: controller(t, killer), snatcher: killer, runt: now } : null;
      }),
    ],
  ),
]);

const extraLife = book.procedure('extra life', { snatcher: aModel, runt: aModel }).does((w) => [
  w.ask<string>('draw', {
    rule: 'KC-18.27',
    legal(_t, _f, list) {
      list.push('draw', 'leave');
    },
    why: (_t, _f, answer) => notAnAnswer('extra life/draw', answer),
    take(p, f, answer) {
      if (answer === 'draw') raise(p, f.seat, f.vars.snatcher, f.vars.runt);
    },
    show: (_t, f) => ({ model: f.vars.runt }),
  }),
]);

/** KC-18.28: red, and it stands up where it fell, a whole Zombie that has been activated this turn. */
function raise(p: P, seat: number, snatcher: number, runt: number): void {
  const { t } = p;
  t.models[snatcher].once |= ONCE['extra-life'];
  if (!colourTest(p, 'extra-life', snatcher)) return;
  const { x, y, z, on } = t.models[runt];
  const zombie = newModel(seat, 'zombie');
  putOnBoard(zombie, x, y, z, on);
  zombie.activated = true;
  zombie.raised = true;
  t.models.push(zombie);
  p.tell?.({ kind: 'zombieRose', rule: 'KC-18.28', seat, model: t.models.length - 1, from: runt });
}
