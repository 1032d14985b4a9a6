/** Chapters 2b and 4: options, layouts, scenario, position, first player. Deployment is in deploying.test.ts. */
import type { SuitCard } from '@guildhall/cards';
import { isRefusal, quickState } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { kobolds } from '../index.ts';
import { dealt, type Scene, start } from './kit.ts';

const GANG = 'klacka; 2 human-lowlife';

/** Up to the draw for position; cards are drawn from the king of spades down. */
function ready(
  options: { [name: string]: string | number | boolean } = {},
  gangs = [GANG, GANG],
  /** Cards on top of the Event Deck instead, the first of them next. */
  events: readonly string[] = [],
): Scene {
  const s = start({ scenario: 1, layout: 'market-square', ...options });
  const { eventDeck } = s.table;
  for (const card of [...events].reverse()) eventDeck.push(...eventDeck.splice(eventDeck.indexOf(card as SuitCard), 1));
  return s.answer(0, gangs[0]).answer(1, gangs[1]);
}

describe('options', () => {
  test('a layout must be printed for the scenario (KC-2.13)', () => {
    const refusal = kobolds.options({ scenario: 3, layout: 'warrens' }, 2);
    expect(isRefusal(refusal) && refusal).toMatchObject({ rule: 'KC-2.13', why: 'layoutNotAllowed' });
    expect(isRefusal(kobolds.options({ scenario: 3, layout: 'high-road' }, 2))).toBe(false);
    expect(isRefusal(kobolds.options({ scenario: 0, layout: 'warrens' }, 2))).toBe(false);
  });
  test('gold from 5 to 100 (KC-3.2), two players (KC-1.1)', () => {
    expect(isRefusal(kobolds.options({ gold: 4 }, 2))).toBe(true);
    expect(isRefusal(kobolds.options({ gold: 101 }, 2))).toBe(true);
    expect(isRefusal(kobolds.options({}, 3))).toBe(true);
    expect(kobolds.options({}, 2)).toMatchObject({ gold: 30, scenario: 0, layout: 'random', doublePoints: false });
  });
});

describe('the order of things', () => {
  test('KC-4.1 terrain, scenario, its preparation, position, first player, deployment, hands', () => {
    const s = start({ scenario: 8, layout: 'own' }).answer(0, GANG).answer(1, GANG);
    s.expectQuestion('layout/draw', 0);
    expect(s.table).toMatchObject({ scenario: 0, layout: '' });
    s.say('house 3 6 7 9.5 3', 'agree').expectQuestion('spies/spy', 0);
    expect(s.table).toMatchObject({ scenario: 'protect-the-rat', layout: 'own', south: -1 });
    s.expectNoFact('cardsCompared');
    s.answer(0, 'm1').answer(1, 'm4').expectQuestion('set up/edge', 0);
    s.expectFact('cardsCompared', { about: 'position' });
    s.expectNoFact('cardsCompared', { about: 'first' });
    s.say('south').expectQuestion('set up/first', 0);
    expect(s.table.phase).toBe('setup');
    s.say('first').expectQuestion('deployment/model', 0);
    expect([s.hand(0), s.hand(1)]).toEqual([[], []]);
    for (let n = 0; n < 6; n++)
      s.say(...(s.question === 'deployment/model' ? [s.legal(s.actor)[0]] : []), `${3 + 3 * n} ${n % 2 === 0 ? 2 : 22}`);
    s.expectQuestion('action time/model', 0);
    expect([s.hand(0).length, s.hand(1).length]).toEqual([6, 6]);
    const kinds = s.facts.map(({ kind }) => kind);
    const order = [
      'layoutSet',
      'scenarioSet',
      'spyNamed',
      'edgeChosen',
      'orderChosen',
      'deployed',
      'cardsDrawn',
      'turnBegan',
    ] as const;
    const places = order.map((kind) => kinds.indexOf(kind));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });
});

describe('the scenario', () => {
  const NUMBERED = [
    'all-out-brawl',
    'hide-and-seek',
    'runaway-carriage',
    'mr-cuddly',
    'territory-grab',
    'vic',
    'chuck-ball',
    'protect-the-rat',
  ];
  test('KC-4.2 by lot: one of the cards Ace to 8, whose number it is', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 60; seed++) {
      const s = dealt({}, seed).answer(0, GANG).answer(1, GANG);
      const { card, scenario } = s.expectFact('scenarioDrawn', { rule: 'KC-4.2' });
      expect(NUMBERED['A2345678'.indexOf(card[0])]).toBe(scenario);
      s.expectFact('scenarioSet', { rule: 'KC-4.2', by: 'lot', scenario });
      expect(s.table.scenario).toBe(scenario);
      seen.add(scenario);
    }
    expect(seen.size).toBe(8);
  });
  test('KC-4.3 afterwards the Event Deck is whole again and shuffled', () => {
    const s = dealt({}, 5).answer(0, GANG).answer(1, GANG);
    const { eventDeck, eventDiscard, eventTable, treasureDeck, treasureDiscard } = s.table;
    const all = [...eventDeck, ...eventDiscard, ...eventTable, ...treasureDeck, ...treasureDiscard];
    expect(all).toHaveLength(52);
    expect(new Set(all).size).toBe(52);
    const shuffles: string[] = [];
    const chosen = kobolds.options({ layout: 'high-road' }, 2);
    if (isRefusal(chosen)) throw new Error(chosen.why);
    const game = kobolds.setup(chosen, 2, { kind: 'quick', state: quickState(5) });
    kobolds.apply(game, 0, GANG);
    kobolds.apply(game, 1, GANG, undefined, ({ stream }) => shuffles.push(stream));
    expect(shuffles.indexOf('event deck')).toBeGreaterThan(shuffles.indexOf('scenario'));
    expect(shuffles.indexOf('scenario')).toBeGreaterThanOrEqual(0);
  });
  test('KC-4.4 a quick game of All Out Brawl by agreement: no card is drawn for it', () => {
    const s = ready({ scenario: 1 });
    s.expectFact('scenarioSet', { rule: 'KC-4.4', by: 'agreed', scenario: 'all-out-brawl' });
    s.expectNoFact('scenarioDrawn');
  });
  test('KC-4.5 or of any of the eight', () => {
    for (const [at, scenario] of NUMBERED.entries()) {
      const s = dealt({ scenario: at + 1 }, 3)
        .answer(0, GANG)
        .answer(1, GANG);
      expect(s.table.scenario).toBe(scenario);
      s.expectFact('scenarioSet', { rule: at === 0 ? 'KC-4.4' : 'KC-4.5', by: 'agreed' });
    }
    for (const scenario of [9, -1, 1.5, 'brawl']) expect(isRefusal(kobolds.options({ scenario }, 2))).toBe(true);
  });
  test('without a member to be the spy another is drawn (KC-29.4)', () => {
    const s = ready({ scenario: 8 }, ['klacka', GANG]);
    expect(s.all('scenarioUnplayable')[0]).toMatchObject({ scenario: 'protect-the-rat', rule: 'KC-29.4' });
    expect(s.table.scenario).not.toBe('protect-the-rat');
  });
  test('KC-2.13 by lot on a layout agreed on is one that allows it', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 40; seed++)
      seen.add(dealt({ layout: 'high-road' }, seed).answer(0, GANG).answer(1, GANG).table.scenario);
    expect([...seen].sort()).toEqual(['all-out-brawl', 'protect-the-rat', 'runaway-carriage', 'territory-grab', 'vic']);
  });
  test('KC-2.13 a layout is dealt among those allowed for the scenario, each of them', () => {
    const layouts = (scenario: number) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 25; seed++) {
        const s = dealt({ scenario }, seed).answer(0, GANG).answer(1, GANG);
        s.expectFact('layoutSet', { rule: 'KC-2.13', by: 'dealt' });
        seen.add(s.table.layout);
      }
      return [...seen].sort();
    };
    expect(layouts(1)).toEqual(['high-road', 'market-square', 'warrens']);
    expect(layouts(2)).toEqual(['warrens']);
    expect(layouts(3)).toEqual(['high-road']);
    expect(layouts(4)).toEqual(['market-square', 'warrens']);
  });
});

describe('a home-made layout', () => {
  const drawn = (): Scene => ready({ layout: 'own' }).expectQuestion('layout/draw', 0);
  test('is agreed on by the other player (KC-2.13)', () => {
    const s = drawn()
      .say('house 3 6 7 9.5 3; shed 2 : 16 16 20 16 18 19')
      .expectQuestion('layout/agree', 1, ['agree', 'decline'])
      .say('agree');
    expect(s.table.layout).toBe('own');
    expect(s.table.terrain).toMatchObject([
      { kind: 'house', height: 3 },
      { kind: 'shed', height: 2 },
    ]);
    expect(s.table.terrain[1].corners).toHaveLength(6);
  });
  test('KC-2.13 a scenario that it does not allow is drawn past; one that it allows is not', () => {
    const scenarios = (layout: string) => {
      const seen = { drawn: new Set<unknown>(), past: new Set<unknown>() };
      for (let seed = 0; seed < 40; seed++) {
        const s = dealt({ layout: 'own' }, seed).answer(0, GANG).answer(1, GANG).say(layout, 'agree');
        seen.drawn.add(s.table.scenario);
        for (const { scenario, rule } of s.all('scenarioUnplayable')) seen.past.add(`${scenario} ${rule}`);
      }
      return seen;
    };
    // A shed across the road of the Runaway Carriage (KC-24.2), and one beside it.
    const across = scenarios('shed 4 10 7 11.5 2');
    expect(across.drawn.has('runaway-carriage')).toBe(false);
    expect([...across.past]).toEqual(['runaway-carriage KC-2.13']);
    const beside = scenarios('shed 4 15 7 17 2');
    expect(beside.drawn.has('runaway-carriage')).toBe(true);
    expect([...beside.past]).toEqual([]);
  });
  test('declined gives way to one dealt at random', () => {
    const s = start({ scenario: 2, layout: 'own' }).answer(0, GANG).answer(1, GANG);
    s.say('house 3 6 7 9.5 3', 'decline');
    expect(s.table.layout).toBe('warrens');
  });
  test('KC-2.13 declined, it keeps no scenario from being drawn', () => {
    for (let seed = 0; seed < 10; seed++) {
      const s = dealt({ layout: 'own' }, seed).answer(0, GANG).answer(1, GANG).say('shed 4 10 7 11.5 2', 'decline');
      s.expectNoFact('scenarioUnplayable').expectFact('layoutSet', { by: 'dealt' });
      expect(s.all('scenarioDrawn')).toHaveLength(1);
    }
  });
  test.each([
    ['castle 1 5 3 7 2', 'KC-2.9', 'layoutPart'],
    ['house 3 6 7 9.5', 'KC-2.9', 'layoutPart'],
    ['house 3 1 7 5 3', 'KC-2.13', 'layout-zone'],
    ['house 11 11 13 13 3', 'KC-2.13', 'layout-centre'],
    ['low-wall 0 8 24 9 1', 'KC-2.13', 'layout-closed'],
    ['house 3 6 7 9 3; shed 6 7 8 10 2', 'KC-2.9', 'layout-overlap'],
    [12, 'KC-2.13', 'layoutNotText'],
  ] as const)('%s is refused', (layout, rule, why) => {
    drawn().refused(0, layout, rule, why);
  });
});

describe('position and order', () => {
  test('KC-4.6 each draws the top Event card, and the higher chooses the edge', () => {
    const s = ready().expectQuestion('set up/edge', 0, ['north', 'south']);
    s.expectFact('cardsCompared', { rule: 'KC-4.6', about: 'position', cards: ['Ks', 'Qs'], winner: 0 });
    s.refused(0, 'west', 'KC-4.6', 'notAnAnswer');
    const north = s.branch().say('north');
    expect(north.table.south).toBe(1);
    s.say('south').expectFact('edgeChosen', { rule: 'KC-4.6', seat: 0, edge: 'south' });
    expect(s.table.south).toBe(0);
  });
  test('KC-4.6 or seat 1, if that card is higher', () => {
    const s = ready({}, undefined, ['5d', 'Ks']).expectQuestion('set up/edge', 1);
    expect(s.say('south').table.south).toBe(1);
  });
  test('KC-4.7 each draws again, and the higher goes first or second as it likes', () => {
    const s = ready().say('north').expectQuestion('set up/first', 0, ['first', 'second']);
    s.expectFact('cardsCompared', { rule: 'KC-4.7', about: 'first', cards: ['Js', 'Ts'], winner: 0 });
    expect(s.branch().say('first').table).toMatchObject({ first: 0, initiative: 0 });
    s.say('second').expectFact('orderChosen', { rule: 'KC-4.7', seat: 0, first: 1, turn: 1 });
    expect(s.table).toMatchObject({ first: 1, initiative: 0 });
  });
  test('KC-4.7 whoever draws higher now, also if the other chose the edge', () => {
    const s = ready({}, undefined, ['5d', 'Ks', 'Qh', '3c']).expectQuestion('set up/edge', 1);
    s.say('south').expectQuestion('set up/first', 0, ['first', 'second']);
    s.say('first').expectFact('orderChosen', { rule: 'KC-4.7', seat: 0, first: 0, turn: 1 });
    const other = ready({}, undefined, ['Ks', '5d', '3c', 'Qh']).expectQuestion('set up/edge', 0);
    other.say('south').expectQuestion('set up/first', 1, ['first', 'second']);
  });
  test('KC-4.6 KC-4.7 seat 1 takes the north and lets the other go first, if it draws higher', () => {
    const s = ready({}, undefined, ['5d', 'Ks', '3c', 'Qh']).expectQuestion('set up/edge', 1).say('north');
    expect(s.table.south).toBe(0);
    s.expectQuestion('set up/first', 1).say('second').expectFact('orderChosen', { seat: 1, first: 0 });
    expect(s.table).toMatchObject({ first: 0, initiative: 1 });
    s.expectQuestion('deployment/model', 0);
  });
  test('KC-4.8 ties are drawn again by both, and all cards go to the discard pile', () => {
    const s = ready({}, undefined, ['7c', '7h', '2c', '9d', '4s', '4h', 'Ac', '2d']).expectQuestion('set up/edge', 1);
    expect(s.all('cardsCompared').map(({ cards, winner }) => [...cards, winner])).toEqual([
      ['7c', '7h', -1],
      ['2c', '9d', 1],
    ]);
    expect(s.table.eventDiscard).toEqual(['7c', '7h', '2c', '9d']);
    s.say('south').expectQuestion('set up/first', 1);
    expect(s.table.eventDiscard).toEqual(['7c', '7h', '2c', '9d', '4s', '4h', 'Ac', '2d']);
    expect([s.table.eventTable, s.table.eventDeck.length]).toEqual([[], 44]);
  });
  test('KC-4.16 all decks are shuffled first, and the Coffers are empty', () => {
    const one = dealt({}, 1).table;
    const two = dealt({}, 2).table;
    for (const { gangs, eventDeck } of [one, two]) {
      const decks = [gangs[0].deck.join(), gangs[1].deck.join(), eventDeck.join()];
      expect(new Set(decks).size).toBe(3);
    }
    expect(one.gangs[0].deck).not.toEqual(two.gangs[0].deck);
    expect(one.gangs[1].deck).not.toEqual(two.gangs[1].deck);
    expect(one.eventDeck).not.toEqual(two.eventDeck);
    expect([one.coffers, ready().table.coffers]).toEqual([0, 0]);
  });
  test("KC-4.17 Dorick's coins come with the Stash, above its limit, and to nobody else", () => {
    const s = ready({}, ['dorick; stash 10', 'klacka; stash 10']);
    expect([s.stash(0), s.stash(1)]).toEqual([12, 10]);
    s.expectFact('coinsGained', { rule: 'KC-18.14', seat: 0, coins: 2, from: 'pay-day', now: 12 });
    expect(s.table.phase).toBe('setup');
  });
});
