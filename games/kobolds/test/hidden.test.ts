import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../questions.ts';
import { rulebook } from '../rulebook/en.generated.ts';
import { fightOn } from '../rules/frames.ts';
import { beside, given, model, type Scene, start } from './kit.ts';

const ruffian = model('orc-ruffian', 0, 10, 12);
const ogre = beside(ruffian, 'east', 'ogre', 1);
const far = model('ogre', 1, 20, 20);
const MINE = '2c 4d 6h 8s Tc';
const YOURS = '3c 5d 7h 9s Jc';

const seenBy = (s: Scene, seat: number | null): string => JSON.stringify(s.view(seat));
const heard = (s: Scene, seat: number | null): string => JSON.stringify(s.heard(seat));
/** What both hear and see must not differ between these two courses. */
function alike(seat: number | null, one: Scene, two: Scene): void {
  expect(seenBy(one, seat)).toBe(seenBy(two, seat));
  expect(heard(one, seat)).toBe(heard(two, seat));
}

describe('hands and decks', () => {
  const dealt = (): Scene => given({ models: [ruffian, far], hands: [MINE, YOURS] });
  test('KC-38.1 a hand is seen by its owner, its number by everybody', () => {
    const s = dealt();
    expect(s.view(0).table.gangs.map(({ hand, cards }) => [hand, cards])).toEqual([
      [MINE.split(' '), 5],
      [[], 5],
    ]);
    expect(s.view(1).table.gangs.map(({ hand, cards }) => [hand, cards])).toEqual([
      [[], 5],
      [YOURS.split(' '), 5],
    ]);
    expect(s.view(null).table.gangs.map(({ hand, cards }) => [hand, cards])).toEqual([
      [[], 5],
      [[], 5],
    ]);
    for (const card of YOURS.split(' ')) expect(seenBy(s, 0)).not.toContain(`"${card}"`);
  });
  test('KC-38.2 the order of a deck is seen by nobody, only how many cards are left', () => {
    const s = given({ scenario: 'hide-and-seek', models: [ruffian, far], hands: [MINE, YOURS], markers: [{ x: 3, y: 3 }] });
    const other = s.branch();
    for (const deck of [other.table.gangs[0].deck, other.table.gangs[1].deck, other.table.eventDeck, other.table.treasureDeck]) {
      expect(deck.length).toBeGreaterThan(1);
      deck.reverse();
    }
    for (const seat of [0, 1, null]) {
      expect(seenBy(other, seat)).toBe(seenBy(s, seat));
      expect(s.view(seat).table.gangs.map(({ deck }) => deck)).toEqual([47, 47]);
      expect(s.view(seat).table).toMatchObject({
        eventDeck: s.table.eventDeck.length,
        treasureDeck: s.table.treasureDeck.length,
      });
    }
  });
  test('KC-38.3 all discard piles are open to both', () => {
    const s = given({
      models: [ruffian, far],
      discards: ['Ah Kd', 'Qs'],
      eventDiscard: '9c 9d',
      hands: [MINE, YOURS],
    });
    s.activate(0).say('draw cards', '2c 4d');
    for (const seat of [0, 1, null]) {
      expect(s.view(seat).table.gangs.map(({ discard }) => discard)).toEqual([['Ah', 'Kd', '2c', '4d'], ['Qs']]);
      expect(s.view(seat).table.eventDiscard).toEqual(['9c', '9d']);
    }
    expect(heard(s, 1)).toContain('"cards":["2c","4d"]');
  });
  test('KC-38.3 so are the cards drawn from the treasure deck', () => {
    const s = given({ scenario: 'hide-and-seek', models: [ruffian, far], markers: [{ x: 11, y: 12 }], treasureDeck: '3c 2h' });
    s.activate(0).say('inspect k0');
    for (const seat of [0, 1, null]) expect(s.view(seat).table.treasureDiscard).toEqual(['3c']);
  });
  test('KC-38.11 cards drawn into a hand are told to their owner alone', () => {
    const draw = (deck: string): Scene =>
      given({ models: [ruffian, far], hands: [MINE, YOURS], decks: [deck, ''] })
        .activate(0)
        .say('draw cards', '2c 4d');
    const s = draw('Ah Kd');
    expect(s.heard(0)).toContainEqual(expect.objectContaining({ kind: 'cardsDrawn', n: 2, cards: ['Ah', 'Kd'] }));
    for (const seat of [1, null]) {
      expect(s.heard(seat)).toContainEqual(expect.objectContaining({ kind: 'cardsDrawn', n: 2, cards: [] }));
      alike(seat, s, draw('As Qc'));
    }
    expect(heard(s, 0)).not.toBe(heard(draw('As Qc'), 0));
  });
  test('KC-38.11 cards taken by Counting Cards are known to all', () => {
    const s = given({ models: [ruffian, far], hands: [MINE, YOURS], discards: ['Ah Kd', ''], stash: [1, 0], decks: ['3h', ''] });
    s.activate(0).say('draw cards', '2c 4d', 'Kd');
    for (const seat of [0, 1, null]) {
      expect(s.heard(seat)).toContainEqual(expect.objectContaining({ kind: 'cardsCounted', seat: 0, cards: ['Kd'] }));
      expect(heard(s, seat).includes('3h')).toBe(seat === 0);
    }
  });
});

describe('attacks', () => {
  const attack = (cards: string): Scene =>
    given({ models: [ruffian, ogre], hands: [MINE, YOURS] })
      .activate(0)
      .say('attack m1', cards)
      .expectQuestion('attack/defend', 1);
  test('KC-38.4 neither the cards of an attack nor their number are known before the reveal', () => {
    const one = attack('2c');
    const three = attack('4d 6h 8s');
    for (const seat of [1, null]) alike(seat, one, three);
    expect(seenBy(one, 0)).not.toBe(seenBy(three, 0));
    expect(one.view(0).table.fights[0].attack).toEqual(['2c']);
    expect(one.view(1).table).toMatchObject({ fights: [{ attack: [] }] });
    // Cards still count as in hand: the number of cards held tells nothing.
    expect([one, three].map((s) => s.view(1).table.gangs[0].cards)).toEqual([5, 5]);
  });
  test('KC-38.5 the defence is seen by the defender alone until the reveal', () => {
    const s = attack('2c');
    const fight = fightOn(s.game.stack).vars;
    expect(fight.step).not.toBe('revealed');
    fight.defence = ['3c', '5d'];
    expect(s.view(1).table.fights[0].defence).toEqual(['3c', '5d']);
    for (const seat of [0, null]) expect(s.view(seat).table.fights[0].defence).toEqual([]);
  });
  test('KC-38.5 what the defender may play is asked of the defender alone', () => {
    const s = attack('2c');
    expect(s.asked(0)).toBeNull();
    expect(s.asked(1)?.form).toMatchObject({ kind: 'several', of: YOURS.split(' ') });
  });
  test('KC-38.6 a fold is told only with the reveal, and the attack is shown all the same', () => {
    const s = attack('4d 6h').forget();
    s.say('fold');
    const kinds = s.facts.map(({ kind }) => kind);
    const committed = s.facts[kinds.indexOf('defenceCommitted')];
    expect(Object.keys(committed).sort()).toEqual(['kind', 'rule', 'seat']);
    const shown = s.expectFact('handsRevealed', { attack: ['4d', '6h'], defence: [], folded: true });
    expect(s.facts.indexOf(shown)).toBeGreaterThan(kinds.indexOf('defenceCommitted'));
    for (const seat of [0, 1, null]) expect(s.heard(seat)).toContainEqual(shown);
  });
  test('KC-38.6 while a critical is chosen all see the cards that lie there, after a fold and after a defence', () => {
    const lying = (answer: string): unknown[] => {
      const s = given({ models: [ruffian, ogre], hands: ['2c 2s 6h', YOURS] }).activate(0);
      s.say('attack m1', '2c 2s', answer).expectQuestion('attack/critical', 0);
      return [0, 1, null].map((seat) => s.view(seat).table.fights.map(({ attack, defence }) => [attack, defence]));
    };
    const folded = [[['2c', '2s'], []]];
    expect(lying('fold')).toEqual([folded, folded, folded]);
    const defended = [[['2c', '2s'], ['3c']]];
    expect(lying('3c')).toEqual([defended, defended, defended]);
  });
  test('KC-38.6 with a defence both hands are shown to all', () => {
    const s = attack('4d 6h').forget().say('5d 7h');
    const shown = s.expectFact('handsRevealed', { attack: ['4d', '6h'], defence: ['5d', '7h'], folded: false });
    for (const seat of [0, 1, null]) expect(s.heard(seat)).toContainEqual(shown);
  });
});

describe('the spy', () => {
  const spies = (a: number, b: number): Scene =>
    given({
      scenario: 'protect-the-rat',
      models: [ruffian, model('zombie', 0, 3, 3), far, model('troll', 1, 15, 20)],
      spies: [a, b],
    });
  test('KC-38.7 the spy is known to its owner only until the end of the game', () => {
    const s = spies(0, 3);
    expect([s.view(0).table.spies, s.view(1).table.spies, s.view(null).table.spies]).toEqual([
      [0, -1],
      [-1, 3],
      [-1, -1],
    ]);
    alike(0, s, spies(0, 2));
    alike(1, s, spies(1, 3));
    alike(null, s, spies(1, 2));
    s.act(1, 'anytime/concede', 'concede');
    for (const seat of [0, 1, null]) expect(s.view(seat).table.spies).toEqual([0, 3]);
  });
  test('KC-38.7 naming it is told to nobody else', () => {
    const named = (spy: string): Scene =>
      start({ scenario: 8, layout: 'market-square' })
        .answer(0, 'klacka; 2 zombie')
        .answer(1, 'barry; 2 human-lowlife')
        .answer(0, spy);
    for (const seat of [1, null]) alike(seat, named('m1'), named('m2'));
    const both = (spy: string): Scene => named(spy).answer(1, 'm4');
    for (const seat of [1, null]) alike(seat, both('m1'), both('m2'));
    expect(heard(both('m1'), 0)).not.toBe(heard(both('m2'), 0));
  });
});

test('KC-38.8 positions, wounds, effects, markers of activation, gold, crystals, gangs, equipment and the hidden are open', () => {
  const s = given({
    models: [
      { ...ruffian, wounds: 2, effects: ['poison', 'blind'], activated: true, equipment: ['whip'] },
      model('zombie', 0, 3, 3),
      model('kobold-hunter', 1, 15, 15, { hidden: true }),
      model('wizard', 1, 20, 5),
    ],
    stash: [3, 7],
    crystals: [0, 4],
    coffers: 6,
  });
  const view = s.view(null).table;
  expect(view.models).toEqual(s.table.models);
  expect(view.models[2]).toMatchObject({ hidden: true, x: 15, y: 15 });
  expect(view.models[0]).toMatchObject({ wounds: 2, activated: true, equipment: ['whip'] });
  expect(view).toMatchObject({
    coffers: 6,
    gangs: [
      { stash: 3, crystals: 0 },
      { stash: 7, crystals: 4 },
    ],
  });
  const open = ({ gangs, spies, ...rest }: typeof view) => ({ ...rest, gangs: gangs.map((gang) => ({ ...gang, hand: [] })) });
  for (const seat of [0, 1]) expect(open(s.view(seat).table)).toEqual(open(view));
});

test('KC-38.8 so is the treasure that each gang has collected', () => {
  const s = given({ scenario: 'hide-and-seek', models: [ruffian, far], markers: [{ x: 3, y: 3 }], treasures: [1, 0] });
  for (const seat of [0, 1, null]) expect(s.view(seat).table.treasures).toEqual([1, 0]);
});

test('KC-38.9 KC-38.10 KC-38.13 bets and the Campaign Stash belong to the campaign, and stand in the rulebook; a single game asks for none and keeps none', () => {
  const rules = JSON.stringify(rulebook);
  for (const id of ['KC-38.9', 'KC-38.10', 'KC-38.13']) expect(rules).toContain(`"${id}"`);
  expect(Object.keys(QUESTIONS).filter((name) => /\bbet|campaign/i.test(name))).toEqual([]);
  const { table } = start();
  expect(JSON.stringify([Object.keys(table), Object.keys(table.gangs[0])])).not.toMatch(/bet\b|bets|campaign/i);
});

describe('the log', () => {
  test('KC-38.12 it tells each player what that player may know, and no card of the other', () => {
    const s = given({ models: [ruffian, ogre], hands: [MINE, YOURS], decks: ['Ah Kd Qh', 'As Ks Qs'] });
    s.activate(0).say('draw cards', '2c', 'attack m1', '4d', '3c');
    expect(s.facts.filter(({ kind }) => kind === 'cardsDrawn')).toHaveLength(3);
    const cardsIn = (text: string): string[] =>
      [...new Set(text.match(/"[2-9TJQKA][cdhs]"/g) ?? [])].map((card) => card.slice(1, 3)).sort();
    // Discarded and shown: 2c, 4d, 3c. Drawn: Ah and Kd by seat 0, As by seat 1.
    expect(cardsIn(heard(s, null))).toEqual(['2c', '3c', '4d']);
    expect(cardsIn(heard(s, 0))).toEqual(['2c', '3c', '4d', 'Ah', 'Kd']);
    expect(cardsIn(heard(s, 1))).toEqual(['2c', '3c', '4d', 'As']);
  });
  test('KC-38.12 after the game the spies are shown; only bets of a campaign would stay hidden', () => {
    const s = given({
      scenario: 'protect-the-rat',
      turn: 6,
      models: [ruffian, model('klacka', 0, 3, 3), far, model('barry', 1, 15, 22)],
      spies: [0, 2],
    });
    for (let n = 0; n < 10 && s.outcome === null; n++) s.say(s.question === 'activation/act' ? 'end' : s.legal(s.actor)[0]);
    expect(s.outcome).not.toBeNull();
    const revealed = s.expectFact('spiesRevealed', { spies: [0, 2] });
    for (const seat of [0, 1, null]) expect(s.heard(seat)).toContainEqual(revealed);
  });
});
