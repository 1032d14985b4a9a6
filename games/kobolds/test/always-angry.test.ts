/** Chapter 17: Always Angry. */
import { describe, expect, test } from 'vitest';
import { touching } from '../rules/scene.ts';
import { RED } from './duel.ts';
import { type Arrangement, beside, given, model, type Placed, radius, type Scene } from './kit.ts';

const R = radius('human-lowlife');
const bruiser = model('human-bruiser', 0, 8, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
/** Two inches further on, where the Lowlife m1 of seat 1 is shoved to by the Bruiser m0 of seat 0. */
const angry = (seat: number, more: Partial<Placed> = {}): Placed =>
  beside(lowlife, 'east', 'orc-ruffian', seat, { gap: 2, ...more });
const arena = (others: Placed[], more: Partial<Arrangement> = {}): Scene =>
  given({
    models: [bruiser, lowlife, model('klacka', 0, 2, 2), model('dorick', 1, 2, 22), ...others],
    hands: [RED, '2c 4d 6h'],
    // Red, should a Ruffian of the own gang antagonise the Bruiser.
    events: 'Ah',
    ...more,
  }).activate(0);
const shove = (s: Scene, distance = 'full'): Scene => s.say('attack m1', 'Kh', 'fold', 'shove-w', distance);

describe('Always Angry', () => {
  test.each([
    ['not yet activated', false],
    ['activated', true],
  ])('KC-17.2 a shove into contact allows a melee attack at once at no action cost (%s)', (_, activated) => {
    const s = shove(arena([angry(1, { activated })]));
    s.expectFact('angered', { model: 4, shoved: 1, rule: 'KC-17.2' });
    s.expectQuestion('always angry/attack', 1, ['m4', 'pass']).say('m4', '6h');
    s.expectFact('attackDeclared', { attacker: 4, target: 1, how: 'melee', free: 'always-angry' });
    // The action of the Bruiser's attack is the only one spent, and nobody's activation is used up.
    expect(s.all('actionSpent')).toHaveLength(1);
    expect([s.model(4).activated, s.activation]).toMatchObject([activated, { model: 0, actions: 1 }]);
    s.expectQuestion('activation/act', 0);
  });
  test('KC-17.2 no contact, no anger; nor by a contact that was there before', () => {
    shove(arena([angry(1)]), '1.9')
      .expectQuestion('activation/act', 0)
      .expectNoFact('angered');
    // A push so short that a Ruffian beside the Lowlife is in contact with it before and after.
    const before = beside(lowlife, 'north', 'orc-ruffian', 1);
    const s = shove(arena([before]), '0.02')
      .expectQuestion('activation/act', 0)
      .expectNoFact('angered');
    s.expectFact('shoved', { model: 1, length: 0.02 });
    expect(touching(s.table, 1, 4)).toBe(true);
  });
  test('KC-17.2 others are not angry, and a walk into contact is no shove', () => {
    const troll = beside(lowlife, 'east', 'human-bruiser', 1, { gap: 2 });
    shove(arena([troll])).expectQuestion('activation/act', 0);
    const s = arena([model('orc-ruffian', 1, 8, 9)], { events: 'Ah' }).say('walk', 'contact m4');
    s.expectFact('moved', { model: 0 });
    s.expectQuestion('activation/act', 0).expectNoFact('angered');
  });
  test('KC-17.2 it is allowed, not ordered', () => {
    const s = shove(arena([angry(1)]))
      .say('pass')
      .expectNoFact('attackDeclared', { attacker: 4 });
    s.expectFact('extraAttackLost', { model: 4, critical: 'always-angry', rule: 'KC-17.2' });
    s.expectQuestion('activation/act', 0);
  });
  test('KC-17.3 the attacker is the angry model, the target the shoved one: a friend', () => {
    const s = shove(arena([angry(1)])).say('m4');
    s.expectFact('attackDeclared', { attacker: 4, target: 1, friend: true, seat: 1 });
    // A friend does not defend (KC-12.38).
    s.say('6h').expectQuestion('activation/act', 0);
    // Stunned by the Bruiser, so a high card wounds.
    expect(s.wounds(1)).toBe(1);
  });
  test('KC-17.3 or an enemy', () => {
    const s = shove(arena([angry(0)]))
      .expectQuestion('always angry/attack', 0, ['m4', 'pass'])
      .say('m4');
    s.expectFact('attackDeclared', { attacker: 4, target: 1, friend: false, seat: 0 });
    s.say('Ah').expectQuestion('attack/defend', 1);
  });
  test('KC-17.4 it counts as the active model: friends gang up, it can be bribed, and the normal melee rules apply', () => {
    // Another of the gang touches the Lowlife where it comes to rest.
    const helper = model('ogre', 0, lowlife.x + 2, 12 + R + radius('ogre'));
    const s = arena([angry(0), helper], { stash: [0, 3] });
    s.say('attack m1', 'none', 'done', 'Kh', 'fold', 'shove-w', 'full').expectQuestion('always angry/attack', 0).say('m4');
    s.expectQuestion('bribe/offer', 1, ['guaranteed', 'cheapskate', 'none']).say('none');
    s.expectQuestion('attack/answer', 1).say('done');
    expect(s.expectFact('limitSet', { model: 4 }).terms).toEqual([
      { name: 'fight', rule: 'KC-12.4', add: 3 },
      { name: 'gangingUp', rule: 'KC-12.27', add: 1 },
    ]);
    s.expectQuestion('attack/commit', 0);
  });
  test('KC-17.4 so the model whose activation it is may be its target, friend though it is', () => {
    const bouncer = beside(bruiser, 'east', 'orc-bouncer', 1);
    const ruffian = beside(bruiser, 'west', 'orc-ruffian', 0, { gap: 2 });
    const s = given({
      models: [bruiser, bouncer, ruffian, model('dorick', 1, 2, 22)],
      hands: ['2c 3d', 'Ac As'],
      events: 'Ah',
    }).activate(0);
    s.say('attack m1', 'counter free', '2c', 'Ac As', 'shove-l', 'full').expectQuestion('always angry/attack', 0, ['m2', 'pass']);
    s.say('m2', '3d').expectFact('attackHit', { winner: 2, loser: 0 });
    expect(s.wounds(0)).toBe(1);
  });
  test('KC-17.5 once per turn for each model', () => {
    const ruffian = angry(1);
    const second = beside(ruffian, 'south', 'human-lowlife', 1, { gap: 2 });
    const other = beside(second, 'south', 'human-bruiser', 0);
    const again = (first: string[]): Scene => {
      const s = shove(arena([ruffian, second, other])).say(...first, 'end');
      // Dorick; then the second Bruiser pushes the second Lowlife into the same Ruffian.
      s.answer(1, 'm3').say('end').answer(0, 'm6');
      return s.forget().say('attack m5', 'Ah', 'fold', 'shove-w', 'full');
    };
    again(['pass']).expectQuestion('always angry/attack', 1, ['m4', 'pass']);
    const used = again(['m4', '6h']).expectQuestion('activation/act', 0).expectNoFact('angered');
    used.expectFact('shoved', { model: 5, stop: 'model', stopBy: 4 });
    // In the next turn it may again.
    const s = shove(arena([ruffian, second, other]))
      .say('m4', '6h')
      .untilTurn(2);
    if (s.table.next === 1) s.say('m3', 'end');
    s.activate(6).say('attack m5', 'Ah', 'fold', 'shove-w', 'full').expectQuestion('always angry/attack', 1, ['m4', 'pass']);
  });
  test('KC-17.6 the attack comes after the pushing attack is fully resolved and refilled', () => {
    const s = shove(arena([angry(1)])).expectQuestion('always angry/attack', 1);
    expect(s.fights).toEqual([]);
    expect(s.hand(0)).toHaveLength(6);
    expect(s.table.gangs[0].discard).toEqual(['Kh']);
  });
  test('KC-17.6 a push by the carriage is a shove too', () => {
    const rolling = (x: number) =>
      given({
        scenario: 'runaway-carriage',
        models: [
          model('klacka', 0, 2, 2),
          model('human-lowlife', 0, 6, 12, { activated: true }),
          model('orc-ruffian', 1, x, 12, { activated: true }),
        ],
        carriage: 0,
      })
        .activate(0)
        .say('end');
    // 6 and a push of 4.68: the Lowlife comes to 10.68, or against the Ruffian.
    const s = rolling(11.5).expectQuestion('always angry/attack', 1, ['m2', 'pass']);
    expect(s.model(1).x).toBeCloseTo(11.5 - 2 * R, 4);
    s.say('m2').expectFact('attackDeclared', { attacker: 2, target: 1, free: 'always-angry' });
    rolling(12.5).expectNoFact('angered').expectQuestion('initiative/order', 0);
  });
});

describe('KC-17.37 several angry models', () => {
  const rest = { x: lowlife.x + 2, y: 12 };
  const REACH = 2 * R * Math.SQRT1_2;
  /** North-east and south-east of where the Lowlife comes to rest. */
  const pair = (profile: 'orc-ruffian' | 'orc-bouncer', north: number, south: number): Placed[] => [
    model(profile, north, rest.x + REACH, rest.y + REACH),
    model('orc-ruffian', south, rest.x + REACH, rest.y - REACH),
  ];
  test.each([
    ['north', 0, 1, 'm4', 'm5'],
    ['south', 1, 0, 'm5', 'm4'],
  ] as const)('KC-17.37 those of the active player attack first (%s)', (_, north, south, first, second) => {
    const s = shove(arena(pair('orc-ruffian', north, south))).expectQuestion('always angry/attack', 0, [first, 'pass']);
    s.refused(0, second, 'KC-17.2', 'notAngry');
    s.say('pass').expectQuestion('always angry/attack', 1, [second, 'pass']);
  });
  test('KC-17.37 each player chooses the order of the own ones', () => {
    const s = shove(arena(pair('orc-ruffian', 1, 1))).expectQuestion('always angry/attack', 1, ['m4', 'm5', 'pass']);
    s.say('m5', '4d').expectQuestion('always angry/attack', 1, ['m4', 'pass']);
  });
  test('KC-17.37 a later one attacks only if the shoved model is still in contact', () => {
    const hands: [string, string] = ['Kh Ac Kc 3d 4d', '2c 4d'];
    const first = () => shove(arena(pair('orc-bouncer', 0, 1), { hands })).say('m4', 'Ac Kc', 'fold');
    first().say('none').expectQuestion('always angry/attack', 1, ['m5', 'pass']);
    first().say('shove-l', 'full').expectQuestion('activation/act', 0);
  });
});
