/** `guildhall rules <game> [id|word]`: the rulebook in the terminal. */
import { type Language, openRulebook, type Rule } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { type Context, json, openGame } from '../context.ts';
import { fail } from '../problem.ts';
import { chapters, lookUp } from '../rulebook.ts';
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
    terminal.out(`${bold(text.rules.contents(book.title, book.rules.length))}\n`);
    for (const chapter of chapters(book)) {
      terminal.out(`  ${chapter.title}  ${dim(`${chapter.rules[0].id} – ${chapter.rules[chapter.rules.length - 1].id}`)}\n`);
    }
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

/** One rule with its source, as a paragraph. */
export function ruleLine(rule: Rule, text: Text, width: number): string {
  const source = [text.rules.tags[rule.tag] ?? rule.tag, ...(rule.note ? [text.rules.note] : [])].join(', ');
  return wrap(`  ${rule.id}  ${rule.text} [${source}]`, width, '    ').replace(rule.id, bold(rule.id));
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
  if (what === '') return [text.play.rulesWhat];
  const book = await openRulebook(rulebook, language);
  const { rules: found } = lookUp(book, what);
  if (found.length === 0) return [text.play.unknownRule(what)];
  return [
    ...(book.language === language ? [] : [dim(text.rules.onlyEnglish)]),
    ...found.slice(0, RULES_SHOWN).map((rule) => ruleLine(rule, text, width)),
    ...(found.length > RULES_SHOWN ? [text.play.moreRules(found.length - RULES_SHOWN)] : []),
  ];
}
