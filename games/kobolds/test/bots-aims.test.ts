/**
 * The aim of each scenario, one arranged decision each: a bot that forgot it would do something else here. What a position is
 * worth is tested in bots.test.ts, bots-goals.test.ts and bots-getaway.test.ts.
 */
import { GreedyBot, see } from '@guildhall/bots';
import { type Game, type GamePackage, QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { type Arrangement, beside, given, model, type Placed, radius, type Scene, start } from './kit.ts';

const game = kobolds as unknown as GamePackage;
const over = { activated: true };
const leaders = [model('klacka', 0, 2, 2, over), model('barry', 1, 22, 22, over)];
const lowlife = (seat: number, x: number, y: number, more: Partial<Placed> = {}): Placed =>
  model('human-lowlife', seat, x, y, more);

/** What greedy says to the open question, asked three times. */
function answers(s: Scene, actor = s.actor): string[] {
  return [1, 2, 3].map((seed) =>
    String(new GreedyBot(seed).decideNow(see(game, s.game as Game<unknown>, actor, new QuickRandom(seed)))),
  );
}

/** Greedy answers until the activation of m2 is over; where m2 stands then. */
function walked(of: Arrangement, seed = 1): { x: number; y: number } {
  const s = given(of);
  s.activate(2);
  const bot = new GreedyBot(seed);
  const eyes = new QuickRandom(seed);
  for (let n = 0; n < 20 && s.question !== null && s.question !== 'action time/model'; n++) {
    const { actor } = s;
    s.answer(actor, String(bot.decideNow(see(game, s.game as Game<unknown>, actor, eyes))));
  }
  const { x, y } = s.model(2);
  return { x, y };
}

describe('Hide and Seek (chapter 23)', () => {
  const scene = (x: number, y: number): Arrangement => ({
    scenario: 'hide-and-seek',
    models: [...leaders, lowlife(0, x, y), lowlife(1, 12, 17)],
    markers: [{ x: 12, y: 6 }],
  });
  test('KC-23.10 a marker beside the model is inspected', () => {
    const s = given(scene(12, 5.2));
    expect(answers(s.activate(2))).toEqual(['inspect k0', 'inspect k0', 'inspect k0']);
  });
  test('KC-23.18 whoever is between a marker and an enemy goes for the marker', () => {
    expect(walked(scene(12, 11)).y).toBeLessThan(11);
  });
});

describe('Runaway Carriage (chapter 24)', () => {
  /** Against its side. */
  const touching = 10.75 - radius('human-lowlife');
  const scene = (y: number, more: Partial<Arrangement> = {}): Arrangement => ({
    scenario: 'runaway-carriage',
    models: [...leaders, lowlife(0, 8, y), lowlife(1, 8, 2, over)],
    carriage: 6,
    ...more,
  });
  test('KC-24.9 with a pair in the hand the carriage is struck', () => {
    const struck = given(scene(touching, { hands: ['Kc Kd 6h', '2h 4d 7s'] })).activate(2);
    for (const answer of answers(struck)) expect(answer).toMatch(/^strike/);
  });
  test('KC-24.14 whoever is between the carriage and an enemy goes for the carriage', () => {
    expect(walked(scene(6)).y).toBeGreaterThan(6);
  });
  test('KC-24.14 it is good for both that it is struck, and the more so for whoever may strike next', () => {
    const value = (seat: number, targetWounds: number, y = touching): number =>
      kobolds.bots.evaluate(given(scene(y, { targetWounds })).game, seat);
    for (const seat of [0, 1]) expect(value(seat, 3)).toBeGreaterThan(value(seat, 2));
    const ready = (targetWounds: number): number => value(0, targetWounds) - value(0, targetWounds, 6);
    expect(ready(2)).toBeGreaterThan(0);
  });
});

describe('Mr. Cuddly (chapter 25)', () => {
  test('KC-25.4 with a pair in the hand and friends around he is struck', () => {
    const here = model('mr-cuddly', -1, 12, 12);
    const friends = (['south', 'north', 'east'] as const).map((side) => beside(here, side, 'orc-ruffian', 0, { gap: 0 }));
    const s = given({
      scenario: 'mr-cuddly',
      models: [...leaders, beside(here, 'west', 'orc-ruffian', 0), ...friends],
      hands: ['Kc Kd 6h', '2h 4d 7s'],
      turn: 4,
    });
    for (const answer of answers(s.activate(2))) expect(answer).toMatch(/^strike/);
  });
});

describe('Territory Grab (chapter 26)', () => {
  const scene = (y: number, enemy: number): Arrangement => ({
    scenario: 'territory-grab',
    models: [...leaders, lowlife(0, 12, y), lowlife(1, 12, enemy, over)],
    turn: 6,
  });
  test('KC-26.1 in the last turn whoever can cross the middle does, and lets an enemy behind be', () => {
    expect(walked(scene(10.5, 6)).y).toBeGreaterThan(12);
  });
  test('KC-26.1 nobody who is beyond it goes back', () => {
    expect(walked(scene(13, 9)).y).toBeGreaterThan(12);
  });
});

describe('V.I.C. (chapter 27)', () => {
  test('KC-27.8 it goes on to the far edge, though an enemy is nearer there', () => {
    const scene: Arrangement = {
      scenario: 'vic',
      models: [...leaders, model('vic', 0, 12, 14), lowlife(0, 12, 11, over), lowlife(1, 17, 17, over)],
      vic: 2,
      escort: 0,
      turn: 3,
    };
    expect(walked(scene).y).toBeGreaterThan(15);
  });
});

describe('Chuck Ball (chapter 28)', () => {
  test('KC-28.2 whoever is between the chest and an enemy goes for the chest', () => {
    const scene: Arrangement = {
      scenario: 'chuck-ball',
      models: [...leaders, lowlife(0, 12, 8), lowlife(1, 12, 4, over)],
      chest: { x: 12, y: 12 },
      turn: 2,
    };
    expect(walked(scene).y).toBeGreaterThan(8);
  });
});

describe('Protect the Rat (chapter 29)', () => {
  test('KC-29.1 KC-3.17 both sides choose gangs alike: what the other may bring does not blur which is better', () => {
    const s = start({ scenario: 8 });
    expect(answers(s, 0)).toEqual(['volunteers', 'volunteers', 'volunteers']);
    expect(answers(s, 1)).toEqual(answers(s, 0));
  });
  test('KC-29.2 KC-29.5 of two as easily taken out the one who could be the spy is hit, not the Leader', () => {
    const ruffian = model('orc-ruffian', 0, 12, 12);
    const nearlyOut = (one: Placed): Placed => ({ ...one, wounds: PROFILES[one.profile].wounds - 1, ...over });
    const s = given({
      scenario: 'protect-the-rat',
      models: [
        leaders[0],
        nearlyOut(beside(ruffian, 'east', 'barry', 1)),
        ruffian,
        nearlyOut(beside(ruffian, 'west', 'human-bruiser', 1)),
        model('troll', 1, 20, 14, over),
        lowlife(1, 18, 14),
      ],
      hands: ['Kc Kd Kh', '2h 4d 7s'],
      spies: [2, 4],
      turn: 5,
    });
    expect(answers(s.activate(2))).toEqual(['attack m3', 'attack m3', 'attack m3']);
  });
});
