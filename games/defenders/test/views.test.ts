/** Table D13: what everybody is shown of places, defenders and threats, which the rules keep in sets and lists. */
import { describe, expect, test } from 'vitest';
import { creating, place, word } from './founding.ts';
import { type Arrangement, given, type Scene } from './kit.ts';

const SIEGE: Arrangement = {
  seats: 3,
  first: 1,
  locations: {
    Gate: { card: 'Kc', exposed: true },
    Keep: { card: '8c', exposed: true },
    Ruin: { card: '9c', ruined: true, words: ['loc.famous'], lost: true },
    Lost: { card: 'Tc' },
    Park: { card: '3c' },
  },
  connections: ['Gate Keep', 'Keep Ruin', 'Lost Park'],
  defenders: {
    Watch: { card: '9h', at: 'Keep', wounds: 1 },
    Guard: { card: '7h', at: 'Park' },
    Ada: { card: 'Jh', at: 'Gate' },
    Late: { card: '8h', at: 'reserve' },
  },
  threats: { Orcs: { card: '3s' }, Horde: { card: '8s', at: 'Lost' }, Far: { card: 'Ks' } },
  morale: 2,
  deck: ['4c', '2h'],
  dice: { attack: [1], entry: [2] },
};
/** A view of one of the things by its name. */
function shown<X extends { name: string }>(list: readonly X[], name: string): X {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not shown`);
  return found;
}
const table = (s: Scene) => s.view(2).table;

describe('what is shown', () => {
  test('DF-9.5 DF-8.19 DF-22.4 of a place: its number, its neighbours, who holds it and whether it counts as lost', () => {
    const s = given(SIEGE);
    const of = (name: string) => shown(table(s).locations, name);
    // The enemy in the Lost place opens the Park.
    expect(table(s).entries).toEqual(['L0', 'L1', 'L4']);
    expect(of('Gate')).toMatchObject({ status: 'standing', held: false, enterable: true, lost: false, exposed: true, entry: 1 });
    expect(of('Gate')).toMatchObject({ connected: ['L1'], regiments: 0, attacked: false, capacity: 1 });
    expect(of('Keep')).toMatchObject({ connected: ['L0', 'L2'], regiments: 1, exposed: true, entry: 2 });
    expect(of('Ruin')).toMatchObject({ status: 'ruined', held: false, enterable: false, lost: true, exposed: false, entry: 0 });
    expect(of('Lost')).toMatchObject({ status: 'standing', held: true, enterable: false, lost: false, entry: 0 });
    expect(of('Park')).toMatchObject({ connected: ['L3'], regiments: 1, capacity: 2, exposed: false, entry: 3 });
  });

  test('DF-3.5 DF-10.8 of a defender: where it is, its wounds, and its value, which morale lowers', () => {
    const s = given(SIEGE);
    const of = (name: string) => shown(table(s).defenders, name);
    expect(of('Watch')).toMatchObject({ where: 'L1', wounds: 1, face: 9, value: 6, arrived: 0 });
    expect(of('Guard')).toMatchObject({ where: 'L4', wounds: 0, face: 7, value: 5 });
    expect(of('Late')).toMatchObject({ where: 'reserve', reinforcement: false });
    expect(table(s)).toMatchObject({ first: 1, start: 2, morale: 2, reserve: ['D3'], joker: true });
  });

  test('DF-11.10 DF-1.8 of a threat: outside, in what it holds, or on its way to what it attacks', () => {
    const s = given(SIEGE);
    const of = (name: string) => shown(table(s).threats, name);
    expect([of('Orcs').where, of('Horde').where, of('Far').where]).toEqual(['outside', 'L3', 'outside']);
    s.threatsAct();
    expect([of('Orcs'), of('Horde')].map(({ where, target }) => [where, target])).toEqual([
      ['outside', 'L1'],
      ['L3', ''],
    ]);
    expect([shown(table(s).locations, 'Keep').attacked, shown(table(s).locations, 'Gate').attacked]).toEqual([true, false]);
    s.quietly('battle/attack');
    expect(table(s)).toMatchObject({ battle: 'L1', step: 'threats', phase: 'siege', mayConfer: false });
    // 6 and a die against 3 and a die; the Keep is a military building.
    expect(table(s).strengths).toMatchObject({ defenders: { total: 7, dice: 1 }, threats: { total: 3, dice: 1 } });
  });

  test('DF-25.3 who has come in this turn is shown in the order of coming', () => {
    const s = given({ ...SIEGE, deck: ['2h'] })
      .threatsAct()
      .answer(1, '{Ada} {Keep}');
    expect(shown(table(s).defenders, 'Ada')).toMatchObject({ where: 'L1', arrived: 1 });
    expect(shown(table(s).defenders, 'Watch').arrived).toBe(0);
    // In the next turn she was there before.
    s.endTurn().expectQuestion('reflection/frame', 2);
    expect(shown(table(s).defenders, 'Ada')).toMatchObject({ where: 'L1', arrived: 0 });
    expect(s.table.arrivals).toBe(0);
  });

  test('DF-5.22 DF-7.13 the cards that are needed and left, in city creation only, and the order of drawing', () => {
    const s = creating({ row: ['2c', '3c'], stacks: [{ sort: 'location', cards: [place('9c'), word('8c loc.feared')] }] });
    expect(table(s)).toMatchObject({ phase: 'city', needed: 22, left: 50, pile: 48, order: [] });
    expect(table(given(SIEGE))).toMatchObject({ needed: 0, left: 0, pile: 0, phase: 'siege', step: 'reflection' });
  });
});
