/** What play should reach: events, abilities, endings, classes, and every word that has an effect. */
import { ABILITIES, DEFENDER_CLASSES, ENDINGS, SPECIAL_EVENTS, THREAT_CLASSES } from './data/index.ts';
import { DEATHS, type DefendersFact, MORALE_CAUSES, RESULTS, WAYS } from './facts.ts';

const named = (sort: string, names: readonly string[]): string[] => names.map((name) => `${sort} ${name}`);
export const all: readonly string[] = [
  ...named('event', SPECIAL_EVENTS),
  ...named('ability', ABILITIES),
  ...named('ending', ENDINGS),
  ...named('defender', DEFENDER_CLASSES),
  ...named('threat', THREAT_CLASSES),
  ...named('activated', ['jack', 'queen', 'king']),
  ...named('result', RESULTS),
  ...named('death', DEATHS),
  ...named('way', WAYS),
  ...named('morale', MORALE_CAUSES),
];

/** What a fact shows to have been reached in play. */
export function seen(fact: DefendersFact): readonly string[] {
  switch (fact.kind) {
    case 'specialEvent':
      return [`event ${fact.event}`];
    case 'abilityRolled':
      return [`ability ${fact.ability}`];
    case 'activated':
      return fact.ability === 'king' ? ['ability king'] : [];
    case 'gameEnded':
      return [`ending ${fact.reason}`];
    case 'defenderFinalised':
      return [`defender ${fact.class}`];
    case 'threatCreated':
      return [`threat ${fact.class}`];
    case 'threatActivated':
      return [`activated ${fact.class}`];
    case 'battleDecided':
      return [`result ${fact.result}`];
    case 'defenderDestroyed':
    case 'threatDestroyed':
      return [`death ${fact.death}`];
    case 'defenderPlaced':
      return ['way placing'];
    case 'defenderMoved':
      return [`way ${fact.way}`];
    case 'moraleChanged':
      return [`morale ${fact.cause}`];
    default:
      return [];
  }
}
