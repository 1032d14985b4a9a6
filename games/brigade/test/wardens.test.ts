/** Chapters 23 and 24: advanced play, and the four Fire Wardens of its side. */
import { describe, expect, test } from 'vitest';
import { BOARDS, COLOURS, WARDENS, type WardenId } from '../data/index.ts';
import { type Arrangement, dealt, given, type Scene, SEEDS, spacesWhere } from './kit.ts';

const ADVANCED = { advanced: true };
const CALM = { C3: 0, D3: 0, C4: 0, D4: 0 };
const ACTION = 'action phase/action';

/** Seat 0 has this warden and the white board, seat 1 another and the pink one. */
function led(by: WardenId, more: Arrangement = {}): Scene {
  return given({ options: ADVANCED, warden: [by, by === 'blitz' ? 'gloria' : 'blitz'], colour: ['white', 'pink'], ...more });
}

describe('advanced play', () => {
  test('BR-23.1 side 2 of wardens and boards is used in advanced play only', () => {
    const pink: Arrangement = { colour: ['pink', 'white'], brigade: ['B2'], fire: { B2: 1 }, water: [{ warden: 1 }] };
    const basic = given({ ...pink, warden: ['gloria', 'frith'] });
    basic.refused(0, 'warden', 'BR-4.8', 'basicSide');
    expect(basic.legal(0)).not.toContain('warden');
    basic.answer(0, 'extinguish 1').expectQuestion('award/place', 0, ['B1', 'A2', 'B2', 'C2', 'B3', 'done']);
    const advanced = led('gloria', pink);
    expect(advanced.legal(0)).toContain('warden');
    advanced.answer(0, 'extinguish 1');
    expect(advanced.legal(0)).toEqual(expect.arrayContaining(['C1', 'C3']));
  });

  test("BR-23.2 boards and wardens are dealt at random and independently; the board's colour is the player's", () => {
    const pairs = new Set<string>();
    for (const seed of SEEDS) {
      const s = dealt(ADVANCED, 2, seed);
      // Nobody is asked for a colour.
      expect(s.question).toBe(ACTION);
      const { colour, warden } = s.table;
      expect(new Set(colour).size).toBe(2);
      expect(new Set(warden).size).toBe(2);
      expect(s.all('boardDealt').map((fact) => [fact.seat, fact.colour, fact.warden])).toEqual([
        [0, colour[0], warden[0]],
        [1, colour[1], warden[1]],
      ]);
      pairs.add(`${colour[0]} ${warden[0]}`);
    }
    expect([...pairs].sort()).toEqual(
      COLOURS.flatMap((colour) => ['gloria', 'blitz', 'frith', 'glint'].map((w) => `${colour} ${w}`)).sort(),
    );
  });

  test('BR-23.3 each warden has an action of its own, each board a passive bonus', () => {
    const more: Arrangement = { renown: { D1: [1] }, crew: [[], ['kularf', 'del-uge']], tracks: [{ crew: 2 }] };
    const opens = (by: WardenId) => led(by, more).answer(0, 'warden').question;
    expect((['gloria', 'blitz', 'frith', 'glint'] as const).map(opens)).toEqual([
      'dispatch wagon/wagon',
      'polymorph/first',
      'of the people/crew',
      'free upgrade/track',
    ]);
    expect(new Set(BOARDS.map(({ ability }) => ability)).size).toBe(4);
    // A board is never an action to take.
    for (const colour of COLOURS) {
      const other = colour === 'pink' ? 'white' : 'pink';
      const verbs = new Set(
        led('blitz', { colour: [colour, other] })
          .legal(0)
          .map((answer) => answer.split(' ')[0]),
      );
      expect([...verbs].sort()).toEqual(['brigade', 'end', 'upgrade', 'wagon', 'warden']);
    }
  });

  test("BR-23.4 a warden's action costs one action", () => {
    const s = led('blitz').answer(0, 'warden', 'C3', 'C2');
    expect(s.table.actions).toBe(3);
    s.expectFact('wardenUsed', { rule: 'BR-23.4', seat: 0, warden: 'blitz' });
    const last = led('blitz', { actions: 1 }).answer(0, 'warden', 'C3', 'C2');
    expect(last.table.active).toBe(1);
    led('blitz', { actions: 0 }).refused(0, 'warden', 'BR-6.4', 'noActionsLeft');
  });

  test('BR-23.5 BR-23.6 it may be used once per turn', () => {
    const s = led('blitz', { events: ['bigger-barrels', 'bigger-barrels'] }).answer(0, 'warden', 'C3', 'C2');
    s.refused(0, 'warden', 'BR-23.6', 'wardenUsedThisTurn');
    expect(s.legal(0)).not.toContain('warden');
    // The other player's is not touched by that, and in the next turn it is there again.
    s.endTurn();
    expect(s.legal(1)).toContain('warden');
    s.endTurn();
    expect(s.table.active).toBe(0);
    expect(s.legal(0)).toContain('warden');
  });

  test('BR-23.7 wardens whose text is a trigger have no action', () => {
    const options = { advanced: true, bonusWardens: true };
    for (const by of ['ester', 'cindy'] as const) {
      const s = led(by, { options });
      expect(s.legal(0)).not.toContain('warden');
      expect(s.refused(0, 'warden', 'BR-23.7', 'wardenTriggers').about).toEqual({ warden: by });
    }
    // Ester's mist comes without an action being paid for it.
    const ester = led('ester', { options, brigade: ['B2'], fire: { B2: 3 } }).answer(0, 'extinguish 2');
    expect([ester.table.wardenWater[0], ester.table.actions]).toEqual([1, 3]);
  });

  test('BR-23.7 what triggers them may take the last action of the turn: Ester has her mist with none left', () => {
    const options = { advanced: true, bonusWardens: true };
    const s = led('ester', { options, brigade: ['B2'], fire: { B2: 4 }, actions: 1 }).answer(0, 'extinguish 2');
    s.expectFact('waterGained', { rule: 'BR-27.5', seat: 0, holder: 'warden', n: 1, now: 1 });
    expect(s.table.wardenWater[0]).toBe(1);
  });

  test('BR-23.8 wardens and boards need no Loyalty', () => {
    const s = led('blitz', { colour: ['pink', 'white'], brigade: ['B2'], fire: { B2: 1 }, water: [{ warden: 1 }] });
    expect(s.table.loyal.every((seat) => seat === -1)).toBe(true);
    s.answer(0, 'warden', 'C3', 'C2', 'extinguish 1');
    expect(s.fire('C2')).toBe(2);
    expect(s.legal(0)).toContain('C3');
  });

  test("BR-23.9 the Renown removed is an own one of the player's choice, and without one the action is illegal", () => {
    const s = led('glint', { renown: { D1: [1, 1], F5: [2], E1: [0, 1] } });
    s.answer(0, 'warden').expectQuestion('pay renown/block', 0, ['D1', 'F5']);
    s.refused(0, 'E1', 'BR-23.9', 'noRenownThere');
    s.answer(0, 'F5', 'wagon').expectQuestion(ACTION, 0);
    expect([s.renown(0, 'F5'), s.renown(0, 'D1'), s.renown(1, 'D1'), s.renown(1, 'E1')]).toEqual([1, 1, 1, 1]);
    s.expectFact('renownRemoved', { rule: 'BR-23.9', seat: 0, space: 'F5', n: 1 });
    for (const by of ['frith', 'glint'] as const) {
      const none = led(by, { renown: { E1: [0, 1] }, crew: [[], ['kularf']], tracks: [{ crew: 2 }] });
      none.refused(0, 'warden', 'BR-23.9', 'noRenownOnBoard');
      expect(none.legal(0)).not.toContain('warden');
    }
  });

  test('BR-23.10 what is not dealt is not in the game', () => {
    for (const seats of [2, 3, 4]) {
      const s = dealt(ADVANCED, seats, 7);
      const named = JSON.stringify(s.table).match(new RegExp(`"(${WARDENS.map(({ id }) => id).join('|')})"`, 'g')) ?? [];
      expect(named).toEqual(s.table.warden.map((id) => `"${id}"`));
      const colours = JSON.stringify(s.table).match(/"(white|black|pink|orange)"/g) ?? [];
      expect(colours).toEqual(s.table.colour.map((colour) => `"${colour}"`));
      expect(named).toHaveLength(seats);
    }
  });
});

describe('Gloria Ignis', () => {
  const gloria = (more: Arrangement = {}) => led('gloria', { brigade: ['B2', 'E5'], wagon: ['B5', 'E2'], ...more });

  test('BR-24.1 BR-24.2 the Wagon goes to a block without Brigade or Wagon that is not destroyed', () => {
    const s = gloria({ fire: { D2: 'destroyed', C2: 3, D5: 'doomed' } }).answer(0, 'warden');
    const closed = ['A1', 'F1', 'F6', 'A6', 'B2', 'E5', 'B5', 'E2', 'D2'];
    s.expectQuestion(
      'dispatch wagon/wagon',
      0,
      spacesWhere(() => true)
        .filter((space) => !closed.includes(space))
        .map((space) => `wagon ${space}`),
    );
    for (const space of ['B2', 'E5', 'B5', 'E2']) s.refused(0, `wagon ${space}`, 'BR-24.2', 'notEmpty');
    s.refused(0, 'wagon D2', 'BR-5.23', 'blockDestroyed');
    s.refused(0, 'wagon A1', 'BR-2.14', 'notABlock');
    s.refused(0, 'wagon F1', 'BR-2.14', 'notABlock');
    s.answer(0, 'wagon C2').expectQuestion(ACTION, 0);
    expect([s.wagon(0), s.wagon(1), s.brigade(0), s.fire('C2')]).toEqual(['C2', 'E2', 'B2', 2]);
    s.expectFact('wagonMoved', { rule: 'BR-24.1', seat: 0, from: 'B5', to: 'C2' });
  });

  test('BR-24.3 it takes 1 water of the Wagon and lowers the fire by 1; without water or fire only the move happens', () => {
    const sent = (to: string, wagon: number) =>
      gloria({ fire: { C2: 4, D5: 'doomed' }, water: [{ warden: 2, wagon }] }).answer(0, 'warden', `wagon ${to}`);
    const after = (s: Scene, space: string) => [s.wagon(0), s.fire(space), s.table.wagonWater[0], s.table.wardenWater[0]];
    const lowered = sent('C2', 2);
    expect(after(lowered, 'C2')).toEqual(['C2', 3, 1, 2]);
    lowered.expectFact('fireFell', { rule: 'BR-24.3', space: 'C2', from: 4, to: 3 });
    expect(after(sent('C2', 0), 'C2')).toEqual(['C2', 4, 0, 2]);
    expect(after(sent('E6', 2), 'E6')).toEqual(['E6', 0, 2, 2]);
    // Even the smallest fire needs that water.
    const dry = gloria({ fire: { C2: 1 }, water: [{ warden: 2, wagon: 0 }] }).answer(0, 'warden', 'wagon C2');
    expect([...after(dry, 'C2'), dry.all('renownAwarded').length]).toEqual(['C2', 1, 0, 2, 0]);
    expect(after(sent('D5', 2), 'D5')).toEqual(['D5', 5, 2, 2]);
    for (const s of [lowered, sent('C2', 0), sent('E6', 2)]) {
      s.expectQuestion(ACTION, 0);
      expect(s.all('renownAwarded')).toEqual([]);
      expect(s.table.actions).toBe(3);
    }
  });

  test('BR-24.4 from 1 to 0 the fire is extinguished, with 1 Renown around that block', () => {
    // The pink board helps the Extinguish action only, so nothing goes diagonally.
    const s = gloria({ colour: ['pink', 'white'], fire: { D5: 1, E1: 2 } }).answer(0, 'warden', 'wagon D5');
    s.expectFact('fireExtinguished', { rule: 'BR-24.4', seat: 0, space: 'D5', levels: 1, cause: 'gloria' });
    s.expectQuestion('award/place', 0, ['D5', 'D4', 'C5', 'E5', 'D6', 'done']);
    s.answer(0, 'D6').expectQuestion(ACTION, 0);
    expect([s.fire('D5'), s.renown(0, 'D6')]).toEqual([0, 1]);
    const two = gloria({ fire: { D5: 1, E1: 2 } })
      .answer(0, 'warden', 'wagon E1')
      .expectQuestion(ACTION, 0);
    expect([two.fire('E1'), two.all('renownAwarded'), two.all('fireExtinguished')]).toEqual([1, [], []]);
  });
});

describe('Blitz Haben', () => {
  const FIRE = { ...CALM, B2: 3, B3: 3, E4: 'doomed', E5: 4, C5: 'destroyed' } as const;
  const blitz = () => led('blitz', { brigade: ['C2', 'F6'], wagon: ['A1', 'F5'], fire: { ...FIRE } });

  test('BR-24.5 BR-24.6 exchanges the intensities of two adjacent unoccupied blocks that differ and are not doomed', () => {
    const s = blitz().answer(0, 'warden');
    s.expectQuestion('polymorph/first', 0, ['B1', 'A2', 'B2', 'A3', 'B3', 'C3', 'B4', 'D5', 'E5', 'E6']);
    s.refused(0, 'C2', 'BR-24.6', 'notEmpty');
    s.refused(0, 'F5', 'BR-24.6', 'notEmpty');
    s.refused(0, 'E4', 'BR-5.11', 'blockDoomed');
    s.refused(0, 'C5', 'BR-5.23', 'blockDestroyed');
    s.refused(0, 'D1', 'BR-24.5', 'notATarget');
    s.answer(0, 'B2').expectQuestion('polymorph/second', 0, ['B1', 'A2']);
    s.refused(0, 'C2', 'BR-24.6', 'notEmpty');
    s.refused(0, 'B3', 'BR-24.5', 'notATarget');
    s.refused(0, 'E5', 'BR-24.5', 'notAdjacent');
    s.refused(0, 'C3', 'BR-24.5', 'notAdjacent');
    s.answer(0, 'A2').expectQuestion(ACTION, 0);
    expect(['A2', 'B2', 'B1', 'B3', 'E5'].map((space) => s.fire(space))).toEqual([3, 0, 0, 3, 4]);
    s.expectFact('firesSwapped', { rule: 'BR-24.5', spaces: ['B2', 'A2'], before: [3, 0], after: [0, 3] });
    // Nothing differs anywhere: nothing to exchange.
    const flat = led('blitz', { fire: { ...CALM, E4: 'doomed' } });
    flat.refused(0, 'warden', 'BR-24.6', 'nothingForWarden');
  });

  test('BR-24.7 Polymorph gives no Renown', () => {
    const s = blitz().answer(0, 'warden', 'E5', 'E6').expectQuestion(ACTION, 0);
    expect([s.fire('E5'), s.fire('E6')]).toEqual([0, 4]);
    expect([s.all('renownAwarded'), s.all('fireExtinguished')]).toEqual([[], []]);
    expect(s.table.renown.flat().every((n) => n === 0)).toBe(true);
  });
});

describe('Frith Goldmane', () => {
  const frith = (more: Arrangement = {}) =>
    given({
      options: ADVANCED,
      seats: 3,
      warden: ['frith', 'gloria', 'blitz'],
      colour: ['white', 'black', 'pink'],
      crew: [['kularf'], ['nery', 'walder'], ['gness']],
      tracks: [{ crew: 4 }],
      renown: { B2: [1] },
      water: [{}, { nery: 0 }],
      ...more,
    });

  test("BR-24.8 takes a crew member out of another player's crew and removes 1 Renown", () => {
    const s = frith().answer(0, 'warden').expectQuestion('of the people/crew', 0, ['nery', 'walder', 'gness']);
    s.refused(0, 'kularf', 'BR-24.8', 'ownCrew');
    s.refused(0, 'esme', 'BR-24.8', 'nobodysCrew');
    s.answer(0, 'nery').answer(0, 'join').expectQuestion(ACTION, 0);
    expect(s.table.crew).toEqual([['kularf', 'nery'], ['walder'], ['gness']]);
    expect([s.renown(0, 'B2'), s.table.actions]).toEqual([0, 3]);
    s.expectFact('crewTaken', { rule: 'BR-24.8', seat: 0, from: 1, card: 'nery' });
    const alone = frith({ crew: [['kularf']], water: [] });
    alone.refused(0, 'warden', 'BR-24.8', 'noCrewToTake');
  });

  test('BR-24.9 capacity and replacement as in Recruit, water places filled, nothing for the former owner', () => {
    const s = frith();
    const before = [s.table.crewTrack[1], s.table.wardenWater[1], s.table.crewDeck.length];
    s.answer(0, 'warden', 'nery').expectQuestion('join/replace', 0, ['join', 'kularf']);
    s.answer(0, 'join');
    expect(s.table.crewWater).toEqual([[2, 3], [2], [2]]);
    expect([s.table.crewTrack[1], s.table.wardenWater[1], s.table.crewDeck.length]).toEqual(before);
    expect(s.table.crewDiscard).toEqual([]);
    // A full crew must let somebody go, to the discard pile.
    const full = frith({ crew: [['kularf', 'del-uge'], ['nery', 'walder'], ['gness']] }).answer(0, 'warden', 'gness');
    full.expectQuestion('join/replace', 0, ['kularf', 'del-uge']).refused(0, 'join', 'BR-14.3', 'noRoom');
    full.answer(0, 'del-uge');
    expect([full.table.crew, full.table.crewDiscard]).toEqual([[['kularf', 'gness'], ['nery', 'walder'], []], ['del-uge']]);
    // Without capacity she takes nobody.
    frith({ crew: [[], ['nery']], tracks: [{ crew: 1 }] }).refused(0, 'warden', 'BR-24.9', 'noCrewCapacity');
    expect(frith({ crew: [[], ['nery']], tracks: [{ crew: 2 }] }).legal(0)).toContain('warden');
  });
});

describe('Glint Dampshot', () => {
  const glint = (more: Arrangement = {}) => led('glint', { renown: { D1: [2] }, ...more });

  test('BR-24.10 one Upgrade more, for 1 Renown', () => {
    const s = glint().answer(0, 'warden').expectQuestion('free upgrade/track', 0, ['crew', 'wagon', 'leadership']);
    s.answer(0, 'wagon').expectQuestion(ACTION, 0);
    expect([s.table.wagonTrack[0], s.renown(0, 'D1'), s.table.actions]).toEqual([1, 1, 3]);
    s.expectFact('trackRaised', { rule: 'BR-24.10', seat: 0, track: 'wagon', from: 0, to: 1, cause: 'glint' });
    // A track at its end is not among them, and with all three there it is illegal.
    const some = glint({ tracks: [{ wagon: 4 }] })
      .answer(0, 'warden')
      .expectQuestion('free upgrade/track', 0, ['crew', 'leadership']);
    some.refused(0, 'wagon', 'BR-16.9', 'trackAtItsEnd');
    glint({ tracks: [{ crew: 6, wagon: 4, leadership: 6 }] }).refused(0, 'warden', 'BR-16.9', 'nothingForWarden');
  });

  test('BR-24.11 it costs one action, before, after or without the normal Upgrade', () => {
    const before = glint().answer(0, 'warden', 'crew');
    expect(before.table.upgraded).toBe(false);
    before.answer(0, 'upgrade crew').expectQuestion(ACTION, 0);
    expect([before.table.crewTrack[0], before.table.actions]).toEqual([2, 2]);
    const after = glint().answer(0, 'upgrade crew');
    after.refused(0, 'upgrade crew', 'BR-9.4', 'upgradedThisTurn');
    after.answer(0, 'warden', 'crew').expectQuestion(ACTION, 0);
    expect([after.table.crewTrack[0], after.table.actions]).toEqual([2, 2]);
    after.refused(0, 'upgrade crew', 'BR-9.4', 'upgradedThisTurn');
    glint({ actions: 0 }).refused(0, 'warden', 'BR-6.4', 'noActionsLeft');
  });
});
