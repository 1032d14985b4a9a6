/** Chapter 14: what a hit does, what changes it, and who is then taken off by whom (KC-14.1 to KC-14.16). */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const DEFENCE = '3s 3d 4s 8h 9h Jd';

const names = (s: Scene): string =>
  s
    .expectFact('damageDone')
    .terms.map(({ name, add }) => `${name} ${add}`)
    .join(', ');

/** The attacker, m0, hits m1 with these cards and triggers this; no Leader of its own is near. */
function hit(attacker: Placed, target: Placed, cards: string, critical = 'none', more: Partial<Arrangement> = {}): Scene {
  const s = given({ models: [attacker, target, klacka, dorick], hands: [cards, DEFENCE], ...more }).activate(0);
  s.say('attack m1', cards, 'fold');
  return s.question === 'attack/critical' ? s.say(critical) : s;
}
const barry = (more: Partial<Placed> = {}): Placed => beside(bruiser, 'east', 'barry', 1, more);

describe('by margin', () => {
  const boss = model('klacka', 0, 12, 12);
  const loan = beside(boss, 'east', 'dorick', 1);
  const strike = (cards: string, defence: string): Scene => {
    const s = given({ models: [boss, loan], hands: [cards, DEFENCE] })
      .activate(0)
      .say('attack m1', cards, defence);
    return s.question === 'attack/critical' ? s.say('none') : s;
  };
  /** A hand of each rank from 1 to 10. */
  const RANKED = [
    'Ah',
    'Ah Ad',
    'Ah Ad Kh Kd',
    'Ah Ad Ac',
    '4h 5c 6d 7s 8s',
    '3d 6d 9d Jd Kd',
    'Ah Ad Ac Kh Kd',
    'Ah Ad Ac As',
    '5d 6d 7d 8d 9d',
    'Td Jd Qd Kd Ad',
  ];

  test('KC-14.1 a margin of 1 stuns, and does no more', () => {
    const s = strike('Ah Ad', '4s');
    s.expectFact('damageDone', { rule: 'KC-14.1', margin: 1, stun: true, wounds: 0 });
    s.expectFact('stunned', { rule: 'KC-14.1', model: 1 });
    expect([s.wounds(1), s.effects(1)]).toEqual([0, ['stunned']]);
  });

  test('KC-14.1 the margin is the rank of the attacker less that of the defender', () => {
    strike('Ah Ad Ac', '3s 3d').expectFact('attackHit', { margin: 2 });
    strike('Ah Ad Ac', '4s').expectFact('attackHit', { margin: 3 });
    strike('Ah Ad Ac', 'fold').expectFact('attackHit', { margin: 4 });
  });

  test('KC-14.2 KC-14.3 a margin of n from 2 to 10 wounds n - 1 times, and five better is no end of it', () => {
    for (const [i, cards] of RANKED.entries()) {
      const margin = i + 1;
      const s = strike(cards, 'fold');
      s.expectFact('damageDone', { margin, stun: margin === 1, wounds: margin - 1 });
      expect([s.wounds(1), s.effects(1)]).toEqual([margin - 1, margin === 1 ? ['stunned'] : []]);
    }
  });
});

describe('what changes it', () => {
  // A pair against a fold is one wound without modifiers.
  const PAIR = 'Ac As';
  const RED = 'Ah Ad';

  test.each<[string, number, () => Scene]>([
    ['nothing', 0, () => hit(bruiser, barry(), PAIR)],
    ['bash', 1, () => hit({ ...bruiser, profile: 'orc-ruffian' }, barry(), PAIR, 'bash')],
    ['bloodLust', 1, () => hit({ ...bruiser, profile: 'kobold-grunt' }, barry({ effects: ['bite'] }), PAIR)],
    ['stunned', 1, () => hit(bruiser, barry({ effects: ['stunned'] }), PAIR)],
    ['warCry', 1, () => hit(bruiser, barry(), PAIR, 'none', { gangs: [{ warCry: true }, {}] })],
    ['wickedBlade', 1, () => hit({ ...bruiser, equipment: ['wicked-blade'] }, barry(), PAIR)],
    ['block', -1, () => hit(bruiser, barry({ effects: ['block'] }), PAIR)],
    ['woodenShield', -1, () => hit(bruiser, barry({ equipment: ['wooden-shield'] }), PAIR)],
    ['cursed', -1, () => hit({ ...bruiser, effects: ['curse'] }, barry(), PAIR)],
  ])('KC-14.4 %s: %i', (name, add, play) => {
    const s = play();
    expect(names(s)).toBe(name === 'nothing' ? 'margin 1' : `margin 1, ${name} ${add}`);
    expect(s.wounds(1)).toBe(1 + add);
  });

  test('KC-14.4 bigBash: 2', () => {
    const ogre = { ...bruiser, profile: 'ogre' as const };
    const s = hit(ogre, beside(ogre, 'east', 'barry', 1), 'Ah Ad 2h', 'big-bash');
    expect(names(s)).toBe('margin 1, bigBash 2');
    expect(s.wounds(1)).toBe(3);
  });

  test('KC-14.4 Take it Like an Orc!: 1 fewer', () => {
    const s = given({ models: [bruiser, barry(), klacka], hands: [PAIR, DEFENCE], stash: [0, 1] }).activate(0);
    s.say('attack m1', 'none', 'like an orc', PAIR, 'fold');
    expect(names(s)).toBe('margin 1, likeAnOrc -1');
    expect(s.wounds(1)).toBe(0);
  });

  test('KC-14.4 what is the other side’s does not count: its War Cry, its blade, who struck being Blocked or Stunned', () => {
    const s = hit(
      { ...bruiser, effects: ['stunned'], equipment: ['wooden-shield'] },
      barry({ effects: ['curse'], equipment: ['wicked-blade'] }),
      PAIR,
      'none',
      { gangs: [{}, { warCry: true }] },
    );
    expect(names(s)).toBe('margin 1');
  });

  test('KC-14.4 all increases less all reductions', () => {
    const s = hit(
      { ...bruiser, profile: 'kobold-gator', effects: ['curse'], equipment: ['wicked-blade'] },
      beside({ ...bruiser, profile: 'kobold-gator' }, 'east', 'barry', 1, {
        effects: ['bite', 'block', 'stunned'],
        equipment: ['wooden-shield'],
      }),
      PAIR,
      'none',
      { gangs: [{ warCry: true }, {}] },
    );
    expect(names(s)).toBe('margin 1, bloodLust 1, stunned 1, warCry 1, wickedBlade 1, block -1, woodenShield -1, cursed -1');
    expect(s.wounds(1)).toBe(2);
  });

  test('KC-14.4 Take it Like an Orc! comes on top of Block, a Wooden Shield and a Curse', () => {
    const target = barry({ effects: ['block'], equipment: ['wooden-shield'] });
    const models = [{ ...bruiser, effects: ['curse' as const] }, target, klacka, dorick];
    const s = given({ models, hands: ['Ah Ad Ac As 5h', DEFENCE], stash: [0, 1] }).activate(0);
    s.say('attack m1', 'none', 'like an orc', 'Ah Ad Ac', 'fold', 'none');
    expect(names(s)).toBe('margin 3, block -1, likeAnOrc -1, woodenShield -1, cursed -1, atLeastZero 1');
    expect(s.wounds(1)).toBe(0);
  });

  test('KC-14.4 of a spell: a perfect 21 and a Magical Staff more, Magic Armour less', () => {
    const wizard = model('wizard', 0, 12, 10, { equipment: ['magical-staff'] });
    const cast = (equipment: Placed['equipment']): Scene =>
      given({ models: [wizard, model('barry', 1, 12, 14, { equipment }), klacka], events: 'Kd 7d Kh 6h 5h' })
        .activate(0)
        .say('cast attack m1', 'stick', 'twist', 'stick');
    const terms = (s: Scene) => s.expectFact('spellHarmed').terms.map(({ name, add }) => `${name} ${add}`);
    // 21 against 17 is four better: one wound.
    const bare = cast([]);
    expect(terms(bare)).toEqual(['margin 1', 'perfect 1', 'magicalStaff 1']);
    expect(bare.wounds(1)).toBe(3);
    const armoured = cast(['magic-armour', 'wooden-shield']);
    expect(terms(armoured)).toEqual(['margin 1', 'perfect 1', 'magicalStaff 1', 'magicArmour -1']);
    expect(armoured.wounds(1)).toBe(2);
  });

  test('KC-14.5 a margin of 1 against a Stunned model is one wound instead of a stun', () => {
    const s = hit(bruiser, barry({ effects: ['stunned'] }), 'Ac');
    s.expectFact('damageDone', { margin: 1, stun: false, wounds: 1 });
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['stunned']]);
    s.expectNoFact('stunned');
  });

  test('KC-14.6 a margin of 1 raised by k is k wounds and no stun', () => {
    const ruffian = { ...bruiser, profile: 'orc-ruffian' as const };
    const bash = hit(ruffian, barry(), 'Ac', 'bash');
    expect([bash.wounds(1), bash.effects(1)]).toEqual([1, []]);
    bash.expectFact('damageDone', { rule: 'KC-14.6', margin: 1, stun: false, wounds: 1 });
    const three = hit({ ...ruffian, equipment: ['wicked-blade'] }, barry(), 'Ac', 'bash', { gangs: [{ warCry: true }, {}] });
    expect([three.wounds(1), three.effects(1)]).toEqual([3, []]);
  });

  test('KC-14.6 with a net of 0 or less it remains a stun', () => {
    const even = hit({ ...bruiser, profile: 'orc-ruffian' }, barry({ effects: ['block'] }), 'Ac', 'bash');
    expect([even.wounds(1), even.effects(1)]).toEqual([0, ['block', 'stunned']]);
    even.expectFact('damageDone', { margin: 1, stun: true, wounds: 0 });
    // Stunned and Blocked: a stun again, which adds nothing to the one it has.
    const again = hit(bruiser, barry({ effects: ['block', 'stunned'] }), 'Ac');
    again.expectFact('damageDone', { margin: 1, stun: true, wounds: 0 });
    expect([again.wounds(1), again.effects(1)]).toEqual([0, ['block', 'stunned']]);
    const less = hit({ ...bruiser, effects: ['curse'] }, barry({ effects: ['block'] }), 'Ac');
    expect([less.wounds(1), less.effects(1)]).toEqual([0, ['block', 'stunned']]);
  });

  test('KC-14.7 wounds reduced to 0, or below, are nothing at all and no stun', () => {
    const none = hit(bruiser, barry({ effects: ['block'] }), PAIR);
    none.expectFact('damageDone', { rule: 'KC-14.7', margin: 2, stun: false, wounds: 0 });
    none.expectNoFact('wounded').expectNoFact('stunned');
    expect([none.wounds(1), none.effects(1)]).toEqual([0, ['block']]);
    const below = hit({ ...bruiser, effects: ['curse'] }, barry({ effects: ['block'], wounds: 2 }), PAIR);
    expect([below.wounds(1), below.effects(1)]).toEqual([2, ['block']]);
    const some = hit(bruiser, barry({ effects: ['block'] }), 'Ac As Ah');
    expect(some.wounds(1)).toBe(2);
  });

  test('KC-14.8 an attack without wounds is successful: criticals, Poison Blade and Hammer work, Vicious does not', () => {
    const armed = { ...bruiser, equipment: ['poison-blade' as const, 'hammer' as const] };
    const s = hit(armed, barry({ effects: ['block'] }), RED, 'kneecap');
    expect([s.wounds(1), s.effects(1)]).toEqual([0, ['block', 'grounded', 'kneecap', 'poison', 'stunned']]);
    const fencer = { ...bruiser, profile: 'elf-fencer' as const };
    expect(hit(fencer, barry({ effects: ['block'] }), PAIR).effects(1)).toEqual(['block']);
    expect(hit(fencer, barry(), PAIR).effects(1)).toEqual(['bite']);
    // A stun is no damage either.
    expect(hit(fencer, barry(), 'Ac').effects(1)).toEqual(['stunned']);
  });
});

describe('KC-14.9 fixed wounds are changed by nothing', () => {
  const shield = { equipment: ['wooden-shield' as const] };

  test('KC-14.9 Poison and Bite', () => {
    const s = given({
      models: [{ ...bruiser, ...shield, effects: ['poison', 'bite', 'stunned'] }, dorick],
      gangs: [{}, { warCry: true }],
    }).activate(0);
    s.expectFact('wounded', { rule: 'KC-16.30', model: 0, n: 1, wounds: 1 });
    s.say('walk', '12 10').expectFact('wounded', { model: 0, n: 1, wounds: 2 });
  });

  test('KC-14.9 My Name is...', () => {
    const leader = model('barry', 0, 12, 12);
    const blocked = beside(leader, 'north', 'human-bruiser', 1, { gap: 2, ...shield, effects: ['block'] });
    const s = given({
      models: [
        leader,
        beside(leader, 'east', 'human-lowlife', 1),
        blocked,
        beside(leader, 'west', 'ogre', 1, { effects: ['stunned'] }),
      ],
      hands: ['2h 2d 5d 7d', DEFENCE],
      gangs: [{ warCry: true }, {}],
    }).activate(0);
    s.say('attack m1', '2h 2d 5d 7d', '3s', 'my-name-is');
    // The first has a wound of the War Cry, too: of the attack itself.
    expect([1, 2, 3].map((m) => s.wounds(m))).toEqual([2, 1, 1]);
  });

  test('KC-14.9 Egg Toss', () => {
    const keeper = model('egg-keeper', 0, 12, 12);
    const s = given({
      models: [
        keeper,
        beside(keeper, 'east', 'human-bruiser', 1),
        model('ogre', 1, 12, 20, { ...shield, effects: ['block', 'stunned'] }),
      ],
      hands: ['2h 2d', DEFENCE],
      gangs: [{ warCry: true }, {}],
    }).activate(0);
    s.say('attack m1', '2h 2d', '3s', 'egg-toss', 'm2').expectFact('wounded', { model: 2, n: 1, wounds: 1 });
    expect([s.wounds(1), s.wounds(2)]).toEqual([1, 1]);
  });
});

describe('wounds and healing', () => {
  const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);

  test('KC-14.10 wounds are marked, and at its number or more the model is removed', () => {
    const two = hit(bruiser, lowlife, 'Ac As', 'none', { models: [bruiser, { ...lowlife, wounds: 1 }, klacka, dorick] });
    two.expectFact('wounded', { rule: 'KC-14.10', model: 1, n: 1, wounds: 2, of: 3 });
    two.expectNoFact('removed');
    expect(two.model(1).place).toBe('play');
    const three = hit(bruiser, { ...lowlife, wounds: 2 }, 'Ac As');
    three.expectFact('removed', { rule: 'KC-14.10', model: 1, seat: 1, by: 0 });
    expect(three.model(1)).toMatchObject({ place: 'removed', wounds: 3, r: 0 });
    const more = hit(bruiser, { ...lowlife, wounds: 2 }, 'Ac As Ah');
    expect(more.model(1)).toMatchObject({ place: 'removed', wounds: 3 });
    expect(more.model(0)).toMatchObject({ place: 'play', wounds: 0 });
  });

  test('KC-14.11 healing takes off marks, never below none, and brings nobody back', () => {
    const vampire = model('vampire', 0, 12, 12, { wounds: 2 });
    const s = given({
      models: [
        vampire,
        beside(vampire, 'east', 'barry', 1),
        klacka,
        model('zombie', 0, 0, 0, { removedBy: 1 }),
        model('zombie', 0, 20, 20, { wounds: 2 }),
      ],
      hands: ['Kc Ks', DEFENCE],
    }).activate(0);
    s.say('attack m1', 'Kc Ks', 'fold', 'heal').expectQuestion('heal/friend', 0, ['m0', 'm2', 'm4']);
    s.refused(0, 'm3', 'KC-14.11', 'notInPlay');
    s.refused(0, 'm1', 'KC-16.6', 'notAFriend');
    const whole = s.branch().say('m2');
    whole.expectFact('healed', { model: 2, n: 0, wounds: 0 });
    expect([0, 2, 4].map((m) => whole.wounds(m))).toEqual([2, 0, 2]);
    s.say('m4');
    expect([0, 2, 4].map((m) => s.wounds(m))).toEqual([2, 0, 1]);
  });

  test('KC-14.12 what is meant for a removed target is lost', () => {
    const doomed = { ...lowlife, wounds: 2 };
    const kneecap = hit(bruiser, doomed, 'Ah Ad', 'kneecap');
    kneecap.expectFact('criticalLost', { rule: 'KC-14.12', model: 0, critical: 'kneecap' });
    expect(kneecap.model(1)).toMatchObject({ place: 'removed', effects: 0 });
    const shove = hit(bruiser, doomed, 'Ah Ad', 'shove-w').expectQuestion('activation/act', 0);
    shove.expectFact('criticalLost', { rule: 'KC-14.12', critical: 'shove-w' });
  });

  test('KC-14.12 what it gives the attacker, its side or third models still happens', () => {
    const doomed = { ...lowlife, wounds: 2 };
    const grab = hit({ ...bruiser, profile: 'dwarf-miner' }, doomed, 'Ah Ad', 'grab');
    expect([grab.model(1).place, grab.effects(0)]).toEqual(['removed', ['grab']]);
    const boozer = { ...bruiser, profile: 'dwarf-boozer' as const };
    const third = beside(bruiser, 'north', 'human-bruiser', 1, { gap: 1 });
    const swing = hit(boozer, doomed, 'Ah Ad 3h', 'swing', { models: [boozer, doomed, third, dorick] });
    expect([swing.model(1).place, swing.effects(2)]).toEqual(['removed', ['grounded', 'stunned']]);
    const thief = given({
      models: [{ ...bruiser, profile: 'halfling-thief' }, doomed, klacka, dorick],
      hands: ['Ah Ad', DEFENCE],
      stash: [0, 1],
    }).activate(0);
    thief.say('attack m1', 'none', 'done', 'Ah Ad', 'fold', 'pickpocket');
    expect([thief.model(1).place, thief.stash(0), thief.stash(1)]).toEqual(['removed', 1, 0]);
  });

  test('KC-14.13 the stun comes with the damage: an empty pocket then finds the target Stunned', () => {
    const thief = { ...bruiser, profile: 'halfling-thief' as const };
    const s = hit(thief, barry(), 'Ah Kd', 'pickpocket');
    s.expectFact('damageDone', { margin: 1, stun: true });
    s.expectFact('pickpocketFoundNothing');
    expect([s.wounds(1), s.effects(1)]).toEqual([1, ['stunned']]);
    // After a wound and no stun the empty pocket only stuns.
    const wounded = hit(thief, barry(), 'Ah Ad', 'pickpocket');
    expect([wounded.wounds(1), wounded.effects(1)]).toEqual([1, ['stunned']]);
    wounded.expectFact('stunned', { rule: 'KC-16.8' });
  });
});

describe('who removed it', () => {
  const doomed = (profile: Placed['profile'] = 'human-lowlife') => beside(bruiser, 'east', profile, 1, { wounds: 2 });

  test('KC-14.14 whoever caused the last wound by an attack, a counter attack or a critical', () => {
    expect(hit(bruiser, doomed(), 'Ac As').model(1).removedBy).toBe(0);
    const counter = given({
      models: [{ ...bruiser, wounds: 3, effects: ['stunned'] }, doomed(), klacka, dorick],
      hands: ['2c 3c', '5s 5d 5c'],
      stash: [0, 1],
    }).activate(0);
    counter.say('attack m1', 'none', 'counter', '2c', '5s 5d');
    expect(counter.model(0)).toMatchObject({ place: 'removed', removedBy: 1 });
    const keeper = model('egg-keeper', 0, 12, 12);
    const egg = given({
      models: [keeper, beside(keeper, 'east', 'ogre', 1), model('human-lowlife', 1, 12, 20, { wounds: 2 }), dorick],
      hands: ['2h 2d', DEFENCE],
    }).activate(0);
    egg.say('attack m1', '2h 2d', '3s', 'egg-toss', 'm2').expectFact('removed', { model: 2, by: 0 });
  });

  test('KC-14.14 or by a lasting effect: Poison kills for the one who poisoned', () => {
    const grunt = { ...bruiser, profile: 'kobold-grunt' as const };
    const target = beside(bruiser, 'east', 'human-bruiser', 1, { wounds: 2 });
    const s = hit(grunt, target, '2h 3h 5d', 'poison').say('end');
    expect(s.wounds(1)).toBe(2);
    s.activate(1);
    expect(s.wounds(1)).toBe(3);
    s.untilTurn(2).table.next = 1;
    s.activate(1);
    expect(s.model(1)).toMatchObject({ place: 'removed', removedBy: 0 });
  });

  test('KC-14.14 wounds from the own side are nobody’s, and so are those nobody dealt', () => {
    const friend = beside(bruiser, 'north', 'human-lowlife', 0, { wounds: 2 });
    const own = given({ models: [bruiser, friend, klacka, dorick], hands: ['Ac As', DEFENCE] }).activate(0);
    own.say('attack m1', 'Ac As').expectFact('removed', { model: 1, seat: 0, by: -1 });
    expect(own.model(1).removedBy).toBe(-1);
    const poisoned = given({ models: [{ ...bruiser, wounds: 3, effects: ['poison'] }, klacka, dorick] }).activate(0);
    poisoned.expectFact('removed', { model: 0, by: -1 });
    const wizard = model('wizard', 0, 12, 12, { wounds: 5 });
    const bust = given({ models: [wizard, model('barry', 1, 12, 18), klacka], events: 'Kd 7d Kh Qh Jh Th 9h' }).activate(0);
    bust.say('cast attack m1', 'stick', 'twist').expectFact('removed', { model: 0, by: -1 });
  });

  test('KC-14.15 outside a campaign it is simply removed: nobody is asked whether to kill or to mug', () => {
    const s = hit(bruiser, doomed(), 'Ac As').expectQuestion('activation/act', 0);
    s.expectFact('removed', { model: 1 });
    expect(s.stash(0)).toBe(0);
  });

  test('KC-14.16 all whom one effect brings to zero go together, a Leader before the refill', () => {
    const leader = model('barry', 0, 12, 12);
    const s = given({
      models: [
        leader,
        beside(leader, 'east', 'human-lowlife', 1),
        beside(leader, 'north', 'dorick', 1, { gap: 2, wounds: 9 }),
        beside(leader, 'west', 'human-lowlife', 1, { gap: 1, wounds: 2 }),
      ],
      hands: ['2h 2d 5d 7d', DEFENCE],
    }).activate(0);
    s.say('attack m1', '2h 2d 5d 7d', '3s', 'my-name-is');
    const kinds = s.facts.map(({ kind }) => kind).filter((kind) => kind === 'wounded' || kind === 'removed');
    expect(kinds).toEqual(['wounded', 'wounded', 'wounded', 'removed', 'removed']);
    expect([2, 3].map((m) => s.model(m).place)).toEqual(['removed', 'removed']);
    // Six cards less the one that was used are five, the most without a Leader: none is drawn.
    expect(s.hand(1)).toHaveLength(5);
    s.expectNoFact('cardsDrawn', { seat: 1 });
  });
});
