/** The kit itself: what a position arranged with it looks like, and that play goes on from it. */
import { expect, test } from 'vitest';
import { SCENARIO_IDS } from '../data/index.ts';
import { beside, dealt, given, model, radius } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);

test('models stand where they are put, and are numbered in order', () => {
  const s = given({
    models: [ruffian, beside(ruffian, 'east', 'troll', 1, { wounds: 2, effects: ['stunned'] })],
    hands: ['Kh Kd', ''],
  });
  s.expectQuestion('action time/model', 0, ['m0']);
  expect(s.model(1).x).toBeCloseTo(10 + radius('orc-ruffian') + radius('troll'));
  expect(s.wounds(1)).toBe(2);
  expect(s.effects(1)).toEqual(['stunned']);
  expect(s.hand(0)).toEqual(['Kh', 'Kd']);
  expect(s.table.gangs[0].leader).toBe(2);
});

test('a Walk goes its card side and its base, and no further', () => {
  const s = given({ models: [ruffian, model('ogre', 1, 20, 20)] });
  s.activate(0).say('walk').expectQuestion('move/destination', 0);
  const refusal = s.refused(0, '10 8.2', 'KC-2.24', 'tooFar');
  expect(refusal.about).toMatchObject({ side: 'W', length: expect.closeTo(3.8), limit: expect.closeTo(3.6811) });
  s.say('10 8.32');
  s.expectFact('moved', { model: 0, move: 'walk', side: 'W' });
  s.refused(0, 'walk', 'KC-7.1', 'walkUsed');
  s.allowed(0, 'end');
});

test('an engaged model breaks away by a red card', () => {
  const s = given({ models: [ruffian, beside(ruffian, 'east', 'ogre', 1)], events: 'Ah' });
  s.activate(0).say('walk', 'away from m1');
  s.expectFact('testDrawn', { test: 'break-away', card: 'Ah', red: true });
  s.expectFact('brokeAway', { model: 0 });
  expect(s.model(0).x).toBeLessThan(7);
});

test('every scenario can be arranged and played on from', () => {
  for (const scenario of SCENARIO_IDS) {
    const s = given({
      scenario,
      models: [ruffian, model('barry', 0, 4, 2), model('ogre', 1, 20, 20), model('klacka', 1, 5, 22)],
      vic: scenario === 'vic' ? 0 : undefined,
      spies: [0, 2],
    });
    s.playOn(7, 5000);
    expect(s.outcome, scenario).not.toBeNull();
  }
});

test('a game dealt from a seed is played to its end', () => {
  const s = dealt({ scenario: 1 }, 5);
  s.playOn(5, 20_000);
  expect(s.outcome).not.toBeNull();
});
