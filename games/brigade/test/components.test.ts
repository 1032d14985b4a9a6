/** Chapter 1: what is in the box, found again in real set-ups. */
import { describe, expect, it } from 'vitest';
import { COLOURS, RENOWN_PER_PLAYER, WARDENS } from '../data/index.ts';
import { brigade } from '../index.ts';
import { dealt, given, SEEDS, spacesWhere, start } from './kit.ts';

const everySetUp = SEEDS.slice(0, 40).map((seed) => dealt({}, 2 + (seed % 3), seed));

describe('players', () => {
  it('BR-1.2 the competitive game is for 2, 3 or 4', () => {
    for (const seats of [2, 3, 4]) {
      expect(brigade.options({}, seats)).not.toHaveProperty('why');
      expect(start({}, seats).chooseColours().table.brigade).toHaveLength(seats);
    }
    expect(brigade.options({}, 1)).toMatchObject({ rule: 'BR-1.2', why: 'soloIsCooperative' });
    expect(brigade.options({}, 5)).toMatchObject({ rule: 'GH-5', why: 'seats', about: { min: 1, max: 4 } });
    expect(brigade.options({ cooperative: true }, 1)).not.toHaveProperty('why');
  });
});

describe('tiles', () => {
  const tilesOf = (s: (typeof everySetUp)[number]): string[] => s.table.tile.filter((tile) => tile !== '');

  it('BR-1.4 BR-1.5 every city is built of 28 city tiles and 4 University tiles, all different', () => {
    for (const s of everySetUp) {
      const tiles = tilesOf(s);
      expect(new Set(tiles).size).toBe(32);
      expect(tiles).toHaveLength(32);
      expect(s.table.quarter.filter((quarter) => quarter === 'university')).toHaveLength(4);
      expect(s.table.quarter.filter((quarter) => quarter !== 'university' && quarter !== '')).toHaveLength(28);
    }
  });
  it('BR-1.7 seven tiles of each of the four city quarters', () => {
    for (const s of everySetUp) {
      for (const quarter of ['commons', 'council', 'merchant', 'nobles']) {
        expect(s.table.quarter.filter((q) => q === quarter)).toHaveLength(7);
      }
    }
  });
  it('BR-1.6 a tile is turned from its coloured to its burnt side and stays where it is', () => {
    const s = given({ fire: { E4: 4, E5: 4 }, events: ['scarlet-squall'] });
    const space = (name: string) => s.view(0).table.spaces.find((at) => at.name === name);
    expect(s.view(0).table.spaces.filter(({ destroyed }) => destroyed)).toEqual([]);
    const { tile } = space('E4') ?? {};
    s.endTurn();
    expect(space('E4')).toMatchObject({ tile, destroyed: true, kind: 'block' });
    expect(space('E5')).toMatchObject({ destroyed: false, fire: 4 });
  });
  it('BR-1.14 BR-22.5 all 32 blocks can burn at once', () => {
    const blocks = spacesWhere((space) => start().table.tile[space] !== '');
    const s = given({ fire: { ...Object.fromEntries(blocks.map((name) => [name, 1])), B1: 0 }, events: ['scarlet-squall'] });
    expect(s.table.fire.filter((intensity) => intensity > 0)).toHaveLength(31);
    s.endTurn(); // Scarlet Squall marks B1, the last block that did not burn
    expect(s.fire('B1')).toBe(1);
    expect(s.view(0).table.spaces.filter((at) => at.fire > 0)).toHaveLength(32);
  });
});

describe('what a player gets', () => {
  it.each([2, 3, 4])(
    'BR-1.8 BR-1.9 BR-1.12 with %i players each has one Brigade, one Wagon and one Firehouse of an own colour',
    (n) => {
      const s = start({}, n).chooseColours();
      const { players, spaces } = s.view(null).table;
      expect(players).toHaveLength(n);
      expect(new Set(players.map(({ colour }) => colour)).size).toBe(n);
      expect(s.table.brigade).toHaveLength(n);
      expect(s.table.wagon).toHaveLength(n);
      const corners = spaces.filter(({ kind }) => kind === 'firehouse').map(({ name }) => name);
      expect(corners).toHaveLength(n);
      for (const { firehouse } of players) expect(corners).toContain(firehouse);
      expect(['A1', 'F1', 'A6', 'F6']).toEqual(expect.arrayContaining(corners));
    },
  );
  it('BR-1.10 four Fire Wardens: the basic side has no action, the advanced side has', () => {
    const wardens = new Set(SEEDS.flatMap((seed) => dealt({ advanced: true }, 4, seed).table.warden));
    expect([...wardens].sort()).toEqual(WARDENS.flatMap(({ id, set }) => (set === 'base' ? [id] : [])).sort());
    given({ warden: ['blitz'] }).refused(0, 'warden', 'BR-4.8', 'basicSide');
    expect(given({ options: { advanced: true }, warden: ['blitz'] }).legal(0)).toContain('warden');
  });
  it('BR-1.11 four Firehouse boards: only the advanced side of the white one lets its player refill on Renown', () => {
    const here = { brigade: ['C2'], renown: { C2: [1] }, water: [{ warden: 0 }], colour: ['white' as const] };
    const boards = new Set(SEEDS.flatMap((seed) => dealt({ advanced: true }, 4, seed).table.colour));
    expect([...boards].sort()).toEqual([...COLOURS].sort());
    given(here).refused(0, 'refill C2', 'BR-13.1', 'notARefillPlace');
    expect(given({ ...here, options: { advanced: true } }).legal(0)).toContain('refill C2');
  });
  it('BR-1.15 16 Renown tokens each', () => {
    const s = start({}, 4).chooseColours();
    expect(s.view(null).table.players.map(({ renownLeft }) => renownLeft)).toEqual([16, 16, 16, 16]);
    expect(RENOWN_PER_PLAYER).toBe(16);
  });
  it('BR-1.19 three upgrade trackers each, one for each track', () => {
    for (const { tracks } of start({}, 4).view(null).table.players) {
      expect(tracks.map(({ name }) => name).sort()).toEqual(['crew', 'leadership', 'wagon']);
    }
  });
  it('BR-1.20 BR-1.21 spent actions are counted, and counting them takes no Renown from the supply', () => {
    const s = given();
    const seen = () => s.view(1).table;
    expect(s.asked(0)?.show).toEqual({ actions: 4, douse: -1 });
    s.answer(0, 'upgrade crew', 'brigade B2', 'wagon C2');
    expect(s.asked(0)?.show).toEqual({ actions: 1, douse: -1 });
    expect(seen().actions).toBe(1);
    expect(seen().players.map(({ renownLeft }) => renownLeft)).toEqual([16, 16]);
    expect(s.all('actionsChanged').map(({ from, to }) => [from, to])).toEqual([
      [4, 3],
      [3, 2],
      [2, 1],
    ]);
  });
  it('BR-1.22 the colours to choose from are white, black, pink and orange', () => {
    expect(start().legal(0).sort()).toEqual(['black', 'orange', 'pink', 'white']);
  });
});

describe('cards', () => {
  it('BR-1.17 30 Event cards, of which 6 are starter events', () => {
    const { table } = start();
    expect(table.starters).toHaveLength(6);
    expect(table.eventDeck.length + table.starters.length).toBe(30);
    const starters = [...table.starters].sort();
    expect(starters).toEqual([
      'failed-exam',
      'falling-embers',
      'hail-of-cinders',
      'laboratory-blast',
      'sparks-over-the-roofs',
      'stray-fireballs',
    ]);
    expect(table.eventDeck.filter((card) => starters.includes(card))).toEqual([]);
  });
  it('BR-1.18 20 Crew cards, all different', () => {
    const { table } = start();
    expect(table.crewDeck).toHaveLength(20);
    expect(new Set(table.crewDeck).size).toBe(20);
    expect(table.crewDeck.filter((card) => card === 'ash' || card === 'precious')).toEqual([]);
  });
});
