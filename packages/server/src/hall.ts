/** The hall: all tables of this process, opened when somebody wants them and closed when nobody does. */
import { randomInt } from 'node:crypto';
import { type Plain, QuickRandom, type Seat } from '@guildhall/kernel';
import { digest } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { Logger } from 'pino';
import { BotPool } from './bots/pool.ts';
import { BotQueue } from './bots/queue.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { thoughtOf } from './bots/thought.ts';
import { Bus } from './bus/bus.ts';
import { carrierFor } from './bus/carrier.ts';
import type { Word } from './bus/word.ts';
import { Clerk } from './campaign/clerk.ts';
import { Cleaner } from './cleaner.ts';
import type { Config } from './config.ts';
import { type Games, playable } from './games.ts';
import { ImportDesk } from './import/desk.ts';
import { Notes } from './notes.ts';
import { delayOf, Herald } from './push/herald.ts';
import { Steward } from './steward.ts';
import { Briefs } from './store/briefs.ts';
import { dropKept, keepPosition, keptPosition, markFrozen, statusOf } from './store/kept.ts';
import { type Also, EventLog } from './store/log.ts';
import type { Store } from './store/open.ts';
import { openedAt, seatsBefore, stayAlive, timeOf } from './store/presence.ts';
import type { SeatBeforeRow } from './store/schema.ts';
import { clocksRunOut, readTable, type Standing, seatsOf, updateStanding } from './store/tables.ts';
import { noteTurn } from './store/turns.ts';
import type { Course, TableFile } from './table/course.ts';
import type { Kept } from './table/events.ts';
import { type House, Keeper } from './table/keeper.ts';
import { BEAT, LIFETIME } from './table/presence.ts';
import { Denied } from './table/problem.ts';
import { anySeed, hashKey, inLogs, newId, sameHash } from './table/secrets.ts';
import { Waker } from './wake.ts';

const SWEEP = 1000;
/** Tables nobody looks at are closed after this long. */
const IDLE = 5 * 60_000;
/** Those where all is over sooner: few come back to them. */
const OVER = 2000;
/** How often, in sweeps, clocks of closed tables and other processes' events are looked for. */
const CLOCKS_EVERY = 5;
const LOOK_EVERY = 3;
/** Where several processes share the tables, one may be gone for good: how often those left look for what stands still. */
const WAKE_EVERY = 15;
const STANDSTILL = 15_000;
/** And for matches of campaigns that ended within this time: their results may have been left by the wayside. */
const ENDED = 5 * 60_000;
/** A table that was woken and has nothing to do is closed after this long. */
const WOKEN = 10_000;
/** A write that takes longer does not count. */
const PROBE = 3000;
/** And tells everybody who asks within this time. */
const PROBE_HOLDS = 1000;
/** How often, in sweeps, what nobody needs is looked for: once an hour, first a minute after the start. */
const CLEAN_EVERY = 3600;
const CLEAN_FIRST = 60;
const YES = (): boolean => true;
const NO = (): boolean => false;

/** The seats of a person, and those whose keys are shown. */
function heldBy(rows: readonly SeatBeforeRow[], person: string | null, keys: readonly string[]): Seat[] {
  const hashes = keys.map(hashKey);
  return rows
    .filter((row) => (person !== null && row.person === person) || hashes.some((hash) => sameHash(hash, row.key_hash)))
    .map(({ seat }) => seat);
}

export class Hall implements House {
  readonly log: EventLog;
  readonly bus: Bus;
  readonly shared: boolean;
  readonly bots: Thinkers;
  /** Where match files are checked. */
  readonly imports: ImportDesk;
  readonly botDelay: number;
  private readonly keepers = new Map<string, Promise<Keeper>>();
  /** Ids of the open tables by their number in the store. */
  private readonly places = new Map<number, string>();
  private sweeper: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private sweeps = 0;
  private opened = 0;
  /** By how much the database's time is ahead of ours: where several share it they all go by that one. */
  private ahead = 0;
  private probe: { at: number; can: Promise<boolean> } | null = null;
  private readonly notes: Notes;
  private readonly waker = new Waker(this);
  private readonly cleaner = new Cleaner(this);
  readonly steward = new Steward(this);
  readonly campaigns = new Clerk(this);
  readonly herald = new Herald(this);
  readonly briefs: Briefs;
  readonly counts = { thoughts: 0, thoughtless: 0, errors: 0 };

  constructor(
    readonly store: Store,
    readonly games: Games,
    readonly config: Config,
    readonly logger: Logger,
  ) {
    this.log = new EventLog(store.db, store.writer);
    this.notes = new Notes(this.log);
    this.briefs = new Briefs(store.db);
    this.bus = new Bus(carrierFor(store, config.nats), newId());
    this.shared = store.kind === 'postgres';
    const apart = config.bots.threads === 0 && store.pool;
    this.bots = apart
      ? new BotQueue(apart, (error) => this.failed('', error), config.bots.patience)
      : new BotPool(config.games, config.bots.threads, config.bots.patience);
    this.imports = new ImportDesk(config.games, config.importBudget);
    this.botDelay = config.bots.delay;
  }

  async open(): Promise<void> {
    this.log.onKept = (kept) => {
      if (!this.shared) return;
      for (const { row } of kept) {
        const table = this.places.get(row.place);
        if (table !== undefined) this.bus.say({ t: table, s: row.sequence });
      }
    };
    this.bus.onWord = (word) => {
      const { t, s, p, h, w, q, x } = word;
      if (x !== undefined) this.onSignOut(x);
      if (t === '') this.onHouseWord(word);
      this.keepers.get(t)?.then(
        (keeper) => {
          if (s !== undefined) keeper.wentOn(s);
          if (h !== undefined && p !== undefined) keeper.presentElsewhere(p, h, w ?? 0);
          if (q !== undefined && keeper.audience.watchers.size > 0) keeper.audience.announceNow();
        },
        () => {},
      );
    };
    this.bus.onGap = () => {
      this.look().catch((error) => this.failed('', error));
      this.onGap();
    };
    this.ahead = this.store.pool ? (await timeOf(this.store.pool)) - this.config.now() : 0;
    this.opened = this.shared ? await openedAt(this.store.db, this.now(), LIFETIME) : this.now();
    await this.bus.open();
    await this.bots.open();
    this.sweeper = setInterval(() => this.sweep(), SWEEP);
    this.sweeper.unref();
    await this.herald.open();
    this.waker.begin(this.now());
    await this.steward.open();
  }

  /** Told when a person is no longer let in. */
  onBan: (person: string) => void = () => {};
  /** Told when word from other processes may have been missed. */
  onGap: () => void = () => {};

  /** Told what another process says that is about no table. */
  onHouseWord: (word: Word) => void = () => {};

  /** Told when a session has ended, or all of a person, here or at another process. */
  onSignOut: (sessionOrPerson: string) => void = () => {};

  signedOut(sessionOrPerson: string): void {
    this.onSignOut(sessionOrPerson);
    this.bus.say({ t: '', x: sessionOrPerson });
  }

  /** Whether what people do can be stored. However many ask, one write a second tells them: everybody may ask. */
  canWrite(): Promise<boolean> {
    const now = performance.now();
    if (!this.probe || now - this.probe.at >= PROBE_HOLDS) this.probe = { at: now, can: this.tryToWrite() };
    return this.probe.can;
  }

  private tryToWrite(): Promise<boolean> {
    const late = new Promise<boolean>((done) => setTimeout(done, PROBE, false).unref());
    return Promise.race([this.log.aside((trx) => stayAlive(trx, this.now())).then(YES, NO), late]);
  }

  now(): number {
    return this.config.now() + this.ahead;
  }

  openSince(): number {
    return this.opened;
  }

  passDelay(): number {
    const { least, most } = this.config.passes;
    return randomInt(least, Math.max(least, most) + 1);
  }

  get tables(): number {
    return this.keepers.size;
  }

  async game(id: string): Promise<AnyGame> {
    if (!playable(this.games).includes(id)) throw new Denied('unknownGame', `there is no game "${id}"`);
    return this.games.loadGame(id);
  }

  /** The keeper of a table; opens it if need be. */
  keeper(id: string): Promise<Keeper> {
    let keeper = this.keepers.get(id);
    if (!keeper) {
      keeper = this.openTable(id);
      this.keepers.set(id, keeper);
      keeper.catch(() => this.keepers.delete(id));
    }
    return keeper;
  }

  /** The keeper of a table, if it is open here. */
  async openKeeper(id: string): Promise<Keeper | null> {
    return (await this.keepers.get(id)?.catch(() => null)) ?? null;
  }

  private async openTable(id: string): Promise<Keeper> {
    const file = await readTable(this.store.db, id);
    if (!file) throw new Denied('unknownTable', 'there is no such table');
    this.briefs.keep(id, file.setting);
    const game = await this.game(file.game);
    const keeper = new Keeper(file, game, this);
    this.places.set(file.number, id);
    keeper.used = this.now();
    await keeper.askWhoWasHere();
    this.bus.say({ t: id, q: 1 });
    return keeper;
  }

  /** The seats a person holds, and those whose keys are shown. */
  async seatsHeld(table: string, person: string | null, keys: readonly string[]): Promise<Seat[]> {
    const rows = await seatsOf(this.store.db, table);
    return heldBy(
      rows.filter((row) => !this.steward.isBanned(row.person)),
      person,
      keys,
    );
  }

  /** Seats that were a person's, or those of keys, and were given away by others. */
  async seatsLost(table: string, person: string | null, keys: readonly string[]): Promise<Seat[]> {
    return heldBy(await seatsBefore(this.store.db, table), person, keys);
  }

  lastSeen(table: string): Promise<readonly { seat: Seat; seen: number }[]> {
    return seatsOf(this.store.db, table);
  }

  think(course: Course, seat: Seat, watched: () => boolean): Promise<Plain> {
    return thoughtOf(this, course, seat, watched);
  }

  unasked({ game, match }: Course, seat: Seat): { readonly act: string; readonly answer: Plain } | null {
    const { unasked } = game.bots;
    if (!match || !unasked) return null;
    return unasked(game.imagine(match.current, seat, new QuickRandom(anySeed())), seat);
  }

  clerk(keeper: Keeper, course: Course): void {
    this.campaigns.attend(keeper, course);
  }

  wentOn(keeper: Keeper): void {
    this.notes.wentOn(keeper);
  }

  setStanding(keeper: Keeper, standing: Standing): Also {
    this.notes.forget(keeper);
    return (trx) => updateStanding(trx, keeper.id, standing);
  }

  turnsBegin({ file, sitters, decision }: Course, seats: readonly Seat[], at: number): Also | null {
    if (!this.config.push.on) return null;
    const due = at + delayOf(file.setting.pace);
    return async (trx) => {
      for (const seat of seats) await noteTurn(trx, file.id, seat, decision, sitters[seat].name, at, due);
    };
  }

  presence(id: string, here: Seat[], spectators: number, seen: Seat[]): void {
    this.bus.say({ t: id, h: here, w: spectators });
    this.notes.saw(id, seen, this.now());
  }

  private async beat(): Promise<void> {
    for (const opening of this.keepers.values()) (await opening.catch(() => null))?.audience.beat();
    if (this.shared) await this.log.aside((trx) => stayAlive(trx, this.now()));
  }

  failed(id: string, error: unknown): void {
    this.counts.errors++;
    this.logger.error({ table: inLogs(id), err: error }, 'trouble at a table');
  }

  kept({ number }: TableFile): Promise<Kept | null> {
    return keptPosition(this.store.db, number);
  }

  async compare({ file, match, sequence }: Course): Promise<void> {
    const kept = match && (await this.kept(file));
    if (!kept || kept.sequence !== sequence || kept.digest === digest(match.current)) return;
    this.failed(file.id, new Error('the match does not come out as before: have its rules changed without a new version?'));
  }

  async froze(keeper: Keeper, course: Course): Promise<void> {
    const { frozen } = course;
    this.notes.forget(keeper);
    this.logger.warn(
      { table: inLogs(keeper.id), rules: frozen?.played, now: frozen?.now },
      'a table cannot go on by these rules',
    );
    // Rules that are not known here may be newer ones, by which others play on.
    if (frozen?.obstacle.why !== 'rules') await this.log.aside((trx) => markFrozen(trx, keeper.id));
    // Its lines are not carried out here: whether they came to an end, only the lists know.
    const before = await statusOf(this.store.db, keeper.id);
    if (before === 'over' || before === 'aborted') course.status = before;
  }

  /** Positions of matches that are closed in the middle, from which later rules can go on; of those that are over none is needed. */
  private async keepPositions(keepers: readonly Keeper[]): Promise<void> {
    const positions = keepers.map((keeper) => ({
      place: keeper.file.number,
      over: keeper.over && !keeper.frozen,
      kept: keeper.kept(),
    }));
    if (!positions.some(({ over, kept }) => over || kept)) return;
    await this.log.aside(async (trx) => {
      for (const { place, over, kept } of positions.sort((a, b) => a.place - b.place)) {
        if (kept) await keepPosition(trx, place, kept);
        else if (over) await dropKept(trx, place);
      }
    });
  }

  /** One sweep at a time: where the database does not answer they would pile up. */
  private sweep(): void {
    this.sweeping ??= this.sweepOnce().finally(() => {
      this.sweeping = null;
    });
  }

  private async sweepOnce(): Promise<void> {
    this.sweeps++;
    try {
      await this.notes.writeStandings();
      if (this.sweeps % (BEAT / SWEEP) === 0) await this.beat();
      await this.notes.writeSeen();
      await this.steward.look();
      await this.herald.look();
      if (this.sweeps % CLOCKS_EVERY === 0) {
        for (const id of await clocksRunOut(this.store.db, this.now())) await this.checkClocks(id);
      }
      if (this.shared && this.sweeps % WAKE_EVERY === 0) {
        this.waker.begin(this.now() - STANDSTILL);
        await this.campaigns.lookForEnded(this.now() - ENDED);
      }
      if (this.shared && this.sweeps % LOOK_EVERY === 0) await this.look();
      await this.closeIdle();
      if (this.sweeps % CLEAN_EVERY === CLEAN_FIRST) this.cleaner.begin();
    } catch (error) {
      this.failed('', error);
    }
  }

  /** What nobody needs any more goes. */
  clean(): Promise<void> {
    return this.cleaner.clean();
  }

  /** A table is not open here any more. */
  async forget(id: string): Promise<void> {
    const opening = this.keepers.get(id);
    this.keepers.delete(id);
    const keeper = await opening?.catch(() => null);
    if (!keeper) return;
    this.places.delete(keeper.file.number);
    this.notes.forget(keeper);
    await keeper.stop();
  }

  /** One table that cannot be opened must not stop the clocks of the others. */
  private async checkClocks(id: string): Promise<void> {
    try {
      (await this.keeper(id)).checkClocks();
    } catch (error) {
      this.logger.warn({ table: inLogs(id), error: String(error) }, 'a table whose clock ran out could not be opened');
    }
  }

  /** It was opened only to see whether it goes on by itself. */
  closeSoon(keeper: Keeper): void {
    if (keeper.idle) keeper.used = Math.min(keeper.used, this.now() - IDLE + WOKEN);
  }

  /** Word from other processes may get lost: look at the tables people watch. */
  private async look(): Promise<void> {
    const open = await Promise.all([...this.keepers.values()].map((keeper) => keeper.catch(() => null)));
    const watched = open.filter((keeper) => keeper !== null && keeper.audience.watchers.size > 0) as Keeper[];
    const heads = await this.log.heads(watched.map(({ file }) => file.number));
    for (const keeper of watched) {
      const head = heads.get(keeper.file.number) ?? 0;
      if (head > keeper.head) keeper.wentOn(head);
    }
  }

  private async closeIdle(): Promise<void> {
    const now = this.now();
    const closed: Keeper[] = [];
    for (const [id, opening] of this.keepers) {
      const keeper = await opening.catch(() => null);
      if (keeper?.idle && now - keeper.used > (keeper.over ? OVER : IDLE)) {
        this.keepers.delete(id);
        this.places.delete(keeper.file.number);
        await keeper.stop();
        closed.push(keeper);
      }
    }
    await this.keepPositions(closed);
  }

  async close(): Promise<void> {
    if (this.sweeper) clearInterval(this.sweeper);
    this.herald.stop();
    await this.sweeping;
    await this.cleaner.stop();
    await this.waker.stop();
    await this.campaigns.stop();
    const open = await Promise.all([...this.keepers.values()].map((opening) => opening.catch(() => null)));
    const keepers = open.filter((keeper) => keeper !== null);
    for (const keeper of keepers) {
      if (keeper.audience.watchers.size > 0) keeper.audience.announceNow();
      await keeper.stop().catch(() => {});
    }
    await this.bots.close();
    await this.imports.close();
    await this.log.close();
    await this.notes.writeStandings().catch(() => {});
    await this.notes.writeSeen().catch(() => {});
    await this.keepPositions(keepers).catch((error) => this.failed('', error));
    await this.bus.close();
  }
}
