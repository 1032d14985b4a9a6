/** Help for people who are stuck, and what bots narrate from: names made of parts, and lines with gaps for names.
 *  Plain suggestions without any effect on the rules; whoever likes one makes it their own. */
import { type Language, pick, type Random } from '@guildhall/kernel';
import type { Ability, ListedSetting, SceneSuggestionId, Setting } from '../../data/index.ts';
import { agreeing } from './agreement.ts';
import { en } from './en.ts';
import type { Parts } from './parts.ts';
import { pl } from './pl.ts';

/** What can be given a name. Units are groups and regiments, machines are Kings, terrors are Face Card threats. */
export const NAME_KINDS = ['city', 'place', 'unit', 'person', 'machine', 'threat', 'terror'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export type NameParts = { readonly [setting in Setting]: { readonly [kind in NameKind]: Parts } };

/** Lines that fit every setting. */
export const LINE_KINDS = [
  'place_description',
  'defender_description',
  'person_description',
  'machine_description',
  'threat_description',
  'time',
  'personality',
  'preoccupation',
  'attack',
  'seizure',
  'defence',
  'victory',
  'fall',
  'rescue',
  'infiltration',
  'attempt',
  'parry',
  'fate',
  'attempt_machine',
  'parry_machine',
  'fate_machine',
  'destruction',
  'epilogue_unharmed',
  'epilogue_stands',
  'epilogue_falls',
  'line',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Descriptions with the flavour of a setting, told besides those that fit every one. */
export const FLAVOURED = ['place_description', 'defender_description', 'threat_description'] as const;
export type Flavoured = (typeof FLAVOURED)[number];

export interface Lines {
  readonly lines: { readonly [kind in LineKind]: readonly string[] };
  readonly scenes: { readonly [id in SceneSuggestionId]: readonly string[] };
  /** What an activated unit does; 'none' for one without an ability. */
  readonly abilities: { readonly [ability in Ability | 'none']: readonly string[] };
  readonly flavour: { readonly [setting in ListedSetting]: { readonly [kind in Flavoured]: readonly string[] } };
}

/** All of one language. */
export interface Prompts extends Lines {
  readonly parts: NameParts;
}

export type PromptKind = NameKind | LineKind | `scene.${SceneSuggestionId}` | `ability.${Ability | 'none'}`;

/** The gaps a line can have, each at most once. */
export const GAPS = ['city', 'place', 'defender', 'threat', 'person'] as const;
export type Gap = (typeof GAPS)[number];
/** What is known of the game. */
export type Known = { readonly [gap in Gap]?: string };
/** What stands in a gap where nothing is known. */
export const UNKNOWN: { readonly [language in Language]: { readonly [gap in Gap]: string } } = {
  en: { city: 'the city', place: 'the place', defender: 'the defenders', threat: 'the enemy', person: 'somebody' },
  pl: { city: 'miasto', place: 'to miejsce', defender: 'obrona', threat: 'wróg', person: 'ktoś' },
};
const IN_SCENES: readonly Gap[] = ['person', 'defender', 'place', 'city'];
/** Lines have the gaps that whoever tells them can fill, and no others: so every line of a kind can be told. */
export const GAPS_IN: { readonly [kind in Exclude<PromptKind, NameKind>]: readonly Gap[] } = {
  place_description: ['city'],
  defender_description: ['city'],
  // A Polish one agrees with whom it is about.
  person_description: ['city', 'person'],
  machine_description: ['city'],
  threat_description: ['city'],
  time: [],
  personality: [],
  preoccupation: [],
  attack: ['threat', 'place'],
  seizure: ['threat', 'place'],
  defence: ['defender', 'place'],
  victory: ['defender', 'threat'],
  fall: ['defender', 'threat'],
  rescue: ['person', 'defender'],
  infiltration: ['threat', 'city'],
  attempt: ['threat', 'defender'],
  parry: ['threat', 'defender'],
  fate: [],
  attempt_machine: ['threat', 'defender'],
  parry_machine: ['threat', 'defender'],
  fate_machine: [],
  destruction: ['threat', 'place'],
  epilogue_unharmed: ['city', 'person', 'defender', 'place'],
  epilogue_stands: ['city', 'person', 'defender', 'place'],
  epilogue_falls: ['city', 'person', 'defender', 'place'],
  // A Polish one agrees with whoever says it.
  line: ['person'],
  'scene.relationships': IN_SCENES,
  'scene.council': IN_SCENES,
  'scene.mourning': IN_SCENES,
  'scene.defeat': IN_SCENES,
  'scene.treasure': IN_SCENES,
  'scene.mixed_feelings': IN_SCENES,
  'scene.celebration': IN_SCENES,
  'ability.engineers': ['defender', 'place'],
  'ability.healers': ['defender'],
  'ability.jack': ['defender'],
  'ability.king': ['defender', 'threat'],
  'ability.none': ['defender'],
};

const PROMPTS: { readonly [language in Language]: Prompts } = { en, pl };

const KIND_OF_GAP: { readonly [gap in Gap]: NameKind } = {
  city: 'city',
  place: 'place',
  defender: 'unit',
  threat: 'threat',
  person: 'person',
};
/** Lines about Face Cards are about somebody or something in particular. */
const DEFENDER_IN: { readonly [kind in PromptKind]?: NameKind } = {
  attempt: 'person',
  parry: 'person',
  'ability.jack': 'person',
  attempt_machine: 'machine',
  parry_machine: 'machine',
  'ability.king': 'machine',
};
const THREAT_IN: { readonly [kind in PromptKind]?: NameKind } = {
  infiltration: 'terror',
  attempt: 'terror',
  attempt_machine: 'terror',
  parry_machine: 'terror',
  destruction: 'terror',
};

function kindOfGap(gap: Gap, kind: PromptKind): NameKind {
  const own = gap === 'defender' ? DEFENDER_IN[kind] : gap === 'threat' ? THREAT_IN[kind] : undefined;
  return own ?? KIND_OF_GAP[gap];
}

/** A line with a name in each gap "{threat}", and words that agree with it: "{threat:wchodzi|wchodzą}". */
export function filledWith(line: string, nameOf: (gap: Gap) => string): string {
  return line.replace(/\{(\w+)(?::([^{}]*))?\}/g, (_, gap: Gap, forms?: string) =>
    forms === undefined ? nameOf(gap) : agreeing(nameOf(gap), forms),
  );
}

const isNameKind = (kind: PromptKind): kind is NameKind => (NAME_KINDS as readonly string[]).includes(kind);
const isFlavoured = (kind: string): kind is Flavoured => (FLAVOURED as readonly string[]).includes(kind);

/** Every line a person can be offered, gaps unfilled; none for prompts that do not exist. */
export function promptLines(kind: string, setting: Setting, language: Language): readonly string[] {
  if (!Object.hasOwn(GAPS_IN, kind)) return [];
  const { lines, scenes, abilities, flavour } = PROMPTS[language];
  if (kind.startsWith('scene.')) return scenes[kind.slice('scene.'.length) as SceneSuggestionId];
  if (kind.startsWith('ability.')) return abilities[kind.slice('ability.'.length) as Ability | 'none'];
  const general = lines[kind as LineKind];
  return isFlavoured(kind) && setting !== 'own' ? [...flavour[setting][kind], ...general] : general;
}

/** A name by its number: the ones tell its beginning, the tens its ending; above a hundred it is a second of that name. */
export function nameNumbered(kind: NameKind, setting: Setting, language: Language, number: number): string {
  const { first, second } = PROMPTS[language].parts[setting][kind];
  const name = first[(number % 10) % first.length] + second[Math.floor((number % 100) / 10) % second.length];
  return number < 100 ? name : `${name} ${Math.floor(number / 100) + 1}`;
}

/** A name that nobody has yet, whatever its case (DF-6.16); when all are taken it gets a number. */
export function suggestName(
  kind: NameKind,
  setting: Setting,
  language: Language,
  random: Random,
  taken: readonly string[] = [],
): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const { first, second } = PROMPTS[language].parts[setting][kind];
  // All pairs are tried from a random one on, both parts changing from one to the next where they can.
  const start = random.below(first.length);
  const shift = random.below(second.length);
  for (let round = 0; round < second.length; round++) {
    for (let at = 0; at < first.length; at++) {
      const made = first[(start + at) % first.length] + second[(shift + at + round) % second.length];
      if (!known.has(made.toLowerCase())) return made;
    }
  }
  const again = first[start] + second[shift];
  for (let number = 2; ; number++) if (!known.has(`${again} ${number}`.toLowerCase())) return `${again} ${number}`;
}

/** A name, or a line with its gaps filled by what is known or else by names of the setting. */
export function suggestText(kind: PromptKind, setting: Setting, language: Language, random: Random, known: Known = {}): string {
  if (isNameKind(kind)) return suggestName(kind, setting, language, random);
  const names: { [gap in Gap]?: string } = { ...known };
  return filledWith(pick(random, promptLines(kind, setting, language)), (gap) => {
    names[gap] ??= suggestName(kindOfGap(gap, kind), setting, language, random);
    return names[gap];
  });
}
