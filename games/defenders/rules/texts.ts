/** Texts people give: what they must look like (DF-6.16, DF-29.1 to DF-29.4). What they say is never judged (DF-29.2). */
import {
  type Frame,
  type OpenQuestion,
  type Plain,
  type PlainRecord,
  QuickRandom,
  type Random,
  type Refusal,
} from '@guildhall/kernel';
import { MOST_NAME, MOST_TEXT } from '../data/index.ts';
import type { Narration } from '../facts.ts';
import { QUESTIONS, type QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import type { Description, Table } from '../table.ts';
import type { DefendersFact, DF } from './book.ts';

/** What was said aloud. */
export const ALOUD: PlainRecord = { aloud: true };
/** A text that begins with this is a line of the prompts, "§attack 2": each reader sees it in their own language. */
export const TEMPLATE = '§';
/** Shown in place of a text that is to be rewritten (DF-29.6). */
export const LEFT_OUT = `${TEMPLATE}left out`;
/** Lines are chosen from so many. */
const LINES = 12;
/** Which prompts there are for what people are asked to tell. */
const PROMPT_OF: { readonly [what in Narration]: string } = {
  scene: 'scene.relationships',
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
  return templateOf(prompt, random);
}
export const templateOf = (prompt: string, random: Random): string => `${TEMPLATE}${prompt} ${random.below(LINES)}`;

/** Where suggestions come from: no chance of the game, so that the same table always gives the same ones. */
export function ideas(t: Table, more = 0): Random {
  const { locations, defenders, threats, sketch, deck } = t;
  const drawn = sketch.features.length + sketch.drawings.filter((one) => one !== null).length;
  return new QuickRandom(
    ((((t.turn * 61 + deck.length) * 31 + threats.length) * 31 + defenders.length) * 31 + locations.length) * 31 +
      drawn +
      7919 * more,
  );
}
/** Said aloud where that is allowed, and a line of the prompts: whoever has no words of their own takes one of these. */
export function suggestTold(t: Table, prompt: string, list: Plain[]): void {
  if (t.settings.narration !== 'written') list.push(ALOUD);
  list.push(templateOf(prompt, ideas(t)));
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

const HEADS = [
  'Bal',
  'Cor',
  'Dra',
  'Esk',
  'Fal',
  'Gor',
  'Hal',
  'Ist',
  'Kar',
  'Lor',
  'Mar',
  'Nor',
  'Orl',
  'Par',
  'Rav',
  'Sil',
  'Tor',
  'Ul',
  'Var',
  'Zel',
];
const TAILS = [
  'aden',
  'bren',
  'dor',
  'eth',
  'gard',
  'holm',
  'ian',
  'kas',
  'lin',
  'mir',
  'nok',
  'or',
  'rick',
  'stad',
  'tan',
  'und',
  'vik',
  'wen',
];
/** A name that belongs to no language, free on this table. */
export function sampleName(t: Table, random: Random): string {
  for (let n = 1; ; n++) {
    const plain = `${HEADS[random.below(HEADS.length)]}${TAILS[random.below(TAILS.length)]}`;
    const name = n < 20 ? plain : `${plain} ${n}`;
    if (!isNameTaken(t, name)) return name;
  }
}
export function sampleNaming(t: Table, prompt: string, random: Random): PlainRecord {
  const name = sampleName(t, random);
  const told = sampleTold(t, prompt, random);
  return typeof told === 'string' ? { name, description: told } : { name, aloud: true };
}

type Telling<V> = {
  question: QuestionName;
  what: Narration;
  who?: (t: Table, f: Frame<V>) => number;
  about: (t: Table, f: Frame<V>) => string[];
  show: (t: Table, f: Frame<V>) => PlainRecord;
  /** Which prompts there are, where that depends on the table. */
  prompt?: (t: Table, f: Frame<V>) => string;
};
/** A question that asks one seat to tell something; it is recorded and has no effect (DF-29.1). */
export function telling<V>({
  question,
  what,
  who,
  about,
  show,
  prompt,
}: Telling<V>): OpenQuestion<Table, V, Plain, DefendersFact, DF> {
  const { rule } = QUESTIONS[question];
  return {
    rule,
    ...(who ? { who } : {}),
    form: { kind: 'text', max: MOST_TEXT },
    accepts: (t, _f, answer) => whyNotTold(t, answer, 'text'),
    sample: (t, f, random) => sampleTold(t, prompt ? prompt(t, f) : PROMPT_OF[what], random),
    suggest: (t, f, list) => suggestTold(t, prompt ? prompt(t, f) : PROMPT_OF[what], list),
    take: (p, f, answer) => {
      const seat = who ? who(p.t, f) : f.seat;
      const { text, aloud, n } = toldOf(p.t, seat, answer);
      p.tell?.({ kind: 'narrated', rule, what, seat, text, aloud, about: about(p.t, f), texts: { text: n } });
    },
    show,
  };
}
