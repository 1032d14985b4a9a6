/** What people at one keyboard are shown of a game: news, board, question, what was taken back; each of it once. */
import type { Refusal, Seat, View } from '@guildhall/kernel';
import type { AnyTelling } from '@guildhall/registry';
import { callOf } from '../call.ts';
import { type Context, sayRefusal } from '../context.ts';
import { seatNames } from '../seating.ts';
import { bold, dim } from '../terminal.ts';
import { wrap } from '../wrap.ts';
import { actsOf } from './acts.ts';
import { type Item, menuLines } from './menu.ts';
import { aimLines, boardLines, breadcrumb, factLine, formHint, outcomeLines, questionOf, reportLines } from './screen.ts';

/** So much of what an undo takes back is told; of more only the number. */
const UNDONE_SHOWN = 8;
/** So much of what had happened is told when a match goes on. */
const RETOLD = 12;

export class Display {
  readonly name: (seat: Seat) => string;
  /** How much of what was told each seat has been shown; the last is the spectator's. */
  private readonly shown: number[];
  private lines = 0;
  /** The board as it was shown last, in its paragraphs: those that stay the same are not drawn again. */
  private drawn: readonly string[] = [];
  /** What can be done out of turn, as far as it was listed: it is not said again until something else can be. */
  private readonly alsoSaid = new Set<string>();
  /** What was asked last and how much had been told by then: whoever is asked the same again is told that nothing came of it. */
  private askedLast = '';

  constructor(
    private readonly ctx: Context,
    private readonly telling: AnyTelling,
    private readonly persons: readonly Seat[],
    /** The spectator's place among those who are shown something. */
    private readonly spectator: number,
  ) {
    this.name = seatNames(this.game, ctx.language, telling.match.roles());
    this.shown = Array.from({ length: spectator + 1 }, () => 0);
  }

  private get game() {
    return this.telling.match.game;
  }

  private get width(): number {
    return this.ctx.terminal.width;
  }

  seen(seat: Seat | null): View {
    return this.game.view(this.telling.match.current, seat);
  }

  line(line: string): void {
    this.ctx.terminal.out(`${line}\n`);
  }

  all(lines: Iterable<string>): void {
    for (const line of lines) this.line(line);
  }

  /** For whoever goes on with a match: only the last of what had happened is told again. */
  goOn(file: string): void {
    const before = this.telling.told.length;
    const from = Math.max(0, before - RETOLD);
    this.shown.fill(from);
    if (from > 0) this.line(this.ctx.text.play.earlier(callOf(`replay ${file}`, this.ctx.language)));
  }

  aim(seat: Seat): void {
    this.all(aimLines(this.game, this.seen(seat), this.ctx.language, this.ctx.text, this.width));
  }

  /** Prints what this seat (null: a spectator) has not been told yet. */
  news(seat: Seat | null): void {
    const place = seat ?? this.spectator;
    const view = this.seen(seat);
    for (const fact of this.telling.heard(seat, this.shown[place])) {
      this.line(factLine(this.game, fact, view, this.ctx.language, this.width));
      this.lines++;
    }
    this.shown[place] = this.telling.told.length;
  }

  /** `again`: even if it has not changed since it was shown. */
  board(seat: Seat | null, again = false): void {
    const { language } = this.ctx;
    const view = this.seen(seat);
    const parts = boardLines(this.game, view, language).split('\n\n');
    const changed = again ? parts : parts.filter((part) => !this.drawn.includes(part));
    this.line('');
    if (changed.length > 0) this.line(changed.join('\n\n'));
    this.drawn = parts;
    this.line(bold(wrap(breadcrumb(this.game, view, language), this.width, '  ')));
  }

  /** Nobody has seen the board: the screen was cleared for somebody else. */
  clear(): void {
    this.ctx.terminal.out(`${String.fromCharCode(27)}[2J${String.fromCharCode(27)}[H`);
    this.drawn = [];
  }

  /** Says so if a seat is asked just what it was asked before, and nothing has happened. */
  nothingNew(seat: Seat): void {
    const { asked } = this.seen(seat);
    const now = JSON.stringify([seat, this.lines, asked?.name, asked?.options, asked?.show, this.drawn]);
    if (now === this.askedLast) this.line(this.ctx.text.play.nothingNew);
    this.askedLast = now;
  }

  /** Puts the question to a seat; what its menu lists. */
  question(seat: Seat): Item[] {
    const { text, language } = this.ctx;
    const { match } = this.telling;
    const view = this.seen(seat);
    const question = questionOf(match.game, view, language);
    if (!question) return [];
    const who = `${text.play.asks(this.name(seat))} `;
    this.line(wrap(`${who}${question.sentence} ${dim(`[${question.rule}]`)}`, this.width));
    this.all(menuLines(question.items, this.width));
    const typing = view.asked && match.game.text[language].typing?.(view.asked.name, view.asked.show);
    const isGuided = Boolean(match.game.guide?.(view, language));
    const form = isGuided ? '' : formHint(text, view.asked?.form ?? null, question.items.length > 0, Boolean(typing));
    if (form !== '') this.line(wrap(form, this.width));
    if (isGuided) this.line(wrap(text.play.guide.offer, this.width));
    for (const line of typing?.split('\n') ?? []) this.line(wrap(line, this.width, '  '));
    const acts = actsOf(match, this.persons, language);
    if (acts.some(({ words }) => !this.alsoSaid.has(words)))
      this.line(dim(wrap(text.play.alsoHint(acts.map(({ words }) => words)), this.width)));
    for (const { words } of acts) this.alsoSaid.add(words);
    return question.items;
  }

  refused(seat: Seat, refusal: Refusal): void {
    const sentence = sayRefusal(this.game, this.ctx.language, refusal, this.seen(seat));
    this.line(wrap(this.ctx.text.play.refused(sentence, refusal.rule), this.width, '  '));
  }

  /** What an undo took back; `was` is what this seat had heard, and `view` what it saw. */
  undone(seat: Seat, was: ReturnType<AnyTelling['heard']>, view: View): void {
    const { telling } = this;
    const { text, language } = this.ctx;
    const gone = was.slice(telling.heard(seat, 0).length);
    this.line(gone.length > 0 ? text.play.undone : text.play.undoneAnswer);
    if (gone.length > UNDONE_SHOWN) this.line(`  ${text.play.undoneMore(gone.length - UNDONE_SHOWN)}`);
    for (const fact of gone.slice(-UNDONE_SHOWN)) this.line(factLine(this.game, fact, view, language, this.width));
    for (let place = 0; place < this.shown.length; place++) this.shown[place] = Math.min(this.shown[place], telling.told.length);
  }

  /** How it ended, as this seat (null: a spectator) sees it. */
  end(outcome: NonNullable<ReturnType<AnyTelling['match']['outcome']>>, viewer: Seat | null): void {
    const { text, language } = this.ctx;
    const { match } = this.telling;
    this.news(viewer);
    this.board(viewer, true);
    this.all(outcomeLines(match.game, outcome, this.spectator, language, text));
    this.all(reportLines(match.game, match.game.report(match.current), language, text));
  }
}
