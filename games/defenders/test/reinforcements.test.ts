/** Chapter 18: before the battles individuals move and reinforcements arrive. */
import { describe, expect, test } from 'vitest';
import { DEFENDER_TYPES } from '../data/index.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const EXPOSED = { exposed: true };
const CITY: Arrangement = {
  locations: { Gate: EXPOSED, Keep: {}, Tower: {}, Ruin: { ruined: true }, Lost: {}, Side: {} },
  connections: ['Gate Keep', 'Keep Tower', 'Keep Ruin', 'Keep Lost', 'Tower Side'],
  defenders: {
    Watch: { at: 'Gate' },
    Ada: { card: 'Qh', at: 'Keep', words: ['def.mobile'] },
    Old: { card: 'Kh', at: 'Gate' },
    Mob: { card: '2h', at: 'Keep' },
  },
  threats: { Orcs: { card: '9s' }, Holders: { card: 'Ks', at: 'Lost' } },
  deck: ['Tc'],
  dice: { attack: [1], entry: [1] },
};
/** What is connected with the lost place is an entry point too; a 1 is the Gate. */
const attacked = (over: Partial<Arrangement> = {}): Scene => given({ ...CITY, ...over }).threatsAct();

describe('individuals', () => {
  test('DF-18.1 DF-18.3 each seat in Normal Order may move one to a connected location, or none', () => {
    const s = attacked({ seats: 3, first: 1 });
    s.expectQuestion('individuals/move', 1, ['Ada Gate', 'Ada Tower', 'Old Keep', 'pass']);
    s.refused(1, '{Ada} {Side}', 'DF-8.5', 'notConnected');
    for (const nobody of ['D9 L0', 'D0 L9', 'D0']) s.refused(1, nobody, 'DF-18.1', 'notAnAnswer');
    s.answer(1, '{Ada} {Tower}');
    s.expectFact('defenderMoved', { rule: 'DF-18.1', seat: 1, unit: s.id('Ada'), from: 'L1', to: 'L2', way: 'individual' });
    s.expectQuestion('individuals/move', 2).answer(2, 'pass');
    s.expectFact('passed', { rule: 'DF-18.3', seat: 2 });
    s.expectQuestion('individuals/move', 0).answer(0, '{Old} {Keep}');
    expect([s.where('Ada'), s.where('Old'), s.where('Watch'), s.where('Mob')]).toEqual(['Tower', 'Keep', 'Gate', 'Keep']);
    s.expectQuestion('battle/attack', 1);
  });

  test('DF-18.2 groups and regiments cannot be moved; kings can', () => {
    const s = attacked();
    s.refused(0, '{Watch} {Keep}', 'DF-18.2', 'notIndividual');
    s.refused(0, '{Mob} {Gate}', 'DF-18.2', 'notIndividual');
    s.answer(0, '{Old} {Keep}');
    expect(s.where('Old')).toBe('Keep');
  });

  test('DF-18.1 DF-18.2 jacks, queens and kings, one for each seat, also where one person has them all', () => {
    const defenders = {
      Jack: { card: 'Jh', at: 'Keep' },
      Queen: { card: 'Qh', at: 'Keep' },
      King: { card: 'Kh', at: 'Keep' },
    } as const;
    const s = attacked({ seats: 3, first: 2, options: { people: 'one' }, connections: ['Keep Tower'], defenders });
    s.expectQuestion('individuals/move', 2, ['Jack Tower', 'Queen Tower', 'King Tower', 'pass']);
    s.answer(2, '{Jack} {Tower}').answer(0, '{Queen} {Tower}').expectQuestion('individuals/move', 1, ['King Tower', 'pass']);
  });

  test('DF-18.4 one step, for a mobile one too', () => {
    const s = attacked().answer(0, '{Ada} {Tower}');
    // No second step: the next seat is asked, and Ada has moved.
    s.expectQuestion('individuals/move', 1, ['Old Keep', 'pass']);
  });

  test('DF-18.5 not the same one by two players', () => {
    const s = attacked().answer(0, '{Old} {Keep}');
    s.refused(1, '{Old} {Gate}', 'DF-18.5', 'alreadyMoved');
    expect(s.offered(1).filter((text) => text.startsWith('Old'))).toEqual([]);
    const bo = { Bo: { card: 'Jh', at: 'Gate' } } as const;
    const three = attacked({ seats: 3, defenders: { ...CITY.defenders, ...bo } })
      .answer(0, '{Old} {Keep}')
      .answer(1, '{Ada} {Tower}');
    three.expectQuestion('individuals/move', 2, ['Bo Keep', 'pass']);
    three.refused(2, '{Old} {Gate}', 'DF-18.5', 'alreadyMoved');
  });

  test('DF-18.6 into enterable locations only; into and out of one under attack', () => {
    const s = attacked();
    s.refused(0, '{Ada} {Ruin}', 'DF-23.1', 'notEnterable');
    s.refused(0, '{Ada} {Lost}', 'DF-23.2', 'notEnterable');
    expect(s.table.target[0]).toBe(0);
    s.answer(0, '{Ada} {Gate}').answer(1, '{Old} {Keep}');
    expect([s.where('Ada'), s.where('Old')]).toEqual(['Gate', 'Keep']);
  });

  test('DF-18.7 for clubs and the joker, not in a surprise attack', () => {
    attacked().expectQuestion('individuals/move', 0);
    attacked({ deck: ['X1'], dice: { entry: [1], join: [6] } }).expectQuestion('individuals/move', 0);
    attacked({ deck: ['9d'], dice: { entry: [1] } }).expectQuestion('battle/attack', 0);
  });
});

describe('reinforcements', () => {
  const JOKER: Arrangement = {
    locations: { Gate: EXPOSED, Back: EXPOSED, Keep: {} },
    connections: ['Gate Keep', 'Back Keep'],
    defenders: { Watch: { at: 'Gate' }, Guard: { at: 'Keep' } },
    threats: { Orcs: { card: '9s' }, Rats: { card: 'As' } },
    deck: ['X1'],
    reserve: ['2h', '9h', 'Jh'],
    dice: { entry: [1], join: [6] },
  };
  const arriving = (over: Partial<Arrangement> = {}): Scene => given({ ...JOKER, ...over }).threatsAct();
  const naming = (name: string, word: string): { [field: string]: string } => ({ name, word, description: `${name} come.` });
  const [GROUP] = DEFENDER_TYPES.fantasy.low;
  const [REGIMENT] = DEFENDER_TYPES.fantasy.middle;
  const [JACK] = DEFENDER_TYPES.fantasy.jack;

  test('DF-18.8 after the individuals, seats in Normal Order assign one card each, going round', () => {
    const s = arriving({ first: 1, defenders: { Watch: { at: 'Gate' }, Ada: { card: 'Qh', at: 'Keep' } } });
    s.expectQuestion('individuals/move', 1).answer(1, 'pass').answer(0, 'pass');
    s.expectQuestion('reinforcements/assign', 1, ['2h Gate', '9h Gate', 'Jh Gate']);
    s.answer(1, '9h {Gate}', naming('Ninth', REGIMENT));
    s.expectFact('reinforcementArrived', {
      rule: 'DF-18.8',
      seat: 1,
      card: '9h',
      name: 'Ninth',
      class: 'regiment',
      location: 'L0',
    });
    s.expectQuestion('reinforcements/assign', 0, ['2h Gate', 'Jh Gate']);
    s.answer(0, 'Jh {Gate}', naming('Jack', JACK));
    // Whoever assigns a unit is its owner, and the author of what is told of it.
    expect(s.table.defenders.slice(2).map(({ seat, description }) => [seat, s.table.authors[description.n - 1]])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    // The last one can only go to the Gate; it is the first seat's again.
    s.expectQuestion('reinforcements/name', 1).answer(1, naming('Second', GROUP));
    expect(s.table.reserve).toEqual([]);
    expect(['Ninth', 'Jack', 'Second'].map((name) => s.where(name))).toEqual(['Gate', 'Gate', 'Gate']);
    s.expectQuestion('battle/attack', 1);
  });

  test('DF-18.9 DF-18.13 each must go to a location under attack, defended or not', () => {
    // All attack the empty Back.
    const s = arriving({ dice: { entry: [2], join: [6] } });
    s.expectQuestion('reinforcements/assign', 0, ['2h Back', '9h Back', 'Jh Back']);
    s.refused(0, '2h {Gate}', 'DF-18.9', 'notUnderAttack');
    s.refused(0, '2h {Keep}', 'DF-18.9', 'notUnderAttack');
    s.refused(0, '3h {Back}', 'DF-18.8', 'notInReserve');
    s.refused(0, '2h L9', 'DF-18.9', 'noSuchThing');
    s.refused(0, '2h', 'DF-18.8', 'notAnAnswer');
    s.refused(0, 'pass', 'DF-18.13', 'mustAssign');
    const both = arriving({ dice: { entry: [1, 2], join: [1] }, reserve: ['2h', '9h'] });
    both.expectQuestion('reinforcements/assign', 0, ['2h Gate', '2h Back', '9h Gate', '9h Back']);
  });

  test('DF-18.10 neither capacity nor the limit of three applies', () => {
    const s = arriving({ reserve: ['8h', '9h', 'Th'] });
    s.answer(0, '8h {Gate}', naming('Eight', REGIMENT)).answer(1, '9h {Gate}', naming('Nine', REGIMENT));
    s.answer(0, naming('Ten', REGIMENT));
    expect(['Watch', 'Eight', 'Nine', 'Ten'].map((name) => s.where(name))).toEqual(['Gate', 'Gate', 'Gate', 'Gate']);
    expect(s.table.locations[0].capacity).toBe(1);
  });

  test('DF-18.11 a unit of its face value, unwounded, lowered by morale, without a descriptor', () => {
    const s = arriving({ morale: 2, reserve: ['9h'] }).answer(0, naming('Ninth', REGIMENT));
    expect(s.table.defenders[2]).toMatchObject({
      class: 'regiment',
      face: 9,
      words: [],
      bonus: 0,
      reinforcement: true,
      trades: [],
    });
    expect([s.wounds('Ninth'), s.value('Ninth')]).toEqual([0, 7]);
  });

  test('DF-18.12 the assigning player names and describes it and states the trade of ace to 5', () => {
    const s = arriving({ reserve: ['2h', '9h'] }).answer(0, '2h {Gate}');
    s.expectQuestion('reinforcements/name', 0);
    s.refused(0, { word: GROUP, description: 'They come.' }, 'DF-6.16');
    s.refused(0, { name: 'Second', word: GROUP }, 'DF-6.16');
    s.refused(0, { name: 'Second', description: 'They come.' }, 'DF-18.12', 'fieldMissing');
    s.refused(0, naming('Second', REGIMENT), 'DF-18.11', 'wrongBand');
    s.refused(0, { ...naming('Second', GROUP), trade: 'tailors' }, 'DF-5.16', 'formNotHere');
    s.answer(0, { ...naming('Second', GROUP), trade: 'healers' });
    expect(s.table.defenders[2]).toMatchObject({
      name: 'Second',
      seat: 0,
      trades: ['healers'],
      description: { text: 'Second come.' },
    });
    s.expectQuestion('reinforcements/name', 1);
    s.refused(1, { ...naming('Ninth', REGIMENT), trade: 'healers' }, 'DF-5.16', 'formNotHere');
  });

  test('DF-18.12 DF-5.16 where no trade is stated the listed word says it', () => {
    const named = (field: { trade?: string }) => {
      const s = arriving({ reserve: ['2h'] }).answer(0, { ...naming('Second', 'engineers'), ...field });
      return s.table.defenders[2].trades;
    };
    expect([named({}), named({ trade: 'other' }), named({ trade: 'healers' })]).toEqual([['engineers'], [], ['healers']]);
  });

  test('DF-18.11 DF-5.14 it is of the words of the setting, and keeps the wording of its own', () => {
    const [own] = DEFENDER_TYPES.zombie.low;
    const s = arriving({ options: { setting: 'zombie' }, reserve: ['2h'] });
    s.refused(0, naming('Second', DEFENDER_TYPES.kaiju.low[0]), 'DF-18.11', 'wrongBand');
    s.refused(0, { ...naming('Second', own), wording: 'x'.repeat(61) }, 'DF-5.14', 'tooLong');
    s.answer(0, { ...naming('Second', own), wording: 'the bakers' });
    expect(s.table.defenders[2].cards).toMatchObject([{ card: '2h', use: 'type', word: own, wording: 'the bakers' }]);
  });

  test('DF-18.8 they come on the joker, not on a club', () => {
    const s = arriving({ deck: ['Tc'], dice: { attack: [1], entry: [1], join: [6] } });
    s.expectQuestion('battle/attack', 0);
    expect(s.table.reserve).toEqual(['2h', '9h', 'Jh']);
  });

  test('DF-18.11 DF-11.12 destroyed, it is gone for good, and its card is discarded', () => {
    const over = { defenders: { Guard: { at: 'Keep' } }, threats: { Orcs: { card: 'Ts' } } } as const;
    const s = arriving({ ...over, reserve: ['9h'], dice: { entry: [1], battle: [1, 6] } });
    s.answer(0, naming('Ninth', REGIMENT)).quietly('moves/move');
    expect([s.where('Ninth'), s.table.discard.includes('9h'), s.table.reserve]).toEqual(['destroyed', true, []]);
  });

  test('DF-18.14 a defender that waited arrives as the unit it was', () => {
    const waiting = { Late: { card: '8h', at: 'reserve', wounds: 2, words: ['def.tough'] } } as const;
    const s = arriving({ defenders: { ...JOKER.defenders, ...waiting }, reserve: [], dice: { entry: [1], join: [6] } });
    const two = arriving({
      defenders: { ...JOKER.defenders, ...waiting, Later: { card: '6h', at: 'reserve' } },
      reserve: [],
      first: 1,
    });
    two.answer(1, '{Late} {Gate}');
    expect(two.all('reinforcementArrived').map(({ seat, unit }) => [seat, two.inWords(unit)])).toEqual([
      [1, 'Late'],
      [0, 'Later'],
    ]);
    const mixed = arriving({ defenders: { ...JOKER.defenders, ...waiting }, reserve: ['9h'] });
    mixed.answer(0, '9h {Gate}', naming('Ninth', REGIMENT)).expectQuestion('battle/attack', 0);
    expect([mixed.where('Late'), mixed.where('Ninth'), mixed.table.defenders.length]).toEqual(['Gate', 'Gate', 4]);
    // It needs no name: the one thing to assign goes to the one place under attack.
    s.expectFact('reinforcementArrived', { rule: 'DF-18.14', unit: s.id('Late'), location: 'L0' });
    expect([s.where('Late'), s.wounds('Late'), s.value('Late')]).toEqual(['Gate', 2, 6]);
    expect(s.table.defenders[2]).toMatchObject({ words: ['def.tough'], bonus: 1, reinforcement: false });
    expect(s.table.reserve).toEqual([]);
    s.expectQuestion('battle/attack', 0);
  });
});
