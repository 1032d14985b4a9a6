/** The requests of the protocol, each with its fields. Documented in docs/protocol.md. */

import { seedNumber } from '@guildhall/bots';
import {
  commitment,
  isRefusal,
  type Options,
  type Plain,
  type PlainRecord,
  QuickRandom,
  type Refusal,
  whyNotBot,
} from '@guildhall/kernel';
import { frozenInWords, Match, type MatchRecord, readMatch, replay, Telling, verify } from '@guildhall/kernel/hall';
import type { AnyGame, AnyMatch, AnyTelling } from '@guildhall/registry';
import { botNames, seatBot } from '../bots.ts';
import { type Context, sayRefusal, seedFrom } from '../context.ts';
import { passByOrder } from '../play/orders.ts';
import { Problem } from '../problem.ts';
import { sayForRole } from '../seating.ts';

export type Reply = { [key: string]: unknown };

/** A refusal of the rules, as opposed to a request that makes no sense. */
export class RefusedReply extends Problem {
  constructor(
    message: string,
    readonly refusal: Refusal,
  ) {
    super(message);
  }
}

/** Fields a request may have besides "do" and "id". */
export const FIELDS = {
  games: [],
  commit: ['seed'],
  new: ['game', 'seats', 'seed', 'options', 'given', 'entropy'],
  given: ['game', 'seats', 'options', 'seed'],
  load: ['match', 'position'],
  save: [],
  actors: [],
  view: ['seat'],
  legal: ['seat'],
  why: ['seat', 'answer', 'act'],
  answer: ['seat', 'answer'],
  act: ['seat', 'act', 'answer'],
  order: ['seat', 'window', 'unless'],
  orders: ['seat'],
  bot: ['seat', 'name', 'think'],
  withdraw: ['seat'],
  undo: ['seat', 'agreed'],
  facts: ['seat', 'from'],
  outcome: [],
  transcript: [],
  quit: [],
} as const satisfies { [request: string]: readonly string[] };
export type RequestName = keyof typeof FIELDS;

export function isRequest(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(FIELDS, name);
}

/** A match, and how it has just gone over from earlier rules: the line that says so, and the line of the position it goes on from. */
interface Loaded {
  match: AnyMatch;
  adopted: { line: number; position: number | null } | null;
}

type Fields = { readonly [name: string]: unknown };
const MOST_THINKING = 600_000;

/** One conversation: at most one match at a time. */
export class Conversation {
  private telling: AnyTelling | null = null;
  /** A seed that was committed to and waits for its match. */
  private sealed: string | null = null;
  over = false;

  constructor(private readonly ctx: Context) {}

  async handle(request: RequestName, fields: Fields): Promise<Reply> {
    switch (request) {
      case 'games':
        return this.games();
      case 'commit':
        return this.commit(fields);
      case 'given':
        return this.given(fields);
      case 'new':
        return this.begin(fields);
      case 'load':
        return this.load(fields);
      case 'save': {
        const { match } = this.open();
        return { match: match.record(), position: match.current };
      }
      case 'actors':
        return this.actors();
      case 'view': {
        const { match } = this.open();
        return { view: match.game.view(match.current, this.seatOrNull(fields.seat)) };
      }
      case 'legal':
        return this.legal(fields);
      case 'why': {
        const { match } = this.open();
        const seat = this.seat(fields.seat);
        const { act, answer } = fields;
        const refusal = act === undefined ? match.whyNot(seat, answer) : match.whyNotAct(seat, act, answer);
        return { legal: refusal === null, refusal, text: refusal && this.sentence(refusal) };
      }
      case 'answer':
        return this.answer(this.seat(fields.seat), fields.answer);
      case 'act':
        return this.move((telling) => telling.act(this.seat(fields.seat), fields.act, fields.answer));
      case 'order': {
        const seat = this.seat(fields.seat);
        const moved = this.move(({ match }) => match.order(seat, fields.window, fields.unless));
        return { orders: this.open().match.orders(seat), ...moved };
      }
      case 'orders': {
        const { match } = this.open();
        return { windows: match.game.orders, orders: match.orders(this.seat(fields.seat)) };
      }
      case 'bot':
        return this.bot(fields);
      case 'withdraw': {
        const refusal = this.open().withdraw(this.seat(fields.seat));
        if (refusal) this.refuse(refusal);
        return this.actors();
      }
      case 'undo':
        return this.undo(fields);
      case 'facts': {
        const telling = this.open();
        const from = this.whole('from', fields.from ?? 0, 0, telling.told.length);
        return { facts: telling.heard(this.seatOrNull(fields.seat), from), next: telling.told.length };
      }
      case 'outcome': {
        const { match } = this.open();
        return { outcome: match.outcome(), report: match.game.report(match.current) };
      }
      case 'transcript':
        return this.transcript();
      case 'quit':
        this.over = true;
        return {};
    }
  }

  private async games(): Promise<Reply> {
    const { hall } = this.ctx;
    const all = await Promise.all(hall.list().map((id) => hall.load(id)));
    return {
      games: all.map(({ meta, given }) => ({ ...meta, given: { all: given?.all !== undefined, own: given?.own !== undefined } })),
    };
  }

  private commit({ seed }: Fields): Reply {
    this.sealed = seedFrom(this.optionalText('seed', seed));
    return { commitment: commitment(this.sealed) };
  }

  /** The game, its seats and its options completed, of a request that names them. */
  private async table({ game: id, seats, options }: Fields): Promise<{ game: AnyGame; count: number; completed: Options }> {
    const game = await this.game(this.textField('game', id));
    const count = this.whole('seats', seats, 1, 64);
    const completed = game.options(this.record('options', options ?? {}), count);
    if (isRefusal(completed)) this.refuse(completed, game);
    return { game, count, completed };
  }

  /** A pattern of what "new" may be given; null: nothing. */
  private async given(fields: Fields): Promise<Reply> {
    const { game, count, completed } = await this.table(fields);
    const random = new QuickRandom(seedNumber(this.optionalText('seed', fields.seed) ?? '1', 'given'));
    return { given: game.given?.sample(completed, count, random) ?? null };
  }

  private async begin(fields: Fields): Promise<Reply> {
    const { seed, entropy } = fields;
    const { game, count, completed } = await this.table(fields);
    const handed = game.handedIn(fields.given, completed, count);
    if (isRefusal(handed)) this.refuse(handed, game);
    const { text } = this.ctx;
    const words = entropy ?? [];
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
      this.field('entropy', text.protocol.aTextPerSeat);
    if (words.length > 0 && words.length !== count) this.field('entropy', text.protocol.aTextPerSeat);
    const given = this.optionalText('seed', seed);
    const chosen = given === undefined && this.sealed !== null ? this.sealed : seedFrom(given);
    this.telling = Telling.deal(game, { seats: count, options: completed, seed: chosen, entropy: words, given: handed });
    this.sealed = null;
    const { match } = this.telling;
    const roles = match.roles().map(({ name }) => name);
    const named = roles.length > 0 ? { roles } : {};
    return { rules: match.current.rules, options: completed, ...named, commitment: commitment(chosen), ...this.actors() };
  }

  private async load(fields: Fields): Promise<Reply> {
    const { text } = this.ctx;
    const has = (name: string): boolean => Object.hasOwn(fields, name);
    if (has('match') === has('position')) throw new Problem(text.protocol.loadWhat);
    const { match, adopted } = has('match') ? await this.loadMatch(fields.match) : await this.loadPosition(fields.position);
    this.telling = Telling.of(match);
    return { rules: match.current.rules, adopted, ...this.actors() };
  }

  private async loadMatch(data: unknown): Promise<Loaded> {
    const { text, language } = this.ctx;
    const read = readMatch(JSON.stringify(data));
    if ('problem' in read) throw new Problem(text.protocol.badMatch(read.problem));
    const record: MatchRecord = read.record;
    const game = await this.game(record.game);
    const replayed = replay(game, record);
    if (!('problem' in replayed)) {
      const { match, adopted } = replayed;
      return { match, adopted: adopted && { line: match.log.length, position: adopted.from?.line ?? null } };
    }
    const { problem, frozen } = replayed;
    throw new Problem(frozen ? text.protocol.frozen(frozenInWords(language, game, frozen)) : text.protocol.badMatch(problem));
  }

  private async loadPosition(data: unknown): Promise<Loaded> {
    const { rules } = this.record('position', data);
    if (typeof rules !== 'string') this.field('position.rules', this.ctx.text.protocol.aText);
    const game = await this.game(rules.split('@')[0]);
    const loaded = game.load(data);
    if ('problem' in loaded) throw new Problem(this.ctx.text.protocol.badPosition(loaded.problem));
    return { match: Match.from(game, loaded.game, seedFrom(undefined)), adopted: null };
  }

  private actors(): Reply {
    const { match } = this.open();
    return {
      actors: [...match.game.actors(match.current)],
      question: match.game.question(match.current),
      decisions: match.decisions,
    };
  }

  private legal(fields: Fields): Reply {
    const { match } = this.open();
    const seat = this.seat(fields.seat);
    const { asked } = match.game.view(match.current, seat);
    const owes = match.game.actors(match.current).includes(seat);
    return {
      question: owes && asked ? asked.name : null,
      answers: match.game.legal(match.current, seat),
      form: owes && asked ? asked.form : null,
    };
  }

  private answer(seat: number, answer: unknown): Reply {
    return this.move((telling) => telling.answer(seat, answer));
  }

  /** Carries something out, and then whatever standing orders answer to what is asked. */
  private move(carryOut: (telling: AnyTelling) => Refusal | null): Reply {
    const telling = this.open();
    const from = telling.told.length;
    const refusal = carryOut(telling);
    if (refusal) this.refuse(refusal);
    passByOrder(
      telling.match,
      () => true,
      (seat, answer) => telling.answer(seat, answer),
    );
    return { facts: { from, next: telling.told.length }, ...this.actors(), over: telling.match.outcome() !== null };
  }

  private async bot({ seat: given, name, think }: Fields): Promise<Reply> {
    const { text } = this.ctx;
    const telling = this.open();
    const { match } = telling;
    const seat = this.seat(given);
    const bot = this.textField('name', name);
    if (!botNames().includes(bot)) throw new Problem(text.wrong.unknownBot(bot, botNames()));
    const roles = match.roles();
    const unable = whyNotBot(roles[seat], seat, { kind: 'bot', level: bot });
    if (unable) throw new RefusedReply(sayForRole(match.game, this.ctx.language, roles, unable), unable);
    const budget = this.whole('think', think ?? 200, 1, MOST_THINKING);
    if (!match.game.actors(match.current).includes(seat)) {
      const refusal = match.whyNot(seat, null);
      if (refusal) this.refuse(refusal);
    }
    const chosen = seatBot(match.game, bot, { think: budget, seed: `${match.start.seed} ${seat} ${match.decisions}` });
    const answer = await chosen(telling, seat);
    return { answer, ...this.answer(seat, answer) };
  }

  private undo({ seat: given, agreed }: Fields): Reply {
    const seats = agreed ?? [];
    const { match } = this.open();
    const isSeat = (seat: unknown): boolean =>
      Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < match.start.seats;
    if (!Array.isArray(seats) || !seats.every(isSeat)) this.field('agreed', this.ctx.text.protocol.seats);
    const refusal = this.open().undo(this.seat(given), seats);
    if (refusal) this.refuse(refusal);
    return this.actors();
  }

  private transcript(): Reply {
    const { match } = this.open();
    const { text } = this.ctx;
    const verified = verify(match.game, match.record());
    if ('problem' in verified) throw new Problem(text.protocol.badMatch(verified.problem));
    if (!verified.transcript) throw new Problem(match.settled > 0 ? text.verify.taken : text.verify.position);
    return { transcript: verified.transcript };
  }

  private open(): AnyTelling {
    if (!this.telling) throw new Problem(this.ctx.text.protocol.noMatch);
    return this.telling;
  }

  private async game(id: string): Promise<AnyGame> {
    const { hall, text } = this.ctx;
    if (!hall.list().includes(id)) throw new Problem(text.wrong.unknownGame(id, hall.list()));
    return hall.load(id);
  }

  /** Without a game of its own the refusal is about the open match. */
  private sentence(refusal: Refusal, game?: AnyGame): string {
    const { language } = this.ctx;
    if (game) return `${sayRefusal(game, language, refusal)} [${refusal.rule}]`;
    const { match } = this.open();
    return `${sayRefusal(match.game, language, refusal, match.game.view(match.current, null))} [${refusal.rule}]`;
  }

  private refuse(refusal: Refusal, game?: AnyGame): never {
    throw new RefusedReply(this.sentence(refusal, game), refusal);
  }

  private seat(given: unknown): number {
    return this.whole('seat', given, 0, this.open().match.start.seats - 1);
  }

  private seatOrNull(given: unknown): number | null {
    this.open();
    return given === null || given === undefined ? null : this.seat(given);
  }

  private whole(name: string, given: unknown, min: number, max: number): number {
    if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
      this.field(name, this.ctx.text.protocol.whole(min, max));
    }
    return given as number;
  }

  private textField(name: string, given: unknown): string {
    if (typeof given !== 'string') this.field(name, this.ctx.text.protocol.aText);
    return given as string;
  }

  private optionalText(name: string, given: unknown): string | undefined {
    return given === undefined ? undefined : this.textField(name, given);
  }

  private record(name: string, given: unknown): PlainRecord {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) this.field(name, this.ctx.text.protocol.anObject);
    return given as { [key: string]: Plain };
  }

  private field(name: string, what: string): never {
    throw new Problem(this.ctx.text.protocol.field(name, what));
  }
}
