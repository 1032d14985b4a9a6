/** Chapter 29: Protect the Rat. */

import { describe, expect, test } from 'vitest';
import { NONE } from '../table.ts';
import { type Arrangement, beside, given, model, type Placed, type Scene, start } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const done = { activated: true };
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, more);
const scumbag = (x: number, y: number, more = {}) => model('goblin-scumbag', 1, x, y, { ...done, ...more });
const klacka = model('klacka', 1, 22, 22, done);
const dorick = model('dorick', 0, 2, 2);

const naming = (): Scene =>
  start({ scenario: 8, layout: 'market-square' })
    .answer(0, 'dorick; 2 human-lowlife')
    .answer(1, 'klacka; 2 goblin-scumbag')
    .expectQuestion('spies/spy', 0);

/** Turn six; m0 is Dorick, m1 Klacka; m2 is the spy of seat 0 and m3 that of seat 1. */
const last = (mine: Placed, theirs: Placed, more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'protect-the-rat', models: [dorick, klacka, mine, theirs], spies: [2, 3], turn: 6, ...more });
const spy = lowlife(4, 4, done);
const enemySpy = scumbag(20, 20);

describe('the spies', () => {
  test('KC-29.1 KC-29.2 each names one own member, not the Leader', () => {
    const s = naming();
    s.expectQuestion('spies/spy', 0, ['m1', 'm2']).expectQuestion('spies/spy', 1, ['m4', 'm5']);
    expect(s.refused(0, 'm0', 'KC-29.2', 'leaderIsNoSpy').about).toEqual({ m: 0 });
    s.refused(1, 'm3', 'KC-29.2', 'leaderIsNoSpy');
    s.refused(0, 'm4', 'KC-29.1', 'notYourModel');
    s.refused(0, 'm9', 'KC-29.1', 'noSuchModel');
    s.answer(0, 'm1').answer(1, 'm5');
    expect(s.table.spies).toEqual([1, 5]);
    // Only the own player hears which it is.
    const heard = (seat: number | null) => s.heard(seat).flatMap((fact) => (fact.kind === 'spyNamed' ? [fact.model] : []));
    expect([heard(0), heard(1), heard(null)]).toEqual([
      [1, NONE],
      [NONE, 5],
      [NONE, NONE],
    ]);
    expect([s.view(0).table.spies, s.view(1).table.spies, s.view(null).table.spies]).toEqual([
      [1, NONE],
      [NONE, 5],
      [NONE, NONE],
    ]);
  });

  test('KC-29.1 KC-29.4 any member will do, whatever it is: a Thug, a Big Guy, an Expert, the Wizard', () => {
    const s = start({ scenario: 8, layout: 'market-square' })
      .answer(0, 'dorick; human-bruiser; ogre; elf-fencer; wizard')
      .answer(1, 'klacka; troll; skeleton');
    s.expectQuestion('spies/spy', 0, ['m1', 'm2', 'm3', 'm4']).expectQuestion('spies/spy', 1, ['m6', 'm7']);
  });

  test('KC-29.3 both at the same time, before deployment, and it cannot be changed', () => {
    const s = naming().answer(1, 'm5').expectQuestion('spies/spy', 0);
    expect(s.table.spies).toEqual([NONE, NONE]);
    expect(s.view(0).table.spies).toEqual([NONE, NONE]);
    expect(s.whyNot(1, 'm4')).not.toBeNull();
    s.answer(0, 'm2');
    expect(s.table.models.every(({ place }) => place === 'reserve')).toBe(true);
    s.expectQuestion('set up/edge', 0);
    expect(s.table.spies).toEqual([2, 5]);
  });

  test('KC-29.4 a gang of a Leader alone cannot play it: another scenario is drawn', () => {
    for (const gangs of [
      ['klacka', 'klacka; zombie'],
      ['klacka; zombie', 'klacka'],
    ]) {
      const s = start({ scenario: 8, layout: 'market-square' }).answer(0, gangs[0]).answer(1, gangs[1]);
      expect(s.all('scenarioUnplayable')[0]).toMatchObject({ scenario: 'protect-the-rat', rule: 'KC-29.4' });
      expect(s.table.scenario).not.toBe('protect-the-rat');
      expect(s.table.scenario).not.toBe(0);
      expect(s.all('scenarioDrawn').at(-1)?.scenario).toBe(s.table.scenario);
    }
    const both = start({ scenario: 8, layout: 'market-square' }).answer(0, 'klacka; zombie').answer(1, 'klacka; zombie');
    expect(both.table.scenario).toBe('protect-the-rat');
  });
});

describe('discovery', () => {
  const attacker = beside(enemySpy, 'west', 'human-bruiser', 0);
  const hunt = (more: Partial<Arrangement> = {}): Scene =>
    given({
      scenario: 'protect-the-rat',
      models: [{ ...dorick, activated: true }, klacka, spy, { ...enemySpy, wounds: 1 }, attacker],
      spies: [2, 3],
      hands: ['Kh Kd', '2c'],
      ...more,
    }).activate(4);
  const kill = (s: Scene, target: string): Scene => {
    s.say(`attack ${target}`, 'Kh Kd');
    if (s.question === 'attack/defend') s.say('fold');
    return s.question === 'attack/critical' ? s.say('none') : s;
  };

  test('KC-29.5 KC-29.7 a spy is discovered by being taken out by an enemy, and nobody is told until the end', () => {
    const s = kill(hunt({ turn: 5 }), 'm3');
    expect(s.model(3)).toMatchObject({ place: 'removed', removedBy: 0 });
    expect(s.outcome).toBeNull();
    expect([s.view(0).table.spies, s.view(null).table.spies]).toEqual([
      [2, NONE],
      [NONE, NONE],
    ]);
    s.say('end').expectNoFact('spiesRevealed');
    expect([s.table.turn, s.outcome]).toEqual([6, null]);
    const end = kill(hunt({ turn: 6 }), 'm3');
    const known = end.game.disclosed;
    // Told to all, so it cannot be taken back as if nobody knew.
    expect(end.say('end').game.disclosed).toBeGreaterThan(known);
    end.expectFact('spiesRevealed', { spies: [2, 3], found: [false, true], rule: 'KC-29.7' });
    expect(end.view(null).table.spies).toEqual([2, 3]);
    expect(end.outcome).toMatchObject({ reason: 'spyFound', winners: [0] });
    // Somebody else taken out is not the spy.
    expect(kill(hunt({ turn: 6, spies: [2, 1] }), 'm3').say('end').outcome).toMatchObject({ winners: [] });
  });

  test('KC-29.6 wounds from an enemy’s lasting effect or spell are the enemy’s', () => {
    const poisoned = (by: number) => {
      const s = last(spy, { ...enemySpy, activated: false, wounds: 1, effects: ['poison'] });
      s.table.models[0].activated = true;
      s.table.models[3].poisonedBy = by;
      s.table.next = 1;
      return s.answer(1, 'm3').outcome;
    };
    expect(poisoned(0)).toMatchObject({ reason: 'spyFound', winners: [0] });
    expect(poisoned(NONE)).toMatchObject({ reason: 'turnLimit', winners: [] });
    const wizard = model('wizard', 0, 20, 16);
    const models = [{ ...dorick, activated: true }, klacka, spy, { ...enemySpy, wounds: 1 }, wizard];
    const cast = given({ scenario: 'protect-the-rat', models, spies: [2, 3], turn: 6, events: 'Kd 2d Kh 5h' }).activate(4);
    cast.say('cast attack m3', 'stick', 'stick', 'end');
    expect(cast.outcome).toMatchObject({ reason: 'spyFound', winners: [0] });
  });

  test('KC-29.6 friendly fire, misdirected shots and failed own spells are not', () => {
    const drawn = { reason: 'turnLimit', winners: [] };
    // The own bruiser strikes the own spy down.
    const mine = beside(attacker, 'south', 'human-lowlife', 0, { ...done, wounds: 2 });
    const fire = kill(hunt({ models: [{ ...dorick, activated: true }, klacka, mine, enemySpy, attacker], turn: 6 }), 'm2');
    expect(fire.model(2)).toMatchObject({ place: 'removed', removedBy: NONE });
    expect(fire.say('end').outcome).toMatchObject(drawn);
    // A shot at an enemy engaged with the own spy goes astray.
    const engaged = beside(enemySpy, 'south', 'human-lowlife', 0, { ...done, wounds: 2, effects: ['stunned'] });
    const archer = model('elf-archer', 0, 15, 20);
    const astray = given({
      scenario: 'protect-the-rat',
      models: [{ ...dorick, activated: true }, klacka, engaged, enemySpy, archer],
      spies: [2, 3],
      turn: 6,
      events: '5c',
    }).activate(4);
    astray.say('shoot m3').expectFact('testDrawn', { test: 'shot', red: false });
    expect(astray.model(2)).toMatchObject({ place: 'removed', removedBy: NONE });
    expect(astray.say('end').outcome).toMatchObject(drawn);
    // The spy is a Wizard whose spell fails.
    const wizard = model('wizard', 0, 4, 4, { wounds: 5 });
    const failed = last(wizard, enemySpy, { events: '2d 3d Kh Qh 5h' });
    failed.table.models[0].activated = true;
    failed.activate(2).say('cast support m2', 'twist');
    expect(failed.model(2)).toMatchObject({ place: 'removed', removedBy: NONE });
    expect(failed.outcome).toMatchObject(drawn);
  });
});

describe('how it ends', () => {
  const end = (mine: number | null, theirs: number | null) => {
    const out = (placed: Placed, by: number | null) => (by === null ? placed : { ...placed, removedBy: by });
    return last(out(spy, mine), out(enemySpy, theirs)).activate(0).say('end').outcome;
  };

  test('KC-29.8 the enemy spy taken out and the own one not: a win; anything else is a draw', () => {
    expect(end(null, 0)).toMatchObject({ reason: 'spyFound', rule: 'KC-29.8', winners: [0] });
    expect(end(1, null)).toMatchObject({ reason: 'spyFound', rule: 'KC-29.8', winners: [1] });
    expect(end(1, 0)).toMatchObject({ reason: 'turnLimit', rule: 'KC-29.8', winners: [] });
    expect(end(null, null)).toMatchObject({ reason: 'turnLimit', winners: [] });
    // Lost, but not to an enemy.
    expect(end(NONE, 0)).toMatchObject({ winners: [0] });
    expect(end(null, NONE)).toMatchObject({ winners: [] });
  });

  test('KC-29.9 when a gang has nobody left the game ends, and the spies are revealed', () => {
    const dying = scumbag(20, 20, { activated: false, wounds: 1, effects: ['poison'] });
    const wiped = (by: number, more: Placed[] = []) => {
      const models = [dorick, spy, dying, ...more];
      const s = given({ scenario: 'protect-the-rat', models, spies: [1, 2], next: 1, turn: 2 });
      s.table.models[2].poisonedBy = by;
      return s.activate(2);
    };
    const s = wiped(0);
    s.expectFact('spiesRevealed', { spies: [1, 2], found: [false, true] });
    expect(s.outcome).toMatchObject({ reason: 'spyFound', rule: 'KC-29.9', winners: [0] });
    expect(s.table.turn).toBe(2);
    expect(wiped(NONE).outcome).toMatchObject({ reason: 'nobodyLeft', rule: 'KC-29.9', winners: [] });
    const goesOn = wiped(0, [klacka]);
    goesOn.expectNoFact('spiesRevealed');
    expect(goesOn.outcome).toBeNull();
  });

  test('KC-29.10 KC-29.11 the reward is for a campaign; the facts say whose spy was found', () => {
    expectStated('KC-29.10', 'Optional', '10 gold', 'one Big Guy', 'without paying');
    expectStated('KC-29.11', 'No Notoriety level');
    const s = last(spy, { ...enemySpy, removedBy: 0 }, { coffers: 20, stash: [1, 1] }).activate(0);
    expectNoReward(() => s.say('end'), s).expectFact('spiesRevealed', { found: [false, true] });
  });
});
