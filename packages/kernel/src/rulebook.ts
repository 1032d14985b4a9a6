/** Rulebooks as data: one line per rule, "- **BR-6.2** [doc] Text.", under "## 6. Title" headings; one book a language. */
import type { Language } from './text.ts';

/** What people add to a rule, at the end of its line: they tell or draw something, they judge, they are on their honour. */
export const RULE_MARKS = ['ask', 'judge', 'honour'] as const;
export type RuleMark = (typeof RULE_MARKS)[number];

export interface Rule {
  id: string;
  /** Where it comes from: doc, ruling, public or house. */
  tag: string;
  /** A rule without any effect on play (flavour, playing time). */
  note: boolean;
  /** Number of the chapter and its heading. */
  chapter: string;
  /** Heading of the part of the chapter, or null. */
  part: string | null;
  text: string;
  /** Missing where the game computes or enforces the rule. */
  mark?: RuleMark;
}
export interface Rulebook {
  title: string;
  language: Language;
  rules: readonly Rule[];
}

/** A rulebook in every language it was written in. English is always there; each is loaded only when somebody reads it. */
export interface Rulebooks {
  /** The rules, which are the same in every language. */
  readonly ids: readonly string[];
  readonly in: { readonly [language in Language]?: () => Promise<Rulebook> } & { readonly en: () => Promise<Rulebook> };
}

/** The ids of all rules, from the runs of their numbers: "1.1-3 2.1-2" of XX is XX-1.1, XX-1.2, XX-1.3, XX-2.1, XX-2.2. */
export const ruleIds = <Id extends string>(prefix: string, runs: string): readonly Id[] =>
  runs.split(' ').flatMap((run) => {
    const [, chapter = '', from, to] = /^(\w+\.)?(\d+)-(\d+)$/.exec(run) ?? [];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${prefix}-${chapter}${Number(from) + i}` as Id);
  });

/** The rulebook in the language of the reader; in English where there is none in that language yet. */
export const openRulebook = (books: Rulebooks, language: Language): Promise<Rulebook> => (books.in[language] ?? books.in.en)();

/** A rulebook that was written in English alone and is at hand. */
export const onlyInEnglish = (book: Rulebook): Rulebooks => ({
  ids: book.rules.map(({ id }) => id),
  in: { en: async () => book },
});

/** Small letters without their marks, for searching: "zolty" finds "Żółty". */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const RULE = /^- \*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\*\* \[(\w+)\](?: \[(note)\])? (.+?)(?: \{(\w+)\})?$/;

const isMark = (word: string): word is RuleMark => (RULE_MARKS as readonly string[]).includes(word);

/** Reads a rulebook; throws on two rules with one id or a line that looks like a rule and is none, or a mark nobody knows. */
export function parseRulebook(markdown: string, language: Language = 'en'): Rulebook {
  const rules: Rule[] = [];
  const seen = new Set<string>();
  let title = '';
  let chapter = '';
  let part: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('# ')) title = line.slice(2).trim();
    else if (line.startsWith('## ')) {
      chapter = line.slice(3).trim();
      part = null;
    } else if (line.startsWith('### ')) part = line.slice(4).trim();
    else if (line.startsWith('- **')) {
      const match = RULE.exec(line);
      if (!match) {
        if (/^- \*\*[A-Z]{2}-\d/.test(line)) throw new Error(`not a rule line: ${line.slice(0, 80)}`);
        continue;
      }
      const [, id, tag, note, text, mark] = match;
      if (mark !== undefined && !isMark(mark)) throw new Error(`${id} has a mark that does not exist: {${mark}}`);
      if (seen.has(id)) throw new Error(`two rules are numbered ${id}`);
      seen.add(id);
      rules.push({ id, tag, note: note === 'note', chapter, part, text, ...(mark === undefined ? {} : { mark }) });
    }
  }
  return { title, language, rules };
}
