/** Chapter 20: the four endings. */
import { makeBot, see } from '@guildhall/bots';
import { type GamePackage, QuickRandom } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { brigade } from '../index.ts';
import { REASONS } from '../table.ts';
import { type Arrangement, dealt, given, type Scene } from './kit.ts';

const NO_FIRE = { C3: 0, D3: 0, C4: 0, D4: 0 };
const destroyed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'destroyed' as const]));
const SEVEN = destroyed('C1', 'D1', 'E1', 'A2', 'B2', 'D2', 'E2');
/** Commons of seat 0 but for B1, where its Brigade needs one more Renown. */
const FOUR_COMMONS: Arrangement = { brigade: ['B1'], loyal: { C1: 0, D1: 0, E1: 0, A2: 0 }, renown: { B1: [1] } };
const putOut = (wanted: Arrangement, fire: Arrangement['fire'] = {}): Scene =>
  given({ ...wanted, fire: { B1: 1, ...fire } }).answer(0, 'extinguish 1', 'B1');
const turns = (s: Scene): number[] => s.all('turnBegan').map(({ seat }) => seat);

describe('Quarter Loyalty and Citizens\u2019 Loyalty', () => {
  it('BR-20.1 five loyal blocks of one quarter win at once, four do not', () => {
    const s = putOut(FOUR_COMMONS);
    expect(s.outcome).toMatchObject({ reason: 'quarterLoyalty', rule: 'BR-20.1', winners: [0] });
    expect([s.question, s.table.actions]).toEqual([null, 3]);
    s.refused(0, 'end', 'GH-1', 'over');
    const four = putOut({ ...FOUR_COMMONS, loyal: { C1: 0, D1: 0, E1: 0, A2: 1 } });
    expect(four.loyal('B1')).toBe(0);
    four.expectQuestion('action phase/action', 0);
    // Whether they burn or are doomed does not matter (BR-5.21).
    expect(putOut(FOUR_COMMONS, { C1: 3, D1: 4, E1: 'doomed' }).outcome).toMatchObject({ winners: [0], rule: 'BR-20.1' });
    // Five blocks of several quarters are not enough either.
    putOut({ ...FOUR_COMMONS, loyal: { C1: 0, D1: 0, E1: 0, D2: 0 } }).expectQuestion('action phase/action', 0);
  });
  it('BR-20.2 three University blocks suffice, two do not', () => {
    const faculty = (loyal: Arrangement['loyal']): Scene =>
      given({ brigade: ['C3'], fire: { C3: 1 }, renown: { C3: [4] }, ...(loyal ? { loyal } : {}) }).answer(
        0,
        'extinguish 1',
        'C3',
      );
    expect(faculty({ D3: 0, C4: 0 }).outcome).toMatchObject({ reason: 'quarterLoyalty', rule: 'BR-20.2', winners: [0] });
    const two = faculty({ D3: 0, C4: 1 });
    expect([two.loyal('C3'), two.outcome]).toEqual([0, null]);
  });
  it('BR-20.3 BR-20.4 a block of each of the five quarters wins at once', () => {
    const s = putOut({ ...FOUR_COMMONS, loyal: { D2: 0, A4: 0, D5: 0, C3: 0 } });
    expect(s.outcome).toMatchObject({ reason: 'citizensLoyalty', rule: 'BR-20.3', winners: [0] });
    expect([s.question, s.table.actions]).toEqual([null, 3]);
    // Without the University, or with another's, it does not.
    putOut({ ...FOUR_COMMONS, loyal: { D2: 0, A4: 0, D5: 0 } }).expectQuestion('action phase/action', 0);
    putOut({ ...FOUR_COMMONS, loyal: { D2: 0, A4: 0, D5: 0, C3: 1 } }).expectQuestion('action phase/action', 0);
  });
  it('BR-20.5 both may happen on another\u2019s turn; of several the first in order wins', () => {
    const both: Arrangement = {
      brigade: ['B1', 'D5'],
      loyal: { C1: 0, D1: 0, E1: 0, A2: 0, E5: 1, F5: 1, B6: 1, C6: 1 },
      renown: { B1: [1, 0], D5: [0, 1] },
      events: ['talk-of-the-town'],
    };
    const first = given(both).endTurn().answer(1, 'D5');
    expect(first.outcome).toMatchObject({ winners: [1], reason: 'quarterLoyalty' });
    const second = given(both).endTurn().answer(1, 'done').answer(0, 'B1');
    expect(second.outcome).toMatchObject({ winners: [0], reason: 'quarterLoyalty' });
    expect(second.table.active).toBe(1);
    const citizen = given({ ...both, loyal: { D2: 0, A4: 0, E5: 0, C3: 0 } })
      .endTurn()
      .answer(1, 'done')
      .answer(0, 'B1');
    expect(citizen.outcome).toMatchObject({ winners: [0], reason: 'citizensLoyalty' });
  });
});

describe('evacuation', () => {
  const flipping = (fire: Arrangement['fire']): Scene =>
    given({ fire: { ...fire, C2: 'doomed' }, events: ['sudden-downpour'] }).endTurn();

  it('BR-20.6 it begins with 8 destroyed blocks or 3 of the University', () => {
    const eight = flipping(SEVEN);
    eight.expectFact('evacuationBegan', { seat: 0, destroyed: 8, university: 0, rule: 'BR-20.6' });
    expect(eight.view(1).table.evacuation).toBe(0);
    const seven = flipping(destroyed('C1', 'D1', 'E1', 'A2', 'B2', 'D2'));
    expect([seven.table.evacuation, seven.all('evacuationBegan')]).toEqual([-1, []]);
    flipping(destroyed('C3', 'D3', 'C4')).expectFact('evacuationBegan', { destroyed: 4, university: 3 });
    expect(flipping(destroyed('C3', 'D3')).table.evacuation).toBe(-1);
  });
  it('BR-20.7 University blocks count among the 8', () => {
    flipping(destroyed('C3', 'D3', 'C1', 'D1', 'E1', 'A2', 'B2')).expectFact('evacuationBegan', { destroyed: 8, university: 2 });
    expect(flipping(destroyed('C3', 'D3', 'C1', 'D1', 'E1', 'A2')).table.evacuation).toBe(-1);
  });
  it('BR-20.8 the count is made after flipping, at the end of a phase', () => {
    const s = given({ fire: { ...SEVEN, C2: 'doomed' }, events: ['sudden-downpour'] }).answer(0, 'wagon B1', 'upgrade crew');
    expect(s.table.evacuation).toBe(-1);
    s.endTurn();
    const kinds = s.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('evacuationBegan')).toBe(kinds.indexOf('blockDestroyed') + 1);
    // Scarlet Squall dooms E4 first and lights B1 and others: the count waits for the whole card.
    const event = given({ fire: { ...SEVEN, E4: 4 }, events: ['scarlet-squall'] }).endTurn();
    const told = event.facts.map(({ kind }) => kind);
    expect(told.indexOf('evacuationBegan')).toBeGreaterThan(told.lastIndexOf('fireballLanded'));
  });
  it('BR-20.9 BR-20.11 every other player gets one last turn, whoever began the game', () => {
    for (const active of [0, 1, 2]) {
      const s = given({
        seats: 3,
        active,
        fire: { ...SEVEN, C2: 'doomed' },
        events: ['sudden-downpour', 'sudden-downpour', 'bigger-barrels'],
      });
      s.endTurn();
      s.expectFact('evacuationBegan', { seat: active });
      s.endTurn().expectQuestion('action phase/action', (active + 2) % 3);
      expect(s.outcome).toBeNull();
      s.endTurn();
      expect(turns(s)).toEqual([(active + 1) % 3, (active + 2) % 3]);
      expect(s.all('turnBegan').every(({ last }) => last)).toBe(true);
      expect(s.outcome).toMatchObject({ reason: 'evacuation', rule: 'BR-20.15' });
    }
  });
  it('BR-20.10 the player in whose Event phase it begins still has the Action phase, and no further event', () => {
    const s = given({ fire: { ...SEVEN, E4: 4 }, events: ['scarlet-squall', 'sudden-downpour', 'bigger-barrels'] }).endTurn();
    s.expectFact('evacuationBegan', { seat: 1 });
    s.expectQuestion('action phase/action', 1);
    expect(s.table.actions).toBe(4);
    s.answer(1, 'wagon B1').endTurn().expectQuestion('action phase/action', 0);
    s.endTurn();
    expect(s.outcome?.reason).toBe('evacuation');
    expect(s.all('eventDrawn').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'scarlet-squall'],
      [0, 'sudden-downpour'],
    ]);
  });
  it('BR-20.12 last turns are complete turns', () => {
    const s = given({ evacuation: 0, events: ['wind-east'], fire: { ...NO_FIRE, C5: 1 } }).endTurn();
    s.expectFact('turnBegan', { seat: 1, last: true });
    s.expectFact('eventDrawn', { seat: 1, card: 'wind-east' });
    expect([s.fire('D5'), s.table.actions]).toEqual([1, 4]);
    s.answer(1, 'wagon B2', 'wagon C2', 'wagon B2').expectQuestion('action phase/action', 1);
  });
  it('BR-20.13 in last turns a victory by Loyalty or All\u2019s Well still ends the game at once', () => {
    expect(putOut({ ...FOUR_COMMONS, evacuation: 1 }).outcome).toMatchObject({ reason: 'quarterLoyalty', winners: [0] });
    expect(putOut({ brigade: ['B1'], evacuation: 1 }, NO_FIRE).outcome).toMatchObject({ reason: 'allsWell' });
  });
  it('BR-20.14 no extra turns once it has begun', () => {
    const extra: Arrangement = { extraTurns: [1], events: ['sudden-downpour', 'sudden-downpour'] };
    expect(turns(given(extra).endTurn())).toEqual([0]);
    expect(turns(given({ ...extra, fire: { ...SEVEN, C2: 'doomed' } }).endTurn())).toEqual([1]);
    // Brother Ben wins none any more.
    const ben: Arrangement = { crew: [['ben']], loyal: { D2: 0 }, tracks: [{ wagon: 3 }] };
    expect(given(ben).answer(0, 'upgrade wagon').all('extraTurnWon')).toHaveLength(1);
    expect(
      given({ ...ben, evacuation: 1 })
        .answer(0, 'upgrade wagon')
        .all('extraTurnWon'),
    ).toEqual([]);
  });
  it('BR-20.15 after the last turn the highest score wins', () => {
    const s = given({ active: 1, evacuation: 0, loyal: { B1: 0, C1: 0, D3: 1 } }).endTurn();
    expect(s.outcome).toEqual({ reason: 'evacuation', rule: 'BR-20.15', winners: [1], scores: [4, 5] });
  });
});

describe('All\u2019s Well', () => {
  const LAST: Arrangement = { brigade: ['B1'] };

  it('BR-20.16 BR-20.17 it ends the game as soon as the action that put out the last fire is resolved, Renown placed', () => {
    const s = given({ ...LAST, fire: { ...NO_FIRE, B1: 1 }, renown: { B1: [1] }, loyal: { F3: 1, D1: 0 } }).answer(
      0,
      'extinguish 1',
    );
    s.expectQuestion('award/place', 0).answer(0, 'B1');
    s.expectFact('allFiresOut', { ends: true, rule: 'BR-20.16' });
    expect(s.outcome).toEqual({ reason: 'allsWell', rule: 'BR-20.16', winners: [0], scores: [5, 4] });
    expect(s.table.actions).toBe(3);
    putOut(LAST, { ...NO_FIRE, D2: 1 }).expectQuestion('action phase/action', 0); // one fire is left
  });
  it('BR-20.18 if that Renown wins by Loyalty, the Loyalty victory counts', () => {
    const s = putOut({ ...FOUR_COMMONS, loyal: { ...FOUR_COMMONS.loyal, D3: 1, C4: 1, B4: 1, F3: 1 } }, NO_FIRE);
    expect(s.outcome).toMatchObject({ reason: 'quarterLoyalty', winners: [0] }); // seat 1 has the higher score
    expect(s.all('allFiresOut')).toEqual([]);
  });
  it('BR-20.19 if the same action lights a fire again, the game goes on', () => {
    const chops: Arrangement = { ...LAST, renown: { B1: [1] }, loyal: { A4: 0 }, crew: [['chops']], water: [{ chops: 0 }] };
    const lit = putOut(chops, NO_FIRE).answer(0, 'chops', 'C1');
    lit.expectQuestion('action phase/action', 0);
    expect(lit.fire('C1')).toBe(2);
    expect(putOut(chops, NO_FIRE).answer(0, 'pass').outcome?.reason).toBe('allsWell');
  });
  it('BR-6.6 BR-20.17 BR-20.20 it also counts when the last fires are destroyed or cooled, in either phase; evacuation is examined first', () => {
    // Event phase: Sparks over the Roofs marks E2, which is destroyed, A4, which is, and D5, which is protected.
    const event = given({
      fire: { ...NO_FIRE, E2: 4, A4: 'destroyed' },
      wagon: [null, 'D5'],
      events: ['sparks-over-the-roofs'],
    }).endTurn();
    expect(event.outcome?.reason).toBe('allsWell');
    expect(event.table.turn).toBe(2);
    // There too evacuation is examined first, which partners lose by: E2 is the last fire and the eighth block.
    const both = (options: Arrangement['options']): Scene =>
      given({
        fire: { ...NO_FIRE, ...destroyed('B1', 'C1', 'D1', 'E1', 'A2', 'B2', 'A4'), E2: 4 },
        wagon: [null, 'D5'],
        loyal: { E3: 0, F3: 0, B5: 0, C2: 0 },
        events: ['sparks-over-the-roofs'],
        ...(options ? { options } : {}),
      }).endTurn();
    const rivals = both({});
    expect(rivals.outcome?.reason).toBe('allsWell');
    expect(rivals.facts.map(({ kind }) => kind).slice(-3)).toEqual(['evacuationBegan', 'allFiresOut', 'gameEnded']);
    expect(both({ cooperative: true, level: 'easy' }).outcome?.reason).toBe('coopEvacuation');
    // Building: the Frozen Exhibits put out A2, the last fire.
    const building = given({
      options: { specialBuildings: true },
      tiles: { B2: 'frozen-exhibits' },
      fire: { ...NO_FIRE, B2: 'doomed', A2: 1 },
    });
    expect(building.endTurn().outcome?.reason).toBe('allsWell');
    const last = given({ fire: { ...NO_FIRE, ...SEVEN, C2: 'doomed' } });
    last.answer(0, 'wagon B1').expectQuestion('action phase/action', 0); // a doomed block still has its marker
    last.endTurn();
    expect(last.facts.map(({ kind }) => kind).slice(-3)).toEqual(['evacuationBegan', 'allFiresOut', 'gameEnded']);
    expect(last.outcome?.reason).toBe('allsWell');
  });
});

describe('endings', () => {
  it('BR-20.21 there are two victories by Loyalty and two scored endings, and no other in the competitive game', () => {
    expect(REASONS.filter((reason) => !reason.startsWith('coop'))).toEqual([
      'quarterLoyalty',
      'citizensLoyalty',
      'evacuation',
      'allsWell',
    ]);
    // A victory by Loyalty does not look at the score; a scored ending does nothing else.
    const rich = { D3: 1, C4: 1, B4: 1, F3: 1 };
    const loyal = putOut({ ...FOUR_COMMONS, loyal: { ...FOUR_COMMONS.loyal, ...rich } });
    expect(loyal.outcome).toMatchObject({ winners: [0], scores: [13, 16] });
    const citizens = putOut({ ...FOUR_COMMONS, loyal: { D2: 0, A4: 0, D5: 0, C3: 0, ...rich, D4: 1, E5: 1, F5: 1, B6: 1 } });
    expect(citizens.outcome).toMatchObject({ winners: [0], reason: 'citizensLoyalty' });
    expect(citizens.outcome?.scores[0]).toBeLessThan(citizens.outcome?.scores[1] ?? 0);
    const scored = given({ brigade: ['B1'], fire: { ...NO_FIRE, B1: 1 }, loyal: { C1: 0, D1: 0, ...rich } }).answer(
      0,
      'extinguish 1',
      'done',
    );
    expect(scored.outcome).toMatchObject({ winners: [1], scores: [5, 16] });
    expect(given({ active: 1, evacuation: 0, loyal: { C1: 0, ...rich } }).endTurn().outcome).toMatchObject({ winners: [1] });
  });
  it('BR-20.22 a bot can take any seat at any decision of a running game, which then goes on with the same seats', () => {
    const game = brigade as unknown as GamePackage;
    const bots = ['random', 'greedy'].map((name) => makeBot(name, 3));
    const random = new QuickRandom(12);
    for (let seed = 0; seed < 3; seed++) {
      const s = dealt({}, 3, seed);
      for (let n = 0; n < 60 && !s.isOver; n++) {
        const seat = s.actor;
        const bot = bots[n % bots.length]; // whoever sat there has left
        const answer = bot.decideNow(see(game, s.branch().game, seat, random));
        expect(s.whyNot(seat, answer)).toBeNull();
        s.answer(seat, String(answer));
      }
      expect(s.table.seats).toBe(3);
      expect(new Set(turns(s))).toEqual(new Set([0, 1, 2])); // nobody is eliminated
    }
  });
});
