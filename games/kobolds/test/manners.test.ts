/** Chapter 39: conceding, draws, taking back, questions nobody need be asked, bots. */
import { GreedyBot, see } from '@guildhall/bots';
import { type GamePackage, isRefusal, type Plain, QuickRandom, quickState } from '@guildhall/kernel';
import { Match } from '@guildhall/kernel/hall';
import { describe, expect, test } from 'vitest';
import { campaign } from '../campaign/index.ts';
import { kobolds } from '../index.ts';
import type { QuestionName } from '../questions.ts';
import { fightOn } from '../rules/frames.ts';
import { beside, given, model, type Scene, start } from './kit.ts';

const bruiser = model('human-bruiser', 0, 10, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
const far = model('ogre', 1, 20, 20);
const GANG = 'klacka; 2 human-lowlife';

function conceded(s: Scene, question: QuestionName, seat: number): Scene {
  s.expectQuestion(question, seat);
  // Whoever is asked may, and so may the other.
  conceding(s.branch(), 1 - seat);
  return conceding(s, seat);
}

function conceding(s: Scene, seat: number): Scene {
  s.act(seat, 'anytime/concede', 'concede');
  expect(s.question).toBeNull();
  expect(s.outcome).toMatchObject({ reason: 'conceded', rule: 'KC-39.1', winners: [1 - seat] });
  s.expectFact('gameEnded', { rule: 'KC-39.1', reason: 'conceded', winners: [1 - seat] });
  return s;
}

describe('KC-39.1 a player may concede', () => {
  test('KC-39.1 when a model is to be chosen, and in its activation; members in play survive', () => {
    conceded(given({ models: [bruiser, far] }), 'action time/model', 0);
    const s = conceded(given({ models: [bruiser, far] }).activate(0), 'activation/act', 0);
    expect(s.table.models.slice(0, 2).map(({ place }) => place)).toEqual(['play', 'play']);
    s.expectNoFact('removed');
    s.refusedAct(1, 'anytime/concede', 'concede', 'GH-1', 'over');
  });
  test('KC-39.1 when setting up: edge, order, deployment', () => {
    const ready = () => start({ scenario: 1, layout: 'market-square' }).answer(0, GANG).answer(1, GANG);
    conceded(ready(), 'set up/edge', 0);
    conceded(ready().say('south'), 'set up/first', 0);
    conceded(ready().say('south', 'second'), 'deployment/model', 1);
    conceded(ready().say('south', 'first', 'm0'), 'deployment/place', 0);
    conceded(start({ scenario: 1, layout: 'own' }).answer(0, GANG).answer(1, GANG), 'layout/draw', 0);
  });
  test('KC-39.1 in the middle of a move, of a draw and of an attack, on either side', () => {
    const walking = () =>
      given({ models: [bruiser, far] })
        .activate(0)
        .say('walk');
    conceded(walking(), 'move/destination', 0);
    conceded(
      given({ models: [bruiser, far] })
        .activate(0)
        .say('draw cards'),
      'draw cards/discard',
      0,
    );
    const attacking = () =>
      given({ models: [bruiser, lowlife], stash: [0, 1] })
        .activate(0)
        .say('attack m1');
    conceded(attacking(), 'bribe/offer', 1);
    conceded(attacking().say('none'), 'attack/answer', 1);
    conceded(attacking().say('none', 'done'), 'attack/commit', 0);
    conceded(attacking().say('none', 'done', '2c'), 'attack/defend', 1);
  });
  test('KC-39.1 while both are asked at once, face down: for a gang, for a spy', () => {
    const building = start({ scenario: 1, layout: 'market-square' });
    expect(building.actors).toEqual([0, 1]);
    conceding(building.branch().answer(0, GANG), 0);
    conceding(building, 1);
    const spying = start({ scenario: 8, layout: 'market-square' }).answer(0, 'klacka; 2 zombie').answer(1, 'klacka; 2 zombie');
    while (spying.question !== 'spies/spy') spying.say(spying.legal(spying.actor)[0]);
    conceding(spying, 0);
  });
  test('KC-39.1 when asked for a draw; but not by another word, and not as an answer to what is asked', () => {
    conceded(given({ models: [bruiser, far] }).act(0, 'anytime/offer draw', 'offer draw'), 'parley/draw', 1);
    const s = given({ models: [bruiser, far] });
    s.refused(0, 'concede', 'KC-6.7', 'notAnAnswer');
    s.refusedAct(0, 'anytime/concede', 'Concede', 'KC-39.1', 'notAnAnswer');
  });
  test('KC-39.1 it is offered in a list of its own, at every moment, and nobody comes upon it by chance', () => {
    const s = given({ models: [bruiser, far], stash: [0, 1] });
    for (const seat of [0, 1]) {
      expect(s.view(seat).mayAlso.map(({ name }) => name)).toEqual(['anytime/concede', 'anytime/offer draw']);
    }
    expect(s.view(null).mayAlso).toEqual([]);
    expect(s.asked(0)?.options).not.toContain('concede');
    const random = new QuickRandom(1);
    for (let n = 0; n < 200; n++) expect(kobolds.sample(s.game, 0, random)).not.toBe('concede');
  });
});

describe('KC-39.2 players may agree on a draw', () => {
  const OFFER = 'anytime/offer draw';
  test('KC-39.2 offered by whoever is asked or by the other; accepted, neither has won', () => {
    for (const seat of [0, 1]) {
      for (const s of [given({ models: [bruiser, far] }), given({ models: [bruiser, far] }).activate(0)]) {
        s.act(seat, OFFER, 'offer draw').expectFact('drawOffered', { rule: 'KC-39.2', seat });
        s.expectQuestion('parley/draw', 1 - seat, ['accept', 'refuse']).refused(1 - seat, 'maybe', 'KC-39.2', 'notAnAnswer');
        s.say('accept');
        expect(s.outcome).toMatchObject({ reason: 'agreedDraw', rule: 'KC-39.2', winners: [] });
      }
    }
  });
  test('KC-39.2 refused, the game goes on where it was; not offered again by the same player in this turn', () => {
    const s = given({ models: [bruiser, far, model('zombie', 0, 3, 3)] }).activate(0);
    s.act(0, OFFER, 'offer draw').say('refuse').expectFact('drawRefused', { rule: 'KC-39.2', seat: 1 });
    s.expectQuestion('activation/act', 0).refusedAct(0, OFFER, 'offer draw', 'KC-39.2', 'alreadyOffered');
    expect(s.activation).toMatchObject({ model: 0, actions: 2, walk: true });
    expect(s.view(1).mayAlso.map(({ name }) => name)).toContain(OFFER);
    s.say('end').untilTurn(2);
    expect(s.view(0).mayAlso.map(({ name }) => name)).toContain(OFFER);
  });
  test('KC-39.2 while one offer is open there is no other', () => {
    const s = given({ models: [bruiser, far] }).act(0, OFFER, 'offer draw');
    s.refusedAct(1, OFFER, 'offer draw', 'KC-39.2', 'notNow');
  });
});

describe('KC-39.3 taking back', () => {
  const match = (events = '') => {
    const s = given({ models: [bruiser, far, model('zombie', 0, 3, 3)], events });
    return Match.from(kobolds, s.game, '7'.repeat(64));
  };
  const spot = (m: ReturnType<typeof match>) => [m.current.table.models[0].x, m.current.table.models[0].y];
  const say = (m: ReturnType<typeof match>, ...answers: string[]) => {
    for (const answer of answers) expect(m.answer(kobolds.actors(m.current)[0], answer)).toBeNull();
  };

  test('KC-39.3 a choice that has done nothing yet is taken back freely', () => {
    const m = match();
    say(m, 'm0', 'walk');
    expect(m.whyNotUndo(0)).toBeNull();
    expect(m.undo(0)).toBeNull();
    expect(kobolds.question(m.current)).toBe('activation/act');
  });
  test('KC-39.3 a move not followed by any draw may be taken back with the consent of the opponent', () => {
    const m = match();
    say(m, 'm0', 'walk', '10 10');
    expect(spot(m)).toEqual([10, 10]);
    expect(m.whyNotUndo(0)).toMatchObject({ rule: 'GH-7', why: 'undoNeedsConsent' });
    expect(m.undo(0)).toMatchObject({ rule: 'GH-8', why: 'consentMissing' });
    expect(m.undo(0, [1])).toBeNull();
    expect(spot(m)).toEqual([10, 12]);
    expect(kobolds.question(m.current)).toBe('move/destination');
  });
  test('KC-39.3 once the other player is asked, only with consent', () => {
    const m = match();
    say(m, 'm0', 'walk', '10 10', 'end');
    expect(kobolds.actors(m.current)).toEqual([1]);
    expect(m.undo(0)).toMatchObject({ rule: 'GH-8', why: 'consentMissing', about: { missing: [1] } });
    expect(m.undo(0, [1])).toBeNull();
    expect(kobolds.question(m.current)).toBe('activation/act');
    expect(spot(m)).toEqual([10, 10]);
  });
  test('KC-39.3 cards drawn, turned up or shown cannot be taken back', () => {
    const drawn = match();
    say(drawn, 'm0', 'draw cards', '2c');
    expect(drawn.whyNotUndo(0)).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
    expect(drawn.undo(0, [1])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
    // An Event card for breaking away: the Zombie of the other gang holds the Bruiser.
    const s = given({ models: [bruiser, beside(bruiser, 'west', 'zombie', 1)], events: 'Ah' });
    const tested = Match.from(kobolds, s.game, '7'.repeat(64));
    say(tested, 'm0', 'walk');
    expect(kobolds.question(tested.current)).toBe('move/destination');
    expect(tested.whyNotUndo(0)).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
    expect(tested.undo(0, [1])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
    for (const language of ['en', 'pl'] as const) {
      const refusal = tested.undo(0, [1]);
      expect(refusal && kobolds.text[language].refusal(refusal, { seat: String })).toMatch(/revealed|ujawnione/);
    }
  });
  test('KC-39.3 a card that was only discarded has been shown', () => {
    // Seven cards where five are the most: one is put away, and none drawn for it.
    const s = given({ models: [bruiser, far], hands: ['2c 4d 6h 8s Tc Qd Kd', '2c'] }).activate(0);
    const m = Match.from(kobolds, s.game, '7'.repeat(64));
    say(m, 'draw cards', '2c');
    expect(m.current.table.gangs[0].hand).toHaveLength(6);
    expect(m.undo(0, [1])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
  });
  test('KC-39.3 KC-4.15 nor is the last model set up elsewhere once the hands are drawn', () => {
    const s = start({ scenario: 1, layout: 'market-square' }).answer(0, 'klacka').answer(1, 'klacka').say('south', 'first');
    const m = Match.from(kobolds, s.game, '7'.repeat(64));
    say(m, '12 2');
    expect(m.whyNotUndo(0)?.rule).not.toBe('KC-39.3');
    say(m, '12 22');
    expect(m.current.table.gangs.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(m.undo(1, [0])).toMatchObject({ rule: 'KC-39.3', why: 'alreadyRevealed' });
  });
  test('KC-39.3 showing hands and cards drawn after them close it for both players', () => {
    const s = given({ models: [bruiser, lowlife] }).activate(0);
    const shown = Match.from(kobolds, s.game, '7'.repeat(64));
    say(shown, 'attack m1', '2c', 'fold');
    for (const seat of [0, 1]) expect(shown.undo(seat, [0, 1])?.rule).toBe('KC-39.3');
  });
});

describe('KC-39.4 windows without an option', () => {
  test('KC-39.4 without a coin the defender is asked nothing before defending; with one, every window opens', () => {
    const poor = given({ models: [bruiser, lowlife] })
      .activate(0)
      .say('attack m1');
    poor.expectQuestion('attack/commit', 0).say('2c').expectQuestion('attack/defend', 1);
    const rich = given({ models: [bruiser, lowlife], stash: [0, 1] })
      .activate(0)
      .say('attack m1');
    rich.expectQuestion('bribe/offer', 1).say('none').expectQuestion('attack/answer', 1);
  });
  test('KC-39.4 Counting Cards is asked for with a coin, and not without one', () => {
    const draw = (stash: number) =>
      given({ models: [bruiser, far], stash: [stash, 0] })
        .activate(0)
        .say('draw cards', '2c');
    draw(0).expectQuestion('activation/act', 0);
    draw(1).expectQuestion('refill/count cards', 0);
  });
  test('KC-39.4 what is asked of the defender does not depend on the cards in hand', () => {
    const asked = (hand: string, stash: number) => {
      const s = given({ models: [bruiser, lowlife], hands: ['2c 4d 6h 8s Tc', hand], stash: [0, stash] });
      s.activate(0).say('attack m1');
      const names = [s.question];
      while (s.actor === 1 && s.question !== 'attack/defend')
        names.push(s.say(s.question === 'bribe/offer' ? 'none' : 'done').question);
      s.say('2c');
      return [...names, s.question];
    };
    for (const stash of [0, 1]) expect(asked('Ah Ad Ac As Kh', stash)).toEqual(asked('2h 4c 6s 8d Td', stash));
    expect(asked('2h 4c 6s 8d Td', 0)).not.toEqual(asked('2h 4c 6s 8d Td', 1));
  });
  test('KC-39.4 a model with no choice left ends its activation unasked', () => {
    const s = given({
      models: [model('wizard', 0, 10, 12, { effects: ['terrify'] }), far, model('zombie', 0, 3, 3)],
      events: '2c',
    });
    s.activate(0).say('walk', '10 10');
    s.expectFact('activationEnded', { model: 0 });
    s.expectQuestion('activation/act', 1);
  });
});

describe('KC-39.5 bots', () => {
  test('KC-39.5 two seats are played, never one alone', () => {
    expect(isRefusal(kobolds.options({}, 1))).toBe(true);
    expect(isRefusal(kobolds.options({}, 2))).toBe(false);
  });
  test('KC-39.5 a bot answers legally, knowing no more than a person in its place', () => {
    const s = given({
      models: [bruiser, lowlife, model('klacka', 0, 2, 2), model('dorick', 1, 2, 22)],
      hands: ['2c 4d 6h 8s Tc', 'Kh Kd Ks 8h 7s'],
    });
    s.activate(0).say('attack m1', '2c 4d');
    // Seat 1 defends: of the attack it knows neither the cards nor their number, nor what else seat 0 holds.
    const random = new QuickRandom(4);
    const attacks = new Set<string>();
    const hands = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const seen = see(kobolds, s.game, 1, random);
      expect(seen.view).toEqual(s.view(1));
      const world = seen.world as typeof s.game;
      attacks.add(fightOn(world.stack).vars.attack.length.toString());
      hands.add(world.table.gangs[0].hand.join());
      expect(world.table.gangs[1].hand).toEqual(s.hand(1));
    }
    expect([...attacks].sort()).toEqual(['1', '2', '3']);
    expect(hands.size).toBeGreaterThan(30);
    const answer = new GreedyBot(2).decideNow(see(kobolds, s.game, 1, random));
    expect(s.whyNot(1, answer)).toBeNull();
  });
});

describe('KC-39.6 talk is free', () => {
  test.each([
    ['a skirmish', kobolds, 2],
    ['a campaign', campaign, 4],
  ] as const)('KC-39.6 nothing that is asked in %s closes the chat', (_name, of, seats) => {
    const game = of as unknown as GamePackage<unknown, Plain>;
    const options = game.options({}, seats);
    if (isRefusal(options)) throw new Error(options.why);
    const random = new QuickRandom(6);
    const g = game.setup(options, seats, { kind: 'quick', state: quickState(6) });
    const asked = new Set<string>();
    const closing = new Set<string>();
    for (let [seat] = game.actors(g); seat !== undefined; [seat] = game.actors(g)) {
      const view = game.view(g, seat);
      const question = view.asked?.name ?? '';
      asked.add(question);
      if (game.chat?.open(view) === false) closing.add(question);
      game.apply(g, seat, game.sample(g, seat, random));
    }
    expect(asked.size).toBeGreaterThan(4);
    expect([...closing]).toEqual([]);
  });
});
