/** What simulated seasons show: titles by Leader, whether somebody runs away with it, and what equipment and audacity are worth. */
import type { Fact, Figure, Figures, Language, LinkedMatch, Plain } from '@guildhall/kernel';
import { EQUIPMENT_IDS, type EquipmentId, type LeaderId, type ProfileId } from '../data/index.ts';
import type { Roster } from '../given.ts';
import type { SkirmishReport } from '../report.ts';
import { AUDACITY, type AudacityLine } from './data/index.ts';
import { type CampaignFact, TITLES, type Title } from './facts.ts';
import { awards } from './rules/ending.ts';
import type { Table } from './table.ts';
import { text } from './text/index.ts';

const one = (group: string, name: string, won: boolean): Figure => ({ group, name, won: won ? 1 : 0, of: 1 });

const carries = ({ leader, members }: Roster, item: EquipmentId): boolean =>
  [leader, ...members].some(({ equipment }) => equipment.includes(item));

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

/** Which line of audacity each underdog came to: the rule of the bonus says so. */
function audacities(facts: readonly CampaignFact[]): Figure[] {
  const lines: AudacityLine[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'notoriety' || fact.add <= 0) continue;
    const line = (Object.keys(AUDACITY) as AudacityLine[]).find((key) => AUDACITY[key].rule === fact.rule);
    if (line) lines.push(line);
  }
  return (Object.keys(AUDACITY) as AudacityLine[]).map((line) => ({
    group: 'audacity',
    name: line,
    won: lines.filter((other) => other === line).length,
    of: lines.length,
  }));
}

function ofSeason(told: readonly Fact[], end: Table): Figure[] {
  const facts = told as readonly CampaignFact[];
  const titles = awards(end);
  const holders = (title: Title): readonly number[] => titles.find((award) => award.title === title)?.seats ?? [];
  const byLeader = end.gangs.flatMap(({ leader }, seat) =>
    TITLES.map((title) => one(title, end.members[leader].profile as LeaderId, holders(title).includes(seat))),
  );
  const start = end.gangs.map(() => end.settings.start);
  const leading = standings(facts, start).flatMap((notoriety, round) => {
    const most = Math.max(...notoriety);
    const ahead = notoriety.flatMap((n, seat) => (n === most ? [seat] : []));
    return ahead.length === 1 ? [one('leading', String(round + 1), holders('notorious').includes(ahead[0]))] : [];
  });
  return [...byLeader, ...leading, ...audacities(facts)];
}

type Groups = { readonly [group: string]: string };
const GROUPS: { readonly [language in Language]: Groups } = {
  en: {
    notorious: 'Most Notorious, by Leader',
    wealthiest: 'Wealthiest, by Leader',
    ruthless: 'Most Ruthless, by Leader',
    leading: 'Alone in the lead after a round, and Most Notorious in the end',
    equipment: 'Fights won by the only side that carries it',
    audacity: 'What underdogs came to',
    decided: 'Fights with a completed objective, by scenario',
  },
  pl: {
    notorious: 'Najbardziej osławiony, według Przywódcy',
    wealthiest: 'Najbogatszy, według Przywódcy',
    ruthless: 'Najbardziej bezwzględny, według Przywódcy',
    leading: 'Samotne prowadzenie po rundzie i tytuł Najbardziej osławionego na koniec',
    equipment: 'Walki wygrane przez jedyną stronę, która to nosi',
    audacity: 'Co spotyka słabszych',
    decided: 'Walki z wykonanym celem, według scenariusza',
  },
};
const LINES: { readonly [language in Language]: { readonly [line in AudacityLine]: string } } = {
  en: { completes: 'completes the objective', takesOut: 'takes out the rival', loses: 'loses', bothFail: 'both fail' },
  pl: { completes: 'wykonuje cel', takesOut: 'rozbija rywala', loses: 'przegrywa', bothFail: 'nikt nie wykonuje celu' },
};

export const figures: Figures<Table> = {
  match: ofMatch,
  season: ofSeason,
  say(language, group, name) {
    if (name === null) return GROUPS[language][group] ?? group;
    if (group === 'audacity') return LINES[language][name as AudacityLine] ?? name;
    return group === 'leading' ? name : text[language].name(name as ProfileId);
  },
};
