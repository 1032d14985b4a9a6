/** What many seasons add up to: shares, means, and what each cause is worth, with intervals. */
import { type Estimate, meanOf, regress, wilson } from '@guildhall/bots';
import type { Figure, Shown } from '@guildhall/kernel';
import type { CampaignKind } from '@guildhall/registry';
import type { Season } from './season.ts';

interface Sum {
  /** Amounts have a mean, the others are shares. */
  readonly ofAmounts: boolean;
  of: number;
  sum: number;
  squares: number;
}

export interface ShownGroup {
  readonly group: string;
  readonly of: 'share' | 'mean' | 'worth';
  readonly rows: readonly Shown[];
}

/** All groups of which there is anything to show, in the order the campaign gives them. */
export function addUp({ links }: CampaignKind, seasons: readonly Season[]): ShownGroup[] {
  const sums = new Map<string, Map<string, Sum>>();
  for (const { figures } of seasons) for (const figure of figures) add(sums, figure);
  return links.figures.groups.flatMap((group): ShownGroup[] => {
    if (group === links.figures.ofContests) return worthOf(group, seasons);
    const names = [...(sums.get(group) ?? [])];
    if (names.length === 0) return [];
    const of = names[0][1].ofAmounts ? 'mean' : 'share';
    return [{ group, of, rows: ordered(names.map(([name, sum]) => ({ name, of: sum.of, ...estimateOf(sum) }))) }];
  });
}

function add(sums: Map<string, Map<string, Sum>>, figure: Figure): void {
  const { group, name } = figure;
  const names = sums.get(group) ?? new Map<string, Sum>();
  sums.set(group, names);
  const sum = names.get(name) ?? { ofAmounts: 'amount' in figure, of: 0, sum: 0, squares: 0 };
  names.set(name, sum);
  if ('amount' in figure) {
    sum.of++;
    sum.sum += figure.amount;
    sum.squares += figure.amount ** 2;
  } else {
    sum.of += figure.of;
    sum.sum += figure.won;
  }
}

function estimateOf({ ofAmounts, of, sum, squares }: Sum): Estimate {
  return ofAmounts ? meanOf(of, sum, squares) : { value: of === 0 ? 0 : sum / of, ...wilson(sum, of) };
}

/** What fewer fights differed in nothing can be told of: a handful would look surer than it is. */
const ENOUGH_FIGHTS = 20;

/** What one more of each cause adds to the chance of the side that has it. */
function worthOf(group: string, seasons: readonly Season[]): ShownGroup[] {
  const contests = seasons.flatMap((season) => season.contests);
  const differ = (name: string): number => contests.filter(({ more }) => more[name] !== 0).length;
  const causes = Object.keys(contests[0]?.more ?? {}).filter((name) => differ(name) >= ENOUGH_FIGHTS);
  const trials = contests.map(({ won, more }) => ({ outcome: won ? 1 / 2 : -1 / 2, causes: causes.map((name) => more[name]) }));
  const worth = regress(trials);
  if (!worth) return [];
  return [{ group, of: 'worth', rows: ordered(causes.map((name, i) => ({ name, of: differ(name), ...worth[i] }))) }];
}

/** Numbers as they count, everything else with the highest value first. */
function ordered(rows: readonly Shown[]): Shown[] {
  const counted = rows.every(({ name }) => /^\d+$/.test(name));
  return rows.toSorted((a, b) => (counted ? Number(a.name) - Number(b.name) : b.value - a.value));
}
