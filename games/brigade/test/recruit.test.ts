/** Chapter 14, Recruit and the crew: two cards drawn, at most one kept, never more than there is room for. */
import { describe, expect, test } from 'vitest';
import { CITY_QUARTERS, CREW } from '../data/index.ts';
import { brigade } from '../index.ts';
import { names as namesInEnglish } from '../text/names.en.ts';
import { names as namesInPolish } from '../text/names.pl.ts';
import { given } from './kit.ts';

const ROOM_FOR_1 = [{ crew: 2 }];

describe('Recruit', () => {
  test('BR-14.1 draw two, keep one, discard the other', () => {
    const s = given({ tracks: ROOM_FOR_1, crewDeck: ['kularf', 'del-uge', 'selina'] });
    s.answer(0, 'recruit').expectQuestion('recruit/keep', 0, ['kularf', 'del-uge', 'none']);
    expect(s.refused(0, 'selina', 'BR-14.1', 'notDrawn').about).toEqual({ card: 'selina' });
    s.answer(0, 'del-uge').expectQuestion('action phase/action', 0);
    expect([s.table.crew, s.table.crewDiscard, s.table.crewDeck.length]).toEqual([[['del-uge'], []], ['kularf'], 18]);
    expect(s.table.crewDeck.at(-1)).toBe('selina');
    expect(s.table.actions).toBe(3);
    s.expectFact('crewDiscarded', { rule: 'BR-14.1', seat: 0, card: 'kularf' });
    s.expectFact('crewRecruited', { seat: 0, card: 'del-uge', replaced: '' });
  });

  test('BR-14.2 the player may keep neither; both are discarded and the action is spent', () => {
    const s = given({ tracks: ROOM_FOR_1, crewDeck: ['kularf', 'del-uge'] });
    s.answer(0, 'recruit', 'none').expectQuestion('action phase/action', 0);
    expect([s.table.crew[0], s.table.crewDiscard, s.table.actions]).toEqual([[], ['kularf', 'del-uge'], 3]);
    s.expectFact('recruitKeptNone', { rule: 'BR-14.2', seat: 0, cards: ['kularf', 'del-uge'] });
  });

  test('BR-14.3 the crew never exceeds the value of the Crew track', () => {
    const crews = [['nery'], ['nery', 'morgana'], ['nery', 'morgana', 'gness']];
    for (const [i, crew] of crews.entries()) {
      // Spaces 2, 4 and 6 of the track have the values 1, 2 and 3.
      const s = given({ tracks: [{ crew: 2 * i + 2 }], crew: [crew], crewDeck: ['kularf', 'del-uge'] });
      s.answer(0, 'recruit', 'kularf');
      if (crew.length > 1) {
        s.expectQuestion('join/replace', 0, crew);
        expect(s.refused(0, 'join', 'BR-14.3', 'noRoom').about).toEqual({ capacity: crew.length });
        s.answer(0, 'nery');
      }
      expect(s.table.crew[0]).toEqual([...crew.slice(1), 'kularf']);
    }
    // One space earlier or later with the same value makes no difference; with room the card simply joins.
    const room = given({ tracks: [{ crew: 5 }], crew: [['nery']], crewDeck: ['kularf', 'del-uge'] });
    room.answer(0, 'recruit', 'kularf', 'join');
    expect(room.table.crew[0]).toEqual(['nery', 'kularf']);
  });

  test('BR-14.4 the new card may replace a crew member', () => {
    const s = given({ crew: [['nery', 'morgana'], ['chops']], crewDeck: ['kularf', 'del-uge'] });
    s.answer(0, 'recruit', 'kularf').expectQuestion('join/replace', 0, ['nery', 'morgana']);
    expect(s.asked(0)?.show).toEqual({ card: 'kularf' });
    expect(s.refused(0, 'chops', 'BR-14.4', 'notYourCrew').about).toEqual({ card: 'chops' });
    s.answer(0, 'morgana').expectQuestion('action phase/action', 0);
    expect(s.table.crew).toEqual([['nery', 'kularf'], ['chops']]);
    s.expectFact('crewRecruited', { seat: 0, card: 'kularf', replaced: 'morgana' });
  });

  test('BR-14.5 the replaced card is discarded and its water lost', () => {
    const s = given({
      crew: [['nery', 'morgana']],
      crewDeck: ['selina', 'del-uge'],
      water: [{ warden: 0, wagon: 0, nery: 3, morgana: 1 }],
    });
    s.answer(0, 'recruit', 'selina', 'nery');
    expect(s.table.crewDiscard).toEqual(['del-uge', 'nery']);
    s.expectFact('crewDiscarded', { rule: 'BR-14.5', seat: 0, card: 'nery' });
    // Morgana Magos keeps its token, Selina Blackflow brings its own, and nobody gets the three of Nery Cagehand.
    expect([s.table.crew[0], s.table.crewWater[0]]).toEqual([
      ['morgana', 'selina'],
      [1, 1],
    ]);
    expect([s.table.wardenWater[0], s.table.wagonWater[0]]).toEqual([0, 0]);
  });

  test('BR-14.6 replacing is allowed also while there is room', () => {
    const s = given({ tracks: [{ crew: 4 }], crew: [['nery']], crewDeck: ['kularf', 'del-uge'] });
    s.answer(0, 'recruit', 'kularf').expectQuestion('join/replace', 0, ['join', 'nery']);
    s.answer(0, 'nery');
    expect([s.table.crew[0], s.table.crewDiscard]).toEqual([['kularf'], ['del-uge', 'nery']]);
  });

  test('BR-14.7 recruiting needs a crew capacity of at least 1', () => {
    for (const space of [0, 1]) {
      const s = given({ tracks: [{ crew: space }, { crew: 6 }] });
      expect(s.legal(0)).not.toContain('recruit');
      s.refused(0, 'recruit', 'BR-14.7', 'noCrewCapacity');
    }
    expect(given({ tracks: ROOM_FOR_1 }).legal(0)).toContain('recruit');
  });

  test('BR-14.14 a free Recruit follows the same rules, and nobody need take or keep anything', () => {
    const s = given({
      events: ['volunteers'],
      crew: [[], ['chops', 'pep']],
      crewDeck: ['kularf', 'del-uge', 'selina', 'nery'],
      tracks: [{ crew: 3 }],
    });
    s.endTurn().expectQuestion('free recruit/recruit', 1, ['recruit', 'decline']);
    s.answer(1, 'recruit').expectQuestion('recruit/keep', 1, ['kularf', 'del-uge', 'none']);
    s.branch().answer(1, 'kularf').expectQuestion('join/replace', 1, ['chops', 'pep']);
    s.answer(1, 'none');
    expect([s.table.crew[1], s.table.crewDiscard]).toEqual([
      ['chops', 'pep'],
      ['kularf', 'del-uge'],
    ]);
    s.expectQuestion('free recruit/recruit', 0, ['recruit', 'decline']);
    const declined = s.branch().answer(0, 'decline').expectQuestion('action phase/action', 1);
    expect([declined.table.crewDiscard.length, declined.table.crewDeck.length]).toEqual([2, 16]);
    // Somebody else's turn, and room enough: a crew member may still be replaced.
    const other = given({ events: ['volunteers'], crew: [['chops']], crewDeck: ['kularf', 'nery'], tracks: [{ crew: 4 }] });
    other.endTurn().answer(0, 'recruit', 'kularf').expectQuestion('join/replace', 0, ['join', 'chops']);
    expect(other.answer(0, 'chops').table.crew[0]).toEqual(['kularf']);
    s.answer(0, 'recruit', 'nery').expectQuestion('action phase/action', 1);
    expect([s.table.crew[0], s.table.actions]).toEqual([['nery'], 4]);
  });
});

describe('crew members', () => {
  test('BR-14.8 a crew member arrives with all its water places filled', () => {
    for (const { id, water } of CREW.filter(({ promotional }) => !promotional)) {
      const s = given({ tracks: ROOM_FOR_1, crewDeck: [id] }).answer(0, 'recruit', id);
      expect([s.table.crew[0], s.table.crewWater[0]]).toEqual([[id], [water]]);
      s.expectFact('crewRecruited', { rule: 'BR-14.8', card: id, water });
    }
  });

  test('BR-14.9 that water may be used from then on', () => {
    const s = given({
      brigade: ['B2'],
      fire: { B2: 4 },
      tracks: ROOM_FOR_1,
      water: [{ warden: 0 }],
      crewDeck: ['nery', 'morgana'],
    });
    expect(s.offered(0, 'extinguish')).toEqual([]);
    s.answer(0, 'recruit', 'nery');
    expect(s.offered(0, 'extinguish')).toEqual(['1', '2', '3']);
    s.answer(0, 'extinguish 3');
    expect([s.fire('B2'), s.table.crewWater[0]]).toEqual([1, [0]]);
  });

  test('BR-14.10 a card has a name, an affiliation, a water capacity and an ability', () => {
    for (const names of [namesInEnglish, namesInPolish]) {
      const crew = CREW.map(({ id }) => names.crew[id]);
      expect(new Set(crew.map(({ name }) => name)).size).toBe(CREW.length);
      expect(new Set(crew.map(({ text }) => text)).size).toBe(CREW.length);
      for (const { name, text } of crew) expect([name, text].every((words) => words.length > 2)).toBe(true);
    }
    for (const { quarter, water } of CREW.filter(({ id }) => id !== 'precious')) {
      expect(CITY_QUARTERS).toContain(quarter);
      expect([1, 2, 3]).toContain(water);
    }
    const { players } = given({ crew: [['ben']], water: [{ ben: 1 }], loyal: { D2: 0 } }).view(1).table;
    expect(players[0].crew).toEqual([{ card: 'ben', quarter: 'council', water: 1, capacity: 3, active: true, mimicked: false }]);
  });

  test('BR-14.15 raising the Crew track brings no crew member', () => {
    const s = given({ tracks: [{ crew: 1 }] });
    s.answer(0, 'upgrade crew').expectQuestion('action phase/action', 0);
    s.expectFact('trackRaised', { track: 'crew', valueFrom: 0, valueTo: 1 });
    expect([s.table.crew, s.table.crewDeck.length, s.table.crewDiscard]).toEqual([[[], []], 20, []]);
  });

  test('BR-14.16 crew cannot be dismissed', () => {
    const s = given({ crew: [['nery', 'morgana']], loyal: { B1: 0 } });
    expect(s.legal(0).filter((answer) => /C0[45]|dismiss|discard/.test(answer))).toEqual([]);
    for (const answer of ['nery', 'dismiss nery', 'discard nery']) s.refused(0, answer, 'BR-6.4', 'notAnAnswer');
  });

  test('BR-14.17 room for crew comes from the Crew track, not from Leadership', () => {
    const s = given({ tracks: [{ leadership: 6, wagon: 4, crew: 1 }] });
    s.refused(0, 'recruit', 'BR-14.7', 'noCrewCapacity');
    expect(s.answer(0, 'upgrade crew').legal(0)).toContain('recruit');
    const up = given({ tracks: [{ leadership: 2 }] }).answer(0, 'upgrade leadership');
    up.refused(0, 'recruit', 'BR-14.7', 'noCrewCapacity');
  });
});

describe('the Crew deck runs out', () => {
  test('BR-14.11 with too few cards the discard pile is shuffled to renew the deck', () => {
    const two = given({ tracks: ROOM_FOR_1, crewDeck: ['kularf', 'del-uge'], crewDeckOnly: true });
    two.answer(0, 'recruit');
    expect(two.all('crewDeckShuffled')).toEqual([]);
    expect([two.table.crewDeck.length, two.table.crewDiscard.length]).toEqual([0, 18]);
    two.answer(0, 'kularf').answer(0, 'recruit');
    two.expectFact('crewDeckShuffled', { rule: 'BR-14.11', cards: 19 });
    expect([two.table.crewDeck.length, two.table.crewDiscard, two.legal(0).length]).toEqual([17, [], 3]);
    two.expectQuestion('recruit/keep', 0);
    // One card is too few as well.
    const one = given({ tracks: ROOM_FOR_1, crewDeck: ['kularf'], crewDeckOnly: true }).answer(0, 'recruit');
    one.expectFact('crewDeckShuffled', { rule: 'BR-14.11', cards: 20 });
    expect([one.view(0).table.drawn?.n, one.table.crewDeck.length, one.table.crewDiscard]).toEqual([2, 18, []]);
  });

  test('BR-14.12 a single remaining card stays on top of the shuffled discards', () => {
    const s = given({ tracks: ROOM_FOR_1, crewDeck: ['mog'], crewDeckOnly: true });
    // Shuffling 19 discards takes 18 draws; always 0 brings the last card to the bottom and the first to the top.
    const before = [...s.table.crewDiscard];
    expect(before).toHaveLength(19);
    if (s.game.chance.kind === 'scripted') s.game.chance.script.crew = Array.from({ length: 18 }, () => 0);
    s.answer(0, 'recruit').expectQuestion('recruit/keep', 0, ['mog', before[0], 'none']);
    expect(s.view(0).table.drawn?.cards).toEqual(['mog', before[0]]);
    s.expectFact('crewDeckShuffled', { cards: 20 });
    expect([...s.table.crewDeck].sort()).toEqual(before.slice(1).sort());
  });

  test('BR-14.13 with fewer than two cards in all one draws what there is, and with none Recruit is illegal', () => {
    const s = given({ tracks: ROOM_FOR_1, crewDeck: ['kularf'] });
    // No game gets so far; the other cards are taken out of the box.
    s.table.crewDeck = ['kularf'];
    expect(s.legal(0)).toContain('recruit');
    brigade.apply(s.game, 0, 'recruit');
    s.expectQuestion('recruit/keep', 0, ['kularf', 'none']);
    const none = given({ tracks: ROOM_FOR_1 });
    none.table.crewDeck = [];
    expect(none.legal(0)).not.toContain('recruit');
    none.refused(0, 'recruit', 'BR-14.13', 'noCrewCards');
  });
});
