/** What people add beside a siege, as the board shows and sends it: live drawing, the pen that is lent, texts after they were told. */
import type { Contribution, ContributionBody, Fact, Language, PlainRecord, Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { testProps } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { strokesBegun } from '../contributions/strokes.ts';
import { defenders } from '../index.ts';
import { ADA, BEN, Beside, CLEO, OLA } from '../test/beside.ts';
import { disc, mapping, place, withoutNature, word } from '../test/founding.ts';
import { given } from '../test/kit.ts';
import { text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { chronicleNow } from './chronicle/chronicle.ts';
import { asMarkdown } from './chronicle/markdown.ts';
import { asHtml } from './chronicle/page.ts';
import { storyOf } from './dock/texts.ts';
import { board } from './index.ts';
import { answerOf, EMPTY_DRAWING } from './press/drawing.ts';
import { compare, type DraftStroke, drawnNow, newStrokeId, piecesOf, signed, withoutLast } from './press/live.ts';
import { taskOf } from './press/task.ts';
import { Pipe } from './press/useLive.ts';
import { fetched } from './testing/parts.ts';
import { labelOf } from './words/label.ts';

const { Board, Rail, Dock } = board;
const PLACES = {
  Tower: [place('Kc'), word('6c loc.feared')],
  Mill: [place('Qc'), word('7c loc.feared')],
  Inn: [place('Jc'), word('8c loc.feared')],
  Forge: [place('Td'), word('9c loc.feared')],
  Cave: [place('9d'), word('9s loc.feared')],
  Den: [place('8d'), word('5c loc.feared')],
};
/** Ada, seat 0, is to draw the Tower. */
const drawing = (): Beside => new Beside(withoutNature(mapping({ locations: PLACES })));
const piece = (over: PlainRecord = {}): PlainRecord => ({
  kind: 'piece',
  stroke: 'a1',
  style: 'solid',
  ink: 'ink',
  width: 2,
  points: [100, 100, 140, 130, 180, 110],
  done: false,
  ...over,
});
const contribute = async (): Promise<Refusal | null> => null;
function propsOf(s: Beside, seat: number | null, language: Language = 'en'): BoardProps<TableView> {
  const view = defenders.view(s.match.current, seat);
  const players = ['Ada', 'Bea', 'Cyd'].map((name, at) => ({ seat: at, name, kind: 'person' as const, here: true }));
  return testProps(defenders, view, language, (id) => text[language].place(id, view.table as never), {
    players,
    contributions: s.inForce,
    contribute,
    told: () => s.facts as readonly Fact[],
  });
}
const boardOf = (s: Beside, seat: number | null, language?: Language): string =>
  renderToStaticMarkup(<Board {...propsOf(s, seat, language)} />) +
  renderToStaticMarkup(Rail ? <Rail {...propsOf(s, seat, language)} /> : null);
const dockOf = (s: Beside, seat: number | null, language?: Language): string =>
  renderToStaticMarkup(Dock ? <Dock {...propsOf(s, seat, language)} /> : null);
const benchOf = (s: Beside, seat: number | null, language?: Language): string =>
  renderToStaticMarkup(board.Bench ? <board.Bench {...propsOf(s, seat, language)} /> : null);
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

// Whatever these tests look at is fetched when it is first drawn.
beforeAll(async () => {
  const s = drawing();
  s.add(ADA, { kind: 'pen', to: 1 });
  for (const seat of [0, 1]) {
    boardOf(s, seat);
    dockOf(s, seat);
    benchOf(s, seat);
  }
  await fetched();
});

describe('a drawing in progress', () => {
  test('DF-7.2 DF-30.7 everybody sees it on the map, onlookers too, with the name of the hand', () => {
    const s = drawing().add(ADA, piece());
    for (const seat of [1, 2, null]) {
      expect(boardOf(s, seat)).toContain('df-live-glow');
      expect(wordsOf(boardOf(s, seat))).toContain('Ada is drawing: Tower.');
      expect(wordsOf(boardOf(s, seat, 'pl'))).toContain('Ada rysuje: Tower.');
    }
    expect(wordsOf(boardOf(s, 0))).not.toContain('is drawing');
    s.add(ADA, { kind: 'erase', stroke: 'a1' });
    expect(boardOf(s, 1)).not.toContain('df-live-glow');
  });

  test('DF-7.7 DF-7.21 what is drawn is known to all: a natural feature, a ruin', () => {
    const nature = new Beside(mapping({ locations: PLACES }));
    expect(drawnNow(propsOf(nature, null).view)).toEqual({ seat: 0, task: { what: 'feature' } });
    expect(wordsOf(boardOf(nature, 1))).toContain('Ada is drawing: a natural feature.');
    const ruined = given({
      locations: { Keep: { exposed: true }, Gate: {} },
      connections: ['Keep Gate'],
      defenders: { Watch: { at: 'Keep' } },
      threats: { Lord: { card: 'Ks' } },
      deck: ['Kd'],
      dice: { activation: [1] },
    });
    const s = new Beside(ruined.threatsAct().quietly('threat acts/ruin'));
    expect(drawnNow(propsOf(s, 1).view)).toEqual({ seat: 0, task: { what: 'ruin', l: 0 } });
    expect(wordsOf(boardOf(s, 1))).toContain('Ada is drawing: the ruin of Keep.');
  });

  test('DF-31.5 only the owner lends the pen; whoever holds it has tools and no button to confirm', () => {
    const s = drawing();
    expect(wordsOf(benchOf(s, 0))).toMatch(/Lend the pen to.*Bea.*Cyd/);
    expect(benchOf(s, 0)).toContain('Confirm Tower');
    expect(boardOf(s, 1)).not.toContain('df-toolbar');
    s.add(ADA, { kind: 'pen', to: 1 });
    expect(wordsOf(benchOf(s, 0))).toContain('Lent to Bea');
    const lent = boardOf(s, 1);
    expect(wordsOf(lent)).toContain('Ada has lent you the pen');
    for (const tool of ['Pen', 'Line', 'Dotted', 'Dashed', 'Eraser', 'Undo']) expect(wordsOf(lent)).toContain(tool);
    expect(lent).toContain('df-canvas');
    expect(lent).not.toMatch(/Confirm|df-handle|Draw it for me/);
    expect(wordsOf(boardOf(s, 1, 'pl'))).toContain('Ada użycza ci pióra');
    expect(boardOf(s, 2)).not.toContain('df-canvas');
    expect(benchOf(s, 1)).toBe('');
  });

  test('DF-31.5 each stroke is signed: its author’s ink on the map, and all hands in words', () => {
    const s = drawing();
    const [stroke] = disc(100, 100).strokes;
    s.answer(0, { ...disc(100, 100), strokes: [stroke, { ...stroke, by: 2 }] });
    expect(labelOf(propsOf(s, 1), 'L0')).toContain('drawn by Ada, Cyd');
    expect(labelOf(propsOf(s, 1, 'pl'), 'L0')).toContain('rysunek: Ada, Cyd');
    expect(boardOf(s, 1)).toMatch(/#86205a/);
  });
});

describe('draft and drawing', () => {
  const HAND = { seat: 0, owner: 0 };
  const QUIET = { busy: new Set<string>(), left: new Set<string>(), lent: [] };
  const stroke = (id?: string, more: Partial<DraftStroke> = {}): DraftStroke => ({
    ...(id ? { id } : {}),
    style: 'solid',
    ink: 'ink',
    width: 2,
    points: [1, 1, 40, 40],
    ...more,
  });
  const seen = (...bodies: [seat: number, body: PlainRecord][]) =>
    strokesBegun(
      bodies.map(([seat, body], i) => ({ seat, name: '', n: i + 1, at: 0, after: 0, decisions: 0, body }) as Contribution),
    );
  const sent = ({ send }: { send: ContributionBody[] }): string[] => send.map(({ kind, stroke: id }) => `${kind} ${String(id)}`);

  test('what nobody has seen yet is sent, in pieces that the rules let through', () => {
    const long = stroke('a1', { points: Array.from({ length: 2400 }, (_, i) => i % 600), pressures: new Array(1200).fill(0.5) });
    const result = compare({ strokes: [long], known: ['a1'] }, seen(), HAND, QUIET);
    expect(result.send.map(({ points, done }) => [(points as number[]).length, done])).toEqual([
      [1000, false],
      [1000, false],
      [400, true],
    ]);
    expect(result.draft).toBeNull();
    const s = drawing();
    for (const body of result.send) s.add(ADA, body);
    expect(strokesBegun(s.inForce).get('a1')?.points).toEqual(long.points);
  });

  test('a stroke without an id gets one and is sent; one on its way is not sent again', () => {
    const { send, draft } = compare({ strokes: [stroke()], known: [] }, seen(), HAND, QUIET);
    const id = draft?.strokes[0].id;
    expect([send[0].stroke, draft?.known]).toEqual([id, [id]]);
    expect(compare({ strokes: [stroke('a1')], known: ['a1'] }, seen(), HAND, { ...QUIET, busy: new Set(['a1']) }).send).toEqual(
      [],
    );
    expect(newStrokeId(1)).not.toBe(newStrokeId(1));
  });

  test('DF-7.19 what was erased or undone here is erased for everybody, and what was erased elsewhere goes here', () => {
    const both = seen([0, piece({ done: true })]);
    expect(sent(compare({ strokes: [], known: ['a1'] }, both, HAND, QUIET))).toEqual(['erase a1']);
    const gone = seen([0, piece({ done: true })], [0, { kind: 'erase', stroke: 'a1' }]);
    expect(compare({ strokes: [stroke('a1'), stroke('a2')], known: ['a1', 'a2'] }, gone, HAND, QUIET).draft?.strokes).toEqual([
      stroke('a2'),
    ]);
  });

  test('strokes that the draft has lost come back, also one left unfinished before a reload', () => {
    const left = { ...QUIET, left: new Set(['a2']) };
    const server = seen(
      [0, piece({ done: true, pressures: [0.1, 0.2, 0.3] })],
      [0, piece({ stroke: 'a2' })],
      [0, piece({ stroke: 'a3' })],
    );
    const healed = compare({ strokes: [], known: [] }, server, HAND, left);
    expect(healed.draft?.strokes.map(({ id, pressures }) => [id, pressures])).toEqual([
      ['a1', [0.1, 0.2, 0.3]],
      ['a2', undefined],
    ]);
    expect(healed.send).toMatchObject([{ kind: 'piece', stroke: 'a2', points: [], done: true }]);
    const again = compare(healed.draft ?? { strokes: [], known: [] }, server, HAND, { ...left, busy: new Set(['a2']) });
    expect([again.send, again.draft]).toEqual([[], null]);
  });

  test('a stroke torn on its way is erased and sent whole', () => {
    const { send, draft } = compare({ strokes: [stroke('a1')], known: ['a1'] }, seen([0, piece()]), HAND, QUIET);
    expect(sent({ send })).toEqual(['erase a1', `piece ${draft?.strokes[0].id}`]);
  });

  test('DF-31.5 the owner takes in what a borrower has drawn, signed; a borrower minds only their own', () => {
    const server = seen([0, piece({ done: true })], [1, piece({ stroke: 'b1', done: true })], [1, piece({ stroke: 'b2' })]);
    const own = { strokes: [stroke('a1')], known: ['a1'] };
    const taken = compare(own, server, HAND, { ...QUIET, lent: [1] });
    expect(taken.draft?.strokes.map(({ id, by }) => [id, by])).toEqual([
      ['a1', undefined],
      ['b1', 1],
    ]);
    // The pen was taken back: what was not finished is kept as it is.
    expect(compare(own, server, HAND, QUIET).draft?.strokes.map(({ id }) => id)).toEqual(['a1', 'b1', 'b2']);
    const lent = compare({ strokes: [], known: [] }, server, { seat: 1, owner: 0 }, { ...QUIET, lent: [1] });
    expect([lent.send, lent.draft?.strokes.map(({ id }) => id)]).toEqual([[], ['b1']]);
  });

  test('undo is of one’s own strokes, and the answer bears hands but no ids', () => {
    const strokes = [stroke('a1'), stroke('b1', { by: 1 })];
    expect(withoutLast(strokes, HAND).map(({ id }) => id)).toEqual(['b1']);
    expect(withoutLast([stroke('b1', { by: 1 })], HAND)).toHaveLength(1);
    expect(signed(strokes)).toEqual([stroke(), stroke(undefined, { by: 1 })]);
    const s = drawing();
    const { view } = propsOf(s, 0);
    const task = taskOf(view);
    if (!task) throw new Error('nothing is drawn');
    const answer = answerOf(view.table, task, { ...EMPTY_DRAWING, strokes });
    expect(s.match.whyNot(0, answer)).toBeNull();
  });

  test('pieces go one after the other; what the rules refuse is not tried again', async () => {
    const pipe = new Pipe();
    const heard: string[] = [];
    const open: (() => void)[] = [];
    const [first, second] = piecesOf({ ...stroke('a1', { points: new Array(1200).fill(5) }), id: 'a1' });
    pipe.contribute = (body) => {
      heard.push(`${String(body.stroke)} ${String(body.done)}`);
      const refusal: Refusal | null = body.stroke === 'bad' ? { rule: 'DF-7.12', why: 'mustBeDotted', about: {} } : null;
      return new Promise((resolve) => open.push(() => resolve(refusal)));
    };
    const next = async (): Promise<void> => {
      open.shift()?.();
      await new Promise((later) => setTimeout(later));
    };
    pipe.send(first, second, { ...first, stroke: 'bad' }, { ...second, stroke: 'bad' });
    expect(heard).toEqual(['a1 false']);
    await next();
    await next();
    await next();
    expect(heard).toEqual(['a1 false', 'a1 true', 'bad false']);
    expect([[...pipe.busy], [...pipe.refused], pipe.idle]).toEqual([['a1'], ['bad'], true]);
    pipe.settle(drawing().add(ADA, piece({ done: true })).inForce, null);
    expect(pipe.busy.size).toBe(0);
  });
});

describe('texts after they were told', () => {
  /** Ada has told how the Horde attacks: text 4. */
  function attacked(): Beside {
    const s = given({
      seats: 3,
      locations: { Keep: { exposed: true } },
      defenders: { Watch: { at: 'Keep' } },
      threats: { Horde: { card: '3s' } },
      deck: ['9c'],
      dice: { attack: [1] },
    });
    return new Beside(s.threatsAct().quietly('battle/attack')).answer(0, 'They <b>slink</b>.');
  }
  const react = (what: string): PlainRecord => ({ kind: 'reaction', to: 4, what });

  test('DF-19.4 DF-14.5 reactions stand at a description, in a closed step too, with counts and names', () => {
    const s = attacked().add(BEN, react('groan')).add(OLA, react('groan'));
    expect(dockOf(s, 2)).toContain('aria-label="groan: 2, Bea, Ola"');
    expect(dockOf(s, 2)).toContain('aria-label="throw popcorn"');
    expect(dockOf(s, 1)).toMatch(/aria-pressed="true"[^>]*aria-label="groan/);
    expect(dockOf(s, null)).toContain('aria-label="weak sauce"');
    expect(dockOf(s, 2, 'pl')).toContain('aria-label="jęknij: 2, Bea, Ola"');
    // One does not react to oneself, but sees it.
    expect(dockOf(s, 0)).not.toContain('popcorn');
    const [told] = s.facts;
    const say = propsOf(s, 2).say;
    expect(text.en.fact(board.amended?.(told, s.inForce) ?? told, say)).toContain('(groan × 2: Bea, Ola)');
  });

  test('DF-28.6 one’s own texts can be edited, others’ left out; onlookers do neither', () => {
    const s = attacked();
    expect(wordsOf(dockOf(s, 0))).toMatch(/Edit/);
    expect(wordsOf(dockOf(s, 0))).not.toContain('Leave this out');
    expect(wordsOf(dockOf(s, 1))).toContain('Leave this out');
    expect(wordsOf(dockOf(s, 1))).not.toMatch(/Edit\b/);
    expect(wordsOf(dockOf(s, null))).not.toMatch(/Edit\b|Leave this out/);
    s.add(ADA, { kind: 'amend', text: 4, words: 'They <i>fly</i>.' });
    const html = dockOf(s, 1);
    expect(html).toContain('They &lt;i&gt;fly&lt;/i&gt;.');
    expect(html).toMatch(/<details[^>]*><summary>edited.*They &lt;b&gt;slink/);
  });

  test('DF-29.6 a hidden text is nowhere on the page; its author is asked to rewrite it', () => {
    const s = attacked()
      .answer(1, 'We burn them.')
      .add(CLEO, { kind: 'leaveOut', text: 4 })
      .add(ADA, { kind: 'leaveOut', text: 5 });
    for (const seat of [0, 1, 2, null]) {
      const all = `${boardOf(s, seat)}${dockOf(s, seat)}${benchOf(s, seat)}`;
      expect(all).not.toMatch(/slink|burn/);
      expect(all).toContain('DF-29.6');
    }
    expect(dockOf(s, 0)).toContain('Please rewrite the text');
    expect(dockOf(s, 0)).toContain('In better words');
    expect(dockOf(s, 2)).not.toContain('In better words');
    // The defence as told is shown with the question whether it makes sense.
    expect(wordsOf(benchOf(s, 2))).toContain('left out');
    s.add(BEN, { kind: 'amend', text: 5, words: 'We stand.' });
    expect(wordsOf(benchOf(s, 2))).toContain('We stand.');
  });

  test('DF-28.7 DF-29.6 the chronicle has the newest words, marked, and leaves hidden ones out', () => {
    const s = attacked()
      .answer(1, 'We burn them.')
      .add(ADA, { kind: 'amend', text: 4, words: 'They fly.' })
      .add(CLEO, react('popcorn'));
    s.add(ADA, { kind: 'leaveOut', text: 5 });
    const { view, say } = propsOf(s, 0);
    const story = chronicleNow(view, s.facts, 'en', say, s.inForce);
    for (const page of [asHtml(story), asMarkdown(story).replaceAll('\\', '')]) {
      expect(page).toContain('They fly.');
      expect(page).toMatch(/edited; throw popcorn × 1: Cyd/);
      expect(page).not.toMatch(/slink|burn/);
    }
    expect(asHtml(chronicleNow(view, s.facts, 'en', say))).toMatch(/slink[\s\S]*burn/);
  });

  test('every text stands in the story once, the newest first, and none that was taken back', () => {
    const s = attacked().answer(1, { aloud: true });
    const story = storyOf(s.facts, s.match.current.table.authors, s.inForce);
    expect(story.map(({ n, author, aloud }) => [n, author, aloud])).toEqual([
      [5, 1, true],
      [4, 0, false],
    ]);
    expect(storyOf(s.facts, [0, 0, 0, 0], s.inForce).map(({ n }) => n)).toEqual([4]);
  });
});
