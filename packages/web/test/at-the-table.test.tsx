/** What the boards of all games give to log, card, aim and result, on played games: whole, in both languages, with rules that exist. */
import type { Fact, Language } from '@guildhall/kernel';
import { Telling } from '@guildhall/kernel/hall';
import { type AnyGame, loadBoard, loadGame } from '@guildhall/registry';
import type { BoardProps, GameBoard, LogEyes, ThingCard } from '@guildhall/table';
import { drawAll, testProps } from '@guildhall/table/testing';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { acting, finished, foughtOut, hallowmere, midGame } from '../scripts/played.ts';
import { partsOf } from '../src/table/log-parts.ts';
import { marking } from '../src/table/log-sentence.ts';
import { Telling as LogTelling } from '../src/table/log-telling.tsx';
import type { GameWords } from '../src/table/words-of.ts';
import type { KeptTable } from '../src/tables/shelf.ts';
import type { LogLine } from '../src/tables/source.ts';
import { speakerOf } from '../src/tables/speaker.ts';
import { logFor, openRecord } from '../src/tables/telling.ts';

const LANGUAGES: readonly Language[] = ['en', 'pl'];

interface Laid {
  game: AnyGame;
  board: GameBoard;
  log: LogLine[];
  props(language: Language): BoardProps;
}

const laid = new Map<string, Promise<Laid>>();
/** A played table as seat 0 sees it, laid out once for all tests. */
function lay(make: () => Promise<KeptTable>): Promise<Laid> {
  const known = laid.get(String(make));
  if (known) return known;
  const made = (async (): Promise<Laid> => {
    const { record, summary } = await make();
    const { players } = summary;
    const game = await loadGame(record.game);
    const board = await loadBoard(record.game);
    if (!board) throw new Error(`${record.game} has no board`);
    const { match } = openRecord(game, record);
    const log = logFor(Telling.of(match), 0);
    const view = game.view(match.current, 0);
    return {
      game,
      board,
      log,
      props: (language) =>
        testProps(game, view, language, undefined, {
          say: speakerOf(game, players, language, () => view.table),
          players,
          told: () => log.map(({ fact }) => fact),
          contributions: [],
        }),
    };
  })();
  laid.set(String(make), made);
  return made;
}

const besieged = async (): Promise<KeptTable> => (await hallowmere('defeat/describe')).table;
const TABLES = [
  ['brigade', midGame],
  ['kobolds', acting],
  ['defenders', besieged],
] as const;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"');

/** What those who listen hear of a line: all but what is hidden from them. */
const heard = (html: string): string => textOf(html.replace(/<span aria-hidden="true".*<\/span>$/s, ''));

const wordsFor = ({ game, props }: Laid, language: Language): GameWords => {
  const { say } = props(language);
  const { fact } = game.text[language];
  return {
    say,
    sayThen: () => say,
    fact: (told: Fact) => fact(told, say),
    marked: (told: Fact) => fact(told, marking(say)),
  } as Partial<GameWords> as GameWords;
};
const eyesFor = ({ props }: Laid, language: Language): LogEyes => {
  const { say, view } = props(language);
  return { language, say, table: () => view.table, sign: () => null };
};

describe.each(TABLES)('the log of %s', (_, make) => {
  it.each(LANGUAGES)('says every fact in the words of the catalogue (%s)', async (language) => {
    const table = await lay(make);
    const game = wordsFor(table, language);
    const eyes = eyesFor(table, language);
    for (const { fact, decision } of table.log) {
      const line = <LogTelling fact={fact} at={decision} seat={null} of={null} game={game} board={table.board} eyes={eyes} />;
      expect(heard(renderToStaticMarkup(line)), fact.kind).toBe(game.fact(fact));
    }
  });

  it('folds bookkeeping, and something of every turn is left', async () => {
    const { log, board, props } = await lay(make);
    const { say } = props('en');
    const parts = partsOf(log, {
      begins: (fact) => (board.heading?.(fact, 'en', say) ? { level: 'turn', of: null } : null),
      place: (fact) => board.log?.place?.(fact),
    });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((all, { asides }) => all + asides, 0)).toBeGreaterThan(0);
    for (const part of parts.slice(0, -1)) expect(part.deeds.some(({ lines }) => lines.length > 0)).toBe(true);
  });
});

describe.each(TABLES)('cards at the table of %s', (id, make) => {
  /** A few that must be there, own and others'. */
  const WANTED: { [id: string]: string[] } = {
    brigade: ['C3', 'warden 0', 'chops', 'esme'],
    kobolds: ['m0', 'm12', 't0', '7h', 'As'],
    defenders: ['D1', 'T0', 'L0'],
  };

  it.each(LANGUAGES)('are found for whatever can be looked at, and are whole (%s)', async (language) => {
    const { game, board, props } = await lay(make);
    const given = props(language);
    const shelf = await board.cards?.();
    const html = drawAll(board, given);
    const things = new Set([...html.matchAll(/data-card="([^"]+)"/g)].map(([, thing]) => thing));
    const cards = [...things].flatMap((thing) => shelf?.cardOf(thing, given) ?? []);
    expect(cards.length).toBeGreaterThan(5);
    const whole = (card: ThingCard): void => {
      const lines = card.parts.flatMap((part) => part.lines);
      const told = [
        ...(card.numbers ?? []).flatMap(({ name, value, note }) => [name, ' ', value, ' ', note]),
        ...lines.flatMap(({ name, text }) => [name, ' ', text]),
      ];
      const said = renderToStaticMarkup(createElement(Fragment, null, card.name, ' ', card.about, ...told));
      expect(card.name).not.toBe('');
      expect(textOf(said), card.name).not.toMatch(/undefined|NaN|null|\[object/);
      for (const { rule } of lines) if (rule) expect(game.rulebook.ids, card.name).toContain(rule);
    };
    cards.forEach(whole);
    for (const thing of WANTED[id]) expect(shelf?.cardOf(thing, given)?.name, thing).toBeTruthy();
    expect(shelf?.cardOf('nothing of the kind', given)).toBeNull();
  });
});

describe.each(TABLES)('what one plays for in %s', (_, make) => {
  it.each(LANGUAGES)('is three sentences with their rules (%s)', async (language) => {
    const { game, board, props } = await lay(make);
    const lines = board.aim?.(props(language).view, language) ?? [];
    expect(lines).toHaveLength(3);
    for (const { text, rule } of lines) {
      expect(text).toMatch(/[.!]$/);
      expect(text.split('*').length % 2, text).toBe(1);
      expect(game.rulebook.ids).toContain(rule);
    }
  });
});

describe('the result', () => {
  it('BR-21.4: explains a tie by what broke it, and takes the scores apart', async () => {
    const { board, props } = await lay(finished);
    const { view } = props('en');
    const scores = (view.table.players as { score: number }[]).map(({ score }) => score);
    const scoring = board.scoring?.(props('en'));
    expect(scores).toEqual([24, 22, 24]);
    expect(scoring?.tie).toEqual({
      text: 'Equal at 24 points; the number of loyal blocks decides: Kasia 7, Flint 8.',
      rule: 'BR-21.4',
    });
    expect(board.scoring?.(props('pl'))?.tie?.text).toContain('lojalne kwartały');
    const sums = scoring?.parts.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
    expect(sums).toEqual(scores);
  });

  it('BR-21.4: goes on to the next tie-break, and to a shared victory', async () => {
    const { board, props } = await lay(finished);
    const given = props('en');
    /** Seats 0 and 2 with the same blocks in the same quarters, and so much Renown. */
    const level = (renown: readonly [number, number]): BoardProps => {
      const view = structuredClone(given.view);
      const spaces = view.table.spaces as {
        loyal: number;
        quarter: string;
        destroyed: boolean;
        value: number;
        renown: number[];
      }[];
      const players = view.table.players as { score: number }[];
      const blocks = spaces.filter(({ quarter }) => quarter !== '' && quarter !== 'university').slice(0, 4);
      for (const at of spaces) {
        at.loyal = -1;
        at.renown = at.renown.map(() => 0);
      }
      for (const [i, at] of blocks.entries()) Object.assign(at, { loyal: i < 2 ? 0 : 2, value: 2, destroyed: false });
      blocks[0].renown = [renown[0], 0, renown[1]];
      for (const [seat, score] of [4, 0, 4].entries()) players[seat].score = score;
      return { ...given, view };
    };
    expect(board.scoring?.(level([1, 3]))?.tie?.text).toContain('own Renown on the board decides: Kasia 1, Flint 3');
    expect(board.scoring?.(level([2, 2]))?.tie?.text).toContain('victory is shared');
  });

  it('KC-26.1: takes the points of a street fight apart model by model, and says nothing of a tie where there was none', async () => {
    const { game, board, log, props } = await lay(foughtOut);
    const end = log.map(({ fact }) => fact).find(({ kind }) => kind === 'gameEnded') as Fact & { scores: number[] };
    for (const language of LANGUAGES) {
      const scoring = board.scoring?.(props(language));
      expect(scoring?.tie).toBeNull();
      expect(scoring?.parts.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))).toEqual(end.scores);
      const names = scoring?.parts.flatMap(({ parts }) => parts.map(({ name }) => name)) ?? [];
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+/u);
    }
    expect(game.meta.id).toBe('kobolds');
  });

  it('has no points where a fight is still going on', async () => {
    const { board, props } = await lay(acting);
    expect(board.scoring?.(props('en')) ?? null).toBeNull();
  });
});
