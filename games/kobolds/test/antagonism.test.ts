/** Chapter 8: the Antagonism Test. */
import { describe, expect, test } from 'vitest';
import { beside, given, model, type Placed, type Scene } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const far = model('ogre', 1, 20, 20);
const golem = model('golem', 1, 3, 20);
/** m0, a black Ruffian, is activated among these; the enemy has an Ogre and a Golem far away. */
const among = (friends: Placed[], events: string, first: Placed = ruffian): Scene =>
  given({ models: [first, ...friends, far, golem], events }).activate(0);
const bruiser = (gap: number, more: Partial<Placed> = {}): Placed =>
  beside(ruffian, 'east', 'human-bruiser', 0, { gap, ...more });

describe('when', () => {
  test('KC-8.1 a friend of the opposing allegiance within 3.5 inches, from edge to edge', () => {
    among([bruiser(3.5)], '2c').expectFact('testDrawn', { test: 'antagonism', model: 0, seat: 0 });
    among([bruiser(3.502)], '2c')
      .expectQuestion('activation/act', 0)
      .expectNoFact('testDrawn');
    among([bruiser(0)], '2c').expectFact('antagonised', { model: 0, by: 1 });
  });
  test('KC-8.1 a red one is tested for a black friend', () => {
    const red = { ...ruffian, profile: 'human-bruiser' as const };
    among([beside(red, 'east', 'zombie', 0)], '2c', red).expectFact('testDrawn', { test: 'antagonism', model: 0 });
  });
  test('KC-8.1 friends of the own allegiance and enemies of either do not count', () => {
    const s = given({
      models: [
        ruffian,
        beside(ruffian, 'north', 'zombie', 0),
        beside(ruffian, 'south', 'human-bruiser', 1, { gap: 1 }),
        beside(ruffian, 'west', 'zombie', 1, { gap: 1 }),
      ],
      events: '2c',
    });
    s.activate(0).expectQuestion('activation/act', 0).expectNoFact('testDrawn');
  });
  test('KC-8.1 nor does who is out of play', () => {
    among([bruiser(1, { removedBy: 1 })], '2c').expectNoFact('testDrawn');
  });
  test('KC-8.1 height counts in the distance (KC-2.14)', () => {
    // 3 inches up and 1.5 aside are 3.35; and 2 aside 3.61.
    const above = (gap: number): Scene =>
      given({
        models: [ruffian, bruiser(gap, { on: 0 }), far],
        terrain: 'house 11.2 9 16 15 3',
        events: '2c',
      }).activate(0);
    above(1.5).expectFact('testDrawn', { test: 'antagonism' });
    above(2).expectNoFact('testDrawn');
  });
  test('KC-8.1 before any action: the test comes first of all', () => {
    const s = given({ models: [ruffian, bruiser(1), far], events: 'Ah' }).say('m0');
    expect(s.last.map(({ kind }) => kind)).toEqual(['activationBegan', 'testDrawn']);
    s.expectQuestion('activation/act', 0);
    expect(s.activation).toMatchObject({ actions: 2, walk: true });
  });
});

describe('the card', () => {
  test('KC-8.2 its player must draw one: nothing is asked', () => {
    const s = given({ models: [ruffian, bruiser(1), far, golem], events: '9d' }).say('m0');
    s.expectFact('testDrawn', { test: 'antagonism', card: '9d', seat: 0, red: true });
    expect(s.table.eventDiscard).toEqual(['9d']);
  });
  test('KC-8.2 so must that of a model engaged with an enemy, and of a Stunned one', () => {
    const engaged = [bruiser(1), beside(ruffian, 'west', 'ogre', 1)];
    among(engaged, '9d').expectFact('testDrawn', { test: 'antagonism', model: 0, card: '9d' });
    const stunned = among([bruiser(1)], '9d', { ...ruffian, effects: ['stunned'] });
    stunned.expectFact('testDrawn', { test: 'antagonism', model: 0, card: '9d' });
    const near = [bruiser(1, { effects: ['stunned'] })];
    among(near, '9d').expectFact('testDrawn', { test: 'antagonism', model: 0, card: '9d' });
  });
  test.each(['Ah', 'Kd'])('KC-8.3 red (%s): it acts normally', (card) => {
    const s = among([bruiser(1)], card)
      .expectQuestion('activation/act', 0)
      .expectNoFact('antagonised');
    s.expectFact('testDrawn', { rule: 'KC-8.3' });
    s.say('walk', '10 10', 'draw cards', '2c');
    expect(s.activation.actions).toBe(1);
  });
  test.each(['Ac', 'Ks'])('KC-8.4 black (%s): no actions, and it is marked as activated', (card) => {
    const s = among([bruiser(1)], card).expectQuestion('action time/model', 1);
    s.expectFact('testDrawn', { rule: 'KC-8.4', red: false });
    s.expectNoFact('actionSpent');
    expect(s.model(0).activated).toBe(true);
    expect(s.model(1).activated).toBe(false);
  });
  test('KC-8.5 black: the activation is over at once, the Walk included', () => {
    const s = among([bruiser(1)], '2c Ah');
    s.expectFact('antagonised', { rule: 'KC-8.5', model: 0, by: 1 });
    s.expectFact('activationEnded', { model: 0, unused: 2, cut: true });
    expect(s.activations).toEqual([]);
    expect([s.model(0).x, s.model(0).y]).toEqual([10, 12]);
    // And it cannot be activated again in this turn.
    s.say('m2', 'end').expectQuestion('activation/act', 0);
    expect(s.activation.model).toBe(1);
  });
});

describe('how often', () => {
  test('KC-8.6 one test however many opposing friends are near', () => {
    const s = among([bruiser(1), beside(ruffian, 'west', 'ogre', 0), beside(ruffian, 'north', 'golem', 0)], 'Ah 2c');
    expect(s.all('testDrawn')).toHaveLength(1);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-8.7 moving near such a friend later needs no test', () => {
    const s = among([bruiser(4)], '2c').expectNoFact('testDrawn');
    s.say('walk', '12 12').expectQuestion('activation/act', 0).expectNoFact('testDrawn');
    s.say('draw cards', '2c');
    expect(s.activation.actions).toBe(1);
  });
  test('KC-8.7 nor does walking away from one spare it the test', () => {
    const s = among([bruiser(1)], 'Ah').say('walk', '7 12', 'end');
    expect(s.all('testDrawn').filter(({ model: m }) => m === 0)).toHaveLength(1);
  });
});

describe('who', () => {
  test('KC-8.8 a Wizard causes no test and takes none', () => {
    among([beside(ruffian, 'east', 'wizard', 0)], '2c')
      .expectQuestion('activation/act', 0)
      .expectNoFact('testDrawn');
    const wizard = { ...ruffian, profile: 'wizard' as const };
    const s = among([beside(wizard, 'east', 'zombie', 0), beside(wizard, 'west', 'human-bruiser', 0)], '2c', wizard);
    s.expectQuestion('activation/act', 0).expectNoFact('testDrawn');
  });
  test('KC-8.8 nor does the V.I.C.', () => {
    const vic = model('vic', 0, 10, 12);
    const zombie = beside(vic, 'east', 'zombie', 0);
    const arranged = {
      scenario: 'vic',
      models: [vic, zombie, beside(vic, 'west', 'human-bruiser', 0), far, golem],
      vic: 0,
    } as const;
    const models = [...arranged.models];
    given({ ...arranged, models, events: '2c' })
      .activate(0)
      .expectQuestion('activation/act', 0)
      .expectNoFact('testDrawn');
    const alone = [vic, zombie, far, golem];
    given({ ...arranged, models: alone, events: '2c' })
      .activate(1)
      .expectQuestion('activation/act', 0)
      .expectNoFact('testDrawn');
  });
  test('KC-8.9 Leaders take it', () => {
    const klacka = { ...ruffian, profile: 'klacka' as const };
    among([beside(klacka, 'east', 'human-bruiser', 0)], '2c', klacka).expectFact('antagonised', { model: 0, by: 1 });
  });
  test('KC-8.9 and cause it', () => {
    among([beside(ruffian, 'east', 'barry', 0)], '2c').expectFact('antagonised', { model: 0, by: 1 });
    among([beside(ruffian, 'east', 'klacka', 0)], '2c').expectNoFact('testDrawn');
  });
});
