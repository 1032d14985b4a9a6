/** What bots know of The Brigade beyond its rules: how a table stands for a seat, and what one would do at first glance. */
import { type BotKnowledge, type Game, type Ladder, openFrame } from '@guildhall/kernel';
import { COOPERATIVE_TARGETS, EVACUATION, QUARTER_LOYALTY, QUARTERS } from './data/index.ts';
import { MEANINGS } from './rules/answers.ts';
import { commonScore } from './rules/ending.ts';
import { brigadePlaces, brigadeWater, crewCapacity, leadership, wagonCapacity } from './rules/reading.ts';
import { award } from './rules/renown.ts';
import { NOBODY, SPACES, spaceNamed } from './spaces.ts';
import { DESTROYED, DOOMED, type Table } from './table.ts';

/** Steps of a Brigade between two spaces as the crow flies (BR-2.10), and Move Brigade actions for so many (BR-10.2). */
const STEPS: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, a) =>
  Array.from({ length: SPACES }, (_, b) =>
    Math.max(Math.abs((a % 6) - (b % 6)), Math.abs(Math.floor(a / 6) - Math.floor(b / 6))),
  ),
);
const MOVES: readonly number[] = [0, 1, 1, 1, 2, 2];

/** How likely a block is to be lost, by its fire: unlit, 1 to 4, doomed. */
const DANGER: readonly number[] = [0, 0.02, 0.05, 0.12, 0.3, 1];
/** What a chance is worth that still takes so many actions. */
const PATIENCE: readonly number[] = [1, 0.9, 0.72, 0.56, 0.42, 0.3, 0.2, 0.12];
/** A Renown token yet to be won, in points of score. */
const RENOWN = 0.75;
/** Loyalty in so many quarters: the way to Citizens' Loyalty (BR-20.3). */
const CITIZENS: readonly number[] = [0, 0.5, 1.5, 3.5, 8, 20];

/** Scratch: loyal blocks by quarter, and where a seat may refill (BR-13.1). */
const inQuarter: { [quarter: string]: number } = {};
const refills: number[] = [];

/** How much of the game is still to come, from 1 to nearly 0: it ends when too much is destroyed (BR-20.6). */
function future(t: Table): number {
  if (t.evacuation !== NOBODY) return 0.2;
  let destroyed = 0;
  for (let s = 0; s < SPACES; s++) if (t.fire[s] >= DOOMED) destroyed++;
  return Math.max(0.25, 1 - destroyed / (EVACUATION.blocks + 1));
}

/** Actions until a fire is fought that wants more water: the way by the nearest place to refill. */
function detour(steps: readonly number[], s: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const by of refills) least = Math.min(least, MOVES[steps[by]] + 1 + MOVES[STEPS[by][s]] + 1);
  return least;
}

/** Worth of a position in points of score: what is won, what is on its way, what can soon be had, and means. */
function worth(t: Table, seat: number, ahead: number): number {
  const { fire, loyal, value } = t;
  const own = t.renown[seat];
  const at = t.brigade[seat];
  const steps = STEPS[at];
  const hose = brigadeWater(t, seat);
  const reach = hose + t.wagonWater[seat];
  const wagon = t.wagon[seat];
  const full = brigadePlaces(t, seat);
  const fullest = full + wagonCapacity(t, seat);
  refills.length = 0;
  refills.push(t.firehouse[seat]);
  for (let s = 0; s < SPACES; s++) if (loyal[s] === seat && fire[s] !== DESTROYED) refills.push(s);
  for (const quarter of QUARTERS) inQuarter[quarter] = 0;
  let sum = 0;
  let first = 0;
  let second = 0;
  for (let s = 0; s < SPACES; s++) {
    const f = fire[s];
    const v = value[s];
    if (f === DESTROYED || v === 0) continue;
    if (loyal[s] === seat) {
      sum += (v + 0.5 * ahead) * (1 - DANGER[f]);
      inQuarter[t.quarter[s]]++;
    } else if (own[s] > 0) {
      const need = loyal[s] === NOBODY ? v : v + 1;
      sum += (0.8 * v * own[s] * (1 - DANGER[f])) / need;
    }
    if (f === 0 || f >= DOOMED) continue;
    // A fire that can be put out in one go is Renown to be had (BR-12.5).
    let cost = MOVES[steps[s]] + 1;
    if (f > hose) {
      if (f <= reach) cost += wagon === s ? 0 : 1;
      else cost = detour(steps, s) + (f <= full ? 0 : f <= fullest ? 1 : 3);
    }
    const chance = f * RENOWN * PATIENCE[Math.min(cost, PATIENCE.length - 1)];
    if (chance > first) {
      second = first;
      first = chance;
    } else if (chance > second) second = chance;
  }
  let quarters = 0;
  let nearest = 0;
  for (const quarter of QUARTERS) {
    const n = inQuarter[quarter];
    if (n === 0) continue;
    quarters++;
    nearest = Math.max(nearest, n / QUARTER_LOYALTY[quarter]);
  }
  sum += CITIZENS[quarters] + nearest * nearest * nearest * 12;
  const means =
    2.5 * (leadership(t, seat) - 4) +
    0.5 * t.leadershipTrack[seat] +
    0.6 * crewCapacity(t, seat) +
    0.25 * t.crewTrack[seat] +
    1.2 * t.crew[seat].length +
    0.35 * wagonCapacity(t, seat) +
    0.3 * (hose + t.wagonWater[seat]);
  return sum + ahead * (means + first + 0.4 * second);
}

function evaluateTogether(t: Table): number {
  const goal = COOPERATIVE_TARGETS[t.settings.level];
  const ahead = future(t);
  let destroyed = 0;
  for (let s = 0; s < SPACES; s++) if (t.fire[s] >= DOOMED) destroyed++;
  let means = 0;
  for (let seat = 0; seat < t.seats; seat++) means += worth(t, seat, ahead);
  const reached = Math.min(1, (commonScore(t) + 0.3 * means) / (1.5 * goal));
  return Math.min(0.99, Math.max(0.01, 0.15 + 0.8 * reached - 0.06 * destroyed));
}

function evaluate({ table: t }: Game<Table>, seat: number): number {
  const { ending } = t;
  if (ending !== null) {
    if (!ending.winners.includes(seat)) return 0;
    return t.settings.cooperative ? 1 : 1 / ending.winners.length;
  }
  if (t.settings.cooperative) return evaluateTogether(t);
  const ahead = future(t);
  const own = worth(t, seat, ahead);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < t.seats; other++) if (other !== seat) best = Math.max(best, worth(t, other, ahead));
  // The less is to come, the more a lead is worth.
  return 1 / (1 + Math.exp((best - own) / (2 + 5 * ahead)));
}

/** Renown one could win at once on a space with so much water. */
function prize(t: Table, s: number, water: number): number {
  const f = t.fire[s];
  return f > 0 && f < DOOMED && f <= water ? f : 0;
}

function urgeToAct(t: Table, seat: number, answer: string): number {
  const meaning = MEANINGS.get(answer);
  if (!meaning) return 0;
  const { action, n } = meaning;
  const at = t.brigade[seat];
  switch (action) {
    case 'extinguish':
      return n >= t.fire[at] ? 20 + n : -4;
    case 'brigade': {
      const hose = brigadeWater(t, seat);
      const there = prize(t, n, t.wagon[seat] === n ? hose + t.wagonWater[seat] : hose);
      if (there > 0) return t.actions > 1 ? 8 + 2 * there : 4;
      if (t.fire[n] === DESTROYED) return -4;
      return hose < 2 && (n === t.firehouse[seat] || t.loyal[n] === seat) ? 5 : 0;
    }
    case 'wagon': {
      const hose = brigadeWater(t, seat);
      const f = prize(t, n, hose + t.wagonWater[seat]);
      // Worth the way only where the Brigade alone has too little water.
      if (f > hose) {
        if (n === at && t.actions > 1) return 9 + 2 * f;
        if (STEPS[at][n] <= 3 && t.actions > 2) return 7 + 2 * f;
      }
      return n === at && t.loyal[n] === seat && t.wagonWater[seat] < wagonCapacity(t, seat) ? 3 : -1;
    }
    case 'refill': {
      let dry = 0;
      if (at === n) dry += brigadePlaces(t, seat) - brigadeWater(t, seat);
      if (t.wagon[seat] === n) dry += wagonCapacity(t, seat) - t.wagonWater[seat];
      return 4 + 2 * dry;
    }
    case 'recruit':
      return t.crew[seat].length < crewCapacity(t, seat) ? 9 : 1;
    case 'upgrade':
      return 4;
    case 'end':
      return t.actions > 0 ? -8 : 0;
    case 'transfer':
      return -2;
    default:
      return 3;
  }
}

/** Renown goes where it wins a block, or comes nearest to that. */
function urgeToPlace(t: Table, seat: number, answer: string, left: number): number {
  const s = spaceNamed(answer);
  if (s < 0) return -8;
  const need = (t.loyal[s] === NOBODY ? t.value[s] : t.value[s] + 1) - t.renown[seat][s];
  const risk = DANGER[t.fire[s]] * 4;
  return need <= left ? 6 + t.value[s] - risk : t.renown[seat][s] - need * 0.3 - risk;
}

/** A Wagon sent where it brings no water to a fire, fetches none and guards nothing of its owner's, or away from the fire it is for. */
function idlesWagon(t: Table, seat: number, n: number): boolean {
  const at = t.brigade[seat];
  if (n === at) return false;
  const water = t.wagonWater[seat];
  if (t.wagon[seat] === at && prize(t, at, brigadeWater(t, seat) + water) > brigadeWater(t, seat)) return true;
  if (t.loyal[n] === seat || t.renown[seat][n] > 0) return false;
  if (n === t.firehouse[seat]) return water === wagonCapacity(t, seat);
  return water === 0 || STEPS[at][n] > 3 || t.fire[n] === 0 || t.fire[n] >= DOOMED;
}

/** Renown left over while a block would take it (BR-17.5). */
function wastesRenown(t: Table, seat: number, spaces: readonly number[]): boolean {
  return spaces.some((s) => t.fire[s] < DOOMED && t.loyal[s] !== seat);
}

/** Measured: `npm run bench -- strength brigade`. */
const ladder: Ladder = { slips: { novice: 81, apprentice: 60, journeyman: 37, veteran: 18 }, expert: 10 };

export const bots: BotKnowledge<Table, string> = {
  evaluate,
  ladder,
  shuns({ table, stack }, seat, answer) {
    const { at } = stack[stack.length - 1];
    if (at === 'action phase/action') {
      const meaning = MEANINGS.get(answer);
      return meaning?.action === 'wagon' && idlesWagon(table, seat, meaning.n);
    }
    return at === 'award/place' && answer === 'done' && wastesRenown(table, seat, openFrame(stack, award)?.vars.spaces ?? []);
  },
  urge(g, seat, answer) {
    const { at } = g.stack[g.stack.length - 1];
    if (at === 'action phase/action') return urgeToAct(g.table, seat, answer);
    if (at === 'award/place') return urgeToPlace(g.table, seat, answer, openFrame(g.stack, award)?.vars.left ?? 0);
    return answer === 'none' || answer === 'decline' || answer === 'pass' || answer === 'done' ? -2 : 0;
  },
};
