/** Wolsung: the package of the game. It is exported under the game's id. */

import { defineGame, type Meta, type Options, type PlainRecord, type Refusal } from '@guildhall/kernel';
import { aim } from './aim.ts';
import { bots } from './bots.ts';
import { all, seen, shown } from './content.ts';
import { copyTable } from './copy.ts';
import { MODES, MOST_HEROES, SAMPLE_IDS, SCENARIO_IDS, SCENARIOS, type ScenarioId } from './data/index.ts';
import type { GameFact } from './facts.ts';
import { given } from './given.ts';
import { imagine } from './imagine.ts';
import { no } from './refusals.ts';
import { type Report, report } from './report.ts';
import type { WS } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { book, deal, type Given, outcome } from './rules/index.ts';
import { gmSeat, heroesOf, heroOption, LATER, NO_SCENE } from './rules/setup.ts';
import { impossible, tableSchema } from './schema.ts';
import { sights } from './sights.ts';
import { type Table, TEMPERS } from './table.ts';
import { read, typed } from './terminal/read.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { versions } from './versions.ts';
import { look, type TableView, viewSchema } from './view.ts';

const yesOrNo = [false, true] as const;
/** A company for any scenario. */
const COMPANY = ['H2', 'H4', 'H5', 'H1', 'H8', 'H10'] as const;

/** Balance is measured with heroes that fit the scenario (D16): two of them, as all scenarios allow, one alone, or three. */
const FITTING = {
  1: ['S1+H2', 'S2+H2', 'S4+H10', 'S5+H8', 'S6+H1', 'S7+H1', 'S8+H1'],
  2: ['S1+H2+H4', 'S2+H2+H7', 'S3+H2+H7', 'S4+H10+H5', 'S5+H8+H9', 'S6+H1+H6', 'S7+H1+H3', 'S8+H5+H6'],
  3: ['S1+H2+H4+H7', 'S3+H2+H7+H4', 'S4+H10+H5+H7', 'S5+H8+H9+H2', 'S6+H1+H6+H8', 'S7+H1+H3+H8', 'S8+H5+H6+H8'],
} as const;

/** WS-1.6: scenes are planned but where a GM decides as play goes on; only the Director has a temper, and goes gently (WS-2.10). */
const isPlanned = ({ mode }: Options): boolean => mode !== 'hosted';
const isDirected = ({ mode }: Options): boolean => mode === 'director';

export const meta = {
  id: 'wolsung',
  version: '1.4.0',
  seats: { min: 2, max: 7 },
  options: [
    { name: 'mode', rule: 'WS-1.6', values: MODES, default: 'director' },
    { name: 'scenario', rule: 'WS-10.19', values: SCENARIO_IDS, default: 'S1', matters: isPlanned },
    ...LATER.map((name) => ({
      name,
      rule: 'WS-1.3',
      values: [NO_SCENE, ...SCENARIO_IDS],
      default: NO_SCENE,
      matters: isPlanned,
    })),
    ...COMPANY.map((hero, n) => ({
      name: heroOption(n),
      rule: 'WS-4.10',
      values: SAMPLE_IDS,
      default: hero,
      matters: (options: Options, seats: number) => n < heroesOf(options, seats),
    })),
    { name: 'heroesPerPlayer', rule: 'WS-1.4', values: [1, 2], default: 1 },
    { name: 'gentle', rule: 'WS-2.10', values: yesOrNo, default: true, matters: isDirected },
    { name: 'describe', rule: 'WS-8.11', values: yesOrNo, default: true },
    { name: 'openSheets', rule: 'WS-2.19', values: yesOrNo, default: false },
    { name: 'roundLimit', rule: 'WS-21.5', values: [0, 5, 10, 15, 20], default: 15 },
    { name: 'temper', rule: 'WS-23.14', values: TEMPERS, default: 'daring', matters: isDirected },
  ],
  roles: [
    { name: 'player', rule: 'WS-1.4', seats: { min: 1, max: 6 } },
    { name: 'director', rule: 'WS-1.6', seats: { min: 0, max: 1 }, software: true },
    { name: 'gm', rule: 'WS-1.6', seats: { min: 0, max: 1 }, bots: [] },
  ],
  /** Twelve characters, 99 rounds, several dice each, with cards, tokens and answers to them. */
  longest: 200_000,
  grid: {
    2: `scenario+hero1=${FITTING[1].join('|')}`,
    3: `scenario+hero1+hero2=${FITTING[2].join('|')}`,
    4: `scenario+hero1+hero2+hero3=${FITTING[3].join('|')}`,
  },
} as const satisfies Meta;

/** WS-1.5, WS-10.7: how many heroes there are, and whether they fit the scenarios. */
function whyNotOptions(options: Options, seats: number): Refusal<WS> | null {
  const heroes = heroesOf(options, seats);
  if (heroes > MOST_HEROES) return no('WS-1.5', 'tooManyHeroes', { heroes, most: MOST_HEROES });
  if (options.mode === 'duel') return null;
  if (options.mode === 'hosted') return null;
  for (const name of ['scenario', ...LATER]) {
    const scenario = SCENARIOS[options[name] as ScenarioId];
    if (!scenario) continue;
    const [least, most] = scenario.heroes;
    if (heroes < least || heroes > most) return no('WS-10.7', 'heroesDoNotFit', { heroes, least, most });
  }
  return null;
}

function roles(options: Options, seats: number): string[] {
  const gm = gmSeat(options, seats);
  return Array.from({ length: seats }, (_, seat) => (seat !== gm ? 'player' : options.mode === 'hosted' ? 'gm' : 'director'));
}

export const wolsung = defineGame<Table, string, TableView, GameFact, WS, Given, Report & PlainRecord>({
  meta,
  text,
  rulebook,
  rules: book,
  main: 'session',
  given,
  deal,
  roles,
  whyNotOptions,
  seats: (t) => t.stocks.length,
  copy: copyTable,
  look,
  imagine,
  outcome,
  score: (t, seat) => {
    const side = seat === t.gm ? 1 : (t.characters.find(({ owner }) => owner === seat)?.side ?? 0);
    return t.results.filter(({ winner }) => winner === side).length;
  },
  report,
  versions,
  tableSchema,
  viewSchema,
  impossible,
  content: { all, seen, shown },
  bots,
  draw,
  aim,
  sights,
  read,
  typed,
});

export * from './odds/index.ts';
