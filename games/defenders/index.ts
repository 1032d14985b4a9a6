/** Defenders: the package of the game, and the types its board needs. */

import { defineGame, type Meta, type Plain } from '@guildhall/kernel';
import { aim } from './aim.ts';
import { bots } from './bots.ts';
import { all, seen } from './content.ts';
import { contributions } from './contributions/index.ts';
import { copyTable } from './copy.ts';
import { cover } from './cover.ts';
import { CONFERRING_MODES, DEFAULT_CONFERRING, DEFAULT_NARRATION, NARRATION_MODES, SETTINGS } from './data/index.ts';
import type { DefendersFact } from './facts.ts';
import { imagineTable } from './imagine.ts';
import { impossible } from './invariants.ts';
import type { DF } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { cityStands } from './rules/ending.ts';
import { book } from './rules/index.ts';
import { deal, whyNotOptions } from './rules/world.ts';
import { tableSchema, viewSchema } from './schema.ts';
import { PEOPLE, type Table } from './table.ts';
import { guide } from './terminal/guide.ts';
import { read, typed } from './terminal/read.ts';
import { sights } from './terminal/sights.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { versions } from './versions.ts';
import { look, type TableView } from './view.ts';

export const meta = {
  id: cover.id,
  version: '1.2.0',
  seats: cover.seats,
  options: [
    { name: 'people', rule: 'DF-2.9', values: PEOPLE, default: 'each' },
    { name: 'setting', rule: 'DF-4.5', values: ['agree', ...SETTINGS], default: 'agree' },
    { name: 'narration', rule: 'DF-29.3', values: NARRATION_MODES, default: DEFAULT_NARRATION },
    { name: 'conferring', rule: 'DF-14.5', values: CONFERRING_MODES, default: DEFAULT_CONFERRING },
    { name: 'startSeat', rule: 'DF-2.13', values: ['random', '0', '1', '2', '3', '4', '5'], default: 'random' },
  ],
  longest: 20_000,
  customs: {
    pause: 'DF-29.6',
    suspend: 'DF-30.6',
    person: 'DF-2.11',
    away: 'DF-30.8',
    back: 'DF-30.9',
    hand: 'DF-30.5',
    host: 'DF-2.13',
  },
} as const satisfies Meta;

/** All seats win or lose together (DF-1.2). */
const winners = (t: Table): number[] => (cityStands(t) ? Array.from({ length: t.seats }, (_, seat) => seat) : []);

export const defenders = defineGame<Table, Plain, TableView, DefendersFact, DF>({
  meta,
  versions,
  text,
  rulebook,
  rules: book,
  main: 'game',
  deal,
  whyNotOptions,
  seats: (t) => t.seats,
  copy: copyTable,
  look,
  imagine: (t, _stack, _seat, random) => imagineTable(t, random),
  outcome(t) {
    if (t.ending === null) return null;
    const { reason, rule } = t.ending;
    // DF-27.10: there is no score.
    return { winners: winners(t), reason, rule, scores: [] };
  },
  score: (t) => (cityStands(t) ? 1 : 0),
  tableSchema,
  viewSchema,
  impossible,
  content: { all, seen },
  bots,
  draw,
  aim,
  read,
  typed,
  sights,
  guide,
  // DF-28.7: a chronicle that can be exported as text with pictures.
  story: async (...told) => (await import('./board/chronicle/keep.ts')).keep(...told),
  // DF-14.5: talk is closed in Threats act and Defenders act, unless the table is on its honour.
  chat: { rule: 'DF-14.5', open: ({ table }) => table.settings.conferring === 'honour' || table.mayConfer },
  contributions,
});

export type * from './data/index.ts';
export type { Death, DefendersFact, FactKind, MoraleCause, Narration, Term, TermName, Way } from './facts.ts';
export { QUESTIONS, type QuestionName, STEPS } from './questions.ts';
export type { Refusals, Why } from './refusals.ts';
export { plainDamage, plainDrawing, plainFeature } from './rules/plain-drawing.ts';
export { ALOUD, TEMPLATE } from './rules/texts.ts';
export type {
  Connection,
  Crossing,
  Defender,
  Description,
  Drawing,
  Ending as SiegeEnding,
  Feature,
  Footprint,
  Location,
  Person,
  Phase as SiegePhase,
  Played,
  Role,
  Scene,
  Settings,
  Sketch,
  Stack,
  Step,
  Stroke,
  Table,
  Threat,
  World,
} from './table.ts';
export type { DefenderView, LocationView, TableView, ThreatView } from './view.ts';
