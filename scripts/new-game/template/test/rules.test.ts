/** Every rule, named by its id. Positions are set up directly; each test ends with the question that must be open then. */
import { describe, expect, it } from 'vitest';
import { dealt } from './scene.ts';

describe('1. The pack', () => {
  it('NG-1.1: everybody takes two animals, and the rest is the pack', () => {
    const s = dealt({ seats: 3 });
    expect(s.table.hands).toEqual([
      ['wolf', 'bear'],
      ['deer', 'boar'],
      ['badger', 'fox'],
    ]);
    expect(s.table.pack).toEqual(['mouse', 'frog', 'mole', 'hedgehog', 'hare', 'cat']);
    s.expectQuestion('turn/play', 0, ['wolf', 'bear']);
  });

  it('NG-1.1: the pack is shuffled', () => {
    const [one, other] = [1, 2].map((seed) => dealt({ seed }).table.pack);
    expect(one).not.toEqual(other);
  });

  it('NG-1.1: only their owner sees the animals, and the others count them', () => {
    const s = dealt();
    expect(s.view(1).table.hands).toEqual([
      [null, null],
      ['deer', 'boar'],
    ]);
    expect(s.view(null).table.hands).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(s.heard(0).map(({ kind }) => kind)).toEqual(['took', 'tookHidden']);
    expect(s.heard(null)).toEqual([
      { kind: 'tookHidden', rule: 'NG-1.1', seat: 0, animals: 2 },
      { kind: 'tookHidden', rule: 'NG-1.1', seat: 1, animals: 2 },
    ]);
  });
});

describe('2. A round', () => {
  it('NG-2.1: in turn each plays an animal of the hand and takes the top of the pack', () => {
    const s = dealt();
    s.forget().answer(0, 'wolf');
    expect(s.table).toMatchObject({
      hands: [
        ['bear', 'fox'],
        ['deer', 'boar'],
      ],
      played: ['wolf', null],
    });
    s.expectFact('played', { seat: 0, animal: 'wolf' });
    s.expectFact('took', { seat: 0, animals: ['fox'] });
    expect(s.heard(1)).toContainEqual({ kind: 'tookHidden', rule: 'NG-2.1', seat: 0, animals: 1 });
    expect(s.asked(1)?.show).toEqual({ best: 'wolf' });
    s.expectQuestion('turn/play', 1, ['deer', 'boar']);
  });

  it('NG-2.1: nothing but an animal of the hand is played', () => {
    const s = dealt();
    for (const answer of ['deer', 'mouse', 'dragon', 7, null]) s.refused(0, answer, 'NG-2.1', 'notInHand');
    s.refused(1, 'deer', 'GH-3', 'notAsked');
    s.expectQuestion('turn/play', 0, ['wolf', 'bear']);
  });

  it.each([
    ['wolf', 'deer', 0],
    ['wolf', 'bear', 1],
  ] as const)('NG-2.1: %s against %s: the strongest wins a point and leads', (first, second, winner) => {
    const s = dealt().arrange((t) => {
      t.hands = [
        ['wolf', 'mouse'],
        ['deer', 'bear'],
      ];
      t.pack = ['frog', 'mole', 'hedgehog', 'hare', 'cat', 'badger', 'fox', 'boar'];
    });
    s.answer(0, first).answer(1, second);
    s.expectFact('roundWon', { seat: winner, points: 1 });
    expect(s.table).toMatchObject({ points: winner === 0 ? [1, 0] : [0, 1], played: [null, null], gone: [first, second] });
    expect(s.question).toBe('turn/play');
    expect(s.actor).toBe(winner);
  });

  it('NG-2.1: without a pack nobody takes anything, and a last animal plays itself', () => {
    const s = dealt().arrange((t) => {
      t.hands = [['wolf', 'cat'], ['bear']];
      t.gone = t.pack.filter((animal) => animal !== 'cat').concat('deer', 'boar');
      t.pack = [];
    });
    s.answer(0, 'cat');
    s.expectNoFact('took');
    s.expectFact('played', { seat: 1, animal: 'bear' });
    // Seat 0 is alone in the next round, and the wolf plays itself as well.
    expect(s.table.points).toEqual([1, 1]);
    expect(s.isOver).toBe(true);
  });
});

describe('3. The end', () => {
  it('NG-3.1: the points played for win at once', () => {
    const s = dealt({ options: { goal: 2 } }).arrange((t) => {
      t.points = [1, 1];
    });
    s.answer(0, 'bear').answer(1, 'deer');
    expect(s.outcome).toEqual({ winners: [0], reason: 'goal', rule: 'NG-3.1', scores: [2, 1] });
  });

  it('NG-3.1: one point fewer goes on', () => {
    const s = dealt({ options: { goal: 3 } }).arrange((t) => {
      t.points = [1, 1];
    });
    s.answer(0, 'bear').answer(1, 'deer');
    s.expectQuestion('turn/play', 0, ['wolf', 'fox']);
  });

  it.each([
    [1, 0, [0], [2, 1]],
    [0, 0, [0, 1], [1, 1]],
  ])('NG-3.1: without animals the most points win, and a tie is shared: %i to %i', (mine, other, winners, scores) => {
    const s = dealt().arrange((t) => {
      t.hands = [['mouse', 'frog'], ['bear']];
      t.gone = ['mole', 'hedgehog', 'hare', 'cat', 'badger', 'fox', 'deer', 'boar', 'wolf'];
      t.pack = [];
      t.points = [mine, other];
    });
    // The bear wins this round, and seat 0 the next one alone; neither has anything left to choose.
    s.answer(0, 'frog');
    expect(s.outcome).toEqual({ winners, reason: 'out', rule: 'NG-3.1', scores });
  });
});
