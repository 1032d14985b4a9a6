/** The board in words and markup: every space is named, legal answers are lit, presses become answers, Polish stays Polish. */
import { type Fact, type Plain, QuickRandom, sealedChance, type View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { drawAll, testProps, tokens, wordsHeard } from '@guildhall/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brigade, type Table } from '../index.ts';
import { SPACE_NAMES, spaceNamed } from '../spaces.ts';
import { text } from '../text/index.ts';
import type { TableView } from '../view.ts';
import { Browser } from './Browser.tsx';
import { board } from './index.ts';
import { answersBySpace, pressSpace } from './press/targets.ts';
import { eager } from './testing/live.ts';
import { ACTING, PLACING, table, viewOf } from './testing/position.ts';
import { namesIn, wordsIn } from './words/words.ts';

const nothing = () => undefined;

const propsOf = (
  view: View<TableView>,
  language: 'en' | 'pl',
  more: Partial<BoardProps<TableView>> = {},
): BoardProps<TableView> => testProps(brigade, view, language, undefined, more);
const { Board, Dock, Status, AnswerFace } = board;

/** The pressable spaces in the markup, in whatever order their attributes stand. */
const spacesIn = (html: string) =>
  [...html.matchAll(/<g [^>]*data-space="\w\d"[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return {
      name: attribute('data-space'),
      open: attribute('class').split(' ').includes('br-open'),
      tab: attribute('tabindex'),
      label: attribute('aria-label'),
    };
  });

/** The positions of a game played without much thought. */
function* played(seed: number, decisions: number, options: { [name: string]: boolean }) {
  const random = new QuickRandom(seed);
  const chosen = brigade.options(options, 4);
  if ('why' in chosen) throw new Error('options');
  const g = brigade.setup(chosen as Parameters<typeof brigade.setup>[0], 4, sealedChance(seed.toString(16).padStart(64, '0')));
  for (let n = 0; n < decisions; n++) {
    const [seat] = brigade.actors(g);
    if (seat === undefined) return;
    yield { g, seat, view: brigade.view(g, seat) };
    brigade.apply(g, seat, eager(brigade.legal(g, seat), random));
  }
}
const EVERYTHING = { advanced: true, bonusWardens: true, promoCrew: true, specialBuildings: true, festivalEvents: true };

describe('spaces', () => {
  test.each(['en', 'pl'] as const)('every space has a name and a text alternative (%s)', (language) => {
    const spaces = spacesIn(renderToStaticMarkup(<Board {...propsOf(PLACING, language)} />));
    expect(spaces.map(({ name }) => name)).toEqual([...SPACE_NAMES]);
    for (const [i, { name, label }] of spaces.entries()) {
      expect(label.startsWith(`${name}: `)).toBe(true);
      const tile = table.spaces[i]?.tile;
      if (tile) expect(label.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toContain(namesIn(language).tiles[tile]);
    }
  });

  test('a text alternative tells all that the picture shows', () => {
    const label = spacesIn(renderToStaticMarkup(<Board {...propsOf(PLACING, 'en')} />)).find(({ name }) => name === 'D5')?.label;
    expect(label).toBe(
      'D5: Watch House, the Council Quarters, value 3, unlit, Renown of Cyd: 2 of 3, Brigade of Cyd, Water Wagon of Cyd with 2 water, protected from events. You may choose: D5',
    );
  });

  test('corners nobody lives in are no spaces', () => {
    const chosen = brigade.options({}, 2);
    const g = brigade.setup(chosen as Parameters<typeof brigade.setup>[0], 2, sealedChance('0'.repeat(64)));
    const view = brigade.view(g, 0);
    expect(spacesIn(renderToStaticMarkup(<Board {...propsOf(view, 'en')} />))).toHaveLength(34);
  });

  test('exactly the targets of legal answers are lit and reached by Tab', () => {
    const spaces = spacesIn(renderToStaticMarkup(<Board {...propsOf(PLACING, 'en')} />));
    const open = ['D4', 'C5', 'D5', 'E5', 'D6'];
    expect(spaces.filter((space) => space.open).map(({ name }) => name)).toEqual(open);
    expect(spaces.filter(({ tab }) => tab === '0').map(({ name }) => name)).toEqual(open);
    const idle = { ...PLACING, asked: null };
    const still = spacesIn(renderToStaticMarkup(<Board {...propsOf(idle, 'en')} />));
    expect(still.filter((space) => space.open)).toEqual([]);
    expect(still.filter(({ tab }) => tab === '0')).toHaveLength(1);
  });

  test('the focused answer and the pointed fact are marked', () => {
    const html = renderToStaticMarkup(
      <Board
        {...propsOf(ACTING, 'en', {
          focused: 'brigade C5',
          pointed: { kind: 'wagonMoved', rule: 'BR-11.1', from: 'A1', to: 'B2' },
        })}
      />,
    );
    expect(html.match(/br-light on/g)).toHaveLength(1);
    expect(html.match(/br-pointed/g)).toHaveLength(2);
    expect(html).not.toContain('br-way');
  });

  test('the way of a piece is drawn when a line of the log is pointed at', () => {
    const pointed = { kind: 'brigadeMoved', rule: 'BR-10.2', seat: 2, path: ['F4', 'E5', 'D5'], points: 2, of: 3, terms: [] };
    const html = renderToStaticMarkup(<Board {...propsOf(ACTING, 'en', { pointed })} />);
    expect(html).toContain('d="M657 417L537 537L417 537"');
  });

  test('the boards of the others can be opened', () => {
    const html = Dock ? renderToStaticMarkup(<Dock {...propsOf(PLACING, 'en')} />) : '';
    expect([...html.matchAll(/aria-pressed="(\w+)" aria-label="(\w+)"/g)].map((m) => m.slice(1).join(' '))).toEqual([
      'false Ada',
      'false Bea',
      'true Cyd',
      'false Dag',
    ]);
  });

  test('facts are played over the city unless motion is unwanted', () => {
    const fresh: Fact[] = [
      { kind: 'eventDrawn', rule: 'BR-6.2', seat: 0, card: 'wind-east', starter: false },
      { kind: 'fireRose', rule: 'BR-7.4', space: 'E5', from: 0, to: 1, cause: 'wind-east', source: 'D5' },
    ];
    const moving = renderToStaticMarkup(<Board {...propsOf(PLACING, 'en', { fresh })} />);
    expect(moving.match(/br-gust/g)).toHaveLength(6);
    expect(moving).toContain('br-sight br-rise');
    const still = renderToStaticMarkup(<Board {...propsOf(PLACING, 'en', { fresh, motion: false })} />);
    expect(still).not.toContain('br-sight');
  });
});

describe('presses on the real game', () => {
  const positions: { g: ReturnType<typeof brigade.copy>; seat: number; view: View<TableView> }[] = [];
  // A few positions of every question are enough.
  const count = new Map<string, number>();
  for (let seed = 1; seed <= 40; seed++) {
    for (const { g, seat, view } of played(seed, 1200, seed % 4 === 0 ? {} : EVERYTHING)) {
      const name = view.asked?.name ?? '';
      const before = count.get(name) ?? 0;
      if (before >= 4) continue;
      count.set(name, before + 1);
      positions.push({ g: brigade.copy(g), seat, view });
    }
  }
  const oneEach = positions.filter(({ view }, i) => positions.findIndex((p) => p.view.asked?.name === view.asked?.name) === i);

  test('many questions were reached', () => {
    expect(oneEach.map(({ view }) => view.asked?.name).length).toBeGreaterThan(24);
  });

  test('every answer that names a space can be given by pressing one', () => {
    for (const { view, seat } of positions) {
      const options = view.asked?.options ?? [];
      const by = answersBySpace(options, view.asked, view.table, seat);
      const reached = new Set([...by.values()].flat());
      for (const option of options) if (/[A-F][1-6]$/.test(String(option))) expect(reached).toContain(option);
    }
  });

  test('a legal press is legal, another one is refused with a rule of the game', () => {
    for (const { g, view, seat } of positions) {
      const by = answersBySpace(view.asked?.options ?? [], view.asked, view.table, seat);
      for (const [space] of view.table.spaces.entries()) {
        if (view.table.spaces[space]?.kind === 'none') continue;
        const pressed = pressSpace(space, by, view.asked, view.table, seat);
        const answers: readonly Plain[] = pressed.kind === 'choose' ? pressed.answers : [pressed.answer];
        for (const answer of answers) {
          const refusal = brigade.whyNot(g as Parameters<typeof brigade.whyNot>[0] & { table: Table }, seat, answer);
          if (pressed.kind === 'refused') expect(refusal?.rule).toMatch(/^BR-/);
          else expect(refusal).toBeNull();
        }
      }
    }
  });

  test.each(['en', 'pl'] as const)('everything can be drawn in every position (%s)', (language) => {
    for (const { view } of oneEach) {
      for (const seat of [view.seat, null]) {
        const props = propsOf({ ...view, seat }, language);
        expect(spacesIn(renderToStaticMarkup(<Board {...props} />))).toHaveLength(36);
        if (Dock) expect(renderToStaticMarkup(<Dock {...props} />)).toContain('br-house');
        if (Status) expect(renderToStaticMarkup(<Status {...props} />)).toContain('BR-20.6');
      }
      if (AnswerFace) {
        for (const option of view.asked?.options ?? []) {
          const html = renderToStaticMarkup(<AnswerFace {...propsOf(view, language)} option={option} />);
          expect(html.replace(/<[^>]*>/g, '').trim()).not.toBe('');
        }
      }
    }
  });
});

test('no English in the Polish rendering', () => {
  const polish = tokens([namesIn('pl'), wordsIn('pl')]);
  const english = [...tokens([namesIn('en'), wordsIn('en')])].filter((word) => !polish.has(word));
  const views = [
    PLACING,
    ACTING,
    viewOf('recruit/keep', ['del-uge', 'zilda', 'none'], {}, { drawn: { seat: 2, n: 2, cards: ['del-uge', 'zilda'] } }),
    viewOf('setup/colour', ['white', 'pink']),
  ];
  let html = views.map((view) => drawAll(board, propsOf(view, 'pl'))).join('');
  html += renderToStaticMarkup(<Browser language="pl" openRule={nothing} />);
  const found = wordsHeard(html);
  expect(found.size).toBeGreaterThan(300);
  expect(english.filter((word) => found.has(word))).toEqual([]);
});

test('the list of a whole action phase falls into groups', () => {
  const options = ACTING.asked?.options ?? [];
  const groups = board.groups?.(options, 'en', ACTING) ?? [];
  expect(groups.map(({ name }) => name)).toEqual(['Brigade', 'Wagon', 'Upgrade', 'More']);
  expect(groups.flatMap((group) => group.options).toSorted()).toEqual(options.toSorted());
  // The end of the turn stands beside the groups, and what burns comes first.
  expect(groups.filter(({ direct }) => direct).flatMap((group) => group.options)).toContain('end');
  const heat = groups[0].options.map((option) => ACTING.table.spaces[spaceNamed(board.typed?.(option) ?? '')]?.fire ?? 0);
  expect(heat).toEqual(heat.toSorted((a, b) => b - a));
  expect(heat[0]).toBeGreaterThan(0);
  expect(board.typed?.('brigade A4')).toBe('A4');
  expect(board.typed?.('recruit')).toBeNull();
  expect(board.groups?.(['D5', 'done'], 'en', ACTING)).toEqual([{ name: '', options: ['D5', 'done'] }]);
});

test('the words of an answer are those of the catalogue where it names no block', () => {
  const html = AnswerFace ? renderToStaticMarkup(<AnswerFace {...propsOf(ACTING, 'en')} option="recruit" />) : '';
  expect(html).toContain(text.en.answer('action phase/action', 'recruit', {}, { seat: String }));
});
