/** Equipment by the card that finds it (KC-D.15) and what it grants (section 34).
 *  Two copies on one model do not add up (KC-34.8), nor does an ability the model has already (KC-34.9). */
import type { Rank } from '@guildhall/cards';
import type { KC } from '../rulebook/ids.generated.ts';
import type { AbilityId } from './abilities.ts';
import type { EffectId } from './effects.ts';

export const EQUIPMENT_IDS = [
  'poison-blade',
  'fast-shoes',
  'wooden-shield',
  'sharp-blade',
  'magic-armour',
  'wicked-blade',
  'big-helmet',
  'magical-staff',
  'hammer',
  'heavy-armour',
  'fancy-shoes',
  'troll-skin',
  'whip',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

/** A member carries at most this many pieces (KC-34.5). */
export const MOST_EQUIPMENT = 2;

interface Grants {
  /** The ability it gives. */
  readonly ability: AbilityId | null;
  /** The effect of every successful melee, ranged or counter attack of the bearer (KC-34.25). */
  readonly inflicts: EffectId | null;
  /** The effect that the bearer always has. */
  readonly always: EffectId | null;
  /** May Dodge by its Move after each successful attack (KC-34.12). */
  readonly dodge: boolean;
  /** Added to the wounds of its successful attacks, taken from those of attacks on it; no spells. */
  readonly attack: number;
  readonly armour: number;
  /** The same for attack spells; a bust of the bearer is raised by `spell` too (KC-20.47). */
  readonly spell: number;
  readonly spellArmour: number;
}

export interface Equipment extends Grants {
  readonly id: EquipmentId;
  readonly card: Rank;
  readonly rule: KC;
}

const NOTHING: Grants = {
  ability: null,
  inflicts: null,
  always: null,
  dodge: false,
  attack: 0,
  armour: 0,
  spell: 0,
  spellArmour: 0,
};
const item = (card: Rank, rule: KC, grants: Partial<Grants>): Omit<Equipment, 'id'> => ({ card, rule, ...NOTHING, ...grants });

const ITEMS: { readonly [id in EquipmentId]: Omit<Equipment, 'id'> } = {
  'poison-blade': item('A', 'KC-34.10', { inflicts: 'poison' }),
  'fast-shoes': item('2', 'KC-34.11', { dodge: true }),
  'wooden-shield': item('3', 'KC-34.13', { armour: 1 }),
  'sharp-blade': item('4', 'KC-34.15', { ability: 'vicious' }),
  'magic-armour': item('5', 'KC-34.16', { spellArmour: 1 }),
  'wicked-blade': item('6', 'KC-34.17', { attack: 1 }),
  'big-helmet': item('7', 'KC-34.18', { ability: 'shake-it-off' }),
  'magical-staff': item('8', 'KC-34.19', { spell: 1 }),
  hammer: item('9', 'KC-34.20', { inflicts: 'grounded' }),
  'heavy-armour': item('T', 'KC-34.21', { ability: 'solid' }),
  'fancy-shoes': item('J', 'KC-34.22', { ability: 'graceful' }),
  'troll-skin': item('Q', 'KC-34.23', { ability: 'regenerate' }),
  whip: item('K', 'KC-34.24', { always: 'grab' }),
};

export const EQUIPMENT = Object.fromEntries(EQUIPMENT_IDS.map((id) => [id, { id, ...ITEMS[id] }])) as {
  readonly [id in EquipmentId]: Equipment;
};

/** The item that a card's rank names (KC-34.3). */
export const EQUIPMENT_OF_CARD = Object.fromEntries(EQUIPMENT_IDS.map((id) => [ITEMS[id].card, id])) as {
  readonly [card in Rank]: EquipmentId;
};
