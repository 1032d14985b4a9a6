/** Chapter 29: special buildings, whose effects come when they are flipped. */
import { listOf, needed, seat } from '@guildhall/kernel';
import { DIRECTIONS, SPECIAL_BUILDINGS } from '../data/index.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOWHERE, SPACE_NAMES, SURROUNDING, TOWARD } from '../spaces.ts';
import { notAnAnswer } from './answers.ts';
import { book, type P } from './book.ts';
import { flipDoomed, lower, raise } from './fire.ts';
import { tile, tileOrNowhere, tiles } from './kinds.ts';
import { holdersOf, isBlock, renownLeft, seatsInOrder } from './reading.ts';
import { fill, walder, walders } from './water.ts';

/** BR-5.22, BR-29.11: all flips of the phase, then what flipped buildings do. */
export const endOfPhase = book.procedure('end of phase', { buildings: tiles });
endOfPhase.does((w) => [
  w.run((p, f) => {
    f.vars.buildings = flipDoomed(p);
  }),
  w.call(buildings, (_t, f) => (f.vars.buildings.length === 0 ? null : { left: f.vars.buildings.slice() })),
]);

const buildings = book.procedure('buildings', {
  /** Flipped, with their effects still to come. */
  left: needed(tiles),
  now: tileOrNowhere,
  /** Whom the Frozen Exhibits have refilled, and which of them loses water to Walder. */
  refilled: listOf(seat, 4),
  who: seat,
});

/** BR-29.11: rounds of effects, in the order the active player chooses, and of flips, until nothing changes. */
buildings.does((w) => [
  w.loop(
    (_t, f) => f.vars.left.length > 0,
    [
      w.ask<string>('order', {
        rule: 'BR-29.11',
        legal(t, f, list) {
          for (const s of f.vars.left) list.push(t.tile[s]);
        },
        why(t, _f, answer) {
          const building = SPECIAL_BUILDINGS.find(({ id }) => id === answer);
          if (!building) return notAnAnswer('buildings/order', answer);
          const s = t.tile.indexOf(building.id);
          return s < 0 ? notAnAnswer('buildings/order', answer) : no('BR-29.4', 'notATarget', { space: SPACE_NAMES[s] });
        },
        take(p, f, building) {
          const s = f.vars.left.find((space) => p.t.tile[space] === building) ?? NOWHERE;
          f.vars.now = s;
          f.vars.left = f.vars.left.filter((space) => space !== s);
          f.vars.refilled = [];
          p.tell?.({ kind: 'buildingTriggered', rule: 'BR-29.4', space: SPACE_NAMES[s], building });
          // BR-29.5 Khomar MacStomac's Dwarven Distillery: "+2 intensity on each adjacent block, not diagonally."
          if (building === 'distillery') for (const next of ADJACENT[s]) raise(p, next, 2, 'distillery', 'BR-29.5');
          else if (building === 'frozen-exhibits') f.vars.refilled = thaw(p, s);
          else if (building === 'aviary') stockAviary(p, s);
        },
      }),
      w.call(oldTomOak, (t, f) => (t.tile[f.vars.now] === 'old-tom-oak' ? { for: t.active, space: f.vars.now } : null)),
      w.each('who', (_t, f) => f.vars.refilled, [
        w.call(walder, (t, f) => {
          const left = walders(t, f.vars.who);
          return left === 0 ? null : { for: f.vars.who, left };
        }),
      ]),
      w.when(
        (_t, f) => f.vars.left.length === 0,
        [
          w.run((p, f) => {
            f.vars.left = flipDoomed(p);
          }),
        ],
      ),
    ],
  ),
]);

// BR-29.6 Falariel's Frozen Exhibits: "−1 intensity on each of the 8 surrounding blocks; Brigades there are refilled."
/** Returns who was refilled. */
function thaw(p: P, s: number): number[] {
  const { t } = p;
  const refilled: number[] = [];
  for (const next of SURROUNDING[s]) if (isBlock(t, next)) lower(p, next, 1, 'frozen-exhibits', 'BR-29.6');
  for (const seat of seatsInOrder(t)) {
    const at = t.brigade[seat];
    if (!SURROUNDING[s].includes(at) || !isBlock(t, at)) continue;
    if (fill(p, seat, holdersOf(t, seat, false), at, 'frozen-exhibits', 'BR-29.6')) refilled.push(seat);
  }
  return refilled;
}

// BR-29.9 The Jewelled Aviary: "Each player puts 1 Renown here; whoever passes through takes theirs off and gets an extra
// action this turn." It wins nothing and cannot be moved or paid (BR-29.10); passing is in move-brigade.ts.
function stockAviary(p: P, s: number): void {
  const { t } = p;
  for (const seat of seatsInOrder(t)) {
    if (renownLeft(t, seat) === 0) continue;
    t.aviary[seat] = 1;
    p.tell?.({ kind: 'aviaryStocked', rule: 'BR-29.9', seat, space: SPACE_NAMES[s] });
  }
}

// BR-29.7 Old Tom Oak: "The active player chooses a direction: +1 intensity on the three blocks that way."
const oldTomOak = book.procedure('old tom oak', { space: needed(tile) });
oldTomOak.does((w) => [
  w.ask<string>('direction', {
    rule: 'BR-29.7',
    always: true,
    legal(_t, _f, list) {
      for (const direction of DIRECTIONS) list.push(direction);
    },
    why: (_t, _f, answer) => notAnAnswer('old tom oak/direction', answer),
    take(p, f, answer) {
      const way = (DIRECTIONS as readonly string[]).indexOf(answer);
      p.tell?.({ kind: 'directionChosen', rule: 'BR-29.7', seat: f.seat, direction: DIRECTIONS[way] });
      let s = f.vars.space;
      for (let i = 0; i < 3; i++) {
        s = TOWARD[way][s];
        if (s === NOWHERE) break;
        if (isBlock(p.t, s)) raise(p, s, 1, 'old-tom-oak', 'BR-29.7');
      }
    },
    show: (_t, f) => ({ space: SPACE_NAMES[f.vars.space] }),
  }),
]);
