/** The news of the city: what everybody was told of a round, the weightiest first, as a newspaper would have it. */
import type { CampaignFact, FactKind } from '../../facts.ts';

/** What is worth a line in the paper, the weightiest first. */
export const NEWSWORTHY = [
  'titled',
  'reported',
  'killed',
  'injured',
  'levelReached',
  'recruited',
  'betTold',
  'changedHands',
  'founded',
] as const satisfies readonly FactKind[];
export type NewsKind = (typeof NEWSWORTHY)[number];
export type NewsFact = Extract<CampaignFact, { kind: NewsKind }>;

const isNews = (fact: CampaignFact): fact is NewsFact => (NEWSWORTHY as readonly string[]).includes(fact.kind);

export interface Edition {
  /** 0: before the first round. */
  readonly round: number;
  readonly stories: readonly NewsFact[];
}

/** One edition for each round, from its fights to those of the next, newest first; 0 is what came before all fights. */
export function editionsOf(facts: readonly CampaignFact[]): Edition[] {
  const editions = new Map<number, NewsFact[]>();
  let drawn = 0;
  let round = 0;
  for (const fact of facts) {
    if (fact.kind === 'scenarioDrawn') drawn = fact.round;
    if (fact.kind === 'fightBegins') round = drawn;
    if (isNews(fact)) editions.set(round, [...(editions.get(round) ?? []), fact]);
  }
  const weight = ({ kind }: NewsFact): number => NEWSWORTHY.indexOf(kind);
  return [...editions]
    .map(([of, stories]) => ({ round: of, stories: stories.toSorted((a, b) => weight(a) - weight(b)) }))
    .toReversed();
}
