/** Things of a scenario that a move can be aimed at by name (KC-2.19, KC-2.20). */
import { expect, test } from 'vitest';
import { given, model } from './kit.ts';

const klacka = model('klacka', 1, 23, 23, { activated: true });
const lowlife = (x: number, y: number) => model('human-lowlife', 0, x, y);

test('KC-2.20 into contact with the chest, towards it, and towards an edge that matters', () => {
  const s = given({ scenario: 'chuck-ball', models: [lowlife(12, 8.5), klacka] })
    .activate(0)
    .say('walk');
  s.allowed(0, 'towards north').allowed(0, 'towards chest').refused(0, 'contact carriage', 'KC-2.28', 'noSuchPlace');
  s.branch().say('contact chest').allowed(0, 'take chest');
  // Straight at it, up to its centre.
  s.say('towards chest');
  expect(s.model(0)).toMatchObject({ x: 12, y: expect.closeTo(12, 6) });
  const carried = given({ scenario: 'chuck-ball', models: [lowlife(12, 8.5), klacka], chest: { carrier: 1 } });
  carried.activate(0).say('walk').refused(0, 'contact chest', 'KC-2.28', 'noSuchPlace');
  // In a brawl no edge matters.
  given({ models: [lowlife(12, 8.5), klacka] })
    .activate(0)
    .say('walk')
    .refused(0, 'towards north', 'KC-2.28', 'noSuchPlace');
});

test('KC-2.19 into contact with the carriage', () => {
  const s = given({ scenario: 'runaway-carriage', models: [lowlife(2, 8), klacka], hands: ['7c 7d', ''] });
  s.activate(0).say('walk', 'contact carriage').allowed(0, 'strike carriage');
  const far = given({ scenario: 'runaway-carriage', models: [lowlife(2, 6), klacka] });
  far.activate(0).say('walk').refused(0, 'contact carriage', 'KC-2.28', 'noSuchPlace');
});

test('KC-2.20 into contact with a marker that can be reached, not with one behind the house', () => {
  const s = given({
    scenario: 'hide-and-seek',
    models: [lowlife(12, 8), klacka],
    terrain: 'house 10 10 14 14 3',
    markers: [
      { x: 12, y: 10 },
      { x: 12, y: 14 },
    ],
  });
  s.activate(0).say('walk').refused(0, 'contact k1', 'KC-2.28', 'noSuchPlace');
  s.say('contact k0').allowed(0, 'inspect k0');
});
