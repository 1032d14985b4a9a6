/** How well a model stands: whom it can get at, what it can hope for from an attack, and who is too near. */
import { countColour, type SuitCard } from '@guildhall/cards';
import { CONTACT_TOLERANCE, distance, MEASURE_TOLERANCE } from '@guildhall/geometry';
import { type AttackKind, L, PROFILES, SIDE } from '../data/index.ts';
import { BIT } from '../effects.ts';
import type { Activation, Fight } from '../rules/frames.ts';
import { attackSumUnhindered, held } from '../rules/limits.ts';
import { defendOf, isCarrier } from '../rules/reading.ts';
import { canSee, touching } from '../rules/scene.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { bestRank } from './hands.ts';
import { type Role, roleOf } from './roles.ts';
import { wayBetween } from './ways.ts';
import { lossBy, priceOf } from './worth.ts';

/** How far a Walk takes a base (KC-2.24). */
export const reachOf = (model: Model): number => SIDE[PROFILES[model.profile].move] + 2 * model.r;
export const gap = (a: Model, b: Model): number => Math.max(0, distance(a, b) - a.r - b.r);
/** From edge to edge on foot. */
export const wayTo = (t: Table, a: Model, b: { x: number; y: number; r: number }): number =>
  Math.max(0, wayBetween(t, a, b) - a.r - b.r);
/** From 1 in contact down to nearly nothing, by how many Walks it takes. */
export const nearness = (far: number, reach: number): number => 1 / (1 + far / reach);

const isPrey = (model: Model, seat: number): boolean => model.place === 'play' && model.seat === 1 - seat && !model.hidden;

/** What of the enemy matters to everybody's stance, looked up once for a whole side. */
interface Prey {
  model: Model;
  /** How much a fighter would like to hit this one: its chance but for the fighter's own part in it, and what is to be gained. */
  chance: number;
  gain: number;
  /** How far it walks to hit somebody; 0 for those who do not. */
  reach: number;
}
const herd: Prey[] = [];
let herdSize = 0;

function addPrey(t: Table, model: Model): void {
  const profile = PROFILES[model.profile];
  const weak = 1 - Math.max(0, profile.wounds - model.wounds) / profile.wounds;
  const chance = 0.55 + 0.18 * (0.5 - profile.defend) + ((model.effects & BIT.stunned) !== 0 ? 0.2 : 0);
  const gain = (0.35 + 0.11 * priceOf(t, model)) * (1 + 0.5 * weak);
  const reach = roleOf(model) === 'fighter' ? reachOf(model) : 0;
  if (herdSize === herd.length) herd.push({ model, chance, gain, reach });
  else {
    const prey = herd[herdSize];
    prey.model = model;
    prey.chance = chance;
    prey.gain = gain;
    prey.reach = reach;
  }
  herdSize++;
}

/** In points: what it is worth that the models of a side stand where they stand; only of those to come, if so wanted. */
export function stanceOf(t: Table, seat: number, onlyToCome: boolean): number {
  const { models } = t;
  herdSize = 0;
  for (let e = 0; e < models.length; e++) if (isPrey(models[e], seat)) addPrey(t, models[e]);
  let sum = 0;
  for (let m = 0; m < models.length; m++) {
    const model = models[m];
    if (model.seat !== seat || model.place !== 'play' || (onlyToCome && model.activated) || isCarrier(t, m)) continue;
    const role = roleOf(model);
    sum += role === 'fighter' ? stanceOfFighter(t, model) : stanceFromAfar(t, model, role);
  }
  return sum;
}

function stanceOfFighter(t: Table, model: Model): number {
  const fight = 0.18 * (PROFILES[model.profile].fight ?? 0);
  const reach = reachOf(model);
  let best = 0;
  for (let e = 0; e < herdSize; e++) {
    const { model: enemy, chance, gain } = herd[e];
    const appetite = Math.max(0.1, chance + fight) * gain;
    // No way is shorter than the straight one: where that is too far, nobody need look for the way.
    if (appetite * nearness(gap(model, enemy), reach) <= best) continue;
    const pull = appetite * nearness(wayTo(t, model, enemy), reach);
    if (pull > best) best = pull;
  }
  return best;
}

function stanceFromAfar(t: Table, model: Model, role: Role): number {
  let nearest = Number.POSITIVE_INFINITY;
  let threat = 0;
  for (let e = 0; e < herdSize; e++) {
    const { model: enemy, reach } = herd[e];
    const far = gap(model, enemy);
    if (far < nearest) nearest = far;
    if (far < 2 * reach) threat += nearness(far, reach) - 1 / 3;
  }
  // The V.I.C. must go past the enemy, and not into their arms (KC-27.8, KC-27.10).
  const care = model.profile === 'vic' ? 0.6 : 0.15 + 0.08 * priceOf(t, model);
  if (role === 'bystander') return -care * threat;
  // Somewhere whence there is something to see, and no nearer than need be.
  return 0.4 * nearness(nearest, 12) - care * threat;
}

/** Of those who quarrel with a friend of the other allegiance nearby (KC-8.1), how many there are in the gang. */
export function quarrels(t: Table, seat: number): number {
  const { models } = t;
  let n = 0;
  for (let a = 0; a < models.length; a++) {
    const mine = models[a];
    if (mine.seat !== seat || mine.place !== 'play') continue;
    const colour = PROFILES[mine.profile].allegiance;
    if (colour === null) continue;
    for (let b = 0; b < models.length; b++) {
      const other = models[b];
      if (other.seat !== seat || other.place !== 'play') continue;
      const theirs = PROFILES[other.profile].allegiance;
      if (theirs === null || theirs === colour || gap(mine, other) > L + MEASURE_TOLERANCE) continue;
      n++;
      break;
    }
  }
  return n;
}

/** What a margin does, in wounds; a stun counts as half of one (KC-14.1). */
export function harmOf(target: Model, margin: number): number {
  if (margin <= 0) return 0;
  const { effects } = target;
  const more = ((effects & BIT.stunned) !== 0 ? 1 : 0) - ((effects & BIT.block) !== 0 ? 1 : 0);
  const wounds = margin - 1 + more;
  return wounds > 0 ? wounds + 0.1 : margin === 1 ? 0.5 : 0;
}

/** What an attack promises with the hands as they are: points the target loses. */
export function promise(t: Table, attacker: number, target: number, kind: AttackKind, active: boolean): number {
  const model = t.models[target];
  const seat = t.models[attacker].seat;
  const sum = attackSumUnhindered(t, attacker, target, kind, active);
  if (!(sum > 0)) return 0;
  const rank = bestRank(t.gangs[seat].hand, held(sum));
  const against = bestRank(t.gangs[1 - seat].hand, held(defendOf(t, target)));
  return lossBy(t, model, harmOf(model, rank - against));
}

/** What the model whose activation it is can hope for from an action it has left. */
export function prospectOf(t: Table, { seat, vars: a }: Activation): number {
  const model = t.models[a.model];
  const role = roleOf(model);
  if (a.actions <= 0 || a.over || a.terrified || model.place !== 'play' || (model.effects & BIT.grounded) !== 0) return 0;
  if (t.chest !== null && t.chest.carrier === a.model) return 0;
  const { models } = t;
  let best = 0;
  if (role === 'fighter') {
    for (let e = 0; e < models.length; e++) {
      if (!isPrey(models[e], seat) || !touching(t, a.model, e)) continue;
      best = Math.max(best, 0.15 + promise(t, a.model, e, 'melee', true));
    }
    return best * (a.actions > 1 ? 1.4 : 1);
  }
  if (role === 'bystander' || (role === 'shooter' ? a.shot : a.cast)) return 0;
  for (let e = 0; e < models.length; e++) {
    if (!isPrey(models[e], seat)) continue;
    const hope = role === 'shooter' ? 0.15 + promise(t, a.model, e, 'ranged', true) : 0.1 + 0.06 * priceOf(t, models[e]);
    if (hope > best && canSee(t, a.model, e)) best = hope;
  }
  return best;
}

/** What a hit with these cards may open besides (KC-15.3): the further right the critical stands, the more it does. */
function criticalPromise(t: Table, attacker: number, cards: readonly SuitCard[]): number {
  const { allegiance, criticals } = PROFILES[t.models[attacker].profile];
  if (allegiance === null) return 0;
  for (let column = Math.min(criticals.length, countColour(cards, allegiance)) - 1; column >= 0; column--) {
    if (criticals[column] !== null) return 0.15 + 0.1 * column;
  }
  return 0;
}

/** What the attack in progress promises its side before the hands are turned over; below 0: the other side. */
export function prospectOfFight(t: Table, { seat, vars: f }: Fight): number {
  const { attacker, target, against, step, active } = f;
  if (step === 'revealed' || seat === against) return 0;
  const sum = attackSumUnhindered(t, attacker, target, f.kind, active) + (f.attackerJustDoIt ? 1 : 0);
  const rank = f.attack.length > 0 ? bestRank(f.attack, 5) : bestRank(t.gangs[seat].hand, held(sum));
  const limit = f.counter ? (PROFILES[t.models[target].profile].fight ?? 0) : defendOf(t, target);
  const reply = bestRank(t.gangs[against].hand, held(limit + (f.defenderJustDoIt ? 1 : 0)));
  const margin = rank - reply;
  if (margin >= 0) {
    const harm = harmOf(t.models[target], margin);
    const more = margin > 0 ? criticalPromise(t, attacker, f.attack) : 0;
    return more + lossBy(t, t.models[target], f.likeAnOrc ? harm - 1 : harm);
  }
  return f.counter ? -lossBy(t, t.models[attacker], harmOf(t.models[attacker], -margin)) : 0;
}

/** The enemy in play nearest to the model; NONE if there is none. */
export function nearestPrey(t: Table, m: number, seat: number): number {
  const model = t.models[m];
  let found: number = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let e = 0; e < t.models.length; e++) {
    if (!isPrey(t.models[e], seat)) continue;
    const far = distance(model, t.models[e]);
    if (far >= least) continue;
    least = far;
    found = e;
  }
  return found;
}

export const inContactWithPrey = (t: Table, m: number, seat: number): boolean => {
  const e = nearestPrey(t, m, seat);
  return e !== NONE && gap(t.models[m], t.models[e]) <= CONTACT_TOLERANCE;
};
