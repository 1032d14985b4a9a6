/** Chapter 2: the grid, its neighbours and its corners. */
import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from '../spaces.ts';
import { dealt, given, type Scene, SEEDS, spacesWhere, start } from './kit.ts';

const CORNERS = ['A1', 'F1', 'A6', 'F6'];
const UNIVERSITY = ['C3', 'D3', 'C4', 'D4'];
const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
const burning = (...spaces: string[]): { [space: string]: number } => Object.fromEntries(spaces.map((space) => [space, 1]));
const fires = (s: Scene): string[] => spacesWhere((space) => s.table.fire[space] > 0);

describe('the grid', () => {
  it('BR-2.1 columns A to F run from west to east, rows 1 to 6 from north to south', () => {
    const { spaces } = start().view(null).table;
    expect(spaces.map(({ name }) => name)).toEqual([...'123456'].flatMap((row) => [...'ABCDEF'].map((column) => column + row)));
    const lit = (card: string) =>
      fires(given({ fire: { ...NO_FIRE, B2: 1 }, events: [card] }).endTurn()).filter((name) => name !== 'B2');
    expect([lit('wind-east'), lit('wind-west'), lit('wind-south'), lit('wind-north')]).toEqual([['C2'], ['A2'], ['B3'], ['B1']]);
  });
  it('BR-2.2 BR-3.1 a square of six by six whose four corner cells hold no tile', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const { table, facts } = dealt({}, 4, seed);
      expect(table.tile).toHaveLength(36);
      expect(spacesWhere((s) => table.tile[s] === '').sort()).toEqual([...CORNERS].sort());
      expect(facts[0]).toMatchObject({ kind: 'cityBuilt', tiles: table.tile });
    }
  });
  it('BR-2.3 BR-2.4 the University fills the centre: C3, D3, C4 and D4, always', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const { table } = dealt({}, 2, seed);
      expect(spacesWhere((s) => table.quarter[s] === 'university')).toEqual(UNIVERSITY);
    }
  });
  it('BR-2.5 the 28 city tiles are dealt at random: every tile comes to every cell that is neither corner nor University', () => {
    const cells = SPACE_NAMES.filter((name) => !CORNERS.includes(name) && !UNIVERSITY.includes(name));
    expect(cells).toHaveLength(28);
    const places = new Map<string, Set<string>>();
    for (const seed of SEEDS) {
      const { table } = dealt({}, 2, seed);
      for (const [s, tile] of table.tile.entries()) {
        if (tile === '' || UNIVERSITY.includes(SPACE_NAMES[s])) continue;
        places.set(tile, (places.get(tile) ?? new Set()).add(SPACE_NAMES[s]));
      }
    }
    expect(places.size).toBe(28);
    for (const [tile, found] of places) expect([...found].sort(), tile).toEqual([...cells].sort());
  });
  it('BR-2.6 all tiles begin with their coloured side up, and north is toward row 1 for every card that names a direction', () => {
    const begun = dealt({}, 4, 5).chooseColours();
    expect(begun.view(null).table.spaces.some(({ destroyed }) => destroyed)).toBe(false);
    const s = given({ fire: { ...NO_FIRE, B5: 1, E2: 1 }, events: ['wind-north'] }).endTurn();
    expect(fires(s)).toEqual(['E1', 'E2', 'B4', 'B5']);
  });
  it('BR-2.7 BR-2.8 the four Firehouses stand on the corner cells themselves and complete the square', () => {
    const { spaces } = start({}, 4).view(null).table;
    const firehouses = spaces.filter(({ kind }) => kind === 'firehouse').map(({ name }) => name);
    expect([...firehouses].sort()).toEqual([...CORNERS].sort());
    expect(spaces.filter(({ kind }) => kind === 'block')).toHaveLength(32);
    const s = given({ seats: 4, brigade: ['B2'] });
    expect(s.offered(0, 'brigade')).toContain('A1');
    expect(s.offered(0, 'wagon')).not.toContain('A1'); // it stands there
  });
  it('BR-2.12 the board does not wrap around', () => {
    const around = ['A2', 'B2', 'B3', 'A4', 'B4'];
    const s = given({ fire: burning(...around), brigade: ['A3'] });
    expect(s.offered(0, 'brigade').sort()).toEqual([...around].sort());
    for (const [card, from] of [
      ['wind-west', 'A3'],
      ['wind-east', 'F3'],
      ['wind-north', 'C1'],
      ['wind-south', 'C6'],
    ]) {
      expect(fires(given({ fire: { ...NO_FIRE, [from]: 1 }, events: [card] }).endTurn())).toEqual([from]);
    }
  });
});

describe('neighbours', () => {
  it('BR-2.9 adjacent means sharing an edge', () => {
    const s = given({ brigade: ['C2', 'F6'], events: ['talk-of-the-town'] }).endTurn();
    s.expectQuestion('award/place', 1, ['F5', 'E6', 'done']).answer(1, 'done');
    s.expectQuestion('award/place', 0, ['C2', 'C1', 'B2', 'D2', 'C3', 'done']);
    for (const diagonal of ['B1', 'D1', 'B3', 'D3']) s.refused(0, diagonal, 'BR-7.31', 'outOfReach');
  });
  it('BR-2.10 a Brigade steps in all eight directions', () => {
    const eight = ['B1', 'C1', 'D1', 'B2', 'D2', 'B3', 'C3', 'D3'];
    // All eight burn, so that each is the end of the move and nothing lies beyond.
    const s = given({ brigade: ['C2'], fire: burning(...eight) });
    expect(s.offered(0, 'brigade').sort()).toEqual([...eight].sort());
  });
  it('BR-2.11 the corner A1 lies beside B1 and A2, and diagonally beside B2', () => {
    const s = given({ fire: burning('B1', 'A2', 'B2'), events: ['talk-of-the-town'] });
    expect(s.offered(0, 'brigade').sort()).toEqual(['A2', 'B1', 'B2']);
    s.endTurn().answer(1, 'done').expectQuestion('award/place', 0, ['A2', 'B1', 'done']);
    s.refused(0, 'B2', 'BR-7.31', 'outOfReach');
  });
  it('BR-2.15 surrounding means all eight neighbours', () => {
    const eight = ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6']; // and F6, a Firehouse
    const s = given({
      options: { specialBuildings: true },
      tiles: { E5: 'frozen-exhibits' },
      fire: { ...NO_FIRE, ...Object.fromEntries(eight.map((name) => [name, 3])), E5: 'doomed', C5: 3, E3: 3 },
    });
    s.endTurn();
    s.expectFact('buildingTriggered', { building: 'frozen-exhibits', space: 'E5' });
    const fallen = s.all('fireFell').filter(({ cause }) => cause === 'frozen-exhibits');
    expect(fallen.map(({ space }) => space).sort()).toEqual([...eight].sort());
    for (const { from, to } of fallen) expect([from, to]).toEqual([3, 2]);
  });
});

describe('corners', () => {
  it.each([
    [2, ['F1', 'A6'], ['A1', 'F6']],
    [3, ['A6'], ['A1', 'F1', 'F6']],
    [4, [], CORNERS],
  ])('BR-2.13 with %i players the corners %o are no spaces', (seats, closed, open) => {
    const { spaces } = start({}, seats).view(null).table;
    expect(spaces.filter(({ kind }) => kind === 'none').map(({ name }) => name)).toEqual(closed);
    expect(
      spaces
        .filter(({ kind }) => kind === 'firehouse')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...open].sort());
    const beside = given({
      seats,
      brigade: ['E1', 'B6', 'C2', 'D5'].slice(0, seats),
      wagon: ['D2', 'D3', 'C4', 'B4'].slice(0, seats),
    });
    for (const corner of closed) {
      beside.refused(0, `wagon ${corner}`, 'BR-2.13', 'noSuchSpace');
      beside.refused(0, `refill ${corner}`, 'BR-2.13', 'noSuchSpace');
    }
    for (const corner of open) expect(beside.offered(0, 'wagon')).toContain(corner);
    if (closed.includes('F1')) beside.refused(0, 'brigade F1', 'BR-2.13', 'noSuchSpace');
    else expect(beside.offered(0, 'brigade')).toContain('F1');
  });
  it('BR-2.13 nothing spreads into an empty corner', () => {
    const s = given({ fire: { ...NO_FIRE, E1: 2 }, events: ['wind-east'] }).endTurn();
    expect(fires(s)).toEqual(['E1']);
    expect(s.all('fireRose')).toEqual([]);
  });
  it('BR-2.14 a Firehouse is a space but no block: no value, no quarter, no fire, no Renown, no Loyalty', () => {
    const s = given({ fire: { ...NO_FIRE, B1: 2, A2: 4, E6: 1 }, events: ['wind-west', 'talk-of-the-town'] });
    expect(s.view(0).table.spaces[0]).toMatchObject({
      kind: 'firehouse',
      value: 0,
      quarter: '',
      fire: 0,
      needed: [0, 0],
    });
    s.refused(0, 'extinguish 1', 'BR-2.14', 'notABlock');
    s.endTurn(); // fire is blown from B1 onto A1
    expect(s.fire('A1')).toBe(0);
    expect(s.all('fireRose').map(({ space }) => space)).toEqual(['D6']);
    s.endTurn().expectQuestion('award/place', 0, ['B1', 'A2', 'done']);
    s.refused(0, 'A1', 'BR-2.14', 'notABlock');
  });
});
