/** The names of everything with an id, in one language. */
import type { Language } from '@guildhall/kernel';
import { ARCHETYPE_IDS, CHARACTER_MARKS, type FormId, VEHICLE_IDS, type Words } from '../data/index.ts';
import type { Refusals } from '../refusals.ts';
import { EDIT_WEAPONS } from '../rules/editing.ts';
import {
  abilities,
  archetypes,
  bodyParts,
  characterMarks,
  conflicts,
  domains,
  features,
  formalities,
  gadgets,
  inForm,
  nations,
  professions,
  profiles,
  races,
  routes,
  scars,
  scenarios,
  skills,
  specialties,
  stunts,
  vehicles,
  weaknesses,
  weapons,
} from './data/index.ts';

type Table = { readonly [id: string]: Words };
const named = (table: { readonly [id: string]: { readonly name: Words } }): Table =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name]));

const FORM: FormId = 'masculine';

/** Where two tables share an id the earlier one is meant. */
const TABLES: readonly Table[] = [
  skills,
  stunts,
  weapons,
  vehicles,
  named(gadgets),
  scars,
  bodyParts,
  archetypes,
  profiles,
  conflicts,
  routes,
  formalities,
  named(abilities),
  named(weaknesses),
  named(features),
  named(specialties),
  named(domains),
  nations,
  Object.fromEntries(Object.entries(scenarios).map(([id, { title }]) => [id, title])),
  Object.fromEntries(Object.entries(professions).map(([id, { name }]) => [id, inForm(name, FORM)])),
  Object.fromEntries(Object.entries(races).map(([id, forms]) => [id, inForm(forms, FORM)])),
];

/** The name of an id, or null. */
export function nameOfId(id: string, language: Language): string | null {
  for (const table of TABLES) if (Object.hasOwn(table, id)) return table[id][language];
  return null;
}

/** Everything of a kind that an edited profile may have (D13), as a list to choose from. */
export function choices(what: Refusals['noSuchName']['what'], language: Language): string {
  const known = {
    weapon: () => EDIT_WEAPONS.map((id) => weapons[id]),
    mark: () => CHARACTER_MARKS.map((id) => inForm(characterMarks[id], FORM)),
    vehicle: () => VEHICLE_IDS.map((id) => vehicles[id]),
    archetype: () => ARCHETYPE_IDS.map((id) => archetypes[id]),
  }[what]();
  return known.map((words) => words[language]).join(', ');
}
