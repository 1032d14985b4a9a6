/** Chapter 8: describing cards. */
import { type Card, isJoker, suitOf } from '@guildhall/cards';
import { flag, needed, oneOf, type Plain, record, text, writeWindow } from '@guildhall/kernel';
import { ALOUD, DECK, DOMAINS, type DomainId, STOCK_LINE } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { book, type P } from './book.ts';
import { archetypeOf } from './characters.ts';
import { aCharacter, aDomain } from './kinds.ts';
import { namesOf } from './names.ts';

/** WS-8.6 */
export const MOST_WORDS = 400;
const MOST_NOTES = 200;

/** Whether these are words somebody may write: a letter at least, and not too many. */
export function whyNotWords(answer: Plain, most = MOST_WORDS) {
  if (answer === STOCK_LINE) return null;
  if (typeof answer !== 'string') return no('WS-8.6', 'notAText', {});
  if (!/\p{L}/u.test(answer)) return no('WS-8.6', 'noLetter', {});
  return answer.length > most ? no('WS-8.6', 'tooLong', { letters: answer.length, most }) : null;
}

/** WS-8.1, WS-8.9: the domains a card can stand for. */
export function domainsOf(t: Table, by: number, card: Card): DomainId[] {
  const domains = DOMAINS[archetypeOf(t.characters[by])];
  return isJoker(card) ? Object.values(domains) : [domains[suitOf(card)]];
}

const RESULT = record({ back: flag(), words: text(MOST_WORDS), domain: aDomain });
const aCard = oneOf(DECK, 'Ac');

/** WS-7.30: words for a card that is being played. `back`: the GM has sent them back. */
export const describe = book.procedure(
  'describe',
  { by: needed(aCharacter), card: needed(aCard), judged: flag(), domain: aDomain, words: text(MOST_WORDS), back: flag() },
  RESULT,
);

export const sendBack = book.procedure('send back', {}).does((w) => [
  w.ask('reason', {
    rule: 'WS-8.7',
    form: { kind: 'text', max: MOST_WORDS },
    accepts: (_t, _f, answer) => (answer === STOCK_LINE ? no('WS-8.6', 'noLetter', {}) : whyNotWords(answer)),
    sample: () => 'How so?',
    take: (p, f, answer: string) => {
      p.tell?.({ kind: 'sentBack', rule: 'WS-8.7', seat: f.seat, reason: answer });
    },
  }),
]);

/** WS-8.7: a human GM may send a description back, once for each test. */
const ruling = writeWindow(book, 'ruling', {
  rule: 'WS-8.7',
  ends: 'each once',
  once: true,
  responses: (t) => (t.gm === NONE ? [] : [{ id: 'send back', seat: t.gm, call: sendBack.with({ for: t.gm }), optional: true }]),
});

export const mayJudge = (t: Table, by: number): boolean => t.settings.mode === 'hosted' && t.characters[by].owner !== t.gm;

describe.does((w) => [
  // The card lies open from now on.
  w.run((p) => p.disclose()),
  w.ask('domain', {
    rule: 'WS-8.9',
    legal: (t, f, list: string[]) => void list.push(...domainsOf(t, f.vars.by, f.vars.card)),
    why: (_t, _f, answer) => no('WS-8.9', 'notAnAnswer', { answer }),
    take: (_p, f, answer) => {
      f.vars.domain = answer as DomainId;
    },
  }),
  // WS-8.11: in brisk play nobody is asked.
  w.when(
    (t) => t.settings.describe,
    [
      w.ask('words', {
        rule: 'WS-7.30',
        form: { kind: 'text', max: MOST_WORDS },
        accepts: (_t, _f, answer) => (answer === ALOUD ? null : whyNotWords(answer)),
        sample: () => STOCK_LINE,
        suggest: (_t, _f, list: string[]) => void list.push(STOCK_LINE, ALOUD),
        show: (_t, f) => ({ domain: f.vars.domain, card: f.vars.card }),
        take: (_p, f, answer: string) => {
          f.vars.words = answer;
        },
      }),
      w.when(
        (t, f) => f.vars.judged && mayJudge(t, f.vars.by),
        [
          w.call(
            ruling,
            (t, f) => ({
              about: { by: f.vars.by, card: f.vars.card, domain: f.vars.domain, words: f.vars.words, names: namesOf(t) },
            }),
            (_p, f, given) => {
              f.vars.back = given !== null;
            },
          ),
        ],
      ),
    ],
  ),
  w.run((p, f) => {
    const { back, words, domain } = f.vars;
    p.give(describe, { back, words, domain });
  }),
]);

/** WS-8.8: a described element stays in the scene's notes. */
export function note({ t }: P, by: number, card: Card | null, words: string): void {
  if (words === '') return;
  if (t.notes.length >= MOST_NOTES) t.notes = t.notes.slice(1);
  t.notes.push({ by, card, words });
}
