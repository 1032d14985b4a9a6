/** What play should reach, for the report of what it never did: scenarios, profiles, criticals and what gold buys. */
import { CRITICAL_IDS, GOLD_OPTION_IDS, PROFILE_IDS, PROFILES, SCENARIO_IDS } from './data/index.ts';
import type { KoboldsFact } from './facts.ts';

const ofScenario = (id: string): string => `scenario ${id}`;
const ofProfile = (id: string): string => `profile ${id}`;
const ofCritical = (id: string): string => `critical ${id}`;
const ofGold = (id: string): string => `gold ${id}`;

/** The adopted Mr. Cuddly and Hard Head come with a campaign only: no profile that a skirmish knows has that critical. */
const CAMPAIGN_ONLY: readonly string[] = [ofProfile('mr-cuddly'), ofCritical('hard-head')];

export const all: readonly string[] = [
  ...SCENARIO_IDS.map(ofScenario),
  ...PROFILE_IDS.map(ofProfile),
  ...CRITICAL_IDS.map(ofCritical),
  ...GOLD_OPTION_IDS.map(ofGold),
].filter((name) => !CAMPAIGN_ONLY.includes(name));

/** Members of a gang in gang notation, without the names people gave them. */
const membersOf = (gang: string): string[] =>
  gang
    .replace(/\[[^\]]*\]/g, '')
    .split(/[\s;]+/)
    .filter((word) => Object.hasOwn(PROFILES, word))
    .map(ofProfile);

const NOTHING: readonly string[] = [];

export function seen(fact: KoboldsFact): readonly string[] {
  switch (fact.kind) {
    case 'scenarioSet':
      return [ofScenario(fact.scenario)];
    case 'gangRevealed':
      return fact.crystals > 0 ? [...membersOf(fact.gang), ofGold('magic-crystal')] : membersOf(fact.gang);
    case 'vicNamed':
      return [ofProfile('vic')];
    case 'criticalTriggered':
      return [ofCritical(fact.critical)];
    case 'coinsSpent':
      return [ofGold(fact.option)];
    default:
      return NOTHING;
  }
}
