/** Chapters 3 and 4, 23, 27 to 32: laying out city, decks and players; the game from its first decision to the last turn. */
import { count, flag, type Options, type Refusal, seat as seatKind } from '@guildhall/kernel';
import {
  BLOCKS,
  BOARDS,
  COLOURS,
  type Colour,
  type CooperativeLevel,
  CREW,
  EVENTS,
  type Quarter,
  SPECIAL_BUILDINGS,
  STARTING_WATER,
  type TileId,
  UNIVERSITY_STARTS_AT,
  WARDENS,
  type WardenId,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import { CORNERS, FIREHOUSES, NOBODY, SPACE_NAMES, SPACES, UNIVERSITY } from '../spaces.ts';
import type { Settings, Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { eventPhase } from './events.ts';
import { passTurn, turn } from './turn.ts';

/** BR-3.7. */
const STARTERS_RESOLVED = 3;

export function whyNotOptions(options: Options, seats: number): Refusal<BR> | null {
  if (seats === 1 && options.cooperative !== true) return no('BR-1.2', 'soloIsCooperative', { seats });
  if (options.bonusWardens === true && options.advanced !== true) return no('BR-27.2', 'bonusWardensNeedAdvanced', {});
  const first = String(options.firstPlayer);
  return first !== 'random' && Number(first) >= seats ? no('BR-3.14', 'noSuchFirstPlayer', { seat: first, seats }) : null;
}

function settingsOf(options: Options): Settings {
  return {
    advanced: options.advanced === true,
    cooperative: options.cooperative === true,
    level: options.level as CooperativeLevel,
    bonusWardens: options.bonusWardens === true,
    promoCrew: options.promoCrew === true,
    specialBuildings: options.specialBuildings === true,
    festivalEvents: options.festivalEvents === true,
  };
}

/** What is in play depends on settings and seats only; each list is made once and then copied. */
function remembered(make: (settings: Settings, seats: number) => string[]): (settings: Settings, seats: number) => string[] {
  const made = new Map<number, string[]>();
  return (settings, seats) => {
    const { cooperative, bonusWardens, promoCrew, specialBuildings } = settings;
    const key = seats * 16 + (cooperative ? 1 : 0) + (bonusWardens ? 2 : 0) + (promoCrew ? 4 : 0) + (specialBuildings ? 8 : 0);
    let list = made.get(key);
    if (!list) {
      list = make(settings, seats);
      made.set(key, list);
    }
    return list.slice();
  };
}

/** BR-1.18, BR-28.1; without Sir Precious among partners (BR-32.9) and Walder alone (BR-32.10). */
export const crewInPlay = remembered((settings, seats) =>
  CREW.filter(({ id, promotional }) => {
    if (promotional && !settings.promoCrew) return false;
    if (id === 'precious' && settings.cooperative) return false;
    return !(id === 'walder' && seats === 1);
  }).map(({ id }) => id),
);
/** BR-23.2, BR-27.2, BR-32.10. */
export const wardensInPlay = remembered((settings, seats) =>
  WARDENS.filter(({ id, set }) => {
    if (set === 'bonus' && !settings.bonusWardens) return false;
    return !(seats === 1 && (id === 'frith' || id === 'bernhardt'));
  }).map(({ id }) => id),
) as (settings: Settings, seats: number) => WardenId[];
/** The tile ids in play; the module's buildings take the place of the blocks they replace (BR-29.3). */
export const cityTiles = remembered((settings) =>
  BLOCKS.filter(({ space }) => space === null).map((block) => {
    const building = SPECIAL_BUILDINGS.find(({ replaces }) => replaces === block.id);
    return building && settings.specialBuildings ? building.id : block.id;
  }),
) as (settings: Settings, seats: number) => TileId[];

function cards(test: (event: (typeof EVENTS)[number]) => boolean): readonly string[] {
  return EVENTS.filter(test).flatMap((event) => Array.from({ length: event.copies }, () => event.id as string));
}
/** The Event cards with all copies (BR-1.17): the six starters, the others, and the festival's. */
export const STARTER_CARDS = cards(({ starter }) => starter);
export const EVENT_CARDS = cards(({ starter, kind }) => !starter && kind !== 'festival');
export const FESTIVAL_CARDS = cards(({ kind }) => kind === 'festival');

const PRINTED: ReadonlyMap<string, { quarter: Quarter; value: number }> = new Map(
  [...BLOCKS, ...SPECIAL_BUILDINGS].map(({ id, quarter, value }) => [id, { quarter, value }]),
);
export function printedQuarter(tile: TileId | ''): Quarter | '' {
  return PRINTED.get(tile)?.quarter ?? '';
}
export function printedValue(tile: TileId | ''): number {
  return PRINTED.get(tile)?.value ?? 0;
}

/** The University stands where it always stands (BR-2.4). */
const EMPTY_CITY: readonly (TileId | '')[] = SPACE_NAMES.map((name) => BLOCKS.find(({ space }) => space === name)?.id ?? '');
const NO_TOKENS: readonly number[] = SPACE_NAMES.map(() => 0);
const NO_LOYALTY: readonly number[] = SPACE_NAMES.map(() => NOBODY);

/** BR-2.2 to BR-2.5. */
function buildCity(p: P, settings: Settings, seats: number): (TileId | '')[] {
  const tiles = EMPTY_CITY.slice();
  const city = p.shuffle('tiles', cityTiles(settings, seats));
  let next = 0;
  for (let s = 0; s < SPACES; s++) if (tiles[s] === '' && !CORNERS.includes(s)) tiles[s] = city[next++];
  p.tell?.({ kind: 'cityBuilt', rule: 'BR-2.5', tiles: tiles.slice() });
  return tiles;
}

/** A list with one thing for each seat, pushed one by one: engines lay out such lists best. */
function bySeat<X>(seats: number, make: () => X): X[] {
  const list: X[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(make());
  return list;
}

export function deal(options: Options, seats: number, p: P): Table {
  const settings = settingsOf(options);
  const tile = buildCity(p, settings, seats);
  const drawn = options.firstPlayer === 'random';
  const first = drawn ? p.draw('first player', seats) : Number(options.firstPlayer);
  p.tell?.({ kind: 'firstPlayer', rule: 'BR-3.14', seat: first, drawn });
  const firehouse = FIREHOUSES[seats].slice();
  const each = (x: number): number[] => bySeat(seats, () => x);
  const colour: (Colour | '')[] = bySeat(seats, () => '');
  const warden: (WardenId | '')[] = bySeat(seats, () => '');
  if (settings.advanced) {
    const colours = p.shuffle('boards', [...COLOURS]);
    const wardens = p.shuffle('wardens', wardensInPlay(settings, seats));
    for (let seat = 0; seat < seats; seat++) {
      colour[seat] = colours[seat];
      warden[seat] = wardens[seat];
      p.tell?.({ kind: 'boardDealt', rule: 'BR-23.2', seat, colour: colours[seat], warden: wardens[seat] });
    }
  }
  const fire = NO_TOKENS.slice();
  for (const s of UNIVERSITY) {
    fire[s] = UNIVERSITY_STARTS_AT;
    const space = SPACE_NAMES[s];
    p.tell?.({ kind: 'fireRose', rule: 'BR-3.5', space, from: 0, to: UNIVERSITY_STARTS_AT, cause: 'setup', source: '' });
  }
  return {
    settings,
    seats,
    tile,
    value: tile.map(printedValue),
    quarter: tile.map(printedQuarter),
    firehouse,
    colour,
    warden,
    first,
    fire,
    loyal: NO_LOYALTY.slice(),
    renown: bySeat(seats, () => NO_TOKENS.slice()),
    aviary: each(0),
    brigade: firehouse.slice(),
    wagon: firehouse.slice(),
    wardenWater: each(STARTING_WATER),
    wagonWater: each(STARTING_WATER),
    crew: bySeat(seats, () => []),
    crewWater: bySeat(seats, () => []),
    crewTrack: each(0),
    wagonTrack: each(0),
    leadershipTrack: each(0),
    bonusActions: each(0),
    extraTurns: each(0),
    eventDeck: p.shuffle('events', EVENT_CARDS.slice()),
    eventDiscard: [],
    starters: p.shuffle('starters', STARTER_CARDS.slice()),
    crewDeck: p.shuffle('crew', crewInPlay(settings, seats)),
    crewDiscard: [],
    werewolf: false,
    mimic: '',
    allegiance: NOBODY,
    precious: NOBODY,
    active: first,
    turn: 0,
    actions: 0,
    upgraded: false,
    wardenUsed: false,
    wagonBonusUsed: false,
    morganaUsed: false,
    leonUsed: false,
    ashUsed: false,
    evacuation: NOBODY,
    ending: null,
  };
}

/** BR-4.1, BR-4.9: in the basic game everybody chooses a colour, one after another from the first player. */
export const setup = book.procedure('setup', { who: seatKind });
setup.does((w) => [
  w.each('who', (t) => Array.from({ length: t.seats }, (_, i) => (t.first + i) % t.seats), [
    w.ask<string>('colour', {
      rule: 'BR-4.1',
      who: (_t, f) => f.vars.who,
      legal(t, _f, list) {
        for (const colour of COLOURS) if (!t.colour.includes(colour)) list.push(colour);
      },
      why(t, _f, answer) {
        const colour = COLOURS.find((c) => c === answer);
        if (!colour) return notAnAnswer('setup/colour', answer);
        return no('BR-4.1', 'colourTaken', { colour, seat: t.colour.indexOf(colour) });
      },
      take(p, f, answer) {
        const { t } = p;
        const board = BOARDS.find(({ colour }) => colour === answer) ?? BOARDS[0];
        // Copies share these lists, so they are replaced, not changed.
        t.colour = t.colour.map((c, seat) => (seat === f.vars.who ? board.colour : c));
        t.warden = t.warden.map((id, seat) => (seat === f.vars.who ? board.basicWarden : id));
        p.tell?.({ kind: 'colourChosen', rule: 'BR-4.1', seat: f.vars.who, colour: board.colour });
      },
    }),
  ]),
]);

/** BR-3.6 to BR-3.10. */
const starterEvents = book.procedure('starter events', { resolved: count(STARTERS_RESOLVED) });
starterEvents.does((w) => [
  w.loop(
    (_t, f) => f.vars.resolved < STARTERS_RESOLVED,
    [
      w.run((_p, f) => {
        f.vars.resolved++;
      }),
      w.call(eventPhase, (t) => ({ for: t.active, starter: true })),
    ],
  ),
  w.run((p) => {
    const { t } = p;
    for (const card of t.starters) t.eventDeck.push(card);
    t.starters = [];
    // BR-30.1: 31 cards with the festival.
    if (t.settings.festivalEvents) for (const card of FESTIVAL_CARDS) t.eventDeck.push(card);
    p.shuffle('events', t.eventDeck);
    p.tell?.({ kind: 'eventDeckPrepared', rule: 'BR-3.9', cards: t.eventDeck.length });
  }),
]);

/** The whole game. It is left only by finishing. */
export const game = book.procedure('game', {
  /** This turn is an extra one (BR-26.26). */
  extra: flag(),
});
game.does((w) => [
  w.when((t) => !t.settings.advanced, [w.call(setup)]),
  w.call(starterEvents),
  w.loop(
    () => true,
    [
      w.call(turn, (t) => ({ for: t.active })),
      w.run((p, f) => {
        f.vars.extra = passTurn(p);
      }),
    ],
  ),
]);
