/** Texts after they were told: reactions (DF-19.4, DF-30.7), better words (DF-28.6), and what is left out (DF-29.6). */
import type { ContributionKind, Contributor, Plain, PlainRecord, Refusal } from '@guildhall/kernel';
import { MOST_TEXT, REACTIONS, type Reaction } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { DF } from '../rules/book.ts';
import { strangeField, whyNotText } from '../rules/texts.ts';
import type { Table } from '../table.ts';
import { isPerson } from './persons.ts';
import { textsNow } from './words.ts';

/** Texts go by their numbers, from 1. */
export type ReactionBody = { kind: 'reaction'; to: number; what: Reaction };
export type AmendBody = { kind: 'amend'; text: number; words: string };
export type LeaveOutBody = { kind: 'leaveOut'; text: number };

function whyNotNumber({ authors }: Table, n: Plain | undefined, rule: DF): Refusal<DF> | null {
  if (typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= authors.length) return null;
  return no(rule, 'noSuchText', { text: String(n).slice(0, 40), texts: authors.length });
}
const authorOf = ({ authors }: Table, body: PlainRecord, field: 'to' | 'text'): number => authors[Number(body[field]) - 1];

/** Onlookers go by their names. */
const isSame = (a: Contributor, b: Contributor): boolean => a.seat === b.seat && (a.seat !== null || a.name === b.name);

export const reaction: ContributionKind<Table> = {
  rule: 'DF-19.4',
  lasts: 'match',
  // DF-30.7. They are allowed in the closed steps too (DF-14.5).
  onlookers: true,
  whyNot({ table: t }, by, body, others) {
    const wrong = strangeField(body, ['kind', 'to', 'what'], 'DF-19.4') ?? whyNotNumber(t, body.to, 'DF-19.4');
    if (wrong) return wrong;
    const { to, what } = body;
    if (!(REACTIONS as readonly Plain[]).includes(what ?? null)) {
      return no('DF-19.4', 'noSuchReaction', { what: String(what).slice(0, 40), known: [...REACTIONS] });
    }
    if (isPerson(t, by, authorOf(t, body, 'to'))) return no('DF-19.4', 'ownText', {});
    if (textsNow(others).get(Number(to))?.hidden) return no('DF-29.6', 'leftOut', {});
    const before = others.some(
      (one) => one.body.kind === 'reaction' && one.body.to === to && one.body.what === what && isSame(one, by),
    );
    return before ? no('DF-19.4', 'reactedAlready', { what: String(what) }) : null;
  },
};

export const amend: ContributionKind<Table> = {
  rule: 'DF-28.6',
  lasts: 'match',
  onlookers: false,
  whyNot({ table: t }, by, body, others) {
    const wrong =
      strangeField(body, ['kind', 'text', 'words'], 'DF-28.6') ??
      whyNotNumber(t, body.text, 'DF-28.6') ??
      whyNotText(body.words, { field: 'text', rule: 'DF-6.16', most: MOST_TEXT, lines: true });
    if (wrong) return wrong;
    const author = authorOf(t, body, 'text');
    if (!isPerson(t, by, author)) return no('DF-28.6', 'notTheAuthor', { seat: author });
    return textsNow(others).get(Number(body.text))?.words === body.words ? no('DF-28.6', 'sameWords', {}) : null;
  },
};

export const leaveOut: ContributionKind<Table> = {
  rule: 'DF-29.6',
  lasts: 'match',
  onlookers: false,
  whyNot({ table: t }, _by, body, others) {
    const wrong = strangeField(body, ['kind', 'text'], 'DF-29.6') ?? whyNotNumber(t, body.text, 'DF-29.6');
    if (wrong) return wrong;
    return textsNow(others).get(Number(body.text))?.hidden ? no('DF-29.6', 'leftOut', {}) : null;
  },
};
