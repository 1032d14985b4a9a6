/** The answers people give, as texts made once at load, and what they mean. Listing them makes no garbage. */
import type { Plain, Refusal } from '@guildhall/kernel';
import { CREW, TRACK_NAMES, type TrackName } from '../data/index.ts';
import type { QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import type { BR } from '../rulebook/ids.generated.ts';
import { SPACE_NAMES, SPACES } from '../spaces.ts';
import { book } from './book.ts';

export const ACTIONS = [
  'brigade',
  'wagon',
  'extinguish',
  'refill',
  'recruit',
  'transfer',
  'upgrade',
  'warden',
  'leon',
  'ash',
  'morgana',
  'wagon first',
  'discard precious',
  'end',
] as const;
export type Action = (typeof ACTIONS)[number];

/** An answer of the Action phase taken apart; `n` is a space, a number of tokens or a track. */
export interface Meaning {
  readonly action: Action;
  readonly n: number;
}

const toSpace = (verb: string): readonly string[] => SPACE_NAMES.map((name) => `${verb} ${name}`);
export const BRIGADE_TO = toSpace('brigade');
export const WAGON_TO = toSpace('wagon');
export const REFILL_AT = toSpace('refill');
/** At most four tokens are ever needed (BR-5.2). */
export const EXTINGUISH_WITH: readonly string[] = [0, 1, 2, 3, 4].map((n) => `extinguish ${n}`);
export const UPGRADE_TRACK: readonly string[] = TRACK_NAMES.map((track) => `upgrade ${track}`);

const meanings = new Map<string, Meaning>();
for (let s = 0; s < SPACES; s++) {
  meanings.set(BRIGADE_TO[s], { action: 'brigade', n: s });
  meanings.set(WAGON_TO[s], { action: 'wagon', n: s });
  meanings.set(REFILL_AT[s], { action: 'refill', n: s });
}
for (const [n, text] of EXTINGUISH_WITH.entries()) meanings.set(text, { action: 'extinguish', n });
for (const [n, text] of UPGRADE_TRACK.entries()) meanings.set(text, { action: 'upgrade', n });
for (const action of [
  'recruit',
  'transfer',
  'warden',
  'leon',
  'ash',
  'morgana',
  'wagon first',
  'discard precious',
  'end',
] as const) {
  meanings.set(action, { action, n: 0 });
}
/** What an answer of the Action phase means. */
export const MEANINGS: ReadonlyMap<string, Meaning> = meanings;

export function meaningOf(answer: Plain): Meaning | null {
  if (typeof answer !== 'string') return null;
  const more = /^extinguish ([5-9]|[1-9]\d)$/.exec(answer);
  return more ? { action: 'extinguish', n: Number(more[1]) } : (MEANINGS.get(answer) ?? null);
}

/** Who can hold water. */
export const HOLDERS: readonly string[] = ['warden', 'wagon', ...CREW.map((card) => card.id)];
/** "warden 0", "warden 1" ... by holder and number; no holder has more than six places (BR-16.4). */
export const HOLDER_WITH: { readonly [holder: string]: readonly string[] } = Object.fromEntries(
  HOLDERS.map((holder) => [holder, [0, 1, 2, 3, 4, 5, 6].map((n) => `${holder} ${n}`)]),
);
/** The number at the end of "warden 2". */
export function amountIn(answer: string): number {
  return Number(answer.slice(answer.lastIndexOf(' ') + 1));
}

export const SEAT_NAMES: readonly string[] = [0, 1, 2, 3].map((seat) => `seat ${seat}`);

export function trackNamed(answer: Plain): TrackName | null {
  return TRACK_NAMES.find((track) => track === answer) ?? null;
}

/** The refusal of last resort: the answer belongs to no answer of this question at all. */
export function notAnAnswer(question: QuestionName, answer: Plain): Refusal<BR> {
  return no(book.ruleOf(question), 'notAnAnswer', { answer, question });
}
