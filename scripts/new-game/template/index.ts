/** New game: the package of the game. It is exported under the game's id. */
import { defineGame, type Meta } from '@guildhall/kernel';
import { bots } from './bots.ts';
import { cover } from './cover.ts';
import { ANIMALS, type Animal, GOALS } from './data/animals.ts';
import type { GameFact } from './facts.ts';
import { imagine } from './imagine.ts';
import type { NG } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { book, deal, outcome } from './rules/index.ts';
import { type Table, table } from './table.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { look, type TableView, viewSchema } from './view.ts';

export const meta = {
  id: cover.id,
  /** Of the rules: every match names it. It changes with them. */
  version: '1.0.0',
  seats: cover.seats,
  options: [{ name: 'goal', rule: 'NG-3.1', values: GOALS, default: 3 }],
  /** No game takes more decisions than this: every animal is played at most once. The laws hold you to it. */
  longest: ANIMALS.length,
} as const satisfies Meta;

export const newgame = defineGame<Table, Animal, TableView, GameFact, NG>({
  meta,
  text,
  rulebook,
  rules: book,
  main: 'game',
  deal,
  seats: table.seats,
  copy: table.copy,
  look,
  imagine: (t, _stack, seat, random) => imagine(t, seat, random),
  outcome,
  // Who is ahead: bots compare it, the result shows it.
  score: (t, seat) => t.points[seat],
  tableSchema: table.schema,
  viewSchema,
  impossible: table.impossible,
  // What play should reach, and what a fact shows to have been reached: the laws list what nobody ever came to.
  content: { all: ANIMALS, seen: (fact) => (fact.kind === 'played' ? [fact.animal] : []) },
  bots,
  draw,
});
