/** All that play should come upon, and which facts show it: cards, Foes and their abilities, faces of dice, Menace thresholds. */
import { ABILITIES, type Ability, abilityOf, CARD_IDS, FOE_IDS, FOES, type FoeId, MOST_MENACE } from './data/index.ts';
import type { GameFact } from './facts.ts';
import { FACES } from './rules/dice.ts';

/** Menace at which some Foe's ability begins to work, or ends (BW-18.9), and at which the game is lost. */
export const THRESHOLDS: readonly number[] = [4, 8, 10, MOST_MENACE];

const has = (foe: FoeId, ability: Ability): boolean => FOES.get(foe)[ability].length > 0;
const faceOf = (whose: 'hero' | 'foe', face: number): string => `${whose} die ${face}`;
const threshold = (menace: number): string => `Menace ${menace}`;

export const all: readonly string[] = [
  ...CARD_IDS,
  ...FOE_IDS,
  ...FOE_IDS.flatMap((foe) => ABILITIES.filter((ability) => has(foe, ability)).map((ability) => abilityOf(foe, ability))),
  ...(['hero', 'foe'] as const).flatMap((whose) => Array.from({ length: FACES }, (_, i) => faceOf(whose, i + 1))),
  ...THRESHOLDS.map(threshold),
];

/** The fact that tells of each ability. An attack that comes through is the nearest there is to a Wound dealt. */
const TOLD = new Map<GameFact['kind'], Ability>([
  ['revealed', 'reveal'],
  ['activated', 'activation'],
  ['defeated', 'defeat'],
  ['resurrected', 'resurrected'],
  ['struck', 'afterWound'],
  ['almsGiven', 'almsGiven'],
]);

/** What a fact shows. */
export function seen(fact: GameFact): readonly string[] {
  if (fact.kind === 'played' || fact.kind === 'wounded') return [fact.card];
  if (fact.kind === 'rolled') return [faceOf(fact.whose, fact.face)];
  if (fact.kind === 'menaceChanged') return THRESHOLDS.filter((at) => fact.to >= at).map(threshold);
  const ability = TOLD.get(fact.kind);
  if (ability === undefined || !('foe' in fact)) return [];
  const shown: string[] = has(fact.foe, ability) ? [abilityOf(fact.foe, ability)] : [];
  if (fact.kind === 'revealed') shown.push(fact.foe);
  return shown;
}
