/** Tables D2 to D8 of the rulebook, row by row, against the data the game plays with and the names it says. */
import { readFileSync } from 'node:fs';
import { printedTables } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BLOCKS, BOARDS, CREW, EVENTS, SPECIAL_BUILDINGS, TRACK_NAMES, TRACKS, WARDENS } from '../data/index.ts';
import { text } from '../text/index.ts';

const BOOK = new URL('../rulebook/en.md', import.meta.url);

/** The rows of the tables under a heading; those of a heading within it come last. */
const rows = (heading: string): string[][] =>
  printedTables(BOOK, heading)
    .flat()
    .map((row) => row.map((cell) => cell.replaceAll('**', '')));
const first = (heading: string): string[][] => rows(heading).slice(0, printedTables(BOOK, heading)[0].length);
const en = (id: string): string => text.en.name(id);
const pl = (id: string): string => text.pl.name(id);
const { quarters } = text.en.names;
/** "Commons" of the tables is "The Commons" of the names. */
const isQuarter = (id: string, written: string): boolean => quarters[id as keyof typeof quarters].includes(written);
const without = (words: string): string => words.replace(/ \(.*\)$/, '');

describe('blocks and buildings', () => {
  it('D2 every block has the quarter, the value and the names of the table, and gives way to the building named there', () => {
    const table = first('D2');
    expect(table).toHaveLength(32);
    for (const [i, [written, english, polish, quarter, value, replacedBy]] of table.entries()) {
      const block = BLOCKS[i];
      const id = block.space === null ? block.id : `${block.id} (${block.space})`;
      const by = block.replacedBy === null ? '' : en(block.replacedBy);
      expect([id, en(block.id), pl(block.id), String(block.value), by]).toEqual([written, english, polish, value, replacedBy]);
      expect(isQuarter(block.quarter, quarter), block.id).toBe(true);
    }
  });
  it('D2 so has every special building', () => {
    const table = rows('Special buildings');
    expect(table).toHaveLength(4);
    for (const [i, [id, english, polish, quarter, value]] of table.entries()) {
      const building = SPECIAL_BUILDINGS[i];
      expect([building.id, en(building.id), pl(building.id), String(building.value)]).toEqual([id, english, polish, value]);
      expect(isQuarter(building.quarter, quarter), id).toBe(true);
    }
    const effects = SPECIAL_BUILDINGS.map(({ whenFlipped }) => whenFlipped);
    expect(effects).toEqual(['raiseAdjacentBy2', 'lowerSurroundingAndRefill', 'raiseThreeInALine', 'renownForPassing']);
  });
});

describe('events', () => {
  const KINDS: { readonly [kind: string]: string } = { firestorm: 'Firestorm', gust: 'Gust', special: 'Special' };
  it('D3 every Event card has its copies, names, kind, squares or direction', () => {
    const table = first('D3');
    const deck = EVENTS.filter(({ kind }) => kind !== 'festival');
    expect(table).toHaveLength(deck.length);
    for (const [i, [id, copies, english, polish, kind, starter, effect]] of table.entries()) {
      const event = deck[i];
      const starts = event.starter ? 'yes' : 'no';
      expect([event.id, String(event.copies), en(id), pl(id), KINDS[event.kind], starts]).toEqual([
        id,
        copies,
        english,
        polish,
        kind,
        starter,
      ]);
      if (event.kind === 'firestorm') expect(event.squares.join(', ')).toBe(effect);
      if (event.kind === 'gust') expect(`wind-${event.direction}`).toBe(id);
    }
  });
  it('D3 the festival has the four cards named there, one of each', () => {
    const festival = EVENTS.filter(({ kind }) => kind === 'festival');
    expect(festival.map(({ id, copies }) => [id, en(id), pl(id), copies])).toEqual(
      rows('Festival events').map(([id, english, polish]) => [id, english, polish, 1]),
    );
  });
});

describe('people', () => {
  it('D4 every crew card has the quarter, the water, the names and the text of the table', () => {
    const table = rows('D4');
    expect(table).toHaveLength(CREW.length);
    for (const [i, [id, english, polish, quarter, water, ability]] of table.entries()) {
      const card = CREW[i];
      const places = card.water === 0 ? '–' : String(card.water);
      expect([card.id, en(id), pl(id), places, text.en.cardText(id)]).toEqual([id, english, polish, water, ability]);
      expect(card.quarter === null ? quarter === 'none' : isQuarter(card.quarter, quarter), id).toBe(true);
    }
  });
  it('D5 every warden has the set, the use, the names and the text of the table', () => {
    const table = rows('D5');
    expect(table).toHaveLength(WARDENS.length);
    for (const [i, [id, english, polish, set, ability, use, words]] of table.entries()) {
      const { use: used, renown, ...warden } = WARDENS[i];
      const names = [text.en, text.pl].map(({ names }) => names.wardens[warden.id]);
      expect([warden.id, en(id), pl(id), warden.set]).toEqual([id, without(english), without(polish), set]);
      expect([names.map((name) => name.ability).join(' / '), names[0].text]).toEqual([ability, words]);
      const cost = renown > 0 ? ` + ${renown} own Renown` : '';
      expect(used === 'trigger' ? used : `${used}${cost}, once per turn`, id).toBe(use);
    }
  });
  it('D6 every board has the colour, the basic warden, the ability and the text of the table', () => {
    const table = rows('D6');
    expect(table).toHaveLength(BOARDS.length);
    for (const [i, [colour, basic, ability, words]] of table.entries()) {
      const board = BOARDS[i];
      expect(`${en(board.colour)} / ${pl(board.colour).toLowerCase()}`).toBe(colour);
      expect([en(board.basicWarden), `${en(board.ability)} / ${pl(board.ability)}`]).toEqual([basic, ability]);
      expect(text.en.cardText(board.ability)).toBe(words);
    }
  });
});

describe('words', () => {
  it('the vocabulary of chapter 0 is what the game says in both languages', () => {
    const { terms, quarters } = text.en.names;
    const polish: { readonly [key: string]: string } = text.pl.names.terms;
    const written = new Map(rows('0').map(([, english, words]) => [english, words]));
    const shared = Object.entries(terms).filter(([, english]) => written.has(english));
    expect(shared.length).toBeGreaterThan(55);
    expect(shared.map(([key, english]) => [english, polish[key]])).toEqual(
      shared.map(([, english]) => [english, written.get(english)]),
    );
    const named = Object.keys(quarters).map((id) => `**${en(id)} / ${pl(id)}**`);
    expect(named.filter((both) => !readFileSync(BOOK, 'utf8').includes(both))).toEqual([]);
  });
});

describe('tracks and actions', () => {
  it('D7 the tracks have the values of the table, space by space', () => {
    for (const [i, [names, ...values]] of rows('D7').entries()) {
      const track = TRACK_NAMES[i];
      expect(`${en(track)} / ${pl(track)}`).toBe(names);
      expect(TRACKS[track].map(String)).toEqual(values.slice(0, -1).filter((value) => value !== '–'));
    }
  });
  it('D8 the seven actions have the names of the table', () => {
    const table = rows('D8');
    const actions = ['moveBrigade', 'moveWagon', 'extinguish', 'refill', 'recruit', 'transfer', 'upgrade'] as const;
    expect(actions.map((action) => [text.en.names.terms[action], text.pl.names.terms[action]])).toEqual(
      table.slice(0, 7).map(([english, polish]) => [english, polish]),
    );
  });
});
