/** `guildhall replay <file> [--to n]`: the course of a saved match, and the board where it stops. */
import { type Fact, heardBy, isAct, type Seat } from '@guildhall/kernel';
import { walk } from '@guildhall/kernel/hall';
import type { AnyMatch } from '@guildhall/registry';
import { type Context, json, openMatch, speaker, wholeNumber } from '../context.ts';
import { writeText } from '../files.ts';
import { boardLines, breadcrumb, factLine, outcomeLines, reportLines } from '../play/screen.ts';
import { fail } from '../problem.ts';
import { bold, dim } from '../terminal.ts';

export interface ReplayFlags {
  to?: string;
  seat?: string;
  story?: string;
  json?: boolean;
}

export async function replay(ctx: Context, path: string, flags: ReplayFlags): Promise<void> {
  const { text, terminal, language } = ctx;
  const { match, frozen } = await openMatch(ctx, path, true);
  const { game } = match;
  const { seats } = match.start;
  const to = flags.to === undefined ? match.decisions : wholeNumber('--to', flags.to, match.settled, match.decisions, text);
  if (flags.seat !== undefined && !(/^\d+$/.test(flags.seat) && Number(flags.seat) >= 1 && Number(flags.seat) <= seats)) {
    fail(text.wrong.seat(flags.seat, seats));
  }
  const viewer: Seat | null = flags.seat === undefined ? null : Number(flags.seat) - 1;

  if (flags.story !== undefined) {
    await writeStory(ctx, match, flags.story, viewer);
    return;
  }
  const words = game.text[language];
  const course: { seat: Seat | null; question: string | null; answer: unknown; facts: Fact[] }[] = [];
  let view = game.view(match.at(match.settled), viewer);
  let decision = match.settled;
  for (const { entry, told, game: g } of walk(match)) {
    const facts = heardBy(told, viewer);
    const given = entry && 'answer' in entry ? entry : null;
    const put = given && isAct(given.question) ? view.mayAlso.find(({ name }) => name === given.question) : view.asked;
    const show = viewer === entry?.seat ? (put?.show ?? {}) : {};
    course.push({ seat: entry?.seat ?? null, question: given?.question ?? null, answer: given?.answer ?? null, facts });
    if (!flags.json) {
      const what = given
        ? `${words.seat(given.seat)}: ${words.answer(given.question, given.answer, show, speaker(game, language, view))}`
        : '';
      terminal.out(
        entry === null
          ? `${bold(match.settled === 0 ? text.replay.start : text.replay.position(match.settled))}\n`
          : `${dim(`${decision}.`)} ${bold(what)}\n`,
      );
      for (const fact of facts) terminal.out(`${factLine(game, fact, view, language, terminal.width)}\n`);
    }
    view = game.view(g, viewer);
    if (decision++ === to) break;
  }
  if (flags.json) {
    json(ctx, { game: game.meta.id, decisions: match.decisions, from: match.settled, to, frozen, course, view });
    return;
  }
  terminal.out(`\n${text.replay.of(to, match.decisions)}\n${boardLines(game, view, language)}\n`);
  terminal.out(`${bold(breadcrumb(game, view, language))}\n`);
  if (view.outcome) for (const line of outcomeLines(game, view.outcome, seats, language, text)) terminal.out(`${line}\n`);
  for (const line of reportLines(game, view.report, language, text)) terminal.out(`${line}\n`);
  if (frozen) terminal.out(`${frozen}\n`);
}

/** The story of the whole match, as the game tells it, in a file of its own. */
async function writeStory(
  { text, terminal, language }: Context,
  match: AnyMatch,
  path: string,
  viewer: Seat | null,
): Promise<void> {
  const { game } = match;
  const view = game.view(match.current, viewer);
  const facts = [...walk(match)].flatMap(({ told }) => heardBy(told, viewer));
  const story = await game.story?.(view, facts, language, speaker(game, language, view), match.contributions());
  if (story === undefined) fail(text.replay.noStory(game.text[language].title));
  writeText(path, story, text);
  terminal.out(`${text.replay.story(path)}\n`);
}
