/** Chapter 21: what holds in every scenario. */
import { describe, expect, test } from 'vitest';
import { RADIUS, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../data/index.ts';
import { meta } from '../index.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { text } from '../text/index.ts';
import { type Arrangement, beside, given, model, type Scene, start } from './kit.ts';

const done = { activated: true };
const dorick = model('dorick', 0, 2, 2);
const klacka = model('klacka', 1, 22, 22, done);
const lowlife = (x: number, y: number, more = {}) => model('human-lowlife', 0, x, y, { ...done, ...more });
const scumbag = (x: number, y: number, more = {}) => model('goblin-scumbag', 1, x, y, { ...done, ...more });

/** The first model is activated and does nothing: the turn is over. */
const endTurn = (s: Scene): Scene => {
  s.activate(0);
  return s.question === 'activation/act' ? s.say('end') : s;
};

describe('the eight', () => {
  test('KC-21.1 there are eight scenarios, numbered 1 to 8, and each can be agreed on', () => {
    expect(SCENARIO_IDS.map((id) => SCENARIOS[id].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(meta.options.find(({ name }) => name === 'scenario')?.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const id of SCENARIO_IDS) {
      const s = start({ scenario: SCENARIOS[id].number, layout: SCENARIOS[id].layouts[0] })
        .answer(0, 'klacka; zombie')
        .answer(1, 'klacka; zombie');
      s.expectFact('scenarioSet', { scenario: id, by: 'agreed' });
    }
    expect(() => start({ scenario: 9 })).toThrow();
  });

  test('KC-21.2 each has an optional objective, which a game on its own knows nothing of', () => {
    for (const id of SCENARIO_IDS) {
      const chapter = 21 + SCENARIOS[id].number;
      const optional = rulebook.rules.filter((rule) => rule.id.startsWith(`KC-${chapter}.`) && rule.text.startsWith('Optional'));
      expect(optional.length, id).toBeGreaterThan(0);
    }
    expect(meta.options.map(({ name }) => name)).toEqual(['gold', 'scenario', 'layout', 'doublePoints']);
  });

  test('KC-21.3 of optional objectives a casual game has the double points of scenario 5, if agreed on, and nothing else', () => {
    expect(meta.options.find(({ name }) => name === 'doublePoints')).toMatchObject({
      rule: 'KC-21.3',
      values: [false, true],
      default: false,
    });
    const far = 24 - RADIUS[30];
    const end = (scenario: ScenarioId, doublePoints: boolean) =>
      endTurn(
        given({ scenario, doublePoints, turn: 6, models: [dorick, lowlife(6, far), klacka, scumbag(9, 9, { removedBy: 0 })] }),
      );
    for (const scenario of ['all-out-brawl', 'hide-and-seek', 'vic', 'chuck-ball', 'protect-the-rat'] as const) {
      expect(end(scenario, true).outcome, scenario).toEqual(end(scenario, false).outcome);
    }
    expect(end('territory-grab', false).outcome?.scores).toEqual([1, 0]);
    expect(end('territory-grab', true).outcome?.scores).toEqual([2, 0]);
    expect(text.en.option('doublePoints').label).toContain('Territory Grab');
  });
});

describe('how they end', () => {
  test('KC-21.4 an objective is completed by winning; a draw or tie completes nothing for anybody', () => {
    const models = [dorick, klacka];
    const drawn = (more: Partial<Arrangement>) => endTurn(given({ models, ...more })).outcome;
    expect(drawn({ turn: 6 })).toMatchObject({ winners: [], reason: 'equal' });
    expect(drawn({ scenario: 'hide-and-seek', turn: 6, treasures: [1, 1] })).toMatchObject({ winners: [], reason: 'equal' });
    expect(drawn({ scenario: 'runaway-carriage', turn: 4, carriage: 18 })).toMatchObject({ winners: [], reason: 'escaped' });
    expect(drawn({ scenario: 'mr-cuddly', turn: 12 })).toMatchObject({ winners: [], reason: 'turnLimit' });
    expect(drawn({ scenario: 'hide-and-seek', turn: 6, treasures: [0, 1] })).toMatchObject({ winners: [1], reason: 'treasure' });
    const gone = [dorick, klacka, scumbag(9, 9, { removedBy: 0 })];
    expect(drawn({ models: gone, turn: 6 })).toMatchObject({ winners: [0], reason: 'score' });
  });

  /** Seat 1 has nobody but a Scumbag, who dies of Poison in the activation it is asked for. */
  const dying = (scenario: ScenarioId, more: Partial<Arrangement> = {}): Scene => {
    const models = [dorick, scumbag(20, 20, { activated: false, wounds: 1, effects: ['poison'] })];
    return given({ scenario, models, next: 1, ...more }).activate(1);
  };

  test('KC-21.5 whose enemies are all gone goes on alone, or stops', () => {
    const s = dying('mr-cuddly').expectQuestion('action time/alone', 0, ['go on', 'stop']);
    s.refused(0, 'm0', 'KC-21.5', 'notAnAnswer');
    const stopped = s.branch().say('stop');
    expect(stopped.outcome).toMatchObject({ reason: 'stopped', rule: 'KC-21.5', winners: [] });
    s.say('go on').expectFact('wentOnAlone', { seat: 0, on: true });
    s.expectQuestion('activation/act', 0).say('end');
    // The next turn comes, and with it the question.
    expect(s.table.turn).toBe(2);
    s.say('first').expectQuestion('action time/alone', 0).say('go on').expectQuestion('activation/act', 0);
    // Nothing more is completed by stopping, but what is done already counts.
    const rich = dying('hide-and-seek', { treasures: [1, 0] }).say('stop');
    expect(rich.outcome).toMatchObject({ reason: 'stopped', winners: [0], scores: [1, 0] });
    const poor = dying('hide-and-seek', { treasures: [0, 1] }).say('stop');
    expect(poor.outcome).toMatchObject({ winners: [1], scores: [0, 1] });
    // Where the last enemy's end is the end, nobody is asked.
    expect(dying('all-out-brawl').outcome).toMatchObject({ reason: 'wipedOut', winners: [0] });
    // Somebody left, even one that has acted, and both play on.
    const two = given({
      scenario: 'mr-cuddly',
      models: [dorick, scumbag(20, 20, { activated: false, wounds: 1, effects: ['poison'] }), klacka],
      next: 1,
    });
    two.activate(1).expectQuestion('activation/act', 0);
  });

  test('KC-21.5 the same for seat 1, who is asked once in a turn', () => {
    const models = [
      lowlife(4, 4, { activated: false, wounds: 2, effects: ['poison'] }),
      klacka,
      scumbag(20, 20),
      scumbag(18, 18),
    ];
    for (const m of [1, 2, 3]) models[m] = { ...models[m], activated: false };
    const s = given({ scenario: 'mr-cuddly', models }).activate(0).expectQuestion('action time/alone', 1, ['go on', 'stop']);
    s.branch().say('stop').expectFact('wentOnAlone', { seat: 1, on: false });
    s.say('go on', 'm1', 'end').expectQuestion('action time/model', 1, ['m2', 'm3']);
  });

  test('KC-21.6 with nobody left at all it is a draw, unless one player alone has met the condition', () => {
    const front = 3.5 + RADIUS[30];
    const models = [lowlife(front, 11.4, { activated: false, wounds: 2 }), scumbag(front, 12.7, { wounds: 1 })];
    // Both stand before the carriage on their last wound.
    const both = endTurn(given({ scenario: 'runaway-carriage', models }));
    expect(both.outcome).toMatchObject({ reason: 'nobodyLeft', rule: 'KC-21.6', winners: [] });
    const one = endTurn(given({ scenario: 'runaway-carriage', models: [...models, klacka] }));
    expect([one.outcome, one.model(0).place, one.model(1).place]).toEqual([null, 'removed', 'removed']);
    // The last model of all falls: by then one has more treasure, or neither has.
    const alone = [lowlife(4, 4, { activated: false, wounds: 2, effects: ['poison'] }), scumbag(9, 9, { removedBy: 0 })];
    const end = (treasures: [number, number]) =>
      given({ scenario: 'hide-and-seek', models: alone, treasures }).activate(0).outcome;
    expect(end([0, 1])).toMatchObject({ reason: 'nobodyLeft', rule: 'KC-21.6', winners: [1] });
    expect(end([1, 1])).toMatchObject({ reason: 'nobodyLeft', winners: [] });
  });

  test.each([
    ['all-out-brawl', 6],
    ['hide-and-seek', 6],
    ['territory-grab', 6],
    ['vic', 6],
    ['chuck-ball', 6],
    ['protect-the-rat', 6],
  ] as const)('KC-21.7 %s ends after turn %i and not before', (scenario, last) => {
    const models = [dorick, klacka, lowlife(6, 6), scumbag(18, 18)];
    const arranged = { scenario, models, vic: scenario === 'vic' ? 2 : undefined, spies: [2, 3] as [number, number] };
    expect(SCENARIOS[scenario].turns).toBe(last);
    const before = endTurn(given({ ...arranged, turn: last - 1 }));
    expect([before.outcome, before.table.turn]).toEqual([null, last]);
    before.expectQuestion('initiative/order', 0);
    expect(endTurn(given({ ...arranged, turn: last })).outcome).not.toBeNull();
  });

  test('KC-21.9 a win reached during a turn ends the game at once', () => {
    const bruiser = model('human-bruiser', 0, 12, 2);
    const idle = model('human-lowlife', 0, 20, 2);
    const won = (s: Scene, reason: string) => {
      expect(s.outcome).toMatchObject({ reason, winners: [0] });
      expect([s.question, s.legal(0), s.legal(1)]).toEqual([null, [], []]);
      // In the middle of a turn: somebody had still to be activated, and an action was left.
      expect(s.model(1).activated).toBe(false);
      expect(s.table.turn).toBe(1);
    };
    const victim = beside(bruiser, 'east', 'goblin-scumbag', 1, { wounds: 1, activated: true });
    const hands: [string, string] = ['Kh Kd', ''];
    const brawl = given({ models: [bruiser, idle, victim], hands })
      .activate(0)
      .say('attack m2', 'Kh Kd');
    won(brawl.question === 'attack/critical' ? brawl.say('none') : brawl, 'wipedOut');
    const carriage = { ...bruiser, x: 2, y: 10.75 - RADIUS[30] };
    const strike = { scenario: 'runaway-carriage' as const, models: [carriage, idle, klacka], targetWounds: 9, hands };
    won(given(strike).activate(0).say('strike carriage', 'Kh Kd'), 'destroyed');
    const vic = { scenario: 'vic' as const, models: [model('vic', 0, 12, 22), idle, klacka], vic: 0 };
    won(
      given({ ...vic, models: [vic.models[0], idle, model('klacka', 1, 4, 22, done)] })
        .activate(0)
        .say('walk', 'off'),
      'vicOut',
    );
    const chest = { scenario: 'chuck-ball' as const, models: [bruiser, idle, klacka], chest: { carrier: 0 } };
    won(given(chest).activate(0).say('walk', 'off'), 'chestOut');
  });
});

describe('KC-21.8 deployment zones, edges and start positions', () => {
  const r = RADIUS[30];
  const deploying = (scenario: ScenarioId): Scene => {
    const s = start({ scenario: SCENARIOS[scenario].number, layout: SCENARIOS[scenario].layouts[0] });
    s.answer(0, 'barry; zombie').answer(1, 'barry; zombie');
    s.playOn(1, 1000, (scene) => scene.question === 'set up/edge');
    s.say(s.actor === 0 ? 'south' : 'north', 'first');
    return s.say(s.legal(0)[0]).expectQuestion('deployment/place', 0);
  };

  test.each(SCENARIO_IDS)('in %s one deploys a card deep from the own edge', (scenario) => {
    const s = deploying(scenario);
    const south = s.actor === s.table.south;
    const y = (far: number) => (south ? far : 24 - far);
    s.allowed(0, `12 ${y(3.5 - r)}`);
    s.allowed(0, `12 ${y(r)}`);
    s.refused(0, `12 ${y(3.5 - r + 0.01)}`, 'KC-4.12', 'outsideZone');
    s.refused(0, `12 ${24 - y(r)}`, 'KC-4.12', 'outsideZone');
    // Only Mr. Cuddly's corners are kept free.
    const least = scenario === 'mr-cuddly' ? 3.5 : 0;
    s.allowed(0, `${least + r} ${y(r)}`);
    s.allowed(0, `${24 - least - r} ${y(r)}`);
    s.refused(0, `${least + r - 0.01} ${y(r)}`, 'KC-4.12', 'outsideZone');
    s.refused(0, `${24 - least - r + 0.01} ${y(r)}`, 'KC-4.12', 'outsideZone');
  });

  test('the pieces of the scenarios start where they should, and nowhere else is any', () => {
    for (const scenario of SCENARIO_IDS) {
      const { carriage, cuddly, chest, models, markers } = deploying(scenario).table;
      expect(carriage).toBe(scenario === 'runaway-carriage' ? 0 : -1);
      if (scenario === 'mr-cuddly') expect(models[cuddly]).toMatchObject({ x: 12, y: 12, place: 'play', seat: -1 });
      else expect(cuddly).toBe(-1);
      if (scenario === 'chuck-ball') expect(chest).toMatchObject({ x: 12, y: 12, carrier: -1 });
      else expect(chest).toBeNull();
      expect(markers).toHaveLength(scenario === 'hide-and-seek' ? 8 : 0);
    }
  });
});
