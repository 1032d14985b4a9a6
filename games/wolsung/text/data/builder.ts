/** The builder's own words: its parts, how far they are, and the forms a hero may have. */
import type { Language } from '@guildhall/kernel';
import type { FormId, Words } from '../../data/index.ts';
import type { Part, Progress } from '../../heroes/index.ts';

export const parts: { readonly [id in Part]: Words } = {
  name: { en: 'Name', pl: 'Imię' },
  archetype: { en: 'Archetype', pl: 'Archetyp' },
  race: { en: 'Race', pl: 'Rasa' },
  nation: { en: 'Nation', pl: 'Narodowość' },
  profession: { en: 'Profession', pl: 'Profesja' },
  attributes: { en: 'Attributes', pl: 'Atrybuty' },
  skills: { en: 'Skills', pl: 'Umiejętności' },
  specialties: { en: 'Specialties', pl: 'Specjalizacje' },
  achievements: { en: 'Achievements', pl: 'Osiągnięcia' },
  gadget: { en: 'Gadget', pl: 'Gadżet' },
  gear: { en: 'Gear', pl: 'Ekwipunek' },
};

/** How texts may speak of a hero. */
export const forms: { readonly [id in FormId]: Words } = {
  feminine: { en: 'feminine', pl: 'żeńska' },
  masculine: { en: 'masculine', pl: 'męska' },
  neutral: { en: 'neutral', pl: 'neutralna' },
};

/** "4 of 5"; gear has no number to reach. */
export function sayProgress({ have, of }: Progress, language: Language): string {
  if (of === 0) return `${have}`;
  return language === 'en' ? `${have} of ${of}` : `${have} z ${of}`;
}
