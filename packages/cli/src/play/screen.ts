/** What a player sees between questions: board, breadcrumb, what happened, the question, the end. */
import type { Fact, Form, Language, Outcome, Plain, Seat, View } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import { speaker } from '../context.ts';
import { bold, dim } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';
import { arrange, type Item } from './menu.ts';

export function boardLines(game: AnyGame, view: View, language: Language): string {
  if (game.draw) return game.draw(view, language);
  return JSON.stringify(view.table, null, 1);
}

/** What one plays for, in the game's own words. */
export function aimLines(game: AnyGame, view: View, language: Language, { play }: Text, width: number): string[] {
  const sentences = game.aim?.(view, language) ?? [];
  const lines = sentences.map(({ text, rule }) => wrap(`- ${text.replaceAll('*', '')} ${dim(`[${rule}]`)}`, width, '  '));
  return [lines.length > 0 ? bold(play.aim) : play.aimNone, ...lines];
}

/** "Turn 4 > Action phase", in the rulebook's words. */
export function breadcrumb(game: AnyGame, view: View, language: Language): string {
  const words = game.text[language];
  const steps = view.where.map((name) => words.step(name, view.table)).filter((step) => step !== null && step !== '');
  return [words.title, ...steps].join(' > ');
}

export function factLine(game: AnyGame, fact: Fact, view: View, language: Language, width: number): string {
  const words = game.text[language].fact(fact, speaker(game, language, view));
  const rule = `[${fact.rule}]`;
  return wrap(`  ${words} ${rule}`, width, '    ').replace(rule, dim(rule));
}

/** The question and its answers as the asked seat reads them. */
export function questionOf(
  game: AnyGame,
  view: View,
  language: Language,
): { sentence: string; rule: string; items: Item[] } | null {
  const { asked } = view;
  if (!asked) return null;
  const words = game.text[language];
  const say = speaker(game, language, view);
  const items = (asked.options ?? []).map((answer) => ({
    answer,
    words: words.answer(asked.name, answer, asked.show, say),
    typed: typeof answer === 'string' ? game.typed?.(answer, language) : undefined,
  }));
  // Of suggestions that read alike (two drawings at one spot) only the first is offered.
  const first = items.filter(
    (item, i) => typeof item.answer === 'string' || items.findIndex(({ words: read }) => read === item.words) === i,
  );
  return { sentence: words.question(asked.name, asked.show, say), rule: asked.rule, items: arrange(first) };
}

/** What answers to an open question look like. */
export function formHint({ play }: Text, form: Form | null, orElse: boolean, told = false): string {
  const { open } = play;
  switch (form?.kind) {
    case undefined:
      return '';
    case 'text':
      return open.text(form.max);
    case 'point':
      return open.point(orElse, form.min, form.max);
    case 'several':
      return open.several(orElse, form.of, form.min, form.max);
    case 'other':
      return open.other(orElse, told);
    default:
      return open.json;
  }
}

/** Asks for what an act out of turn still wants. */
export function wordsWanted(text: Text, form: Form | null): string {
  const { play } = text;
  return form?.kind === 'text' ? play.alsoText(form.max) : `${formHint(text, form, false)}\n${play.prompt}`;
}

/** What the world outside learns of a finished game, in the game's words. */
export function reportLines(game: AnyGame, report: Plain, language: Language, text: Text): string[] {
  const words = game.text[language];
  const lines = report === null ? [] : (words.report?.(report, speaker(game, language)) ?? []);
  return lines.length === 0 ? [] : [text.play.report, ...lines.map((line) => `  ${line}`)];
}

export function outcomeLines(game: AnyGame, outcome: Outcome, seats: number, language: Language, text: Text): string[] {
  const words = game.text[language];
  const name = (seat: Seat): string => words.seat(seat);
  const scores = outcome.scores.slice(0, seats).map((score, seat) => `${name(seat)} ${score}`);
  return [
    bold(`${text.play.over} ${text.play.winners(outcome.winners.map(name))}`),
    text.play.because(words.outcome(outcome.reason), outcome.rule),
    ...(scores.length > 0 ? [text.play.scores(scores)] : []),
  ];
}
