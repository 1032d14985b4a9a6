/** One game at one keyboard: persons and bots in any seats, until it is over or somebody leaves. */
import type { Plain, Refusal, Seat } from '@guildhall/kernel';
import { readTyped } from '@guildhall/kernel/hall';
import type { AnyTelling } from '@guildhall/registry';
import { rulesLines } from '../commands/rules.ts';
import type { Context } from '../context.ts';
import { PERSON } from '../seating.ts';
import { bold, dim } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';
import { type ActItem, actsOf, namedActs } from './acts.ts';
import { COMMANDS, readCommand } from './commands.ts';
import { Display } from './display.ts';
import { askGuide, type Given } from './guide.ts';
import { Keeper } from './keep.ts';
import { lookLines } from './look.ts';
import { hint, type Item, isSaid, type Meaning, meaning, menuLines, typed } from './menu.ts';
import { otherHalf, suggestion } from './nearly.ts';
import { orderLines, passByOrder, readOrder } from './orders.ts';
import { wordsWanted } from './screen.ts';

/** Chooses an answer for a seat; gets to see what that seat may see. */
export type Thinker = (telling: AnyTelling, seat: Seat) => Promise<Plain>;

/** Who sits in a seat: a bot with its name, or a person (null). */
export type Sitter = { name: string; think: Thinker } | null;

/** A refusal that quotes the answer quotes what was typed: not "south" to somebody who has typed "południe". */
function quoting(refusal: Refusal | null, answer: Plain, line: string | undefined): Refusal | null {
  if (refusal === null || line === undefined || refusal.about.answer !== answer) return refusal;
  return { ...refusal, about: { ...refusal.about, answer: line.trim() } };
}

export class Session {
  private readonly text: Text;
  private readonly keeper: Keeper;
  private readonly display: Display;
  private readonly persons: Seat[];
  /** The person at the keyboard now. */
  private atKeyboard: Seat | null = null;
  private left = false;
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
    this.text = ctx.text;
    this.persons = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
    this.display = new Display(ctx, telling, this.persons, sitters.length);
  }

  async play(): Promise<void> {
    if (this.persons.length === 0) this.display.board(null);
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
    this.display.aim(seat);
    this.display.line(this.text.play.howHelp);
  }

  /** For whoever goes on with a match that was kept. */
  goOn(file: string): void {
    this.display.goOn(file);
  }

  private get game() {
    return this.telling.match.game;
  }

  private get language() {
    return this.ctx.language;
  }

  private async botAnswers(seat: Seat, sitter: NonNullable<Sitter>): Promise<void> {
    const { telling, text } = this;
    if (this.ctx.terminal.interactive) this.ctx.terminal.out(`\r${dim(text.play.thinking(this.display.name(seat)))}`);
    const answer = await sitter.think(telling, seat);
    if (this.ctx.terminal.interactive) this.ctx.terminal.out(`\r${' '.repeat(this.ctx.terminal.width - 1)}\r`);
    const refusal = telling.answer(seat, answer);
    if (!refusal) this.passByOrder();
    else throw new Error(`the bot ${sitter.name} gave an answer that ${refusal.rule} forbids: ${JSON.stringify(answer)}`);
    // With one person (or none) at the table everything can be shown as it happens.
    if (this.persons.length <= 1) this.display.news(this.persons[0] ?? null);
  }

  private async personAnswers(seat: Seat): Promise<void> {
    const { terminal } = this.ctx;
    if (this.persons.length > 1 && this.atKeyboard !== seat) await this.passKeyboard(seat);
    this.atKeyboard = seat;
    this.display.news(seat);
    this.display.board(seat);
    this.display.nothingNew(seat);
    const before = this.telling.match.log.length;
    while (!this.left && this.telling.match.log.length === before) {
      const question = this.display.question(seat);
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
      this.display.line(`\n${bold(this.text.play.turnOf(this.display.name(seat)))}`);
      return;
    }
    if ((await terminal.ask(`\n${this.text.play.pass(this.display.name(seat))} `)) === null) this.left = true;
    this.display.clear();
  }

  /** What a typed line means to the question this seat is asked: as it stands in the menu, or in a spelling the game understands. */
  private meant(seat: Seat, line: string, items: readonly Item[], literal = false): Meaning {
    const view = this.display.seen(seat);
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
    if (asks !== line.trim() && !readCommand(asks) && this.display.seen(seat).asked?.form === null && !isSaid(line, items)) {
      this.explain(seat, asks, items);
      return false;
    }
    if (said.kind === 'item') return this.give(seat, said.item.answer);
    const order = readCommand(line);
    if (!order) {
      if (said.kind === 'noNumber') {
        this.display.line(text.play.noNumber(line.trim(), items.length));
        return false;
      }
      // A number is an answer's: whoever types "1" where none is numbered does not mean to concede.
      const acts = /^\d+$/.test(line.trim()) ? [] : actsOf(this.telling.match, [seat], this.language);
      const act = namedActs(line, acts).found[0] ?? namedActs(typed(said.answer), acts).found[0];
      if (act) return this.act(act, '');
      const refusal = quoting(this.telling.match.whyNot(seat, said.answer), said.answer, line);
      if (refusal === null) return this.give(seat, said.answer);
      if (text.play.guide.cancel.includes(line.trim().toLowerCase())) {
        this.display.line(text.play.guide.nothingToCancel);
        return false;
      }
      this.decline(seat, refusal, line, said.answer, items);
      // Nobody writes an answer of several parts by heart.
      if (this.game.guide?.(this.display.seen(seat), this.language))
        this.display.line(wrap(text.play.guide.offer, this.ctx.terminal.width));
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
        this.display.line(this.keeper.save(rest));
        return false;
      case 'rules':
        this.display.all(await rulesLines(this.game.rulebook, rest, this.language, text, this.ctx.terminal.width));
        return false;
      case 'aim':
        this.display.aim(seat);
        return false;
      case 'look':
        this.display.all(lookLines(this.game, this.display.seen(seat), rest, this.language, text, this.ctx.terminal.width));
        return false;
      case 'write':
        return this.write(seat);
      case 'board':
        this.display.board(seat, true);
        return true;
      case 'help':
        for (const help of text.play.help)
          this.display.line(wrap(help, this.ctx.terminal.width, ' '.repeat(text.play.helpIndent)));
        return false;
      case 'quit':
        this.left = true;
        return true;
    }
  }

  /** An answer of several parts, asked for one by one. True: it was taken. */
  private async write(seat: Seat): Promise<boolean> {
    const { text, ctx, begun } = this;
    const view = this.display.seen(seat);
    const guide = this.game.guide?.(view, this.language) ?? null;
    const name = view.asked?.name ?? '';
    if (!guide) {
      this.display.line(text.play.guide.none);
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
    if (refusal) this.display.refused(seat, refusal);
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
    if (rest !== '') this.display.line(found.length > 1 ? text.play.alsoWho : text.play.alsoNothing(rest));
    this.display.line(items.length > 0 ? text.play.alsoList : text.play.alsoNone);
    const shown = items.map((item) => ({ ...item, answer: item.answer ?? '…' }));
    this.display.all(menuLines(shown, ctx.terminal.width));
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
    if (Object.keys(match.game.orders).length === 0) this.display.line(text.play.orderNone);
    else if (rest === '') {
      this.display.line(wrap(text.play.orderList, ctx.terminal.width));
      this.display.all(orderLines(match, seat, language, text, ctx.terminal.width));
    } else {
      const order = readOrder(rest, match, text.play.orderOff);
      if (!order) this.display.line(text.play.orderHow);
      else if (this.took(seat, match.order(seat, order.window, order.unless))) {
        this.display.line(order.unless ? text.play.orderGiven : text.play.orderTakenBack);
        return true;
      }
    }
    return false;
  }

  private explain(seat: Seat, rest: string, items: readonly Item[]): void {
    const { text } = this;
    if (rest === '') {
      this.display.line(text.play.whyWhat);
      return;
    }
    const said = this.meant(seat, rest, items);
    if (said.kind === 'noNumber') {
      this.display.line(text.play.noNumber(rest, items.length));
      return;
    }
    const answer = said.kind === 'item' ? said.item.answer : said.answer;
    const refusal = quoting(this.telling.match.whyNot(seat, answer), answer, rest);
    if (refusal) this.decline(seat, refusal, rest, answer, items);
    else this.display.line(text.play.legal(said.kind === 'item' ? said.item.words : typed(answer)));
  }

  /** Says why not; to half an answer how it goes on, and to no answer at all what could be meant. */
  private decline(seat: Seat, refusal: Refusal, line: string, answer: Plain, items: readonly Item[]): void {
    const half = otherHalf(line, answer, items, this.text);
    if (half === '') this.display.refused(seat, refusal);
    const more = half || suggestion(refusal, line, items, this.text);
    if (more !== '') this.display.line(wrap(more, this.ctx.terminal.width, '  '));
  }

  private async undo(seat: Seat): Promise<boolean> {
    const { telling, text } = this;
    const { match } = telling;
    const obstacle = match.whyNotUndo(seat);
    let agreed: Seat[] = [];
    if (obstacle?.why === 'undoNeedsConsent') {
      for (const other of this.persons.filter((person) => person !== seat)) {
        const reply = await this.ctx.terminal.ask(text.play.consent(this.display.name(other), this.display.name(seat)));
        if (!text.play.yes.includes((reply ?? '').trim().toLowerCase())) {
          this.display.line(text.play.noConsent(this.display.name(other)));
          return false;
        }
      }
      // Bots never mind.
      agreed = this.sitters.map((_, s) => s).filter((s) => s !== seat);
    }
    const was = telling.heard(seat, 0);
    const view = this.display.seen(seat);
    const refusal = telling.undo(seat, agreed);
    if (refusal) {
      this.display.refused(seat, refusal);
      return false;
    }
    this.display.undone(seat, was, view);
    if (agreed.some((other) => this.sitters[other] !== null)) this.display.line(text.play.botsAgree);
    return true;
  }

  /** Shows how it ended, if it has, and keeps the match. */
  finish(): void {
    const { telling, text } = this;
    const { match } = telling;
    const outcome = match.outcome();
    if (!outcome && match.decisions === 0) {
      this.display.line(text.play.left);
      return;
    }
    const viewer = this.persons.length === 1 ? this.persons[0] : null;
    if (outcome) this.display.end(outcome, viewer);
    const seats = this.sitters.map((sitter) => sitter?.name ?? PERSON).join(',');
    this.display.all(this.keeper.keep(outcome !== null, seats));
  }
}
