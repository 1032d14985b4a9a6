/** WS-4.9: how far a hero in the making is, part by part. */
import type { WS } from '../rulebook/ids.generated.ts';
import {
  BLADE_ABILITY,
  type Draft,
  FIRST_ACHIEVEMENTS,
  MOST_GADGETS,
  POINTS,
  pointsSpent,
  SPECIALTIES_BOUGHT,
  TRAINED_SKILLS,
} from './legal.ts';

export const PARTS = [
  'name',
  'archetype',
  'race',
  'nation',
  'profession',
  'attributes',
  'skills',
  'specialties',
  'achievements',
  'gadget',
  'gear',
] as const;
export type Part = (typeof PARTS)[number];

/** What there is of a part, and of how much; gear may be left out. */
export type Progress = { readonly part: Part; readonly rule: WS; readonly have: number; readonly of: number };

const one = (chosen: unknown): number => (chosen === null || chosen === '' ? 0 : 1);

export function progressOf(draft: Draft): Progress[] {
  const { name, archetype, race, ability, blade, nation, profession, levels, vehicle } = draft;
  const dances = ability === BLADE_ABILITY;
  const pieces = draft.weapons.length + one(vehicle);
  return [
    { part: 'name', rule: 'WS-3.28', have: one(name.en), of: 1 },
    { part: 'archetype', rule: 'WS-3.24', have: one(archetype), of: 1 },
    // A race and its ability, and for one of them a blade.
    { part: 'race', rule: 'WS-4.6', have: one(race) + one(ability) + (dances ? one(blade) : 0), of: dances ? 3 : 2 },
    { part: 'nation', rule: 'WS-3.25', have: one(nation), of: 1 },
    { part: 'profession', rule: 'WS-3.25', have: one(profession), of: 1 },
    { part: 'attributes', rule: 'WS-4.1', have: pointsSpent(levels), of: POINTS },
    { part: 'skills', rule: 'WS-4.2', have: draft.trained.length, of: TRAINED_SKILLS },
    { part: 'specialties', rule: 'WS-4.3', have: draft.specialties.length, of: SPECIALTIES_BOUGHT },
    { part: 'achievements', rule: 'WS-4.7', have: draft.achievements.length, of: FIRST_ACHIEVEMENTS },
    { part: 'gadget', rule: 'WS-4.8', have: draft.gadgets.length, of: MOST_GADGETS },
    { part: 'gear', rule: 'WS-4.8', have: pieces, of: 0 },
  ];
}
