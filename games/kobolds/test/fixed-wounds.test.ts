/** KC-14.9: wounds that come from neither a hand nor a spell are what they are, and those of the streets are nobody's (KC-14.14). */
import { expect, test } from 'vitest';
import { RADIUS } from '../data/index.ts';
import { beside, given, model, type Placed } from './kit.ts';

const done = { activated: true };
const dorick = model('dorick', 0, 1, 1, done);
const klacka = model('klacka', 1, 23, 23, done);
/** Both gangs cry for blood, and whoever is hit is Stunned, Blocks and carries a shield: a hand would do more, or less. */
const gangs: [{ warCry: boolean }, { warCry: boolean }] = [{ warCry: true }, { warCry: true }];
const stunned: Partial<Placed> = { effects: ['stunned'] };
const shielded: Partial<Placed> = { equipment: ['wooden-shield'] };

test.each([
  ['Stunned', stunned],
  ['shielded', shielded],
])('KC-14.9 a trap wounds twice, the %s too', (_name, more) => {
  const s = given({
    scenario: 'hide-and-seek',
    models: [model('human-bruiser', 0, 12, 9, more), dorick, klacka],
    markers: [{ x: 12, y: 10 }],
    treasureDeck: '3c 2h',
    gangs,
  });
  s.activate(0).say('inspect k0').expectFact('trapSprung', { model: 0, wounds: 2 });
  expect(s.wounds(0)).toBe(2);
});

test.each([
  ['Stunned', stunned],
  ['shielded', shielded],
])('KC-14.9 the carriage wounds once, the %s too, and whom it kills has nobody killed', (_name, more) => {
  const run = (wounds: number) =>
    given({
      scenario: 'runaway-carriage',
      carriage: 0,
      models: [
        { ...dorick, activated: false },
        klacka,
        model('human-bruiser', 1, 3.5 + RADIUS[30], 12, { ...done, ...more, wounds }),
      ],
      gangs,
    })
      .activate(0)
      .say('end');
  expect(run(0).wounds(2)).toBe(1);
  expect(run(2).model(2)).toMatchObject({ place: 'play', wounds: 3 });
  run(3).expectFact('removed', { model: 2, by: -1 });
});

test('KC-14.9 Mr. Cuddly wounds the Stunned once, with a shield or without', () => {
  const cuddly = model('mr-cuddly', -1, 12, 12);
  const s = given({
    scenario: 'mr-cuddly',
    models: [
      { ...dorick, activated: false },
      klacka,
      beside(cuddly, 'west', 'human-bruiser', 0, { ...done, ...stunned }),
      beside(cuddly, 'east', 'human-bruiser', 1, { ...done, ...stunned, ...shielded }),
    ],
    events: '5s',
    gangs,
  });
  s.activate(0).say('end');
  expect([s.wounds(2), s.wounds(3)]).toEqual([1, 1]);
});

test('KC-14.9 KC-12.33 a misdirected shot wounds the Stunned once, though it Blocks and bears a shield', () => {
  const barry = model('barry', 1, 12, 12);
  const friend = beside(barry, 'east', 'human-bruiser', 0, { effects: ['stunned', 'block'], ...shielded });
  const s = given({ models: [model('elf-archer', 0, 12, 3), barry, friend, dorick], events: '2s', gangs });
  s.activate(0).say('shoot m1').expectFact('shotWentAstray', { hit: 2 });
  expect(s.wounds(2)).toBe(1);
});

test('KC-14.12 an egg that is the end of its target poisons nobody any more', () => {
  const keeper = model('egg-keeper', 0, 12, 12);
  const s = given({
    models: [keeper, beside(keeper, 'east', 'ogre', 1), model('human-lowlife', 1, 12, 20, { wounds: 2 }), klacka],
    hands: ['2h 2d 5h', '3s 3d 4s'],
  }).activate(0);
  s.say('attack m1', '2h 2d', '3s', 'egg-toss', 'm2').expectFact('removed', { model: 2, by: 0 });
  s.expectNoFact('effectGiven');
  expect(s.model(2).effects).toBe(0);
});

test('KC-14.16 of all that go together each leaves behind what it held: the second of them the chest', () => {
  const barry = model('barry', 0, 12, 12);
  const s = given({
    scenario: 'chuck-ball',
    models: [
      barry,
      beside(barry, 'east', 'human-bruiser', 1),
      beside(barry, 'north', 'human-lowlife', 1, { gap: 1, wounds: 2 }),
      beside(barry, 'west', 'human-lowlife', 1, { gap: 1, wounds: 2 }),
      klacka,
    ],
    chest: { carrier: 3 },
    hands: ['2h 2d 5d 7d', '3s 3d 4s'],
  }).activate(0);
  const { x, y } = s.model(3);
  s.say('attack m1', '2h 2d 5d 7d', '3s', 'my-name-is');
  expect([2, 3].map((m) => s.model(m).place)).toEqual(['removed', 'removed']);
  expect(s.table.chest).toMatchObject({ carrier: -1, x, y });
});
