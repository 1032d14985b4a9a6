/** Chapter 27: V.I.C. */
import type { SuitCard } from '@guildhall/cards';
import { describe, expect, test } from 'vitest';
import { PROFILES, RADIUS, VALUE_OF_CATEGORY } from '../data/index.ts';
import { NONE } from '../table.ts';
import { type Arrangement, beside, dealt, given, model, type Scene, start } from './kit.ts';
import { expectNoReward, expectStated } from './optional.ts';

const r = RADIUS[30];
const done = { activated: true };
const klacka = model('klacka', 1, 3, 3, done);
const lowlife = model('human-lowlife', 0, 20, 3, done);

/** The gangs are built, and the roles are to be chosen. Event cards on top, the first of them next. */
const choosing = (gang: string, events: SuitCard[] = ['9h', '5c']): Scene => {
  const s = start({ scenario: 6, layout: 'market-square' });
  const { table } = s;
  table.eventDeck = [...table.eventDeck.filter((card) => !events.includes(card)), ...events.slice().reverse()];
  s.answer(0, gang).answer(1, 'klacka; zombie');
  return s.expectQuestion('vic/role', s.actor);
};
/** Whoever is asked says the first thing that is legal, until this question. */
const until = (s: Scene, question: string): Scene => {
  while (s.question !== question) s.say(s.legal(s.actor)[0]);
  return s;
};
/** Seat 0, from the South, escorts m0, which is active; m1 is a friend. */
const escorting = (x: number, y: number, more: Partial<Arrangement> = {}): Scene =>
  given({ scenario: 'vic', models: [model('vic', 0, x, y), lowlife, klacka], vic: 0, ...more }).activate(0);

describe('before the game', () => {
  test('KC-27.1 both draw an Event card, and the higher chooses to escort or to kill', () => {
    const s = choosing('dorick; 2 zombie').expectQuestion('vic/role', 0, ['escort', 'kill']);
    s.expectFact('cardsCompared', { about: 'vic', cards: ['9h', '5c'], winner: 0, rule: 'KC-27.1' });
    const kill = s.branch().say('kill');
    expect(kill.table.escort).toBe(1);
    s.say('escort').expectFact('rolesChosen', { seat: 0, escort: 0 });
    expect(s.table.escort).toBe(0);
    choosing('dorick; 2 zombie', ['5c', '9h']).expectQuestion('vic/role', 1);
  });

  test('KC-27.2 ties are drawn again, and all these cards are shuffled back into the Event Deck', () => {
    const s = choosing('dorick; 2 zombie', ['7h', '7c', '2c', 'Jd']).expectQuestion('vic/role', 1);
    expect(s.all('cardsCompared').map(({ winner }) => winner)).toEqual([NONE, 1]);
    expect([s.table.eventDeck.length, s.table.eventDiscard, s.table.eventTable]).toEqual([52, [], []]);
    s.expectFact('eventDeckShuffled', { cards: 52, rule: 'KC-27.2' });
    // Really shuffled: in most games the cards just drawn are somewhere else by now than on top or at the bottom.
    let moved = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const game = dealt({ scenario: 6 }, seed).answer(0, 'dorick; zombie').answer(1, 'klacka; zombie');
      const compared = game.all('cardsCompared')[0].cards as SuitCard[];
      const places = compared.map((card) => game.table.eventDeck.indexOf(card));
      if (places.every((at) => at > 1 && at < 50)) moved++;
    }
    expect(moved).toBeGreaterThan(6);
  });

  test('KC-27.3 a Runt of the escort stands for the V.I.C.; without Runts, a Thug', () => {
    const s = choosing('dorick; ogre; human-bruiser; zombie; human-lowlife').say('escort');
    s.expectQuestion('vic/stand in', 0, ['m3', 'm4']);
    for (const m of [0, 1, 2]) expect(s.refused(0, `m${m}`, 'KC-27.3', 'notForThis').about).toEqual({ m, instead: 'runt' });
    s.refused(0, 'm6', 'KC-27.3', 'notYourModel');
    s.refused(0, 'm9', 'KC-27.3', 'noSuchModel');
    s.say('m4').expectFact('vicNamed', { seat: 0, model: 4, extra: false, rule: 'KC-27.3' });
    expect([s.table.vic, s.model(4).profile, s.model(3).profile]).toEqual([4, 'vic', 'zombie']);
    const thugs = choosing('dorick; ogre; human-bruiser; skeleton').say('escort');
    thugs.expectQuestion('vic/stand in', 0, ['m2', 'm3']);
    expect(thugs.refused(0, 'm1', 'KC-27.3', 'notForThis').about).toEqual({ m: 1, instead: 'thug' });
  });

  test('KC-27.4 without either any other but the Leader; with a Leader alone it is a model of its own', () => {
    const s = choosing('dorick; ogre; wizard').say('escort').expectQuestion('vic/stand in', 0, ['m1', 'm2']);
    s.refused(0, 'm0', 'KC-27.4', 'notForThis');
    const alone = choosing('dorick').say('escort');
    alone.expectFact('vicNamed', { seat: 0, model: 3, extra: true, rule: 'KC-27.4' });
    expect(alone.table.vic).toBe(3);
    expect(alone.model(0).profile).toBe('dorick');
    until(alone, 'action time/model');
    expect(alone.model(3)).toMatchObject({ seat: 0, profile: 'vic', place: 'play', r });
  });

  test('KC-27.5 KC-27.6 its profile replaces the other with abilities and equipment; the base stays', () => {
    expect(PROFILES.vic).toMatchObject({
      allegiance: null,
      cost: null,
      move: 'L',
      fight: null,
      defend: 4,
      wounds: 5,
      criticals: [null, null, null, null],
      abilities: [],
    });
    // A Sneaky Beggar no longer hides, and has put away what it carried.
    const s = choosing('dorick; kobold-hunter; kobold-hunter').say('escort');
    s.table.models[1].equipment = ['whip'];
    until(s.say('m1'), 'action time/model');
    expect(s.model(1)).toMatchObject({ profile: 'vic', equipment: [], hidden: false, r });
    expect(s.model(2)).toMatchObject({ profile: 'kobold-hunter', hidden: true });
    const big = until(choosing('dorick; ogre; ogre').say('escort', 'm1'), 'action time/model');
    expect(big.model(1)).toMatchObject({ profile: 'vic', r: RADIUS[40], height: big.model(2).height });
  });
});

describe('the escort', () => {
  test('KC-27.7 the V.I.C. is activated and moved by the escorting player as one of the own', () => {
    const friend = beside(model('vic', 0, 12, 12), 'west', 'human-lowlife', 0);
    const models = [model('vic', 0, 12, 12), friend, { ...klacka, activated: false }];
    const s = given({ scenario: 'vic', models, vic: 0 }).expectQuestion('action time/model', 0, ['m0', 'm1']);
    // No allegiance: no Antagonism Test. Its Move is L.
    s.activate(0).expectNoFact('testDrawn').say('walk');
    s.allowed(0, `12 ${12 + 3.5 + 2 * r}`);
    s.refused(0, `12 ${12 + 3.5 + 2 * r + 0.01}`, 'KC-2.24', 'tooFar');
    given({ scenario: 'vic', models, vic: 0, next: 1 }).refused(1, 'm0', 'KC-6.7', 'notYourModel');
    // It makes no attacks.
    const enemy = beside(model('vic', 0, 12, 12), 'north', 'zombie', 1, done);
    escorting(12, 12, { models: [model('vic', 0, 12, 12), lowlife, enemy] }).refused(0, 'attack m2', 'KC-12.48', 'cannotFight');
  });

  test('KC-27.8 it wins by moving off the edge opposite the own one, with nobody else', () => {
    const s = escorting(12, 22).say('walk', 'off');
    s.expectFact('vicEscaped', { seat: 0, model: 0, rule: 'KC-27.8' });
    expect(s.outcome).toMatchObject({ reason: 'vicOut', rule: 'KC-27.8', winners: [0] });
    expect([s.model(0).place, s.model(1).place]).toEqual(['gone', 'play']);
    // Over no other edge: neither the own one nor a side.
    escorting(12, 2).say('walk').refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    escorting(12, 2).say('walk').refused(0, '12 0.2', 'KC-2.7', 'leavesBoard');
    escorting(22, 18).say('walk').refused(0, '23.8 18', 'KC-2.7', 'leavesBoard');
    escorting(22, 22).say('walk').refused(0, '23.8 23.8', 'KC-2.7', 'leavesBoard');
    // Who started in the North goes south.
    const models = [model('vic', 0, 12, 2), lowlife, model('klacka', 1, 3, 20, done)];
    const north = given({ scenario: 'vic', models, vic: 0, swapped: true }).activate(0).say('walk', 'off');
    expect(north.outcome).toMatchObject({ reason: 'vicOut', winners: [0] });
    // Nobody but the V.I.C. may leave.
    const friend = given({ scenario: 'vic', models: [model('vic', 0, 4, 20, done), model('zombie', 0, 12, 22), klacka], vic: 0 });
    friend.activate(1).say('walk').refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    friend.refused(0, '12 23.8', 'KC-2.7', 'leavesBoard');
  });

  test('KC-27.8 KC-27.10 the same for an escort of seat 1, who has started in the North', () => {
    const vic = (y: number, more = {}) => model('vic', 1, 12, y, more);
    const others = [model('dorick', 0, 3, 20, done), model('human-lowlife', 1, 20, 20, done)];
    const arranged = (y: number, more = {}): Scene =>
      given({ scenario: 'vic', models: [vic(y, more), ...others], vic: 0, next: 1 }).activate(0);
    expect(arranged(2).say('walk', 'off').outcome).toMatchObject({ reason: 'vicOut', winners: [1] });
    arranged(22).say('walk').refused(1, 'off', 'KC-27.9', 'mayNotLeave');
    const dead = arranged(12, { wounds: 4, effects: ['poison'] });
    expect(dead.outcome).toMatchObject({ reason: 'vicRemoved', rule: 'KC-27.10', winners: [0] });
  });

  test('KC-27.8 KC-18.11 lured by the Egg Keeper it does not leave: the escort does not move it', () => {
    const keeper = model('egg-keeper', 1, 12, 19);
    const vic = model('vic', 0, 12, 22, done);
    const target = beside(keeper, 'west', 'human-lowlife', 0, done);
    const models = [vic, target, keeper, model('dorick', 0, 3, 3, done)];
    const s = given({ scenario: 'vic', models, vic: 0, next: 1, hands: ['', 'Ah Kh Qd Jh 9h'] }).activate(2);
    s.say('attack m1', 'Ah Kh Qd Jh', 'strange-allure', 'm0', 'walk');
    s.refused(1, 'off', 'KC-27.9', 'mayNotLeave');
  });

  test('KC-27.9 it leaves when a Walk or Dash carries any part of its base over that edge', () => {
    const edge = 24 - r;
    const reach = 3.5 + 2 * r;
    const far = escorting(12, edge - reach - 0.01).say('walk');
    expect(far.legal(0)).not.toContain('off');
    far.refused(0, 'off', 'KC-27.9', 'mayNotLeave');
    const near = escorting(12, edge - reach + 0.01).say('walk');
    expect(near.legal(0)).toContain('off');
    near.say(`12 ${edge + 0.005}`).expectFact('leftBoard', { model: 0, rule: 'KC-27.9' });
    expect(near.outcome).toMatchObject({ reason: 'vicOut' });
    // Up against the edge is not over it.
    const at = escorting(12, 22).say('walk', `12 ${edge}`);
    expect([at.outcome, at.model(0).place]).toEqual([null, 'play']);
    const dash = escorting(12, 17).say('walk and dash', '12 20').expectQuestion('move/destination', 0);
    expect(dash.say('off').outcome).toMatchObject({ reason: 'vicOut', winners: [0] });
    // The way out must be free.
    const blocked = escorting(12, 21, { models: [model('vic', 0, 12, 21), lowlife, model('ogre', 1, 12, 23, done)] }).say('walk');
    blocked.refused(0, '12 23.9', 'KC-2.28', 'wayBlockedByModel');
  });

  test('KC-27.9 a Shove or Teleport cannot take it off', () => {
    const vic = model('vic', 0, 12, 22, done);
    const troll = beside(vic, 'south', 'troll', 1);
    const shoved = given({ scenario: 'vic', models: [vic, lowlife, troll], vic: 0, next: 1, hands: ['2c', 'Kc Ks'] });
    shoved.activate(2).say('attack m0', 'Kc Ks', 'fold', 'shove-l', 'full');
    expect(shoved.model(0)).toMatchObject({ place: 'play', y: expect.closeTo(24 - r, 6) });
    expect(shoved.outcome).toBeNull();
    const wizard = model('wizard', 0, 12, 5);
    const models = [{ ...vic, y: 12 }, lowlife, klacka, wizard];
    const sent = given({ scenario: 'vic', models, vic: 0, events: '2c 3c 2d 3d 4d 5d' }).activate(3);
    sent.say('cast support m0', 'twist', 'twist', 'stick', 'north middle');
    expect(sent.model(0)).toMatchObject({ place: 'play', x: 12, y: expect.closeTo(24 - r, 6) });
    expect(sent.outcome).toBeNull();
  });
});

describe('how it ends', () => {
  /** The V.I.C. dies of Poison as it is activated. */
  const poisoned = (by: number): Scene => {
    const vic = model('vic', 0, 12, 12, { wounds: 4, effects: ['poison'] });
    const s = given({ scenario: 'vic', models: [vic, lowlife, klacka], vic: 0, stash: [0, 3] });
    s.table.models[0].poisonedBy = by;
    return s;
  };

  test('KC-27.10 the other player wins by removing the V.I.C. first', () => {
    const vic = model('vic', 0, 12, 12, { ...done, wounds: 4 });
    const killer = beside(vic, 'south', 'human-bruiser', 1);
    const s = given({ scenario: 'vic', models: [vic, lowlife, killer], vic: 0, next: 1, hands: ['2c', 'Kc Ks'] });
    s.activate(2).say('attack m0', 'Kc Ks', 'fold');
    s.expectFact('vicLost', { seat: 0, model: 0, by: 1, rule: 'KC-27.10' });
    expect(s.outcome).toMatchObject({ reason: 'vicRemoved', rule: 'KC-27.10', winners: [1] });
    // Not by removing somebody else.
    const friend = given({
      scenario: 'vic',
      models: [vic, { ...lowlife, activated: false, wounds: 2, effects: ['poison'] }, klacka],
      vic: 0,
    });
    friend.activate(1);
    expect([friend.model(1).place, friend.outcome]).toEqual(['removed', null]);
  });

  test('KC-27.11 neither of it after six rounds: a draw', () => {
    expect(escorting(12, 12, { turn: 5 }).say('end').outcome).toBeNull();
    expect(escorting(12, 23, { turn: 6 }).say('end').outcome).toMatchObject({
      reason: 'turnLimit',
      rule: 'KC-27.11',
      winners: [],
    });
  });

  test('KC-27.12 the removal counts whoever caused it, the own side included', () => {
    const s = poisoned(NONE).activate(0);
    s.expectFact('vicLost', { by: NONE, rule: 'KC-27.12' });
    expect(s.outcome).toMatchObject({ reason: 'vicRemoved', winners: [1] });
    const vic = model('vic', 0, 12, 12, { ...done, wounds: 4 });
    const traitor = beside(vic, 'south', 'human-bruiser', 0);
    const own = given({ scenario: 'vic', models: [vic, traitor, klacka], vic: 0, hands: ['Kc Ks', ''] });
    own.activate(1).say('attack m0', 'Kc Ks');
    expect(own.outcome).toMatchObject({ reason: 'vicRemoved', winners: [1] });
    own.expectFact('vicLost', { by: NONE });
  });

  test('KC-27.13 the member itself is not lost, and the V.I.C. is worth nothing besides', () => {
    expect([PROFILES.vic.category, PROFILES.vic.cost, VALUE_OF_CATEGORY.special]).toEqual(['special', null, 0]);
    expectStated('KC-27.13', 'not itself lost', 'no Ruthlessness or gold');
    const s = poisoned(1);
    expectNoReward(() => s.activate(0), s);
    // The gang list told at the beginning still has the member, and the naming says which of them it was.
    const built = choosing('dorick; 2 zombie').say('escort', 'm2');
    expect(built.all('gangRevealed')[0]).toMatchObject({ models: [0, 1, 2], gang: expect.stringContaining('2 zombie') });
    built.expectFact('vicNamed', { model: 2 });
  });

  test('KC-27.14 KC-27.15 KC-27.16 KC-27.17 recruiting the V.I.C. is for a campaign; the facts say who may', () => {
    expectStated('KC-27.14', 'Optional', 'recruit', '10 gold');
    expectStated('KC-27.15', 'Optional', 'recruit', '10 Ruthlessness');
    expectStated('KC-27.16', 'one Expert', 'without paying');
    expectStated('KC-27.17', 'No Notoriety level');
    const out = escorting(12, 22, { stash: [1, 1] }).say('walk');
    expectNoReward(() => out.say('off'), out).expectFact('vicEscaped', { seat: 0 });
    const lost = poisoned(1);
    expectNoReward(() => lost.activate(0), lost).expectFact('vicLost', { by: 1 });
  });
});
