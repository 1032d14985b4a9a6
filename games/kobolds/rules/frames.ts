/**
 * The procedures whose open frames others read: an activation, what a lured model does, an attack, a spell. What is going on
 * stands in these frames and nowhere else; views, sums and questions look it up here.
 */
import {
  count,
  type Frame,
  flag,
  isFrameOf,
  needed,
  oneOf,
  openFrame,
  type Stack,
  seat,
  type VarsOf,
  whole,
} from '@guildhall/kernel';
import { ATTACK_KINDS, ATTACK_STEPS, CRITICAL_IDS, FREE_ATTACKS, MOST_CRYSTALS, SPELL_KINDS } from '../data/index.ts';
import { NONE } from '../table.ts';
import { actOf, startActOf } from './acts.ts';
import { book } from './book.ts';
import { aModel, aModelOrNone, anAnswer, MOST_EFFECTS, MOST_WOUNDS, someCards } from './kinds.ts';

// Activations

const ACTIVATION = {
  model: aModel,
  /** The act or ability being carried out. */
  chosen: anAnswer((answer) => actOf(answer) !== null || startActOf(answer) !== null),
  ended: flag(),
  actions: count(3),
  /** The Walk is still to come. */
  walk: flag(true),
  /** Its one Dash is made (KC-9.9). */
  dashed: flag(),
  cast: flag(),
  shot: flag(),
  /** It began Stunned: its last action belongs to recovery (KC-16.53). */
  beganStunned: flag(),
  /** No other bribe may be tried (KC-19.16). */
  bribeFailed: flag(),
  /** A black Terrify card: no actions (KC-16.36). */
  terrified: flag(),
  /** Over: bribed, failed, removed (KC-7.12). */
  over: flag(),
};

/** KC-7.5: the frame's seat commands the model. */
export const activation = book.procedure('activation', ACTIVATION);
/** KC-18.10: the Egg Keeper's player commands `model` for a moment; `before` was lured until then. */
export const lured = book.procedure('lured', { ...ACTIVATION, keeper: aModel, before: aModelOrNone });

/** An activation in progress, or what a lured model does (KC-18.11). */
export type Activation = Frame<VarsOf<typeof ACTIVATION>>;

const isActivation = (frame: Frame): boolean => isFrameOf(frame, activation) || isFrameOf(frame, lured);

/** Its own activation, not what it does lured. */
export const isOwn = (a: Activation): boolean => isFrameOf(a as unknown as Frame, activation);

/** The innermost activation: the model's own, or that of a lured one; null between activations. */
export function activeOn(stack: Stack): Activation | null {
  for (let i = stack.length - 1; i >= 0; i--) if (isActivation(stack[i])) return stack[i] as unknown as Activation;
  return null;
}

/** The model whose own activation the innermost one is; NONE if it is lured, or none is active. */
export function ownActive(stack: Stack): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (isFrameOf(frame, activation)) return frame.vars.model;
    if (isFrameOf(frame, lured)) return NONE;
  }
  return NONE;
}

/** The same where there must be one. */
export function activationOf(stack: Stack): Activation {
  const active = activeOn(stack);
  if (active === null) throw new RangeError('no model is active');
  return active;
}

/** The outermost: that of the model whose turn it is. */
export function firstActive(stack: Stack): Activation | null {
  for (let i = 0; i < stack.length; i++) if (isActivation(stack[i])) return stack[i] as unknown as Activation;
  return null;
}

/** Is it this model's own activation, or one that goes on around the present one? */
export function isActive(stack: Stack, m: number): boolean {
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame.vars.model === m && isFrameOf(frame, activation)) return true;
  }
  return false;
}

/** All of them, the outermost first. */
export const activations = (stack: Stack): Activation[] => stack.filter(isActivation) as unknown as Activation[];

// Attacks

/** No more than nineteen: beyond that the engine keeps variables in tables, and every look at them takes many times as long. */
const ATTACK = {
  attacker: aModel,
  target: aModel,
  kind: needed(oneOf(ATTACK_KINDS, 'melee')),
  /** It costs no action: why. '' for an ordinary one. */
  free: oneOf(FREE_ATTACKS, ''),
  /** Who defends; the attacker's own seat for an attack on a friend (KC-12.37). */
  against: seat,
  /** It is made by the active model, so that friends gang up (KC-12.28). */
  active: flag(),
  /** 'astray': a shot about to hit a friend (KC-12.31); 'off': bribed or gone astray, so that no hands are played. */
  step: oneOf([...ATTACK_STEPS, 'astray', 'off', 'over'], 'declared'),
  /** Gold paid for this attack; the attacker's may be paid with the declaration, if the limit is 0 (KC-12.7). */
  attackerJustDoIt: flag(),
  defenderJustDoIt: flag(),
  counter: flag(),
  likeAnOrc: flag(),
  /**
   * Face down until step 'revealed' (KC-38.4, KC-38.5), and till then still among the cards of the hand, whose number is open.
   * From then on they lie here and nowhere else, until they are discarded. A fold is an empty defence.
   */
  attack: someCards,
  defence: someCards,
  /** After the comparison: who hit whom (swapped by a successful counter attack, KC-12.46). NONE: nobody. */
  winner: aModelOrNone,
  loser: aModelOrNone,
  margin: whole(-10, 10, 0),
  critical: oneOf([...CRITICAL_IDS, ''], ''),
  /** The defender has played cards, and so draws new ones. */
  defended: flag(),
};

/** KC-12.10: the frame's seat commands the attacker. */
export const attack = book.procedure('attack', ATTACK);

export type AttackVars = VarsOf<typeof ATTACK>;
/** An attack in progress. Strange Allure and 'Ave a go! put one inside another. */
export type Fight = { readonly seat: number; readonly vars: AttackVars };

const isFight = (frame: Frame): boolean => isFrameOf(frame, attack) && frame.vars.step !== 'over';

/** The innermost attack; null if there is none. */
export function fightIn(stack: Stack): Fight | null {
  for (let i = stack.length - 1; i >= 0; i--) if (isFight(stack[i])) return stack[i] as unknown as Fight;
  return null;
}

/** The same where there must be one. */
export function fightOn(stack: Stack): Fight {
  const fight = fightIn(stack);
  if (fight === null) throw new RangeError('nobody is attacking');
  return fight;
}

/** All of them, the outermost first. Those that are over and wait only for what came of them are none any more. */
export const fights = (stack: Stack): Fight[] => stack.filter(isFight) as unknown as Fight[];

// Spells

const SPELL = {
  caster: aModel,
  target: aModel,
  kind: needed(oneOf(SPELL_KINDS, 'attack')),
  bribed: flag(),
  /** The defender's hand, or the resistance. Cards are face up. */
  resist: someCards,
  /** NONE until it is settled. */
  number: whole(NONE, 40),
  hand: someCards,
  stuck: flag(),
  crystals: count(MOST_CRYSTALS),
  /** How it ended: beaten the number, or not, or bust. */
  end: oneOf(['', 'success', 'resisted', 'bust'], ''),
  stun: flag(),
  wounds: count(MOST_WOUNDS),
  effects: count(MOST_EFFECTS),
};

/** KC-20.2: the frame's seat commands the caster. */
export const spell = book.procedure('spell', SPELL);
/** A spell in progress. */
export type Spell = Frame<VarsOf<typeof SPELL>>;

export const spellOn = (stack: Stack): Spell | null => openFrame(stack, spell);
