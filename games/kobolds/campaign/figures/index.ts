/** What simulated seasons show: titles by Leader, whether somebody runs away with it, and what equipment and audacity are worth. */
import {
  type Contest,
  type Fact,
  type Figure,
  type Figures,
  type LinkedMatch,
  type Plain,
  type Random,
  shuffle,
} from '@guildhall/kernel';
import { EQUIPMENT_IDS, type EquipmentId, type LeaderId } from '../../data/index.ts';
import type { Roster } from '../../given.ts';
import type { SkirmishReport } from '../../report.ts';
import { worthOfProfile } from '../data/index.ts';
import { STARTERS } from '../data/starters.ts';
import { type CampaignFact, TITLES, type Title } from '../facts.ts';
import { awards } from '../rules/ending.ts';
import type { Table } from '../table.ts';
import { ofAudacity } from './audacity.ts';
import { conclude, GROUP_IDS, say, WORTH } from './words.ts';

/** Something that can come true once. */
export const one = (group: string, name: string, won: boolean): Figure => ({ group, name, won: won ? 1 : 0, of: 1 });

const carries = ({ leader, members }: Roster, item: EquipmentId): boolean =>
  [leader, ...members].some(({ equipment }) => equipment.includes(item));

/** What those who fight would cost, in coins. */
const strengthOf = ({ members }: Roster): number => members.reduce((sum, { profile }) => sum + worthOfProfile(profile), 0);

/** Of fights that somebody won and to which only one side brought the item: did that side win? */
function ofMatch({ given }: LinkedMatch, reported: Plain): Figure[] {
  const { winner, scenario } = reported as SkirmishReport;
  const rosters = given.own as Roster[];
  const decided = one('decided', scenario, winner >= 0);
  if (winner < 0) return [decided];
  const items = EQUIPMENT_IDS.flatMap((item) => {
    const [mine, yours] = rosters.map((roster) => carries(roster, item));
    return mine === yours ? [] : [one('equipment', item, (winner === 0) === mine)];
  });
  return [decided, ...items];
}

/** Rich gangs carry more, and have more of everything: strength and Stash are causes of their own. */
function contest({ given }: LinkedMatch, reported: Plain): Contest | null {
  const { winner } = reported as SkirmishReport;
  if (winner < 0) return null;
  const [mine, yours] = given.own as Roster[];
  const items = EQUIPMENT_IDS.map((item) => [item, Number(carries(mine, item)) - Number(carries(yours, item))]);
  const more = { strength: strengthOf(mine) - strengthOf(yours), stash: mine.stash - yours.stash, ...Object.fromEntries(items) };
  return { won: winner === 0, more };
}

/** Notoriety after each round, by seat. */
function standings(facts: readonly CampaignFact[], start: readonly number[]): number[][] {
  const now = start.slice();
  const rounds: number[][] = [];
  for (const fact of facts) {
    if (fact.kind === 'notoriety' || fact.kind === 'notorietyBought') now[fact.seat] = fact.notoriety;
    if (fact.kind === 'booksOpened') rounds.push(now.slice());
  }
  return rounds;
}

/** How far ahead the first is after each round, and whether whoever leads alone keeps it to the end. */
function ofLead(facts: readonly CampaignFact[], end: Table, notorious: readonly number[]): Figure[] {
  const start = end.gangs.map(() => end.settings.start);
  return standings(facts, start).flatMap((notoriety, round): Figure[] => {
    const [first, second] = notoriety.slice().sort((a, b) => b - a);
    const name = String(round + 1);
    const lead: Figure = { group: 'lead', name, amount: first - second };
    return first === second ? [lead] : [lead, one('leading', name, notorious.includes(notoriety.indexOf(first)))];
  });
}

function ofSeason(told: readonly Fact[], end: Table): Figure[] {
  const facts = told as readonly CampaignFact[];
  const titles = awards(end);
  const holders = (title: Title): readonly number[] => titles.find((award) => award.title === title)?.seats ?? [];
  const byLeader = end.gangs.flatMap(({ leader }, seat) =>
    TITLES.map((title) => one(title, end.members[leader].profile as LeaderId, holders(title).includes(seat))),
  );
  const most = Math.max(...end.gangs.map((_, seat) => titles.filter(({ seats }) => seats.includes(seat)).length));
  const gathered = TITLES.map((_, n) => one('gathered', String(n + 1), most >= n + 1));
  return [...byLeader, ...gathered, ...ofLead(facts, end, holders('notorious')), ...ofAudacity(facts, end)];
}

/** A gang for each Leader, dealt by lot: players would all begin with the one they think the best. */
function opening(seats: number, random: Random): Plain[] {
  const gangs = shuffle(random, [...STARTERS]);
  return Array.from({ length: seats }, (_, seat) => gangs[seat % gangs.length]);
}

export const figures: Figures<Table> = {
  groups: GROUP_IDS,
  ofContests: WORTH,
  opening,
  match: ofMatch,
  contest,
  season: ofSeason,
  say,
  conclude,
};
