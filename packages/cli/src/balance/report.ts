/** What the figures say: tables with intervals, and in a sentence what a change did. */
import { pairedDifference, wilson } from '@guildhall/bots';
import type { Language, Seat } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Text } from '../text/index.ts';
import { type Figures, pool } from './figures.ts';
import type { Axis, Grid } from './grid.ts';

export interface Measured {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly grid: Grid;
  readonly figures: readonly Figures[];
}

export interface ReportTable {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

const NOTHING_YET = '–';
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (difference: number): string => `${difference > 0 ? '+' : ''}${(100 * difference).toFixed(1)}`;

/** Nobody has won while others lost, as where all play together: every seat has the same share, and one says it all. */
function together(figures: readonly Figures[]): boolean {
  return figures.every(({ measured, without }) => measured.divided === 0 && (without?.divided ?? 0) === 0);
}

/** The cells, then the same figures by each axis alone, and all together; the first row of each table is its head. */
export function reportTables({ game, bots, grid, figures }: Measured, text: Text, language: Language): ReportTable[] {
  const { axes, cells } = grid;
  const words = text.balance;
  const rowsOf = rowMaker(game, bots, figures, text, language);
  const labels = axes.map((axis) => axisLabel(game, axis, language));
  const called = (a: number, point: number): string => pointLabel(game, axes[a], point, language);
  const tables: ReportTable[] = [
    {
      title: words.cells,
      rows: [
        [...labels, ...rowsOf.head],
        ...cells.flatMap(({ at }, c) =>
          rowsOf.rows(
            at.map((point, a) => called(a, point)),
            figures[c],
          ),
        ),
      ],
    },
  ];
  const wide = axes.map((_, a) => a).filter((a) => axes[a].points.length > 1);
  for (const a of wide.length > 1 ? wide : []) {
    const sums = axes[a].points.flatMap((_, point) => {
      const inside = figures.filter((_figures, c) => cells[c].at[a] === point);
      return inside.length === 0 ? [] : rowsOf.rows([called(a, point)], pool(inside, bots.length));
    });
    tables.push({ title: words.by(labels[a]), rows: [[labels[a], ...rowsOf.head], ...sums] });
  }
  if (cells.length > 1) {
    tables.push({ title: words.all, rows: [rowsOf.head, ...rowsOf.rows([], pool(figures, bots.length))] });
  }
  return tables;
}

interface RowMaker {
  readonly head: readonly string[];
  rows(lead: readonly string[], figures: Figures): string[][];
}

function rowMaker(
  game: AnyGame,
  bots: readonly string[],
  all: readonly Figures[],
  { balance: words }: Text,
  language: Language,
): RowMaker {
  const asOne = together(all);
  const seats: readonly Seat[] = asOne ? [0] : bots.map((_, seat) => seat);
  const { columns } = words;
  const against = all.some(({ without }) => without !== null);
  return {
    head: [
      ...(asOne ? [] : [columns.seat, columns.bot]),
      columns.games,
      asOne ? columns.won : columns.share,
      columns.interval,
      ...(against ? [columns.without, columns.difference, columns.interval] : []),
    ],
    rows: (lead, { played, measured, without, gained, lost }) =>
      seats.map((seat) => {
        const share = (won: number): string => (played === 0 ? NOTHING_YET : percent(won / played));
        const sure = wilson(measured.won[seat], played);
        const row = [
          ...lead,
          ...(asOne ? [] : [game.text[language].seat(seat), bots[seat]]),
          String(played),
          share(measured.won[seat]),
          `${percent(sure.low)} - ${percent(sure.high)}`,
        ];
        if (!without) return row;
        const { difference, low, high } = pairedDifference(gained[seat], lost[seat], played);
        return [...row, share(without.won[seat]), points(difference), `${points(low)} … ${points(high)}`];
      }),
  };
}

/** What the change did over all cells: a sentence, or one for each seat where seats are rivals. Empty without a comparison. */
export function whatItDid({ game, bots, figures }: Measured, { balance: words }: Text, language: Language): string[] {
  const all = pool(figures, bots.length);
  if (!all.without) return [];
  const asOne = together(figures);
  return bots.slice(0, asOne ? 1 : bots.length).map((_, seat) => {
    const { difference, low, high } = pairedDifference(all.gained[seat], all.lost[seat], all.played);
    const sentence =
      low > 0 || high < 0
        ? words.changed(points(difference), points(low), points(high))
        : words.notShown(points(difference), points(low), points(high));
    return asOne ? sentence : `${game.text[language].seat(seat)}: ${sentence}`;
  });
}

function axisLabel(game: AnyGame, { names }: Axis, language: Language): string {
  return names.map((name) => game.text[language].option(name).label).join(' + ');
}

function pointLabel(game: AnyGame, { names, points }: Axis, point: number, language: Language): string {
  return points[point].map((value, i) => game.text[language].option(names[i]).values[String(value)] ?? String(value)).join(' + ');
}

/** A page for people, with all it takes to make it again. */
export function markdown(heading: string, facts: readonly string[], tables: readonly ReportTable[]): string {
  const cell = (word: string): string => word.replaceAll('|', '\\|');
  const line = (row: readonly string[]): string => `| ${row.map(cell).join(' | ')} |`;
  const parts = [`# ${heading}`, facts.map((fact) => `- ${fact}`).join('\n')];
  for (const { title, rows } of tables) {
    const [head, ...body] = rows;
    parts.push(`## ${title}`, [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}
