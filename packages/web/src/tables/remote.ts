/** A table on the server: shows a move as sent, then as kept; comes back silently after a break. */
import type { Contribution, ContributionBody, Plain, Refusal, Seat, StandingOrders } from '@guildhall/kernel';
import { samePlain } from '@guildhall/kernel';
import type { MatchRecord } from '@guildhall/kernel/hall';
import type {
  Heard,
  Kept,
  RefusedMessage,
  ServerMessage,
  TableState as ServerState,
  Settings,
  Sight,
  State,
  Update,
} from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { sightsAfter } from '@guildhall/wire/sights';
import { createStore } from '../hall/store.ts';
import { Adding } from './adding.ts';
import { exportTable, fairness, joinTable, keysOf, ownWord, refusalIn, ServerProblem } from './api.ts';
import { chatLine, flat, playersOf, refusalOf, samePlayers, unasked, unheard } from './heard.ts';
import type { CommandInput, HallSocket } from './socket.ts';
import { type CampaignTable, type Coming, type Fairness, SERVER_RULE, type TableSource, type TableState } from './source.ts';

/** Milliseconds in which contributions gather before they are shown: a drawing need not be drawn again for every piece. */
const GATHER = 20;

export class RemoteTable implements TableSource {
  private readonly store;
  private readonly stop: () => void;
  private sequence = 0;
  private decision = 0;
  private settings: Settings | null = null;
  private table: ServerState | null = null;
  private sights: Sight[] = [];
  private logs = new Map<Seat | null, Heard[]>();
  /** Standing orders of our seats. */
  private readonly orders = new Map<Seat | null, StandingOrders>();
  private here: readonly Seat[] = [];
  private readonly adding: Adding;
  private added: readonly Contribution[] = [];
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private awayAt: (number | null)[] = [];
  private absentAt: readonly (number | null)[] = [];
  /** Seats of ours that others gave away. */
  private lost: readonly Seat[] = [];
  readonly campaign: CampaignTable;

  constructor(
    private readonly id: string,
    private readonly socket: HallSocket,
  ) {
    this.store = createStore<TableState>(unheard(id));
    this.adding = new Adding(socket);
    this.campaign = { id, state: () => this.get(), bySeat: (make) => this.bySeat(make) };
    this.stop = socket.listen({
      table: id,
      opened: () => this.watch(),
      lost: () => this.store.set({ keeping: 'reconnecting' }),
      heard: (message) => this.heard(message),
    });
  }

  /** The word is for a table that is not dealt yet, such as a rematch: everybody adds to its chance (GH-9). */
  private watch(): void {
    this.socket.send({ type: 'watch', table: this.id, keys: keysOf(this.id), since: this.sequence, entropy: ownWord() });
  }

  get = (): TableState => this.store.get();
  subscribe = (hear: () => void): (() => void) => this.store.subscribe(hear);

  async answer(answer: Plain): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null) return null;
    this.store.set({ sent: answer, keeping: this.get().keeping === 'reconnecting' ? 'reconnecting' : 'sending' });
    const reply = await this.command({ type: 'answer', table: this.id, seat, decision: this.decision, answers: [answer] });
    this.store.set({ sent: null, keeping: this.get().keeping === 'reconnecting' ? 'reconnecting' : 'kept' });
    return refusalOf(reply);
  }

  async act(act: string, answer: Plain): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null) return null;
    return refusalOf(await this.command({ type: 'act', table: this.id, seat, act, answer }));
  }

  async order(window: string, unless: readonly string[] | null): Promise<Refusal | null> {
    const { seat } = this.get();
    if (seat === null) return null;
    const exceptions = unless && [...unless];
    return refusalOf(await this.command({ type: 'order', table: this.id, seat, window, unless: exceptions }));
  }

  /** With the view alone an answer is known to be legal; why it is not, only the server can say. */
  whyNot(answer: Plain): null | undefined {
    const { view } = this.get();
    return view?.asked?.options?.some((option) => samePlain(option, answer)) ? null : undefined;
  }

  /** The server refuses what is not legal without changing anything, and says why. */
  async why(answer: Plain): Promise<Refusal | null> {
    const { seat, view } = this.get();
    if (seat === null || this.whyNot(answer) === null) return null;
    // An answer to an open question may well be legal: it is shown as sent like any other.
    if (view?.asked?.form) return this.answer(answer);
    return refusalOf(await this.command({ type: 'answer', table: this.id, seat, decision: this.decision, answers: [answer] }));
  }

  async undo(): Promise<Refusal | null> {
    return this.bySeat((seat) => ({ type: 'undo', table: this.id, seat }));
  }
  consent(agree: boolean): void {
    const asked = this.table?.undo;
    if (asked) void this.bySeat((seat) => ({ type: 'consent', table: this.id, seat, request: asked.sequence, agree }));
  }
  say(text: string): Promise<Refusal | null> {
    return this.bySeat((seat) => ({ type: 'chat', table: this.id, seat, text }));
  }
  async contribute(body: ContributionBody): Promise<Refusal | null> {
    const { seat, mine } = this.get();
    return refusalOf(await this.adding.send({ type: 'contribute', table: this.id, seat: seat ?? mine[0] ?? null, body }));
  }

  resign(): void {
    void this.bySeat((seat) => ({ type: 'resign', table: this.id, seat }));
  }
  abandon(agree: boolean): void {
    const { mine } = this.get();
    const voted = this.table?.abort?.agreed ?? [];
    for (const seat of mine) {
      if (voted.includes(seat) !== agree) void this.command({ type: 'abort', table: this.id, seat, agree });
    }
  }
  takeOver(of: Seat): void {
    void this.comeOrGo((seat) => ({ type: 'takeOver', table: this.id, seat, of }), of);
  }
  giveBack(of: Seat): void {
    void this.comeOrGo((seat) => ({ type: 'giveBack', table: this.id, seat }), of);
  }
  offer(of: Seat, on: boolean): void {
    void this.comeOrGo((seat) => ({ type: 'offer', table: this.id, seat, of, on }), of);
  }
  pause(on: boolean): void {
    const { coming, mine } = this.get();
    const asked = on ? [undefined] : mine.filter((seat) => coming.pause.includes(seat));
    for (const of of asked) void this.comeOrGo((seat) => ({ type: 'pause', table: this.id, seat, on }), of);
  }
  begin(): void {
    void this.comeOrGo((seat) => ({ type: 'begin', table: this.id, seat }));
  }
  async sitDown(seat?: Seat, given?: Plain): Promise<void> {
    try {
      // A seat of ours that others gave away is taken back with its old key, if another session had it.
      const back = seat !== undefined && this.lost.includes(seat);
      await joinTable(this.id, back ? { seat, keys: keysOf(this.id) } : { seat, given });
    } catch (error) {
      const refused = error instanceof ServerProblem ? refusalIn(error) : null;
      if (refused) this.store.set({ refused });
      else this.store.set({ problem: error instanceof ServerProblem ? error.problem.reason : String(error) });
      return;
    }
    this.sequence = 0;
    this.watch();
  }
  passed(): void {
    this.store.set({ passTo: null });
  }

  async rematch(): Promise<string | null> {
    if (!this.table?.rematch) await this.bySeat((seat) => ({ type: 'rematch', table: this.id, seat }));
    for (let tries = 0; tries < 40 && !this.table?.rematch; tries++) await new Promise((next) => setTimeout(next, 100));
    return this.table?.rematch ?? null;
  }

  async record(): Promise<MatchRecord | null> {
    const { status, view, frozen } = this.get();
    const over = status === 'over' || status === 'aborted';
    return over && (view || frozen) ? exportTable(this.id) : null;
  }

  fairness(): Promise<Fairness> {
    return fairness(this.id);
  }

  close(): void {
    clearTimeout(this.gathering);
    this.stop();
  }

  private command(input: CommandInput): Promise<Kept | RefusedMessage> {
    return this.socket.command(input);
  }

  /** By the seat concerned if it is ours, else by the one we look through. */
  private async bySeat(make: (seat: Seat) => CommandInput, of?: Seat): Promise<Refusal | null> {
    const { mine } = this.get();
    const seat = of !== undefined && mine.includes(of) ? of : (this.get().seat ?? mine[0]);
    if (seat === undefined) return null;
    const refusal = refusalOf(await this.command(make(seat)));
    if (refusal) this.store.set({ problem: refusal.rule === SERVER_RULE ? refusal.why : null });
    return refusal;
  }

  /** The same for what concerns the table and no place on the page: if a rule forbids it, the page says so by itself. */
  private async comeOrGo(make: (seat: Seat) => CommandInput, of?: Seat): Promise<void> {
    const refusal = await this.bySeat(make, of);
    if (refusal && refusal.rule !== SERVER_RULE) this.store.set({ refused: refusal });
  }

  private heard(message: ServerMessage): void {
    if (message.type === 'state') this.takeState(message);
    else if (message.type === 'update') this.takeUpdate(message);
    else if (message.type === 'orders') {
      this.orders.set(message.seat, message.orders);
      this.store.set({ orders: this.orders.get(this.get().seat) ?? {} });
    } else if (message.type === 'presence') {
      this.here = message.here;
      this.absentAt = message.absentAt;
      this.store.set({
        watching: message.spectators,
        ...this.seats(),
        ...(this.table && { coming: this.comingNow(this.table) }),
      });
    } else if (message.type === 'refused' && !message.key) this.store.set({ problem: message.reason });
  }

  private takeState(message: State): void {
    const { settings, state, sequence, decision, sights, mine, lost, from, logs, chat, contributions } = message;
    this.lost = lost;
    this.settings = settings;
    this.seated(state);
    // What was heard through a seat that went to somebody else is ours no more.
    for (const seat of this.logs.keys()) if (!sights.some((sight) => sight.seat === seat)) this.logs.delete(seat);
    this.sequence = sequence;
    this.decision = decision;
    this.sights = sights;
    this.added = contributions;
    this.orders.clear();
    for (const { seat, orders } of message.orders) this.orders.set(seat, orders);
    for (const { seat, log } of logs) {
      const before = from === 0 ? [] : (this.logs.get(seat) ?? []).filter((heard) => heard.sequence <= from);
      this.logs.set(seat, [...before, ...log]);
    }
    const kept = from === 0 ? [] : (this.get().chat ?? []).filter((line) => line.n <= from);
    this.store.set({
      game: settings.game,
      name: settings.name,
      options: settings.options,
      pace: settings.pace,
      standIns: settings.standIns,
      linked: settings.linked,
      mine,
      chat: [...kept, ...chat.map(chatLine)],
      problem: null,
      keeping: 'kept',
    });
    this.show([]);
  }

  private takeUpdate(message: Update): void {
    if (message.sequence <= this.sequence) return;
    if (message.sequence !== this.sequence + 1) {
      this.watch();
      return;
    }
    const sights = message.sights && sightsAfter(this.sights, message.sights);
    if (sights === null) {
      this.watch();
      return;
    }
    const another = message.decision !== this.decision;
    this.sequence = message.sequence;
    this.decision = message.decision;
    if (message.state) this.seated(message.state);
    else if (sights) this.asking(sights[0], another, message.at);
    this.takeAdded(message);
    if (message.chat) this.store.set({ chat: [...(this.get().chat ?? []), chatLine(message.chat)] });
    if (!sights) {
      if (message.contribution) this.gathering ??= setTimeout(() => this.showAdded(), GATHER);
      else this.show(null);
      return;
    }
    this.sights = sights;
    for (const { seat, facts } of message.sights ?? []) {
      const heard = this.logs.get(seat) ?? [];
      this.logs.set(seat, [...heard, { sequence: message.sequence, at: message.at, facts }]);
    }
    this.show(message);
  }

  private takeAdded({ contribution, gone }: Update): void {
    if (gone) this.added = this.added.filter(({ n }) => !gone.includes(n));
    if (contribution) this.added = [...this.added, contribution];
  }

  private showAdded(): void {
    this.gathering = undefined;
    this.store.set({ contributions: this.added });
  }

  /** Which of our seats looks: with several at one device the one that is asked. */
  private looker(): Sight | null {
    const sights = this.sights.map((sight) => (this.isStoodIn(sight.seat) ? unasked(sight) : sight));
    const before = sights.find(({ seat }) => seat === this.get().seat);
    if (before?.view.asked) return before;
    return sights.find(({ view }) => view.asked) ?? before ?? sights[0] ?? null;
  }

  private isStoodIn(seat: Seat | null): boolean {
    return seat !== null && this.table?.seats[seat]?.bot !== null;
  }

  /** Shows the present; a list of facts or an update that brought it, null if the game itself did not move. */
  private show(news: Update | [] | null): void {
    const before = this.get();
    const sight = this.looker();
    const state = this.table;
    if (!state || !this.settings) return;
    const seat = sight?.seat ?? null;
    const turned = before.view !== null && seat !== null && seat !== before.seat && before.mine.length > 1;
    this.store.set({
      ...this.seats(),
      status: state.status,
      seat,
      view: sight?.view ?? null,
      undo: sight?.undo ?? 'none',
      undoAsked: state.undo
        ? { seat: state.undo.seat, mustAnswer: state.undo.missing.some((s) => before.mine.includes(s)) }
        : null,
      abandon: state.abort && { ...state.abort, mustAnswer: state.abort.missing.some((s) => before.mine.includes(s)) },
      next: state.rematch,
      frozen: state.frozen,
      campaign: state.campaign,
      chatOpen: state.chatOpen && before.mine.length > 0,
      contributions: this.added,
      coming: this.comingNow(state),
      refused: null,
      clocks: state.clock ? { ...state.clock, at: state.clock.at } : null,
      outcome: sight?.view.outcome ?? null,
      decisions: this.decision,
      orders: this.orders.get(seat) ?? {},
      ...(turned ? { passTo: seat } : {}),
      ...(news === null
        ? {}
        : {
            log: flat(this.logs.get(seat) ?? []),
            fresh: Array.isArray(news) ? [] : (news.sights?.find((s) => s.seat === seat)?.facts ?? []),
          }),
    });
  }

  /** Says who is here as of now; presence that comes later says better. */
  private seated(state: ServerState): void {
    this.table = state;
    this.here = state.seats.flatMap(({ seat, here }) => (here ? [seat] : []));
    this.awayAt = state.seats.map(({ awayAt }) => awayAt);
    this.absentAt = state.seats.map(({ absentAt }) => absentAt);
  }

  /** Without clocks the server does not say with every answer since when the others are asked: it shows from what is seen. */
  private asking(sight: Sight | undefined, another: boolean, at: number): void {
    if (!sight || !this.table || this.table.clock || this.table.pause) return;
    this.awayAt = this.table.seats.map(({ seat, kind, bot }) => {
      const asked = kind === 'person' && bot === null && sight.view.waitingFor.some((each) => each.seat === seat);
      if (!asked) return null;
      return another ? at + AWAY_AFTER : (this.awayAt[seat] ?? at + AWAY_AFTER);
    });
  }

  private comingNow({ host, pause, suspended }: ServerState): Coming {
    const { awayAt, absentAt, lost } = this;
    const now: Coming = { host, pause: pause?.seats ?? [], suspended, awayAt, absentAt, lost };
    const { coming } = this.get();
    // The same stays the same, so that nothing is drawn again for it.
    return JSON.stringify(now) === JSON.stringify(coming) ? coming : now;
  }

  private seats(): Pick<TableState, 'players'> {
    const players = playersOf(this.table, this.here);
    // The same people stay the same list, so that nothing is drawn again for them.
    const before = this.get().players;
    return { players: samePlayers(before, players) ? before : players };
  }
}
