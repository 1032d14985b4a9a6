/** Campaigns of Kobolds & Cobblestones (chapters 30 to 37): the package, played like any game, mostly out of turn. */
import { defineGame, type Meta, type Plain } from '@guildhall/kernel';
import { SCENARIO_IDS } from '../data/index.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import { rulebook } from '../rulebook/rulebook.generated.ts';
import { bots } from './bots.ts';
import { cover } from './cover.ts';
import { MOST_ROUNDS, STARTING_LEVELS, USUAL_ROUNDS } from './data/index.ts';
import type { CampaignFact } from './facts.ts';
import { imagine } from './imagine.ts';
import { wrongStep } from './invariants.ts';
import { links } from './links.ts';
import { book, deal, outcome } from './rules/index.ts';
import { type Table, type TableView, table, viewSchema } from './table.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { look } from './view.ts';

const yesOrNo = [false, true] as const;
const rounds = Array.from({ length: MOST_ROUNDS }, (_, i) => i + 1);

export const meta = {
  id: cover.id,
  version: '1.0.0',
  seats: cover.seats,
  options: [
    { name: 'rounds', rule: 'KC-30.6', values: rounds, default: USUAL_ROUNDS },
    { name: 'start', rule: 'KC-30.23', values: STARTING_LEVELS, default: 0 },
    { name: 'doubled', rule: 'KC-30.23', values: yesOrNo, default: false },
    { name: 'optional', rule: 'KC-21.3', values: yesOrNo, default: true },
  ],
  /** In each round everybody decides what to bring, may choose a reward and an injury, and half as many results come in. */
  longest: MOST_ROUNDS * cover.seats.max * 10,
} as const satisfies Meta;

export const campaign = defineGame<Table, Plain, TableView, CampaignFact, KC>({
  meta,
  text,
  rulebook,
  rules: book,
  main: 'campaign',
  deal,
  seats: table.seats,
  copy: table.copy,
  look: (t, seat) => look(t, seat),
  imagine: (t, _stack, seat, random) => imagine(t, seat, random),
  outcome,
  score: (t, seat) => t.gangs[seat].notoriety,
  tableSchema: table.schema,
  viewSchema,
  impossible: (t, stack) => wrongStep(t, stack) ?? table.impossible(t),
  content: { all: SCENARIO_IDS, seen: (fact) => (fact.kind === 'scenarioDrawn' ? [fact.scenario] : []) },
  bots,
  draw,
  links,
});

export type { CampaignFact } from './facts.ts';
export type { Result } from './rules/fights.ts';
export type { Table as CampaignTable, TableView as CampaignView } from './table.ts';
