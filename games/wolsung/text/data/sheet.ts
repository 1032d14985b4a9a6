/** A hero's sheet as lines to print. */
import type { Language } from '@guildhall/kernel';
import { ATTRIBUTE_IDS, type Hero, RACES, SKILL_IDS, type Words } from '../../data/index.ts';
import {
  DERIVED,
  type Derived,
  derive,
  deriveSkill,
  fameOf,
  type HeroTerm,
  type HeroTerms,
  rangeOfLevel,
  skillRangeOf,
} from '../../heroes/index.ts';
import { archetypes } from './archetypes.ts';
import { inForm } from './forms.ts';
import { gadgets, scars, vehicles, weapons } from './gear.ts';
import { nations, professions } from './professions.ts';
import { abilities, races, weaknesses } from './races.ts';
import { specialties } from './specialties.ts';
import { attributes, fames, grades, skills } from './terms.ts';

/** What the numbers of a sheet are called. */
export const derived: { readonly [id in Derived]: Words } = {
  constitution: { en: 'Constitution', pl: 'Kondycja' },
  reputation: { en: 'Reputation', pl: 'Reputacja' },
  defense: { en: 'defense', pl: 'obrona' },
  endurance: { en: 'endurance', pl: 'wytrwałość' },
  confidence: { en: 'confidence', pl: 'pewność siebie' },
  challengeCombat: { en: 'Challenge in combat', pl: 'odporność w walce' },
  challengeChase: { en: 'Challenge in a chase', pl: 'odporność w pościgu' },
  challengeDiscussion: { en: 'Challenge in a discussion', pl: 'odporność w dyskusji' },
  pool: { en: 'dice pool', pl: 'pula kości' },
  speed: { en: 'speed', pl: 'szybkość' },
};

/** What they are made of. */
export const heroTerms: { readonly [id in HeroTerm]: Words } = {
  brawn: attributes.brawn,
  agility: attributes.agility,
  composure: attributes.composure,
  charisma: attributes.charisma,
  lost: { en: 'lost', pl: 'utracone' },
  base: { en: 'base', pl: 'podstawa' },
  constitution: { en: 'Constitution', pl: 'Kondycja' },
  reputation: { en: 'Reputation', pl: 'Reputacja' },
  gadget: { en: 'gadget', pl: 'gadżet' },
  vaBanque: { en: 'Va banque', pl: 'va banque' },
  fame: { en: 'fame', pl: 'sława' },
  vehicle: { en: 'vehicle', pl: 'pojazd' },
  untrained: { en: 'untrained', pl: 'niewyćwiczona' },
  trained: { en: 'trained', pl: 'wyćwiczona' },
  specialty: { en: 'specialty', pl: 'specjalizacja' },
  scar: { en: 'scar', pl: 'blizna' },
};

const TITLES: { readonly [part in 'attributes' | 'values' | 'skills' | 'abilities' | 'achievements' | 'gear']: Words } = {
  attributes: { en: 'Attributes', pl: 'Atrybuty' },
  values: { en: 'Values', pl: 'Wartości' },
  skills: { en: 'Skills', pl: 'Umiejętności' },
  abilities: { en: 'Abilities', pl: 'Zdolności' },
  achievements: { en: 'Achievements', pl: 'Osiągnięcia' },
  gear: { en: 'Gear', pl: 'Ekwipunek' },
};
const LABELS = {
  archetype: { en: 'Archetype', pl: 'Archetyp' },
  race: { en: 'Race', pl: 'Rasa' },
  profession: { en: 'Profession', pl: 'Profesja' },
  nation: { en: 'Nation', pl: 'Narodowość' },
  fame: { en: 'Fame', pl: 'Sława' },
  portrait: { en: 'Portrait', pl: 'Portret' },
  weakness: { en: 'Weakness', pl: 'Słabość' },
  prestige: { en: 'Prestige', pl: 'Prestiż' },
  gadget: { en: 'Gadget', pl: 'Gadżet' },
  blade: { en: 'Favourite blade', pl: 'Ulubione ostrze' },
  weapon: { en: 'Weapon', pl: 'Broń' },
  vehicle: { en: 'Vehicle', pl: 'Pojazd' },
  scar: { en: 'Scar', pl: 'Blizna' },
} satisfies { [label: string]: Words };
/** Before the condition of a profession. */
const PRESTIGE: Words = { en: 'a token back once per session when you', pl: 'żeton wraca raz na sesję, gdy' };

export type SheetLine = { readonly label: string; readonly value: string };
export type SheetPart = { readonly title: string; readonly lines: readonly SheetLine[] };

const signed = (add: number): string => (add < 0 ? `−${-add}` : `+${add}`);

/** "10 base +4 Constitution": how a number came about. */
export const sayTerms = (terms: HeroTerms, language: Language): string =>
  terms.map(({ name, add }, i) => `${i === 0 && add >= 0 ? add : signed(add)} ${heroTerms[name][language]}`).join(' ');

/** A sheet part by part, the first under the hero's name. */
export function sheetOf(hero: Hero, language: Language): SheetPart[] {
  const said = (words: Words): string => words[language];
  const line = (label: Words, value: string): SheetLine => ({ label: said(label), value });
  const skillName = (skill: Hero['trained'][number]): string => said(skills[skill]);
  const dice = derive(hero, 'pool');

  const values = DERIVED.map((what) => {
    const terms: HeroTerms = [];
    const value = derive(hero, what, terms);
    if (what === 'pool') return line(derived.pool, language === 'en' ? `${value}d10` : `${value}k10`);
    const how = terms.length > 1 ? ` (${sayTerms(terms, language)})` : '';
    return line(derived[what], `${value}${how}`);
  });
  const trained = SKILL_IDS.map((skill) => {
    const inField = hero.specialties.filter((specialty) => specialty.skill === skill);
    const names = inField.map(({ id, field }) => said(id === null ? field : specialties[id].name));
    const special = names.length > 0 ? `; ${names.join(', ')}: ${signed(deriveSkill(hero, skill, true))}` : '';
    return {
      label: skillName(skill),
      value: `${signed(deriveSkill(hero, skill, false))}, ${skillRangeOf(hero, skill)}+${special}`,
    };
  });
  const { name: profession, ability, prestige } = professions[hero.profession];
  const weakness = weaknesses[RACES[hero.race].weakness];
  return [
    {
      title: said(hero.name),
      lines: [
        line(LABELS.archetype, said(archetypes[hero.archetype])),
        line(LABELS.race, said(inForm(races[hero.race], hero.form))),
        line(LABELS.profession, said(inForm(profession, hero.form))),
        line(LABELS.nation, said(nations[hero.nation])),
        line(
          LABELS.fame,
          `${said(inForm(fames[fameOf(hero.achievements.length)], hero.form))} (${language === 'en' ? `${dice}d10` : `${dice}k10`})`,
        ),
        ...(said(hero.portrait) === '' ? [] : [line(LABELS.portrait, said(hero.portrait))]),
      ],
    },
    {
      title: said(TITLES.attributes),
      lines: ATTRIBUTE_IDS.map((id) => line(attributes[id], `${rangeOfLevel(hero.levels[id])}+`)),
    },
    { title: said(TITLES.values), lines: values },
    { title: said(TITLES.skills), lines: trained },
    {
      title: said(TITLES.abilities),
      lines: [
        line(abilities[hero.ability].name, said(abilities[hero.ability].effect)),
        ...(hero.blade === null ? [] : [line(LABELS.blade, said(weapons[hero.blade]))]),
        line(inForm(profession, hero.form), said(ability)),
        line(LABELS.prestige, `${said(PRESTIGE)} ${said(prestige)}`),
        line(LABELS.weakness, `${said(weakness.name)}: ${said(weakness.effect)}`),
      ],
    },
    {
      title: said(TITLES.achievements),
      lines: hero.achievements.map(({ title, skill, grade }) => ({
        label: said(title),
        value: `${skillName(skill)}, ${said(grades[grade])}`,
      })),
    },
    {
      title: said(TITLES.gear),
      lines: [
        ...hero.gadgets.map((id) => line(LABELS.gadget, `${said(gadgets[id].name)}: ${said(gadgets[id].effect)}`)),
        ...hero.weapons.map((id) => line(LABELS.weapon, said(weapons[id]))),
        ...(hero.vehicle === null ? [] : [line(LABELS.vehicle, said(vehicles[hero.vehicle]))]),
        ...hero.scars.map((id) => line(LABELS.scar, said(scars[id]))),
      ],
    },
  ];
}

/** The sheet as plain lines, for printing and for the terminal. */
export const sheetLines = (hero: Hero, language: Language): string[] =>
  sheetOf(hero, language).flatMap(({ title, lines }, i) => [
    ...(i === 0 ? [] : ['']),
    title,
    ...lines.map(({ label, value }) => `  ${label}: ${value}`),
  ]);
