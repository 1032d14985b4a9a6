/** Answers in words of another language than their own: "marsz" for "walk". */
import type { Asked } from './game.ts';
import { folded } from './rulebook.ts';

/** What somebody may say, and the answers it may stand for (or the beginnings of answers): the question tells which is meant. */
export type Phrases = readonly (readonly [words: string, ...answers: string[]])[];

/** Where only certain answers are wanted, no words are lost if some of them are taken for an answer that is not among them. */
const isStrict = ({ form }: Asked): boolean => form === null || form.kind === 'point' || form.kind === 'several';

/**
 * The answer that a typed line says by one of these phrases, with or without its accents; `tail` spells what follows the
 * phrase. A line that says none stays as it was typed, and so does a text that only begins like one.
 */
export function spoken(typed: string, asked: Asked, phrases: Phrases, tail = (rest: string): string => rest): string {
  const line = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const plain = folded(line);
  const options = new Map(
    (asked.options ?? []).flatMap((option) => (typeof option === 'string' ? [[folded(option), option]] : [])),
  );
  let likeliest: string | null = null;
  let longest = 0;
  for (const [words, ...answers] of phrases) {
    const begun = folded(words);
    if (plain !== begun && !plain.startsWith(`${begun} `)) continue;
    const rest = line.length === begun.length ? '' : ` ${tail(line.slice(begun.length + 1))}`;
    for (const answer of answers) {
      const whole = `${answer}${rest}`;
      const option = options.get(folded(whole));
      if (option !== undefined) return option;
      if (begun.length > longest) {
        longest = begun.length;
        likeliest = whole;
      }
    }
  }
  return likeliest !== null && isStrict(asked) ? likeliest : typed;
}
