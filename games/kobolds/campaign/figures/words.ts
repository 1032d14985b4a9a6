/** What the figures of simulated seasons are called, and what follows from them. */
import type { Language, Shown } from '@guildhall/kernel';
import type { ProfileId } from '../../data/index.ts';
import type { AudacityLine } from '../data/index.ts';
import { text } from '../text/index.ts';

/** What one more of something is worth in a fight. */
export const WORTH = 'worth';
export const GROUP_IDS = [
  'notorious',
  'wealthiest',
  'ruthless',
  'gathered',
  'leading',
  'lead',
  'audacity',
  'nearer',
  'overtakes',
  'decides',
  'decided',
  'equipment',
  WORTH,
] as const;
type Group = (typeof GROUP_IDS)[number];

interface Words {
  readonly groups: { readonly [group in Group]: string };
  readonly lines: { readonly [line in AudacityLine | 'all']: string };
  readonly causes: { readonly [cause: string]: string };
  round(n: string): string;
  titles(n: string): string;
  runaway(round: string, share: string): string;
  noRunaway: string;
  decides(share: string): string;
  worth(items: string): string;
  noWorth: string;
}

const en: Words = {
  groups: {
    notorious: 'Most Notorious, by Leader: share of their seasons',
    wealthiest: 'Wealthiest, by Leader: share of their seasons',
    ruthless: 'Most Ruthless, by Leader: share of their seasons',
    gathered: 'Titles that one player gathered',
    leading: 'Alone in the lead after a round, and Most Notorious in the end',
    lead: 'Points of Notoriety between the first and the second',
    audacity: 'What underdogs came to (KC-32.7 to KC-32.10)',
    nearer: 'Points of Notoriety by which the bonus brought an underdog nearer to the rival',
    overtakes: 'Underdogs with the bonus who end the season level with that rival or above',
    decides: 'Seasons in which others would be Most Notorious without the bonus',
    decided: 'Fights with a completed objective, by scenario',
    equipment: 'Fights won by the only side that carries it',
    worth: 'What one more is worth in a fight, all else being equal: points of the chance to win',
  },
  lines: {
    completes: 'completes the objective',
    takesOut: 'takes out the rival',
    loses: 'loses',
    bothFail: 'both fail',
    all: 'any of them',
  },
  causes: { strength: "a coin's worth of members", stash: 'a coin in the Stash' },
  round: (n) => `round ${n}`,
  titles: (n) => (n === '1' ? 'at least one' : `at least ${n}`),
  runaway: (round, share) =>
    `There is a runaway leader after round ${round}: whoever is alone in the lead then is Most Notorious in the end in ${share} of seasons.`,
  noRunaway:
    'There is no runaway leader: after no round before the last is the lead shown to decide more than half of the seasons.',
  decides: (share) => `Without bonuses for audacity others would be Most Notorious in ${share} of seasons.`,
  worth: (items) => `Shown to change the chance to win, in points: ${items}.`,
  noWorth: 'No piece of equipment is shown to change the chance to win by itself.',
};

const pl: Words = {
  groups: {
    notorious: 'Najbardziej osławiony, według Przywódcy: udział w jego sezonach',
    wealthiest: 'Najbogatszy, według Przywódcy: udział w jego sezonach',
    ruthless: 'Najbardziej bezwzględny, według Przywódcy: udział w jego sezonach',
    gathered: 'Tytuły zebrane przez jednego gracza',
    leading: 'Samotne prowadzenie po rundzie i tytuł Najbardziej osławionego na koniec',
    lead: 'Punkty Niesławy między pierwszym a drugim',
    audacity: 'Co spotyka słabszych (KC-32.7 do KC-32.10)',
    nearer: 'Punkty Niesławy, o które premia zbliżyła słabszego do rywala',
    overtakes: 'Słabsi z premią, którzy kończą sezon na równi z tym rywalem albo wyżej',
    decides: 'Sezony, w których bez premii Najbardziej osławiony byłby kto inny',
    decided: 'Walki z wykonanym celem, według scenariusza',
    equipment: 'Walki wygrane przez jedyną stronę, która to nosi',
    worth: 'Ile w walce jest warta jedna sztuka więcej przy pozostałych równych: punkty szansy na wygraną',
  },
  lines: {
    completes: 'wykonuje cel',
    takesOut: 'rozbija rywala',
    loses: 'przegrywa',
    bothFail: 'nikt nie wykonuje celu',
    all: 'którakolwiek',
  },
  causes: { strength: 'członkowie warci o monetę więcej', stash: 'moneta w Sakiewce' },
  round: (n) => `runda ${n}`,
  titles: (n) => (n === '1' ? 'co najmniej jeden' : `co najmniej ${n}`),
  runaway: (round, share) =>
    `Po rundzie ${round} jest ktoś, kogo trudno dogonić: kto wtedy sam prowadzi, na koniec jest Najbardziej osławiony w tylu sezonach: ${share}.`,
  noRunaway:
    'Nikt nie ucieka reszcie: po żadnej rundzie przed ostatnią prowadzenie nie rozstrzyga na pewno ponad połowy sezonów.',
  decides: (share) => `Bez premii za zuchwałość Najbardziej osławiony byłby kto inny w tylu sezonach: ${share}.`,
  worth: (items) => `Na pewno zmieniają szansę na wygraną, w punktach: ${items}.`,
  noWorth: 'O żadnej sztuce ekwipunku nie widać, by sama zmieniała szansę na wygraną.',
};

const WORDS: { readonly [language in Language]: Words } = { en, pl };

const AUDACITY_GROUPS: readonly string[] = ['audacity', 'nearer', 'overtakes', 'decides'] satisfies Group[];
const ROUND_GROUPS: readonly string[] = ['leading', 'lead'] satisfies Group[];

export function say(language: Language, group: string, name: string | null): string {
  const words = WORDS[language];
  if (name === null) return words.groups[group as Group] ?? group;
  if (AUDACITY_GROUPS.includes(group)) return words.lines[name as AudacityLine] ?? name;
  if (ROUND_GROUPS.includes(group)) return words.round(name);
  if (group === 'gathered') return words.titles(name);
  return words.causes[name] ?? text[language].name(name as ProfileId);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const withInterval = ({ value, low, high }: Shown): string => `${percent(value)} (${percent(low)} - ${percent(high)})`;
const signed = (points: number): string => `${points > 0 ? '+' : ''}${(100 * points).toFixed(1)}`;

export function conclude(language: Language, shown: (group: string) => readonly Shown[]): string[] {
  const words = WORDS[language];
  const rounds = shown('leading').toSorted((a, b) => Number(a.name) - Number(b.name));
  const runaway = rounds.slice(0, -1).find(({ low }) => low > 1 / 2);
  const decides = shown('decides').find(({ name }) => name === 'all');
  const sure = shown(WORTH).filter(({ name, low, high }) => (low > 0 || high < 0) && !Object.hasOwn(words.causes, name));
  const items = sure.map((item) => {
    const { name, value, low, high } = item;
    return `${say(language, WORTH, name)} ${signed(value)} (${signed(low)} … ${signed(high)})`;
  });
  return [
    runaway ? words.runaway(runaway.name, withInterval(runaway)) : words.noRunaway,
    ...(decides ? [words.decides(withInterval(decides))] : []),
    items.length > 0 ? words.worth(items.join(', ')) : words.noWorth,
  ];
}
