/** WS-4.10: a hero as one JSON file. Whatever is in a file, it is taken whole and checked, or refused with all that is wrong. */
import type { Plain } from '@guildhall/kernel';
import {
  ARCHETYPE_IDS,
  ATTRIBUTE_IDS,
  FORM_IDS,
  GADGET_IDS,
  GRADE_IDS,
  type Hero,
  type Level,
  type Levels,
  NATION_IDS,
  ONCE_PER_SESSION,
  PROFESSION_IDS,
  RACE_ABILITY_IDS,
  RACE_IDS,
  SCAR_IDS,
  SKILL_IDS,
  SPECIALTY_IDS,
  VEHICLE_IDS,
  WEAPON_IDS,
  type Words,
} from '../data/index.ts';
import { HIGHEST_LEVEL, MOST_ACHIEVEMENTS, problemsWithHero } from './legal.ts';
import { type HeroProblem, problem } from './problems.ts';

/** What every file begins with, so that another JSON file is told from a hero. */
export const HERO_FORMAT = 'wolsung-hero/1';
/** Letters of a file; a hero with 99 achievements has fewer. */
export const MOST_LETTERS = 32 * 1024;

/** The longest texts of a sheet. */
export const LONGEST = { id: 40, name: 60, portrait: 200, title: 80, field: 40 } as const;

/** Anything that a page could take for markup: tags, entities, links. */
const MARKUP = /[<>]|&#?\w+;|\]\(|\b\w+:\/\//u;
/** Signs that no sheet needs: control and format characters, lone surrogates, line breaks, signs that turn the direction. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const LETTER = /\p{L}/u;
const ID = /^[\w-]+$/;

/** Why this cannot be written on a sheet, or null. */
export function problemWithText(text: string, at: string, most: number, mayBeBlank = false): HeroProblem | null {
  if (text.length > most) return problem('WS-3.28', 'textTooLong', { at, letters: text.length, most });
  if (STRANGE.test(text)) return problem('WS-3.28', 'strangeSign', { at });
  const found = MARKUP.exec(text);
  if (found) return problem('WS-3.28', 'markup', { at, found: found[0] });
  return LETTER.test(text) || (mayBeBlank && text === '') ? null : problem('WS-3.28', 'textBlank', { at });
}

/** Reads a file part by part and remembers all that is wrong with it. */
class Reader {
  readonly problems: HeroProblem[] = [];

  /** `complete`: nothing may be left out, and texts are there in both languages. */
  constructor(private readonly complete: boolean) {}

  refuse(wrong: HeroProblem | null): void {
    if (wrong) this.problems.push(wrong);
  }

  /** The fields of an object; those that do not belong there or are missing are refused. `or` may be left out. */
  fields(value: unknown, at: string, names: readonly string[], or: readonly string[] = []): { [name: string]: unknown } {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse(problem('WS-3.28', 'notObject', { at }));
      return {};
    }
    const own = new Map<string, unknown>(Object.entries(value));
    for (const name of own.keys()) {
      if (!names.includes(name)) this.refuse(problem('WS-3.28', 'strangeField', { at: inside(at, name.slice(0, 40)) }));
    }
    for (const name of names) {
      if (!own.has(name) && (this.complete || !or.includes(name)))
        this.refuse(problem('WS-3.28', 'missingField', { at: inside(at, name) }));
    }
    return Object.fromEntries(names.filter((name) => own.has(name)).map((name) => [name, own.get(name)]));
  }

  text(value: unknown, at: string, most: number, mayBeBlank = false): string {
    if (value === undefined) return '';
    if (typeof value !== 'string') {
      this.refuse(problem('WS-3.28', 'notText', { at }));
      return '';
    }
    this.refuse(problemWithText(value, at, most, mayBeBlank));
    return value;
  }

  /** A text for both languages, or one for each (WS-24.3). */
  words(value: unknown, at: string, most: number, mayBeBlank = false): Words {
    if (value === undefined || (typeof value === 'string' && !this.complete)) {
      const text = this.text(value, at, most, mayBeBlank);
      return { en: text, pl: text };
    }
    const { en, pl } = this.fields(value, at, ['en', 'pl']);
    return { en: this.text(en, inside(at, 'en'), most, mayBeBlank), pl: this.text(pl, inside(at, 'pl'), most, mayBeBlank) };
  }

  oneOf<X extends string>(value: unknown, at: string, ids: readonly X[]): X {
    if (value !== undefined && !ids.includes(value as X)) {
      // What is no single value is not spelled out: it may be nested without end.
      const found = typeof value !== 'object' || value === null ? String(value) : Array.isArray(value) ? '[...]' : '{...}';
      this.refuse(problem('WS-3.28', 'unknownId', { at, found: found.slice(0, 40) }));
    }
    return value as X;
  }

  list<X>(value: unknown, at: string, most: number, read: (entry: unknown, at: string) => X): X[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.refuse(problem('WS-3.28', 'notList', { at }));
      return [];
    }
    if (value.length > most) {
      this.refuse(problem('WS-3.28', 'listTooLong', { at, entries: value.length, most }));
      return [];
    }
    return value.map((entry: unknown, i) => read(entry, `${at}[${i}]`));
  }

  whole(value: unknown, at: string, least: number, most: number): number {
    if (value === undefined) return least;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.refuse(problem('WS-3.28', 'notWhole', { at, least, most }));
    return least;
  }

  flag(value: unknown, at: string): boolean {
    if (typeof value === 'boolean' || value === undefined) return value === true;
    this.refuse(problem('WS-3.28', 'notFlag', { at }));
    return false;
  }

  orNull<X>(value: unknown, read: (value: unknown) => X): X | null {
    return value === null || value === undefined ? null : read(value);
  }
}

const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

const FIELDS: readonly (keyof Hero)[] = [
  'id',
  'name',
  'portrait',
  'form',
  'archetype',
  'race',
  'ability',
  'blade',
  'nation',
  'profession',
  'levels',
  'trained',
  'specialties',
  'achievements',
  'gadgets',
  'weapons',
  'vehicle',
  'scars',
  'constitutionLost',
  'reputationLost',
  'used',
];
/** What a hand-written file may leave out: it then has none of it. */
const OPTIONAL: readonly (keyof Hero)[] = [
  'portrait',
  'form',
  'blade',
  'weapons',
  'vehicle',
  'scars',
  'constitutionLost',
  'reputationLost',
  'used',
];

function readFields(reader: Reader, value: unknown, named: readonly string[]): Hero {
  const own = reader.fields(value, '', named, OPTIONAL);
  const levels = own.levels === undefined ? {} : reader.fields(own.levels, 'levels', ATTRIBUTE_IDS);
  const id = reader.text(own.id, 'id', LONGEST.id);
  if (id !== '' && !ID.test(id)) reader.refuse(problem('WS-3.28', 'strangeId', { at: 'id' }));
  return {
    id,
    name: reader.words(own.name, 'name', LONGEST.name),
    portrait: reader.words(own.portrait, 'portrait', LONGEST.portrait, true),
    form: reader.oneOf(own.form ?? 'neutral', 'form', FORM_IDS),
    archetype: reader.oneOf(own.archetype, 'archetype', ARCHETYPE_IDS),
    race: reader.oneOf(own.race, 'race', RACE_IDS),
    ability: reader.oneOf(own.ability, 'ability', RACE_ABILITY_IDS),
    blade: reader.orNull(own.blade, (blade) => reader.oneOf(blade, 'blade', WEAPON_IDS)),
    nation: reader.oneOf(own.nation, 'nation', NATION_IDS),
    profession: reader.oneOf(own.profession, 'profession', PROFESSION_IDS),
    levels: Object.fromEntries(
      ATTRIBUTE_IDS.map((attribute) => [
        attribute,
        reader.whole(levels[attribute], `levels.${attribute}`, 1, HIGHEST_LEVEL) as Level,
      ]),
    ) as Levels,
    trained: reader.list(own.trained, 'trained', SKILL_IDS.length, (skill, at) => reader.oneOf(skill, at, SKILL_IDS)),
    specialties: reader.list(own.specialties, 'specialties', SPECIALTY_IDS.length, (specialty, at) => {
      const { skill, id: known, field } = reader.fields(specialty, at, ['skill', 'id', 'field'], ['id', 'field']);
      const found = reader.orNull(known, (name) => reader.oneOf(name, inside(at, 'id'), SPECIALTY_IDS));
      return {
        skill: reader.oneOf(skill, inside(at, 'skill'), SKILL_IDS),
        id: found,
        // A field of one's own cannot be left out.
        field: reader.words(found === null ? (field ?? '') : field, inside(at, 'field'), LONGEST.field, found !== null),
      };
    }),
    achievements: reader.list(own.achievements, 'achievements', MOST_ACHIEVEMENTS, (achievement, at) => {
      const {
        title,
        skill,
        grade = 'ordinary',
        used,
      } = reader.fields(achievement, at, ['title', 'skill', 'grade', 'used'], ['grade', 'used']);
      return {
        title: reader.words(title, inside(at, 'title'), LONGEST.title),
        skill: reader.oneOf(skill, inside(at, 'skill'), SKILL_IDS),
        grade: reader.oneOf(grade, inside(at, 'grade'), GRADE_IDS),
        used: reader.flag(used, inside(at, 'used')),
      };
    }),
    gadgets: reader.list(own.gadgets, 'gadgets', GADGET_IDS.length, (gadget, at) => reader.oneOf(gadget, at, GADGET_IDS)),
    weapons: reader.list(own.weapons, 'weapons', WEAPON_IDS.length, (weapon, at) => reader.oneOf(weapon, at, WEAPON_IDS)),
    vehicle: reader.orNull(own.vehicle, (vehicle) => reader.oneOf(vehicle, 'vehicle', VEHICLE_IDS)),
    scars: reader.list(own.scars, 'scars', SCAR_IDS.length, (scar, at) => reader.oneOf(scar, at, SCAR_IDS)),
    constitutionLost: reader.whole(own.constitutionLost, 'constitutionLost', 0, HIGHEST_LEVEL),
    reputationLost: reader.whole(own.reputationLost, 'reputationLost', 0, HIGHEST_LEVEL),
    used: reader.list(own.used, 'used', ONCE_PER_SESSION.length, (what, at) => reader.oneOf(what, at, ONCE_PER_SESSION)),
  };
}

export type HeroRead = { readonly hero: Hero } | { readonly problems: readonly HeroProblem[] };

function readWith(reader: Reader, value: unknown, named: readonly string[]): HeroRead {
  const hero = readFields(reader, value, named);
  // Legality is judged only where the form is right: what is no skill cannot be untrained either.
  const problems = reader.problems.length > 0 ? reader.problems : problemsWithHero(hero);
  return problems.length > 0 ? { problems } : { hero };
}

/** A hero that is handed in as data: it must be complete, as `importHero` gives it. Copes with any value. */
export const readHero = (value: unknown): HeroRead => readWith(new Reader(true), value, FIELDS);

/** A hero from the text of a file. */
export function importHero(text: string): HeroRead {
  if (text.length > MOST_LETTERS) {
    return { problems: [problem('WS-4.10', 'fileTooLarge', { letters: text.length, most: MOST_LETTERS })] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [problem('WS-4.10', 'notJson', {})] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problems: [problem('WS-4.10', 'notObject', { at: '' })] };
  }
  const { format } = value as { format?: unknown };
  if (format !== HERO_FORMAT) {
    const found = typeof format === 'string' ? format.slice(0, 40) : '';
    return { problems: [problem('WS-4.10', 'strangeFormat', { found })] };
  }
  return readWith(new Reader(false), value, ['format', ...FIELDS]);
}

/** What a player wrote is the same in both languages, and stands in the file once. */
const shortened = (words: Words): Plain => (words.en === words.pl ? words.en : { ...words });

/** The text of a hero's file. */
export function exportHero(hero: Hero): string {
  const file = {
    format: HERO_FORMAT,
    ...hero,
    name: shortened(hero.name),
    portrait: shortened(hero.portrait),
    specialties: hero.specialties.map(({ skill, id, field }) =>
      id === null ? { skill, field: shortened(field) } : { skill, id },
    ),
    achievements: hero.achievements.map((achievement) => ({ ...achievement, title: shortened(achievement.title) })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
