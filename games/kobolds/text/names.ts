/** The shape of the catalogue of names: what must have a name, and what must have a sentence, in every language. */
import type {
  AbilityId,
  Allegiance,
  Category,
  ColourTestId,
  Corner,
  CriticalId,
  EffectId,
  EquipmentId,
  GangId,
  GoldOptionId,
  LayoutId,
  Position,
  ProfileId,
  ScenarioId,
  SpellEffectId,
  TerrainKind,
} from '../data/index.ts';

/** The vocabulary of the rulebook. */
export const TERMS = [
  'game',
  'gang',
  'model',
  'combatDeck',
  'eventDeck',
  'treasureDeck',
  'combatHand',
  'discardPile',
  'stash',
  'coffers',
  'coin',
  'crystal',
  'turn',
  'initiative',
  'activation',
  'action',
  'walk',
  'dash',
  'climb',
  'interact',
  'drawNewCards',
  'standUp',
  'recover',
  'attack',
  'meleeAttack',
  'rangedAttack',
  'counterAttack',
  'attackSpell',
  'supportSpell',
  'chuck',
  'breakAway',
  'fold',
  'stick',
  'twist',
  'bust',
  'allegiance',
  'cost',
  'move',
  'fight',
  'defend',
  'wounds',
  'base',
  'leadership',
  'critical',
  'ability',
  'effect',
  'equipment',
  'rank',
  'margin',
  'cardWidth',
  'cardLength',
  'baseContact',
  'engaged',
  'lineOfSight',
  'clearShot',
  'trickyShot',
  'gangingUp',
  'terrain',
  'lowTerrain',
  'tallTerrain',
  'deploymentZone',
  'scenario',
  'layout',
  'marker',
  'treasure',
  'trap',
  'road',
  'carriage',
  'mrCuddly',
  'chest',
  'spy',
  'removed',
  'killed',
  'mugged',
] as const;
export type Term = (typeof TERMS)[number];

export interface Words {
  name: string;
  /** One sentence, or two, that say what it is or does. */
  text: string;
}
export interface TestWords {
  name: string;
  /** What each colour means. */
  red: string;
  black: string;
}

export interface Names {
  terms: { [term in Term]: string };
  profiles: { [id in ProfileId]: Words };
  categories: { [category in Category]: string };
  /** For headings over lists of them. */
  categoriesPlural: { [category in Category]: string };
  allegiances: { [allegiance in Allegiance]: string };
  criticals: { [id in CriticalId]: Words };
  effects: { [id in EffectId]: Words };
  spellEffects: { [id in SpellEffectId]: Words };
  abilities: { [id in AbilityId]: Words };
  gold: { [id in GoldOptionId]: Words };
  equipment: { [id in EquipmentId]: Words };
  tests: { [id in ColourTestId]: TestWords };
  /** The text is how it is won. */
  scenarios: { [id in ScenarioId]: Words };
  layouts: { [id in LayoutId]: Words };
  terrain: { [kind in TerrainKind]: string };
  positions: { [position in Position]: string };
  corners: { [corner in Corner]: string };
  gangs: { [id in GangId]: Words };
}
