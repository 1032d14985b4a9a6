/** Chapters 4 and 31: what the players begin with, and what their number changes. */
import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { text } from '../text/index.ts';
import { given, start } from './kit.ts';

const players = (seats = 4) => start({}, seats).chooseColours().view(null).table.players;

describe('setup of the players', () => {
  it('BR-4.1 each chooses a colour of those left, one after another from the first player, and gets its pieces', () => {
    const s = start({ firstPlayer: '1' }, 3).forget();
    s.expectQuestion('setup/colour', 1, ['white', 'black', 'pink', 'orange']).answer(1, 'pink');
    s.expectQuestion('setup/colour', 2, ['white', 'black', 'orange']);
    expect(s.refused(2, 'pink', 'BR-4.1', 'colourTaken').about).toEqual({ colour: 'pink', seat: 1 });
    s.refused(2, 'blue', 'BR-4.1', 'notAnAnswer');
    s.answer(2, 'white').expectQuestion('setup/colour', 0, ['black', 'orange']).answer(0, 'orange');
    expect(s.all('colourChosen').map(({ seat, colour }) => [seat, colour])).toEqual([
      [1, 'pink'],
      [2, 'white'],
      [0, 'orange'],
    ]);
    s.expectQuestion('action phase/action', 1);
    for (const player of s.view(null).table.players) {
      expect(player).toMatchObject({ colour: ['orange', 'pink', 'white'][player.seat], renownLeft: 16 });
      expect(player.tracks).toHaveLength(3);
      expect([player.brigade, player.wagon]).toEqual([player.firehouse, player.firehouse]);
    }
  });
  it('BR-4.2 Brigade and Wagon start on the own Firehouse', () => {
    expect(players().map(({ brigade, wagon }) => [brigade, wagon])).toEqual([
      ['A1', 'A1'],
      ['F1', 'F1'],
      ['F6', 'F6'],
      ['A6', 'A6'],
    ]);
  });
  it('BR-4.3 BR-4.4 one tracker stands on the first space of Crew, Wagon capacity and Leadership', () => {
    for (const { tracks } of players()) {
      expect(tracks.map(({ name, space, value }) => [name, space, value])).toEqual([
        ['crew', 0, 0],
        ['wagon', 0, 2],
        ['leadership', 0, 4],
      ]);
    }
    expect(text.en.names.tracks).toEqual({ crew: 'Crew', wagon: 'Wagon capacity', leadership: 'Leadership' });
  });
  it('BR-4.5 BR-4.6 the warden starts with 2 water, the Wagon too', () => {
    expect(players().map(({ wardenWater, wagonWater }) => [wardenWater, wagonWater])).toEqual(Array(4).fill([2, 2]));
  });
  it('BR-4.7 a warden has exactly two water places', () => {
    for (const { wardenCapacity } of players()) expect(wardenCapacity).toBe(2);
    const s = given({ water: [{ warden: 0, wagon: 0 }] });
    expect(s.answer(0, 'refill A1').table.wardenWater).toEqual([2, 2]);
    s.refused(0, 'refill A1', 'BR-13.8', 'alreadyFull');
  });
  it('BR-4.8 in the basic game wardens and boards have no abilities', () => {
    for (const warden of ['gloria', 'blitz', 'glint'] as const) {
      const here = { warden: [warden], renown: { C2: [1] } };
      given(here).refused(0, 'warden', 'BR-4.8', 'basicSide');
      expect(given({ ...here, options: { advanced: true } }).legal(0), warden).toContain('warden');
    }
    // Fresh Mounts: on the basic side of the black board the turn ends without an offer.
    const nobles = { brigade: ['D5'], colour: ['black' as const], events: ['sudden-downpour'] };
    given(nobles).endTurn().expectQuestion('action phase/action', 1);
    given({ ...nobles, options: { advanced: true } })
      .endTurn()
      .expectQuestion('fresh mounts/move', 0);
  });
  it.each([
    ['white', 'frith', 'Frith Goldmane'],
    ['black', 'blitz', 'Blitz Haben'],
    ['pink', 'gloria', 'Gloria Ignis'],
    ['orange', 'glint', 'Glint Dampshot'],
  ])('BR-4.9 BR-4.10 %s has the warden %s, %s, without effect on play', (colour, warden, name) => {
    const s = start().answer(0, colour);
    expect(s.table.warden[0]).toBe(warden);
    expect(brigade.text.en.name(warden)).toContain(name);
    s.chooseColours();
    const other = start().answer(0, colour === 'white' ? 'black' : 'white');
    expect(s.legal(0)).toEqual(other.chooseColours().legal(0));
  });
  it('BR-4.11 nobody starts with crew, Renown on the board or Loyalty', () => {
    const s = start({}, 4).chooseColours();
    expect(s.table.crew).toEqual([[], [], [], []]);
    expect(s.table.loyal.every((seat) => seat === -1)).toBe(true);
    expect(s.table.renown.flat().every((n) => n === 0)).toBe(true);
    expect(players().map(({ score, loyalBlocks }) => [score, loyalBlocks])).toEqual(Array(4).fill([0, 0]));
  });
  it('BR-4.12 seats go clockwise round the corners, and turns follow them', () => {
    expect(players().map(({ firehouse }) => firehouse)).toEqual(['A1', 'F1', 'F6', 'A6']);
    const s = given({ seats: 4, events: ['sudden-downpour', 'sudden-downpour', 'bigger-barrels', 'bigger-barrels'] });
    for (let turn = 0; turn < 4; turn++) s.endTurn();
    expect(s.all('turnBegan').map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
  });
});

describe('number of players', () => {
  it.each([
    [2, ['A1', 'F6']],
    [3, ['A1', 'F1', 'F6']],
    [4, ['A1', 'F1', 'F6', 'A6']],
  ])('BR-31.1 %i players stand at %o', (seats, corners) => {
    expect(players(seats).map(({ firehouse }) => firehouse)).toEqual(corners);
  });
  it('BR-31.2 nothing else depends on their number', () => {
    const common = (seats: number) => {
      const s = start({}, seats).chooseColours();
      const { tile, value, fire, eventDeck, eventDiscard, crewDeck, actions, turn } = s.table;
      const { phase, players } = s.view(null).table;
      const [{ seat: _seat, ...first }] = players;
      return { tile, value, fire, eventDeck, eventDiscard, crewDeck, actions, turn, phase, first };
    };
    expect(common(3)).toEqual(common(2));
    expect(common(4)).toEqual(common(2));
    // The thresholds of the end are the same too.
    const destroyed = (n: number): { [space: string]: 'destroyed' } =>
      Object.fromEntries(['B1', 'C1', 'D1', 'E1', 'A2', 'B2', 'C2', 'D2'].slice(0, n).map((space) => [space, 'destroyed']));
    for (const seats of [2, 3, 4]) {
      expect(
        given({ seats, fire: destroyed(8), events: ['sudden-downpour'] })
          .endTurn()
          .all('evacuationBegan'),
      ).toHaveLength(1);
      expect(
        given({ seats, fire: destroyed(7), events: ['sudden-downpour'] })
          .endTurn()
          .all('evacuationBegan'),
      ).toEqual([]);
    }
  });
});
