/** One game at one keyboard: persons and bots in any seats, until it is over or somebody leaves. */
import type { Language, Plain, Refusal, Seat, View } from '@guildhall/kernel';
import { readTyped } from '@guildhall/kernel/hall';
import type { AnyTelling } from '@guildhall/registry';
import { callOf } from '../call.ts';
import { rulesLines } from '../commands/rules.ts';
import { type Context, sayRefusal } from '../context.ts';
import { PERSON, seatNames } from '../seating.ts';
import { bold, dim } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';
import { type ActItem, actsOf, namedActs } from './acts.ts';
import { COMMANDS, readCommand } from './commands.ts';
import { askGuide, type Given } from './guide.ts';
import { Keeper } from './keep.ts';
import { lookLines } from './look.ts';
import { hint, type Item, isSaid, type Meaning, meaning, menuLines, typed } from './menu.ts';
import { otherHalf, suggestion } from './nearly.ts';
import { orderLines, passByOrder, readOrder } from './orders.ts';
import {
  aimLines,
  boardLines,
  breadcrumb,
  factLine,
  formHint,
  outcomeLines,
  questionOf,
  reportLines,
  wordsWanted,
} from './screen.ts';

/** Chooses an answer for a seat; gets to see what that seat may see. */
export type Thinker = (telling: AnyTelling, seat: Seat) => Promise<Plain>;

/** Who sits in a seat: a bot with its name, or a person (null). */
export type Sitter = { name: string; think: Thinker } | null;

/** So much of what an undo takes back is told; of more only the number. */
const UNDONE_SHOWN = 8;
/** So much of what had happened is told when a match goes on. */
const RETOLD = 12;

/** A refusal that quotes the answer quotes what was typed: not "south" to somebody who has typed "południe". */
function quoting(refusal: Refusal | null, answer: Plain, line: string | undefined): Refusal | null {
  if (refusal === null || line === undefined || refusal.about.answer !== answer) return refusal;
  return { ...refusal, about: { ...refusal.about, answer: line.trim() } };
}

export class Session {
  private readonly names: (seat: Seat) => string;
  private readonly text: Text;
  private readonly keeper: Keeper;
  private readonly language: Language;
  /** How much of what was told each seat has been shown; the last is the spectator's. */
  private readonly shown: number[];
  private readonly persons: Seat[];
  /** The person at the keyboard now. */
  private atKeyboard: Seat | null = null;
  private left = false;
  /** What was asked last and how much had been told by then: whoever is asked the same again is told that nothing came of it. */
  private askedLast = '';
  private lines = 0;

  /** The board as it was shown last, in its paragraphs: those that stay the same are not drawn again. */
  private drawn: readonly string[] = [];
  /** What can be done out of turn, as far as it was listed: it is not said again until something else can be. */
  private readonly alsoSaid = new Set<string>();
  /** What was given to a question of several parts that was then refused, by the name of the question. */
  private readonly begun = new Map<string, Given>();

  constructor(
    private readonly ctx: Context,
    private readonly telling: AnyTelling,
    private readonly sitters: readonly Sitter[],
    file: string | undefined,
    /** What is written where somebody saves. */
    contents?: () => string,
  ) {
    this.keeper = new Keeper(ctx, telling, file, contents);
    this.names = seatNames(telling.match.game, ctx.language, telling.match.roles());
    this.text = ctx.text;
    this.language = ctx.language;
    this.shown = Array.from({ length: sitters.length + 1 }, () => 0);
    this.persons = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
  }

  async play(): Promise<void> {
    if (this.persons.length === 0) this.showBoard(null);
    await this.playUntil(() => false);
    this.finish();
  }

  /** Plays on until that holds, the game is over or somebody leaves; true: nobody has left. */
  async playUntil(holds: () => boolean): Promise<boolean> {
    const { telling, sitters } = this;
    const { match } = telling;
    while (!this.left && !holds()) {
      const actors = match.game.actors(match.current);
      if (actors.length === 0) break;
      const seat = actors.find((actor) => sitters[actor] !== null) ?? actors[0];
      const sitter = sitters[seat];
      if (sitter) await this.botAnswers(seat, sitter);
      else await this.personAnswers(seat);
    }
    return !this.left;
  }

  /** For whoever sits down at a new game: what it is about, and how to learn what may be typed. */
  welcome(): void {
    const [seat] = this.persons;
    if (seat === undefined) return;
    this.showAim(seat);
    this.out(this.text.play.howHelp);
  }

  /** For whoever goes on with a match: only the last of what had happened is told again. */
  goOn(file: string): void {
    const { telling, text } = this;
    const before = telling.told.length;
    const from = Math.max(0, before - RETOLD);
    for (let place = 0; place < this.shown.length; place++) this.shown[place] = from;
    if (from > 0) this.out(text.play.earlier(callOf(`replay ${file}`, this.language)));
  }

  private showAim(seat: Seat): void {
    for (const line of aimLines(this.game, this.seen(seat), this.language, this.text, this.ctx.terminal.width)) this.out(line);
  }

  private get game() {
    return this.telling.match.game;
  }

  private seen(seat: Seat | null): View {
    return this.game.view(this.telling.match.current, seat);
  }

  private name(seat: Seat): string {
    return this.names(seat);
  }

  private out(line: string): void {
    this.ctx.terminal.out(`${line}\n`);
  }

  private async botAnswers(seat: Seat, sitter: NonNullable<Sitter>): Promise<void> {
    const { telling, text } = this;
    if (this.ctx.terminal.interactive) this.ctx.terminal.out(`\r${dim(text.play.thinking(this.name(seat)))}`);
    const answer = await sitter.think(telling, seat);
    if (this.ctx.terminal.interactive) this.ctx.terminal.out(`\r${' '.repeat(this.ctx.terminal.width - 1)}\r`);
    const refusal = telling.answer(seat, answer);
    if (!refusal) this.passByOrder();
    else throw new Error(`the bot ${sitter.name} gave an answer that ${refusal.rule} forbids: ${JSON.stringify(answer)}`);
    // With one person (or none) at the table everything can be shown as it happens.
    if (this.persons.length <= 1) this.showNews(this.persons[0] ?? null);
  }

  /** Prints what this seat (null: a spectator) has not been told yet. */
  private showNews(seat: Seat | null): void {
    const { telling } = this;
    const place = seat ?? this.sitters.length;
    const view = this.seen(seat);
    for (const fact of telling.heard(seat, this.shown[place])) {
      this.out(factLine(this.game, fact, view, this.language, this.ctx.terminal.width));
      this.lines++;
    }
    this.shown[place] = telling.told.length;
  }

  /** `again`: even if it has not changed since it was shown. */
  private showBoard(seat: Seat | null, again = false): void {
    const { match } = this.telling;
    const view = this.seen(seat);
    const board = boardLines(match.game, view, this.language);
    const parts = board.split('\n\n');
    const changed = again ? parts : parts.filter((part) => !this.drawn.includes(part));
    this.out('');
    if (changed.length > 0) this.out(changed.join('\n\n'));
    this.drawn = parts;
    this.out(bold(wrap(breadcrumb(match.game, view, this.language), this.ctx.terminal.width, '  ')));
  }

  private async personAnswers(seat: Seat): Promise<void> {
    const { terminal } = this.ctx;
    if (this.persons.length > 1 && this.atKeyboard !== seat) await this.passKeyboard(seat);
    this.atKeyboard = seat;
    this.showNews(seat);
    this.showBoard(seat);
    const { asked } = this.seen(seat);
    const now = JSON.stringify([seat, this.lines, asked?.name, asked?.options, asked?.show, this.drawn]);
    if (now === this.askedLast) this.out(this.text.play.nothingNew);
    this.askedLast = now;
    const before = this.telling.match.log.length;
    while (!this.left && this.telling.match.log.length === before) {
      const question = this.putQuestion(seat);
      // After a word that was no answer only the prompt comes back.
      while (!this.left && this.telling.match.log.length === before) {
        const words = [...question.map((item) => hint(item) ?? item.words), ...Object.values(COMMANDS).map(([word]) => word)];
        const line = await terminal.ask(this.text.play.prompt, words);
        if (line === null) {
          this.left = true;
          return;
        }
        if (line.trim() === '') continue;
        if (await this.obey(seat, line, question)) break;
      }
    }
  }

  /** Several persons share the keyboard, and may have secrets. */
  private async passKeyboard(seat: Seat): Promise<void> {
    const { terminal } = this.ctx;
    if (!terminal.interactive || this.atKeyboard === null) {
      this.out(`\n${bold(this.text.play.turnOf(this.name(seat)))}`);
      return;
    }
    if ((await terminal.ask(`\n${this.text.play.pass(this.name(seat))} `)) === null) this.left = true;
    terminal.out(`${String.fromCharCode(27)}[2J${String.fromCharCode(27)}[H`);
    this.drawn = [];
  }

  private putQuestion(seat: Seat): Item[] {
    const { match } = this.telling;
    const { terminal } = this.ctx;
    const view = this.seen(seat);
    const question = questionOf(match.game, view, this.language);
    if (!question) return [];
    const who = `${this.text.play.asks(this.name(seat))} `;
    this.out(wrap(`${who}${question.sentence} ${dim(`[${question.rule}]`)}`, terminal.width));
    for (const line of menuLines(question.items, terminal.width)) this.out(line);
    const typing = view.asked && match.game.text[this.language].typing?.(view.asked.name, view.asked.show);
    const form = match.game.guide?.(view, this.language)
      ? ''
      : formHint(this.text, view.asked?.form ?? null, question.items.length > 0, Boolean(typing));
    if (form !== '') this.out(wrap(form, terminal.width));
    if (match.game.guide?.(view, this.language)) this.out(wrap(this.text.play.guide.offer, terminal.width));
    for (const line of typing?.split('\n') ?? []) this.out(wrap(line, terminal.width, '  '));
    const acts = actsOf(match, this.persons, this.language);
    if (acts.some(({ words }) => !this.alsoSaid.has(words)))
      this.out(dim(wrap(this.text.play.alsoHint(acts.map(({ words }) => words)), terminal.width)));
    for (const { words } of acts) this.alsoSaid.add(words);
    return question.items;
  }

  /** What a typed line means to the question this seat is asked: as it stands in the menu, or in a spelling the game understands. */
  private meant(seat: Seat, line: string, items: readonly Item[], literal = false): Meaning {
    const view = this.seen(seat);
    const { asked } = view;
    const form = asked?.form ?? null;
    const said = meaning(line, items, form, literal);
    if (said.kind !== 'other' || !asked || !this.game.read) return said;
    return meaning(this.game.read(line, asked, view), items, form, literal);
  }

  /** Does what a typed line says. True: the question should be put again. */
  private async obey(seat: Seat, line: string, items: readonly Item[]): Promise<boolean> {
    const { text } = this;
    const said = this.meant(seat, line, items);
    const asks = line.trim().replace(/\s*\?$/, '');
    // "end?" only asks, where no text of one's own is wanted and no answer of the menu ends so itself.
    if (asks !== line.trim() && !readCommand(asks) && this.seen(seat).asked?.form === null && !isSaid(line, items)) {
      this.explain(seat, asks, items);
      return false;
    }
    if (said.kind === 'item') return this.give(seat, said.item.answer);
    const order = readCommand(line);
    if (!order) {
      if (said.kind === 'noNumber') {
        this.out(text.play.noNumber(line.trim(), items.length));
        return false;
      }
      // A number is an answer's: whoever types "1" where none is numbered does not mean to concede.
      const acts = /^\d+$/.test(line.trim()) ? [] : actsOf(this.telling.match, [seat], this.language);
      const act = namedActs(line, acts).found[0] ?? namedActs(typed(said.answer), acts).found[0];
      if (act) return this.act(act, '');
      const refusal = quoting(this.telling.match.whyNot(seat, said.answer), said.answer, line);
      if (refusal === null) return this.give(seat, said.answer);
      if (text.play.guide.cancel.includes(line.trim().toLowerCase())) {
        this.out(text.play.guide.nothingToCancel);
        return false;
      }
      this.decline(seat, refusal, line, said.answer, items);
      // Nobody writes an answer of several parts by heart.
      if (this.game.guide?.(this.seen(seat), this.language)) this.out(wrap(text.play.guide.offer, this.ctx.terminal.width));
      return false;
    }
    const { command, rest } = order;
    switch (command) {
      case 'why':
        this.explain(seat, rest, items);
        return false;
      case 'answer': {
        const meant = this.meant(seat, rest, items, true);
        return meant.kind !== 'noNumber' && this.give(seat, meant.kind === 'item' ? meant.item.answer : meant.answer, rest);
      }
      case 'also':
        return this.also(rest);
      case 'order':
        return this.order(seat, rest);
      case 'undo':
        return this.undo(seat);
      case 'save':
        this.out(this.keeper.save(rest));
        return false;
      case 'rules':
        for (const found of await rulesLines(this.game.rulebook, rest, this.language, text, this.ctx.terminal.width))
          this.out(found);
        return false;
      case 'aim':
        this.showAim(seat);
        return false;
      case 'look':
        for (const found of lookLines(this.game, this.seen(seat), rest, this.language, text, this.ctx.terminal.width))
          this.out(found);
        return false;
      case 'write':
        return this.write(seat);
      case 'board':
        this.showBoard(seat, true);
        return true;
      case 'help':
        for (const help of text.play.help) this.out(wrap(help, this.ctx.terminal.width, ' '.repeat(text.play.helpIndent)));
        return false;
      case 'quit':
        this.left = true;
        return true;
    }
  }

  /** An answer of several parts, asked for one by one. True: it was taken. */
  private async write(seat: Seat): Promise<boolean> {
    const { text, ctx, begun } = this;
    const view = this.seen(seat);
    const guide = this.game.guide?.(view, this.language) ?? null;
    const name = view.asked?.name ?? '';
    if (!guide) {
      this.out(text.play.guide.none);
      return false;
    }
    const given = await askGuide(guide, begun.get(name) ?? {}, ctx.terminal, text);
    if (!given) return true;
    const taken = this.give(seat, guide.answer(given));
    if (taken) begun.delete(name);
    else begun.set(name, given);
    return true;
  }

  /** `line`: as it was typed, where it was. */
  private give(seat: Seat, answer: Plain, line?: string): boolean {
    return this.took(seat, quoting(this.telling.answer(seat, answer), answer, line));
  }

  /** True: it was taken, and the next question is to be put. */
  private took(seat: Seat, refusal: Refusal | null): boolean {
    if (refusal) this.out(this.refused(seat, refusal));
    else this.passByOrder();
    return refusal === null;
  }

  private passByOrder(): void {
    passByOrder(
      this.telling.match,
      (seat) => this.sitters[seat] === null,
      (seat, answer) => this.telling.answer(seat, answer),
    );
  }

  /** What the persons here may do out of turn: shows it, or does it. */
  private async also(rest: string): Promise<boolean> {
    const { text, ctx } = this;
    const items = actsOf(this.telling.match, this.persons, this.language);
    const { found, rest: written } = namedActs(rest, items);
    if (rest !== '' && found.length === 1) return this.act(found[0], written);
    if (rest !== '') this.out(found.length > 1 ? text.play.alsoWho : text.play.alsoNothing(rest));
    this.out(items.length > 0 ? text.play.alsoList : text.play.alsoNone);
    const shown = items.map((item) => ({ ...item, answer: item.answer ?? '…' }));
    for (const line of menuLines(shown, ctx.terminal.width)) this.out(line);
    return false;
  }

  /** Does something out of turn, if whoever typed it is sure. */
  private async act({ seat, act, answer, words }: ActItem, written: string): Promise<boolean> {
    const { text, ctx } = this;
    let given = answer;
    if (given === null) {
      const line = written || (await ctx.terminal.ask(wordsWanted(text, act.form)));
      if (line === null) this.left = true;
      if (!line) return false;
      given = readTyped(line.trim(), act.form);
    }
    const refusal = this.telling.match.whyNotAct(seat, act.name, given);
    if (refusal) return this.took(seat, refusal);
    const what = answer === null ? `${words} ${typed(given)}` : words;
    const reply = await ctx.terminal.ask(text.play.sure(what, act.rule));
    if (reply === null) this.left = true;
    if (!text.play.yes.includes((reply ?? '').trim().toLowerCase())) return false;
    return this.took(seat, this.telling.act(seat, act.name, given));
  }

  /** The standing orders of whoever is at the keyboard: shows them, or gives one. */
  private order(seat: Seat, rest: string): boolean {
    const { text, ctx, language } = this;
    const { match } = this.telling;
    if (Object.keys(match.game.orders).length === 0) this.out(text.play.orderNone);
    else if (rest === '') {
      this.out(wrap(text.play.orderList, ctx.terminal.width));
      for (const line of orderLines(match, seat, language, text, ctx.terminal.width)) this.out(line);
    } else {
      const order = readOrder(rest, match, text.play.orderOff);
      if (!order) this.out(text.play.orderHow);
      else if (this.took(seat, match.order(seat, order.window, order.unless))) {
        this.out(order.unless ? text.play.orderGiven : text.play.orderTakenBack);
        return true;
      }
    }
    return false;
  }

  private refused(seat: Seat, refusal: Refusal): string {
    const view = this.seen(seat);
    const sentence = sayRefusal(this.game, this.language, refusal, view);
    return wrap(this.text.play.refused(sentence, refusal.rule), this.ctx.terminal.width, '  ');
  }

  private explain(seat: Seat, rest: string, items: readonly Item[]): void {
    const { text } = this;
    if (rest === '') {
      this.out(text.play.whyWhat);
      return;
    }
    const said = this.meant(seat, rest, items);
    if (said.kind === 'noNumber') {
      this.out(text.play.noNumber(rest, items.length));
      return;
    }
    const answer = said.kind === 'item' ? said.item.answer : said.answer;
    const refusal = quoting(this.telling.match.whyNot(seat, answer), answer, rest);
    if (refusal) this.decline(seat, refusal, rest, answer, items);
    else this.out(text.play.legal(said.kind === 'item' ? said.item.words : typed(answer)));
  }

  /** Says why not; to half an answer how it goes on, and to no answer at all what could be meant. */
  private decline(seat: Seat, refusal: Refusal, line: string, answer: Plain, items: readonly Item[]): void {
    const half = otherHalf(line, answer, items, this.text);
    if (half === '') this.out(this.refused(seat, refusal));
    const more = half || suggestion(refusal, line, items, this.text);
    if (more !== '') this.out(wrap(more, this.ctx.terminal.width, '  '));
  }

  private async undo(seat: Seat): Promise<boolean> {
    const { telling, text } = this;
    const { match } = telling;
    const obstacle = match.whyNotUndo(seat);
    let agreed: Seat[] = [];
    if (obstacle?.why === 'undoNeedsConsent') {
      for (const other of this.persons.filter((person) => person !== seat)) {
        const reply = await this.ctx.terminal.ask(text.play.consent(this.name(other), this.name(seat)));
        if (!text.play.yes.includes((reply ?? '').trim().toLowerCase())) {
          this.out(text.play.noConsent(this.name(other)));
          return false;
        }
      }
      // Bots never mind.
      agreed = this.sitters.map((_, s) => s).filter((s) => s !== seat);
    }
    const was = telling.heard(seat, 0);
    const view = this.seen(seat);
    const refusal = telling.undo(seat, agreed);
    if (refusal) {
      this.out(this.refused(seat, refusal));
      return false;
    }
    const gone = was.slice(telling.heard(seat, 0).length);
    this.out(gone.length > 0 ? text.play.undone : text.play.undoneAnswer);
    if (gone.length > UNDONE_SHOWN) this.out(`  ${text.play.undoneMore(gone.length - UNDONE_SHOWN)}`);
    for (const fact of gone.slice(-UNDONE_SHOWN))
      this.out(factLine(this.game, fact, view, this.language, this.ctx.terminal.width));
    if (agreed.some((other) => this.sitters[other] !== null)) this.out(text.play.botsAgree);
    for (let place = 0; place < this.shown.length; place++) this.shown[place] = Math.min(this.shown[place], telling.told.length);
    return true;
  }

  /** Shows how it ended, if it has, and keeps the match. */
  finish(): void {
    const { telling, text } = this;
    const { match } = telling;
    const outcome = match.outcome();
    if (!outcome && match.decisions === 0) {
      this.out(text.play.left);
      return;
    }
    const viewer = this.persons.length === 1 ? this.persons[0] : null;
    if (outcome) {
      this.showNews(viewer);
      this.showBoard(viewer, true);
      for (const line of outcomeLines(match.game, outcome, this.sitters.length, this.language, text)) this.out(line);
      for (const line of reportLines(match.game, match.game.report(match.current), this.language, text)) this.out(line);
    }
    const seats = this.sitters.map((sitter) => sitter?.name ?? PERSON).join(',');
    for (const line of this.keeper.keep(outcome !== null, seats)) this.out(line);
  }
}
