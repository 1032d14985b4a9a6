/** The board in words and markup: every question can be answered, everything is named, presses become answers, Polish stays Polish. */
import { heardBy, type Language, type Plain, QuickRandom, type View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { testProps } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { defenders } from '../index.ts';
import { QUESTIONS, type QuestionName } from '../questions.ts';
import type { Stroke } from '../table.ts';
import { called, text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { BENCHES, Bench } from './bench/Bench.tsx';
import { chronicle } from './chronicle/chronicle.ts';
import { mapSvg } from './chronicle/mapSvg.ts';
import { asMarkdown, plainMarkdown } from './chronicle/markdown.ts';
import { asHtml } from './chronicle/page.ts';
import { battleIn, moraleIn } from './dock/latest.ts';
import { board } from './index.ts';
import { frameOf, WHOLE } from './map/layout.ts';
import { mustersOf, nameSizeAt, screenOf } from './map/muster.ts';
import { namingAnswer, sceneAnswer, wordAnswer } from './press/answers.ts';
import { asksItself } from './press/asks.ts';
import { draftKey } from './press/drafts.ts';
import { answerOf, drawnForMe, EMPTY_DRAWING, faultOf, willConnect } from './press/drawing.ts';
import { lineIdea, nameIdea, promptFor } from './press/ideas.ts';
import { footprintFrom, inBox, outlineStrokes, simplify, strokeAt } from './press/shapes.ts';
import { press, pressable } from './press/targets.ts';
import { taskOf } from './press/task.ts';
import { begin, step } from './testing/live.ts';
import { fetched } from './testing/parts.ts';
import { en } from './words/en.ts';
import { labelOf } from './words/label.ts';
import { pl } from './words/pl.ts';

const nothing = () => undefined;
const { Board, Dock, Rail, Ledge, Strip, PlayerFace, SeatSign, Status, AnswerFace, Browser } = board;

const propsOf = (view: View<TableView>, language: Language, more: Partial<BoardProps<TableView>> = {}): BoardProps<TableView> =>
  testProps(defenders, view, language, (id) => text[language].place(id, view.table as never), more);
const draw = (view: View<TableView>, language: Language = 'en', more: Partial<BoardProps<TableView>> = {}): string =>
  renderToStaticMarkup(<Board {...propsOf(view, language, more)} />);
const bench = (view: View<TableView>, language: Language = 'en'): string =>
  renderToStaticMarkup(<Bench {...propsOf(view, language)} />);
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Views in which each question is open, gathered from several sieges, and all that was told in the first. */
const seen = new Map<string, View<TableView>>();
let facts: ReturnType<typeof heardBy> = [];
let over: View<TableView>;

beforeAll(async () => {
  for (let seed = 1; seed <= 14; seed++) {
    const random = new QuickRandom(seed);
    const told: Parameters<Parameters<typeof step>[3] & object>[0][] = [];
    const g = begin(seed, 3, { narration: seed % 2 ? 'written' : 'mixed' }, (fact) => told.push(fact));
    for (let n = 0; n < 6000; n++) {
      const [seat] = defenders.actors(g);
      if (seat === undefined) break;
      const question = defenders.question(g) ?? '';
      // Views are pictures of a moment: what the rules change afterwards must not change them.
      if (!seen.has(question)) seen.set(question, JSON.parse(JSON.stringify(defenders.view(g, seat))) as View<TableView>);
      if (seed < 13) step(g, seat, random, (fact) => told.push(fact));
      else defenders.apply(g, seat, defenders.sample(g, seat, random), (fact) => told.push(fact));
    }
    if (seed === 1) {
      facts = heardBy(told, 0);
      over = JSON.parse(JSON.stringify(defenders.view(g, 0))) as View<TableView>;
    }
  }
  const props = [...seen.values()].map((view) => propsOf(view, 'en'));
  await fetched(
    ...props.flatMap((one) => [
      <Board key="board" {...one} />,
      <Bench key="bench" {...one} />,
      Dock ? <Dock key="dock" {...one} /> : <i key="no dock" />,
      Rail ? <Rail key="rail" {...one} /> : <i key="no rail" />,
      Ledge ? <Ledge key="ledge" {...one} /> : <i key="no ledge" />,
    ]),
    Browser ? <Browser language="en" openRule={nothing} /> : <i />,
  );
});
const at = (question: QuestionName): View<TableView> => {
  const view = seen.get(question);
  if (!view) throw new Error(`${question} was never asked`);
  return view;
};

describe('every question can be answered in the page', () => {
  test('open questions have a form of their own, all others a list', () => {
    expect(seen.size).toBeGreaterThan(40);
    for (const [name, view] of seen) {
      const options = view.asked?.options ?? [];
      if (asksItself(name)) expect(bench(view), name).toContain('<form');
      else expect(options.length, name).toBeGreaterThan(0);
    }
  });
  test('there is no form for a question that does not exist', () => {
    for (const name of Object.keys(BENCHES)) expect(Object.keys(QUESTIONS)).toContain(name);
  });
  test.each(['en', 'pl'] as const)('every moment can be drawn (%s)', (language) => {
    for (const [name, view] of seen) {
      const props = propsOf(view, language, { told: () => facts });
      const html = [
        renderToStaticMarkup(<Board {...props} />),
        renderToStaticMarkup(<Bench {...props} />),
        Dock ? renderToStaticMarkup(<Dock {...props} />) : '',
        Rail ? renderToStaticMarkup(<Rail {...props} />) : '',
        Ledge ? renderToStaticMarkup(<Ledge {...props} />) : '',
        Strip ? renderToStaticMarkup(<Strip {...props} />) : '',
        Status ? renderToStaticMarkup(<Status {...props} />) : '',
      ].join('');
      expect(html, name).not.toMatch(/undefined|NaN|\[object/);
    }
  });
  test('a form has its labels, its counters, an idea, and says what was said aloud only where that is allowed', () => {
    const naming = wordsOf(bench(at('new threat/name')));
    for (const word of [en.name, en.description, en.word, en.wording, en.otherName, en.idea, en.counter(0, 60)]) {
      expect(naming).toContain(word);
    }
    const view = at('battle/attack');
    const mode = (narration: 'written' | 'mixed') => ({
      ...view,
      table: { ...view.table, settings: { ...view.table.settings, narration } },
    });
    expect(wordsOf(bench(mode('mixed')))).toContain(en.aloud);
    expect(wordsOf(bench(mode('written')))).not.toContain(en.aloud);
  });
  test('DF-13.13 what people judge stands beside the question, with what holds without them and what overrules it', () => {
    for (const language of ['en', 'pl'] as const) {
      const { defence, fate, connections } = text[language].names.judgements;
      const told = wordsOf(bench(at('battle/challenge'), language));
      expect(told).toContain(defence.question);
      expect(told).toContain(defence.usual);
      expect(told).toContain('DF-19.7');
      expect(wordsOf(bench(at('threat acts/fate'), language))).toContain(fate.question);
      expect(wordsOf(bench(at('connections/propose'), language))).toContain(connections.usual);
    }
    // Nothing is said of what the card does not leave open.
    const { shape, trade } = text.en.names.judgements;
    const word = wordsOf(bench(at('city creation/word')));
    expect(word.includes(shape.question) && word.includes(trade.question)).toBe(false);
    expect(bench(at('moves/move'))).not.toContain('df-judge');
  });
  test('a defence may be conceded, and told anew or kept', () => {
    expect(wordsOf(bench(at('battle/defence')))).toContain(
      text.en.answer('battle/defence', { concede: true }, {}, { seat: String }),
    );
  });
  test('what the forms make is accepted by the rules, and what is missing is refused at its field', () => {
    const random = new QuickRandom(9);
    const g = begin(8, 3, { narration: 'mixed' });
    const naming = { name: '', description: 'Tall.', aloud: false, kind: '', word: '', wording: ' of the east ', trade: '' };
    const wishes = { maySpeak: true, kind: '', word: '', trade: false };
    const tried = new Set<string>();
    for (let n = 0; n < 3000 && tried.size < 4; n++) {
      const [seat] = defenders.actors(g);
      if (seat === undefined) break;
      const question = defenders.question(g) ?? '';
      const { table, asked } = defenders.view(g, seat) as View<TableView>;
      const name = `Name ${n}`;
      let answer: Plain = null;
      if (question === 'finalise/name') answer = namingAnswer({ ...naming, name: ` ${name} ` }, wishes);
      if (question === 'new threat/name') {
        const [word] = (asked?.show.words ?? []) as string[];
        answer = namingAnswer({ ...naming, name, aloud: true }, { ...wishes, word });
      }
      if (question === 'city creation/word') answer = wordAnswer(String(asked?.options?.[0]), '', '', 'old');
      if (question === 'reflection/frame') {
        const [first] = table.defenders;
        const known = { key: 1, name: first.name, unit: first.id, personality: '', preoccupation: '', fresh: false };
        const fresh = { key: 2, name: ' Odo ', unit: '', personality: 'kind', preoccupation: 'bread', fresh: true };
        const draft = { characters: [known, fresh], place: 'here', time: '', situation: 'talk', suggestion: 'council' as const };
        expect(defenders.whyNot(g, seat, sceneAnswer({ ...draft, aloud: [] }, true))?.about).toMatchObject({ field: 'time' });
        answer = sceneAnswer({ ...draft, aloud: ['time'] }, true);
      }
      if (answer === null) {
        step(g, seat, random);
        continue;
      }
      expect(defenders.whyNot(g, seat, answer), question).toBeNull();
      defenders.apply(g, seat, answer);
      tried.add(question);
    }
    expect(tried.size).toBe(4);
    expect(wordAnswer('type walls', 'broad', 'wall', '')).toBe('type walls broad');
    expect(namingAnswer({ ...naming, name: 'A', aloud: true }, { ...wishes, maySpeak: false })).not.toHaveProperty('aloud');
  });
  test('drafts belong to one question of one turn', () => {
    const view = at('battle/attack');
    expect(draftKey(view)).toBe(draftKey({ ...view }));
    expect(draftKey({ ...view, table: { ...view.table, turn: view.table.turn + 1 } })).not.toBe(draftKey(view));
    expect(draftKey({ ...view, seat: 2 })).not.toBe(draftKey({ ...view, seat: 1 }));
  });
});

describe('drawing', () => {
  test('what is drawn for me is accepted by the rules, wherever it is asked', () => {
    for (const name of ['map/draw', 'nature/draw'] as const) {
      const { table } = at(name);
      const task = taskOf(at(name));
      if (!task) throw new Error('nothing is to be drawn');
      const draft = { ...EMPTY_DRAWING, ...drawnForMe(table, task, EMPTY_DRAWING) };
      expect(faultOf(table, task, answerOf(table, task, draft))).toBeNull();
      expect(faultOf(table, task, answerOf(table, task, EMPTY_DRAWING))).not.toBeNull();
    }
  });
  test('a whole map drawn for me, with crossings marked and connections foretold', () => {
    const random = new QuickRandom(5);
    const g = begin(3, 3, {});
    let drawn = 0;
    let foretold = 0;
    for (let n = 0; n < 4000; n++) {
      const [seat] = defenders.actors(g);
      const view = defenders.view(g, seat) as View<TableView>;
      if (defenders.question(g) === 'connections/propose') {
        expect(view.table.connections.length).toBeGreaterThan(0);
        break;
      }
      const task = defenders.question(g) === 'map/draw' ? taskOf(view) : null;
      if (!task) {
        step(g, seat, random);
        continue;
      }
      const draft = { ...EMPTY_DRAWING, ...drawnForMe(view.table, task, EMPTY_DRAWING) };
      const answer = answerOf(view.table, task, draft);
      expect(defenders.whyNot(g, seat, answer)).toBeNull();
      foretold += willConnect(view.table, task, draft).length;
      defenders.apply(g, seat, answer);
      drawn += 1;
    }
    expect(drawn).toBeGreaterThanOrEqual(6);
    expect(defenders.view(g, 0).table.connections).toHaveLength(foretold);
  });
  test('footprints follow the strokes: a ring is an area, a long line is a line, a mark is small', () => {
    const ring = Array.from({ length: 40 }, (_, i) => [300 + 80 * Math.cos(i / 6.2), 300 + 60 * Math.sin(i / 6.2)]).flat();
    const strokes = [{ style: 'solid' as const, ink: 'ink' as const, width: 2, points: ring }];
    const area = footprintFrom('area', strokes);
    expect(area?.kind === 'area' && area.points.length / 2).toBeGreaterThan(7);
    const wall = footprintFrom('long', strokes);
    expect(wall?.kind === 'long' && wall.closed).toBe(true);
    const small = footprintFrom('small', strokes);
    expect(small?.kind === 'small' && Math.round(small.x)).toBe(300);
    expect(footprintFrom('area', [])).toBeNull();
  });
  test('shapes are set by numbers, outlined, thinned and erased', () => {
    const disc = inBox({ kind: 'small', x: 1, y: 1 }, { x: 1400, y: -20, w: 0, h: 0 });
    expect(disc).toEqual({ kind: 'small', x: 1000, y: 0 });
    const area = inBox({ kind: 'area', points: [0, 0, 10, 0, 10, 10] }, { x: 100, y: 100, w: 40, h: 20 });
    expect(area).toEqual({ kind: 'area', points: [100, 100, 140, 100, 140, 120] });
    const [outline] = outlineStrokes(area, 'dotted', 'red', 2);
    expect(outline.points.slice(-2)).toEqual([100, 100]);
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
    ]);
    expect(strokeAt([outline], 120, 101, 6)).toBe(0);
    expect(strokeAt([outline], 300, 300, 6)).toBe(-1);
  });
  test('the canvas and its handles can be reached by keys', () => {
    const view = at('map/draw');
    expect(draw(view)).toContain('df-canvas');
    const tools = wordsOf(bench(view) + (Rail ? renderToStaticMarkup(<Rail {...propsOf(view, 'en')} />) : ''));
    for (const word of [en.tool.eraser, en.tool.place, en.undo, en.drawForMe, en.enough(0)]) expect(tools).toContain(word);
  });
});

describe('a crowded sheet', () => {
  test('five thousand strokes are ready well within a second, in few paths', () => {
    const strokes: Stroke[] = Array.from({ length: 5000 }, (_, i) => ({
      style: 'solid',
      ink: 'ink',
      width: 2,
      points: Array.from({ length: 60 }, (_, k) => (k % 2 ? 300 + (i % 300) : (i % 600) + k * 2)),
    }));
    const [first] = at('moves/move').table.sketch.drawings;
    if (!first) throw new Error('nothing is drawn');
    const view = at('moves/move');
    const drawings = view.table.sketch.drawings.map((one, i) => (one && i === 0 ? { ...one, strokes } : one));
    const crowded = { ...view, table: { ...view.table, sketch: { ...view.table.sketch, drawings } } };
    const html = draw(crowded);
    expect(html.split('<path').length).toBeLessThan(800);
  });
});

describe('the map', () => {
  const siege = (): View<TableView> => at('moves/move');
  const laptop = () => screenOf(782, 554, WHOLE);
  test.each(['en', 'pl'] as const)('every place and every unit on it has a text alternative (%s)', (language) => {
    const view = siege();
    const html = draw(view, language);
    const things = [...html.matchAll(/data-thing="(\w+)"/g)].map(([, thing]) => thing);
    for (const { id } of view.table.locations) expect(things).toContain(id);
    for (const { units } of mustersOf(view.table, laptop(), WHOLE)) for (const { id } of units) expect(things).toContain(id);
    const label = labelOf(propsOf(view, language), view.table.locations[0].id);
    expect(label).toContain(view.table.locations[0].name);
    expect(label).toContain(
      (language === 'en' ? en : pl).room(view.table.locations[0].regiments, view.table.locations[0].capacity),
    );
  });
  test('exactly what legal answers begin with is lit', () => {
    const view = siege();
    const html = draw(view);
    const lit = [...html.matchAll(/<(?:g|button)[^>]*data-thing="(\w+)"[^>]*>/g)]
      .filter(([tag]) => tag.includes('data-legal'))
      .map(([, id]) => id);
    const wanted = [...pressable(view.asked?.options ?? [], [])].filter((id) => html.includes(`data-thing="${id}"`));
    expect(new Set(lit)).toEqual(new Set(wanted));
    expect(lit.length).toBeGreaterThan(0);
  });
  test.each([
    [782, 554],
    [706, 506],
  ])('musters cover neither each other nor much of a name, at %i by %i points', (width, height) => {
    for (const question of ['moves/move', 'battle/attack', 'repulse/kill'] as const) {
      const { table } = at(question);
      const screen = screenOf(width, height, frameOf(table));
      const musters = mustersOf(table, screen, frameOf(table));
      const standing = [...table.defenders, ...table.threats].filter(({ where }) => /^L|outside/.test(where));
      expect(musters.flatMap(({ units }) => units).length).toBe(standing.length);
      for (const a of musters) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.y + a.h).toBeLessThanOrEqual(height);
        for (const b of musters) {
          if (a !== b) expect(a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h).toBe(false);
        }
      }
    }
  });
  test('names of places are thirteen points high at least, however small the sheet', () => {
    for (const width of [346, 706, 1200]) {
      const screen = screenOf(width, width * 0.7, frameOf(siege().table));
      expect(nameSizeAt(screen) * screen.k).toBeGreaterThan(12.4);
    }
  });
  test('presses become answers, one thing after another', () => {
    const options: Plain[] = ['D0 L1', 'D0 L2', 'D1 L2', 'pass'];
    expect(press(options, [], 'D0')).toEqual({ kind: 'pick', picked: ['D0'] });
    expect(press(options, ['D0'], 'L2')).toEqual({ kind: 'answer', answer: 'D0 L2' });
    expect(press(options, ['D0'], 'D0')).toEqual({ kind: 'pick', picked: [] });
    expect(press(options, [], 'D1')).toEqual({ kind: 'answer', answer: 'D1 L2' });
    expect(press(options, ['D0'], 'L9')).toEqual({ kind: 'refused', answer: 'D0 L9' });
    expect(press(['D0', 'D0 healers'], [], 'D0')).toEqual({ kind: 'choose', picked: ['D0'], answers: ['D0', 'D0 healers'] });
    expect(press(['create 9c location', 'create 9c defender', 'add 9c S0'], [], '9c').kind).toBe('choose');
  });
  test('silence is said with its rule', () => {
    const view = at('battle/attack');
    const html = Status ? renderToStaticMarkup(<Status {...propsOf(view, 'en')} />) : '';
    expect(wordsOf(html)).toContain(en.silence);
    expect(html).toContain('DF-14.5');
  });
});

describe('beside the map', () => {
  test('battles are summed up term by term', () => {
    const until = facts.findIndex(({ kind }) => kind === 'battleDecided');
    expect(until).toBeGreaterThan(0);
    const battle = battleIn(facts.slice(0, until + 1));
    expect(battle?.result).not.toBeNull();
    for (const sum of [battle?.defenders, battle?.threats]) {
      if (sum) expect(sum.terms.reduce((all, { add }) => all + add, 0)).toBe(sum.total);
    }
  });
  test('morale has its sources', () => {
    const last = over.table.morale;
    expect(moraleIn(facts).length).toBeGreaterThanOrEqual(last > 0 ? 1 : 0);
  });
  test('faces of answers, players, seats and the window can be drawn', () => {
    const view = at('moves/move');
    const props = propsOf(view, 'pl');
    const face = AnswerFace ? renderToStaticMarkup(<AnswerFace {...props} option={props.options[0]} />) : '';
    expect(wordsOf(face).trim()).not.toBe('');
    expect(PlayerFace && renderToStaticMarkup(<PlayerFace {...props} seat={view.table.first} />)).toContain(pl.firstPlayer);
    expect(SeatSign && renderToStaticMarkup(<SeatSign view={view} seat={5} size={20} />)).toContain('<path');
    const leaf = Browser ? renderToStaticMarkup(<Browser language="pl" openRule={nothing} />) : '';
    expect(leaf).toContain('<table');
    expect(wordsOf(leaf)).not.toMatch(/undefined|loc\.|def\./);
  });
  test('ideas come in the language of the reader, and names are free', () => {
    const view = at('battle/attack');
    expect(lineIdea(propsOf(view, 'pl'), promptFor(propsOf(view, 'pl')))).not.toMatch(/[{}]/);
    const name = nameIdea(view.table, 'en', 'place');
    expect(view.table.locations.map((one) => one.name)).not.toContain(name);
  });
  test('Polish has all the words of the board, and no English ones', () => {
    expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
    const same = Object.keys(en).filter((key) => {
      const [a, b] = [en[key as keyof typeof en], pl[key as keyof typeof pl]];
      return typeof a === 'string' && a === b;
    });
    expect(same).toEqual([]);
  });
});

describe('the chronicle', () => {
  const say = { seat: (seat: number) => ['Ada', 'Bea', 'Cyd'][seat] ?? '?' };
  test.each(['en', 'pl'] as const)('tells setting, places, defenders, turns and epilogues (%s)', (language) => {
    const story = chronicle(over.table, facts, language, say);
    const html = asHtml(story);
    for (const { name } of [...over.table.locations, ...over.table.defenders]) expect(html).toContain(called(name, language));
    const turns = facts.filter(({ kind }) => kind === 'turnBegan').length;
    expect(turns).toBeGreaterThan(1);
    const titles = story.chapters.map(({ title }) => title).join('\n');
    expect(titles).toContain((language === 'en' ? en : pl).turn(2));
    expect(titles).toContain((language === 'en' ? en : pl).epilogues);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/undefined|NaN|\[object|§/);
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(asMarkdown(story)).toContain('# ');
  });
  test('what people wrote is never markup', () => {
    const nasty = '<img src=x onerror=alert(1)> & "quotes" *stars* [link](x)';
    const [first, ...rest] = over.table.locations;
    const table: TableView = {
      ...over.table,
      world: { ...over.table.world, city: nasty, aboutCity: nasty },
      locations: [{ ...first, name: nasty, description: { text: nasty, aloud: false, n: 0 } }, ...rest],
    };
    const story = chronicle(table, facts, 'en', say);
    const html = asHtml(story);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(mapSvg(table.sketch, [nasty], nasty)).not.toContain('<img');
    const markdown = asMarkdown(story);
    expect(markdown).not.toContain('<img');
    expect(markdown).not.toContain('[link](x)');
    expect(plainMarkdown('# a *b*')).toBe('\\# a \\*b\\*');
  });
});
