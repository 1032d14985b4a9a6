/**
 * The keeper of one table. Everything that concerns the table waits in one line: a command is judged, carried out where
 * nobody sees it, stored, and only then shown. If storing fails the course is read again from the store.
 */
import type { Plain, Seat } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Command } from '@guildhall/wire';
import type { Also, EventLog } from '../store/log.ts';
import type { EventRow } from '../store/schema.ts';
import type { Standing } from '../store/tables.ts';
import { Course, type Effect, type TableFile } from './course.ts';
import type { Happened, TableEvent } from './events.ts';
import { answers, type Circumstances, judge, no, type Refused, type Verdict } from './judge.ts';
import { eyesOf, stateMessage, updateMessage } from './sights.ts';

/** Somebody who looks at the table. */
export interface Watcher {
  /** Seats held; none: a spectator. */
  readonly mine: readonly Seat[];
  readonly host: boolean;
  send(text: string): void;
}

/** What the keeper needs of the house. */
export interface House {
  readonly log: EventLog;
  /** Other processes may store events too. */
  readonly shared: boolean;
  now(): number;
  /** A bot's answer, from an imagined world. */
  think(course: Course, seat: Seat): Promise<Plain>;
  botDelay: number;
  standing(id: string, standing: Standing): void;
  setStanding(id: string, standing: Standing): Also;
  presence(id: string, here: Seat[], spectators: number): void;
  failed(id: string, error: unknown): void;
}

/** The server itself commands from here. */
const SERVER = -1;
const LONGEST_TIMER = 2 ** 31 - 1;
const TRIES = 50;
const RETRY = 2000;
const NOBODY: ReadonlySet<Seat> = new Set();

type PlayCommand = Exclude<Command, { type: 'rematch' }>;

/** An event carried out but not yet stored. */
interface Carried {
  row: EventRow;
  effect: Effect;
  also: Also | null;
}

export type Made = { kept: number } | { refused: Refused };

export class Keeper {
  readonly watchers = new Set<Watcher>();
  private course: Course | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** Events up to this number have been shown. */
  private shown = -1;
  private timer: NodeJS.Timeout | null = null;
  /** Bots at work: seat and the decision they think about. */
  private readonly thinking = new Map<Seat, number>();
  /** Seats present at other processes. */
  private readonly elsewhere = new Map<string, { here: Seat[]; spectators: number }>();
  private stopped = false;
  used = 0;

  constructor(
    readonly file: TableFile,
    private readonly game: AnyGame,
    private readonly house: House,
  ) {}

  get id(): string {
    return this.file.id;
  }

  get idle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0 && this.thinking.size === 0;
  }

  /** Does something with the course when its turn comes. */
  with<X>(job: (course: Course) => X | Promise<X>): Promise<X> {
    return this.inLine(async () => job(await this.ready()));
  }

  private inLine<X>(job: () => Promise<X>): Promise<X> {
    this.waiting++;
    this.used = this.house.now();
    const done = this.tail.then(job);
    this.tail = done.then(this.next, this.next);
    return done;
  }

  private next = (): void => {
    this.waiting--;
  };

  private async ready(): Promise<Course> {
    return this.course ?? (await this.read());
  }

  /** Reads the whole course from the store, showing what has not been shown. */
  private async read(): Promise<Course> {
    this.course = null;
    const course = new Course(this.game, this.file);
    const rows = await this.house.log.read(this.file.number, 0);
    const fresh = this.shown < 0;
    for (const row of rows) this.follow(course, row, fresh);
    this.course = course;
    if (fresh) this.shown = course.sequence;
    this.attend(course);
    return course;
  }

  private follow(course: Course, row: EventRow, silent: boolean): void {
    const effect = course.play(happened(row));
    if (!silent && row.sequence > this.shown) this.show(course, row.at, effect);
  }

  /** Other processes may have stored more. True if they had. */
  private async catchUp(course: Course): Promise<boolean> {
    const rows = await this.house.log.read(this.file.number, course.sequence);
    for (const row of rows) this.follow(course, row, false);
    if (rows.length > 0) this.attend(course);
    return rows.length > 0;
  }

  /** Word came that the table went on elsewhere. */
  wentOn(head: number): void {
    if (this.course && head <= this.course.sequence) return;
    this.inLine(async () => {
      const course = await this.ready();
      if (head > course.sequence) await this.catchUp(course);
    }).catch((error) => this.house.failed(this.id, error));
  }

  get head(): number {
    return this.course?.sequence ?? 0;
  }

  /** A command of a person; `done` learns what came of it once it is stored, before anybody is shown anything. */
  command(command: PlayCommand, by: Watcher, done: (made: Made) => void, failed: (error: unknown) => void): void {
    const { course } = this;
    if (course && this.waiting === 0 && this.quick(course, command, by, done, failed)) return;
    const decide = (now: Course): Verdict => judge(now, command, this.circumstances(by));
    this.make(command.seat, command.key, decide).then(done, failed);
  }

  /** With nobody in line there is nothing to wait for but the disk. False: it must go the long way. */
  private quick(
    course: Course,
    command: PlayCommand,
    by: Watcher,
    done: (made: Made) => void,
    failed: (error: unknown) => void,
  ): boolean {
    const { seat, key } = command;
    if (course.known(seat, key) !== undefined) return false;
    const verdict = judge(course, command, this.circumstances(by));
    if ('refused' in verdict) {
      if (this.house.shared) return false;
      done(verdict);
      return true;
    }
    this.waiting++;
    this.used = this.house.now();
    let release: () => void = () => {};
    this.tail = new Promise<void>((next) => {
      release = next;
    });
    const finish = (error: unknown): void => {
      this.next();
      release();
      if (error !== null) failed(error);
    };
    let carried: Carried;
    try {
      carried = this.carryOut(course, seat, key, verdict.event);
    } catch (error) {
      this.course = null;
      finish(error);
      return true;
    }
    this.house.log.put(
      carried.row,
      carried.also,
      (kept) => {
        if (kept) {
          done({ kept: carried.row.sequence });
          this.afterwards(course, carried);
          finish(null);
        } else {
          this.course = null;
          finish(null);
          this.command(command, by, done, failed);
        }
      },
      (error) => {
        this.course = null;
        finish(error);
      },
    );
    return true;
  }

  /** Stores the event that `decide` gives, or says why not. The same seat and key never make a second event. */
  make(seat: Seat, key: string, decide: (course: Course) => Verdict | Promise<Verdict>, also: Also | null = null): Promise<Made> {
    return this.inLine(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const course = await this.ready();
        const known = course.known(seat, key);
        if (known !== undefined) return { kept: known };
        const verdict = await decide(course);
        if ('refused' in verdict) {
          if (this.house.shared && (await this.catchUp(course))) continue;
          return verdict;
        }
        if (await this.store(course, seat, key, verdict.event, also)) return { kept: course.sequence };
      }
      return no('internal', 'too much is going on at this table');
    });
  }

  private async store(course: Course, seat: Seat, key: string, event: TableEvent, also: Also | null): Promise<boolean> {
    let kept = false;
    try {
      const carried = this.carryOut(course, seat, key, event);
      kept = await this.house.log.append(carried.row, both(also, carried.also));
      if (kept) this.afterwards(course, carried);
    } finally {
      // What was carried out but not stored never happened.
      if (!kept) this.course = null;
    }
    return kept;
  }

  /** Carries an event out where nobody sees it. */
  private carryOut(course: Course, seat: Seat, key: string, event: TableEvent): Carried {
    const at = Math.max(this.house.now(), course.clocks.at);
    const before = course.status;
    const sequence = course.sequence + 1;
    const effect = course.play({ sequence, at, seat, key, event });
    const also = before === course.status ? null : this.house.setStanding(this.id, standingOf(course, at));
    return { row: { place: this.file.number, sequence, at, seat, key, body: JSON.stringify(event) }, effect, also };
  }

  /** It is stored: now it may be seen. */
  private afterwards(course: Course, { row, effect, also }: Carried): void {
    this.show(course, row.at, effect);
    if (!also) this.house.standing(this.id, standingOf(course, row.at));
    this.attend(course);
  }

  private show(course: Course, at: number, effect: Effect): void {
    this.shown = course.sequence;
    if (this.watchers.size === 0) return;
    const here = effect.table || effect.rewound ? this.here() : NOBODY;
    const texts = new Map<string, string>();
    for (const watcher of this.watchers) {
      const key = watcher.mine.join();
      let text = texts.get(key);
      if (text === undefined) {
        const message = effect.rewound
          ? stateMessage(course, watcher.mine, here, 0)
          : updateMessage(course, eyesOf(watcher.mine), here, at, effect);
        text = JSON.stringify(message);
        texts.set(key, text);
      }
      watcher.send(text);
    }
  }

  /** Begins to watch: everything so far, then every event. */
  watch(watcher: Watcher, since: number): Promise<void> {
    return this.inLine(async () => {
      const course = await this.ready();
      if (this.house.shared) await this.catchUp(course);
      this.watchers.add(watcher);
      watcher.send(JSON.stringify(stateMessage(course, watcher.mine, this.here(), since)));
      this.presenceChanged();
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.used = this.house.now();
    this.presenceChanged();
  }

  here(): Set<Seat> {
    const here = new Set<Seat>();
    for (const { mine } of this.watchers) for (const seat of mine) here.add(seat);
    for (const { here: seats } of this.elsewhere.values()) for (const seat of seats) here.add(seat);
    return here;
  }

  presentElsewhere(process: string, here: Seat[], spectators: number): void {
    if (here.length === 0 && spectators === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { here, spectators });
    this.showPresence();
  }

  presenceChanged(): void {
    const local = [...this.watchers];
    const here = [...new Set(local.flatMap(({ mine }) => mine))].sort((a, b) => a - b);
    this.house.presence(this.id, here, local.filter(({ mine }) => mine.length === 0).length);
    this.showPresence();
  }

  private showPresence(): void {
    if (this.watchers.size === 0) return;
    let spectators = 0;
    for (const { mine } of this.watchers) if (mine.length === 0) spectators++;
    for (const other of this.elsewhere.values()) spectators += other.spectators;
    const here = [...this.here()].sort((a, b) => a - b);
    const text = JSON.stringify({ type: 'presence', table: this.id, here, spectators });
    for (const watcher of this.watchers) watcher.send(text);
  }

  private circumstances(by: Watcher): Circumstances {
    return { here: this.here(), host: by.host };
  }

  /** After every event: begin if all sit, let bots think, set the clock. */
  private attend(course: Course): void {
    if (this.stopped) return;
    if (course.status === 'waiting' && course.sitters.every(({ kind }) => kind !== 'open')) {
      this.byServer('begin', (now) =>
        now.status === 'waiting' ? { event: { kind: 'begin', fill: 'greedy' } } : no('stale', 'it has begun'),
      );
      return;
    }
    for (const seat of course.actors()) if (course.sitters[seat].bot !== null) this.letThink(course, seat);
    this.setTimer(course);
  }

  private byServer(key: string, decide: (course: Course) => Verdict): void {
    this.make(SERVER, key, decide).catch((error) => this.house.failed(this.id, error));
  }

  private letThink(course: Course, seat: Seat): void {
    const { decision } = course;
    if (this.thinking.get(seat) === decision) return;
    this.thinking.set(seat, decision);
    const began = this.house.now();
    this.house
      .think(course, seat)
      .then(async (answer) => {
        const rest = this.house.botDelay - (this.house.now() - began);
        if (rest > 0) await new Promise((later) => setTimeout(later, rest));
        if (this.stopped) return;
        const made = await this.make(seat, `bot:${decision}`, (now) => answers(now, seat, decision, [answer], true));
        if ('refused' in made && made.refused.reason === 'rules') throw new Error(`the bot's answer: ${made.refused.detail}`);
      })
      .then(
        () => this.thought(seat, decision),
        (error) => {
          this.house.failed(this.id, error);
          this.thought(seat, decision);
          // Nothing may leave a table stuck: try again a little later.
          setTimeout(() => this.with((now) => this.attend(now)).catch(() => {}), RETRY).unref();
        },
      );
  }

  private thought(seat: Seat, decision: number): void {
    if (this.thinking.get(seat) === decision) this.thinking.delete(seat);
  }

  private setTimer(course: Course): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const deadline = course.status === 'playing' ? course.clocks.deadline() : null;
    if (deadline === null) return;
    const wait = Math.min(Math.max(0, deadline - this.house.now()), LONGEST_TIMER);
    this.timer = setTimeout(() => this.checkClocks(), wait);
    this.timer.unref();
  }

  /** A seat whose time is up is played on by a bot: no table is ever stuck. */
  checkClocks(): void {
    this.with((course) => {
      const out = course.status === 'playing' ? course.clocks.out(this.house.now()) : [];
      for (const of of out) {
        this.byServer(`clock:${of}:${course.sequence}`, (now) =>
          now.status === 'playing' && now.clocks.out(this.house.now()).includes(of)
            ? { event: { kind: 'takeOver', of, level: 'greedy', because: 'clock' } }
            : no('stale', 'the clock runs on'),
        );
      }
      if (out.length === 0) this.setTimer(course);
    }).catch((error) => this.house.failed(this.id, error));
  }

  /** No more bots and timers; waits for what is in line. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.tail;
  }
}

const happened = (row: EventRow): Happened => ({
  sequence: row.sequence,
  at: row.at,
  seat: row.seat,
  key: row.key,
  event: JSON.parse(row.body) as TableEvent,
});

export function standingOf(course: Course, updated: number): Standing {
  const deadline = course.status === 'playing' ? course.clocks.deadline() : null;
  return { status: course.status, waiting: JSON.stringify(course.actors()), updated, deadline };
}

function both(a: Also | null, b: Also | null): Also | null {
  if (!a || !b) return a ?? b;
  return async (trx) => {
    await a(trx);
    await b(trx);
  };
}
