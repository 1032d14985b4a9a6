/**
 * Positions before the siege, for the tests of chapters 4 to 11. `creating({...})` stops at city creation, `mapping({...})` at
 * the first natural feature; every card of the pack lies somewhere, as it must.
 */
import { PACK, type SuitCard } from '@guildhall/cards';
import type { Plain, PlainRecord } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  DEFENDER_TYPES,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  LOCATION_TYPES,
  type LocationTypeId,
} from '../data/index.ts';
import { FORMS } from '../rules/creation.ts';
import { makeDefender, makeLocation } from '../rules/finalise.ts';
import type { ItemSort, Played, Stack } from '../table.ts';
import { UNPLACED } from '../table.ts';
import { text } from '../text/index.ts';
import { dealt, type Scene } from './kit.ts';

/** A card played as type of a location: "3c", "3c walls", "3c park long". */
export function place(text: string): Played {
  const [card, word, form] = text.split(' ') as [SuitCard, string | undefined, string | undefined];
  const low = BAND_OF_CARD[card] === 'low';
  const type = word ?? LOCATION_TYPES.fantasy[BAND_OF_CARD[card]][0];
  const shape = form === undefined ? defaultForm(type as LocationTypeId) : FORMS[form];
  return { card, use: 'type', word: type, wording: '', form: low ? shape : null, trade: null };
}
/** A card played as type of a defender: "3c", "3c engineers", "3c cooks healers". */
export function unit(text: string): Played {
  const [card, word, trade] = text.split(' ') as [SuitCard, string | undefined, 'healers' | undefined];
  const low = BAND_OF_CARD[card] === 'low';
  const type = word ?? DEFENDER_TYPES.fantasy[BAND_OF_CARD[card]][0];
  return {
    card,
    use: 'type',
    word: type,
    wording: '',
    form: null,
    trade: low ? (trade ?? defaultTrade(type as DefenderTypeId)) : null,
  };
}
/** A card played as descriptor: "9c loc.feared". */
export function word(text: string): Played {
  const [card, given] = text.split(' ') as [SuitCard, string];
  return { card, use: 'descriptor', word: given, wording: '', form: null, trade: null };
}

export interface Creation {
  seats?: number;
  options?: { [name: string]: string };
  row?: SuitCard[];
  /** The last is drawn first. Cards that are wanted nowhere lie under it, or on the first finalised location if `only`. */
  pile?: SuitCard[];
  only?: boolean;
  stacks?: { sort: ItemSort; by?: number; cards: Played[] }[];
  /** Finalised already: by name, or so many. */
  locations?: { [name: string]: Played[] } | number;
  defenders?: { [name: string]: Played[] } | number;
}

/** Seat 0 starts city creation. */
export function creating(wanted: Creation = {}): Scene {
  const s = dealt({ startSeat: '0', ...wanted.options }, wanted.seats ?? 3, 1);
  while (s.question === 'world building/wish') s.answer(s.actor, 'ready');
  const t = s.table;
  const { pile = [], only = false } = wanted;
  const stacks: Stack[] = (wanted.stacks ?? []).map(({ sort, by, cards }, i) => ({ id: `S${i}`, sort, by: by ?? 0, cards }));
  const named = [wanted.locations, wanted.defenders].flatMap((items) => (typeof items === 'object' ? Object.values(items) : []));
  const used = [...stacks.map(({ cards }) => cards), ...named].flat().map(({ card }) => card);
  const taken = [...(wanted.row ?? []), ...pile, ...used];
  if (new Set(taken).size !== taken.length) throw new Error(`a card is wanted twice: ${taken.join(' ')}`);
  const bag: SuitCard[] = PACK.filter((card) => !taken.includes(card));
  const two = (make: (text: string) => Played): Played[] => bag.splice(0, 2).map(make);
  const finished = (items: Creation['locations'], make: (text: string) => Played, name: string): [string, Played[]][] =>
    typeof items === 'object'
      ? Object.entries(items)
      : Array.from({ length: items ?? 0 }, (_, i): [string, Played[]] => [`${name} ${i}`, two(make)]);
  const locations = finished(wanted.locations, place, 'Place');
  const defenders = finished(wanted.defenders, unit, 'Unit');
  t.row = wanted.row ?? bag.splice(0, 12);
  if (only) locations[0][1].push(...bag.splice(0).map((card) => place(card)));
  t.pile = [...bag, ...pile];
  t.stacks = stacks;
  const seats = t.seats;
  const told = { text: 'so it is', aloud: false, n: 0 };
  t.locations = locations.map(([name, cards], i) => makeLocation(`L${i}`, i % seats, name, told, cards));
  t.defenders = defenders.map(([name, cards], i) => makeDefender(`D${i}`, i % seats, name, told, cards, false));
  t.where = defenders.map(() => UNPLACED);
  t.wounds = defenders.map(() => 0);
  t.arrived = defenders.map(() => 0);
  const count = (sort: ItemSort): number => stacks.filter((stack) => stack.sort === sort).length;
  t.created = { location: count('location') + locations.length, defender: count('defender') + defenders.length };
  return s;
}

/** Six defenders that want no room. */
export const CROWD: { [name: string]: Played[] } = {
  Ann: [unit('Ks'), word('2s def.clever')],
  Bea: [unit('Qs'), word('3s def.clever')],
  Cid: [unit('Js'), word('4s def.clever')],
  Dan: [unit('5s'), word('6s def.clever')],
  Eve: [unit('5h'), word('7s def.clever')],
  Fay: [unit('4h'), word('8s def.clever')],
};
/** Everybody skips: the map is next. */
export function mapping(wanted: Creation): Scene {
  const s = creating({ defenders: CROWD, ...wanted });
  while (s.question === 'city creation/act') s.answer(s.actor, 'skip');
  return s;
}
/** Nobody draws a natural feature. */
export function withoutNature(s: Scene): Scene {
  while (s.question === 'nature/draw') s.answer(s.actor, 'pass');
  return s;
}

const stroke = (points: number[], style: string): PlainRecord => ({ style, ink: 'ink', width: 2, points });
type Drawn = { footprint: PlainRecord; strokes: PlainRecord[] } & PlainRecord;
export const drawn = (footprint: PlainRecord, points: number[], style = 'solid'): Drawn => ({
  footprint,
  strokes: [stroke(points, style)],
});
export const disc = (x: number, y: number, style?: string): Drawn =>
  drawn({ kind: 'small', x, y }, [x - 15, y, x + 15, y, x, y + 10], style);
export const box = (x: number, y: number, w: number, h: number, style?: string): Drawn => {
  const points = [x, y, x + w, y, x + w, y + h, x, y + h];
  return drawn({ kind: 'area', points }, points, style);
};
export const line = (points: number[], more: PlainRecord = {}, closed = false): Drawn => ({
  ...drawn({ kind: 'long', points, closed }, points),
  ...more,
});
export const river = (...points: number[]): PlainRecord => ({ sort: 'river', ...line(points) });

/** The location to be drawn now. */
export const toDraw = (s: Scene): string => {
  const { location } = (s.asked(s.actor)?.show ?? {}) as { location: string };
  return s.table.locations[Number(location.slice(1))].name;
};
/** Draws these locations as they come, and those that are not named far from each other along the lower edge. */
export function draw(s: Scene, drawings: { [name: string]: Plain } = {}): Scene {
  while (s.question === 'map/draw') {
    const name = toDraw(s);
    const { kind, underground, id, wall } = s.table.locations.find((one) => one.name === name) ?? s.table.locations[0];
    const [x, style] = [30 + 80 * Number(id.slice(1)), underground ? 'dotted' : 'solid'];
    const usual =
      kind === 'small'
        ? disc(x, 680, style)
        : kind === 'area'
          ? box(x - 15, 660, 30, 30, style)
          : line([x, 640, x, 690], wall ? { inside: [x + 5, 660] } : {});
    s.answer(s.actor, drawings[name] ?? usual);
  }
  return s;
}

/** The open question as the asked seat reads it. */
export function said(s: Scene, language: 'en' | 'pl' = 'en'): string {
  const asked = s.asked(s.actor);
  return asked ? text[language].question(asked.name, asked.show, { seat: (seat) => `seat ${seat}` }) : '';
}
