/** How the siege stands: who is left, what is lost, and what the next attacks are likely to do at each entry point. */
import { THREAT_CLASS, type ThreatClass } from '../data/index.ts';
import { cardValue, isAlive, isInCity } from '../rules/reading.ts';
import { NOWHERE, RESERVE, type Table } from '../table.ts';

/** What things are worth, in points of card value. */
const WORTH = {
  unit: 3,
  individual: 6,
  perValue: 0.8,
  waiting: 0.4,
  threat: 2.5,
  perFace: 0.35,
  held: 4,
  ruined: 3,
  dear: 1.5,
  morale: 1,
  /** A place that is the only way in: behind it nothing is held. */
  onlyWay: 8,
} as const;
/** A die is worth this much on the average; two sums of dice differ by about so much. */
const DIE = 3.5;
const SPREAD = 1.6;
/** Others often join an attack. */
const JOINED = 5;
/** A club calls those below it, its equals, or those above it. */
const SIDES = 3;
/** Surprises call threats too (DF-16.13). */
const CALLED = 1.5;
/** A threat that is gone is worth more than one that would fall to those at the only way in: it may never come. */
const HOPES = 0.3;
/** As many attacks as the present places are likely to meet. */
const ATTACKS = 2;
/** Before there is any threat: one of each sort. */
const USUAL: readonly { class: ThreatClass; face: number }[] = [
  { class: 'horde', face: 3 },
  { class: 'regiment', face: 7 },
  { class: 'regiment', face: 9 },
  { class: 'jack', face: 11 },
  { class: 'queen', face: 12 },
  { class: 'king', face: 13 },
];

function unitWorth(t: Table, d: number): number {
  const { class: own, bonus, trades } = t.defenders[d];
  const isLine = own === 'group' || own === 'regiment';
  return (
    (isLine ? WORTH.unit + WORTH.perValue * cardValue(t, d) : WORTH.individual + 0.3 * cardValue(t, d)) +
    1.5 * bonus +
    trades.length
  );
}
const threatWorth = (face: number): number => WORTH.threat + WORTH.perFace * face;

/** Who stands in a location, for its battles. */
interface Stand {
  /** Without the dice of the enemy. */
  total: number;
  /** The highest card value: what it can destroy. */
  best: number;
  units: number[];
  jack: boolean;
  king: boolean;
}
function standAt(t: Table, l: number): Stand {
  const stand: Stand = { total: t.locations[l].bonus + DIE, best: -1, units: [], jack: false, king: false };
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== l) continue;
    const { class: own, bonus } = t.defenders[d];
    const value = cardValue(t, d);
    stand.units.push(d);
    stand.best = Math.max(stand.best, value);
    stand.total += bonus;
    if (own === 'group' || own === 'regiment') stand.total += value;
    else if (own === 'queen') stand.total += DIE;
    else if (own === 'jack') stand.jack = true;
    else stand.king = true;
  }
  return stand;
}

const isOnlyWay = (t: Table): boolean => t.entries.length === 1;
const placeWorth = (t: Table, l: number): number =>
  WORTH.held + (t.locations[l].dear ? WORTH.dear : 0) + (isOnlyWay(t) ? WORTH.onlyWay : 0);
function strengthOf(own: ThreatClass, face: number, { jack, king }: Stand): number {
  const { addsValue, cancelledBy } = THREAT_CLASS[own];
  if (addsValue) return face;
  return (cancelledBy === 'jack' && jack) || (cancelledBy === 'king' && king) ? 0 : DIE;
}

/** Scratch: what those are worth that can be destroyed. */
const least: number[] = [];
/** What is likely to be lost with a defeat: the place, its kings, and the least of those that so many threats can destroy. */
function lossAt(t: Table, l: number, stand: Stand, face: number, attackers: number): number {
  let loss = placeWorth(t, l);
  least.length = 0;
  for (const d of stand.units) {
    const worth = unitWorth(t, d);
    if (t.defenders[d].class === 'king') loss += worth;
    else if (cardValue(t, d) <= face) least.push(worth);
  }
  if (attackers < least.length) least.sort((a, b) => a - b);
  for (let i = 0; i < least.length && i < attackers; i++) loss += least[i];
  return loss + 0.5 * stand.units.length;
}
/** What an attack of this strength is worth to the city. */
function outlook(t: Table, l: number, stand: Stand, strength: number, face: number, attackers: number, hopes: number): number {
  if (stand.units.length === 0) return -placeWorth(t, l);
  const hold = 1 / (1 + Math.exp((strength + DIE - stand.total) / SPREAD));
  const won = stand.best >= face ? threatWorth(face) : 0;
  return hold * hopes * won - (1 - hold) * lossAt(t, l, stand, face, attackers);
}

/** The mean of what the threats may do at an entry point, alone or joined by others. */
function attacksOn(t: Table, l: number, threats: readonly { class: ThreatClass; face: number }[]): number {
  const stand = standAt(t, l);
  if (isOnlyWay(t)) return attacksTogether(t, l, stand, threats);
  let sum = 0;
  for (const { class: own, face } of threats) {
    const strength = strengthOf(own, face, stand);
    sum += outlook(t, l, stand, strength, face, 1, 1) + outlook(t, l, stand, strength + JOINED, face, 2, 1);
  }
  return sum / (2 * threats.length);
}
/** Scratch: by face value, how many threats have it, and what they add to an attack. */
const HIGHEST = 13;
const many: number[] = new Array(HIGHEST + 1).fill(0);
const strengths: number[] = new Array(HIGHEST + 1).fill(0);
/** Where all must come the same way, those attack together that a club calls (DF-17.1, DF-17.8). */
function attacksTogether(t: Table, l: number, stand: Stand, threats: readonly { class: ThreatClass; face: number }[]): number {
  many.fill(0);
  strengths.fill(0);
  for (const { class: own, face } of threats) {
    many[face]++;
    strengths[face] += strengthOf(own, face, stand);
  }
  let sum = 0;
  for (let card = 1; card <= HIGHEST; card++)
    if (many[card] > 0) sum += outlook(t, l, stand, strengths[card], card, many[card], HOPES);
  return (CALLED * (sum + calledFrom(t, l, stand, 1, 1) + calledFrom(t, l, stand, HIGHEST, -1))) / (SIDES * HIGHEST);
}
/** All cards from one end to the other, each with those threats that lie before it: the lower ones, or the higher. */
function calledFrom(t: Table, l: number, stand: Stand, from: number, step: 1 | -1): number {
  let [sum, strength, most, n, now] = [0, 0, 0, 0, 0];
  for (let card = from; card >= 1 && card <= HIGHEST; card += step) {
    sum += now;
    if (many[card] === 0) continue;
    n += many[card];
    strength += strengths[card];
    most = Math.max(most, card);
    now = outlook(t, l, stand, strength, most, n, HOPES);
  }
  return sum;
}

/** The battles that are still to be fought in this attack. */
function battlesToCome(t: Table): number {
  let worth = 0;
  let done = 0;
  for (const l of t.target) {
    if (l === NOWHERE || (done >> l) & 1) continue;
    done |= 1 << l;
    const stand = standAt(t, l);
    let [strength, most, n] = [0, 0, 0];
    for (let i = 0; i < t.target.length; i++) {
      if (t.target[i] !== l) continue;
      const { class: own, face } = t.threats[i];
      strength += strengthOf(own, face, stand);
      most = Math.max(most, face);
      n++;
    }
    worth += outlook(t, l, stand, strength, most, n, 1);
  }
  return worth;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function siegeWorth(t: Table): number {
  let worth = 0;
  for (let d = 0; d < t.where.length; d++) {
    if (isInCity(t, d)) worth += unitWorth(t, d);
    else if (t.where[d] === RESERVE) worth += WORTH.waiting * unitWorth(t, d);
  }
  const alive = t.threats.filter((_, i) => isAlive(t, i));
  // The less is left in the deck, the less the enemy can still do.
  const left = t.deck.length === 0 && t.threats.length === 0 ? 1 : Math.min(1, 0.3 + t.deck.length / 40);
  for (const { face } of alive) worth -= left * threatWorth(face);
  worth -= WORTH.held * bits(t.held) + WORTH.ruined * bits(t.ruined) + WORTH.morale * t.morale;
  const threats = t.threats.length === 0 ? USUAL : alive;
  if (threats.length > 0 && t.entries.length > 0) {
    let attacks = 0;
    for (const l of t.entries) attacks += attacksOn(t, l, threats);
    worth += (left * ATTACKS * attacks) / t.entries.length;
  }
  return worth + battlesToCome(t);
}
