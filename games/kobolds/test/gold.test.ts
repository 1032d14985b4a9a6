/** Chapter 19: what gold buys besides bribes (KC-19.1 to KC-19.12, KC-19.22 to KC-19.24). */
import { describe, expect, test } from 'vitest';
import { type Arrangement, beside, given, model, type Placed, type Scene } from './kit.ts';

const klacka = model('klacka', 0, 2, 2);
const dorick = model('dorick', 1, 2, 22);
const bruiser = model('human-bruiser', 0, 12, 12);
const lowlife = beside(bruiser, 'east', 'human-lowlife', 1);
const hands: [string, string] = ['Ac As 2c 3c 4c 5s', 'Kh Kd 9s 8s 7s 6s'];

const scene = (stash: [number, number], more: Partial<Arrangement> = {}): Scene =>
  given({ models: [bruiser, lowlife, klacka, dorick], hands, stash, coffers: 4, ...more }).activate(0);
const purses = (s: Scene): number[] => [s.stash(0), s.stash(1), s.table.coffers];

describe('coins', () => {
  const hurt: Partial<Arrangement> = { models: [{ ...bruiser, wounds: 1 }, lowlife, klacka, dorick] };
  test.each<[string, string, Partial<Arrangement>, string[], number[]]>([
    ['just-do-it', 'KC-19.10', {}, ['attack m1', 'none', 'just do it'], [1, 2, 5]],
    ['dont-just-stand-there', 'KC-19.8', {}, ['attack m1', 'none', 'no', 'counter'], [2, 1, 5]],
    ['take-it-like-an-orc', 'KC-19.12', {}, ['attack m1', 'none', 'no', 'like an orc'], [2, 1, 5]],
    ['cheapskate', 'KC-19.16', {}, ['attack m1', 'cheapskate'], [2, 1, 5]],
    ['counting-cards', 'KC-19.5', {}, ['draw cards', '2c', '2c'], [1, 2, 5]],
    ['ave-a-swig-of-this', 'KC-19.22', hurt, ['swig heal'], [1, 2, 5]],
  ])('KC-19.1 what is spent on %s goes into the Coffers', (option, rule, more, answers, left) => {
    const s = scene([2, 2], more).say(...answers);
    s.expectFact('coinsSpent', { option: option as 'cheapskate', rule: rule as 'KC-19.1', coins: 1, left: 1, coffers: 5 });
    expect(purses(s)).toEqual(left);
  });

  test.each([
    ['klacka', 'attack/answer'],
    ['human-bruiser', 'attack/just do it'],
  ] as const)('KC-12.6 a sixth card is not for sale: %s comes to %s', (profile, question) => {
    const fighter = model(profile, 0, 12, 12);
    const s = scene([2, 2], { models: [fighter, beside(fighter, 'east', 'human-lowlife', 1), model('barry', 0, 2, 2), dorick] });
    s.say('attack m1');
    if (s.question === 'bribe/offer') s.say('none');
    expect(s.question).toBe(question);
  });

  test('KC-19.1 all the coins of a Guaranteed Bribe and of several cards', () => {
    expect(purses(scene([2, 5]).say('attack m1', 'guaranteed'))).toEqual([2, 2, 7]);
    expect(purses(scene([3, 0]).say('draw cards', '2c 3c 4c', '2c 4c'))).toEqual([1, 0, 6]);
  });

  test('KC-19.2 every coin may be kept', () => {
    const s = scene([3, 3], { models: [{ ...bruiser, wounds: 1 }, lowlife, klacka, dorick] });
    s.say('attack m1', 'none', 'no', 'done', 'Ac As 2c', 'Kh', 'deck', 'deck', 'end');
    expect(purses(s)).toEqual([3, 3, 4]);
    s.expectNoFact('coinsSpent');
  });

  test('KC-19.3 nobody spends more than the own Stash: whose it is does not matter to the other', () => {
    const s = scene([0, 1], { models: [{ ...bruiser, wounds: 1 }, lowlife, klacka, dorick] });
    expect(s.refused(0, 'swig heal', 'KC-19.3', 'noCoins').about).toEqual({ cost: 1, stash: 0 });
    // One coin buys one thing.
    s.say('attack m1', 'none', 'like an orc').expectQuestion('attack/commit', 0);
    const two = scene([0, 2])
      .say('attack m1', 'none', 'like an orc')
      .expectQuestion('attack/answer', 1, ['counter', 'just do it', 'done']);
    two.say('just do it', '2c', 'Kh');
    expect(purses(two)).toEqual([0, 0, 6]);
    const cards = scene([1, 0]).say('draw cards', '2c 3c');
    expect(cards.refused(0, '2c 3c', 'KC-19.3', 'noCoins').about).toEqual({ cost: 2, stash: 1 });
    cards.allowed(0, '2c');
  });

  test('KC-19.3 refusals without a coin, of all that is before the hands', () => {
    const s = scene([0, 0], { models: [bruiser, beside(bruiser, 'east', 'orc-bouncer', 1), klacka, dorick] }).say('attack m1');
    // It may strike back without paying, and so it is asked.
    s.expectQuestion('attack/answer', 1, ['counter free', 'done']);
    for (const option of ['counter', 'like an orc', 'just do it']) {
      expect(s.refused(1, option, 'KC-19.3', 'noCoins').about).toEqual({ cost: 1, stash: 0 });
    }
  });

  test('KC-19.4 gold options cost no action, and each is bought once per model and attack', () => {
    const s = scene([5, 9]).say('attack m1', 'none', 'just do it');
    for (const [answer, option] of [
      ['counter', 'dont-just-stand-there'],
      ['like an orc', 'take-it-like-an-orc'],
      ['just do it', 'just-do-it'],
    ]) {
      s.say(answer);
      if (s.question !== 'attack/answer') continue;
      expect(s.refused(1, answer, 'KC-19.4', 'boughtAlready').about).toEqual({ option });
    }
    expect(s.activation.actions).toBe(1);
    // All three are bought: nothing is left, and the hands are played.
    s.expectQuestion('attack/commit', 0).say('2c', 'fold', 'deck');
    // The next attack of the same models is another.
    s.say('attack m1', 'none').expectQuestion('attack/just do it', 0).say('no');
    s.expectQuestion('attack/answer', 1, ['counter', 'like an orc', 'just do it', 'done']);
  });
});

describe('Counting Cards', () => {
  const drawing = (coins: number, more: Partial<Arrangement> = {}): Scene =>
    scene([coins, 0], { discards: ['Qh Qs Jd', ''], decks: ['7d 8d 9d', ''], ...more });

  test('KC-19.5 for a coin each, cards of the own discard pile instead of the deck', () => {
    const s = drawing(5).say('draw cards', '2c 3c 4c').expectQuestion('refill/count cards', 0).say('Qh Jd');
    s.expectFact('cardsCounted', { rule: 'KC-19.5', seat: 0, cards: ['Qh', 'Jd'] });
    expect([...s.hand(0)].sort()).toEqual([...'Ac As 5s Qh Jd 7d'.split(' ')].sort());
    expect(s.table.gangs[0].discard).toEqual(['Qs', '2c', '3c', '4c']);
    expect(purses(s)).toEqual([3, 0, 6]);
    expect(s.all('cardsDrawn').map(({ n }) => n)).toEqual([1]);
  });

  test('KC-19.5 not from the pile of the other', () => {
    const s = drawing(5, { discards: ['Qh', 'Th'] }).say('draw cards', '2c');
    s.refused(0, 'Th', 'KC-19.7', 'notInDiscard');
    s.say('deck');
    expect(s.hand(0)).toContain('7d');
  });

  test('KC-19.6 at each refill, for any number of the cards due and no more', () => {
    const s = drawing(9).say('draw cards', '2c 3c').expectQuestion('refill/count cards', 0);
    expect(s.refused(0, 'Qh Qs Jd', 'KC-19.6', 'tooManyCards').about).toEqual({ cards: 3, most: 2 });
    s.allowed(0, 'Qh').allowed(0, 'Qh Qs').allowed(0, 'deck');
    s.refused(0, '', 'KC-19.5', 'notCards');
    s.refused(0, 'Qh Qh', 'KC-19.7', 'cardTwice');
    expect(s.asked(0)?.show).toMatchObject({ due: 2, stash: 9 });
    // Once declared it is carried out: the card is there, and the coin is gone.
    s.say('Qh').expectQuestion('activation/act', 0);
    expect(s.hand(0)).toContain('Qh');
  });

  test('KC-19.6 after an attack, by both sides, each for the cards it used', () => {
    const s = given({
      models: [bruiser, lowlife, klacka, dorick],
      hands,
      stash: [2, 2],
      discards: ['Qh', 'Th Td'],
    }).activate(0);
    s.say('attack m1', 'none', 'no', 'done', 'Ac As', 'Kh Kd').expectQuestion('refill/count cards', 0);
    s.say('Qh').expectQuestion('refill/count cards', 1).say('Th Td');
    expect([s.hand(0).includes('Qh'), s.hand(1).includes('Th'), s.hand(1).includes('Td')]).toEqual([true, true, true]);
    expect([s.hand(0).length, s.hand(1).length, s.stash(0), s.stash(1)]).toEqual([6, 6, 1, 0]);
  });

  test('KC-19.6 with Winds of Fate, too', () => {
    const wizard = model('wizard', 0, 12, 10);
    const s = given({
      models: [wizard, model('dorick', 1, 12, 13), klacka],
      hands: ['2c', '3d 5d 7d'],
      stash: [0, 2],
      discards: ['', 'Th'],
      // 12 against 11 with four black cards: Winds of Fate is the fourth effect.
      events: '9d 2d 2c 3c 2s 5s',
    }).activate(0);
    s.say('cast attack m1', 'none', 'stick', 'twist', 'twist', 'stick').expectQuestion('refill/count cards', 1);
    // The whole hand of six is due, but there are coins for two.
    s.allowed(1, 'Th 3d').refused(1, 'Th 3d 5d', 'KC-19.3', 'noCoins');
    s.say('Th 7d');
    expect(s.hand(1)).toHaveLength(6);
    expect(s.hand(1).slice(0, 2)).toEqual(['Th', '7d']);
  });

  test('KC-19.7 any card that lies there now, those just used included', () => {
    const s = drawing(2).say('attack m1', 'no', 'Ac As', 'fold').expectQuestion('refill/count cards', 0);
    s.allowed(0, 'Ac').allowed(0, 'As Qs').refused(0, '9d', 'KC-19.7', 'notInDiscard');
    s.say('Ac As');
    expect(s.table.gangs[0].discard).toEqual(['Qh', 'Qs', 'Jd']);
    expect(s.hand(0)).toEqual(['2c', '3c', '4c', '5s', 'Ac', 'As']);
  });
});

describe('before the hands', () => {
  const troll = beside(bruiser, 'east', 'troll', 1);
  const against = (target: Placed, stash: [number, number], more: Partial<Arrangement> = {}): Scene =>
    scene(stash, { models: [bruiser, target, klacka, dorick], ...more });

  test("KC-19.8 Don't Just Stand There!: for one coin a defending model strikes back", () => {
    const s = against(troll, [0, 1]).say('attack m1', 'none', 'counter');
    s.expectFact('counterDeclared', { rule: 'KC-19.8', seat: 1, model: 1, against: 0, free: false });
    s.say('2c', 'Kh Kd').expectFact('attackHit', { winner: 1, loser: 0, margin: 1 });
    expect(purses(s)).toEqual([0, 0, 5]);
    expect(s.effects(0)).toEqual(['stunned']);
  });

  test('KC-19.9 it is declared before the attacker plays, and not afterwards', () => {
    const s = against(troll, [0, 1]).say('attack m1', 'none').expectNoFact('attackCommitted').allowed(1, 'counter');
    s.say('done', '2c').expectQuestion('attack/defend', 1).refused(1, 'counter', 'KC-12.5', 'notCards');
    s.say('Kh Kd').expectFact('attackFailed', { rule: 'KC-12.22' });
    expect([s.effects(0), s.stash(1)]).toEqual([[], 1]);
  });

  test('KC-19.10 Just do it!: for one coin one card more, in this one attack', () => {
    const s = scene([1, 0], { hands: ['Ac As 2c 3c 4c 5s', hands[1]] })
      .say('attack m1')
      .expectQuestion('attack/just do it', 0);
    s.say('just do it').expectFact('justDoItDeclared', { rule: 'KC-19.10', seat: 0, model: 0 });
    s.allowed(0, 'Ac As 2c 3c').refused(0, 'Ac As 2c 3c 4c', 'KC-12.4', 'overLimit');
    s.say('2c 3c 4c 5s', 'fold').say('attack m1').refused(0, 'Ac As Ks Qs', 'KC-12.4', 'overLimit');
  });

  test('KC-19.10 or defence, and not once the hand is played', () => {
    const s = against(lowlife, [0, 1]).say('attack m1', 'none', 'just do it');
    s.expectFact('justDoItDeclared', { rule: 'KC-19.10', seat: 1, model: 1 });
    s.say('2c').allowed(1, 'Kh Kd 9s').refused(1, 'Kh Kd 9s 8s', 'KC-12.5', 'overLimit');
    const late = against(lowlife, [0, 1]).say('attack m1', 'none', 'done', '2c').expectQuestion('attack/defend', 1);
    late.refused(1, 'just do it', 'KC-12.5', 'notCards');
    late.refused(1, 'Kh Kd 9s', 'KC-12.5', 'overLimit');
    const counter = against(troll, [0, 2]).say('attack m1', 'none', 'counter', 'just do it', '2c');
    counter.allowed(1, 'Kh Kd 9s 8s 7s').refused(1, 'Kh Kd 9s 8s 7s 6s', 'KC-12.42', 'overLimit');
  });

  test('KC-19.11 it does not raise a limit above 5, and is not sold for nothing', () => {
    const boss = model('klacka', 0, 12, 12);
    const attack = given({ models: [boss, beside(boss, 'east', 'human-lowlife', 1), dorick], hands, stash: [3, 0] }).activate(0);
    attack.say('attack m1').expectQuestion('attack/commit', 0).refused(0, 'Ac As 2c 3c 4c 5s', 'KC-12.4', 'overLimit');
    const foggy = beside(bruiser, 'east', 'barry', 1, { effects: ['fog'] });
    const s = given({ models: [bruiser, foggy, klacka], hands, stash: [0, 3] })
      .activate(0)
      .say('attack m1', 'none');
    s.expectQuestion('attack/answer', 1, ['counter', 'like an orc', 'done']);
    s.refused(1, 'just do it', 'KC-19.11', 'limitAtMost');
  });

  test('KC-19.12 Take it Like an Orc!: one wound fewer in this attack', () => {
    const s = against(troll, [0, 1]).say('attack m1', 'none', 'like an orc');
    s.expectFact('likeAnOrcDeclared', { rule: 'KC-19.12', seat: 1, model: 1 });
    s.say('Ac As', 'fold').expectFact('damageDone', { margin: 2, wounds: 0 });
    expect(s.wounds(1)).toBe(0);
    const bare = against(troll, [0, 0]).say('attack m1', 'Ac As', 'fold');
    expect(bare.wounds(1)).toBe(1);
    // The second attack of the activation is another: a pair wounds.
    const again = against(troll, [0, 1], { decks: ['Qc Qs', ''] }).say('attack m1', 'none', 'like an orc', 'Ac As', 'fold');
    again.say('attack m1', 'Qc Qs', 'fold');
    expect(again.wounds(1)).toBe(1);
  });

  test('KC-19.12 it is declared before the hand, does not lessen a stun, and does not help the attacker', () => {
    const late = against(troll, [0, 1]).say('attack m1', 'none', 'done', 'Ac As');
    late.refused(1, 'like an orc', 'KC-19.12', 'tooLateForOrc');
    const stunned = against(troll, [0, 1]).say('attack m1', 'none', 'like an orc', '2c', 'fold');
    expect(stunned.effects(1)).toEqual(['stunned']);
    const back = against(troll, [0, 2], { hands: [hands[0], 'Kh Kd Ks 8h 7d 6d'] });
    back.say('attack m1', 'none', 'like an orc', 'counter', '2c', 'Kh Kd Ks', 'none');
    expect(back.wounds(0)).toBe(2);
  });
});

describe("'Ave a Swig of This", () => {
  const hurt: Placed = { ...bruiser, wounds: 2, effects: ['kneecap', 'confuse', 'block'] };
  const other = model('human-lowlife', 0, 20, 20, { wounds: 2, effects: ['blind'] });
  const drinking = (coins: number): Scene =>
    given({ models: [hurt, dorick, other], stash: [coins, 5], hands: ['2c 3c', '4c 5c'] }).activate(0);

  test('KC-19.22 for one coin the active model heals one wound', () => {
    const s = drinking(1).say('swig heal');
    s.expectFact('swigTaken', { rule: 'KC-19.22', seat: 0, model: 0, what: 'heal' });
    s.expectFact('healed', { model: 0, n: 1, wounds: 1 });
    expect([s.wounds(0), s.wounds(2), s.stash(0), s.table.coffers]).toEqual([1, 2, 0, 1]);
    expect(s.effects(0)).toEqual(['confuse', 'kneecap']);
  });

  test('KC-19.22 or loses all effects it suffers', () => {
    const s = drinking(1).say('swig effects');
    s.expectFact('effectsEnded', { model: 0, effects: ['confuse', 'kneecap'] });
    expect([s.effects(0), s.wounds(0), s.effects(2)]).toEqual([[], 2, ['blind']]);
    expect([s.stash(0), s.activation.actions]).toEqual([0, 2]);
  });

  test('KC-19.23 any number of times, between anything else, by the active player alone', () => {
    const whole = drinking(4).say('swig heal', 'swig heal');
    expect(whole.refused(0, 'swig heal', 'KC-19.22', 'notWounded').about).toEqual({ m: 0 });
    const later = drinking(4).say(
      'draw cards',
      '2c',
      'deck',
      'swig effects',
      'walk',
      '12 10',
      'swig heal',
      'draw cards',
      '3c',
      'deck',
    );
    expect(later.activation.actions).toBe(0);
    later.allowed(0, 'swig heal').say('swig heal');
    expect([later.wounds(0), later.stash(0), later.table.coffers]).toEqual([0, 1, 3]);
    expect(later.whyNot(1, 'swig heal')).not.toBeNull();
  });

  test('KC-19.23 not while something is being resolved', () => {
    const s = drinking(3).say('walk').expectQuestion('move/destination', 0);
    expect(s.whyNot(0, 'swig heal')).not.toBeNull();
    s.say('12 10').allowed(0, 'swig heal');
  });

  test('KC-19.23 and before an Antagonism Test that may end the activation', () => {
    const wounded: Placed = { ...bruiser, wounds: 1 };
    const models: Placed[] = [wounded, dorick, beside(wounded, 'east', 'orc-ruffian', 0)];
    const s = given({ models, stash: [2, 0], events: '2c' }).say('m0');
    s.expectQuestion('activation/swig', 0, ['swig heal', 'pass']).expectNoFact('testDrawn');
    s.say('swig heal').expectFact('antagonised', { model: 0 });
    expect([s.wounds(0), s.stash(0)]).toEqual([0, 1]);
  });

  test('KC-19.23 also before the Poison wound, which it spares the model', () => {
    const models: Placed[] = [{ ...bruiser, wounds: 3, effects: ['poison'] }, dorick, other];
    const s = given({ models, stash: [2, 0] }).say('m0');
    s.expectQuestion('activation/swig', 0, ['swig heal', 'swig effects', 'pass']).expectNoFact('wounded');
    const cured = s.branch().say('swig effects').expectQuestion('activation/act', 0);
    expect([cured.wounds(0), cured.effects(0)]).toEqual([3, []]);
    const healed = s.branch().say('swig heal').expectQuestion('activation/swig', 0).say('pass');
    expect([healed.wounds(0), healed.effects(0)]).toEqual([3, ['poison']]);
    s.say('pass').expectFact('removed', { model: 0 });
  });
});

describe('KC-19.24 spells', () => {
  const wizard = model('wizard', 0, 12, 10);
  const cast = (): Scene =>
    given({ models: [wizard, model('orc-bouncer', 1, 12, 14), dorick], stash: [5, 5], events: 'Kd 5d Kh 8h' })
      .activate(0)
      .say('cast attack m1', 'none');

  test('KC-19.24 neither side buys anything with or against them but bribes', () => {
    const s = cast().expectQuestion('spell/defend', 1, ['stick', 'twist']);
    for (const answer of ['counter', 'counter free', 'like an orc', 'just do it']) expect(s.whyNot(1, answer)).not.toBeNull();
    s.say('stick').expectQuestion('spell/cast', 0, ['stick', 'twist']);
    expect(s.whyNot(0, 'just do it')).not.toBeNull();
    s.say('stick').expectFact('spellHarmed', { wounds: 1 });
    expect([s.stash(0), s.stash(1)]).toEqual([5, 5]);
    s.expectQuestion('activation/act', 0);
  });
});
