import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { type Arrangement, given, type Scene, start } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
/** Seat 0 puts out the last fire, on E4, and takes no Renown for it. */
const scored = (wanted: Arrangement): Scene['outcome'] =>
  given({ brigade: ['E4'], ...wanted, fire: { ...NO_FIRE, E4: 1, ...wanted.fire } }).answer(0, 'extinguish 1', 'done').outcome;

describe('scoring', () => {
  it('BR-21.1 the score is the sum of the printed values of the loyal blocks', () => {
    // Values 2, 4 and 3 against 5 and 3.
    const loyal = { C1: 0, B2: 0, D1: 0, C3: 1, E1: 1 };
    expect(scored({ loyal })).toMatchObject({ scores: [9, 8], winners: [0] });
    expect(
      given({ loyal })
        .view(null)
        .table.players.map(({ score }) => score),
    ).toEqual([9, 8]);
  });
  it('BR-21.2 destroyed blocks score nothing', () => {
    const s = given({ fire: { ...NO_FIRE, C2: 'doomed' }, loyal: { C2: 0, E1: 1 } });
    expect(brigade.score(s.game, 0)).toBe(4);
    expect(s.endTurn().outcome).toMatchObject({ reason: 'allsWell', scores: [0, 3], winners: [1] });
  });
  it('BR-21.3 Renown on the board scores nothing', () => {
    expect(scored({ renown: { B2: [3], C2: [3], C3: [4] }, loyal: { C1: 1 } })).toMatchObject({ scores: [0, 2], winners: [1] });
  });
  it('BR-21.4 ties: more loyal blocks, then more University blocks, then more Renown on the board, then shared', () => {
    expect(scored({ loyal: { B2: 0, D2: 1, E2: 1 }, renown: { C2: [3] } })).toMatchObject({ scores: [4, 4], winners: [1] });
    // Two blocks of 2 and 3 beat one University block of 5.
    expect(scored({ loyal: { C3: 0, C1: 1, D1: 1 } })).toMatchObject({ scores: [5, 5], winners: [1] });
    const blocks = { C3: 0, D1: 0, B2: 1, C2: 1 }; // 5 + 3 against 4 + 4
    expect(scored({ loyal: blocks, renown: { E3: [0, 3] } })).toMatchObject({ scores: [8, 8], winners: [0] });
    expect(scored({ loyal: { D1: 0, E1: 1 }, renown: { C2: [1], B2: [0, 2] } })).toMatchObject({ winners: [1] });
    expect(scored({ loyal: { D1: 0, E1: 1 }, renown: { C2: [2], B2: [0, 2] } })).toMatchObject({
      scores: [3, 3],
      winners: [0, 1],
    });
    // The score itself comes first: 5 in one block beats 4 in two.
    expect(scored({ loyal: { C3: 0, D2: 1, E2: 1 } })).toMatchObject({ scores: [5, 4], winners: [0] });
  });
  it('BR-21.5 without loyal blocks the same order applies, and all may share', () => {
    expect(scored({ seats: 3 })).toMatchObject({ scores: [0, 0, 0], winners: [0, 1, 2] });
    expect(scored({ seats: 3, renown: { B2: [0, 2, 2], C2: [1] } })).toMatchObject({ winners: [1, 2] });
  });
});

describe('information', () => {
  const views = (s: Scene) => [0, 1, null].map((seat) => s.view(seat));

  it('BR-22.1 the order of the decks is hidden from all, their sizes are open', () => {
    const s = given();
    const before = views(s);
    expect(before.map(({ table }) => [table.eventDeck, table.crewDeck])).toEqual(Array(3).fill([27, 20]));
    s.table.eventDeck.reverse();
    s.table.crewDeck.reverse();
    expect(views(s)).toEqual(before);
    // During set-up the starter events are hidden in the same way.
    const begun = start();
    const early = views(begun);
    expect(early[0].table.starters).toBe(6);
    begun.table.starters.reverse();
    expect(views(begun)).toEqual(early);
  });
  it('BR-22.2 everything else is open to everybody, spectators included', () => {
    const s = given({
      brigade: ['C2', 'E5'],
      wagon: ['B1', 'D6'],
      crew: [['nery'], ['kularf', 'lumen']],
      tracks: [{ wagon: 2 }, { leadership: 4 }],
      water: [{ warden: 1, wagon: 2, nery: 2 }],
      fire: { B2: 3, C1: 'doomed', D1: 'destroyed' },
      renown: { B2: [2, 1] },
      loyal: { F3: 1 },
      events: ['sudden-downpour'],
      crewDeck: ['del-uge'],
      crewDeckOnly: true,
    });
    const [own, other, nobody] = views(s).map(({ table }) => table);
    expect(other).toEqual(own);
    expect(nobody).toEqual(own);
    expect(own.players[0]).toMatchObject({ brigade: 'C2', wagon: 'B1', wardenWater: 1, wagonWater: 2, renownLeft: 14 });
    expect(own.players[0].crew).toMatchObject([{ card: 'nery', water: 2, capacity: 3 }]);
    expect(own.players[1].crew.map(({ card }) => card)).toEqual(['kularf', 'lumen']);
    expect(own.players[1].tracks.map(({ name, space }) => [name, space])).toContainEqual(['leadership', 4]);
    const space = (name: string) => own.spaces.find((at) => at.name === name);
    expect(space('B2')).toMatchObject({ fire: 3, renown: [2, 1] });
    expect([space('C1')?.doomed, space('D1')?.destroyed, space('F3')?.loyal]).toEqual([true, true, 1]);
    expect(own.eventDiscard).toEqual(['failed-exam', 'laboratory-blast', 'stray-fireballs']);
    expect(own.crewDiscard).toHaveLength(16);
  });
  it('BR-22.3 the cards drawn by Recruit are seen by the recruiter only, until the choice is made', () => {
    const s = given({ tracks: [{ crew: 2 }], crewDeck: ['kularf', 'del-uge'] }).answer(0, 'recruit');
    const drawn = () => views(s).map(({ table }) => table.drawn);
    const hidden = { seat: 0, n: 2, cards: [] };
    expect(drawn()).toEqual([{ seat: 0, n: 2, cards: ['kularf', 'del-uge'] }, hidden, hidden]);
    expect(s.asked(0)?.options).toEqual(['kularf', 'del-uge', 'none']);
    expect([s.asked(1), s.view(null).asked]).toEqual([null, null]);
    const heard = (seat: number | null) => s.heard(seat).flatMap((fact) => (fact.kind === 'crewDrawn' ? [fact.cards] : []));
    expect([heard(0), heard(1), heard(null)]).toEqual([[['kularf', 'del-uge']], [[]], [[]]]);
    for (const seat of [1, null]) {
      expect(JSON.stringify([s.view(seat), s.heard(seat)])).not.toMatch(/kularf|del-uge/);
    }
    s.answer(0, 'del-uge');
    expect(drawn()).toEqual([null, null, null]);
    for (const { table } of views(s)) {
      expect([table.crewDiscard, table.players[0].crew.map(({ card }) => card)]).toEqual([['kularf'], ['del-uge']]);
    }
    expect(s.heard(1)).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'crewDiscarded', card: 'kularf' })]));
  });
});

describe('limits', () => {
  it('BR-22.6 no more Renown can be placed than is left of the 16; the excess is lost', () => {
    const s = given({
      brigade: ['E4'],
      wagon: ['E4'],
      fire: { E4: 3 },
      water: [{ warden: 2, wagon: 1 }],
      renown: { B2: [3], C2: [3], C3: [4], D3: [4], D1: [1] },
    }).answer(0, 'extinguish 3');
    s.expectQuestion('award/place', 0).answer(0, 'F4');
    s.expectFact('renownForfeited', { seat: 0, n: 2, rule: 'BR-22.6' });
    expect([s.renown(0, 'F4'), s.view(0).table.players[0].renownLeft]).toEqual([1, 0]);
    s.expectQuestion('action phase/action', 0);
  });
  it('BR-22.7 Loyalty markers do not run out: an eleventh block can be won', () => {
    const ten = { C1: 0, D1: 0, E1: 0, A2: 0, D2: 0, E2: 0, F2: 0, A3: 0, A4: 0, E4: 0 };
    const s = given({ brigade: ['B4'], fire: { B4: 1 }, renown: { B4: [1] }, loyal: ten }).answer(0, 'extinguish 1', 'B4');
    expect(s.loyal('B4')).toBe(0);
    expect(s.view(0).table.players[0].loyalBlocks).toBe(11);
    s.expectQuestion('action phase/action', 0);
  });
  it('BR-22.8 water is tracked for each card and the Wagon', () => {
    const s = given({
      brigade: ['E4'],
      wagon: ['E4'],
      fire: { E4: 4 },
      crew: [['nery', 'kularf']],
      water: [{ warden: 2, nery: 3, kularf: 2, wagon: 2 }],
    });
    s.answer(0, 'extinguish 3').expectQuestion('pay water/holder', 0, ['warden 0', 'warden 1', 'warden 2']);
    s.answer(0, 'warden 1', 'nery 0', 'kularf 1');
    expect([s.table.wardenWater[0], s.table.crewWater[0], s.table.wagonWater[0]]).toEqual([1, [3, 1], 1]);
    expect(s.all('waterSpent').map(({ holder, n, left }) => [holder, n, left])).toEqual([
      ['warden', 1, 1],
      ['kularf', 1, 1],
      ['wagon', 1, 1],
    ]);
  });
});
