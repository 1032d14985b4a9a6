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
} as const;
/** A die is worth this much on the average; two sums of dice differ by about so much. */
const DIE = 3.5;
const SPREAD = 1.6;
/** Others often join an attack. */
const JOINED = 5;
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

const placeWorth = (t: Table, l: number): number => WORTH.held + (t.locations[l].dear ? WORTH.dear : 0);
function strengthOf(own: ThreatClass, face: number, { jack, king }: Stand): number {
  const { addsValue, cancelledBy } = THREAT_CLASS[own];
  if (addsValue) return face;
  return (cancelledBy === 'jack' && jack) || (cancelledBy === 'king' && king) ? 0 : DIE;
}

/** What is likely to be lost with a defeat: the place, its kings, and the least of those the strongest threat can destroy. */
function lossAt(t: Table, l: number, stand: Stand, face: number): number {
  let loss = placeWorth(t, l);
  let least = Number.POSITIVE_INFINITY;
  for (const d of stand.units) {
    const worth = unitWorth(t, d);
    if (t.defenders[d].class === 'king') loss += worth;
    else if (cardValue(t, d) <= face) least = Math.min(least, worth);
  }
  return loss + (least === Number.POSITIVE_INFINITY ? 0 : least) + 0.5 * stand.units.length;
}
/** What an attack of this strength is worth to the city. */
function outlook(t: Table, l: number, stand: Stand, strength: number, face: number): number {
  if (stand.units.length === 0) return -placeWorth(t, l);
  const hold = 1 / (1 + Math.exp((strength + DIE - stand.total) / SPREAD));
  const won = stand.best >= face ? threatWorth(face) : 0;
  return hold * won - (1 - hold) * lossAt(t, l, stand, face);
}

/** The mean of what the threats may do at an entry point, alone or joined by others. */
function attacksOn(t: Table, l: number, threats: readonly { class: ThreatClass; face: number }[]): number {
  const stand = standAt(t, l);
  let sum = 0;
  for (const { class: own, face } of threats) {
    const strength = strengthOf(own, face, stand);
    sum += outlook(t, l, stand, strength, face) + outlook(t, l, stand, strength + JOINED, face);
  }
  return sum / (2 * threats.length);
}

/** The battles that are still to be fought in this attack. */
function battlesToCome(t: Table): number {
  let worth = 0;
  let done = 0;
  for (const l of t.target) {
    if (l === NOWHERE || (done >> l) & 1) continue;
    done |= 1 << l;
    const stand = standAt(t, l);
    let [strength, most] = [0, 0];
    for (let i = 0; i < t.target.length; i++) {
      if (t.target[i] !== l) continue;
      const { class: own, face } = t.threats[i];
      strength += strengthOf(own, face, stand);
      most = Math.max(most, face);
    }
    worth += outlook(t, l, stand, strength, most);
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
