/** Chapters 2d and 9a: straight moves, Walk and Dash. */
import { distance, inContact, newStop, snap, sweep, towards } from '@guildhall/geometry';
import { flag, needed, oneOf, type Random, type Refusal } from '@guildhall/kernel';
import type { CardSide } from '../data/index.ts';
import { has, ONCE, worksNow } from '../effects.ts';
import { MOVE_KINDS, type MoveKind } from '../facts/moving.ts';
import type { Term } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { canAct, registerAct, reveal, spendAction, whyNotAct } from './acts.ts';
import { pointText, texts } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { BREAK_COSTS, breakingAway, mustBreakAway } from './breaking-away.ts';
import { type Activation, activationOf } from './frames.ts';
import { aCardSide, aModel } from './kinds.ts';
import { type Goal, goalOf, OFF, pushGoals, STAY, whyNotGoal } from './places.ts';
import { controller, inPlay, isCarrier, moveLimit, moveSide, takeOffBoard } from './reading.ts';
import { removal, removing, wound } from './removal.ts';
import { exitEdge, onLeave, onMoved } from './scenarios/index.ts';
import { someLandmark } from './scenarios/landmarks.ts';
import { onPiece, sceneOf, touching } from './scene.ts';

const RULE_OF: {
  readonly [kind in MoveKind]: 'KC-9.1' | 'KC-9.2' | 'KC-16.40' | 'KC-16.46' | 'KC-18.18' | 'KC-18.22' | 'KC-34.12';
} = {
  walk: 'KC-9.1',
  dash: 'KC-9.2',
  dodge: 'KC-16.40',
  furious: 'KC-16.46',
  'ave-a-go': 'KC-18.18',
  'you-go-first': 'KC-18.22',
  'fast-shoes': 'KC-34.12',
};

const stop = newStop();
const contactModel = texts('contact m');

/** Less than this is rounding: nobody would see the base move. */
const SEEN = 0.001;

/** KC-2.22: a base that ended within contact tolerance of another is set exactly against it. */
export function closeUp(p: P, m: number): void {
  const { t } = p;
  const model = t.models[m];
  let near = false;
  for (const other of t.models) if (other !== model && other.r > 0 && inContact(model, other)) near = true;
  if (!near) return;
  const { x, y } = snap(sceneOf(t), model, onPiece(t, m));
  if (x === model.x && y === model.y) return;
  const seen = Math.max(Math.abs(x - model.x), Math.abs(y - model.y)) >= SEEN;
  model.x = x;
  model.y = y;
  if (seen) p.tell?.({ kind: 'closedUp', rule: 'KC-2.22', model: m, to: [x, y] });
}

function contactsOf(t: Table, m: number): number[] {
  const list: number[] = [];
  for (let other = 0; other < t.models.length; other++) if (touching(t, m, other)) list.push(other);
  return list;
}

/** How far a move by this answer goes: people would else have to try it. */
function lengthOf(t: Table, m: number, side: CardSide, answer: string): number {
  const goal = goalOf(t, m, side, answer);
  return goal ? distance(t.models[m], goal) : 0;
}

/** Carries out a move that may be made. */
function go(p: P, m: number, kind: MoveKind, side: CardSide, goal: Goal): void {
  const { t } = p;
  const model = t.models[m];
  const seat = controller(t, m);
  const from: [number, number] = [model.x, model.y];
  if (goal.off) {
    const rule = t.scenario === 'vic' ? 'KC-27.9' : 'KC-28.3';
    p.tell?.({ kind: 'leftBoard', rule, seat, model: m, from, to: [goal.x, goal.y] });
    takeOffBoard(model, 'gone');
    onLeave(p, m);
    return;
  }
  model.x = goal.x;
  model.y = goal.y;
  if (p.tell) {
    const length = Math.sqrt((goal.x - from[0]) ** 2 + (goal.y - from[1]) ** 2);
    const terms: Term[] = [];
    const limit = moveLimit(t, m, side, terms);
    p.tell({
      kind: 'moved',
      rule: RULE_OF[kind],
      seat,
      model: m,
      move: kind,
      side,
      from,
      to: [goal.x, goal.y],
      length,
      limit,
      terms,
      touching: contactsOf(t, m),
    });
  }
  closeUp(p, m);
  onMoved(p, m);
}

const DIRECTIONS = Array.from({ length: 64 }, (_, i) => {
  const angle = (i / 64) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Where a sweep has come to. In the letters of an answer that may be a hair further, where something stands in the way. */
function reached(t: Table, m: number, side: CardSide): string {
  const point = pointText(stop.x, stop.y);
  return whyNotGoal(t, m, side, point) === null ? point : STAY;
}

/** Some place: into contact with somebody where that goes straight, or any way as far as it goes. */
function sampleGoal(t: Table, m: number, side: CardSide, random: Random): string {
  const model = t.models[m];
  const limit = moveLimit(t, m, side);
  const scene = sceneOf(t);
  const on = onPiece(t, m);
  const landmark = random.below(4) === 0 ? someLandmark(t, m, random) : null;
  if (landmark && distance(landmark, model) > 0) {
    towards(scene, model, landmark, limit, stop, on);
    return reached(t, m, side);
  }
  if (exitEdge(t, m) !== null && random.below(2) === 0 && goalOf(t, m, side, OFF)) return OFF;
  if (random.below(2) === 0) {
    const other = random.below(t.models.length);
    const target = t.models[other];
    if (other !== m && target.place === 'play') {
      const dx = target.x - model.x;
      const dy = target.y - model.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const way = d - model.r - target.r;
      const part = Math.min(way, limit) / d;
      const arrives = part > 0 && sweep(scene, model, model.x + dx * part, model.y + dy * part, stop, on);
      if (arrives && way <= limit) return contactModel(other);
      if (part > 0) return reached(t, m, side);
    }
  }
  const { x, y } = DIRECTIONS[random.below(DIRECTIONS.length)];
  const length = (limit * (1 + random.below(4))) / 4;
  sweep(scene, model, model.x + x * length, model.y + y * length, stop, on);
  return reached(t, m, side);
}

/** KC-16.12 to KC-16.14: bitten before this activation, a model is wounded once, by its first Walk or Dash in it. */
const bites = (t: Table, m: number): boolean =>
  inPlay(t, m) && worksNow(t.models[m], 'bite') && (t.models[m].once & ONCE.bitten) === 0;
const STEPS_THAT_BITE: readonly MoveKind[] = ['walk', 'dash', 'furious'];

const bite = book.procedure('bite', { model: aModel }).does((w) => [
  w.run((p, f) => {
    const m = f.vars.model;
    const model = p.t.models[m];
    model.once |= ONCE.bitten;
    wound(p, m, 1, { seat: model.bittenBy, model: NONE }, 'KC-16.12');
  }),
  w.call(removal, (t) => removing(t)),
]);

/**
 * One straight move (KC-2.26). Gives true if it was made, a stay included; false if the model could not get away or is
 * Grounded (KC-16.26).
 */
export const move = book.procedure(
  'move',
  {
    model: aModel,
    kind: needed(oneOf(MOVE_KINDS, 'walk')),
    side: needed(aCardSide),
    /** An engaged model must break away first; what a failure costs. */
    breakAway: flag(),
    cost: oneOf(BREAK_COSTS, 'move'),
    free: flag(),
  },
  flag(),
);
move.does((w) => [
  w.run((p, f) => {
    const { model } = f.vars;
    f.vars.free = inPlay(p.t, model) && !has(p.t.models[model], 'grounded');
  }),
  w.call(
    'break away',
    (t, f) => {
      const { model, breakAway, cost, free } = f.vars;
      return free && breakAway && mustBreakAway(t, model) ? breakingAway.with({ model, cost }) : null;
    },
    (_p, f, got) => {
      f.vars.free = got;
    },
  ),
  w.when(
    (_t, f) => f.vars.free,
    [
      w.ask<string>('destination', {
        rule: 'KC-2.26',
        form: { kind: 'point', min: [0, 0], max: [24, 24] },
        accepts: (t, f, answer) => whyNotGoal(t, f.vars.model, f.vars.side, answer),
        sample: (t, f, random) => sampleGoal(t, f.vars.model, f.vars.side, random),
        suggest: (t, f, list) => pushGoals(t, f.vars.model, f.vars.side, list),
        take(p, f, answer) {
          const { model, kind, side } = f.vars;
          if (answer === STAY) {
            p.tell?.({ kind: 'stayed', rule: 'KC-2.25', seat: f.seat, model, move: kind });
            return;
          }
          const goal = goalOf(p.t, model, side, answer);
          if (goal) go(p, model, kind, side, goal);
        },
        show(t, f) {
          const { model, kind, side } = f.vars;
          const ways: string[] = [];
          pushGoals(t, model, side, ways);
          const lengths = ways.map((way) => lengthOf(t, model, side, way));
          return { model, move: kind, side, limit: moveLimit(t, model, side), ways, lengths };
        },
      }),
    ],
  ),
  w.call(bite, (t, f) => {
    const { model, kind, free } = f.vars;
    return free && STEPS_THAT_BITE.includes(kind) && bites(t, model) ? { model } : null;
  }),
  w.run((p, f) => p.give(move, f.vars.free)),
]);

/** A Walk, and the Dash declared with it (KC-9.4). */
const walk = book.procedure('walk', { model: aModel, dash: flag(), walked: flag() }).does((w) => [
  w.run((p, f) => {
    if (!f.vars.dash) return;
    p.tell?.({ kind: 'dashDeclared', rule: 'KC-9.4', seat: f.seat, model: f.vars.model });
    reveal(p, f.vars.model);
  }),
  w.call(
    'walking',
    (t, f) => {
      const { model } = f.vars;
      return move.with({ model, kind: 'walk', side: moveSide(t, model), breakAway: true, cost: 'action' });
    },
    (_p, f, walked) => {
      f.vars.walked = walked;
    },
  ),
  w.when(
    (_t, f) => f.vars.walked,
    [
      w.run((p) => {
        activationOf(p.game.stack).vars.walk = false;
      }),
      w.call(dash, (t, f) => (f.vars.dash && inPlay(t, f.vars.model) ? { model: f.vars.model } : null)),
    ],
    [
      w.run((p, f) => {
        // KC-9.6
        if (f.vars.dash) p.tell?.({ kind: 'dashLost', rule: 'KC-9.6', seat: f.seat, model: f.vars.model });
      }),
    ],
  ),
]);

/** KC-9.7: paid for once the Walk is made. KC-9.32: in contact with an enemy by then, it must break away. */
const dash = book.procedure('dash', { model: aModel, free: flag(true) }).does((w) => [
  w.run((p) => {
    spendAction(p, 'KC-9.7');
    activationOf(p.game.stack).vars.dashed = true;
  }),
  w.call(
    'break away',
    (t, f) => {
      const { model } = f.vars;
      return mustBreakAway(t, model) ? breakingAway.with({ model, cost: 'dash', ask: true }) : null;
    },
    (_p, f, got) => {
      f.vars.free = got;
    },
  ),
  w.call('dashing', (t, f) => {
    const { model, free } = f.vars;
    return free ? move.with({ model, kind: 'dash', side: moveSide(t, model) }) : null;
  }),
]);

/** What keeps a model from Dashing, besides the want of a Walk or an action. */
function whyNoDash(t: Table, m: number): 'kneecap' | 'broken-bones' | 'chest' | null {
  const model = t.models[m];
  if (worksNow(model, 'kneecap')) return 'kneecap';
  if (has(model, 'broken-bones')) return 'broken-bones';
  return isCarrier(t, m) ? 'chest' : null;
}

/** KC-16.26: a Grounded model does not walk. */
const canWalk = (t: Table, a: Activation): boolean => a.vars.walk && !has(t.models[a.vars.model], 'grounded');
const canDash = (t: Table, a: Activation): boolean => canWalk(t, a) && canAct(t, a) && whyNoDash(t, a.vars.model) === null;

function whyNotWalk(t: Table, a: Activation) {
  const { model: m, walk: walks } = a.vars;
  if (!walks) return no('KC-7.1', 'walkUsed', { m });
  return has(t.models[m], 'grounded') ? no('KC-16.26', 'groundedCannotMove', { m }) : null;
}

registerAct({
  name: 'walk',
  legal(t, a, list) {
    if (canWalk(t, a)) list.push('walk');
  },
  why: (t, a, answer) => (answer === 'walk' ? whyNotWalk(t, a) : null),
  call: (_t, a) => walk.with({ model: a.vars.model }),
});

/** KC-9.9, and KC-9.4: it is too late once the model has walked, and too little to say it without the Walk. */
function whyNoDashAlone({ vars: { model: m, dashed } }: Activation): Refusal<KC> {
  return dashed ? no('KC-9.9', 'oneDashOnly', { m }) : no('KC-9.4', 'dashUndeclared', { m });
}

registerAct({
  name: 'dash',
  legal: () => {},
  why: (_t, a, answer) => (answer === 'dash' ? whyNoDashAlone(a) : null),
  call: () => null,
});

registerAct({
  name: 'walk and dash',
  legal(t, a, list) {
    if (canDash(t, a)) list.push('walk and dash');
  },
  why(t, a, answer) {
    if (answer !== 'walk and dash') return null;
    if (!a.vars.walk) return whyNoDashAlone(a);
    const refusal = whyNotWalk(t, a) ?? whyNotAct(t, a);
    if (refusal) return refusal;
    const m = a.vars.model;
    const because = whyNoDash(t, m);
    if (because === 'chest') return no('KC-28.7', 'carrierCannotDash', { m });
    if (because === null) return null;
    return no(because === 'kneecap' ? 'KC-16.28' : 'KC-16.17', 'noDash', { m, effect: because });
  },
  call: (_t, a) => walk.with({ model: a.vars.model, dash: true }),
});
