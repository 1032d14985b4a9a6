/**
 * A kit for arranging positions. `given({...})` starts a real game, puts things where the test wants them and returns a scene:
 *
 *   const s = given({ brigade: ['C2'], fire: { C2: 2 }, water: [{ warden: 2 }] });
 *   s.answer(0, 'extinguish 2', 'C2', 'done');
 *   s.refused(0, 'brigade F6', 'BR-10.2', 'tooFar');
 *
 * Without further words it is the first turn of seat 0 with 4 actions. Nothing burns but the University, at 2.
 * Shuffling is scripted to change nothing, so the city lies in the order of the tables of data:
 *
 *        A    B    C    D    E    F
 *   1   .   com  com  com  com   .
 *   2  com  com  com  cou  cou  cou
 *   3  cou  cou  uni  uni  cou  cou
 *   4  mer  mer  uni  uni  mer  mer
 *   5  mer  mer  mer  nob  nob  nob
 *   6   .   nob  nob  nob  nob   .
 */
import type { Frame, Options } from '@guildhall/kernel';
import { Scene as AnyScene, begin, type Script } from '@guildhall/kernel/testing';
import { COLOURS, type Colour, type TileId, TRACKS, type TrackName, type WardenId } from '../data/index.ts';
import type { BrigadeFact } from '../facts.ts';
import { brigade } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import type { Why } from '../refusals.ts';
import type { BR } from '../rulebook/ids.generated.ts';
import { CREW_PLACES, trackSpaces } from '../rules/reading.ts';
import { printedQuarter, printedValue } from '../rules/setup.ts';
import { SPACE_NAMES, spaceNamed } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table } from '../table.ts';
import type { TableView } from '../view.ts';

export type Fire = number | 'doomed' | 'destroyed';

/** What a test wants to find on the table. Lists run by seat; what is left out stays as it was dealt. */
export interface Arrangement {
  seats?: number;
  options?: Options;
  /** Whose turn it is. */
  active?: number;
  actions?: number;
  /** Exchanges tiles: the tile named comes to this space, what lay there goes where the tile was. */
  tiles?: { [space: string]: TileId };
  fire?: { [space: string]: Fire };
  brigade?: (string | null)[];
  wagon?: (string | null)[];
  loyal?: { [space: string]: number };
  /** Renown by space, then by seat. */
  renown?: { [space: string]: number[] };
  /** Crew by seat; the cards come with all their water, and the Crew track is raised to hold them. */
  crew?: string[][];
  /** Water by holder: warden, wagon, or a crew card. */
  water?: { [holder: string]: number }[];
  /** Spaces on the tracks (not values). */
  tracks?: { [track in TrackName]?: number }[];
  colour?: Colour[];
  warden?: WardenId[];
  /** Cards on top of the Event deck, the first of them next. */
  events?: string[];
  /** Cards on top of the Crew deck, the first of them next. */
  crewDeck?: string[];
  /** All Crew cards not named lie on the discard pile. */
  crewDeckOnly?: boolean;
  precious?: number;
  mimic?: string;
  allegiance?: number;
  werewolf?: boolean;
  aviary?: number[];
  evacuation?: number;
  bonusActions?: number[];
  extraTurns?: number[];
  used?: ('upgraded' | 'wardenUsed' | 'wagonBonusUsed' | 'morganaUsed' | 'leonUsed' | 'ashUsed')[];
  /** Results of chance by stream, where the test needs a draw or a real shuffle. */
  chance?: Script;
}

export class Scene extends AnyScene<Table, string, TableView, BrigadeFact, { question: QuestionName; rule: BR; why: Why }> {
  /** Intensity, with 5 for doomed and 6 for destroyed. */
  fire(space: string): number {
    return this.table.fire[at(space)];
  }
  loyal(space: string): number {
    return this.table.loyal[at(space)];
  }
  renown(seat: number, space: string): number {
    return this.table.renown[seat][at(space)];
  }
  brigade(seat: number): string {
    return SPACE_NAMES[this.table.brigade[seat]];
  }
  wagon(seat: number): string {
    return SPACE_NAMES[this.table.wagon[seat]];
  }

  /** Everybody takes the first colour that is free; the starter events follow. */
  chooseColours(): this {
    while (this.question === 'setup/colour') this.say(this.legal(this.actor)[0]);
    return this;
  }
  /** Ends the turn of the active seat and answers nothing else; the next Event card is then resolved. */
  endTurn(): this {
    return this.answer(this.table.active, 'end');
  }
}

/** The number of a space that must exist. */
export function at(space: string): number {
  const s = spaceNamed(space);
  if (s < 0) throw new Error(`there is no space "${space}"`);
  return s;
}

/** A game from its very beginning, dealt without shuffling (or as scripted). */
export const start = (options: Options = {}, seats = 2, chance: Script = {}): Scene =>
  new Scene(brigade, begin(brigade, { options: { firstPlayer: '0', ...options }, seats, chance }));

/** A game dealt from a numbered seed with real shuffling. */
export const dealt = (options: Options, seats: number, seed: number): Scene =>
  new Scene(brigade, begin(brigade, { options, seats, seed }));

export function given(wanted: Arrangement = {}): Scene {
  const scene = start(wanted.options, wanted.seats, wanted.chance).chooseColours();
  const { game } = scene;
  const t = game.table;
  arrangeCity(t, wanted);
  arrangePlayers(t, wanted);
  arrangeDecks(t, wanted);
  if (wanted.active !== undefined) {
    t.active = wanted.active;
    for (const frame of game.stack as Frame[])
      if (frame.at.startsWith('turn') || frame.at.startsWith('action')) frame.seat = wanted.active;
  }
  if (wanted.actions !== undefined) t.actions = wanted.actions;
  t.evacuation = wanted.evacuation ?? t.evacuation;
  for (const flag of wanted.used ?? []) t[flag] = true;
  scene.mustBePossible();
  return scene.forget();
}

function arrangeCity(t: Table, wanted: Arrangement): void {
  t.tile = t.tile.slice();
  for (const [space, tile] of Object.entries(wanted.tiles ?? {})) {
    const from = t.tile.indexOf(tile);
    if (from < 0) throw new Error(`${tile} is not in this city`);
    t.tile[from] = t.tile[at(space)];
    t.tile[at(space)] = tile;
  }
  t.value = t.tile.map(printedValue);
  t.quarter = t.tile.map(printedQuarter);
  for (let s = 0; s < t.fire.length; s++) t.fire[s] = t.quarter[s] === 'university' ? 2 : 0;
  for (const [space, fire] of Object.entries(wanted.fire ?? {})) {
    t.fire[at(space)] = fire === 'doomed' ? DOOMED : fire === 'destroyed' ? DESTROYED : fire;
  }
  for (const [space, seat] of Object.entries(wanted.loyal ?? {})) t.loyal[at(space)] = seat;
  for (const [space, bySeat] of Object.entries(wanted.renown ?? {})) {
    for (const [seat, n] of bySeat.entries()) t.renown[seat][at(space)] = n;
  }
  for (const [seat, n] of (wanted.aviary ?? []).entries()) t.aviary[seat] = n;
}

function arrangePlayers(t: Table, wanted: Arrangement): void {
  if (wanted.colour) {
    const rest = COLOURS.filter((colour) => !wanted.colour?.includes(colour));
    t.colour = t.colour.map((_, seat) => wanted.colour?.[seat] ?? rest.shift() ?? '');
  }
  if (wanted.warden) {
    const rest = t.warden.filter((warden) => warden === '' || !wanted.warden?.includes(warden));
    t.warden = t.warden.map((_, seat) => wanted.warden?.[seat] ?? rest.shift() ?? '');
  }
  for (const [seat, space] of (wanted.brigade ?? []).entries()) if (space !== null) t.brigade[seat] = at(space);
  for (const [seat, space] of (wanted.wagon ?? []).entries()) if (space !== null) t.wagon[seat] = at(space);
  for (const [seat, tracks] of (wanted.tracks ?? []).entries()) {
    for (const [track, space] of Object.entries(tracks)) trackSpaces(t, track as TrackName)[seat] = space;
  }
  for (const [seat, cards] of (wanted.crew ?? []).entries()) {
    for (const card of cards) {
      takeCard(t.crewDeck, card);
      t.crew[seat].push(card);
      t.crewWater[seat].push(CREW_PLACES[card]);
    }
    while (TRACKS.crew[t.crewTrack[seat]] < cards.length) t.crewTrack[seat]++;
  }
  for (const [seat, water] of (wanted.water ?? []).entries()) {
    for (const [holder, n] of Object.entries(water)) {
      if (holder === 'warden') t.wardenWater[seat] = n;
      else if (holder === 'wagon') t.wagonWater[seat] = n;
      else t.crewWater[seat][t.crew[seat].indexOf(holder)] = n;
    }
  }
  for (const [seat, n] of (wanted.bonusActions ?? []).entries()) t.bonusActions[seat] = n;
  for (const [seat, n] of (wanted.extraTurns ?? []).entries()) t.extraTurns[seat] = n;
  if (wanted.precious !== undefined) {
    takeCard(t.crewDeck, 'precious');
    t.precious = wanted.precious;
  }
  t.mimic = wanted.mimic ?? t.mimic;
  t.allegiance = wanted.allegiance ?? t.allegiance;
  t.werewolf = wanted.werewolf ?? t.werewolf;
}

function arrangeDecks(t: Table, wanted: Arrangement): void {
  for (const card of [...(wanted.events ?? [])].reverse()) {
    takeCard(t.eventDeck.includes(card) ? t.eventDeck : t.eventDiscard, card);
    t.eventDeck.push(card);
  }
  for (const card of [...(wanted.crewDeck ?? [])].reverse()) {
    takeCard(t.crewDeck, card);
    t.crewDeck.push(card);
  }
  if (wanted.crewDeckOnly) {
    const kept = wanted.crewDeck?.length ?? 0;
    t.crewDiscard.push(...t.crewDeck.splice(0, t.crewDeck.length - kept));
  }
}

function takeCard(pile: string[], card: string): void {
  const place = pile.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in the pile`);
  pile.splice(place, 1);
}

/** Numbers of games to be dealt where a draw must be seen both ways. */
export const SEEDS: readonly number[] = Array.from({ length: 300 }, (_, seed) => seed);

/** Names of the spaces for which the test holds. */
export function spacesWhere(test: (s: number) => boolean): string[] {
  return SPACE_NAMES.filter((_, s) => test(s));
}
