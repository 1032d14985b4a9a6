/** Kobolds & Cobblestones: the package of the game, and the types its board needs. */
import { defineGame, type Meta, type Options } from '@guildhall/kernel';
import * as v from 'valibot';
import { aim } from './aim.ts';
import { bots } from './bots.ts';
import { all, seen } from './content.ts';
import { copyTable } from './copy.ts';
import { cover } from './cover.ts';
import { DEFAULT_GOLD, LAYOUT_IDS, LEAST_GOLD, MOST_GOLD } from './data/index.ts';
import type { KoboldsFact } from './facts.ts';
import { type Given, given } from './given.ts';
import { imagineTable } from './imagine.ts';
import { impossible } from './invariants.ts';
import { reportSchema, type SkirmishReport } from './report.ts';
import type { KC } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { score } from './rules/ending.ts';
import { reportOf } from './rules/fates.ts';
import { book } from './rules/index.ts';
import { takeBack } from './rules/manners.ts';
import { deal, whyNotOptions } from './rules/setup.ts';
import { tableSchema, viewSchema } from './schema.ts';
import type { Table } from './table.ts';
import { read, typed } from './terminal/read.ts';
import { sights } from './terminal/sights.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { versions } from './versions.ts';
import { look, type TableView } from './view.ts';

const amounts = Array.from({ length: MOST_GOLD - LEAST_GOLD + 1 }, (_, i) => LEAST_GOLD + i);

export const meta = {
  id: cover.id,
  version: '1.2.0',
  seats: cover.seats,
  options: [
    { name: 'gold', rule: 'KC-3.2', values: amounts, default: DEFAULT_GOLD },
    /** 0: by lot (KC-4.2). */
    { name: 'scenario', rule: 'KC-4.5', values: [0, 1, 2, 3, 4, 5, 6, 7, 8], default: 0 },
    { name: 'layout', rule: 'KC-2.13', values: ['random', ...LAYOUT_IDS, 'own'], default: 'random' },
    /** KC-26: of Territory Grab alone, which may also come by lot. */
    {
      name: 'doublePoints',
      rule: 'KC-21.3',
      values: [false, true],
      default: false,
      matters: ({ scenario }: Options) => scenario === 0 || scenario === 5,
    },
  ],
  /** All Out Brawl between two gangs that hit hard and are soon understood. */
  first: { options: { scenario: 1 }, answers: { 'gangs/build': ['skull-crackers', 'volunteers'] } },
  /**
   * At most 12 turns (KC-25.13) of some 120 activations (no more models fit into the two zones, and raising one takes another
   * off), each with at most a score of attacks of its own, its helpers and its foes, and each of these with some forty
   * decisions; Always Angry adds one attack for each model and turn. Games between people take a few hundred.
   */
  longest: 2_000_000,
} as const satisfies Meta;

export const kobolds = defineGame<Table, string, TableView, KoboldsFact, KC, Given, SkirmishReport | null>({
  meta,
  versions,
  text,
  rulebook,
  rules: book,
  main: 'game',
  given,
  deal,
  whyNotOptions,
  seats: () => 2,
  copy: copyTable,
  look,
  imagine: imagineTable,
  outcome(t) {
    if (t.ending === null) return null;
    const { reason, rule, winners, scores } = t.ending;
    return { reason, rule, winners: winners.slice(), scores: scores.slice() };
  },
  score,
  report: { schema: v.nullable(reportSchema), of: reportOf },
  tableSchema,
  viewSchema,
  impossible,
  content: { all, seen },
  bots,
  takeBack,
  draw,
  aim,
  sights,
  read,
  typed,
});

export type * from './data/index.ts';
export type { FactKind, KoboldsFact, MoveKind, Term, TermName } from './facts.ts';
export type { Roster } from './given.ts';
export type { QuestionName } from './questions.ts';
export type { Refusals, Why } from './refusals.ts';
export type { SkirmishReport } from './report.ts';
export { sceneOf } from './rules/scene.ts';
export type { Gang, Marker, Model, Phase, Reason, Settings, Table, Terrain } from './table.ts';
export type { ActivationView, FightView, GangView, ModelView, SpellView, TableView } from './view.ts';
