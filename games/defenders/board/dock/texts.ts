/** The texts of a siege as they were told, with what was added to them since. */
import type { Contribution, Fact } from '@guildhall/kernel';
import { type TextNow, textsIn, textsNow } from '../../contributions/words.ts';
import type { DefendersFact } from '../../facts.ts';

export interface StoryText {
  n: number;
  /** The seat that told it. */
  author: number;
  fact: DefendersFact;
  field: string;
  /** As it was told first; '' with `aloud`. */
  first: string;
  aloud: boolean;
  now: TextNow;
}
const AS_TOLD: TextNow = { words: null, hidden: false, reactions: [] };

/** Every text once, the newest first; where one was told twice (proposed, then agreed on) the later fact counts. */
export function storyOf(
  facts: readonly Fact[],
  authors: readonly number[],
  contributions: readonly Contribution[],
): readonly StoryText[] {
  const now = textsNow(contributions);
  const texts = new Map<number, StoryText>();
  for (const fact of facts as readonly DefendersFact[]) {
    for (const [field, n] of textsIn(fact)) {
      // What was taken back has no author any more.
      if (n > authors.length) continue;
      const words = (fact as unknown as { [field: string]: unknown })[field];
      const first = typeof words === 'string' ? words : '';
      const aloud = first === '';
      texts.set(n, { n, author: authors[n - 1], fact, field, first, aloud, now: now.get(n) ?? AS_TOLD });
    }
  }
  return [...texts.values()].sort((a, b) => b.n - a.n);
}
