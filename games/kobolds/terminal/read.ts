/** What somebody types, in the spelling of answers: cards may be written as people write them, "10h", "K♠" or "2♥, 3♥". */
import { readCard } from '@guildhall/cards';
import type { Asked } from '@guildhall/kernel';
import { QUESTIONS } from '../questions.ts';

const CARD_QUESTIONS: ReadonlySet<string> = new Set(
  Object.entries(QUESTIONS).flatMap(([name, { answers }]) => (/^CARDS?\b/.test(answers) ? [name] : [])),
);

/** Where cards are asked for, every word that is a card under its own name; all else stays as it is. */
export function read(typed: string, { name }: Asked): string {
  if (!CARD_QUESTIONS.has(name)) return typed;
  return typed
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => readCard(word) ?? word)
    .join(' ');
}
