/** Chapter 10: placing the defenders. */
import type { PlainRecord } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Played } from '../table.ts';
import { box, draw, line, mapping, place, river, unit, withoutNature, word } from './founding.ts';
import { given, type Scene } from './kit.ts';

const PLACES: { [name: string]: Played[] } = {
  Keep: [place('Kc'), word('2c loc.feared')],
  Tower: [place('Qc'), word('3c loc.feared')],
  Mine: [place('Jc'), word('9s loc.underground')],
  Park: [place('5d park'), word('4c loc.feared')],
  Road: [place('4d thoroughfare'), word('5c loc.feared')],
  Vault: [place('3d park'), word('Ts loc.underground')],
};
const UNITS: { [name: string]: Played[] } = {
  Low: [unit('2h'), word('2s def.clever')],
  Nines: [unit('9h'), word('3s def.clever')],
  Nined: [unit('9d'), word('4s def.clever')],
  Queen: [unit('Qh'), word('5s def.clever')],
  Ten: [unit('Tc'), word('6s def.clever')],
  Six: [unit('6h'), word('7s def.clever')],
};
function placing(defenders = UNITS, locations = PLACES, features: PlainRecord[] = []): Scene {
  const s = mapping({ locations, defenders });
  for (const feature of features) s.answer(s.actor, feature);
  draw(withoutNature(s), { Park: box(100, 100, 80, 80), Road: line([300, 100, 500, 100]) });
  while (s.question === 'connections/propose' || s.question === 'entry points/propose') s.answer(s.actor, 'pass');
  return s;
}
const toPlace = (s: Scene): string => {
  const { unit: id } = (s.asked(s.actor)?.show ?? {}) as { unit: string };
  return s.inWords(id);
};
const put = (s: Scene, ...places: string[]): Scene => {
  for (const name of places) s.answer(s.actor, `{${name}}`);
  return s;
};
const ALL = Object.keys(PLACES);

describe('placing', () => {
  test('DF-10.1 DF-10.2 one by one from the highest card value, ties by suit, each by who finalised it', () => {
    const s = placing();
    const order: [string, number][] = [];
    while (s.question === 'placing/location') {
      order.push([toPlace(s), s.actor]);
      s.refused((s.actor + 1) % 3, 'L0', 'GH-3');
      s.answer(s.actor, s.legal(s.actor)[0]);
    }
    expect(order).toEqual([
      ['Queen', 0],
      ['Ten', 1],
      ['Nined', 2],
      ['Nines', 1],
      ['Six', 2],
      ['Low', 0],
    ]);
    expect(s.all('defenderPlaced').map(({ unit: id, seat }) => [s.inWords(id), seat])).toEqual(order);
    s.expectQuestion('new threat/name', 0);
  });

  test('DF-10.3 each defender is placed once, by its own id', () => {
    const s = put(placing(), 'Keep', 'Keep', 'Tower', 'Park', 'Park', 'Keep');
    expect(s.all('defenderPlaced').map(({ unit: id, location }) => `${s.inWords(id)} ${s.inWords(location)}`)).toEqual([
      'Queen Keep',
      'Ten Keep',
      'Nined Tower',
      'Nines Park',
      'Six Park',
      'Low Keep',
    ]);
    expect(new Set(s.table.defenders.map(({ id }) => id)).size).toBe(6);
  });

  test('DF-10.4 one regiment in a small location, two in an area', () => {
    const s = put(placing(), 'Keep', 'Tower');
    expect(toPlace(s)).toBe('Nined');
    s.refused(2, '{Tower}', 'DF-10.4', 'noRoom');
    expect(s.offered(2)).toEqual(ALL.filter((name) => name !== 'Tower'));
    put(s, 'Park', 'Park');
    s.refused(2, '{Park}', 'DF-10.4', 'noRoom');
    expect(toPlace(s)).toBe('Six');
    s.answer(2, '{Keep}');
  });

  test('DF-10.5 a long location holds two, and being underground changes nothing', () => {
    const s = placing();
    expect(s.table.locations.map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Keep', 1],
      ['Tower', 1],
      ['Mine', 1],
      ['Park', 2],
      ['Road', 2],
      ['Vault', 2],
    ]);
    put(s, 'Keep', 'Road', 'Road').refused(1, '{Road}', 'DF-10.4', 'noRoom');
    put(s, 'Mine').refused(2, '{Mine}', 'DF-10.4', 'noRoom');
  });

  test('DF-10.6 groups and individuals go anywhere in any number', () => {
    const s = put(placing(), 'Keep', 'Keep', 'Tower', 'Park', 'Mine');
    // The Queen and the Ten are in the Keep: it is full for regiments only.
    expect(toPlace(s)).toBe('Low');
    expect(s.offered(0)).toEqual(ALL);
    put(s, 'Keep');
    expect(s.table.where.filter((l) => l === 0)).toHaveLength(3);
  });

  test('DF-10.7 capacity holds in play: two regiments may stay in an area, in a small place one of two must go', () => {
    const s = given({
      locations: { Park: { card: '3c', exposed: true }, Keep: {}, Yard: {} },
      connections: ['Park Keep', 'Keep Yard'],
      defenders: { One: { card: '7h', at: 'Park' }, Two: { card: '8h', at: 'Park' }, Three: { card: '9h', at: 'Keep' } },
      deck: ['2h'],
    });
    const stay = s.branch().threatsAct().answer(0, 'pass').answer(1, 'pass').expectQuestion('activation/unit', 0);
    expect([stay.where('One'), stay.where('Two')]).toEqual(['Park', 'Park']);
    s.threatsAct()
      .answer(0, '{Two} {Keep}')
      .answer(1, 'pass')
      .expectQuestion('displacement/move', 0, ['Three Park', 'Three Yard']);
    s.answer(0, '{Three} {Yard}');
    expect([s.where('One'), s.where('Two'), s.where('Three')]).toEqual(['Park', 'Keep', 'Yard']);
  });

  test('DF-10.8 a regiment without room waits in the reserve as the unit it is', () => {
    const small = Object.fromEntries(
      ['K', 'Q', 'J', 'T', '9', '8'].map((rank, i): [string, Played[]] => [
        `P${i}`,
        [place(`${rank}c`), word(`${i + 2}c loc.feared`)],
      ]),
    );
    const many = Object.fromEntries(
      ['T', '9', '8', '7', '6', 'K'].map((rank, i): [string, Played[]] => [
        `U${i}`,
        [unit(`${rank}h`), word(`${i + 2}s def.clever`)],
      ]),
    );
    const s = placing({ ...many, U6: [unit('7d'), word('8s def.clever')], U7: [unit('6d'), word('9s def.clever')] }, small);
    while (s.question === 'placing/location') {
      if (toPlace(s) === 'U7') throw new Error('there is room for U7');
      s.answer(s.actor, s.legal(s.actor)[0]);
    }
    // Seven regiments for six places: the last one is the six of hearts, whose suit ranks below diamonds.
    expect(s.where('U4')).toBe('reserve');
    expect(s.table.reserve).toEqual(['D4']);
    expect(s.table.defenders[4]).toMatchObject({ name: 'U4', words: ['def.clever'] });
    s.expectFact('defenderWaits', { rule: 'DF-10.8', unit: 'D4' });
  });

  test('DF-10.9 nobody is placed in a natural feature', () => {
    const s = placing(UNITS, PLACES, [river(700, 0, 700, 300)]);
    expect(s.table.sketch.features[0].id).toBe('N0');
    s.refused(0, 'N0', 'DF-10.9');
  });
});
