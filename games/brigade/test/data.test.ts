/** The tables of The Brigade against what the rulebook says of them. */
import { describe, expect, it } from 'vitest';
import {
  BLOCKS,
  BOARDS,
  CITY_QUARTERS,
  COLOURS,
  COOPERATIVE_TARGETS,
  CREW,
  EVACUATION,
  EVENTS,
  HIGHEST_INTENSITY,
  QUARTER_LOYALTY,
  QUARTERS,
  RENOWN_PER_PLAYER,
  SPECIAL_BUILDINGS,
  STARTING_WATER,
  TRACK_NAMES,
  TRACKS,
  UNIVERSITY_STARTS_AT,
  WARDEN_WATER,
  WARDENS,
} from '../data/index.ts';
import { names } from '../text/names.en.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const CORNERS = ['A1', 'F1', 'F6', 'A6'];
const UNIVERSITY = ['C3', 'D3', 'C4', 'D4'];
const BESIDE_UNIVERSITY = ['C2', 'D2', 'B3', 'E3', 'B4', 'E4', 'C5', 'D5'];
const CELLS = [...'123456'].flatMap((row) => [...'ABCDEF'].map((column) => column + row));
const firestorms = EVENTS.filter((event) => event.kind === 'firestorm');
const deck = EVENTS.filter((event) => event.kind !== 'festival');

describe('blocks', () => {
  it('BR-1.4 there are 28 city tiles', () => {
    expect(BLOCKS.filter(({ quarter }) => quarter !== 'university')).toHaveLength(28);
  });
  it('BR-1.5 BR-2.3 BR-2.4 the 4 University tiles stand on C3, D3, C4 and D4', () => {
    const university = BLOCKS.filter(({ quarter }) => quarter === 'university');
    expect(university.map(({ space }) => space)).toEqual(UNIVERSITY);
    expect(BLOCKS.filter(({ space }) => space !== null)).toEqual(university);
  });
  it.each(CITY_QUARTERS)('BR-1.7 seven tiles of %s, valued 2, 2, 3, 3, 3, 4, 4', (quarter) => {
    expect(BLOCKS.filter((block) => block.quarter === quarter).map(({ value }) => value)).toEqual([2, 2, 3, 3, 3, 4, 4]);
  });
  it('BR-5.7 a University block is worth 5, more than any other block', () => {
    for (const { quarter, value } of BLOCKS) {
      if (quarter === 'university') expect(value).toBe(5);
      else expect(value).toBeLessThan(5);
    }
    expect(sum(BLOCKS.map(({ value }) => value))).toBe(104);
  });
  it('BR-2.8 tiles and Firehouses complete the square of 36 cells', () => {
    expect(BLOCKS.length + CORNERS.length).toBe(CELLS.length);
  });
  it('BR-1.14 BR-22.5 there are 32 blocks, one for each flame marker', () => {
    expect(BLOCKS).toHaveLength(32);
  });
  it('ids are unique', () => {
    const ids = [...BLOCKS, ...SPECIAL_BUILDINGS, ...EVENTS, ...CREW, ...WARDENS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
  it('ids mean nothing else: names, causes and holders of water are looked up by one word', () => {
    const { terms, quarters, colours, tracks, eventKinds, abilities } = names;
    const tables = [terms, quarters, colours, tracks, eventKinds, abilities].flatMap((words) => Object.keys(words));
    const causes = ['action', 'extinguish', 'refill', 'recruit', 'replaced', 'destroyed', 'won', 'setup', 'blueBonus'];
    const taken = new Set([...tables, ...causes, 'warden', 'wagon']);
    const ids: string[] = [...BLOCKS, ...SPECIAL_BUILDINGS, ...EVENTS, ...CREW, ...WARDENS].map(({ id }) => id);
    expect(ids.filter((id) => taken.has(id))).toEqual([]);
  });
  it('BR-29.1 BR-29.2 there are four special buildings', () => {
    expect(SPECIAL_BUILDINGS.map(({ id }) => id)).toEqual(['distillery', 'frozen-exhibits', 'old-tom-oak', 'aviary']);
  });
  it('BR-29.3 each special building has the quarter and the value of the tile it replaces', () => {
    for (const { id, quarter, value, replaces } of SPECIAL_BUILDINGS) {
      expect(BLOCKS.find((block) => block.id === replaces)).toMatchObject({ quarter, value, replacedBy: id });
    }
    expect(BLOCKS.filter(({ replacedBy }) => replacedBy !== null)).toHaveLength(SPECIAL_BUILDINGS.length);
  });
});

describe('events', () => {
  it('BR-1.17 the deck has 30 cards, of which 6 are starters', () => {
    expect(sum(deck.map(({ copies }) => copies))).toBe(30);
    expect(deck.filter(({ starter }) => starter)).toHaveLength(6);
  });
  it('BR-7.1 10 Firestorms, 8 gusts and 12 special events', () => {
    const cards = (kind: string): number => sum(EVENTS.filter((event) => event.kind === kind).map(({ copies }) => copies));
    expect([cards('firestorm'), cards('gust'), cards('special'), cards('festival')]).toEqual([10, 8, 12, 4]);
  });
  it('BR-7.14 gusts blow north, east, south and west only', () => {
    const directions = EVENTS.flatMap((event) => (event.kind === 'gust' ? [event.direction] : []));
    expect(directions).toEqual(['north', 'east', 'south', 'west']);
  });
  it('BR-7.18 squares are listed in reading order', () => {
    for (const { squares } of firestorms) {
      expect([...squares].sort((a, b) => CELLS.indexOf(a) - CELLS.indexOf(b))).toEqual(squares);
    }
  });
  it('BR-7.19 no Firestorm marks a corner cell', () => {
    for (const { squares } of firestorms) {
      for (const square of squares) {
        expect(CELLS).toContain(square);
        expect(CORNERS).not.toContain(square);
      }
    }
  });
  it('BR-7.20 the University and the blocks beside it are hit twice, every other block once, 44 hits in all', () => {
    const hits = firestorms.flatMap(({ squares }) => [...squares] as string[]);
    expect(hits).toHaveLength(44);
    for (const cell of CELLS) {
      const expected = CORNERS.includes(cell) ? 0 : UNIVERSITY.includes(cell) || BESIDE_UNIVERSITY.includes(cell) ? 2 : 1;
      expect(
        hits.filter((hit) => hit === cell),
        cell,
      ).toHaveLength(expected);
    }
  });
  it('no block is hit by two starters', () => {
    const hits = firestorms.filter(({ starter }) => starter).flatMap(({ squares }) => [...squares] as string[]);
    expect(new Set(hits).size).toBe(hits.length);
  });
  it('Scarlet Squall to Rain of Fire are one pattern turned by 90 degrees', () => {
    /** A quarter turn clockwise: column becomes row, row counts back. */
    const turned = (cell: string): string => {
      const column = 'ABCDEF'.indexOf(cell[0]);
      const row = Number(cell[1]) - 1;
      return 'ABCDEF'[5 - row] + (column + 1);
    };
    const [f1, f2, f3, f4] = firestorms.filter(({ starter }) => !starter).map(({ squares }) => [...squares] as string[]);
    expect(f1.map(turned).sort()).toEqual([...f2].sort());
    expect(f2.map(turned).sort()).toEqual([...f3].sort());
    expect(f3.map(turned).sort()).toEqual([...f4].sort());
  });
  it('BR-7.24 BR-7.25 BR-7.26 BR-7.29 BR-7.31 BR-7.33 six special events, each with its own effect', () => {
    const special = EVENTS.filter((event) => event.kind === 'special');
    expect(special.map(({ number, effect }) => `${number} ${effect}`)).toEqual([
      '1 wagonTrack',
      '2 crewTrack',
      '3 leadershipTrack',
      '4 recruit',
      '5 renown',
      '6 refill',
    ]);
  });
  it('BR-30.1 four festival cards, none of them a starter', () => {
    const festival = EVENTS.filter(({ kind }) => kind === 'festival');
    expect(festival).toHaveLength(4);
    expect(festival.every(({ starter }) => !starter)).toBe(true);
  });
});

describe('crew and wardens', () => {
  it('BR-1.18 BR-28.1 20 crew cards and 2 promotional ones', () => {
    expect(CREW.filter(({ promotional }) => !promotional)).toHaveLength(20);
    expect(CREW.filter(({ promotional }) => promotional).map(({ id }) => id)).toEqual(['ash', 'precious']);
  });
  it.each(CITY_QUARTERS)('BR-19.13 five crew cards of %s with 9 water places together', (quarter) => {
    const five = CREW.filter((card) => !card.promotional && card.quarter === quarter);
    expect(five).toHaveLength(5);
    expect(sum(five.map(({ water }) => water))).toBe(9);
  });
  it('Sir Precious has no quarter and no water', () => {
    expect(CREW.find(({ id }) => id === 'precious')).toMatchObject({ quarter: null, water: 0 });
  });
  it('BR-1.10 BR-27.1 four wardens and six more in the module', () => {
    expect(WARDENS.filter(({ set }) => set === 'base')).toHaveLength(4);
    expect(WARDENS.filter(({ set }) => set === 'bonus')).toHaveLength(6);
  });
  it('only Ester and Cindy are triggers, and only Aurath is free', () => {
    expect(WARDENS.filter(({ use }) => use === 'trigger').map(({ id }) => id)).toEqual(['ester', 'cindy']);
    expect(WARDENS.filter(({ use }) => use === 'free').map(({ id }) => id)).toEqual(['aurath']);
  });
  it('Frith and Glint pay 1 Renown', () => {
    expect(WARDENS.filter(({ renown }) => renown === 1).map(({ id }) => id)).toEqual(['frith', 'glint']);
  });
  it('BR-4.7 a warden has two water places and starts with both filled, as does the Wagon', () => {
    expect(WARDEN_WATER).toBe(2);
    expect(STARTING_WATER).toBe(WARDEN_WATER);
    expect(STARTING_WATER).toBe(TRACKS.wagon[0]);
  });
});

describe('boards', () => {
  it('BR-1.11 BR-1.22 four boards: white, black, pink and orange', () => {
    expect(COLOURS).toEqual(['white', 'black', 'pink', 'orange']);
    expect(BOARDS.map(({ colour }) => colour)).toEqual(COLOURS);
  });
  it('BR-4.9 BR-4.10 every colour has its own basic warden', () => {
    expect(BOARDS.map(({ basicWarden }) => basicWarden)).toEqual(['frith', 'blitz', 'gloria', 'glint']);
  });
  it('BR-1.19 BR-4.4 there are three tracks', () => {
    expect([...TRACK_NAMES].sort()).toEqual(['crew', 'leadership', 'wagon']);
    expect(Object.keys(TRACKS).sort()).toEqual([...TRACK_NAMES].sort());
  });
  it('BR-16.3 BR-16.6 Crew runs from 0 to 3 in six upgrades, two per step', () => {
    expect(TRACKS.crew).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });
  it('BR-16.4 BR-16.7 Wagon capacity runs from 2 to 6 in four upgrades', () => {
    expect(TRACKS.wagon).toEqual([2, 3, 4, 5, 6]);
  });
  it('BR-16.2 BR-16.5 BR-16.8 Leadership runs from 4 to 6 in six upgrades, three per step', () => {
    expect(TRACKS.leadership).toEqual([4, 4, 4, 5, 5, 5, 6]);
  });
});

describe('numbers', () => {
  it('BR-1.15 16 Renown per player', () => {
    expect(RENOWN_PER_PLAYER).toBe(16);
  });
  it('the University starts at 2 of 4 intensities', () => {
    expect([UNIVERSITY_STARTS_AT, HIGHEST_INTENSITY]).toEqual([2, 4]);
  });
  it('5 blocks of a quarter win, 3 of the University', () => {
    expect(QUARTERS.map((quarter) => QUARTER_LOYALTY[quarter])).toEqual([5, 5, 5, 5, 3]);
  });
  it('evacuation begins with 8 destroyed blocks or 3 of the University', () => {
    expect(EVACUATION).toEqual({ blocks: 8, university: 3 });
  });
  it('targets of cooperative play', () => {
    expect(COOPERATIVE_TARGETS).toEqual({ easy: 24, normal: 36, hard: 48 });
  });
});
