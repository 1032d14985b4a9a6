import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  component,
  defineTable,
  defineView,
  flag,
  list,
  nameOf,
  nodeOf,
  oneOf,
  orNull,
  perSeat,
  type RecordOf,
  record,
  seat,
  text,
  whole,
} from '../src/kit/index.ts';
import { problem } from '../src/schema.ts';

const PACK = ['ace', 'king', 'king', 'jack'] as const;
const CARD = component('card', PACK);
const FIELDS = {
  hands: perSeat(list(CARD, 0, 3)),
  deck: list(CARD),
  last: orNull(nameOf(CARD)),
  leader: seat,
  scores: perSeat(whole(0, 10)),
  phase: oneOf(['deal', 'play']),
  over: flag,
  motto: text(8),
  track: record({ at: whole(), marks: list(list(whole())) }),
};
type Table = RecordOf<typeof FIELDS>;

const kit = defineTable(FIELDS, (t) => (t.over && t.deck.length > 0 ? 'it is over, but deck is not empty' : null));
const table = (change: Partial<Table> = {}): Table => ({
  hands: [['ace'], ['king']],
  deck: ['king', 'jack'],
  last: 'ace',
  leader: 1,
  scores: [3, 4],
  phase: 'play',
  over: false,
  motto: 'onward',
  track: { at: 2, marks: [[1], []] },
  ...change,
});
const wrong = (change: { [field: string]: unknown }): string | null => problem(kit.schema, { ...table(), ...change }, 'table');

describe('the table kit', () => {
  it('knows the type of every field', () => {
    expectTypeOf<Table['hands']>().toEqualTypeOf<('ace' | 'king' | 'jack')[][]>();
    expectTypeOf<Table['last']>().toEqualTypeOf<'ace' | 'king' | 'jack' | null>();
    expectTypeOf<Table['phase']>().toEqualTypeOf<'deal' | 'play'>();
    expectTypeOf<Table['track']>().toEqualTypeOf<{ at: number; marks: number[][] }>();
  });

  it('takes what fits', () => {
    expect(problem(kit.schema, table())).toBeNull();
    expect(problem(kit.schema, table({ last: null, hands: [[], []] }))).toBeNull();
    expect(kit.seats(table())).toBe(2);
  });

  it.each([
    [{ hands: [['ace'], ['queen']] }, 'table.hands[1][0] should be "ace" or "king" or "jack", not "queen"'],
    [{ hands: [['ace', 'ace', 'ace', 'ace']] }, 'table.hands[0] should have at most 3 entries, not 4'],
    [{ hands: 'ace' }, 'table.hands should be a list, not "ace"'],
    [{ scores: [1, 2.5] }, 'table.scores[1] should be a whole number, not 2.5'],
    [{ scores: [-1, 0] }, 'table.scores[0] should be at least 0, not -1'],
    [{ scores: [11, 0] }, 'table.scores[0] should be at most 10, not 11'],
    [{ scores: [Number.NaN, 0] }, 'table.scores[0] should be a whole number, not NaN'],
    [{ leader: -1 }, 'table.leader should be a whole number, not -1'],
    [{ leader: '1' }, 'table.leader should be a number, not "1"'],
    [{ over: 1 }, 'table.over should be true or false, not 1'],
    [{ phase: 'end' }, 'table.phase should be "deal" or "play", not "end"'],
    [{ motto: 'longer than that' }, 'table.motto should be a text of at most 8 signs, not one of 16'],
    [{ motto: null }, 'table.motto should be a text, not null'],
    [{ track: { at: 1 } }, 'table.track.marks is missing'],
    [{ track: { at: 1, marks: [[], ['x']] } }, 'table.track.marks[1][0] should be a number, not "x"'],
    [{ track: [] }, 'table.track should be an object, not Array'],
    [{ extra: 1 }, 'table.extra does not belong there'],
  ])('says what does not fit, and where: %o', (change, sentence) => expect(wrong(change)).toBe(sentence));

  it('copies what can change, and shares nothing of it', () => {
    const t = table();
    const copy = kit.copy(t);
    expect(copy).toEqual(t);
    copy.hands[0].push('jack');
    copy.scores[0]++;
    copy.track.marks[0].push(7);
    copy.track.at = 9;
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
  });

  it('counts what is in play with so many seats', () => {
    const small = defineTable({
      hands: perSeat(list(component('card', PACK, (seats) => PACK.slice(0, seats)))),
    });
    expect(small.impossible({ hands: [['ace'], ['king']] })).toBeNull();
    expect(small.impossible({ hands: [['ace'], ['king'], []] })).toBe('the card king is missing from the table');
  });

  it('fits lists and seats to the number of seats', () => {
    expect(kit.impossible(table({ scores: [1, 2, 3] }))).toBe('scores should have 2 entries, one for each seat, not 3');
    expect(kit.impossible(table({ leader: 2 }))).toBe('leader is seat 2, but there are 2 seats, from 0');
  });

  it('asks the game last', () => {
    expect(kit.impossible(table({ over: true }))).toBe('it is over, but deck is not empty');
    expect(kit.impossible(table({ over: true, deck: [] }))).toContain('is missing');
  });

  it('refuses a table that tells nobody how many seats there are, and names of things that are no components', () => {
    expect(() => defineTable({ deck: list(CARD) })).toThrow('a table needs a field perSeat');
    expect(() => nameOf(list(CARD) as never)).toThrow('only components have a name, not list');
  });

  it('gives a schema that remembers what it was made of', () => {
    const view = defineView({ hand: list(orNull(CARD)) });
    expect(nodeOf(view)).toMatchObject({ kind: 'record', fields: { hand: { kind: 'list', each: { kind: 'orNull' } } } });
    expect(problem(view, { hand: ['ace', null] })).toBeNull();
    expect(nodeOf({ '~standard': view['~standard'] })).toBeNull();
  });
});
