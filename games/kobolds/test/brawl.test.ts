/** Chapter 22: All Out Brawl. */
import { expect, test } from 'vitest';
import type { ProfileId } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const done = { activated: true };
const dorick = model('dorick', 0, 2, 2);
const klacka = model('klacka', 1, 22, 22, done);
const removed = (profile: ProfileId, seat: number, by: number): Placed => model(profile, seat, 0, 0, { removedBy: by });

/** The sixth turn ends with these besides the two Leaders. */
const sixTurns = (...more: Placed[]): Scene =>
  given({ models: [dorick, klacka, ...more], turn: 6 })
    .activate(0)
    .say('end');

const bruiser = model('human-bruiser', 0, 12, 12);
const victim = beside(bruiser, 'east', 'goblin-scumbag', 1, { ...done, wounds: 1 });
const fight = (more: Partial<Arrangement> = {}): Scene =>
  given({ models: [bruiser, victim], hands: ['Kh Kd', ''], ...more }).activate(0);
const kill = (s: Scene): Scene => {
  s.say('attack m1');
  if (s.question === 'attack/just do it') s.say('no');
  s.say('Kh Kd');
  return s.question === 'attack/critical' ? s.say('none') : s;
};

test('KC-22.1 whoever removes the last of the others wins at once', () => {
  const s = kill(fight());
  expect(s.outcome).toMatchObject({ reason: 'wipedOut', rule: 'KC-22.1', winners: [0], scores: [1, 0] });
  expect(s.model(1).place).toBe('removed');
  // Points do not matter then.
  const worn = kill(fight({ models: [bruiser, victim, removed('ogre', 0, 1), removed('wizard', 0, 1)] }));
  expect(worn.outcome).toMatchObject({ winners: [0], scores: [1, 11] });
  // One more in play, wherever it is, and the game goes on.
  expect(kill(fight({ models: [bruiser, victim, klacka] })).outcome).toBeNull();
});

test('KC-22.1 whichever side it is', () => {
  const killer = { ...bruiser, seat: 1 };
  const last = { ...victim, seat: 0 };
  const s = given({ models: [last, killer], hands: ['', 'Kh Kd'], next: 1 })
    .activate(1)
    .say('attack m0', 'Kh Kd', 'none');
  expect(s.outcome).toMatchObject({ reason: 'wipedOut', rule: 'KC-22.1', winners: [1], scores: [0, 1] });
});

test.each([
  ['human-lowlife', 1],
  ['human-bruiser', 3],
  ['ogre', 5],
  ['elf-fencer', 6],
  ['wizard', 6],
] as const)('KC-22.2 after six turns a %s out of play scores %i for the other side', (profile, points) => {
  const s = sixTurns(removed(profile, 1, 0));
  s.expectFact('scored', { seat: 0, points, rule: 'KC-22.2', lines: [{ model: 2, points, doubled: false }] });
  s.expectFact('scored', { seat: 1, points: 0, lines: [] });
  expect(s.outcome?.scores).toEqual([points, 0]);
  expect(sixTurns(removed(profile, 0, 1)).outcome?.scores).toEqual([0, points]);
});

test('KC-22.2 a Leader scores 10, and all that are gone add up', () => {
  const models = [
    model('orc-ruffian', 0, 2, 2),
    removed('dorick', 0, 1),
    klacka,
    removed('zombie', 1, 0),
    removed('zombie', 1, 0),
    removed('troll', 1, 0),
    model('skeleton', 1, 18, 18, done),
  ];
  const s = given({ models, turn: 6 }).activate(0).say('end');
  expect(s.outcome).toMatchObject({ scores: [7, 10], winners: [1] });
});

test('KC-22.3 the higher score wins; equal scores are a tie', () => {
  expect(sixTurns(removed('zombie', 1, 0)).outcome).toMatchObject({ reason: 'score', rule: 'KC-22.3', winners: [0] });
  expect(sixTurns(removed('zombie', 0, 1)).outcome).toMatchObject({ reason: 'score', winners: [1] });
  const tie = sixTurns(removed('ogre', 0, 1), removed('golem', 1, 0));
  expect(tie.outcome).toMatchObject({ reason: 'equal', rule: 'KC-22.3', winners: [], scores: [5, 5] });
  expect(sixTurns().outcome).toMatchObject({ reason: 'equal', winners: [], scores: [0, 0] });
});

test('KC-22.4 the category counts, not the cost: a Troll of 6 scores 5, a Wizard of 8 scores 6', () => {
  expect(sixTurns(removed('troll', 1, 0), removed('wizard', 0, 1)).outcome?.scores).toEqual([5, 6]);
});

test('KC-22.5 whoever or whatever removed it, a member out of play counts', () => {
  expect(sixTurns(removed('ogre', 1, NONE)).outcome?.scores).toEqual([5, 0]);
  expect(sixTurns(removed('ogre', 1, 1)).outcome?.scores).toEqual([5, 0]);
  // By the own spell, in the very last activation.
  const wizard = model('wizard', 0, 12, 10, { wounds: 5 });
  const s = given({ models: [wizard, klacka, { ...dorick, activated: true }], turn: 6, events: '2d 3d Kc Qc 5c' });
  s.activate(0).say('cast support m2', 'twist');
  expect(s.outcome).toMatchObject({ scores: [0, 6], winners: [1] });
  // One that was left out of the game was never in it.
  const left = given({ models: [dorick, model('ogre', 1, 20, 20, done)], turn: 6 });
  expect(left.model(2)).toMatchObject({ place: 'left out', seat: 1 });
  expect(left.activate(0).say('end').outcome?.scores).toEqual([0, 0]);
});

test('KC-22.6 the reward is for a campaign; the facts say who killed whom', () => {
  expectStated('KC-22.6', 'Optional', 'double ruthlessness', '+5 Notoriety');
  const s = fight({ stash: [2, 0] });
  expectNoReward(() => kill(s), s);
  s.expectFact('removed', { model: 1, seat: 1, by: 0 });
  s.expectFact('gameEnded', { winners: [0] });
});
