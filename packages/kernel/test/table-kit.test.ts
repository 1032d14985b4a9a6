import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  component,
  count,
  data,
  defineTable,
  defineView,
  flag,
  listOf,
  madeOf,
  nameOf,
  oneOf,
  orNull,
  type Plain,
  perSeat,
  problem,
  record,
  seat,
  seatOrNobody,
  text,
  type VarsOf,
} from '../src/index.ts';

const PACK = ['ace', 'king', 'king', 'jack'] as const;
const CARD = component('card', PACK);
const FIELDS = {
  hands: perSeat(listOf(CARD, 3)),
  deck: listOf(CARD),
  last: orNull(nameOf(CARD)),
  leader: seat,
  pointed: seatOrNobody,
  scores: perSeat(count(10)),
  phase: oneOf(['deal', 'play'], 'deal'),
  over: flag(),
  motto: text(8),
  track: record({ at: count(9), marks: listOf(listOf(count(9))) }),
  notes: data<{ [name: string]: Plain }>({}),
};
type Table = VarsOf<typeof FIELDS>;

const kit = defineTable(FIELDS, (t) => (t.over && t.deck.length > 0 ? 'it is over, but deck is not empty' : null));
const table = (change: Partial<Table> = {}): Table => ({
  hands: [['ace'], ['king']],
  deck: ['king', 'jack'],
  last: 'ace',
  leader: 1,
  pointed: -1,
  scores: [3, 4],
  phase: 'play',
  over: false,
  motto: 'onward',
  track: { at: 2, marks: [[1], []] },
  notes: { of: ['people'] },
  ...change,
});
const wrong = (change: { [field: string]: unknown }): string | null => problem(kit.schema, { ...table(), ...change }, 'table');

describe('the table kit', () => {
  it('knows the type of every field', () => {
    expectTypeOf<Table['hands']>().toEqualTypeOf<('ace' | 'king' | 'jack')[][]>();
    expectTypeOf<Table['last']>().toEqualTypeOf<'ace' | 'king' | 'jack' | null>();
    expectTypeOf<Table['phase']>().toEqualTypeOf<'deal' | 'play'>();
    expectTypeOf<Table['track']['marks']>().toEqualTypeOf<number[][]>();
  });

  it('takes what fits', () => {
    expect(problem(kit.schema, table())).toBeNull();
    expect(problem(kit.schema, table({ last: null, hands: [[], []] }))).toBeNull();
    expect(kit.seats(table())).toBe(2);
  });

  it.each([
    [{ hands: [['ace'], ['queen']] }, 'table.hands[1][0] should be one of "ace", "king", "jack", not "queen"'],
    [{ hands: [['ace', 'ace', 'ace', 'ace'], []] }, 'table.hands[0] has 4 entries, more than 3'],
    [{ hands: 'ace' }, 'table.hands should be a list, not "ace"'],
    [{ scores: [1, 2.5] }, 'table.scores[1] should be a whole number from 0 to 10, not 2.5'],
    [{ scores: [-1, 0] }, 'table.scores[0] should be a whole number from 0 to 10, not -1'],
    [{ scores: [1, 2, 3] }, 'table.scores should have 2 entries, one for each seat, not 3'],
    [{ leader: 2 }, 'table.leader is 2, which is no seat'],
    [{ leader: -1 }, 'table.leader is -1, which is no seat'],
    [{ pointed: 2 }, 'table.pointed is 2, which is no seat'],
    [{ over: 1 }, 'table.over should be true or false, not 1'],
    [{ phase: 'end' }, 'table.phase should be one of "deal", "play", not "end"'],
    [{ motto: 'longer than that' }, 'table.motto should be a text of at most 8 signs, not "longer than that"'],
    [{ track: { at: 1 } }, 'table.track.marks is missing'],
    [{ track: { at: 1, marks: [[], ['x']] } }, 'table.track.marks[1][0] should be a whole number from 0 to 9, not "x"'],
    [{ track: [] }, 'table.track should be an object, not []'],
    [{ extra: 1 }, 'table has "extra", which does not belong there'],
  ])('says what does not fit, and where: %o', (change, sentence) => expect(wrong(change)).toBe(sentence));

  it('says it without a name for the whole as well', () => {
    expect(problem(kit.schema, table({ leader: 7 }))).toBe('leader is 7, which is no seat');
    expect(problem(kit.schema, null)).toBe('should be an object, not null');
  });

  it('copies what can change, and shares nothing of it', () => {
    const t = table();
    const copy = kit.copy(t);
    expect(copy).toEqual(t);
    copy.hands[0].push('jack');
    copy.scores[0]++;
    copy.track.marks[0].push(7);
    copy.track.at = 9;
    copy.notes.of = 'nobody';
    expect(t).toEqual(table());
  });

  it('misses and finds components, and counts mere names for nothing', () => {
    expect(kit.impossible(table())).toBeNull();
    expect(kit.impossible(table({ last: 'jack' }))).toBeNull();
    expect(kit.impossible(table({ deck: ['king'] }))).toBe('the card jack is missing from the table');
    expect(kit.impossible(table({ deck: ['king', 'jack', 'jack'] }))).toBe('the card jack is on the table once too often');
    expect(kit.impossible(table({ deck: ['jack'], hands: [['ace'], []] }))).toBe(
      'the card king is missing from the table 2 times',
    );
    expect(kit.impossible(table({ deck: [], hands: [[], []] }))).toBe('the card ace is missing from the table');
  });

  it('counts what is in play with so many seats', () => {
    const small = defineTable({
      hands: perSeat(listOf(component('card', PACK, (seats) => PACK.slice(0, seats)))),
    });
    expect(small.impossible({ hands: [['ace'], ['king']] })).toBeNull();
    expect(small.impossible({ hands: [['ace'], ['king'], []] })).toBe('the card king is missing from the table');
  });

  it('asks the game last', () => {
    expect(kit.impossible(table({ over: true }))).toBe('it is over, but deck is not empty');
    expect(kit.impossible(table({ over: true, deck: [] }))).toContain('is missing');
  });

  it('refuses a table that tells nobody how many seats there are', () => {
    expect(() => defineTable({ deck: listOf(CARD) })).toThrow('a table needs a field perSeat');
  });

  it('gives a schema that remembers what it was made of', () => {
    const view = defineView({ hand: listOf(orNull(CARD)) });
    expect(madeOf(view)).toMatchObject({
      of: 'record',
      fields: { hand: { made: { of: 'list', each: { made: { of: 'maybe' } } } } },
    });
    expect(problem(view, { hand: ['ace', null] })).toBeNull();
    expect(madeOf({ '~standard': view['~standard'] })).toBeNull();
  });
});
