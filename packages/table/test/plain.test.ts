/** The plain board draws whatever a game shows, and takes every form of answer. */
import {
  count,
  defineGame,
  defineTable,
  defineView,
  type Form,
  type GamePackage,
  type GameText,
  isRefusal,
  listOf,
  onlyInEnglish,
  orNull,
  type Plain,
  type PlainRecord,
  perSeat,
  QuickRandom,
  Rules,
  refuse,
  seat,
  usualGiven,
  type View,
} from '@guildhall/kernel';
import { listGames, loadGame } from '@guildhall/registry';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainBoard } from '../src/plain/index.tsx';
import { spelt } from '../src/plain/look.ts';
import { shapeOf } from '../src/plain/shape.ts';
import { TerminalDrawing } from '../src/plain/TerminalDrawing.tsx';
import { drawAll, testProps } from '../testing/board.tsx';

const NAMES: { [id: string]: string } = { fox: 'Fox', hands: 'on hand', owl: 'Owl' };
const text = (title: string): GameText => ({
  title,
  blurb: '',
  step: (name) => name,
  question: (name) => name,
  typing: (question) => (question === 'game/typed' ? 'Like this.' : null),
  answer: (_question, answer) => String(answer),
  fact: (fact) => fact.kind,
  refusal: (refusal) => refusal.why,
  name: (id) => NAMES[id] ?? id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) => reason,
  seat: (n) => `Seat ${n + 1}`,
});

const kit = defineTable({ hands: perSeat(listOf(count(9))) });
const rules = new Rules<{ hands: number[][] }>();
rules.procedure('game', {}).does((w) => [
  w.ask('choose', {
    rule: 'ZZ-1',
    legal: (_t, _f, answers: string[]) => answers.push('fox', 'owl'),
    why: () => refuse('ZZ-1', 'no'),
    take: () => {},
  }),
]);

/** A game that shows just this. */
function showing(viewSchema: GamePackage['viewSchema'], look: (seats: number) => PlainRecord): GamePackage {
  return defineGame({
    meta: { id: 'zoo', version: '1.0.0', seats: { min: 2, max: 4 }, options: [], longest: 9 },
    text: { en: text('Zoo'), pl: text('Zoo po polsku') },
    rulebook: onlyInEnglish({ title: 'Zoo', language: 'en', rules: [] }),
    rules,
    main: 'game',
    deal: (_options, seats) => ({ hands: Array.from({ length: seats }, () => []) }),
    look: (t) => look(t.hands.length),
    imagine: () => {},
    outcome: () => ({ winners: [], reason: 'end', rule: 'ZZ-1', scores: [] }),
    score: () => 0,
    ...kit,
    tableSchema: kit.schema,
    viewSchema,
    content: { all: [], seen: () => [] },
    bots: { evaluate: () => 0 },
  }) as unknown as GamePackage;
}

const ANY = { '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) } } as const;
const game = showing(ANY, (seats) => ({
  hands: Array.from({ length: seats }, () => [null, null]),
  market: ['fox', 'owl'],
  dice: [3, 5],
}));

const viewOf = (table: PlainRecord, form: Form | null = null, options: Plain[] | null = ['fox'], held: Plain = null): View => ({
  game: 'zoo@1.0.0',
  seat: 0,
  table,
  where: ['game'],
  mayAlso: [],
  asked: { name: form?.kind === 'other' ? 'game/typed' : 'game/choose', rule: 'ZZ-1', options, form, show: {}, held },
  waitingFor: [{ seat: 0, question: 'game/choose' }],
  outcome: null,
  report: null,
});
const draw = (view: View, of = game, language: 'en' | 'pl' = 'en'): string =>
  renderToStaticMarkup(createElement(plainBoard.Board, testProps(of, view, language)));
const bench = (view: View, language: 'en' | 'pl' = 'en'): string => {
  if (!plainBoard.Bench) throw new Error('the plain board has a bench');
  return renderToStaticMarkup(createElement(plainBoard.Bench, testProps(game, view, language)));
};
/** The words of markup, one space between them. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('what is known of a view', () => {
  it('is learnt by looking at few and at many seats: what fits the seats by chance is no list of seats', () => {
    expect(shapeOf(game).fields).toMatchObject({ hands: { perSeat: true }, market: {}, dice: {} });
    expect(shapeOf(game).fields?.market.perSeat).toBeUndefined();
    expect(shapeOf(game).fields?.dice.perSeat).toBeUndefined();
  });

  it('is what the game declares where it does', () => {
    const declared = showing(
      defineView({ leader: seat, market: listOf(count(9)), scores: perSeat(orNull(count(9))) }),
      () => ({}),
    );
    expect(shapeOf(declared).fields).toMatchObject({ leader: { seat: true }, market: { each: {} }, scores: { perSeat: true } });
  });
});

describe('the plain board', () => {
  it('puts what concerns each seat side by side, under the names of people', () => {
    const html = draw(viewOf({ hands: [['fox'], [null, null, 'owl']] }));
    expect(read(html)).toBe('Ada (you) Bea On hand Fox 2 hidden Owl');
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
  });

  it('calls things by the names of the game, and fields without a name by their letters', () => {
    expect(read(draw(viewOf({ drawPile: 7, ready: true, first: null, best: 'owl' })))).toBe(
      'Draw pile 7 Ready yes First – Best Owl',
    );
    expect(read(draw(viewOf({ ready: false }), game, 'pl'))).toBe('Ready nie');
    expect(['eventDeck', 'hand2Count', 'left-over'].map(spelt)).toEqual(['Event deck', 'Hand2 count', 'Left over']);
  });

  it('lights what is a legal answer by its very name, and nothing else', () => {
    const html = draw(viewOf({ market: ['fox', 'owl'] }));
    expect([...html.matchAll(/<button[^>]*data-legal[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Fox']);
  });

  it('draws records as rows if they are narrow, and one under the other if they are not', () => {
    const rows = draw(viewOf({ tracks: [{ at: 1 }, { at: 2, by: 'fox' }] }));
    expect(read(rows)).toBe('Tracks 2 At By 1 2 Fox');
    const wide = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, i]));
    expect(draw(viewOf({ wide: [wide] }))).toContain('<ol');
    expect(read(draw(viewOf({ nested: { inner: { deep: [[1], []] } } })))).toBe('Nested Inner Deep 1 none');
  });

  it('folds long lists', () => {
    const html = draw(viewOf({ deck: Array.from({ length: 40 }, (_, i) => i) }));
    expect(html).toContain('<details');
    expect(read(html)).toContain('16 more');
    expect(draw(viewOf({ deck: Array.from({ length: 20 }, (_, i) => i) }))).not.toContain('<details');
  });

  it('shows the drawing for terminals, without colours and with its weights', () => {
    const ESC = String.fromCharCode(27);
    const html = renderToStaticMarkup(createElement(TerminalDrawing, { text: `a${ESC}[31;1mb${ESC}[0mc${ESC}[2md` }));
    expect(html).toBe(
      '<pre class="pb-drawing"><span>a</span><span class="bold">b</span><span>c</span><span class="dim">d</span></pre>',
    );
    const drawing = { ...game, draw: () => 'x' };
    expect(draw(viewOf({}), drawing)).toContain('role="tablist"');
    expect(draw(viewOf({}))).not.toContain('role="tablist"');
  });
});

describe('the plain forms', () => {
  it.each<[Form, string[], string]>([
    [
      { kind: 'text', max: 80 },
      ['<textarea maxLength="80"', '<button type="submit"'],
      'Your words 80 signs left Give this answer',
    ],
    [
      { kind: 'several', of: ['fox', 'fox', 'owl'], min: 1, max: 2 },
      ['type="checkbox"'],
      'Choose 1 to 2 (0 chosen) Fox Fox Owl Give this answer',
    ],
    [
      { kind: 'point', min: [0, 0], max: [9, 6] },
      ['type="number"', 'role="img"'],
      'Across, 0 to 9 Down, 0 to 6 Give this answer',
    ],
    [
      { kind: 'drawing', strokes: 5, points: 90 },
      ['<svg', '<details'],
      '0 of 5 strokes Take the last stroke back Begin anew Give this answer Type it instead',
    ],
    [{ kind: 'other', of: 'thing' }, ['<textarea'], 'Your answer, typed Like this. Give this answer'],
  ])('ask for %o', (form, parts, words) => {
    const html = bench(viewOf({}, form, null));
    for (const part of parts) expect(html).toContain(part);
    expect(read(html)).toContain(words);
    expect(read(bench(viewOf({}, form, null), 'pl'))).toContain('Odpowiedz tak');
  });

  it('are not there where answers are listed, or one lies face down already', () => {
    expect(bench(viewOf({}))).toBe('');
    expect(read(bench(viewOf({}, { kind: 'text', max: 9 }, null, 'well')))).toBe('Your answer lies face down: well');
  });
});

it.each(listGames())('everything %s shows from its beginning to its end can be drawn', async (id) => {
  const played = await loadGame(id);
  const { min, max } = played.meta.seats;
  const options = played.options({}, Math.min(max, Math.max(2, min)));
  if (isRefusal(options)) throw new Error(options.why);
  const random = new QuickRandom(1);
  const given = usualGiven(played, options, Math.max(2, min), random);
  const chance = { kind: 'quick' as const, state: [1, 2, 3, 4] as [number, number, number, number] };
  const g = played.setup(options, Math.max(2, min), chance, undefined, undefined, given);
  for (let i = 0; i < 400; i++) {
    const [actor] = played.actors(g);
    if (actor === undefined) break;
    if (i % 20 === 0) {
      for (const viewer of [actor, null]) {
        const html = drawAll(plainBoard, testProps(played, played.view(g, viewer), i % 40 === 0 ? 'en' : 'pl'));
        expect(read(html)).not.toMatch(/undefined|\[object|NaN/);
        expect(read(html).length).toBeGreaterThan(20);
      }
    }
    played.apply(g, actor, played.sample(g, actor, random));
  }
});
