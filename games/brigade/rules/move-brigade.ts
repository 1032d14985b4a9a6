/** Chapter 10: Move Brigade with everything that may go with it: route, Mog's push, Aurath's theft, Gness, the Wagon's bonus. */
import { type FrameOf, flag, kind, listOf, oneOf, type Plain, type Refusal } from '@guildhall/kernel';
import { TRACKS } from '../data/index.ts';
import type { Term } from '../facts.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOBODY, NOWHERE, SPACE_NAMES } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table } from '../table.ts';
import { MEANINGS, notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { raise } from './fire.ts';
import { spaceOrNowhere, spaces } from './kinds.ts';
import { canWagonMove, chooseWagonMove } from './move-wagon.ts';
import {
  canMove,
  cheapestWay,
  isPushTarget,
  isRouteText,
  MOVE_KINDS,
  type MoveKind,
  pushBrigadeMoves,
  robbable,
  routeName,
  routes,
  whyNotMove,
} from './moves.ts';
import { movePoints } from './points.ts';
import { aviaryFor, has, holdersOf, isAtEnd, mayHaveAbilities, otherBrigadeAt, placesOf, setWater, waterOf } from './reading.ts';
import { chooseSpace } from './targets.ts';
import { changeActions, spendAction } from './upgrade.ts';
import { gainWater } from './water.ts';

/** BR-16.18: the Wagon track is complete and its bonus not yet used. */
export function hasWagonBonus(t: Table, seat: number): boolean {
  return seat === t.active && t.wagonTrack[seat] === TRACKS.wagon.length - 1 && !t.wagonBonusUsed;
}
export function canMoveWagonFirst(t: Table, seat: number): boolean {
  return hasWagonBonus(t, seat) && canWagonMove(t, seat);
}

/** BR-16.19: why the Wagon cannot go before the Brigade in a move of this kind; null: it can. */
export function whyNotWagonFirst(t: Table, seat: number, kind: MoveKind): Refusal<BR> | null {
  if (!isAtEnd(t, seat, 'wagon')) return no('BR-16.18', 'blueBonusNotReached', { track: 'wagon' });
  if (!hasWagonBonus(t, seat)) return no(kind === 'fresh mounts' ? 'BR-25.5' : 'BR-16.18', 'blueBonusUsed', { track: 'wagon' });
  if (!canMove(t, seat, kind)) return no('BR-16.18', 'noBrigadeMove', {});
  return canWagonMove(t, seat) ? null : no('BR-11.1', 'nowhereForWagon', {});
}

/** Why a move cannot begin with this answer, "brigade SPACE" or "wagon first"; null: it can, or says something else. */
export function whyNotSaid(t: Table, seat: number, kind: MoveKind, answer: Plain): Refusal<BR> | null {
  const meaning = typeof answer === 'string' ? MEANINGS.get(answer) : undefined;
  if (meaning?.action === 'brigade') return whyNotMove(t, seat, kind, meaning.n);
  return meaning?.action === 'wagon first' ? whyNotWagonFirst(t, seat, kind) : null;
}

/** A move that asks nothing further, as most do: see shortcuts.ts. */
export function isPlainMove(t: Table, seat: number, to: number): boolean {
  if (t.aviary[seat] === 1 || hasWagonBonus(t, seat)) return false;
  if (!mayHaveAbilities(t, seat)) return true;
  return otherBrigadeAt(t, to, seat) === NOBODY && !has(t, seat, 'gness');
}
export function movePlainly(p: P, seat: number, to: number): void {
  if (p.tell) tellMove(p, seat, cheapestWay(p.t, seat, to, false)?.path ?? [p.t.brigade[seat], to], 'BR-10.2');
  p.t.brigade[seat] = to;
}

function tellMove(p: P, seat: number, path: readonly number[], rule: BR): void {
  const { t } = p;
  const ebenezer = has(t, seat, 'ebenezer');
  let points = 0;
  for (const s of path.slice(1)) points += t.fire[s] === DESTROYED && !ebenezer ? 2 : 1;
  const terms: Term[] = [];
  const of = movePoints(t, seat, terms);
  p.tell?.({ kind: 'brigadeMoved', rule, seat, path: path.map((s) => SPACE_NAMES[s]), points, of, terms });
}

const route = kind<string>('', (value) => (isRouteText(value) ? null : `is ${value}, which is no route`));
/** "SEAT HOLDER", with water to be robbed of; '' or "none": nobody is. */
const robbed = kind<string, Table>('', (value, t) => {
  if (value === '' || value === 'none') return null;
  const [victim, from] = String(value).split(' ');
  const water = /^\d$/.test(victim) && Number(victim) < t.seats ? waterOf(t, Number(victim), from) : 0;
  return water > 0 ? null : `is ${value}, where there is no water`;
});

export const moveBrigade = book.procedure('move brigade', {
  kind: oneOf(MOVE_KINDS, 'action'),
  /** Destination; NOWHERE: still to be asked. */
  to: spaceOrNowhere,
  /** The Wagon's free move comes first. */
  wagonFirst: flag(),
  /** Routes to choose from, and the one taken. */
  routes: listOf(route),
  path: spaces,
  /** Where meeples were passed that can be robbed. */
  passed: spaces,
  robbed,
});
type MoveFrame = FrameOf<typeof moveBrigade>;

moveBrigade.does((w) => [
  // BR-16.19: the Wagon goes first if that was said with the action or is said now.
  w.loop(
    (_t, f) => f.vars.to === NOWHERE,
    [
      w.when(
        (_t, f) => f.vars.wagonFirst,
        [
          w.run((p) => {
            p.t.wagonBonusUsed = true;
          }),
          w.ask('wagon first', chooseWagonMove('move brigade/wagon first', 'BR-16.19', 'blueBonus', null)),
        ],
      ),
      w.ask<string>('brigade', {
        rule: 'BR-10.2',
        legal(t, f, list) {
          pushBrigadeMoves(t, f.seat, f.vars.kind, list);
          if (canMoveWagonFirst(t, f.seat)) list.push('wagon first');
        },
        why: (t, f, answer) => whyNotSaid(t, f.seat, f.vars.kind, answer) ?? notAnAnswer('move brigade/brigade', answer),
        take(_p, f, answer) {
          f.vars.wagonFirst = answer === 'wagon first';
          f.vars.to = f.vars.wagonFirst ? NOWHERE : (MEANINGS.get(answer)?.n ?? NOWHERE);
        },
        show: (t, f) => ({ points: movePoints(t, f.seat), free: f.vars.kind !== 'action' }),
      }),
    ],
  ),
  w.run((p, f) => {
    if (f.vars.kind === 'action') spendAction(p);
    findRoutes(p.t, f);
  }),
  w.ask<string>('route', {
    rule: 'BR-10.17',
    legal(_t, f, list) {
      for (const route of f.vars.routes) list.push(route);
    },
    why: (_t, _f, answer) =>
      isRouteText(answer) ? no('BR-10.17', 'noSuchRoute', { answer }) : notAnAnswer('move brigade/route', answer),
    take(_p, f, answer) {
      f.vars.path = answer.split('-').map((name) => SPACE_NAMES.indexOf(name));
    },
    show: (_t, f) => ({ to: SPACE_NAMES[f.vars.to] }),
  }),
  w.run(walk),
  // BR-27.15 Aurath Ether, Incorporeal: "Free Move Brigade through other Brigades and Wagons; if you pass one, steal 1 water."
  // Before anybody is pushed, since those passed are where they were.
  w.when(
    (_t, f) => f.vars.passed.length > 0,
    [
      w.ask<string>('rob', {
        rule: 'BR-27.16',
        legal(t, f, list) {
          pushRobbed(t, f.seat, f.vars.passed, list);
          list.push('none');
        },
        why: (_t, _f, answer) => notAnAnswer('move brigade/rob', answer),
        take(_p, f, answer) {
          f.vars.robbed = answer;
        },
      }),
    ],
  ),
  w.when(
    (_t, f) => f.vars.robbed !== '' && f.vars.robbed !== 'none',
    [
      w.ask<string>('keep stolen', {
        rule: 'BR-27.16',
        legal(t, f, list) {
          for (const holder of holdersOf(t, f.seat, false)) {
            if (waterOf(t, f.seat, holder) < placesOf(t, f.seat, holder)) list.push(holder);
          }
        },
        why: (t, f, answer) =>
          typeof answer === 'string' && holdersOf(t, f.seat, false).includes(answer)
            ? no('BR-27.16', 'holderFull', { holder: answer })
            : notAnAnswer('move brigade/keep stolen', answer),
        take(p, f, holder) {
          const [from, fromHolder] = f.vars.robbed.split(' ');
          const victim = Number(from);
          setWater(p.t, victim, fromHolder, waterOf(p.t, victim, fromHolder) - 1);
          p.tell?.({ kind: 'waterStolen', rule: 'BR-27.16', seat: f.seat, holder, from: victim, fromHolder });
          gainWater(p, f.seat, holder, 1, 'aurath', 'BR-27.16');
        },
      }),
    ],
  ),
  // BR-26.14 Mog the Heavy: "You may end your move on another Brigade and push it to an adjacent space."
  w.loop(
    (t, f) => otherBrigadeAt(t, f.vars.to, f.seat) !== NOBODY,
    [
      w.ask(
        'push',
        chooseSpace({
          question: 'move brigade/push',
          rule: 'BR-26.14',
          fits: (t, f, s) => ADJACENT[f.vars.to].includes(s) && isPushTarget(t, f.seat, s) && t.brigade[f.seat] !== s,
          why(t, f, s) {
            const space = SPACE_NAMES[s];
            const other = otherBrigadeAt(t, s, NOBODY);
            if (!ADJACENT[f.vars.to].includes(s)) return no('BR-26.15', 'notAdjacent', { space, to: SPACE_NAMES[f.vars.to] });
            if (other !== NOBODY) return no('BR-26.15', 'brigadeInTheWay', { space, seat: other });
            if (t.fire[s] === DESTROYED) return no('BR-26.15', 'blockDestroyed', { space });
            return no('BR-2.13', 'noSuchSpace', { space });
          },
          take(p, f, s) {
            const seat = otherBrigadeAt(p.t, f.vars.to, f.seat);
            p.t.brigade[seat] = s;
            p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.14', seat: f.seat, card: 'mog' });
            p.tell?.({
              kind: 'brigadePushed',
              rule: 'BR-26.14',
              seat,
              by: f.seat,
              from: SPACE_NAMES[f.vars.to],
              to: SPACE_NAMES[s],
            });
          },
          show: (t, f) => ({ seat: otherBrigadeAt(t, f.vars.to, f.seat), space: SPACE_NAMES[f.vars.to] }),
        }),
      ),
    ],
  ),
  // BR-26.9 Gness Smold: "When your Move Brigade ends on a burning block you may add 1 intensity." A doomed block cannot rise.
  w.when(
    (t, f) => t.fire[f.vars.to] > 0 && t.fire[f.vars.to] < DOOMED && has(t, f.seat, 'gness'),
    [
      w.ask<string>('smold', {
        rule: 'BR-26.9',
        legal(_t, _f, list) {
          list.push('raise', 'leave');
        },
        why: (_t, _f, answer) => notAnAnswer('move brigade/smold', answer),
        take(p, f, answer) {
          if (answer === 'leave') return;
          p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.9', seat: f.seat, card: 'gness' });
          raise(p, f.vars.to, 1, 'gness', 'BR-26.9');
        },
        show: (t, f) => ({ space: SPACE_NAMES[f.vars.to], fire: t.fire[f.vars.to] }),
      }),
    ],
  ),
  w.when(
    (t, f) => canMoveWagonFirst(t, f.seat),
    [
      w.ask(
        'wagon',
        chooseWagonMove('move brigade/wagon', 'BR-16.18', 'blueBonus', 'stay', (p) => {
          p.t.wagonBonusUsed = true;
        }),
      ),
    ],
  ),
]);

/** BR-10.17: only routes that differ in what they bring are offered. */
function findRoutes(t: Table, f: MoveFrame): void {
  const { to, kind } = f.vars;
  // BR-10.9: with the last action spent, only the Aviary's extra one lets the move end on a destroyed block.
  const byAviary = kind !== 'fresh mounts' && t.fire[to] === DESTROYED && t.actions === 0;
  f.vars.routes = routes(t, f.seat, to, kind === 'incorporeal', byAviary).map(({ path }) => routeName(path));
}

function walk(p: P, f: MoveFrame): void {
  const { t } = p;
  const { seat } = f;
  const { path, to, kind } = f.vars;
  if (p.tell) tellMove(p, seat, path, kind === 'action' ? 'BR-10.2' : kind === 'incorporeal' ? 'BR-27.15' : 'BR-25.3');
  if (kind === 'incorporeal') {
    const rob = robbable(t, seat);
    f.vars.passed = path.slice(1, -1).filter((s) => rob.includes(s));
  }
  const aviary = aviaryFor(t, seat);
  t.brigade[seat] = to;
  if (aviary >= 0 && path.lastIndexOf(aviary) > 0) {
    t.aviary[seat] = 0;
    p.tell?.({ kind: 'aviaryVisited', rule: 'BR-29.9', seat, space: SPACE_NAMES[aviary] });
    // BR-29.9 The Jewelled Aviary: "whoever passes through takes theirs off and gets an extra action this turn."
    // Gained after the last action it is lost (BR-25.5).
    if (kind !== 'fresh mounts') changeActions(p, 1, 'aviary', 'BR-29.9');
  }
}

/** Cards and Wagons with water among the meeples passed, as "SEAT HOLDER". */
function pushRobbed(t: Table, seat: number, passed: readonly number[], list: string[]): void {
  for (let i = 0; i < t.seats; i++) {
    if (i === seat) continue;
    if (passed.includes(t.brigade[i])) {
      for (const holder of holdersOf(t, i, false)) if (waterOf(t, i, holder) > 0) list.push(`${i} ${holder}`);
    }
    if (passed.includes(t.wagon[i]) && t.wagonWater[i] > 0) list.push(`${i} wagon`);
  }
}
