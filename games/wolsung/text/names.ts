/** The names of everything with an id, in one language. */
import type { Language } from '@guildhall/kernel';
import type { FormId, Words } from '../data/index.ts';
import {
  abilities,
  archetypes,
  bodyParts,
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
