/** A table in this browser: the same rules, bots in a worker, every answer stored before it counts as kept. */
import {
  type ContributionBody,
  type Game,
  isRefusal,
  type Language,
  type Plain,
  type Refusal,
  type Seat,
} from '@guildhall/kernel';
import { follow, Match, type MatchRecord, problemWithEnd, readMatch, replay, Telling } from '@guildhall/kernel/hall';
import type { AnyGame, AnyMatch, AnyTelling } from '@guildhall/registry';
import { openBox, openGame } from '../hall/boxes.ts';
import { isOpen } from '../hall/games.ts';
import { myName } from '../hall/my-name.ts';
import { createStore, type Store } from '../hall/store.ts';
import { BotRoom } from './bot-room.ts';
import { type FrozenTable, frozenSummary, storeFrozen } from './frozen.ts';
import { LOCAL } from './names.ts';
import { newId, newSeed } from './random.ts';
import { isUnkept, keepTable, keptTable, NotKept } from './shelf.ts';
import {
  ALL_HERE,
  type Fairness,
  type Keeping,
  type LocalPlan,
  type LogLine,
  type SeatPlan,
  type TablePlayer,
  type TableSource,
  type TableState,
} from './source.ts';
import { summaryOf } from './summary.ts';
import { holdTable, type TableTabs } from './tabs.ts';
import { dealMatch, logFor } from './telling.ts';

/** How moves stand that could not be stored. */
const NOT_KEPT: { readonly [why in NotKept['why']]: Keeping } = { storageFull: 'unkept', storageForbidden: 'unkept' };

/** Milliseconds until a table that was opened is checked against what was stored. */
const CHECK_AFTER = 1500;

/** Milliseconds in which contributions gather before they are stored. */
const GATHER = 300;

/** Resolves once the page has had the chance to show what changed, so that storing never delays showing. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 120);
    requestAnimationFrame(() => setTimeout(resolve, 4));
  });

export class LocalTable implements TableSource {
  private readonly store: Store<TableState>;
  private readonly bots: BotRoom;
  private readonly telling: AnyTelling;
  /** What each seat has heard so far, and of how many steps. */
  private readonly heard = new Map<Seat | null, { lines: readonly LogLine[]; steps: number }>();
  private closed = false;
  /** Another tab has the table. */
  private lost = false;
  private tabs: TableTabs | null = null;
  private thinking = false;
  private keeping: Promise<void> | null = null;

  private constructor(
    readonly game: AnyGame,
    private readonly id: string,
    private readonly name: string,
    private readonly seats: SeatPlan[],
    private readonly match: AnyMatch,
  ) {
    this.bots = new BotRoom(game.meta.id);
    this.telling = Telling.of(match);
    const seat = this.looker(null);
    const hotSeat = this.people().length > 1;
    this.store = createStore<TableState>({
      ...this.seen(seat, this.telling.told.length),
      id,
      game: game.meta.id,
      name,
      status: match.outcome() ? 'over' : 'playing',
      mine: this.people(),
      players: this.players(),
      sent: null,
      keeping: 'kept',
      undoAsked: null,
      abandon: null,
      next: null,
      chat: null,
      chatOpen: false,
      watching: 0,
      coming: ALL_HERE,
      clocks: null,
      pace: null,
      options: match.start.options,
      standIns: true,
      passTo: hotSeat && seat !== null && !match.outcome() ? seat : null,
      problem: null,
      frozen: null,
    });
  }

  /** Deals a new table and stores it. */
  static async start(plan: LocalPlan): Promise<string> {
    const game = await openGame(plan.game);
    return LocalTable.store(game, plan.name, plan.seats, dealMatch(game, plan));
  }

  /** A private table that begins from a position of another one. */
  static async branch(game: AnyGame, position: Game<unknown>, name: string, seats: SeatPlan[]): Promise<string> {
    return LocalTable.store(game, name, seats, Match.from(game, position, newSeed()));
  }

  /** A match from a file; whatever is not over is played on by those who sit here. */
  static async bringIn(text: string, language: Language): Promise<{ id: string; over: boolean } | { problem: string }> {
    const read = readMatch(text);
    if ('problem' in read) return read;
    const { record } = read;
    if (!isOpen(record.game)) return { problem: record.game };
    const game = await openGame(record.game);
    const opened = replay(game, record);
    const { title, seat: nameOf } = game.text[language];
    const seats = Array.from({ length: record.seats }, (_, seat): SeatPlan => ({ kind: 'person', name: nameOf(seat) }));
    if ('problem' in opened) {
      if (!opened.frozen) return { problem: opened.problem };
      return { id: await storeFrozen(game.meta.id, title, seats, record), over: false };
    }
    const id = await LocalTable.store(game, title, seats, opened.match);
    return { id, over: opened.match.outcome() !== null };
  }

  /** A table of this browser. One of earlier rules goes over to those of today, or is given as it is. */
  static async open(id: string): Promise<LocalTable | FrozenTable | null> {
    const kept = await keptTable(id);
    if (!kept) return null;
    // The board comes while the match is gone through.
    openBox(kept.record.game).catch(() => null);
    const game = await openGame(kept.record.game);
    const followed = follow(game, kept.record);
    if ('problem' in followed) {
      if (!followed.frozen) throw new Error(followed.problem);
      await keepTable({ ...kept, summary: frozenSummary(kept.summary) });
      return { game, id, name: kept.name, frozen: followed.frozen, record: async () => kept.record };
    }
    const { match, adopted } = followed;
    const table = new LocalTable(game, id, kept.name, kept.seats, match);
    table.checkLater(game.copy(match.current), kept.record);
    table.hold();
    // What could not be stored is tried again at once, so that the table says so before anybody plays on.
    if (adopted || isUnkept(id)) await table.keep();
    table.letBotsPlay();
    return table;
  }

  /** From now on this tab plays the table; if another takes it over nothing is stored here any more. */
  private hold(): void {
    this.tabs = holdTable(this.id, {
      lost: () => {
        this.lost = true;
        this.bots.close();
        this.store.set({ tab: 'lost', sent: null });
      },
      behind: () => this.store.set({ tab: 'behind' }),
    });
  }

  /** Every answer was legal; whether they led to the game that was stored takes longer to see, and nobody waits for it. */
  private checkLater(opened: Game<unknown>, record: MatchRecord): void {
    setTimeout(() => {
      const problem = this.closed ? null : problemWithEnd(this.game, opened, record);
      if (problem) this.store.set({ problem });
    }, CHECK_AFTER);
  }

  private static async store(game: AnyGame, name: string, seats: SeatPlan[], match: AnyMatch): Promise<string> {
    const id = LOCAL + newId();
    const table = new LocalTable(game, id, name, seats, match);
    await table.keep();
    table.close();
    return id;
  }

  get = (): TableState => this.store.get();
  subscribe = (hear: () => void): (() => void) => this.store.subscribe(hear);

  async answer(answer: Plain): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null || this.get().sent !== null || this.lost) return null;
    const refusal = this.match.whyNot(seat, answer);
    if (refusal) return refusal;
    // First the press is seen, then the rules carry it out.
    this.store.set({ sent: answer });
    await painted();
    return this.give(seat, answer);
  }

  async act(act: string, answer: Plain): Promise<Refusal | null> {
    const { seat, sent } = this.get();
    if (seat === null || sent !== null) return null;
    return this.move(() => this.telling.act(seat, act, answer));
  }

  /** Holds at once, also for the question that is open. */
  async order(window: string, unless: readonly string[] | null): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null) return null;
    return this.move(() => this.match.order(seat, window, unless));
  }

  whyNot(answer: Plain): Refusal | null {
    const { seat } = this.get();
    return this.match.whyNot(seat ?? 0, answer);
  }

  async why(answer: Plain): Promise<Refusal | null> {
    return this.whyNot(answer);
  }

  /** Bots and those at the same device agree to an undo. */
  async undo(): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null) return null;
    const free = this.match.whyNotUndo(seat) === null;
    const others = this.seats.map((_, s) => s).filter((s) => s !== seat);
    const refusal = this.telling.undo(seat, free ? [] : others);
    if (refusal) return refusal;
    this.heard.clear();
    this.show(this.telling.told.length);
    await this.keep();
    this.letBotsPlay();
    return null;
  }

  passed(): void {
    this.store.set({ passTo: null });
  }

  async rematch(): Promise<string> {
    const { game, match, name } = this;
    const { options, given } = match.start;
    // Where seats have roles everybody keeps theirs.
    const step = match.roles().length > 0 ? 0 : 1;
    const moved = <X>(list: readonly X[]): X[] => [...list.slice(step), ...list.slice(0, step)];
    const brought = given && { all: given.all, own: moved(given.own) };
    return LocalTable.start({ game: game.meta.id, name, seats: moved(this.seats), options, given: brought });
  }

  async record(): Promise<MatchRecord> {
    return this.match.record();
  }

  async fairness(): Promise<Fairness | null> {
    const { commitment, entropy, seed } = this.match.record();
    if (this.match.position) return null;
    return { commitment, entropy, seed: this.match.outcome() ? seed : null, transcript: null };
  }

  close(): void {
    this.closed = true;
    this.bots.close();
    this.tabs?.close();
  }

  async contribute(body: ContributionBody): Promise<Refusal | null> {
    const { seat } = this.get();
    const name = (seat === null ? '' : this.seats[seat].name) || myName();
    const added = this.match.contribute({ seat, name }, body, Date.now());
    if (isRefusal(added)) return added;
    this.store.set({ contributions: this.match.contributions() });
    await this.keepSoon();
    return null;
  }

  consent(): void {}
  async say(): Promise<null> {
    return null;
  }
  resign(): void {}
  abandon(): void {}
  takeOver(): void {}
  giveBack(): void {}
  offer(): void {}
  pause(): void {}
  begin(): void {}
  async sitDown(): Promise<void> {}

  private people(): Seat[] {
    return this.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
  }

  /** Who looks: the only person, or with several at one device the one who is asked. */
  private looker(before: Seat | null): Seat | null {
    const people = this.people();
    if (people.length < 2) return people[0] ?? null;
    const asked = this.game.actors(this.match.current).filter((seat) => people.includes(seat));
    if (before !== null && asked.includes(before)) return before;
    return asked[0] ?? before ?? people[0];
  }

  private players(): TablePlayer[] {
    const roles = this.match.roles();
    return this.seats.map((plan, seat) => ({
      seat,
      role: roles[seat]?.name ?? null,
      name: plan.name,
      kind: plan.kind,
      here: plan.kind === 'person',
      level: plan.kind === 'bot' ? (plan.level ?? 'greedy') : null,
      stoodIn: false,
    }));
  }

  /** `before`: how much had been told when the seat looked last. */
  private seen(seat: Seat | null, before: number) {
    const { match, game } = this;
    const answered = seat !== null && match.line().some((entry) => entry.seat === seat);
    return {
      seat,
      view: game.view(match.current, seat) as TableState['view'],
      log: this.logOf(seat),
      fresh: this.telling.heard(seat, before),
      decisions: match.decisions,
      contributions: match.contributions(),
      orders: seat === null ? {} : match.orders(seat),
      undo: answered && !match.outcome() ? ('free' as const) : ('none' as const),
      outcome: match.outcome(),
    };
  }

  private logOf(seat: Seat | null): readonly LogLine[] {
    const before = this.heard.get(seat) ?? { lines: [], steps: 0 };
    const lines = [...before.lines, ...logFor(this.telling, seat, before.steps, before.lines.length)];
    this.heard.set(seat, { lines, steps: this.telling.steps });
    return lines;
  }

  private show(told: number): void {
    const before = this.get().seat;
    const seat = this.looker(before);
    this.store.set({
      ...this.seen(seat, told),
      sent: null,
      status: this.match.outcome() ? 'over' : 'playing',
      ...(seat !== before && !this.match.outcome() ? { passTo: seat } : {}),
    });
  }

  private give(seat: Seat, answer: Plain): Promise<Refusal | null> {
    return this.move(() => this.telling.answer(seat, answer));
  }

  /** Carries something out, and then whatever standing orders answer to what is asked. */
  private async move(carryOut: () => Refusal | null): Promise<Refusal | null> {
    const { telling } = this;
    if (this.lost) return null;
    const before = telling.told.length;
    const refusal = carryOut();
    if (refusal) {
      this.store.set({ sent: null });
      return refusal;
    }
    for (let due = this.dueByOrder(); due; due = this.dueByOrder()) telling.answer(due.seat, due.answer);
    this.show(before);
    await this.keep();
    this.letBotsPlay();
    return null;
  }

  /** A bot that sits here decides by itself. */
  private dueByOrder(): { seat: Seat; answer: Plain } | null {
    const due = this.match.dueByOrder();
    return due && this.seats[due.seat].kind === 'person' ? due : null;
  }

  /** What comes many times a second is stored together. */
  private keepSoon(): Promise<void> {
    this.keeping ??= new Promise((later) => setTimeout(later, GATHER)).then(() => {
      this.keeping = null;
      return this.keep();
    });
    return this.keeping;
  }

  private async keep(): Promise<void> {
    // A browser that stores nothing will hardly do so now: until it does, people go on reading that nothing is kept.
    if (this.get().keeping !== 'unkept') this.store.set({ keeping: 'sending' });
    await painted();
    const { id, name, seats, match } = this;
    try {
      const { seat } = this.get();
      await keepTable({ id, name, seats, mine: seat, record: match.record(), summary: summaryOf(this.game, match, this.get()) });
      const { problem } = this.get();
      this.store.set({ keeping: 'kept', problem: problem !== null && problem in NOT_KEPT ? null : problem });
      if (this.lost) this.tabs?.stored();
    } catch (error) {
      if (error instanceof NotKept) this.store.set({ keeping: NOT_KEPT[error.why], problem: error.why });
      else this.store.set({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  /** One bot at a time. The page shows what they do at the pace people like. */
  private async letBotsPlay(): Promise<void> {
    if (this.closed || this.lost || this.thinking) return;
    const seat = this.game.actors(this.match.current).find((s) => this.seats[s].kind === 'bot');
    if (seat === undefined) return;
    this.thinking = true;
    const { decisions } = this.match;
    try {
      const answer = await this.bots.think(this.match.current, seat, this.seats[seat].level ?? 'greedy');
      this.thinking = false;
      // An undo in the meantime makes the thought void.
      if (this.closed || this.lost) return;
      if (this.match.decisions !== decisions) return void this.letBotsPlay();
      const refusal = await this.give(seat, answer);
      if (refusal) this.store.set({ problem: `${refusal.rule}: ${refusal.why}` });
    } catch (error) {
      this.thinking = false;
      if (!this.lost) this.store.set({ problem: error instanceof Error ? error.message : String(error) });
    }
  }
}
