/** `guildhall rules <game> [id|word]`: the rulebook in the terminal. */
import { type Language, openRulebook, type Rule, type Rulebook } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { type Context, json, openGame } from '../context.ts';
import { fail } from '../problem.ts';
import { bestFirst, chapters, lookUp } from '../rulebook.ts';
import { bold, dim } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';

export async function rules(ctx: Context, id: string, what: readonly string[], flags: { json?: boolean }): Promise<void> {
  const { text, terminal, language } = ctx;
  const game = await openGame(ctx, id);
  const book = await openRulebook(game.rulebook, language);
  const wanted = what.join(' ');
  const found = wanted === '' ? null : lookUp(book, wanted);
  if (found && found.rules.length === 0) fail(text.wrong.noRule(wanted, id));
  if (flags.json) {
    json(ctx, { game: id, title: book.title, language: book.language, rules: found ? found.rules : book.rules });
    return;
  }
  if (book.language !== language) terminal.out(`${dim(text.rules.onlyEnglish)}\n`);
  if (!found) {
    for (const line of contentsLines(book, text)) terminal.out(`${line}\n`);
    terminal.out(`${text.rules.hint(id)}\n`);
    return;
  }
  if (found.kind === 'words') terminal.out(`${text.rules.found(found.rules.length, wanted)}\n`);
  let chapter = '';
  let part: string | null = null;
  for (const rule of found.rules) {
    if (rule.chapter !== chapter) terminal.out(`${bold(rule.chapter)}\n`);
    if (rule.part !== null && rule.part !== part) terminal.out(`  ${rule.part}\n`);
    ({ chapter, part } = rule);
    terminal.out(`${ruleLine(rule, text, terminal.width)}\n`);
  }
}

function contentsLines(book: Rulebook, text: Text): string[] {
  return [
    bold(text.rules.contents(book.title, book.rules.length)),
    ...chapters(book).map(({ title, rules: own }) => `  ${title}  ${dim(`${own[0].id} – ${own[own.length - 1].id}`)}`),
  ];
}

/** One rule with its source, as a paragraph. */
export function ruleLine(rule: Rule, text: Text, width: number): string {
  const source = [text.rules.tags[rule.tag] ?? rule.tag, ...(rule.note ? [text.rules.note] : [])].join(', ');
  // What the book stresses between asterisks is stressed by nothing here.
  const words = rule.text.replaceAll(/\*([^*]+)\*/g, '$1');
  return wrap(`  ${rule.id}  ${words} [${source}]`, width, '    ').replace(rule.id, bold(rule.id));
}

/** How many rules are printed for a search during play before the rest is only counted. */
const RULES_SHOWN = 12;
/** What somebody looks up while playing. */
export async function rulesLines(
  rulebook: AnyGame['rulebook'],
  what: string,
  language: Language,
  text: Text,
  width: number,
): Promise<string[]> {
  const book = await openRulebook(rulebook, language);
  const foreign = book.language === language ? [] : [dim(text.rules.onlyEnglish)];
  if (what === '') return [...foreign, ...contentsLines(book, text), text.play.rulesWhat];
  const { kind, rules: found } = lookUp(book, what);
  if (found.length === 0) return [text.play.unknownRule(what)];
  // Whoever opens a chapter wants to read it to its end.
  const shown = kind === 'words' ? bestFirst(found, what).slice(0, RULES_SHOWN) : found;
  return [
    ...foreign,
    ...shown.map((rule) => ruleLine(rule, text, width)),
    ...(found.length > shown.length
      ? [text.play.moreRules(found.length - shown.length, Number.parseInt(shown[0].chapter, 10))]
      : []),
  ];
}
