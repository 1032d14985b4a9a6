/** Chapter 18c and 18d: Dorick the Loan Shark, and Grobblar but for her Goblin shield. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../rulebook/en.generated.ts';
import { BLACK, duel } from './duel.ts';
import { type Arrangement, beside, given, model, type Placed, radius, type Scene, start } from './kit.ts';

const R = radius('grobblar');

describe('Dorick', () => {
  test('KC-18.14 Pay Day: two extra coins into the Stash at the start, on top of the limit of ten', () => {
    const s = start({ scenario: 1, layout: 'market-square' });
    s.answer(0, 'dorick; troll; stash 10').answer(1, 'klacka; troll; stash 10');
    s.expectFact('coinsGained', { seat: 0, coins: 2, from: 'pay-day', now: 12, rule: 'KC-18.14' });
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([12, 10, 0]);
  });
  test('KC-18.15 Pickpocket is his Critical One: a coin, or else a stun', () => {
    const rob = (stash: number) => {
      const s = duel('dorick', 'barry', { stash: [0, stash] })
        .activate(0)
        .say('attack m1');
      if (stash > 0) s.say('done');
      return s.say('Ah', 'fold', 'pickpocket');
    };
    expect([rob(3).stash(0), rob(3).stash(1)]).toEqual([1, 2]);
    const s = rob(0);
    // The high card has stunned him already, so he is wounded (KC-14.13).
    expect([s.stash(0), s.wounds(1), s.effects(1)]).toEqual([0, 1, ['stunned']]);
  });
  test('KC-18.16 Dip into Coffers: besides normal damage a coin from the Coffers', () => {
    const s = duel('dorick', 'barry', { coffers: 3 }).activate(0).say('attack m1', 'Ah Ad Kh', 'fold', 'dip-into-coffers');
    expect(s.wounds(1)).toBe(1);
    s.expectFact('coinsGained', { seat: 0, coins: 1, from: 'coffers', rule: 'KC-18.16' });
    // KC-18.17: into the Stash.
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([1, 0, 2]);
  });
  test('KC-18.16 KC-18.17 only if there is one: the Stash stays as it is', () => {
    const s = duel('dorick', 'barry', { coffers: 0 }).activate(0).say('attack m1', 'Ah Ad Kh', 'fold', 'dip-into-coffers');
    expect([s.stash(0), s.table.coffers, s.wounds(1)]).toEqual([0, 0, 1]);
    const one = duel('dorick', 'barry', { coffers: 1 }).activate(0).say('attack m1', 'Ah Ad Kh', 'fold', 'dip-into-coffers');
    expect([one.stash(0), one.table.coffers]).toEqual([1, 0]);
  });
});

const grobblar = model('grobblar', 0, 12, 12);
const dorick = beside(grobblar, 'east', 'dorick', 1);
const scumbag = (more: Partial<Placed> & { gap?: number } = {}): Placed =>
  beside(grobblar, 'south', 'goblin-scumbag', 0, { gap: 1, ...more });
/** Grobblar m0 has stunned Dorick m1 and triggers 'Ave a go!; m3 and so on are as given. */
const having = (others: Placed[], more: Partial<Arrangement> = {}): Scene =>
  given({
    models: [grobblar, dorick, model('human-lowlife', 1, 22, 22), ...others],
    hands: [`${BLACK} 3d`, '2c 4d 6h'],
    ...more,
  })
    .activate(0)
    .say('attack m1', 'Ac Kc Qs', 'fold', 'ave-a-go');

describe("'Ave a go!", () => {
  test('KC-18.18 one friend no further than a card length away gets a free Walk and a free attack on her enemy', () => {
    const s = having([scumbag({ gap: 3.5 }), beside(grobblar, 'north', 'goblin-scumbag', 0, { gap: 3.51 })]);
    s.expectQuestion('ave a go/friend', 0, ['m3', 'none']);
    expect(s.refused(0, 'm4', 'KC-18.18', 'tooFarFrom').about).toMatchObject({ most: 3.5 });
    s.refused(0, 'm1', 'KC-18.18', 'notAFriend');
    s.say('m3').expectQuestion('ave a go/walk', 0, ['walk', 'stay']);
    s.expectFact('sentToHaveAGo', { model: 3, by: 0, enemy: 1, rule: 'KC-18.18' });
    s.say('walk', `${dorick.x} ${12 - 2 * R}`).expectFact('moved', { model: 3, move: 'ave-a-go', rule: 'KC-18.18' });
    s.expectQuestion('ave a go/attack', 0, ['attack', 'pass']).say('attack', 'As', 'fold');
    // Stunned by Grobblar's blow, Dorick is wounded by a high card.
    expect(s.wounds(1)).toBe(1);
    // One action was spent, Grobblar's; the Scumbag has not been activated.
    expect(s.all('actionSpent').map(({ model: m }) => m)).toEqual([0]);
    expect(s.model(3).activated).toBe(false);
    s.expectQuestion('activation/act', 0);
  });
  test.each([
    ['goblin-scumbag', 3.5],
    ['zombie', 2.5],
  ] as const)('KC-18.18 the Walk is measured by its Move: %s', (profile, side) => {
    const s = having([beside(grobblar, 'south', profile, 0, { gap: 3.5 })]).say('m3', 'walk');
    const most = 12 - 2 * R - 3.5 - side - 2 * R;
    s.allowed(0, `12 ${most + 0.01}`).refused(0, `12 ${most - 0.01}`, 'KC-2.24');
  });
  test('KC-18.18 once per activation', () => {
    const s = having([scumbag()], { decks: ['9c 9s 8c', ''] })
      .say('m3', 'stay')
      .expectQuestion('activation/act', 0);
    s.say('attack m1', '9c 9s 8c', 'fold').refused(0, 'ave-a-go', 'KC-15.9', 'criticalUsed');
  });

  test('KC-18.19 another model than Grobblar', () => {
    having([scumbag()]).refused(0, 'm0', 'KC-18.19', 'notHerself');
  });
  test('KC-18.19 if several enemies are engaged with her, her player picks one, and the attack is on that one alone', () => {
    const ogre = beside(grobblar, 'west', 'ogre', 1);
    // Near Grobblar but not engaged with her.
    const loose = beside(grobblar, 'north', 'human-lowlife', 1, { gap: 0.5 });
    const between = model('goblin-scumbag', 0, 12, 12 - 2 * R - 1);
    const s = having([between, ogre, loose]).say('m3').expectQuestion('ave a go/enemy', 0, ['m1', 'm4']);
    s.refused(0, 'm5', 'KC-18.19', 'notEngagedWith');
    s.refused(0, 'm99', 'KC-18.19', 'noSuchModel');
    s.refused(0, 'none', 'KC-18.19', 'notAnAnswer');
    const first = s
      .branch()
      .say('m1', 'walk', `${dorick.x} ${12 - 2 * R}`)
      .expectQuestion('ave a go/attack', 0, ['attack', 'pass']);
    first.refused(0, 'attack m4', 'KC-18.18', 'wrongTarget');
    first.say('attack', 'As', 'fold');
    expect([first.wounds(1), first.wounds(4)]).toEqual([1, 0]);
    // Picking the Ogre and walking to Dorick leaves nobody to hit.
    s.say('m4').expectFact('sentToHaveAGo', { enemy: 4 });
    s.say('walk', `${dorick.x} ${12 - 2 * R}`).expectQuestion('activation/act', 0);
    s.expectFact('extraAttackLost', { model: 3, critical: 'ave-a-go', rule: 'KC-18.19' });
    expect([s.wounds(1), s.wounds(4)]).toEqual([0, 0]);
  });
  test('KC-18.19 one engaged enemy is not asked for', () => {
    having([scumbag()]).say('m3').expectQuestion('ave a go/walk', 0);
  });
  test('KC-18.19 if none is left it cannot be used', () => {
    const weak = beside(grobblar, 'east', 'human-lowlife', 1, { wounds: 2, effects: ['stunned'] });
    const s = given({
      models: [grobblar, weak, model('dorick', 1, 22, 22), scumbag()],
      hands: [BLACK, '2c'],
    }).activate(0);
    s.say('attack m1', 'Ac Kc Qs', 'fold', 'ave-a-go').expectQuestion('activation/act', 0);
    s.expectFact('criticalLost', { critical: 'ave-a-go', rule: 'KC-18.19' });
  });
  test('KC-18.19 an engaged friend must break away for the Walk, and a failure loses only the Walk', () => {
    const helper = beside(dorick, 'east', 'goblin-scumbag', 0);
    const s = having([helper], { events: '2c' }).say('m3', 'walk');
    s.expectFact('heldInPlace', { model: 3, by: 1, cost: 'move' });
    s.expectQuestion('ave a go/attack', 0, ['attack', 'pass']);
    expect(s.activations).toMatchObject([{ model: 0, actions: 1, walk: true }]);
  });
  test('KC-18.19 the attack needs the normal conditions after the Walk', () => {
    const s = having([scumbag()]).say('m3', 'stay').expectQuestion('activation/act', 0);
    s.expectFact('extraAttackLost', { model: 3, rule: 'KC-18.19' });
    // A bowman shoots, and Grobblar is in the line (KC-12.30).
    const bowman = beside(grobblar, 'south', 'halfling-bowman', 0, { gap: 1 });
    const shot = having([bowman], { events: '2h 2c' });
    shot.say('m3', 'stay').expectQuestion('ave a go/attack', 0, ['shoot', 'pass']).say('shoot');
    shot.expectFact('shotWentAstray', { attacker: 3, target: 1, hit: 0 });
  });
  test('KC-18.19 it may be declined, friend by friend, Walk by Walk, attack by attack', () => {
    having([scumbag()]).say('none').expectQuestion('activation/act', 0);
    const helper = beside(dorick, 'east', 'goblin-scumbag', 0);
    having([helper]).say('m3', 'stay', 'pass').expectQuestion('activation/act', 0);
  });
});

describe('You go first!', () => {
  const going = (others: Placed[], more: Partial<Arrangement> = {}) =>
    given({ models: [grobblar, model('dorick', 1, 22, 22), ...others], ...more }).say('m0');
  test('KC-18.22 at the start of her activation one friendly Scumbag in her sight may perform a free Dash', () => {
    const others = [
      model('goblin-scumbag', 0, 12, 20),
      model('goblin-scumbag', 0, 2, 12),
      model('goblin-scumbag', 1, 12, 4),
      model('ratman-sewer-dweller', 0, 16, 12),
    ];
    const s = going(others, { terrain: 'house 5 10 9 14 3' }).expectQuestion('activation/ability', 0, [
      'you go first m2',
      'pass',
    ]);
    s.refused(0, 'you go first m3', 'KC-18.22', 'cannotSee');
    s.refused(0, 'you go first m4', 'KC-18.22', 'notAFriend');
    s.refused(0, 'you go first m5', 'KC-18.22', 'notAScumbag');
    s.say('you go first m2').allowed(0, '12 15.4').refused(0, '12 15.3', 'KC-2.24');
    s.say('12 16').expectFact('moved', { model: 2, move: 'you-go-first', rule: 'KC-18.22' });
    // One, and no more.
    s.expectQuestion('activation/act', 0);
    expect(s.activation).toMatchObject({ model: 0, actions: 2, walk: true });
  });
  test('KC-18.22 KC-16.17 not one with Broken Bones, who cannot Dash; Kneecap is for its own activation (KC-16.28)', () => {
    const lame = model('goblin-scumbag', 0, 12, 20, { effects: ['broken-bones'] });
    const s = going([lame, model('goblin-scumbag', 0, 14, 20, { effects: ['kneecap'] })]);
    s.expectQuestion('activation/ability', 0, ['you go first m3', 'pass']);
    s.refused(0, 'you go first m2', 'KC-16.17', 'cannotDash');
  });
  test('KC-18.22 she may do without', () => {
    going([model('goblin-scumbag', 0, 12, 20)])
      .say('pass')
      .expectQuestion('activation/act', 0)
      .expectNoFact('youGoFirst');
  });
  const engagedScumbag = () => {
    const far = model('goblin-scumbag', 0, 12, 18);
    return [far, beside(far, 'north', 'ogre', 1)];
  };
  test('KC-18.23 an engaged Scumbag must break away as normal', () => {
    const s = going(engagedScumbag(), { events: '2h' }).say('you go first m2');
    s.expectFact('breakingAway', { model: 2, enemies: [3], tests: 1 });
    s.expectQuestion('move/destination', 0);
  });
  test('KC-18.24 a failed break away only loses the Dash', () => {
    const s = going(engagedScumbag(), { events: '2c' }).say('you go first m2').expectQuestion('activation/act', 0);
    s.expectFact('heldInPlace', { model: 2, by: 3, cost: 'move' });
    expect(s.activation).toMatchObject({ model: 0, actions: 2, walk: true });
    expect(s.model(2).activated).toBe(false);
  });
  test('KC-18.24 no Walk or action is needed, and activated Scumbags qualify', () => {
    const s = going([model('goblin-scumbag', 0, 12, 18, { activated: true })]).say('you go first m2', '12 16');
    s.expectNoFact('actionSpent').expectFact('moved', { model: 2 });
    // One that has not been activated still has its Walk and both actions to come.
    const fresh = going([model('goblin-scumbag', 0, 12, 18)]).say('you go first m2', '12 16', 'end', 'end');
    expect(fresh.activation).toMatchObject({ model: 2, actions: 2, walk: true });
  });
});

describe('Volunteered', () => {
  test('KC-18.25 one Goblin Scumbag is hired free when the gang is created', () => {
    const build = (gang: string) => start({ scenario: 1, layout: 'market-square', gold: 5 }).whyNot(0, gang);
    expect(build('grobblar; 5 goblin-scumbag; volunteer')).toBeNull();
    expect(build('grobblar; 6 goblin-scumbag')).not.toBeNull();
    expect(build('grobblar; volunteer; volunteer')).toMatchObject({ rule: 'KC-18.25' });
    expect(build('klacka; volunteer')).toMatchObject({ rule: 'KC-18.25' });
  });
  test('KC-18.26 the gang names which Scumbag it is, for the next scenario to ask after it', () => {
    const s = start({ scenario: 1, layout: 'market-square' });
    s.answer(0, 'grobblar; goblin-scumbag Gob; volunteer Snik; goblin-scumbag').answer(1, 'klacka; troll');
    const { gang, models } = s.expectFact('gangRevealed', { seat: 0 });
    const parts = gang.split('; ');
    expect(parts).toContain('volunteer Snik');
    expect(models.map((m) => s.model(m).name)).toContain('Snik');
    // Its death and what it carried are told like any other; the equipment lies with the model, untested.
    const dead = duel('ogre', 'goblin-scumbag', { theirs: { wounds: 1, equipment: ['wicked-blade'] } }).activate(0);
    dead.say('attack m1', 'Ah Ad', 'fold', 'none').expectFact('removed', { model: 1, by: 0 });
    expect(dead.model(1).equipment).toEqual(['wicked-blade']);
    dead.expectNoFact('testDrawn', { test: 'equipment' });
  });
  test('KC-18.26 the rulebook says what becomes of it in a campaign', () => {
    const rule = rulebook.rules.find(({ id }) => id === 'KC-18.26');
    expect(rule?.text).toMatch(
      /its equipment is lost \(no check as in KC-31\.7\) and another may be hired free before the next scenario/,
    );
  });
});
