/** Chapter 26: Territory Grab. */
import { expect, test } from 'vitest';
import { RADIUS } from '../data/index.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const done = { activated: true };
const dorick = model('dorick', 0, 2, 2);
const klacka = model('klacka', 1, 22, 22, done);
const own = (profile: Placed['profile'], y: number, x = 12): Placed => model(profile, 0, x, y, done);

const arranged = (members: Placed[], more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'territory-grab', models: [dorick, klacka, ...members], turn: 6, ...more });
/** The sixth turn ends with these besides the two Leaders, each at home. */
const sixTurns = (members: Placed[], more: Partial<Arrangement> = {}): Scene => arranged(members, more).activate(0).say('end');

test.each([
  ['human-lowlife', 1],
  ['human-bruiser', 3],
  ['ogre', 5],
  ['elf-fencer', 6],
  ['wizard', 6],
  ['barry', 0],
] as const)('KC-26.1 at the end of six turns a %s in the other half scores %i', (profile, points) => {
  const s = sixTurns([own(profile, 15)]);
  const lines = points > 0 ? [{ model: 2, points, doubled: false }] : [];
  s.expectFact('scored', { seat: 0, points, rule: 'KC-26.1', lines });
  expect(s.outcome?.scores).toEqual([points, 0]);
  // At home it scores nothing, nor when it is out of play.
  expect(sixTurns([own(profile, 9)]).outcome?.scores).toEqual([0, 0]);
  expect(sixTurns([model(profile, 0, 12, 15, { removedBy: 1 })]).outcome?.scores).toEqual([0, 0]);
  // The other side's members score for the other side, south of the line.
  expect(sixTurns([model(profile, 1, 12, 9, done)]).outcome?.scores).toEqual([0, points]);
});

test('KC-26.1 halves go by who started where', () => {
  const swapped = sixTurns([own('ogre', 15), own('human-lowlife', 9)], { swapped: true });
  expect(swapped.outcome?.scores[0]).toBe(1);
});

test('KC-26.2 more points win, equal points are a tie', () => {
  const theirs = model('human-bruiser', 1, 18, 9, done);
  expect(sixTurns([own('ogre', 15), theirs]).outcome).toMatchObject({
    reason: 'score',
    rule: 'KC-26.2',
    winners: [0],
    scores: [5, 3],
  });
  expect(sixTurns([own('human-lowlife', 15), theirs]).outcome).toMatchObject({ winners: [1], scores: [1, 3] });
  const tie = sixTurns([own('human-bruiser', 15), theirs]);
  expect(tie.outcome).toMatchObject({ reason: 'equal', rule: 'KC-26.2', winners: [], scores: [3, 3] });
});

test('KC-26.3 whoever removes the last of the others wins at once, whatever the points', () => {
  const bruiser = model('human-bruiser', 0, 12, 6);
  const victim = beside(bruiser, 'east', 'elf-fencer', 1, { ...done, wounds: 3 });
  const s = given({ scenario: 'territory-grab', models: [bruiser, victim], hands: ['Kh Kd Kc', ''] }).activate(0);
  s.say('attack m1', 'Kh Kd Kc');
  if (s.question === 'attack/critical') s.say('none');
  expect(s.outcome).toMatchObject({ reason: 'wipedOut', rule: 'KC-26.3', winners: [0] });
  expect(s.table.turn).toBe(1);
});

test('KC-26.4 a model is where the centre of its base is; on the middle line it is in neither half', () => {
  expect(sixTurns([own('ogre', 12)]).outcome?.scores).toEqual([0, 0]);
  expect(sixTurns([model('ogre', 1, 12, 12, done)]).outcome?.scores).toEqual([0, 0]);
  expect(sixTurns([own('ogre', 12.001)]).outcome?.scores).toEqual([5, 0]);
  expect(sixTurns([own('ogre', 11.999)]).outcome?.scores).toEqual([0, 0]);
  expect(sixTurns([model('ogre', 1, 12, 11.999, done)]).outcome?.scores).toEqual([0, 5]);
});

test('KC-26.5 where it was agreed on, members touching the other starting edge score double', () => {
  const far = 24 - RADIUS[30];
  const members = [own('human-lowlife', far, 4), own('human-bruiser', far - 0.04, 8), own('elf-fencer', far - 0.06, 12)];
  const s = sixTurns([...members, own('skeleton', 0.6, 16)], { doublePoints: true });
  s.expectFact('scored', {
    seat: 0,
    points: 2 + 6 + 6,
    rule: 'KC-26.5',
    lines: [
      { model: 2, points: 2, doubled: true },
      { model: 3, points: 6, doubled: true },
      { model: 4, points: 6, doubled: false },
    ],
  });
  expect(sixTurns(members, { doublePoints: false }).outcome?.scores).toEqual([1 + 3 + 6, 0]);
  // It must be that edge: those at the side score once.
  expect(sixTurns([own('ogre', 18, RADIUS[40])], { doublePoints: true }).outcome?.scores).toEqual([5, 0]);
  expect(sixTurns([model('ogre', 1, 12, RADIUS[40], done)], { doublePoints: true }).outcome?.scores).toEqual([0, 10]);
  // The Notoriety is for a campaign, which learns from the fact who was there.
  expectStated('KC-26.5', 'Optional', 'double', '+1 Notoriety');
  const before = arranged(members, { doublePoints: true, stash: [1, 1] });
  expectNoReward(() => before.activate(0).say('end'), before);
});

test('KC-26.6 a Leader at the far edge gives neither points nor Notoriety', () => {
  const s = sixTurns([own('barry', 24 - RADIUS[30])], { doublePoints: true });
  s.expectFact('scored', { seat: 0, points: 0, lines: [] });
  expectStated('KC-26.6', 'Optional', 'Leaders give neither');
});
