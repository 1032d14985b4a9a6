/** Chapter 15: the card of Threats act. */
import { describe, expect, test } from 'vitest';
import { THREAT_TYPES } from '../data/index.ts';
import { type Arrangement, given } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
  threats: { Horde: { card: '3s' }, Riders: { card: '8d' } },
};

describe('the card', () => {
  test('DF-15.1 the First Player draws the top card, one in a turn', () => {
    const s = given({ ...CITY, first: 1, deck: ['5d', '6d'] });
    const before = s.table.deck.length;
    s.threatsAct();
    s.expectFact('cardDrawn', { rule: 'DF-15.1', seat: 1, card: '5d', deck: before - 1 });
    expect(s.table.deck).toHaveLength(before - 1);
    s.expectQuestion('moves/move', 1).endTurn();
    s.expectQuestion('reflection/frame', 0);
    expect(s.all('cardDrawn')).toHaveLength(1);
    s.threatsAct();
    expect(s.all('cardDrawn').map(({ card, seat }) => [card, seat])).toEqual([
      ['5d', 1],
      ['6d', 0],
    ]);
  });

  test('DF-15.2 a heart goes to the reserve', () => {
    const s = given({ ...CITY, deck: ['9h'], reserve: ['2h'] }).threatsAct();
    expect(s.table.reserve).toEqual(['2h', '9h']);
    s.expectFact('reinforcementOnItsWay', { rule: 'DF-15.2', card: '9h', reserve: 2 });
    expect([s.table.morale, s.table.threats.length, s.all('attackRolled')]).toEqual([0, 2, []]);
    s.expectQuestion('moves/move', 0);
  });

  test('DF-15.3 a diamond is a special event, and no other suit is', () => {
    const s = given({ ...CITY, deck: ['5d'] }).threatsAct();
    s.expectFact('specialEvent', { rule: 'DF-15.3', card: '5d', event: 'sabotage' });
    for (const card of ['5h', '5s', 'Ac'] as const) {
      expect(
        given({ ...CITY, deck: [card], dice: { attack: [1] } })
          .threatsAct()
          .all('specialEvent'),
      ).toEqual([]);
    }
  });

  test('DF-15.4 DF-15.7 a spade becomes a threat outside, described and named by the First Player', () => {
    const s = given({ ...CITY, seats: 3, first: 2, deck: ['9s'] }).threatsAct();
    s.expectQuestion('new threat/name', 2);
    expect(s.asked(2)?.show).toMatchObject({ card: '9s', class: 'regiment' });
    const [word] = THREAT_TYPES.fantasy.middle;
    s.refused(2, { word, description: 'They come by night.' }, 'DF-6.16');
    s.refused(2, { word, name: 'Wolves' }, 'DF-6.16');
    s.refused(2, { name: 'Wolves', description: 'They come by night.' }, 'DF-11.8', 'fieldMissing');
    s.answer(2, { word, name: 'Wolves', description: 'They come by night.' });
    const created = { rule: 'DF-11.9', seat: 2, card: '9s', name: 'Wolves', description: 'They come by night.' } as const;
    s.expectFact('threatCreated', created);
    expect(s.table.threats[2]).toMatchObject({ name: 'Wolves', face: 9, class: 'regiment', seat: 2 });
    expect([s.base('Wolves'), s.base('Horde')]).toEqual(['outside', 'outside']);
    expect(s.table.discard).not.toContain('9s');
    // It does not attack in this turn.
    expect(s.table.target).toEqual([-1, -1, -1]);
    s.expectQuestion('moves/move', 2);
  });

  test('DF-15.5 on a club some threats attack', () => {
    const s = given({ ...CITY, deck: ['7c'], dice: { attack: [1] } }).threatsAct();
    s.expectFact('attackRolled', { value: 7, die: 1, threats: ['T0'] });
    expect(s.table.target).toEqual([0, -1]);
    s.expectQuestion('battle/attack', 0);
    // Whoever is on the way stays there: that is for the joker.
    const waiting = given({ ...CITY, deck: ['7c'], reserve: ['9h'], dice: { attack: [1] } }).threatsAct();
    waiting.expectQuestion('battle/attack', 0);
    expect([waiting.table.reserve, waiting.table.defenders.length]).toEqual([['9h'], 2]);
  });

  test('DF-15.6 on the joker the reinforcements arrive and all threats attack', () => {
    const s = given({ ...CITY, deck: ['X1'], reserve: ['9h'] }).threatsAct();
    expect(s.table.target).toEqual([0, 0]);
    expect(s.all('attackRolled')).toEqual([]);
    // The one card can go to the one place under attack only.
    s.expectQuestion('reinforcements/name', 0);
    expect(s.asked(0)?.show).toMatchObject({ card: '9h', location: 'L0' });
  });

  test('DF-15.8 clubs, diamonds and the joker are discarded when resolved; the reserve lies face up', () => {
    const club = given({ ...CITY, deck: ['7c'], dice: { attack: [1], battle: [6, 1] } }).threatsAct();
    expect([club.table.card, club.table.discard]).toEqual(['7c', []]);
    club.quietly('moves/move');
    expect([club.table.card, club.table.discard]).toEqual(['', ['3s', '7c']]);
    expect(given({ ...CITY, deck: ['4d'] }).threatsAct().table.discard).toEqual(['4d']);
    const joker = given({ ...CITY, deckOnly: true, deck: ['X1', '2h'], dice: { battle: [6, 1] } }).threatsAct();
    expect(joker.table.discard).not.toContain('X1');
    expect(joker.quietly('moves/move').table.discard).toContain('X1');
    const heart = given({ ...CITY, deck: ['4h'] }).threatsAct();
    expect(heart.table.discard).toEqual([]);
    for (const seat of [0, 1, null]) expect(heart.view(seat).table.reserve).toEqual(['4h']);
  });

  test('DF-15.9 hearts drawn after the joker stay in the reserve and never arrive', () => {
    // The joker lies in the discard pile.
    const s = given({ ...CITY, deckOnly: true, deck: ['5h', '6h'] });
    expect(s.table.discard).toContain('X1');
    s.threatsAct().endTurn().threatsAct();
    s.expectFact('gameEnded', { reason: 'deck_empty' });
    expect(s.table.reserve).toEqual(['5h', '6h']);
    expect(s.all('reinforcementArrived')).toEqual([]);
    expect(s.table.defenders).toHaveLength(2);
    s.expectQuestion('epilogues/epilogue', 1);
  });

  test.each([
    ['a club', '7c', { attack: [1], battle: [6, 1] }],
    ['a surprise attack', '7d', { battle: [6, 1] }],
  ] as const)('DF-15.9 %s after the joker brings no hearts into the city', (_name, card, dice) => {
    const s = given({ ...CITY, deckOnly: true, deck: ['5h', card, '2s'], dice })
      .threatsAct()
      .endTurn()
      .threatsAct();
    s.quietly('moves/move');
    expect(s.all('battleBegan').length).toBeGreaterThan(0);
    expect(s.table.discard).toContain('X1');
    expect(s.table.reserve).toEqual(['5h']);
    s.expectNoFact('reinforcementArrived');
  });
});
