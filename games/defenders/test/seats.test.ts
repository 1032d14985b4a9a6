/** Chapter 30: solo play, few players, bots, absence. */
import { makeBot, see } from '@guildhall/bots';
import { type GamePackage, QuickRandom, samePlain } from '@guildhall/kernel';
import { AWAY_AFTER, customRule } from '@guildhall/wire/customs';
import { describe, expect, test } from 'vitest';
import { AWAY_AFTER_MINUTES } from '../data/index.ts';
import { defenders } from '../index.ts';
import { creating, place, word } from './founding.ts';
import { type Arrangement, dealt, given, type Scene } from './kit.ts';

const CITY: Arrangement = {
  locations: { Gate: { exposed: true }, Keep: {} },
  connections: ['Gate Keep'],
  defenders: { Watch: { card: '9h', at: 'Gate' }, Guard: { at: 'Keep' } },
  threats: { Orcs: { card: '9s' }, Rest: { card: 'Ks' } },
  deck: ['Tc'],
  dice: { attack: [1], battle: [6, 1] },
};
const game = defenders as unknown as GamePackage;
const answerOf = (s: Scene, level: string, seat = s.actor, seed = 1) =>
  makeBot(level, seed).decideNow(see(game, s.branch().game, seat, new QuickRandom(2)), { iterations: 3 });

describe('few seats', () => {
  test('DF-30.1 with one seat it is always First Player and the player to the left', () => {
    const s = given({ ...CITY, seats: 1 }).threatsAct();
    s.expectQuestion('battle/attack', 0).answer(0, 'Drums.').expectQuestion('battle/defence', 0).answer(0, 'Shields.');
    s.quietly('moves/move').endTurn();
    expect([s.table.turn, s.table.first]).toEqual([3, 0]);
    s.expectQuestion('reflection/frame', 0);
  });

  test('DF-30.2 with two seats the player to the left is the other one', () => {
    for (const first of [0, 1]) {
      const s = given({ ...CITY, first })
        .threatsAct()
        .answer(first, 'Drums.');
      s.expectQuestion('battle/defence', 1 - first);
    }
  });

  test('DF-30.3 in a solo game agreement and votes are the person’s own decision', () => {
    const s = given({
      ...CITY,
      seats: 3,
      options: { people: 'one' },
      locations: { Gate: { exposed: true }, Keep: {}, Tower: {} },
      defenders: { Watch: { at: 'Keep' } },
      dice: { attack: [1] },
    });
    s.threatsAct().quietly('entry points/confirm').answer(0, 'propose', 'add {Tower}');
    // Nobody else is asked: it passes, and the game goes on.
    s.expectFact('agreementReached', { passed: true, yes: 1, no: 0 });
    expect([s.entries, s.question?.startsWith('agreement')]).toEqual([['Keep', 'Tower'], false]);
    const solo = given({ ...CITY, seats: 3, options: { people: 'one' } })
      .threatsAct()
      .answer(0, 'Drums.')
      .answer(1, 'Shields.');
    expect([solo.question, solo.all('defendersTotal').length]).toEqual(['repulse/describe', 1]);
    const three = given({ ...CITY, seats: 3 })
      .threatsAct()
      .answer(0, 'Drums.')
      .answer(1, 'Shields.');
    expect(three.question).toBe('battle/challenge');
  });
});

describe('bots', () => {
  test('DF-30.4 a bot passes in the steps of nature and connections, and proposes nothing', () => {
    const s = dealt({ setting: 'fantasy' }, 2, 3);
    const met: string[] = [];
    const want = ['world building/wish', 'nature/draw', 'connections/propose', 'entry points/propose'];
    s.playOn(4, 3000, ({ question }) => {
      if (question !== null && want.includes(question) && !met.includes(question)) {
        met.push(question);
        for (const level of ['random', 'greedy', 'search']) {
          expect(answerOf(s, level)).toBe(question === 'world building/wish' ? 'ready' : 'pass');
        }
        // Not by luck.
        for (let seed = 2; seed < 12; seed++) {
          expect(answerOf(s, 'random', s.actor, seed)).toBe(question === 'world building/wish' ? 'ready' : 'pass');
        }
      }
      return question === 'placing/location';
    });
    expect(met).toEqual(want);
  });

  test('DF-30.4 it confirms the entry points worked out anew, and challenges no defence and no reading of a card', () => {
    const anew = given({ ...CITY, defenders: { Guard: { at: 'Keep' } } })
      .threatsAct()
      .quietly('entry points/confirm');
    const judging = given({ ...CITY, seats: 3 })
      .threatsAct()
      .quietly('battle/challenge');
    const odd = { sort: 'location' as const, cards: [place('3c park wall'), word('8c loc.feared')] };
    const reading = creating({ stacks: [odd] }).answer(0, 'finalise S0', { name: 'Keep', description: 'Tall.' });
    reading.expectQuestion('finalise/challenge', 1);
    for (const level of ['random', 'greedy', 'search']) {
      expect(answerOf(anew, level)).toBe('confirm');
      expect(answerOf(judging, level)).toBe('abstain');
      expect(answerOf(reading, level, 1)).toBe('abstain');
    }
    for (let seed = 2; seed < 12; seed++) expect(answerOf(anew, 'random', anew.actor, seed)).toBe('confirm');
  });

  test('DF-30.4 it draws template shapes and gives generated names and texts', () => {
    const s = dealt({ setting: 'fantasy', narration: 'written' }, 2, 3);
    const seen = { 'map/draw': 0, 'finalise/name': 0, 'new threat/name': 0 };
    s.playOn(4, 3000, ({ question, actor, game: g }) => {
      if (question !== null && question in seen) {
        seen[question as keyof typeof seen]++;
        const answer = answerOf(s, 'random');
        expect(defenders.whyNot(g, actor, answer)).toBeNull();
        if (question === 'map/draw') expect(answer).toHaveProperty('strokes');
        else
          expect(answer).toMatchObject({
            name: expect.stringMatching(/^§\w+\.fantasy \d+$/),
            description: expect.stringMatching(/^§/),
          });
      }
      return question === 'reflection/frame';
    });
    expect(Object.values(seen).every((n) => n >= 6)).toBe(true);
  });

  test('DF-30.4 it makes the decisions of its seat', () => {
    const s = given({ ...CITY, deck: ['2h'] }).threatsAct();
    s.expectQuestion('moves/move', 0);
    for (const level of ['random', 'greedy', 'search']) expect(s.legal(0)).toContain(answerOf(s, level));
  });
});

describe('onlookers and absence', () => {
  test('DF-30.8 where no pace is set somebody may be marked as away after five minutes', () => {
    expect([AWAY_AFTER_MINUTES, AWAY_AFTER]).toEqual([5, 5 * 60 * 1000]);
  });

  test('DF-29.6 DF-30.5 DF-30.6 DF-30.8 DF-30.9 the table goes by the rules of this game where it has one', () => {
    const customs = ['pause', 'suspend', 'person', 'away', 'back', 'hand', 'host'] as const;
    const rules = ['DF-29.6', 'DF-30.6', 'DF-2.11', 'DF-30.8', 'DF-30.9', 'DF-30.5', 'DF-2.13'];
    expect(customs.map((custom) => customRule(defenders.meta, custom))).toEqual(rules);
  });

  test('DF-30.7 onlookers see all open information and have no vote', () => {
    const s = given({ ...CITY, seats: 3 })
      .threatsAct()
      .quietly('battle/challenge');
    const onlooker = s.view(null);
    expect(samePlain(onlooker.table, s.view(0).table)).toBe(true);
    expect(onlooker.asked).toBeNull();
    expect([...s.actors].sort()).toEqual([0, 2]);
    expect(s.whyNot(3, 'challenge')).not.toBeNull();
  });

  test('DF-30.10 whoever is away is out of the count; with nobody left the default stands', () => {
    const judged = (answers: { [seat: number]: string }, votes: { [seat: number]: string }): string => {
      const s = given({ ...CITY, seats: 4 })
        .threatsAct()
        .quietly('battle/challenge');
      for (const [seat, answer] of Object.entries(answers)) s.answer(Number(seat), answer);
      if (s.question === 'battle/rewrite') s.answer(1, { keep: true });
      for (const [seat, answer] of Object.entries(votes)) s.answer(Number(seat), answer);
      return s.where('Watch');
    };
    // All away: accepted.
    expect(judged({ 0: 'abstain', 2: 'abstain', 3: 'abstain' }, {})).toBe('Gate');
    // Whoever challenged has gone since: it stands.
    expect(judged({ 0: 'challenge', 2: 'abstain', 3: 'abstain' }, { 0: 'abstain', 2: 'abstain', 3: 'abstain' })).toBe('Gate');
    // One is there, and that one's vote is all of them.
    expect(judged({ 0: 'challenge', 2: 'abstain', 3: 'abstain' }, { 0: 'fails', 2: 'abstain', 3: 'abstain' })).toBe('destroyed');
    const waiting = given({ ...CITY, seats: 4 })
      .threatsAct()
      .quietly('battle/challenge')
      .answer(0, 'accept');
    // It closes only when all have answered.
    expect([...waiting.actors].sort()).toEqual([2, 3]);
  });

  test('DF-30.11 none needs more than one seat: a seat alone comes to the end, by answers that a bot can give', () => {
    const s = dealt({ narration: 'spoken', setting: 'fantasy' }, 1, 2);
    s.playOn(3, defenders.meta.longest);
    expect([s.question, s.outcome !== null]).toEqual([null, true]);
  });
});
