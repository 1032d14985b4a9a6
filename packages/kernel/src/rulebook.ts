/** Rulebooks as data: one line per rule, "- **BR-6.2** [doc] Text.", under "## 6. Title" headings. */

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
  rules: readonly Rule[];
}

const RULE = /^- \*\*([A-Z]{2}-\d+(?:\.\d+)*[a-z]?)\*\* \[(\w+)\](?: \[(note)\])? (.+?)(?: \{(\w+)\})?$/;

const isMark = (word: string): word is RuleMark => (RULE_MARKS as readonly string[]).includes(word);

/** Reads a rulebook; throws on two rules with one id or a line that looks like a rule and is none, or a mark nobody knows. */
export function parseRulebook(markdown: string): Rulebook {
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
  return { title, rules };
}
