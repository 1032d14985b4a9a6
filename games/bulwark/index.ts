/** Bulwark: the package of the game. It is exported under the game's id. */

import { defineGame, type Meta, type Options, type Refusal } from '@guildhall/kernel';
import { aim } from './aim.ts';
import { bots } from './bots/index.ts';
import { all, seen } from './content.ts';
import { ARMY_IDS, HERO_IDS, LAST_ROUND, LEVEL_IDS } from './data/index.ts';
import type { GameFact } from './facts.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { no } from './refusals.ts';
import type { BW } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { BY_LOT, book, deal, type Given, heroOption, outcome } from './rules/index.ts';
import { impossible, tableSchema } from './schema.ts';
import { sights } from './sights.ts';
import { copyTable, type Table } from './table.ts';
import { read, typed } from './terminal/read.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { versions } from './versions.ts';
import { look, type TableView, viewSchema } from './view.ts';

const heroes = [...HERO_IDS, BY_LOT] as const;
const yesOrNo = [false, true] as const;

/** Balance is measured for every army, level and choice of Heroes as different as can be; their order hardly matters. */
function gridFor(seats: 1 | 2 | 3 | 4): string {
  const [first, second, third] = HERO_IDS;
  const chosen = {
    1: [[first], [second], [third]],
    2: [
      [first, second],
      [first, third],
      [second, third],
    ],
    3: [HERO_IDS],
    4: HERO_IDS.map((twice) => [...HERO_IDS, twice]),
  };
  const names = Array.from({ length: seats }, (_, seat) => heroOption(seat)).join('+');
  const heroes = chosen[seats].map((together) => together.join('+')).join('|');
  return `army=${ARMY_IDS.join('|')},level=${LEVEL_IDS.join('|')},${names}=${heroes}`;
}

const isSeated =
  (seat: number) =>
  (_options: Options, seats: number): boolean =>
    seat < seats;
/** BW-25.5 */
const isSolo = (_options: Options, seats: number): boolean => seats === 1;

export const meta = {
  id: 'bulwark',
  version: '1.3.0',
  seats: { min: 1, max: 4 },
  options: [
    { name: 'army', rule: 'BW-4.3', values: [...ARMY_IDS, BY_LOT], default: 'shadows' },
    { name: 'level', rule: 'BW-24.2', values: LEVEL_IDS, default: 'knight' },
    { name: heroOption(0), rule: 'BW-4.1', values: heroes, default: 'harsfa' },
    { name: heroOption(1), rule: 'BW-4.1', values: heroes, default: 'hemi', matters: isSeated(1) },
    { name: heroOption(2), rule: 'BW-4.1', values: heroes, default: 'nevtelen', matters: isSeated(2) },
    { name: heroOption(3), rule: 'BW-4.4', values: heroes, default: 'harsfa', matters: isSeated(3) },
    { name: 'risingPanic', rule: 'BW-25.7', values: yesOrNo, default: false, matters: isSolo },
    { name: 'knivesInTheDark', rule: 'BW-25.8', values: yesOrNo, default: false, matters: isSolo },
    { name: 'closedHands', rule: 'BW-27.1', values: yesOrNo, default: false },
    { name: 'fullShuffle', rule: 'BW-27.2', values: yesOrNo, default: false },
  ],
  /** 60 rounds of four turns, with a long hand in each. */
  longest: LAST_ROUND * 4 * 120,
  grid: { 1: gridFor(1), 2: gridFor(2), 3: gridFor(3), 4: gridFor(4) },
} as const satisfies Meta;

/** BW-25.5: challenges are for solo players. */
function whyNotOptions({ risingPanic, knivesInTheDark }: Options, seats: number): Refusal<BW> | null {
  return seats > 1 && (risingPanic === true || knivesInTheDark === true) ? no('BW-25.5', 'onlySolo', { seats }) : null;
}

export const bulwark = defineGame<Table, string, TableView, GameFact, BW, Given>({
  meta,
  versions,
  text,
  rulebook,
  rules: book,
  main: 'game',
  given,
  deal,
  whyNotOptions,
  seats: (t) => t.heroes.length,
  copy: copyTable,
  look,
  imagine,
  outcome,
  score: (t) => (t.ending === 'won' ? 1 : 0),
  tableSchema,
  viewSchema,
  impossible,
  content: { all, seen },
  bots,
  draw,
  aim,
  sights,
  read,
  typed,
});
