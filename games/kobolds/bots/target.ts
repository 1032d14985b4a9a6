/** The carriage and Mr. Cuddly, which both sides strike (chapters 24 and 25): who stands ready, and how near it is to being over. */
import type { Game, Stack } from '@guildhall/kernel';
import {
  BOARD_SIZE,
  CARRIAGE_LENGTH,
  CARRIAGE_START,
  CARRIAGE_WOUNDS,
  MR_CUDDLY_MOVES,
  MR_CUDDLY_WOUNDS,
  SCENARIOS,
} from '../data/index.ts';
import { activeOn } from '../rules/frames.ts';
import { type Model, NONE, type Table } from '../table.ts';
import { bestRank } from './hands.ts';
import { roleOf } from './roles.ts';
import { gap, nearness, reachOf, wayTo } from './stance.ts';
import { wayBetween } from './ways.ts';

const onCarriage = { x: 0, y: 0 };
function farFromTarget(t: Table, model: Model): number {
  if (t.carriage !== NONE) {
    onCarriage.x = Math.min(Math.max(model.x, t.carriage), t.carriage + CARRIAGE_LENGTH);
    onCarriage.y = Math.min(Math.max(model.y, CARRIAGE_START.y0), CARRIAGE_START.y1);
    return Math.max(0, wayBetween(t, model, onCarriage) - model.r);
  }
  return wayTo(t, model, t.models[t.cuddly]);
}

const IN_REACH = 0.1;
/** From corner to corner. */
const ACROSS = BOARD_SIZE * Math.SQRT2;

const isTargetGame = (t: Table): boolean => t.carriage !== NONE || t.cuddly !== NONE;
const woundsLeft = (t: Table): number => (t.carriage !== NONE ? CARRIAGE_WOUNDS : MR_CUDDLY_WOUNDS) - t.targetWounds;
const hasPair = (t: Table, seat: number): boolean => bestRank(t.gangs[seat].hand, 2) >= 2;

/** Only who strikes last wins (KC-24.14, KC-25.5): the fewer wounds are left, the more it counts who can strike next. */
export function target(t: Table, seat: number): number {
  if (!isTargetGame(t)) return 0;
  const left = woundsLeft(t);
  let close = 0;
  let ready = 0;
  for (const model of t.models) {
    if (model.seat !== seat || model.place !== 'play' || roleOf(model) !== 'fighter') continue;
    const reach = reachOf(model);
    // Whoever touches Mr. Cuddly rouses him (KC-25.6): a Walk away from him is as good as a place beside him.
    const ring = t.cuddly !== NONE ? RING * reach : 0;
    const far = Math.max(0, farFromTarget(t, model) - ring);
    // The last steps count most, but from afar every step does.
    const near = 0.5 * nearness(far, reach) + 0.5 * (1 - far / ACROSS);
    close += near * (model.activated ? 0.6 : 1);
    if (far <= IN_REACH && !model.activated) ready++;
  }
  const pair = hasPair(t, seat) ? 1 : 0.4;
  const soon = left <= 2 ? 6 : left <= 4 ? 2.5 : 1.5;
  return 4 * close + soon * pair * Math.min(1, ready * (t.next === seat ? 0.8 : 0.4));
}

/** A wound of the target, in points for whoever looks: if nobody strikes, nobody wins. */
const STRUCK = 3.5;
/** How much of a Walk away from Mr. Cuddly is still near enough to strike him next. */
const RING = 0.8;
/** How many of its two actions a model that gets at Mr. Cuddly is likely to find a pair for. */
const PAIRS = 0.55;
/** Strikes beyond those that are needed make it surer that he is brought down. */
const SPARE = 2;
/** What a wound in the next turn counts against one in this. */
const LATER = 0.6;
/**
 * What wounds, runs and those around him come to in a game that goes as it should, a turn: measured from there nobody takes the
 * game for won, and shuns every risk, only because it is likely to be decided.
 */
const USUAL = 0.6;
/** What it counts that those for whom there is room come nearer, in strikes to be hoped for. */
const COMING = 0.6;
/** As many models find room around Mr. Cuddly, and in a corner (KC-25.9). */
const ROOM = 7;
const ROOM_IN_CORNER = 3;
const EDGE = 2;

function roomAround({ x, y }: Model): number {
  const inCorner = (x < EDGE || x > BOARD_SIZE - EDGE) && (y < EDGE || y > BOARD_SIZE - EDGE);
  return inCorner ? ROOM_IN_CORNER : ROOM;
}

/** Strikes that the model in its activation may still make. */
function strikesOfActive(t: Table, stack: Stack): number {
  const a = activeOn(stack);
  if (a === null || a.vars.over || a.vars.terrified) return 0;
  const { model: m, actions, walk } = a.vars;
  const model = t.models[m];
  if (actions <= 0 || model.place !== 'play' || roleOf(model) !== 'fighter') return 0;
  const far = farFromTarget(t, model);
  if (far > IN_REACH && !(walk && far <= reachOf(model))) return 0;
  // Without a pair an action goes into drawing cards.
  return hasPair(t, a.seat) ? 1 + PAIRS * (actions - 1) : PAIRS * (actions - 1);
}

/** One who would strike Mr. Cuddly: how many Walks he is away. */
interface Striker {
  walks: number;
  activated: boolean;
}
/** Those who would strike him, the nearest first. */
function strikersOf(t: Table, cuddly: Model): Striker[] {
  const strikers: Striker[] = [];
  for (const model of t.models) {
    if (model.place !== 'play' || model === cuddly || roleOf(model) !== 'fighter') continue;
    strikers.push({ walks: wayTo(t, model, cuddly) / reachOf(model), activated: model.activated });
  }
  return strikers.sort((a, b) => a.walks - b.walks);
}

/** Whoever touches him at the end of the turn makes him run (KC-25.6). */
const isRoused = (t: Table, cuddly: Model): boolean =>
  t.models.some((model) => model !== cuddly && model.place === 'play' && gap(model, cuddly) <= IN_REACH);

/**
 * What striking Mr. Cuddly together promises. He runs after every turn in which somebody touched him, five times at most
 * (KC-25.6, KC-25.11): rousing him for a single strike is a waste, so those who would strike gather around him first.
 */
function gathering(t: Table, stack: Stack): number {
  const cuddly = t.models[t.cuddly];
  const left = woundsLeft(t);
  const runs = MR_CUDDLY_MOVES - t.cuddlyMoves;
  const turns = SCENARIOS['mr-cuddly'].turns - t.turn + 1;
  const room = roomAround(cuddly);
  let now = 0;
  let next = 0;
  let coming = 0;
  strikersOf(t, cuddly).forEach(({ walks, activated }, i) => {
    // The nearest find room; whether to rouse him is for those near him to say, however many are on the way.
    if (i < room) coming += Math.min(PAIRS, PAIRS * (2 / walks));
    if (walks > 2) return;
    const strikes = walks <= 1 ? 2 * PAIRS : PAIRS;
    next += strikes;
    if (!activated) now += strikes;
  });
  const most = Math.min(left + SPARE, 2 * PAIRS * room);
  // A run costs as many strikes as each of those left must bring; nothing, if there are more of them than turns.
  const run = runs < turns ? left / runs : 0;
  const onTheWay = COMING * coming;
  if (isRoused(t, cuddly)) return onTheWay + Math.min(most, now + strikesOfActive(t, stack)) - run;
  return onTheWay + LATER * Math.max(0, Math.min(most, turns > 1 ? next : now) - run);
}

/** How near the game is to being won by anybody. Unlike all else it counts for both sides, or they would wait for ever. */
export function decided({ table: t, stack }: Game<Table>): number {
  if (t.cuddly !== NONE) {
    const { turns } = SCENARIOS['mr-cuddly'];
    const urgency = 1 + (0.8 * t.turn) / turns;
    return STRUCK * urgency * (t.targetWounds - t.cuddlyMoves + gathering(t, stack) - USUAL * t.turn);
  }
  if (t.carriage !== NONE) return STRUCK * (t.targetWounds + 0.7 * strikesOfActive(t, stack));
  return 0;
}
