/** Chapters 6 and 7: the Event phase, gusts, Firestorms and special events. */
import {
  type Call,
  type FrameOf,
  flag,
  needed,
  openFrame,
  type Response,
  type Stack,
  seat as seatKind,
  writeWindow,
} from '@guildhall/kernel';
import { DIRECTIONS, EVENTS, type TrackName } from '../data/index.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOWHERE, SPACE_NAMES, SPACES, spaceNamed, spaceOf, TOWARD } from '../spaces.ts';
import { DESTROYED, type Table, UNLIT } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { endOfPhase } from './buildings.ts';
import { checkAllsWell, checkEvacuation } from './ending.ts';
import { festival } from './festival.ts';
import { isAnyDoomed, isGuarded, raiseByEvent } from './fire.ts';
import { eventCardOrNone, spaceOrNowhere, spaces, tile } from './kinds.ts';
import { crewCapacity, has, hasWarden, holdersOf, isBlock, mayHaveAbilities, seatsInOrder } from './reading.ts';
import { freeRecruit } from './recruit.ts';
import { aroundBlock, awardCall, canPlaceOnAny } from './renown.ts';
import { raiseAtOnce, stormAtOnce } from './shortcuts.ts';
import { raiseOneTrack } from './upgrade.ts';
import { fill, walder, walders } from './water.ts';

export const eventPhase = book.procedure('event phase', {
  /** During set-up: the card comes from the starter events. */
  starter: flag(),
  /** The Event card being resolved, or ''. */
  card: eventCardOrNone,
  /** The card was not resolved as it was drawn: a procedure does it. */
  open: flag(),
});

/** The Event card being resolved, or ''. */
export function eventCard(stack: Stack): string {
  return openFrame(stack, eventPhase)?.vars.card ?? '';
}

/** An Event card with its squares and direction as numbers. */
interface Card {
  kind: (typeof EVENTS)[number]['kind'];
  squares: readonly number[];
  direction: number;
  effect: string;
}
const CARDS: { readonly [id: string]: Card } = Object.fromEntries(
  EVENTS.map((event): [string, Card] => [
    event.id,
    {
      kind: event.kind,
      squares: 'squares' in event ? event.squares.map(spaceOf) : [],
      direction: 'direction' in event ? DIRECTIONS.indexOf(event.direction) : -1,
      effect: 'effect' in event ? event.effect : '',
    },
  ]),
);

/** BR-6.2, BR-6.11; during set-up from the starter events (BR-3.7). */
function drawEvent(p: P, starter: boolean): string {
  const { t } = p;
  if (!starter && t.eventDeck.length === 0) {
    t.eventDeck = p.shuffle('events', t.eventDiscard);
    t.eventDiscard = [];
    p.tell?.({ kind: 'eventDeckShuffled', rule: 'BR-6.11', cards: t.eventDeck.length });
  }
  const card = (starter ? t.starters : t.eventDeck).pop() ?? '';
  p.disclose();
  p.tell?.({ kind: 'eventDrawn', rule: starter ? 'BR-3.7' : 'BR-6.2', seat: t.active, card, starter });
  return card;
}

/** BR-7.8: by direction, all cells from the side toward which the wind blows to the other. */
const FROM_SIDE: readonly (readonly number[])[] = DIRECTIONS.map((_, direction) => {
  const row = (s: number): number => Math.floor(s / 6);
  const distance = [row, (s: number) => 5 - (s % 6), (s: number) => 5 - row(s), (s: number) => s % 6][direction];
  return Array.from({ length: SPACES }, (_cell, s) => s).sort((a, b) => distance(a) - distance(b));
});

// BR-7.2 to BR-7.13 A Wind Blows North, East, South, West: "Fire spreads from every burning block to the adjacent block to
// its" north, east, south, west.
/** BR-7.6, BR-7.7: worked through from the side toward which the wind blows, so new fires do not spread. */
function blow(p: P, card: string): void {
  const { t } = p;
  const { direction } = CARDS[card];
  const toward = TOWARD[direction];
  const cells = FROM_SIDE[direction];
  for (let i = 0; i < SPACES; i++) {
    const s = cells[i];
    const fire = t.fire[s];
    if (fire === UNLIT || fire === DESTROYED) continue;
    const to = toward[s];
    if (to !== NOWHERE) raiseByEvent(p, to, card, 'BR-7.4', s);
  }
}

// BR-7.15 Firestorms: "Fireballs land on" each marked square; +1 intensity there (BR-7.16).
function land(p: P, s: number, card: string): void {
  p.tell?.({ kind: 'fireballLanded', rule: 'BR-7.15', space: SPACE_NAMES[s] });
  raiseByEvent(p, s, card, 'BR-7.16');
}

/** Nobody can react to the fireballs: neither Esme nor Veda is there, nor the active player's Cindy. See shortcuts.ts. */
export function isPlainStorm(t: Table, starter: boolean): boolean {
  if (!starter && hasWarden(t, t.active, 'cindy')) return false;
  for (let seat = 0; seat < t.seats; seat++) {
    if (mayHaveAbilities(t, seat) && (has(t, seat, 'veda') || has(t, seat, 'esme'))) return false;
  }
  return true;
}
export function stormPlainly(p: P, card: string): void {
  for (const s of CARDS[card].squares) land(p, s, card);
}

/** Steps 1 to 4 of BR-6.6. */
eventPhase.does((w) => [
  w.run((p, f) => {
    const { starter } = f.vars;
    const card = drawEvent(p, starter);
    const { kind } = CARDS[card];
    f.vars.card = card;
    if (kind === 'gust') blow(p, card);
    else f.vars.open = kind !== 'firestorm' || !stormAtOnce(p, card, starter);
  }),
  w.call('resolve', (_t, f) => (f.vars.open ? resolution(f.vars.card) : null)),
  w.run((p, f) => {
    const { card } = f.vars;
    f.vars.card = '';
    f.vars.open = false;
    p.t.eventDiscard.push(card);
    p.tell?.({ kind: 'eventDiscarded', rule: 'BR-6.10', card });
  }),
  w.call(endOfPhase, ifDoomed),
  w.run((p, f) => {
    if (f.vars.starter) return;
    checkEvacuation(p);
    checkAllsWell(p);
  }),
]);

/** The procedure that resolves the card; null: a gust, which is over as it is drawn. */
export function resolution(card: string): Call | null {
  switch (CARDS[card]?.kind) {
    case 'firestorm':
      return firestorm.with({});
    case 'special':
      return specialEvent.with({});
    case 'festival':
      return festival.with({});
    default:
      return null;
  }
}

/** BR-5.12: the end of a phase is looked at only if something is doomed. */
export function ifDoomed(t: Table): { for: number } | null {
  return isAnyDoomed(t) ? { for: t.active } : null;
}

const firestorm = book.procedure('firestorm', {
  /** Where fireballs are still to come down, and where they have. */
  left: spaces,
  landed: spaces,
  /** Where the next one would. */
  space: spaceOrNowhere,
});

/** A Firestorm to which somebody may react, fireball by fireball (BR-7.18). */
firestorm.does((w) => [
  w.run((p, f) => {
    f.vars.left = CARDS[eventCard(p.game.stack)].squares.slice();
  }),
  w.loop(
    (_t, f) => f.vars.left.length > 0,
    [
      w.run((_p, f) => {
        f.vars.space = f.vars.left.shift() ?? NOWHERE;
      }),
      w.call(
        fireball,
        (_t, f) => ({ about: { space: SPACE_NAMES[f.vars.space] } }),
        (p, f, reaction) => finishFireball(p, f, reaction ?? ''),
      ),
    ],
  ),
  // BR-27.17, BR-27.18 Cindy Bustion, Pyrocontrol: "If you draw a Firestorm, place 1 Renown on one block it hit."
  // Not during set-up (BR-27.20).
  w.call('pyrocontrol', (t, f, stack) => {
    if (openFrame(stack, eventPhase)?.vars.starter || !hasWarden(t, t.active, 'cindy')) return null;
    if (!canPlaceOnAny(t, t.active, f.vars.landed, stack)) return null;
    return awardCall(t.active, 1, f.vars.landed.slice(), 'cindy', 'BR-27.17');
  }),
]);

// BR-26.16 Esme Morrow: "You may redirect a fireball from your Brigade's block to an adjacent one."
/** Her answer, before the space it goes to. */
const ESME_TO = 'esme ';

/** `reaction` is '' (none), "veda" (Veda: it does not land) or "esme SPACE" (Esme: it lands there). */
function finishFireball(p: P, f: FrameOf<typeof firestorm>, reaction: string): void {
  const { t } = p;
  if (reaction === 'veda') return;
  let to = f.vars.space;
  if (reaction.startsWith(ESME_TO)) {
    to = spaceNamed(reaction.slice(ESME_TO.length));
    const seat = seatsInOrder(t).find((i) => t.brigade[i] === f.vars.space && has(t, i, 'esme')) ?? t.active;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.16', seat, card: 'esme' });
    p.tell?.({ kind: 'fireballRedirected', rule: 'BR-26.16', seat, from: SPACE_NAMES[f.vars.space], to: SPACE_NAMES[to] });
  }
  land(p, to, eventCard(p.game.stack));
  if (!f.vars.landed.includes(to)) f.vars.landed.push(to);
}

// BR-26.33 Veda Moonbright: "A fireball that would hit your Brigade's or Wagon's block places your Renown there instead."
const vedaMoonbright = book.procedure('veda moonbright', { space: needed(tile) });
vedaMoonbright.does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.33', seat: f.seat, card: 'veda' });
    p.tell?.({ kind: 'fireballTurnedToRenown', rule: 'BR-26.33', seat: f.seat, space: SPACE_NAMES[f.vars.space] });
  }),
  w.call('renown', (_t, f) => awardCall(f.seat, 1, [f.vars.space], 'veda', 'BR-26.33', true)),
]);

/** BR-26.36: reactions in turn order, and only the first is used. */
export const fireball = writeWindow(book, 'fireball', {
  rule: 'BR-26.36',
  ends: 'each once',
  once: true,
  unless: { brigade: (t, about, seat) => t.brigade[seat] === spaceNamed(about.space as string) },
  responses(t, about, stack): Response[] {
    const s = spaceNamed(about.space as string);
    const responses: Response[] = [];
    for (const seat of seatsInOrder(t)) {
      if (t.brigade[seat] === s && has(t, seat, 'esme')) {
        for (const to of ADJACENT[s]) {
          if (isBlock(t, to)) responses.push({ id: `${ESME_TO}${SPACE_NAMES[to]}`, seat, call: null, optional: true });
        }
      }
      if ((t.brigade[seat] === s || t.wagon[seat] === s) && has(t, seat, 'veda') && canPlaceOnAny(t, seat, [s], stack)) {
        responses.push({ id: 'veda', seat, call: vedaMoonbright.with({ for: seat, space: s }), optional: true });
      }
    }
    return responses;
  },
  why(t, about, answer) {
    if (typeof answer !== 'string' || !answer.startsWith(ESME_TO)) return notAnAnswer('fireball/respond', answer);
    const s = spaceNamed(answer.slice(ESME_TO.length));
    const at = spaceNamed(about.space as string);
    if (s === NOWHERE) return notAnAnswer('fireball/respond', answer);
    const space = SPACE_NAMES[s];
    if (!ADJACENT[at].includes(s)) return no('BR-26.16', 'notAdjacent', { space, to: SPACE_NAMES[at] });
    return t.fire[s] === DESTROYED ? no('BR-5.23', 'blockDestroyed', { space }) : no('BR-2.14', 'notABlock', { space });
  },
});

// BR-7.24 Bigger Barrels, BR-7.25 Spare Bunks, BR-7.26 Officers' School: "Every player moves the ... tracker 1 space forward."
const TRACK_OF: { readonly [effect: string]: { track: TrackName; rule: BR } | undefined } = {
  wagonTrack: { track: 'wagon', rule: 'BR-7.24' },
  crewTrack: { track: 'crew', rule: 'BR-7.25' },
  leadershipTrack: { track: 'leadership', rule: 'BR-7.26' },
};

// BR-7.31 Talk of the Town: "Every player may place 1 Renown on the block of their Brigade or on an adjacent block."
// Not on blocks that Allegiance guards (BR-27.19).
const talkedOf = (t: Table, seat: number): number[] => aroundBlock(t.brigade[seat], false).filter((s) => !isGuarded(t, s));

/** BR-7.21 to BR-7.35: everybody, one after another from the active player. */
const specialEvent = book.procedure('special event', {
  who: seatKind,
  /** The tracker of this player was moved, and nothing follows. */
  raised: flag(),
  /** The water of this player was filled up. */
  filled: flag(),
});
specialEvent.does((w) => [
  w.each('who', seatsInOrder, [
    w.run((p, f) => {
      const { who } = f.vars;
      const card = eventCard(p.game.stack);
      const { effect } = CARDS[card];
      const moved = TRACK_OF[effect];
      f.vars.raised = moved !== undefined && raiseAtOnce(p, who, moved.track, card, moved.rule);
      // BR-7.33 Sudden Downpour: "All Brigades are refilled."
      f.vars.filled = effect === 'refill' && fill(p, who, holdersOf(p.t, who, false), NOWHERE, card, 'BR-7.34');
      if (effect === 'recruit' && crewCapacity(p.t, who) === 0) {
        p.tell?.({ kind: 'eventIgnored', rule: 'BR-7.30', seat: who, card, why: 'crew' });
      } else if (effect === 'renown' && !canPlaceOnAny(p.t, who, talkedOf(p.t, who), p.game.stack)) {
        p.tell?.({ kind: 'eventIgnored', rule: 'BR-7.31', seat: who, card, why: 'renown' });
      }
    }),
    w.call('each', (t, f, stack) => {
      if (f.vars.raised) return null;
      const seat = f.vars.who;
      const card = eventCard(stack);
      const { effect } = CARDS[card];
      const moved = TRACK_OF[effect];
      if (moved) return raiseOneTrack.with({ for: seat, track: moved.track, cause: card, rule: moved.rule });
      // BR-7.29 Volunteers!: "Every player may take a free Recruit action."
      if (effect === 'recruit') return freeRecruit.with({ for: seat, cause: card });
      if (effect === 'renown') {
        const spaces = talkedOf(t, seat);
        return canPlaceOnAny(t, seat, spaces, stack) ? awardCall(seat, 1, spaces, card, 'BR-7.31') : null;
      }
      const left = f.vars.filled ? walders(t, seat) : 0;
      return left === 0 ? null : walder.with({ for: seat, left });
    }),
  ]),
]);
