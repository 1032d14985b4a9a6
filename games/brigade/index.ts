/** The Brigade: the package of the game, and the types its board needs. */
import { defineGame, type Meta, type Options } from '@guildhall/kernel';
import { aim } from './aim.ts';
import { bots } from './bots.ts';
import { signs } from './colours.ts';
import { copyTable } from './copy.ts';
import { cover } from './cover.ts';
import { CREW, EVENTS, SPECIAL_BUILDINGS, WARDENS } from './data/index.ts';
import type { BrigadeFact } from './facts.ts';
import { imagineTable } from './imagine.ts';
import { impossible } from './invariants.ts';
import { read, typed } from './read.ts';
import type { BR } from './rulebook/ids.generated.ts';
import { rulebook } from './rulebook/rulebook.generated.ts';
import { everybody, score } from './rules/ending.ts';
import { book } from './rules/index.ts';
import { deal, game, whyNotOptions } from './rules/setup.ts';
import { tableSchema, viewSchema } from './schema.ts';
import { sights } from './sights.ts';
import type { Table } from './table.ts';
import { draw } from './terminal.ts';
import { text } from './text/index.ts';
import { versions } from './versions.ts';
import { look, type TableView } from './view.ts';

export const meta = {
  id: cover.id,
  version: '1.1.0',
  seats: cover.seats,
  options: [
    { name: 'advanced', rule: 'BR-23.1', values: [false, true], default: false },
    { name: 'bonusWardens', rule: 'BR-27.2', values: [false, true], default: false },
    { name: 'promoCrew', rule: 'BR-28.1', values: [false, true], default: false },
    { name: 'specialBuildings', rule: 'BR-29.3', values: [false, true], default: false },
    { name: 'festivalEvents', rule: 'BR-30.1', values: [false, true], default: false },
    { name: 'cooperative', rule: 'BR-32.2', values: [false, true], default: false },
    {
      name: 'level',
      rule: 'BR-32.6',
      values: ['easy', 'normal', 'hard'],
      default: 'normal',
      matters: ({ cooperative }: Options) => cooperative === true,
    },
    { name: 'firstPlayer', rule: 'BR-3.14', values: ['random', '0', '1', '2', '3'], default: 'random' },
  ],
  longest: 20_000,
} as const satisfies Meta;

/** What a fact shows to have been reached in play. */
function contentSeen(fact: BrigadeFact): readonly string[] {
  switch (fact.kind) {
    case 'eventDrawn':
    case 'crewRecruited':
      return [fact.card];
    case 'preciousGiven':
      return ['precious'];
    case 'buildingTriggered':
      return [fact.building];
    case 'wardenUsed':
      return [fact.warden];
    case 'waterGained':
    case 'renownAwarded':
      return [fact.cause];
    default:
      return [];
  }
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export const brigade = defineGame<Table, string, TableView, BrigadeFact, BR>({
  meta,
  versions,
  text,
  rulebook,
  rules: book,
  main: game.name,
  deal,
  whyNotOptions,
  seats: (t) => t.seats,
  copy: copyTable,
  look,
  signs,
  imagine: imagineTable,
  outcome(t) {
    if (t.ending === null) return null;
    const { reason, rule, winners } = t.ending;
    return { reason, rule, winners: winners.slice(), scores: everybody(t).map((seat) => score(t, seat)) };
  },
  score,
  tableSchema,
  viewSchema,
  impossible,
  content: { all: [...ids(EVENTS), ...ids(CREW), ...ids(WARDENS), ...ids(SPECIAL_BUILDINGS)], seen: contentSeen },
  bots,
  draw,
  aim,
  sights,
  read,
  typed,
});

export type * from './data/index.ts';
export type { BrigadeFact, Cause, FactKind, Term, TermName } from './facts.ts';
export { QUESTIONS, type QuestionName, STEPS } from './questions.ts';
export type { Refusals, Why } from './refusals.ts';
export { SPACE_NAMES, spaceNamed } from './spaces.ts';
export type { Phase, Reason, Settings, Table } from './table.ts';
export type { PlayerView, SpaceView, TableView, TrackView } from './view.ts';
