/** Chapter 12: turns, First Player, Normal Order. */
import { describe, expect, test } from 'vitest';
import { type Arrangement, dealt, given, type Scene } from './kit.ts';

const CALM: Arrangement = {
  seats: 3,
  first: 1,
  locations: { Gate: { exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Ann: { card: '2h', at: 'Gate' }, Bob: { card: '3h', at: 'Keep' } },
  deck: ['2h', '3h', '4h', '5h'],
};
/** A turn in which nobody does anything. */
function calmTurn(s: Scene): Scene {
  s.threatsAct();
  while (s.question === 'moves/move') s.answer(s.actor, 'pass');
  return s.answer(s.actor, 'none');
}

describe('a turn', () => {
  test('DF-12.1 is Reflection, Threats act, Defenders act', () => {
    const s = calmTurn(calmTurn(given(CALM)));
    const steps = s.all('stepBegan').map(({ step }) => step);
    // The first Reflection was arranged.
    expect(steps).toEqual(['threats', 'defenders', 'reflection', 'threats', 'defenders', 'reflection']);
    expect(s.step).toBe('reflection');
  });

  test('DF-12.2 Reflection comes first, also before the first card is drawn', () => {
    const s = dealt({ startSeat: '0' }, 2, 3);
    s.playOn(3, 5000, ({ table }) => table.turn === 1);
    s.expectQuestion('reflection/frame', 0);
    expect([s.all('stepBegan').map(({ step }) => step), s.all('cardDrawn')]).toEqual([['reflection'], []]);
  });

  test('DF-12.3 has one First Player from its beginning to its end', () => {
    const s = given(CALM);
    const firsts: number[] = [];
    s.threatsAct();
    while (s.table.turn === 2) {
      firsts.push(s.table.first);
      s.answer(s.actor, s.question === 'moves/move' ? 'pass' : 'none');
    }
    expect(firsts).toEqual([1, 1, 1, 1]);
  });

  test('DF-12.4 from turn 2 on the role passes clockwise before Reflection', () => {
    const s = calmTurn(given({ ...CALM, turn: 1 }));
    s.expectFact('turnBegan', { rule: 'DF-12.3', turn: 2, first: 2, joker: true, deck: s.table.deck.length });
    s.expectQuestion('reflection/frame', 2);
    calmTurn(s).expectQuestion('reflection/frame', 0);
    calmTurn(s).expectQuestion('reflection/frame', 1);
  });
});

test('DF-12.1 the dice of a turn lie on the table until the next scene is framed', () => {
  const s = given({ ...CALM, threats: { Far: { card: 'Kd' } }, deck: ['9c'], dice: { attack: [2] } }).threatsAct();
  s.endTurn().expectQuestion('reflection/frame', 2);
  expect(s.view(0).table.dice).toEqual([2]);
  s.answer(2, { characters: [{ name: 'Ann', unit: 'D0' }], place: 'here', time: 'now', situation: 'waiting' });
  expect(s.view(0).table.dice).toEqual([]);
});

describe('Normal Order', () => {
  test('DF-12.5 is the First Player first, then clockwise', () => {
    const s = given(CALM).threatsAct();
    const order: number[] = [];
    while (s.question === 'moves/move') {
      order.push(s.actor);
      s.answer(s.actor, 'pass');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  test('DF-12.6 goes on round the table, and each procedure begins with the First Player afresh', () => {
    const s = given({
      seats: 2,
      first: 1,
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Ada: { card: 'Jh', at: 'Gate' }, Bea: { card: 'Qh', at: 'Gate' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['X1'],
      reserve: ['2c', '3c', '4c'],
    });
    s.threatsAct()
      .expectQuestion('individuals/move', 1)
      .answer(1, 'pass')
      .expectQuestion('individuals/move', 0)
      .answer(0, 'pass');
    const order: number[] = [];
    for (let n = 0; n < 3; n++) {
      order.push(s.actor);
      if (s.question === 'reinforcements/assign') s.answer(s.actor, s.legal(s.actor)[0]);
      const { words } = (s.asked(s.actor)?.show ?? {}) as { words?: string[] };
      s.answer(s.actor, { name: `Late ${n}`, aloud: true, word: words?.[0] ?? 'spellcasters' });
    }
    expect(order).toEqual([1, 0, 1]);
    s.expectQuestion('battle/attack', 1);
  });

  test('DF-12.7 a seat without any choice is passed over', () => {
    const s = given({
      seats: 3,
      locations: { Gate: { exposed: true }, Keep: {} },
      connections: ['Gate Keep'],
      defenders: { Ada: { card: 'Jh', at: 'Gate' }, Mob: { card: '2h', at: 'Gate' } },
      threats: { Orcs: { card: '8s' } },
      deck: ['9c'],
      dice: { attack: [1] },
    });
    s.threatsAct().expectQuestion('individuals/move', 0);
    // She has been moved: seats 1 and 2 have nobody to move.
    s.answer(0, '{Ada} {Keep}').expectQuestion('battle/attack', 0);
  });
});
