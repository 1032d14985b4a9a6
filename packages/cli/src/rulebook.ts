/** Looking things up in a rulebook: one rule, a chapter, or all rules with some words. */
import { folded, type Rule, type Rulebook } from '@guildhall/kernel';

export type Found = { kind: 'rule' | 'chapter' | 'words'; rules: Rule[] };

export function lookUp(book: Rulebook, what: string): Found {
  const wanted = what.trim().toLowerCase();
  // "29.8" will do: there is one such rule in a book. A whole number is a chapter.
  const bare = wanted.includes('.') ? wanted : null;
  const exact = book.rules.filter(({ id }) => id.toLowerCase() === wanted || id.slice(id.indexOf('-') + 1) === bare);
  if (exact.length > 0) return { kind: 'rule', rules: exact };
  const chapter = /^([a-z]{2}-)?(\d+)\.?$/.exec(wanted);
  if (chapter) {
    const rules = book.rules.filter((rule) => rule.chapter.startsWith(`${chapter[2]}.`));
    if (rules.length > 0) return { kind: 'chapter', rules };
  }
  const begun = beginningsIn(wanted);
  const has = ({ text, chapter: heading, part }: Rule, word: RegExp): boolean =>
    [text, heading, part ?? ''].some((where) => word.test(folded(where)));
  return { kind: 'words', rules: begun.length === 0 ? [] : book.rules.filter((rule) => begun.every((word) => has(rule, word))) };
}

/** Words are found where they begin, so that "ogre" is not in "progress", and "Sława" is found by "sław". */
function beginningsIn(words: string): RegExp[] {
  return folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u'));
}

/** Rules found by words, those first whose chapter is called so: who asks for "refill" wants the chapter "Refill". */
export function bestFirst(rules: readonly Rule[], what: string): Rule[] {
  const begun = beginningsIn(what.trim());
  const named = ({ chapter }: Rule): boolean => begun.every((word) => word.test(folded(chapter)));
  return [...rules.filter(named), ...rules.filter((rule) => !named(rule))];
}

export function chapters(book: Rulebook): { title: string; rules: Rule[] }[] {
  const found: { title: string; rules: Rule[] }[] = [];
  for (const rule of book.rules) {
    const last = found.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else found.push({ title: rule.chapter, rules: [rule] });
  }
  return found;
}
