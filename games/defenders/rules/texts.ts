/** Texts people give: what they must look like (DF-6.16, DF-29.1 to DF-29.4). What they say is never judged (DF-29.2). */
import { PACK } from '@guildhall/cards';
import {
  type Frame,
  type OpenQuestion,
  type Plain,
  type PlainRecord,
  QuickRandom,
  type Random,
  type Refusal,
} from '@guildhall/kernel';
import { type DefenderClass, MOST_NAME, MOST_TEXT, type ThreatClass } from '../data/index.ts';
import type { Narration } from '../facts.ts';
import { QUESTIONS, type QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import { DESTROYED, type Description, type Table } from '../table.ts';
import type { DefendersFact, DF } from './book.ts';

/** What was said aloud. */
export const ALOUD: PlainRecord = { aloud: true };
/** A text that begins with this is a line of the prompts, "§attack 2": each reader sees it in their own language. */
export const TEMPLATE = '§';
/** Shown in place of a text that is to be rewritten (DF-29.6). */
export const LEFT_OUT = `${TEMPLATE}left out`;
/** Lines are numbered below this; readers take the number as often round their lines as it goes. */
const LINES = 720;
/** How many names of a kind the word lists make: ten beginnings by ten endings. */
const NAMES = 100;
/** What can have a name from the word lists. */
const NAME_COUNTS = {
  city: NAMES,
  place: NAMES,
  unit: NAMES,
  person: NAMES,
  machine: NAMES,
  threat: NAMES,
  terror: NAMES,
} as const;
export type NameKind = keyof typeof NAME_COUNTS;
/** Which prompts there are for what people are asked to tell. */
const PROMPT_OF: { readonly [what in Narration]: string } = {
  scene: 'line',
  infiltration: 'infiltration',
  attempt: 'attempt',
  defence: 'parry',
  fate: 'fate',
  ruin: 'destruction',
  attack: 'attack',
  battleDefence: 'defence',
  rewritten: 'defence',
  vanquished: 'victory',
  safety: 'rescue',
  lastStand: 'fall',
  activation: 'ability.none',
  epilogue: 'epilogue_stands',
};

/** Controls, and marks that turn the direction of other people's text. New lines are for descriptions only. */
const CONTROL = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function isRecord(value: Plain): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first field that does not belong to an answer, or null. */
export function strangeField(answer: PlainRecord, known: readonly string[], rule: DF): Refusal<DF> | null {
  for (const key of Object.keys(answer)) if (!known.includes(key)) return no(rule, 'strangeField', { field: key.slice(0, 60) });
  return null;
}

export interface TextRules {
  field: string;
  rule: DF;
  most: number;
  /** It may stay empty. */
  optional?: boolean;
  lines?: boolean;
}

export function whyNotText(text: Plain | undefined, { field, rule, most, optional, lines }: TextRules): Refusal<DF> | null {
  if (text === undefined) return no(rule, 'fieldMissing', { field });
  if (typeof text !== 'string') return no(rule, 'notAShape', { field });
  // Counted in characters as people see them; what is far too long is not even counted.
  const has = text.length > 4 * most ? text.length : [...text].length;
  if (has > most) return no(rule, 'tooLong', { field, has, most });
  if (CONTROL.test(lines ? text.replaceAll('\n', '') : text)) return no(rule, 'controlCharacters', { field });
  if (!optional && !VISIBLE.test(text)) return no(rule, 'empty', { field });
  return null;
}

/** A text of at most 2,000 characters, or { aloud: true } where the mode allows it (DF-29.3). */
export function whyNotTold(t: Table, answer: Plain | undefined, field: string): Refusal<DF> | null {
  if (answer === undefined) return no('DF-29.3', 'fieldMissing', { field });
  if (typeof answer === 'string') return whyNotText(answer, { field, rule: 'DF-29.3', most: MOST_TEXT, lines: true });
  if (!isRecord(answer)) return no('DF-29.3', 'notAShape', { field });
  const strange = strangeField(answer, ['aloud'], 'DF-29.3');
  if (strange) return strange;
  if (answer.aloud !== true) return no('DF-29.3', 'nothingTold', { field });
  return t.settings.narration === 'written' ? no('DF-29.3', 'mustBeWritten', { field }) : null;
}
/** The next text of the table is this seat's: its number, from 1. */
export function numberText(t: Table, seat: number): number {
  t.authors.push(seat);
  return t.authors.length;
}
/** Only what was written has a number. */
export const numberIfAny = (t: Table, seat: number, text: string): number => (text === '' ? 0 : numberText(t, seat));

export const toldOf = (t: Table, seat: number, answer: Plain): Description => {
  const n = numberText(t, seat);
  return typeof answer === 'string' ? { text: answer, aloud: false, n } : { text: '', aloud: true, n };
};

/** "Draw it for me" for words: said aloud where that is allowed, else a line of these prompts. */
export function sampleTold(t: Table, prompt: string, random: Random): Plain {
  const { narration } = t.settings;
  if (narration === 'spoken' || (narration === 'mixed' && random.below(2) === 0)) return ALOUD;
  return lineNumbered(t, prompt, random.below(LINES));
}

/** Prompts that are told otherwise in every setting carry it with them, so that a line reads the same wherever it stands. */
const hasSetting = (prompt: string): boolean =>
  !prompt.includes('.') && (prompt in NAME_COUNTS || prompt.endsWith('_description'));
export const lineNumbered = (t: Table, prompt: string, n: number): string =>
  `${TEMPLATE}${prompt}${hasSetting(prompt) ? `.${t.world.setting}` : ''} ${n}`;

/** What differs from game to game and lies open to all: the cards of the first location and of the first defender. */
function omen({ seats, start, locations, defenders }: Table): number {
  let sum = seats * 7 + start;
  for (const one of [locations[0], defenders[0]]) {
    for (const { card } of one?.cards ?? []) sum = (sum * 53 + PACK.indexOf(card)) % 99991;
  }
  return sum;
}
/** Where suggestions come from: no chance of the game, so that the same table always gives the same ones. */
export function ideas(t: Table, more = 0): Random {
  const { locations, defenders, threats, sketch, deck } = t;
  const drawn = sketch.features.length + sketch.drawings.filter((one) => one !== null).length;
  let seen = omen(t) + 7919 * more;
  for (const many of [t.turn, deck.length, threats.length, defenders.length, locations.length, drawn]) {
    seen = (seen * 31 + many) % 0x7fffffff;
  }
  return new QuickRandom(seen);
}

const lost = (where: readonly number[]): number => where.filter((one) => one === DESTROYED).length;
/**
 * What is told once a turn goes by turns, what is told of each thing by things, of who fell by who has fallen, of ruins by ruins, all else by texts:
 * so lines come in turns too.
 */
function toldSoFar(t: Table, prompt: string): number {
  if (prompt === 'place_description') return t.locations.length;
  if (prompt === 'threat_description') return t.threats.length;
  if (prompt.endsWith('_description')) return t.defenders.length;
  if (prompt === 'fall') return lost(t.where);
  if (prompt === 'victory') return lost(t.base);
  if (prompt === 'destruction') return t.sketch.damage.length;
  return prompt === 'time' || prompt.includes('.') ? t.turn : t.authors.length;
}
/** From one line to the next: every game goes through them in an order of its own, and meets each of a list before any again. */
const STEPS = [11, 13, 17, 19, 23, 29, 31, 37];
/** The line of these prompts whose turn it is. */
export function nextLine(t: Table, prompt: string, count = toldSoFar(t, prompt)): string {
  const sign = omen(t);
  return lineNumbered(t, prompt, (sign + STEPS[sign % STEPS.length] * count) % LINES);
}
/** Several battles are fought in a turn, each at a place of its own, and no two of a turn are told alike. */
export const battleCount = (t: Table, location: number): number => 7 * t.turn + location;
/** Said aloud where that is allowed, and a line of the prompts: whoever has no words of their own takes one of these. */
export function suggestTold(t: Table, prompt: string, list: Plain[], count?: number): void {
  if (t.settings.narration !== 'written') list.push(ALOUD);
  list.push(nextLine(t, prompt, count));
}

/** Names are unique among all locations and units, ignoring case (DF-6.16). */
export function isNameTaken(t: Table, name: string): boolean {
  const low = name.trim().toLowerCase();
  const same = (one: { name: string }): boolean => one.name.trim().toLowerCase() === low;
  return t.locations.some(same) || t.defenders.some(same) || t.threats.some(same);
}

export const whyNotName = (name: Plain | undefined): Refusal<DF> | null =>
  whyNotText(name, { field: 'name', rule: 'DF-6.16', most: MOST_NAME });

/** { name, description } or { name, aloud: true }; `more` are the fields that the caller looks at itself. */
export function whyNotNaming(t: Table, answer: Plain, more: readonly string[]): Refusal<DF> | null {
  if (!isRecord(answer)) return no('DF-6.16', 'notAShape', { field: 'naming' });
  const strange = strangeField(answer, ['name', 'description', 'aloud', ...more], 'DF-6.16');
  if (strange) return strange;
  const { name, description, aloud } = answer;
  const wrong = whyNotName(name);
  if (wrong) return wrong;
  if (isNameTaken(t, name as string)) return no('DF-6.16', 'nameTaken', { name: String(name) });
  if (aloud !== undefined && typeof aloud !== 'boolean') return no('DF-6.16', 'notAShape', { field: 'aloud' });
  if (aloud === true) {
    if (description !== undefined && description !== '') return no('DF-29.3', 'notAShape', { field: 'description' });
    return whyNotTold(t, ALOUD, 'description');
  }
  return whyNotText(description, { field: 'description', rule: 'DF-6.16', most: MOST_TEXT, lines: true });
}
export const descriptionOf = (t: Table, seat: number, answer: PlainRecord): Description =>
  toldOf(t, seat, answer.aloud === true ? ALOUD : String(answer.description));

/** Whether a name, by its number, fits what it is for. */
export type Fitting = (n: number) => boolean;

/** A name from the word lists (DF-30.4), free on this table: each reader sees it in their own language. */
export function sampleName(t: Table, kind: NameKind, random: Random, fits: Fitting = () => true): string {
  const head = lineNumbered(t, kind, 0).slice(0, -1);
  const taken = [...t.locations, ...t.defenders, ...t.threats, ...t.persons]
    .filter(({ name }) => name.startsWith(head))
    .map(({ name }) => Number(name.slice(head.length)));
  const start = random.below(NAMES);
  // Eleven changes both parts at once.
  const free = Array.from({ length: NAMES }, (_, i) => (start + 11 * i) % NAMES).filter((n) => !taken.includes(n));
  const ones = new Array<number>(10).fill(0);
  const tens = new Array<number>(10).fill(0);
  for (const n of taken) {
    ones[n % 10]++;
    tens[Math.floor(n / 10) % 10]++;
  }
  // Names of one city begin and end differently, as far as names that fit allow.
  let best = NAMES + taken.length;
  let least = Number.POSITIVE_INFINITY;
  for (const n of free) {
    const worn = 12 * ones[n % 10] + tens[Math.floor(n / 10)] + (fits(n) ? 0 : 24);
    if (worn >= least) continue;
    least = worn;
    best = n;
  }
  return `${head}${best}`;
}
export function sampleNaming(t: Table, kind: NameKind, prompt: string, random: Random): PlainRecord {
  const name = sampleName(t, kind, random);
  const told = sampleTold(t, prompt, random);
  return typeof told === 'string' ? { name, description: told } : { name, aloud: true };
}
/** Goes on from the last line of these prompts among those told, so that none comes twice while there are others; null if none was. */
export function lineAfter(t: Table, prompt: string, told: readonly string[]): string | null {
  const head = lineNumbered(t, prompt, 0).slice(0, -1);
  const last = told.findLast((text) => text.startsWith(head));
  return last === undefined ? null : lineNumbered(t, prompt, (Number(last.slice(head.length)) + 1) % LINES);
}
function nextDescription(t: Table, prompt: string): string {
  const told = [...t.locations, ...t.defenders, ...t.threats].map(({ description }) => description.text);
  return lineAfter(t, prompt, told) ?? nextLine(t, prompt);
}
/** Written down, whatever the table does: whoever takes a suggestion has not said anything. */
export const suggestNaming = (t: Table, kind: NameKind, prompt: string, fits?: Fitting): PlainRecord => ({
  name: sampleName(t, kind, ideas(t), fits),
  description: nextDescription(t, prompt),
});

const PERSONS: ReadonlySet<string> = new Set(['jack', 'queen']);
/** Which names and lines fit a defender: groups and regiments are units, Jacks and Queens persons, Kings machines. */
export function unitPrompts(own: DefenderClass): [NameKind, string] {
  if (own === 'king') return ['machine', 'machine_description'];
  return PERSONS.has(own) ? ['person', 'person_description'] : ['unit', 'defender_description'];
}
export const threatNames = (own: ThreatClass): NameKind => (own === 'king' || PERSONS.has(own) ? 'terror' : 'threat');

/** What a scene is about, for the gaps of its lines: whom it shows, their units, and where it is set. */
export function aboutScene(
  locations: readonly { id: string; name: string }[],
  roles: readonly { name: string; unit: string }[],
  place: string,
): string[] {
  const where = locations.find(({ name }) => name === place);
  const units = roles.flatMap(({ unit }) => (unit === '' ? [] : [unit]));
  return [...roles.slice(0, 1).map(({ name }) => name), ...units, ...(where ? [where.id] : [])];
}

type Telling<V> = {
  question: QuestionName;
  what: Narration;
  who?: (t: Table, f: Frame<V>) => number;
  about: (t: Table, f: Frame<V>) => string[];
  show: (t: Table, f: Frame<V>) => PlainRecord;
  /** Which prompts there are, where that depends on the table. */
  prompt?: (t: Table, f: Frame<V>) => string;
  /** Which of them, where that is not a matter of turns. */
  count?: (t: Table, f: Frame<V>) => number;
};
/** A question that asks one seat to tell something; it is recorded and has no effect (DF-29.1). */
export function telling<V>({
  question,
  what,
  who,
  about,
  show,
  prompt,
  count,
}: Telling<V>): OpenQuestion<Table, V, Plain, DefendersFact, DF> {
  const { rule } = QUESTIONS[question];
  return {
    rule,
    ...(who ? { who } : {}),
    form: { kind: 'text', max: MOST_TEXT },
    accepts: (t, _f, answer) => whyNotTold(t, answer, 'text'),
    sample: (t, f, random) => sampleTold(t, prompt ? prompt(t, f) : PROMPT_OF[what], random),
    suggest: (t, f, list) => suggestTold(t, prompt ? prompt(t, f) : PROMPT_OF[what], list, count?.(t, f)),
    take: (p, f, answer) => {
      const seat = who ? who(p.t, f) : f.seat;
      const { text, aloud, n } = toldOf(p.t, seat, answer);
      p.tell?.({ kind: 'narrated', rule, what, seat, text, aloud, about: about(p.t, f), texts: { text: n } });
    },
    show,
  };
}
