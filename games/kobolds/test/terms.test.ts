/** Chapter 1: the decks, the measures of a card, the words of the profiles, friends and enemies, gold, identity. */
import { isRefusal } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITY_LIST, EFFECT_LIST, PROFILE_IDS, PROFILES } from '../data/index.ts';
import { kobolds } from '../index.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { readGang } from '../rules/gangs.ts';
import { isEnemy, isFriend } from '../rules/reading.ts';
import { beside, type Direction, given, model, type Scene, start } from './kit.ts';

const bruiser = model('human-bruiser', 0, 10, 12);
const far = model('ogre', 1, 20, 20);

const STANDARD_DECK = [...'cdhs'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)).sort();
const most = (s: Scene): number => {
  const form = s.asked(s.actor)?.form;
  return form?.kind === 'several' ? form.max : -1;
};

describe('players and decks', () => {
  test('KC-1.1 two players, each with one gang', () => {
    for (const seats of [0, 1, 3, 4]) expect(isRefusal(kobolds.options({}, seats)), `${seats}`).toBe(true);
    expect(isRefusal(kobolds.options({}, 2))).toBe(false);
    const s = start({ scenario: 1, layout: 'warrens' });
    expect(kobolds.seats(s.game)).toBe(2);
    s.answer(0, 'klacka; zombie').answer(1, 'barry');
    expect(s.table.gangs).toHaveLength(2);
    expect(s.table.models.map(({ seat }) => seat)).toEqual([0, 0, 1]);
  });
  test('KC-1.2 KC-1.3 each player has a pack of 52 cards of the own, and they share a third', () => {
    const { gangs, eventDeck } = start().table;
    for (const deck of [gangs[0].deck, gangs[1].deck, eventDeck]) expect([...deck].sort()).toEqual(STANDARD_DECK);
    const s = given({ models: [bruiser, far] }).activate(0);
    const [own, theirs] = s.table.gangs.map(({ deck }) => deck.length);
    s.say('draw cards', '2c 4d');
    expect(s.table.gangs.map(({ deck }) => deck.length)).toEqual([own - 2, theirs]);
  });
  test('KC-1.3 both players draw from the one Event Deck', () => {
    const s = given({ models: [bruiser, far], events: '3c 5d 7h' });
    s.activate(0)
      .say('end', 'end')
      .expectFact('cardsCompared', { cards: ['3c', '5d'] });
    expect(s.table.eventDiscard).toEqual(['3c', '5d']);
    expect(s.table.eventDeck).toHaveLength(50);
  });
  test('KC-1.5 no deck holds a joker, and none can be played', () => {
    const s = given({ models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1)] });
    const { gangs, eventDeck } = s.table;
    for (const card of [...gangs.flatMap(({ deck, hand }) => [...deck, ...hand]), ...eventDeck]) expect(card).not.toMatch(/X/);
    s.activate(0).say('draw cards');
    for (const joker of ['X1', 'X2', '2c X1']) s.refused(0, joker, 'KC-10.2', 'notCards');
    s.say('2c', 'attack m1');
    for (const joker of ['X1', 'X2']) s.refused(0, joker, 'KC-12.4', 'notCards');
  });
  test.each([
    ['Ah', true],
    ['Kd', true],
    ['Ac', false],
    ['Ks', false],
  ] as const)('KC-1.6 the colour of %s', (card, red) => {
    const s = given({ models: [bruiser, beside(bruiser, 'west', 'zombie', 0), far], events: card }).activate(0);
    s.expectFact('testDrawn', { test: 'antagonism', card, red });
    expect(s.all('antagonised')).toHaveLength(red ? 0 : 1);
  });
});

test('KC-1.4 a card is 2.5" by 3.5": what W and L add to a move', () => {
  for (const [profile, side, inches] of [
    ['human-bruiser', 'W', 2.5],
    ['goblin-scumbag', 'L', 3.5],
  ] as const) {
    const s = given({ models: [model(profile, 0, 10, 12), far] })
      .activate(0)
      .say('walk', '10 10');
    expect(s.expectFact('moved', { side }).terms[0]).toEqual({ name: 'cardSide', rule: 'KC-2.23', add: inches });
  }
});

test('KC-1.7 a round is a turn: the carriage that leaves in round 4 leaves at the end of turn 4', () => {
  const turn = (n: number, carriage: number) =>
    given({ scenario: 'runaway-carriage', turn: n, carriage, models: [model('zombie', 0, 3, 2), far] }).activate(0);
  const third = turn(3, 12).say('end', 'end');
  expect(third.table).toMatchObject({ turn: 4, carriage: 18, ending: null });
  third.expectQuestion('initiative/order', 0);
  const fourth = turn(4, 18).say('end', 'end');
  expect(fourth.outcome).toMatchObject({ reason: 'escaped', winners: [] });
});

describe('the numbers of a profile', () => {
  test('KC-1.8 one Fight is the limit in melee and at range, and of Draw New Cards', () => {
    // Human Bruiser and Elf Archer both have Fight 3, the Sharpshooter has 4.
    const melee = given({ models: [bruiser, beside(bruiser, 'east', 'golem', 1)] }).activate(0);
    expect(most(melee.branch().say('draw cards'))).toBe(3);
    expect(most(melee.say('attack m1'))).toBe(3);
    for (const [profile, fight] of [
      ['elf-archer', 3],
      ['goblin-sharpshooter', 4],
    ] as const) {
      const ranged = given({ models: [model(profile, 0, 10, 12), model('golem', 1, 10, 20)] }).activate(0);
      expect(most(ranged.branch().say('draw cards'))).toBe(fight);
      expect(most(ranged.say('shoot m1')), profile).toBe(fight);
    }
  });
  test('KC-1.9 one Defend is the limit of every defence, whatever Dodge the model has as a critical', () => {
    const defended = (profile: 'halfling-thief' | 'human-lowlife' | 'ratman-slaver', shot: boolean) => {
      const attacker = model(shot ? 'elf-archer' : 'human-bruiser', 0, 10, 12);
      const target = shot ? model(profile, 1, 10, 20) : beside(attacker, 'east', profile, 1);
      const s = given({ models: [attacker, target] }).activate(0);
      return most(s.say(`${shot ? 'shoot' : 'attack'} m1`, '2c').expectQuestion('attack/defend', 1));
    };
    for (const shot of [false, true]) {
      expect(defended('halfling-thief', shot)).toBe(4);
      expect(defended('ratman-slaver', shot)).toBe(3);
      expect(defended('human-lowlife', shot)).toBe(2);
    }
    expect(PROFILES['halfling-thief'].criticals).toContain('dodge-l');
  });
  test('KC-1.13 a dash as Fight: no attack and no new cards; as allegiance: no antagonism', () => {
    const wizard = model('wizard', 0, 10, 12);
    const s = given({ models: [wizard, beside(wizard, 'east', 'human-lowlife', 1), beside(wizard, 'west', 'zombie', 0)] });
    s.activate(0).expectNoFact('testDrawn').refused(0, 'attack m1', 'KC-12.48', 'cannotFight');
    s.refused(0, 'draw cards', 'KC-10.3', 'noFight');
  });
  test('KC-1.13 a dash as cost: cannot be hired; in a critical column: nothing to trigger', () => {
    for (const id of ['vic', 'mr-cuddly', 'barry']) {
      const gang = readGang(`klacka; 2 ${id}`, 100);
      expect(isRefusal(gang) && gang.why, id).toBe('gangPart');
    }
    expect(PROFILE_IDS.filter((id) => PROFILES[id].cost === null && PROFILES[id].category !== 'leader')).toEqual([
      'vic',
      'mr-cuddly',
    ]);
    // The Skeleton has Block in column One and dashes in the others; two black cards open One and Two.
    const skeleton = model('skeleton', 0, 10, 12);
    const s = given({ models: [skeleton, beside(skeleton, 'east', 'ogre', 1)], hands: ['Kc Ks', '2h'] });
    s.activate(0).say('attack m1', 'Kc Ks', 'fold').expectQuestion('attack/critical', 0, ['block', 'none']);
  });
});

describe('friends, enemies, neutrals', () => {
  test('KC-1.14 a model is its own friend: the Vampire may heal itself, another of its gang, and no enemy', () => {
    const vampire = model('vampire', 0, 10, 12, { wounds: 3 });
    const s = given({
      models: [
        vampire,
        beside(vampire, 'east', 'ogre', 1, { wounds: 1 }),
        beside(vampire, 'west', 'zombie', 0, { wounds: 1 }),
        beside(vampire, 'north', 'ogre', 1, { wounds: 1 }),
      ],
      hands: ['Kc Ks', '2c'],
    });
    s.activate(0).say('attack m1', 'Kc Ks', 'fold', 'heal').expectQuestion('heal/friend', 0, ['m0', 'm2']);
    s.say('m0');
    expect([s.wounds(0), s.wounds(2)]).toEqual([2, 1]);
  });
  test('KC-1.14 Barry heals himself with the friends near him', () => {
    const barry = model('barry', 0, 10, 12, { wounds: 3 });
    const s = given({
      models: [barry, beside(barry, 'east', 'ogre', 1), beside(barry, 'west', 'human-lowlife', 0, { wounds: 1 })],
      hands: ['Kh Kd Qh', '2c'],
    });
    s.activate(0).say('attack m1', 'Kh Kd Qh', 'fold', 'heal');
    expect([s.wounds(0), s.wounds(2)]).toEqual([2, 0]);
  });
  test('KC-1.14 but where only another can be meant, it is not: nobody attacks itself', () => {
    const s = given({ models: [bruiser, far] }).activate(0);
    s.refused(0, 'attack m0', 'KC-12.1', 'cannotAttackItself');
    s.expectNoFact('testDrawn');
  });
  test('KC-1.15 an enemy is a model of the other gang: friends in contact hold nobody', () => {
    const s = given({
      models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 0), beside(bruiser, 'west', 'human-lowlife', 1)],
      events: 'Ah',
    });
    s.activate(0)
      .say('walk')
      .expectFact('breakingAway', { enemies: [2], tests: 1 });
    for (const seat of [0, 1]) {
      expect([0, 1, 2].map((m) => isEnemy(s.table, seat, m))).toEqual(seat === 0 ? [false, false, true] : [true, true, false]);
      expect([0, 1, 2].map((m) => isFriend(s.table, seat, m))).toEqual(seat === 0 ? [true, true, false] : [false, false, true]);
    }
  });
  test("KC-1.16 Mr. Cuddly as a target is nobody's friend and nobody's enemy", () => {
    const cuddly = model('mr-cuddly', -1, 12, 12);
    const s = given({ scenario: 'mr-cuddly', models: [beside(cuddly, 'west', 'human-bruiser', 0), far] });
    const { table } = s;
    expect(table.models[table.cuddly].seat).toBe(-1);
    for (const seat of [0, 1])
      expect([isFriend(table, seat, table.cuddly), isEnemy(table, seat, table.cuddly)]).toEqual([false, false]);
    s.refused(0, `m${table.cuddly}`, 'KC-6.7', 'notYourModel');
    s.activate(0).refused(0, `attack m${table.cuddly}`, 'KC-25.3', 'onlyStrikesHurtIt');
    s.say('walk', '9 12').expectNoFact('testDrawn').expectFact('moved', { model: 0 });
  });
  test('KC-1.16 the carriage holds nobody in place', () => {
    const s = given({ scenario: 'runaway-carriage', carriage: 0, models: [model('zombie', 0, 2, 10.15), far] });
    s.activate(0).say('walk', '2 8').expectNoFact('testDrawn').expectFact('moved', { model: 0 });
  });
  test('KC-1.17 the active model and player; attacker and defender', () => {
    const s = given({ models: [bruiser, beside(bruiser, 'east', 'human-lowlife', 1)], next: 1 }).activate(1);
    expect(s.view(0).table.activations).toMatchObject([{ model: 1, seat: 1, kind: 'own' }]);
    s.refused(0, 'walk', 'GH-3', 'notAsked');
    s.say('attack m0');
    expect(s.fights).toMatchObject([{ attacker: 1, target: 0, seat: 1, against: 0 }]);
    s.expectQuestion('attack/commit', 1).say('2c').expectQuestion('attack/defend', 0);
  });
});

describe('gold', () => {
  test('KC-1.18 whole coins: from the Stash into the Coffers', () => {
    for (const stash of ['2.5', '-1', '1e1', 'NaN', '']) {
      const gang = readGang(`klacka; stash ${stash}`, 30);
      expect(isRefusal(gang) && gang.why, stash).toBe('gangPart');
    }
    const s = given({ models: [{ ...bruiser, wounds: 2 }, far], stash: [3, 4], coffers: 5 })
      .activate(0)
      .say('swig heal');
    expect([s.stash(0), s.stash(1), s.table.coffers]).toEqual([2, 4, 6]);
    s.expectFact('coinsSpent', { seat: 0, coins: 1, left: 2, coffers: 6 });
  });
  test('KC-1.18 nobody pays with coins of the Coffers or of the other', () => {
    const s = given({ models: [{ ...bruiser, wounds: 2 }, far], stash: [0, 9], coffers: 9 }).activate(0);
    expect(s.refused(0, 'swig heal', 'KC-19.3', 'noCoins').about).toEqual({ cost: 1, stash: 0 });
    expect([s.wounds(0), s.stash(1), s.table.coffers]).toEqual([2, 9, 9]);
  });
  test('KC-1.19 the Campaign Stash belongs to a campaign: a single game knows Stash and Coffers only', () => {
    const rules = JSON.stringify(rulebook);
    expect(rules).toContain('Campaign Stash');
    const names = Object.keys(start().table);
    expect(names.filter((name) => /campaign/i.test(name))).toEqual([]);
    expect(
      start({ gold: 5, scenario: 1, layout: 'warrens' })
        .answer(0, 'klacka')
        .answer(1, 'barry')
        .table.gangs.map(({ stash }) => stash),
    ).toEqual([5, 5]);
  });
});

describe('in play', () => {
  const poisoned = (wounds: number) =>
    given({
      models: [{ ...bruiser, wounds, effects: ['poison'] }, far, model('zombie', 0, 3, 3), model('zombie', 0, 5, 3)],
    }).activate(0);
  test('KC-1.20 one wound short of its number a model stays; at the number it is removed', () => {
    const hurt = poisoned(2);
    expect(hurt.model(0)).toMatchObject({ place: 'play', wounds: 3 });
    hurt.expectQuestion('activation/act', 0);
    const gone = poisoned(3);
    expect(gone.model(0)).toMatchObject({ place: 'removed', wounds: 4 });
    gone.expectFact('removed', { model: 0 });
    expect([1, 2, 3].map((m) => gone.model(m).place)).toEqual(['play', 'play', 'play']);
  });
  test("KC-1.20 a removed model is in nobody's way, cannot be activated nor attacked", () => {
    const s = given({ models: [bruiser, far, model('zombie', 0, 10, 10, { removedBy: 1 })] });
    s.refused(0, 'm2', 'KC-1.20', 'notInPlay');
    s.activate(0).refused(0, 'attack m2', 'KC-1.20', 'targetOutOfPlay');
    s.say('walk', '10 10').expectFact('moved', { to: [10, 10] });
  });
});

test('KC-1.21 there is no facing: a shooter sees all round, wherever it came from', () => {
  const archer = model('elf-archer', 0, 12, 10);
  const directions: Direction[] = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
  const around = { ...archer, y: 12 };
  const s = given({ models: [archer, ...directions.map((where) => beside(around, where, 'zombie', 1, { gap: 4 }))] });
  const everybody = directions.map((_, i) => `m${i + 1}`);
  expect(s.activate(0).offered(0, 'shoot')).toEqual(everybody);
  s.say('walk', '12 12');
  expect(s.offered(0, 'shoot')).toEqual(everybody);
});

test('KC-1.22 effects are states of chapter 16, abilities traits of chapters 17 and 18, and nothing is both', () => {
  for (const { id, rule } of EFFECT_LIST) expect(rule, id).toMatch(/^KC-16\.\d+$/);
  for (const { id, rule } of ABILITY_LIST) expect(rule, id).toMatch(/^KC-1[78]\.\d+$/);
  const effects: string[] = EFFECT_LIST.map(({ id }) => id);
  expect(ABILITY_LIST.filter(({ id }) => effects.includes(id))).toEqual([]);
});

test('KC-1.22 a Swig takes effects away and leaves abilities: the Troll regenerates again next turn', () => {
  const troll = model('troll', 0, 10, 12, { wounds: 3, effects: ['blind', 'kneecap'] });
  const s = given({ models: [troll, far], stash: [1, 0], events: '2c 3c' });
  s.say('m0').expectQuestion('regenerate/draw', 0).say('stop', 'swig effects');
  expect(s.effects(0)).toEqual([]);
  s.say('end', 'end').expectQuestion('initiative/order', 1).say('second');
  s.expectQuestion('regenerate/draw', 0);
});

describe('identity', () => {
  test('KC-1.23 every model has a number of its own and the name its owner gave it', () => {
    const s = start({ scenario: 1, layout: 'warrens' });
    s.answer(0, 'klacka Boss; zombie Mildred; zombie Mildred; zombie').answer(1, 'klacka; zombie <b>Bob</b>');
    expect(s.table.models.map(({ name }) => name)).toEqual(['Boss', 'Mildred', 'Mildred', '', '', '<b>Bob</b>']);
    s.say('south', 'first').expectQuestion('deployment/model', 0, ['m0', 'm1', 'm2', 'm3']).say('m2', 'middle');
    expect(s.table.models.map(({ place }) => place)).toEqual(['reserve', 'reserve', 'play', 'reserve', 'reserve', 'reserve']);
  });
  test('KC-1.23 a name has 1 to 30 characters and no control characters', () => {
    const why = (text: string) => {
      const gang = readGang(text, 30);
      return isRefusal(gang) ? `${gang.rule} ${gang.why}` : null;
    };
    expect(why(`klacka ${'x'.repeat(30)}`)).toBeNull();
    expect(why(`klacka ${'x'.repeat(31)}`)).toBe('KC-1.23 gangName');
    expect(why(`klacka; zombie ${'ż'.repeat(30)}`)).toBeNull();
    expect(why(`klacka; zombie ${'ż'.repeat(31)}`)).toBe('KC-1.23 gangName');
    for (const strange of ['\u0000', '\u0007', '\n', '\u200b', '\u202e'])
      expect(why(`klacka a${strange}b`)).toBe('KC-1.23 gangName');
  });
});
