/** The grid of options over which balance is measured: "army=shadows|hunt,hero1+hero2=harsfa+hemi|hemi+nevtelen". */
import { isRefusal, type Options, type PlainRecord, type Refusal } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { type Context, sayRefusal } from '../context.ts';
import { fail } from '../problem.ts';

type Value = Options[string];

/** Options that change together, and the values they take. */
export interface Axis {
  readonly names: readonly string[];
  readonly points: readonly (readonly Value[])[];
}

/** One combination: the point taken on each axis, and the complete options it makes. */
export interface Cell {
  readonly at: readonly number[];
  readonly options: Options;
}

export interface Grid {
  readonly axes: readonly Axis[];
  readonly cells: readonly Cell[];
  /** Combinations that the game does not allow, and its reason for the first of them. */
  readonly left: number;
  readonly why: Refusal | null;
}

/** Nobody waits for more, and nobody reads them. */
const MOST_CELLS = 10_000;
/** Stands for every value of an option. */
const EVERY = '*';

export function readGrid(ctx: Context, game: AnyGame, words: string, seats: number): Grid {
  const { text, language } = ctx;
  const axes = words
    .split(',')
    .filter((word) => word.trim() !== '')
    .map((word) => readAxis(ctx, game, word.trim()));
  const names = axes.flatMap((axis) => axis.names);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) fail(text.balance.wrong.twice(twice));
  const size = axes.reduce((product, { points }) => product * points.length, 1);
  if (size > MOST_CELLS) fail(text.balance.wrong.tooManyCells(size, MOST_CELLS));

  const cells: Cell[] = [];
  let why: Refusal | null = null;
  for (const at of combinations(axes)) {
    const options = game.options(chosen(axes, at), seats);
    if (isRefusal(options)) why ??= options;
    else cells.push({ at, options });
  }
  if (cells.length === 0 && why) fail(`${sayRefusal(game, language, why)} [${why.rule}]`);
  return { axes, cells, left: size - cells.length, why };
}

function readAxis({ text }: Context, game: AnyGame, word: string): Axis {
  const at = word.indexOf('=');
  if (at < 1 || at === word.length - 1) fail(text.balance.wrong.axis(word));
  const names = word.slice(0, at).split('+');
  const specs = names.map((name) => {
    const { options } = game.meta;
    const known = options.map((option) => option.name);
    return options.find((option) => option.name === name) ?? fail(text.balance.wrong.option(name, known));
  });
  const written = word.slice(at + 1);
  if (written === EVERY && specs.length === 1) return { names, points: specs[0].values.map((value) => [value]) };
  const points = written.split('|').map((point) => {
    const values = point.split('+');
    if (values.length !== names.length) fail(text.balance.wrong.point(point, names));
    return values.map((value, i) => {
      const known = specs[i].values.find((candidate) => String(candidate) === value);
      return known ?? fail(text.balance.wrong.value(names[i], value, specs[i].values.map(String)));
    });
  });
  const keys = points.map((point) => point.join('+'));
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) fail(text.balance.wrong.twice(twice));
  return { names, points };
}

/** The grid as it would be written. */
export const gridWords = ({ axes }: Grid): string =>
  axes.map(({ names, points }) => `${names.join('+')}=${points.map((point) => point.join('+')).join('|')}`).join(',');

/** The last axis changes fastest, as one reads. */
function combinations(axes: readonly Axis[]): number[][] {
  let all: number[][] = [[]];
  for (const { points } of axes) all = all.flatMap((before) => points.map((_, i) => [...before, i]));
  return all;
}

function chosen(axes: readonly Axis[], at: readonly number[]): PlainRecord {
  return Object.fromEntries(axes.flatMap(({ names, points }, a) => names.map((name, i) => [name, points[at[a]][i]])));
}
