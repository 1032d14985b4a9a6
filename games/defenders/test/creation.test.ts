/** Chapter 5: city creation. */
import { PACK, type SuitCard } from '@guildhall/cards';
import { QuickRandom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { DEFENDER_TYPES, LOCATION_TYPES } from '../data/index.ts';
import { defenders } from '../index.ts';
import { creating, place, said, unit, word } from './founding.ts';
import { dealt, type Scene } from './kit.ts';

const naming = (name: string) => ({ name, description: 'so it is' });
const view = (s: Scene, seat: number | null = null) => s.view(seat).table;
/** A descriptor of the suit that every card has. */
const LOC_WORD: { [suit: string]: string } = { c: 'loc.feared', d: 'loc.famous', h: 'loc.loved', s: 'loc.damaged' };
const begin = (s: Scene, card: SuitCard, sort = 'location'): Scene =>
  s.answer(s.actor, `create ${card} ${sort}`, sort === 'location' ? `descriptor ${LOC_WORD[card[1]]}` : `type ${typeOf(card)}`);
const typeOf = (card: SuitCard): string => unit(card).word;

describe('the row', () => {
  test('DF-5.1 DF-5.2 twelve cards of the shuffled pack lie in one common row, whatever the number of seats', () => {
    for (const seats of [1, 3, 6]) {
      const s = dealt({ startSeat: '0' }, seats, 4);
      while (s.question === 'world building/wish') s.answer(s.actor, 'ready');
      expect([s.table.row.length, s.table.pile.length]).toEqual([12, 40]);
      expect([...s.table.row, ...s.table.pile].sort()).toEqual([...PACK].sort());
      expect(s.table.row).not.toEqual(PACK.slice(0, 12));
      s.expectFact('rowDealt', { rule: 'DF-5.1', cards: s.table.row, pile: 40 });
    }
    const [one, two] = [1, 2].map((seed) => dealt({ startSeat: '0' }, 1, seed).answer(0, 'ready').table.row);
    expect(one).not.toEqual(two);
  });

  test('DF-5.3 what to do is asked wherever there is a choice, and only there', () => {
    const random = new QuickRandom(7);
    let [asked, nearEnd] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const s = dealt({ startSeat: '0' }, 2, seed);
      while (s.question !== null && !/^(nature|connections|location)/.test(s.question)) {
        const { actor, question } = s;
        const answers = s.legal(actor);
        if (question === 'city creation/act') {
          expect(answers.length, answers.join()).toBeGreaterThan(1);
          asked++;
          if (s.table.row.length < 2) nearEnd++;
        }
        const acts = answers.filter((answer) => answer !== 'skip');
        if (question === 'city creation/act' && acts.length > 0) s.answer(actor, acts[random.below(acts.length)]);
        else s.answer(actor, question === 'world building/wish' ? 'ready' : defenders.sample(s.game, actor, random));
      }
    }
    expect(asked).toBeGreaterThan(1000);
    expect(nearEnd).toBeGreaterThan(0);
  });

  test('DF-5.3 the turn passes clockwise with each action, and each is one action', () => {
    const s = creating({ row: ['2c', '3c', '4c'], pile: ['9d'] });
    s.expectQuestion('city creation/act', 0);
    begin(s, '2c').expectQuestion('city creation/act', 1);
    begin(s, '3c').expectQuestion('city creation/act', 2);
    s.answer(2, 'add 4c S0', 'descriptor loc.hated').expectQuestion('city creation/act', 0);
    s.refused(1, 'create 9d location', 'GH-3');
    expect(s.table.stacks.map(({ cards }) => cards.length)).toEqual([2, 1]);
  });

  test('DF-5.4 a card of the row begins a location or a defender and is replaced', () => {
    const s = creating({ row: ['2c', '7h'], pile: ['Kd', 'Jd'] });
    s.refused(0, 'create 9s location', 'DF-5.4', 'notInRow');
    s.answer(0, 'create 2c location').expectQuestion('city creation/word', 0);
    s.answer(0, 'type park');
    expect(s.table.stacks).toEqual([{ id: 'S0', sort: 'location', by: 0, cards: [place('2c park')] }]);
    expect(s.table.row).toEqual(['Jd', '7h']);
    s.expectFact('cardPlayed', { rule: 'DF-5.4', seat: 0, card: '2c', stack: 'S0', sort: 'location', begun: true });
    s.expectFact('cardReplaced', { card: 'Jd' });
    s.answer(1, 'create 7h defender', 'type riders');
    expect(s.table.stacks[1]).toEqual({ id: 'S1', sort: 'defender', by: 1, cards: [unit('7h riders')] });
    expect(s.table.row).toEqual(['Jd', 'Kd']);
  });

  test('DF-5.5 a card is added to anything that is not finalised, whoever began it, and is replaced', () => {
    const s = creating({
      row: ['2c', '7h'],
      pile: ['Jd'],
      stacks: [{ sort: 'location', by: 2, cards: [place('9c')] }],
      locations: 1,
    });
    s.refused(0, 'add 2c S9', 'DF-5.5', 'noSuchStack');
    s.refused(0, 'add 3c S0', 'DF-5.4', 'notInRow');
    s.answer(0, 'add 7h S0', 'descriptor loc.loved');
    expect(s.table.stacks[0].cards).toEqual([place('9c'), word('7h loc.loved')]);
    expect([s.table.stacks[0].by, s.table.row]).toEqual([2, ['2c', 'Jd']]);
    s.expectFact('cardPlayed', { rule: 'DF-5.5', seat: 0, begun: false, stack: 'S0' });
  });

  test('DF-5.6 finalising takes two cards at least and draws none', () => {
    const s = creating({
      row: ['2c'],
      stacks: [
        { sort: 'location', by: 1, cards: [place('9c'), word('8c loc.feared')] },
        { sort: 'location', cards: [place('7c')] },
      ],
    });
    s.refused(0, 'finalise S1', 'DF-6.1', 'tooFewCards');
    s.refused(0, 'finalise S5', 'DF-5.6', 'noSuchStack');
    const pile = s.table.pile.length;
    s.answer(0, 'finalise S0', naming('Keep')).expectQuestion('city creation/act', 1);
    expect([s.table.row, s.table.pile.length, s.table.stacks.map(({ id }) => id)]).toEqual([['2c'], pile, ['S1']]);
    expect(s.table.locations.map(({ name, seat }) => [name, seat])).toEqual([['Keep', 0]]);
  });
});

describe('words', () => {
  test('DF-5.7 a card gives one type or one descriptor, as its player says', () => {
    const s = creating({ row: ['6c', '6d'] });
    s.answer(0, 'create 6c location');
    s.refused(0, 'armoury', 'DF-5.7', 'notAnAnswer');
    s.refused(0, 'type armoury descriptor loc.feared', 'DF-5.7', 'notAnAnswer');
    const other = s.branch();
    s.answer(0, 'type armoury');
    expect(s.table.stacks[0].cards.map(({ use, word: w }) => [use, w])).toEqual([['type', 'armoury']]);
    other.answer(0, 'descriptor loc.feared');
    expect(other.table.stacks[0].cards.map(({ use, word: w }) => [use, w])).toEqual([['descriptor', 'loc.feared']]);
  });

  test('DF-5.8 types come from the band of the face value: a 6 can be an armoury, a 5 and a jack cannot', () => {
    const s = creating({ row: ['6c', '5c', 'Jc'] });
    const six = s.branch().answer(0, 'create 6c location');
    expect(six.offered(0).filter((one) => one.startsWith('type'))).toEqual(
      LOCATION_TYPES.fantasy.middle.map((one) => `type ${one}`),
    );
    six.answer(0, 'type armoury').expectFact('wordGiven', { rule: 'DF-5.8', word: 'armoury' });
    for (const card of ['5c', 'Jc']) {
      s.branch().answer(0, `create ${card} location`).refused(0, 'type armoury', 'DF-5.8', 'wrongBand');
    }
    const men = s.branch().answer(0, 'create 6c defender');
    expect(men.offered(0).filter((one) => one.startsWith('type'))).toEqual(
      DEFENDER_TYPES.fantasy.middle.map((one) => `type ${one}`),
    );
    men.refused(0, 'type armoury', 'DF-5.8', 'wrongBand');
  });

  test('DF-5.8 in another setting its own words are offered beside the usual ones', () => {
    const s = creating({ row: ['6c'], options: { setting: 'zombie' } });
    const offered = (sort: string) => s.branch().answer(0, `create 6c ${sort}`).offered(0);
    expect(offered('location')).toEqual(expect.arrayContaining(['type guard_tower', 'type barracks']));
    expect(offered('defender')).toEqual(expect.arrayContaining(['type army_platoon', 'type riders']));
    creating({ row: ['6c'] })
      .answer(0, 'create 6c location')
      .refused(0, 'type guard_tower', 'DF-5.8', 'wrongBand');
  });

  test('DF-5.9 descriptors come from the list of the suit: a club can be well-constructed, a spade cannot', () => {
    const s = creating({ row: ['6c', '6s'] });
    s.branch()
      .answer(0, 'create 6c location', 'descriptor loc.well_constructed')
      .expectFact('wordGiven', { rule: 'DF-5.9', word: 'loc.well_constructed' });
    const spade = s.branch().answer(0, 'create 6s location');
    spade.refused(0, 'descriptor loc.well_constructed', 'DF-5.9', 'wrongSuit');
    const man = s.branch().answer(0, 'create 6c defender');
    man.refused(0, 'descriptor loc.well_constructed', 'DF-5.9', 'wrongSuit');
    man.answer(0, 'descriptor def.big');
  });

  test('DF-5.10 DF-6.2 a place may begin with a descriptor and get its type later, and without a type it cannot be finalised', () => {
    const s = creating({ row: ['9c', '9d', '9h'], seats: 1, options: { people: 'one' } });
    s.answer(0, 'create 9c location', 'descriptor loc.feared', 'add 9d S0', 'descriptor loc.famous');
    s.refused(0, 'finalise S0', 'DF-6.2', 'noTypeCard');
    s.answer(0, 'add 9h S0', 'type barracks', 'finalise S0', naming('Keep'));
    expect(s.table.locations[0]).toMatchObject({ words: ['loc.feared', 'loc.famous'], card: '9h' });
  });

  test('DF-5.11 there is no limit to the cards on one item', () => {
    const cards = ['Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc', 'Jc', 'Qc', 'Kc'] as SuitCard[];
    const s = creating({ row: ['9d'], stacks: [{ sort: 'location', cards: cards.map((card) => place(card)) }] });
    s.answer(0, 'add 9d S0', 'type barracks');
    expect(s.table.stacks[0].cards).toHaveLength(14);
    s.answer(1, 'finalise S0', naming('Heap')).expectQuestion('city creation/act', 2);
  });

  test('DF-5.12 every word of the list is offered to the player of the card, and none is the default', () => {
    const s = creating({ row: ['9s'] }).answer(0, 'create 9s location');
    s.expectQuestion('city creation/word', 0, [
      ...LOCATION_TYPES.fantasy.middle.map((one) => `type ${one}`),
      ...['secret', 'hidden', 'underground', 'obscure', 'damaged', 'run_down', 'abandoned', 'unassuming'].map(
        (one) => `descriptor loc.${one}`,
      ),
    ]);
    s.refused(1, 'type barracks', 'GH-3');
    s.answer(0, 'descriptor loc.obscure');
    expect(s.table.stacks[0].cards[0].word).toBe('loc.obscure');
  });

  test('DF-5.13 the same descriptor is not given twice to one item; another word of the suit is, and another item may have it', () => {
    const s = creating({
      row: ['9c', '8c'],
      stacks: [
        { sort: 'location', cards: [word('7c loc.feared')] },
        { sort: 'location', cards: [place('6c')] },
      ],
    });
    const again = s.branch().answer(0, 'add 9c S0');
    again.refused(0, 'descriptor loc.feared', 'DF-5.13', 'wordTwice');
    expect(again.offered(0)).not.toContain('descriptor loc.feared');
    again.answer(0, 'descriptor loc.hated');
    s.answer(0, 'add 9c S1', 'descriptor loc.feared');
    // Wherever in the stack it lies, and with a defender too.
    const cards = [unit('6c'), word('7c def.big'), unit('5c')];
    const man = creating({ row: ['9c'], stacks: [{ sort: 'defender', cards }] }).answer(0, 'add 9c S0');
    man.refused(0, 'descriptor def.big', 'DF-5.13', 'wordTwice');
    expect(man.offered(0)).not.toContain('descriptor def.big');
  });

  test('DF-5.14 own wording stands beside the word and has no effect of its own', () => {
    const s = creating({ row: ['9c', '8c'], seats: 1, options: { people: 'one' } });
    s.answer(0, 'create 9c location');
    s.refused(0, `descriptor loc.well_constructed: ${'x'.repeat(61)}`, 'DF-5.14', 'tooLong');
    s.branch().answer(0, `descriptor loc.well_constructed: ${'x'.repeat(60)}`);
    s.answer(0, 'descriptor loc.well_constructed: patched with dragon bone');
    s.answer(0, 'add 8c S0', 'type barracks: underground hall', 'finalise S0', naming('Keep'));
    const [keep] = s.table.locations;
    expect(keep.cards.map(({ wording }) => wording)).toEqual(['patched with dragon bone', 'underground hall']);
    // Well-constructed and military, and not underground.
    expect([keep.bonus, keep.underground, keep.words]).toEqual([2, false, ['loc.well_constructed']]);
    s.expectFact('wordGiven', { wording: 'patched with dragon bone' });
  });

  test('DF-5.15 ace to 5 records a shape with marks, by the word unless the player says otherwise', () => {
    const formOf = (card: SuitCard, answer: string) =>
      creating({ row: [card] }).answer(0, `create ${card} location`, answer).table.stacks[0].cards[0].form;
    const broad = { shape: 'broad', wall: false, road: false };
    expect(formOf('3c', 'type walls')).toEqual({ shape: 'long', wall: true, road: false });
    expect(formOf('3c', 'type thoroughfare')).toEqual({ shape: 'long', wall: false, road: true });
    expect(formOf('5c', 'type park')).toEqual(broad);
    expect(formOf('Ac', 'type park wall')).toEqual({ shape: 'long', wall: true, road: false });
    expect(formOf('3c', 'type park long')).toEqual({ shape: 'long', wall: false, road: false });
    expect(formOf('3c', 'type walls broad')).toEqual(broad);
    expect(formOf('3c', 'type park road')).toEqual({ shape: 'long', wall: false, road: true });
    expect(formOf('6c', 'type barracks')).toBeNull();
    expect(formOf('3c', 'descriptor loc.feared')).toBeNull();
    const s = creating({ row: ['6c', '3c'] });
    s.branch().answer(0, 'create 6c location').refused(0, 'type barracks long', 'DF-5.15', 'formNotHere');
    s.branch().answer(0, 'create 3c location').refused(0, 'descriptor loc.feared wall', 'DF-5.15', 'formNotHere');
    s.answer(0, 'create 3c location', 'type park road').expectFact('formGiven', { rule: 'DF-5.15', road: true, usual: false });
  });

  test('DF-5.16 ace to 5 records a trade of a defender, by the word unless the player says otherwise; no other band does', () => {
    const tradeOf = (card: SuitCard, answer: string) =>
      creating({ row: [card] }).answer(0, `create ${card} defender`, answer).table.stacks[0].cards[0].trade;
    const low = DEFENDER_TYPES.fantasy.low;
    expect(low.map((one) => tradeOf('5c', `type ${one}`)).sort()).toEqual([...low.map((one) => unit(`5c ${one}`).trade)].sort());
    const plain = low.find((one) => unit(`5c ${one}`).trade === 'other') ?? low[0];
    expect(tradeOf('Ac', `type ${plain} engineers`)).toBe('engineers');
    expect(tradeOf('Ac', `type ${plain} healers`)).toBe('healers');
    expect([tradeOf('Ac', 'type engineers other'), tradeOf('Ac', 'type healers other')]).toEqual(['other', 'other']);
    expect([tradeOf('Ac', 'descriptor def.big'), tradeOf('6c', 'type riders')]).toEqual([null, null]);
    const both = creating({ row: ['4c', '3c'] })
      .answer(0, 'create 4c defender', 'type healers')
      .answer(1, 'create 3c location', 'type park');
    expect(both.table.stacks.map(({ cards: [{ form, trade }] }) => [form === null, trade])).toEqual([
      [true, 'healers'],
      [false, null],
    ]);
    const s = creating({ row: ['6c', '5c'] });
    s.branch().answer(0, 'create 6c defender').refused(0, 'type riders healers', 'DF-5.16', 'formNotHere');
    s.branch().answer(0, 'create 5c defender').refused(0, `type ${plain} wall`, 'DF-5.16', 'formNotHere');
    s.answer(0, 'create 5c defender', `type ${plain} healers`);
    s.expectFact('tradeGiven', { rule: 'DF-5.16', trade: 'healers', usual: false });
  });
});

describe('the end', () => {
  test('DF-5.17 skipping needs six locations and six defenders finalised', () => {
    for (const [locations, units] of [
      [5, 6],
      [6, 5],
      [5, 8],
      [8, 5],
    ]) {
      const s = creating({ locations, defenders: units });
      s.refused(0, 'skip', 'DF-5.17', 'mayNotSkipYet');
      expect(s.offered(0)).not.toContain('skip');
    }
    const stack = { sort: 'location' as const, cards: [place('9c'), place('8c')] };
    creating({ locations: 5, defenders: 6, stacks: [stack] }).refused(0, 'skip', 'DF-5.17', 'mayNotSkipYet');
    const man = { sort: 'defender' as const, cards: [unit('9c'), unit('8c')] };
    creating({ locations: 6, defenders: 5, stacks: [man] }).refused(0, 'skip', 'DF-5.17', 'mayNotSkipYet');
    creating({ locations: 6, defenders: 6 }).answer(0, 'skip').expectFact('skipped', { rule: 'DF-5.17', seat: 0, last: false });
  });

  test('DF-1.14 DF-5.18 it ends when all seats skip in succession; an action between them begins the count anew', () => {
    const s = creating({ locations: 6, defenders: 6, row: ['2c', '3c'] });
    s.answer(0, 'skip').answer(1, 'skip');
    // Seat 2 begins a defender: also that is city creation.
    begin(s, '2c', 'defender').expectQuestion('city creation/act', 0);
    s.answer(0, 'skip').answer(1, 'skip').expectQuestion('city creation/act', 2);
    s.answer(2, 'skip').expectQuestion('nature/draw', 0);
    s.expectFact('cityCreated', { rule: 'DF-5.18', locations: 6, defenders: 6 });
  });

  test('DF-5.18 finalising something between the skips begins the count anew as well', () => {
    const stack = { sort: 'location' as const, cards: [place('9c barracks'), place('8c')] };
    const s = creating({ locations: 6, defenders: 6, row: ['2c'], stacks: [stack] });
    s.answer(0, 'skip').answer(1, 'skip').answer(2, 'finalise S0', naming('Keep')).expectQuestion('city creation/act', 0);
    s.answer(0, 'skip').answer(1, 'skip').expectQuestion('city creation/act', 2);
    s.answer(2, 'skip').expectFact('cityCreated', { rule: 'DF-5.18', locations: 7, defenders: 6 });
    expect(s.all('skipped').map(({ last }) => last)).toEqual([false, false, false, false, true]);
  });

  test('DF-5.18 so does a card that is added; and all seats are as many as there are', () => {
    const stack = { sort: 'location' as const, cards: [place('9c barracks')] };
    const s = creating({ locations: 6, defenders: 6, row: ['2c'], stacks: [stack], seats: 2 }).answer(0, 'skip');
    s.answer(1, 'add 2c S0', 'type park').answer(0, 'skip').expectQuestion('city creation/act', 1);
    s.answer(1, 'skip').expectQuestion('nature/draw', 0);
    const four = creating({ locations: 6, defenders: 6, seats: 4 }).answer(0, 'skip').answer(1, 'skip').answer(2, 'skip');
    four.expectQuestion('city creation/act', 3).answer(3, 'skip').expectQuestion('nature/draw', 0);
  });

  test('DF-5.19 no thirteenth location, finalised or not, and separately no thirteenth defender', () => {
    const stack = { sort: 'location' as const, cards: [place('9c')] };
    const s = creating({ row: ['2c', '3c'], locations: 11, defenders: 6, stacks: [stack] });
    s.refused(0, 'create 2c location', 'DF-5.19', 'tooManyItems');
    expect(s.offered(0)).toContain('create 2c defender');
    expect(creating({ row: ['2c'], locations: 11, defenders: 6 }).offered(0)).toContain('create 2c location');
    const full = creating({ row: ['2c'], locations: 6, defenders: 12 });
    full.refused(0, 'create 2c defender', 'DF-5.19', 'tooManyItems');
    expect(full.offered(0)).toContain('create 2c location');
  });

  test('DF-5.20 DF-5.21 an empty pile leaves the row as it is; with an empty row nothing is created or added', () => {
    const stack = { sort: 'location' as const, cards: [place('9c'), place('8c')] };
    const s = creating({ row: ['2c', '3c'], pile: ['4c'], only: true, locations: 6, defenders: 6, stacks: [stack] });
    begin(s, '2c').expectFact('pileEmpty', { rule: 'DF-5.21', row: 2 });
    begin(s, '3c');
    expect(s.table.row).toEqual(['4c']);
    s.answer(2, 'add 4c S0', 'type park');
    expect(s.table.row).toEqual([]);
    s.refused(0, 'create 4c location', 'DF-5.20', 'noCardsLeft');
    s.refused(0, 'add 4c S0', 'DF-5.20', 'noCardsLeft');
    s.expectQuestion('city creation/act', 0, ['finalise S0', 'skip']);
  });

  test('DF-5.22 a play that would leave too few cards for six of each is refused', () => {
    // Five locations and six defenders are done, one location has one card: it needs one card, and two are left.
    const one = { sort: 'location' as const, cards: [place('9c')] };
    const s = creating({ row: ['2c', '3c'], only: true, locations: 5, defenders: 6, stacks: [one] });
    expect([view(s).needed, view(s).left]).toEqual([1, 2]);
    expect(s.asked(0)?.show).toEqual({ needed: 1, left: 2, dropped: [] });
    // Another one begun leaves one card for the one that is needed.
    expect(s.offered(0)).toEqual(expect.arrayContaining(['create 2c location', 'create 2c defender', 'add 2c S0']));
    begin(s, '2c');
    s.refused(1, 'create 3c location', 'DF-5.22', 'notFeasible');
    s.refused(1, 'create 3c defender', 'DF-5.22', 'notFeasible');
    expect(s.offered(1).sort()).toEqual(['add 3c S0', 'add 3c S12']);
    s.answer(1, 'add 3c S0', 'descriptor loc.feared').answer(2, naming('Keep')).expectQuestion('nature/draw', 0);
  });

  test('DF-5.22 what has cards but no type needs one, what is not begun needs two', () => {
    const bare = { sort: 'defender' as const, cards: [word('9c def.big'), word('8c def.strong')] };
    const s = creating({ row: ['2c', '3c', '4c'], only: true, locations: 6, defenders: 4, stacks: [bare] });
    expect([view(s).needed, view(s).left]).toEqual([3, 3]);
    // A type completes S0; a descriptor would not.
    s.answer(0, 'add 2c S0').refused(0, 'descriptor def.feared', 'DF-5.22', 'notFeasible');
    expect(s.offered(0).every((answer) => answer.startsWith('type '))).toBe(true);
    // Six of each are counted, not more: the others are free.
    expect(view(creating({ locations: 8, defenders: 8 })).needed).toBe(0);
    expect(view(creating()).needed).toBe(24);
  });

  test('DF-5.23 a player who can only skip is skipped', () => {
    const one = { sort: 'location' as const, cards: [place('9c')] };
    const s = creating({ row: ['2c'], only: true, locations: 6, defenders: 6, stacks: [one] });
    s.answer(0, 'add 2c S0', 'type park').expectQuestion('city creation/act', 1, ['finalise S0', 'skip']);
    s.answer(1, 'finalise S0', naming('Keep'));
    expect(s.all('skipped').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    s.expectQuestion('nature/draw', 0);
  });

  test('DF-5.24 what is not finalised is dropped, and the last to skip is warned', () => {
    const one = { sort: 'location' as const, cards: [place('9c'), place('8c')] };
    const two = [one, { sort: 'defender' as const, cards: [unit('7c')] }];
    const both = creating({ locations: 6, defenders: 6, stacks: two }).answer(0, 'skip').answer(1, 'skip').answer(2, 'skip');
    expect(both.all('stackDropped').map(({ stack, sort }) => [stack, sort])).toEqual([
      ['S0', 'location'],
      ['S1', 'defender'],
    ]);
    const s = creating({ locations: 6, defenders: 6, stacks: [one] });
    const asks = (language: 'en' | 'pl'): string => said(s, language);
    s.answer(0, 'skip');
    expect(s.asked(1)?.show).toMatchObject({ dropped: [] });
    expect(asks('en')).not.toMatch(/dropped/);
    s.answer(1, 'skip');
    expect(s.asked(2)?.show).toMatchObject({ dropped: ['S0'] });
    expect(asks('en')).toMatch(/dropped/);
    expect(asks('pl')).toMatch(/przepadnie/);
    s.answer(2, 'skip').expectFact('stackDropped', { rule: 'DF-5.24', stack: 'S0' });
    expect([s.table.stacks, s.table.locations.length]).toEqual([[], 6]);
  });

  test('DF-5.25 row, plays and stacks are open to all, and talk is free', () => {
    const s = creating({ row: ['2c', '3c'], stacks: [{ sort: 'location', cards: [place('9c')] }] });
    for (const seat of [0, 1, 2, null]) {
      expect(view(s, seat).row).toEqual(['2c', '3c']);
      expect(view(s, seat).stacks).toEqual(s.table.stacks);
      expect(view(s, seat).pile).toBe(49);
      expect(defenders.chat?.open(s.view(seat))).toBe(true);
    }
  });
});
