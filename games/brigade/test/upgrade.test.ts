/** Chapter 16, Upgrade and the tracks: one space at a time, and what waits at the end of each. */
import { describe, expect, test } from 'vitest';
import { given, type Scene } from './kit.ts';

const tracks = (s: Scene, seat: number): number[] => [
  s.table.crewTrack[seat],
  s.table.wagonTrack[seat],
  s.table.leadershipTrack[seat],
];
/** The blue circles. */
const ENDS = { crew: 6, wagon: 4, leadership: 6 };

describe('Upgrade', () => {
  test('BR-16.1 one of the three trackers moves one space', () => {
    for (const [i, track] of ['crew', 'wagon', 'leadership'].entries()) {
      const s = given({ tracks: [{ crew: 2, wagon: 1, leadership: 3 }] });
      expect(s.offered(0, 'upgrade')).toEqual(['crew', 'wagon', 'leadership']);
      s.answer(0, `upgrade ${track}`).expectQuestion('action phase/action', 0);
      expect(tracks(s, 0)).toEqual([2, 1, 3].map((space, at) => space + (at === i ? 1 : 0)));
      expect([tracks(s, 1), s.table.actions]).toEqual([[0, 0, 0], 3]);
      s.expectFact('trackRaised', { rule: 'BR-16.1', seat: 0, from: [2, 1, 3][i], to: [3, 2, 4][i], cause: 'action' });
    }
  });

  test('BR-16.2 not every space raises the value', () => {
    const values = (track: string, space: number): number[] => {
      const { valueFrom, valueTo } = given({ tracks: [{ [track]: space }] })
        .answer(0, `upgrade ${track}`)
        .expectFact('trackRaised');
      return [valueFrom, valueTo];
    };
    expect([values('crew', 0), values('crew', 1)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect([values('leadership', 0), values('leadership', 1), values('leadership', 2)]).toEqual([
      [4, 4],
      [4, 4],
      [4, 5],
    ]);
    expect(values('wagon', 0)).toEqual([2, 3]);
  });

  test('BR-16.9 a tracker at the end cannot move', () => {
    const s = given({ tracks: [{ wagon: 4, crew: 5 }] });
    expect(s.offered(0, 'upgrade')).toEqual(['crew', 'leadership']);
    expect(s.refused(0, 'upgrade wagon', 'BR-16.9', 'trackAtItsEnd').about).toEqual({ track: 'wagon' });
    const all = given({ tracks: [ENDS] });
    expect(all.offered(0, 'upgrade')).toEqual([]);
    for (const track of ['crew', 'wagon', 'leadership']) all.refused(0, `upgrade ${track}`, 'BR-16.9', 'trackAtItsEnd');
    // An event passes it by.
    const event = given({ tracks: [{ wagon: 4 }], events: ['bigger-barrels'] }).endTurn();
    event.expectFact('trackAtEnd', { rule: 'BR-16.9', seat: 0, track: 'wagon' });
    expect(event.table.wagonTrack).toEqual([4, 1]);
  });

  test('BR-16.10 trackers never move back', () => {
    // White Fang discards his whole crew and loses a loyal block and his place; the tracks stay as they were.
    const s = given({
      options: { advanced: true, bonusWardens: true },
      warden: ['white-fang', 'blitz'],
      colour: ['white', 'black'],
      brigade: ['B1'],
      loyal: { B1: 0 },
      fire: { B1: 'doomed' },
      crew: [['nery', 'morgana']],
      tracks: [{ crew: 4, wagon: 2, leadership: 3 }],
      events: ['sudden-downpour'],
    });
    s.answer(0, 'warden');
    expect(s.table.crew[0]).toEqual([]);
    s.endTurn();
    expect([s.fire('B1'), s.brigade(0)]).toEqual([6, 'A1']);
    expect([tracks(s, 0), tracks(s, 1)]).toEqual([
      [4, 2, 3],
      [0, 0, 0],
    ]);
    // No answer leads back either.
    s.refused(1, 'downgrade crew', 'BR-6.4', 'notAnAnswer');
  });

  test('BR-16.11 a larger Wagon is filled only by the next Refill that includes it', () => {
    const s = given({ brigade: ['B2'], wagon: ['A1'], loyal: { B2: 0 }, water: [{ warden: 1 }] });
    s.answer(0, 'upgrade wagon');
    expect(s.table.wagonWater[0]).toBe(2);
    s.answer(0, 'refill B2');
    expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([2, 2]);
    s.answer(0, 'refill A1');
    expect(s.table.wagonWater).toEqual([3, 2]);
  });

  test('BR-16.12 Transfer may fill the new places', () => {
    const s = given({ tracks: [{ wagon: 1 }] });
    s.answer(0, 'upgrade wagon', 'transfer', 'warden 0');
    expect([s.table.wagonWater[0], s.table.wardenWater[0]]).toEqual([4, 0]);
  });
});

describe('Leadership', () => {
  test('BR-16.13 a higher value gives the additional action in the same turn', () => {
    const rise = given({ tracks: [{ leadership: 2 }] }).answer(0, 'upgrade leadership');
    expect(rise.table.actions).toBe(4);
    rise.expectFact('actionsChanged', { rule: 'BR-16.13', from: 3, to: 4 });
    const same = given({ tracks: [{ leadership: 1 }] }).answer(0, 'upgrade leadership');
    expect(same.table.actions).toBe(3);
    expect(same.all('actionsChanged').map(({ rule }) => rule)).toEqual(['BR-9.2']);
    // It still comes with the last action.
    const last = given({ tracks: [{ leadership: 2 }], actions: 1 }).answer(0, 'upgrade leadership');
    last.expectQuestion('action phase/action', 0);
    expect(last.table.actions).toBe(1);
  });

  test('BR-16.20 BR-16.21 the blue bonus gives two more actions this turn, besides the one for the value', () => {
    const s = given({ tracks: [{ leadership: 5 }], actions: 5, events: ['bigger-barrels', 'bigger-barrels'] });
    s.answer(0, 'upgrade leadership');
    // 5 - 1 + 1 + 2.
    expect([s.table.actions, s.table.bonusActions]).toEqual([7, [0, 0]]);
    expect(s.all('actionsChanged').map(({ rule, from, to }) => [rule, from, to])).toEqual([
      ['BR-9.2', 5, 4],
      ['BR-16.13', 4, 5],
      ['BR-16.20', 5, 7],
    ]);
    // The next turn has the six of the track only.
    s.endTurn().endTurn().expectQuestion('action phase/action', 0);
    expect(s.table.actions).toBe(6);
  });

  test("BR-16.22 reached in another player's turn, value and bonus count from the next own turn", () => {
    const s = given({
      tracks: [{ leadership: 5 }],
      events: ['officers-school', 'bigger-barrels', 'bigger-barrels', 'sudden-downpour'],
    });
    s.endTurn().expectQuestion('action phase/action', 1);
    expect([s.table.actions, s.table.bonusActions, s.table.leadershipTrack]).toEqual([4, [2, 0], [6, 1]]);
    s.endTurn().expectQuestion('action phase/action', 0);
    expect([s.table.actions, s.table.bonusActions]).toEqual([8, [0, 0]]);
    s.expectFact('actionsChanged', {
      from: 0,
      to: 8,
      terms: [
        { name: 'leadership', rule: 'BR-6.4', add: 6 },
        { name: 'bonusActions', rule: 'BR-16.22', add: 2 },
      ],
    });
    s.endTurn().endTurn();
    expect([s.table.active, s.table.actions]).toEqual([0, 6]);
    // A free Upgrade in that time counts in the same way: Pep Overclock answers the gain of A4 in the Event phase of seat 1.
    const pep = given({
      brigade: ['A5', 'E1'],
      crew: [['pep']],
      loyal: { E4: 0 },
      renown: { A4: [1] },
      tracks: [{ leadership: 5 }],
      events: ['talk-of-the-town', 'bigger-barrels'],
    });
    pep.endTurn().answer(1, 'done').answer(0, 'A4', 'pep', 'leadership').expectQuestion('action phase/action', 1);
    expect([pep.table.actions, pep.table.bonusActions]).toEqual([4, [2, 0]]);
    expect(pep.endTurn().table.actions).toBe(8);
    // Without the blue circle there is the value alone.
    const value = given({ tracks: [{ leadership: 2 }], events: ['officers-school', 'bigger-barrels'] }).endTurn();
    expect(value.table.actions).toBe(4);
    expect(value.endTurn().table.actions).toBe(5);
  });

  test('BR-16.23 in the own Event phase the Action phase starts with the new value and the bonus', () => {
    const value = given({ tracks: [{}, { leadership: 2 }], events: ['officers-school'] }).endTurn();
    expect([value.table.active, value.table.actions]).toEqual([1, 5]);
    const circle = given({ tracks: [{}, { leadership: 5 }], events: ['officers-school'] }).endTurn();
    expect([circle.table.active, circle.table.actions, circle.table.bonusActions]).toEqual([1, 8, [0, 0]]);
  });
});

describe('blue bonuses', () => {
  test('BR-16.14 BR-16.15 the bonus comes at the moment the last space is reached, not before', () => {
    for (const [track, end] of Object.entries(ENDS)) {
      const before = given({ tracks: [{ [track]: end - 2 }] }).answer(0, `upgrade ${track}`);
      expect(before.all('blueBonus')).toEqual([]);
      before.expectQuestion('action phase/action', 0);
      const s = given({ tracks: [{ [track]: end - 1 }] }).answer(0, `upgrade ${track}`);
      s.expectFact('blueBonus', { rule: 'BR-16.14', seat: 0, track: track as keyof typeof ENDS });
    }
    // The Crew's is asked at once, and the Wagon's works for the very next move.
    given({ tracks: [{ crew: 5 }] })
      .answer(0, 'upgrade crew')
      .expectQuestion('free recruit/recruit', 0);
    given({ tracks: [{ wagon: 3 }] })
      .answer(0, 'upgrade wagon', 'brigade B2')
      .expectQuestion('move brigade/wagon', 0);
  });

  test('BR-16.16 Crew: one free Recruit', () => {
    const s = given({ tracks: [{ crew: 5 }], crewDeck: ['kularf', 'del-uge'] });
    s.answer(0, 'upgrade crew', 'recruit').expectQuestion('recruit/keep', 0, ['kularf', 'del-uge', 'none']);
    s.answer(0, 'kularf').expectQuestion('action phase/action', 0);
    // Only the Upgrade was paid for.
    expect([s.table.crew[0], s.table.actions]).toEqual([['kularf'], 3]);
    expect(s.asked(0)?.name).toBe('action phase/action');
  });

  test('BR-16.17 it is taken at once with room for three, and may be declined', () => {
    const arranged = () => given({ tracks: [{ crew: 5 }], crew: [['nery', 'morgana']], crewDeck: ['kularf', 'del-uge'] });
    const s = arranged();
    s.answer(0, 'upgrade crew').expectQuestion('free recruit/recruit', 0, ['recruit', 'decline']);
    s.answer(0, 'recruit', 'kularf').expectQuestion('join/replace', 0, ['join', 'nery', 'morgana']);
    s.answer(0, 'join');
    expect(s.table.crew[0]).toEqual(['nery', 'morgana', 'kularf']);
    const declined = arranged().answer(0, 'upgrade crew', 'decline').expectQuestion('action phase/action', 0);
    declined.expectFact('offerDeclined', { seat: 0, offer: 'free recruit' });
    expect([declined.table.crew[0], declined.table.crewDeck.length, declined.table.actions]).toEqual([
      ['nery', 'morgana'],
      18,
      3,
    ]);
    // Later it is an action like any other.
    expect(declined.answer(0, 'recruit', 'none').table.actions).toBe(2);
  });

  test('BR-16.18 Wagon: also with the last action of the turn', () => {
    const s = given({ tracks: [{ wagon: 4 }], actions: 1, events: ['sudden-downpour'] }).answer(0, 'brigade B2');
    s.expectQuestion('move brigade/wagon', 0).answer(0, 'wagon E5').expectQuestion('action phase/action', 1);
    expect(s.wagon(0)).toBe('E5');
  });
  test('BR-16.18 Wagon: once per turn, with a Move Brigade action, the Wagon may move free', () => {
    const s = given({ tracks: [{ wagon: 4 }], events: ['sudden-downpour', 'sudden-downpour'] });
    s.answer(0, 'brigade B2').expectQuestion('move brigade/wagon', 0);
    s.answer(0, 'stay').expectQuestion('action phase/action', 0);
    expect([s.wagon(0), s.table.actions]).toEqual(['A1', 3]);
    // Declining does not use it up.
    s.answer(0, 'brigade B1').expectQuestion('move brigade/wagon', 0);
    s.answer(0, 'wagon E5').expectQuestion('action phase/action', 0);
    s.expectFact('wagonMoved', { rule: 'BR-16.18', from: 'A1', to: 'E5', cause: 'blueBonus' });
    expect([s.wagon(0), s.table.actions]).toEqual(['E5', 2]);
    s.answer(0, 'brigade B2').expectQuestion('action phase/action', 0);
    s.refused(0, 'wagon first', 'BR-16.18', 'blueBonusUsed');
    // The Move Wagon action has no such bonus and costs one.
    s.answer(0, 'wagon D5').expectQuestion('action phase/action', 1);
    // It is there again next turn.
    s.endTurn().answer(0, 'brigade B1').expectQuestion('move brigade/wagon', 0);

    const short = given({ tracks: [{ wagon: 3 }, { wagon: 4 }] });
    short.refused(0, 'wagon first', 'BR-16.18', 'blueBonusNotReached');
    short.answer(0, 'brigade B2').expectQuestion('action phase/action', 0);
  });

  test("BR-16.19 the free move comes directly before or directly after the Brigade's and follows chapter 11", () => {
    const s = given({ tracks: [{ wagon: 4 }], wagon: ['A1', 'D2'], fire: { B5: 'destroyed' } });
    s.answer(0, 'wagon first').expectQuestion('move brigade/wagon first', 0);
    s.refused(0, 'wagon B5', 'BR-11.1', 'wagonNotOnDestroyed');
    s.refused(0, 'wagon D2', 'BR-11.1', 'wagonInTheWay');
    s.refused(0, 'wagon A1', 'BR-11.7', 'alreadyThere');
    s.refused(0, 'stay', 'BR-16.19', 'notAnAnswer');
    s.answer(0, 'wagon C2').expectQuestion('move brigade/brigade', 0);
    // Nothing comes between the two moves.
    for (const answer of ['upgrade crew', 'end', 'wagon E5']) s.refused(0, answer, 'BR-10.2', 'notAnAnswer');
    s.answer(0, 'brigade C2').expectQuestion('action phase/action', 0);
    expect([s.wagon(0), s.brigade(0), s.table.actions]).toEqual(['C2', 'C2', 3]);
    expect(s.facts.filter(({ kind }) => kind.endsWith('Moved')).map(({ kind }) => kind)).toEqual(['wagonMoved', 'brigadeMoved']);

    const after = given({ tracks: [{ wagon: 4 }], wagon: ['A1', 'D2'] }).answer(0, 'brigade B2');
    after.refused(0, 'wagon D2', 'BR-11.1', 'wagonInTheWay');
    after.refused(0, 'upgrade crew', 'BR-16.18', 'notAnAnswer');
    // To the space the Brigade has just left, or to the Brigade.
    expect(after.offered(0, 'wagon')).toEqual(expect.arrayContaining(['B2', 'C3']));
    expect(after.offered(0, 'wagon')).not.toContain('A1');
  });

  test("BR-16.19 a free Move Brigade has the same choice: Aurath's Wagon goes before or after", () => {
    const aurath = () =>
      given({
        options: { advanced: true, bonusWardens: true },
        warden: ['aurath', 'blitz'],
        colour: ['white', 'pink'],
        tracks: [{ wagon: 4 }],
      }).answer(0, 'warden');
    const before = aurath().expectQuestion('move brigade/brigade', 0);
    before.answer(0, 'wagon first', 'wagon C2').expectQuestion('move brigade/brigade', 0);
    before.refused(0, 'wagon first', 'BR-16.18', 'blueBonusUsed');
    before.answer(0, 'brigade B2').expectQuestion('action phase/action', 0);
    expect([before.wagon(0), before.brigade(0), before.table.actions]).toEqual(['C2', 'B2', 4]);
    const after = aurath().answer(0, 'brigade B2').expectQuestion('move brigade/wagon', 0);
    after.answer(0, 'wagon C2');
    expect([after.wagon(0), after.brigade(0), after.table.actions]).toEqual(['C2', 'B2', 4]);
  });

  test('BR-16.24 no upgrade lets a Wagon extinguish alone', () => {
    const s = given({ tracks: [ENDS], brigade: ['B2'], wagon: ['D2'], fire: { D2: 1 }, water: [{ wagon: 6 }] });
    expect(s.legal(0).filter((answer) => /extinguish|leon/.test(answer))).toEqual([]);
    s.refused(0, 'extinguish 1', 'BR-12.9', 'notBurning');
  });
});
