/** Reading the table: who is whose, what a model has and can, and the numbers with their lasting effects. */
import { type Modifier, sum, sumOf } from '@guildhall/kernel';
import {
  ABILITY_IDS,
  type AbilityId,
  type CardSide,
  EQUIPMENT,
  MODEL_HEIGHT,
  type Position,
  PROFILE_IDS,
  PROFILES,
  type Profile,
  type ProfileId,
  RADIUS,
  SIDE,
  STANDARD_HAND,
} from '../data/index.ts';
import { has } from '../effects.ts';
import type { Term, TermName } from '../facts/terms.ts';
import { type Gang, type LeaderNumbers, type Model, NONE, type Table } from '../table.ts';
import type { KC } from './book.ts';
import { type Sides, sideOf } from './scene.ts';

type Models = Pick<Table, 'models'>;
/** What is open of a gang and matters here: a view has it too. */
export type Gangs = Models & { readonly gangs: readonly Pick<Gang, 'leader' | 'poisonProof' | 'sleeves'>[] };

export const other = (seat: number): number => 1 - seat;

/** Who commands the model now: its owner, or the Egg Keeper's player while it is lured (KC-18.11). NEUTRAL for Mr. Cuddly. */
export const controller = (t: Sides, m: number): number => sideOf(t, m);
/** KC-1.14 and KC-1.15; a model is its own friend. */
export const isFriend = (t: Sides, seat: number, m: number): boolean => sideOf(t, m) === seat;
/** Those on a model's side, itself included, as a question shows them: whoever attacks one of them should see it. */
export function friendsOf(t: Sides, m: number): number[] {
  const list: number[] = [];
  for (let k = 0; k < t.models.length; k++) if (sideOf(t, k) === sideOf(t, m)) list.push(k);
  return list;
}
export const isEnemy = (t: Sides, seat: number, m: number): boolean => sideOf(t, m) === 1 - seat;
/** KC-1.20. */
export const inPlay = (t: Models, m: number): boolean => m !== NONE && t.models[m].place === 'play';

/** Profiles of Leaders as a campaign has made them, one for each set of numbers. */
const changed = new WeakMap<LeaderNumbers, Profile>();

export function profileOf(t: Models, m: number): Profile {
  const { profile, as } = t.models[m];
  if (as === undefined) return PROFILES[profile];
  let own = changed.get(as);
  if (!own) {
    own = { ...PROFILES[profile], ...as };
    changed.set(as, own);
  }
  return own;
}

const ABILITY_BIT = Object.fromEntries(ABILITY_IDS.map((id, i) => [id, 1 << i])) as { readonly [id in AbilityId]: number };
const ABILITIES_OF = Object.fromEntries(
  PROFILE_IDS.map((id) => [id, PROFILES[id].abilities.reduce((bits, ability) => bits | ABILITY_BIT[ability], 0)]),
) as { readonly [id in ProfileId]: number };

/**
 * By profile, equipment or gang: all of a gang with Poison Proof are immune to Poison (KC-18.12, KC-18.13). The powers of
 * a Leader work only while that Leader is in play (KC-18.44).
 */
export function hasAbility(t: Gangs, m: number, ability: AbilityId): boolean {
  const model = t.models[m];
  if ((ABILITIES_OF[model.profile] & ABILITY_BIT[ability]) !== 0) {
    return model.place === 'play' || PROFILES[model.profile].category !== 'leader';
  }
  if (ability === 'immune-to-poison' && model.seat >= 0 && t.gangs[model.seat].poisonProof) return true;
  const { equipment } = model;
  for (let i = 0; i < equipment.length; i++) if (EQUIPMENT[equipment[i]].ability === ability) return true;
  return false;
}

/** The Leader of this seat is in play and has this power. */
export function leaderHas(t: Gangs, seat: number, ability: AbilityId): boolean {
  const { leader } = t.gangs[seat];
  return inPlay(t, leader) && hasAbility(t, leader, ability);
}

/** KC-16.48, by the effect, by Not so fast (KC-18.43) or by a Whip (KC-34.24). */
export function hasGrab(t: Gangs, m: number): boolean {
  const model = t.models[m];
  if (has(model, 'grab') || hasAbility(t, m, 'not-so-fast')) return true;
  return model.equipment.some((item) => EQUIPMENT[item].always === 'grab');
}

type Part<C> = Modifier<Models, C, TermName, KC>;

/** Fight with lasting effects, as part of whatever sum has an attacker (KC-12.4). */
export const FIGHT_PARTS: readonly Part<{ readonly attacker: number }>[] = [
  { name: 'fight', rule: 'KC-12.4', add: (t, { attacker }) => profileOf(t, attacker).fight ?? 0 },
  { name: 'blind', rule: 'KC-16.16', add: (t, { attacker }) => (has(t.models[attacker], 'blind') ? -1 : 0) },
  { name: 'confidence', rule: 'KC-16.39', add: (t, { attacker }) => (has(t.models[attacker], 'confidence') ? 1 : 0) },
  { name: 'deadGood', rule: 'KC-18.32', add: (t, { attacker }) => (t.models[attacker].deadGood ? 1 : 0) },
];
/** Defend with lasting effects, as part of whatever sum has a target (KC-12.5). */
export const DEFEND_PARTS: readonly Part<{ readonly target: number }>[] = [
  { name: 'defend', rule: 'KC-12.5', add: (t, { target }) => profileOf(t, target).defend },
  { name: 'confuse', rule: 'KC-16.20', add: (t, { target }) => (has(t.models[target], 'confuse') ? -1 : 0) },
  { name: 'fog', rule: 'KC-16.44', add: (t, { target }) => (has(t.models[target], 'fog') ? 1 : 0) },
  { name: 'deadGood', rule: 'KC-18.32', add: (t, { target }) => (t.models[target].deadGood ? 1 : 0) },
];
const FIGHT = sumOf(FIGHT_PARTS);
const DEFEND = sumOf(DEFEND_PARTS);
/** Whom a sum is about: filled in anew for each, so that nothing is made. */
const about = { attacker: NONE as number, target: NONE as number };

/** Not the dash, which no bonus changes (KC-12.48). */
export const hasFight = (t: Models, m: number): boolean => PROFILES[t.models[m].profile].fight !== null;

/** Fight with lasting effects, without bonuses tied to an attack (KC-10.3); null for the dash (KC-12.48). */
export function fightOf(t: Models, m: number): number | null {
  about.attacker = m;
  return hasFight(t, m) ? sum(FIGHT, t, about) : null;
}
export function defendOf(t: Models, m: number): number {
  about.target = m;
  return sum(DEFEND, t, about);
}

export const isCarrier = (t: Pick<Table, 'chest'>, m: number): boolean => t.chest !== null && t.chest.carrier === m;

/** Its Move, W with Broken Bones (KC-16.17) or the chest, unless Graceful (KC-28.8). */
export function moveSide(t: Gangs & Pick<Table, 'chest'>, m: number): CardSide {
  if (has(t.models[m], 'broken-bones')) return 'W';
  if (isCarrier(t, m) && !hasAbility(t, m, 'graceful')) return 'W';
  return profileOf(t, m).move;
}

/** A model's move by a card side: filled in anew for each sum, so that nothing is made. */
const step: { m: number; side: CardSide } = { m: NONE, side: 'W' };
const MOVE = sumOf<Models, typeof step, TermName, KC>([
  { name: 'cardSide', rule: 'KC-2.23', add: (_t, { side }) => SIDE[side] },
  { name: 'base', rule: 'KC-2.24', add: (t, { m }) => 2 * t.models[m].r },
]);

/** KC-2.24: the card side and the base's own diameter. */
export function moveLimit(t: Models, m: number, side: CardSide, terms?: Term[]): number {
  step.m = m;
  step.side = side;
  return sum(MOVE, t, step, terms);
}

export const leaderInPlay = (t: Gangs, seat: number): boolean => inPlay(t, t.gangs[seat].leader);

/** KC-5.1, KC-5.5; one more under Check his Sleeves (KC-18.36). */
export function handMaximum(t: Gangs, seat: number): number {
  const { leader, sleeves } = t.gangs[seat];
  const leadership = inPlay(t, leader) ? profileOf(t, leader).leadership : 0;
  return STANDARD_HAND + leadership + (sleeves ? 1 : 0);
}

/** Appends the seat's own models in play, whoever commands them just now. */
export function modelsInPlay(t: Models, seat: number, list: number[]): void {
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (model.seat === seat && model.place === 'play') list.push(m);
  }
}

export function hasModelsInPlay(t: Models, seat: number): boolean {
  for (const model of t.models) if (model.seat === seat && model.place === 'play') return true;
  return false;
}

/** Wounds left to a model. */
export const woundsLeft = (t: Models, m: number): number => profileOf(t, m).wounds - t.models[m].wounds;

/** The starting edge of a seat (KC-4.6). */
export const edgeOf = (t: Pick<Table, 'south'>, seat: number): Position => (t.south === seat ? 'south' : 'north');

/** A model of this profile that lies beside the board: r 0, in nobody's way. */
export function newModel(seat: number, profile: ProfileId, name = ''): Model {
  return {
    seat,
    profile,
    name,
    equipment: [],
    place: 'reserve',
    x: 0,
    y: 0,
    z: 0,
    r: 0,
    height: MODEL_HEIGHT[PROFILES[profile].base],
    on: NONE,
    wounds: 0,
    effects: 0,
    due: 0,
    activated: false,
    hidden: false,
    once: 0,
    onceTurn: 0,
    deadGood: false,
    raised: false,
    removedBy: NONE,
    poisonedBy: NONE,
    bittenBy: NONE,
  };
}

/** The radius of the model's base when it stands on the board. The V.I.C. keeps the base of whoever it is (KC-27.6). */
export const radiusOf = (model: Model): number => (model.height === MODEL_HEIGHT[40] ? RADIUS[40] : RADIUS[30]);

/** Puts a model onto the board; `on` is the piece it stands on, `z` that piece's height. */
export function putOnBoard(model: Model, x: number, y: number, z = 0, on: number = NONE): void {
  model.place = 'play';
  model.x = x;
  model.y = y;
  model.z = z;
  model.on = on;
  model.r = radiusOf(model);
}

/** Takes a model off the board: it is in nobody's way any more. Its place stays known for the picture of the end. */
export function takeOffBoard(model: Model, place: 'removed' | 'gone' | 'left out'): void {
  model.place = place;
  model.r = 0;
}
