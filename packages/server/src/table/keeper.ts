/**
 * The keeper of one table. Everything that concerns the table waits in one line: a command is judged, carried out where
 * nobody sees it, stored, and only then shown. If storing fails the course is read again from the store.
 */
import type { Plain, Seat } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Command } from '@guildhall/wire';
import { inParts } from '../parts.ts';
import type { Also, EventLog } from '../store/log.ts';
import type { EventRow } from '../store/schema.ts';
import type { Standing } from '../store/tables.ts';
import { Attendant } from './attendant.ts';
import { Audience, type Watcher } from './audience.ts';
import type { Course, TableFile } from './course.ts';
import { type Effect, NO_EFFECT } from './effects.ts';
import type { Kept, TableEvent } from './events.ts';
import { type Asker, judge } from './judge.ts';
import type { Hours } from './presence.ts';
import { readCourse } from './reading.ts';
import { BrokenCourse } from './resume.ts';
import { both, happened, standingOf } from './rows.ts';
import { stateMessage } from './sights.ts';
import { turnsMissed, waitingPersons } from './turns.ts';
import { type Denial, no, type Verdict } from './verdict.ts';
import { keptOf } from './versions.ts';

/** What the keeper needs of the house. */
export interface House extends Hours {
  readonly log: EventLog;
  /** Other processes may store events too. */
  readonly shared: boolean;
  /** A bot's answer, from an imagined world. */
  think(course: Course, seat: Seat, watched: () => boolean): Promise<Plain>;
  /** What a bot that keeps a gang does without being asked. */
  unasked(course: Course, seat: Seat): { readonly act: string; readonly answer: Plain } | null;
  /** Sees to the fights of campaigns. */
  clerk(keeper: Keeper, course: Course): void;
  readonly botDelay: number;
  /** Milliseconds after which a pass by standing order comes, drawn anew each time: a person takes as long. */
  passDelay(): number;
  /** The table went on: its line in the lists is to be brought up to date some time soon. */
  wentOn(keeper: Keeper): void;
  /** The same at once, together with the event. */
  setStanding(keeper: Keeper, standing: Standing): Also;
  /** Turns begin for these seats, whose persons are not there; null: nobody is told of it. */
  turnsBegin(course: Course, seats: readonly Seat[], at: number): Also | null;
  /** Who is present at a table here; `seen`: seats that are, or were until now. */
  presence(id: string, here: Seat[], spectators: number, seen: Seat[]): void;
  /** When each seat was last connected, as far as other processes have stored it. */
  lastSeen(id: string): Promise<readonly { seat: Seat; seen: number }[]>;
  failed(id: string, error: unknown): void;
  /** The position that was kept of a table's match, if any. */
  kept(file: TableFile): Promise<Kept | null>;
  /** A match was played again from its log: it must be where it was when it was closed. */
  compare(course: Course): Promise<void>;
  /** The table cannot go on by the rules of this house. */
  froze(keeper: Keeper, course: Course): Promise<void>;
}

const TRIES = 50;
/** The seat from which the server itself commands. */
const SERVER = -1;

type PlayCommand = Exclude<Command, { type: 'rematch' }>;

/** An event carried out but not yet stored. */
interface Carried {
  row: EventRow;
  /** Its number for those who look on. */
  number: number;
  effect: Effect;
  also: Also | null;
}

/** Under which seat and key a command makes its event: those who look on have no seat, and each has keys of their own. */
const underWhich = ({ seat, key }: PlayCommand, { person }: Asker): [Seat, string] =>
  seat === null ? [-1, `${person?.id ?? ''}:${key}`] : [seat, key];

/** An event of the house's own, with its key. */
interface Owed {
  key: string;
  event: TableEvent;
}

export type Made = { kept: number } | { refused: Denial };

export class Keeper {
  readonly audience: Audience;
  private readonly attendant: Attendant;
  private course: Course | null = null;
  /** What must be stored before anything else happens. */
  private owed: Owed | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** Events up to this number have been shown. */
  private shown = -1;
  used = 0;

  constructor(
    readonly file: TableFile,
    private readonly game: AnyGame,
    private readonly house: House,
  ) {
    this.audience = new Audience(file, house, (here, spectators, seen) => house.presence(file.id, here, spectators, seen));
    this.attendant = new Attendant({
      make: (seat, key, decide) => this.make(seat, key, decide),
      with: (job) => this.with(job),
      now: () => house.now(),
      openSince: () => house.openSince(),
      think: (course, seat) => house.think(course, seat, () => this.audience.presence.looking()),
      unasked: (course, seat) => house.unasked(course, seat),
      clerk: (course) => house.clerk(this, course),
      watched: () => this.audience.presence.looking(),
      botDelay: house.botDelay,
      passDelay: () => house.passDelay(),
      failed: (error) => house.failed(file.id, error),
    });
  }

  get id(): string {
    return this.file.id;
  }

  get idle(): boolean {
    return this.audience.watchers.size === 0 && this.waiting === 0 && this.attendant.idle;
  }

  get over(): boolean {
    return this.course?.over ?? false;
  }

  get frozen(): boolean {
    return this.course?.frozen != null;
  }

  get head(): number {
    return this.course?.sequence ?? 0;
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

  /** The course as it stands; a table of earlier rules has gone over to those of the house first. */
  private async ready(): Promise<Course> {
    for (let tries = 0; tries < TRIES; tries++) {
      const course = this.course ?? (await this.read());
      const { owed } = this;
      if (!owed) return course;
      this.owed = null;
      // Another process may be faster: then everything is read again, and nothing is owed any more.
      if (await this.store(course, SERVER, owed.key, owed.event, null)) return course;
    }
    throw new Error('too much is going on at this table');
  }

  /** Reads the whole course from the store, showing what has not been shown. */
  private async read(): Promise<Course> {
    this.course = null;
    const { game, file, house } = this;
    const rows = await house.log.read(file.number, 0);
    for (const row of rows) this.noteActive(row);
    const fresh = this.shown < 0;
    const { course, owed } = await readCourse(
      game,
      file,
      rows.map(happened),
      () => house.kept(file),
      (now, { sequence, at }, effect) => {
        if (!fresh && sequence > this.shown) this.show(now, at, effect);
      },
    );
    this.course = course;
    this.owed = owed ? { key: `adopt:${game.meta.version}`, event: owed } : null;
    if (fresh) this.shown = course.sequence;
    if (course.frozen) await this.freeze(course, fresh);
    else if (!owed) {
      if (fresh) await this.house.compare(course);
      this.owed = this.reopening(course);
      this.attendant.attend(course);
    }
    return course;
  }

  /** While the hall was closed nobody could answer. Also what a machine's clock jumped ahead meanwhile costs nobody anything. */
  private reopening({ clocks }: Course): Owed | null {
    const since = this.house.openSince();
    return clocks.runFromBefore(since) ? { key: `reopen:${since}`, event: { kind: 'reopen', since } } : null;
  }

  private async freeze(course: Course, fresh: boolean): Promise<void> {
    await this.house.froze(this, course);
    if (!fresh) this.show(course, course.clocks.at, { ...NO_EFFECT, rewound: true });
  }

  /**
   * Whoever commands is there, also at a process of an earlier version that says nothing of who is. Keys of the house's own
   * commands have a colon, those of people never.
   */
  private noteActive({ seat, key, at }: EventRow): void {
    if (seat >= 0 && !key.includes(':')) this.audience.presence.wasHere(seat, at);
  }

  private follow(course: Course, row: EventRow): void {
    this.noteActive(row);
    const effect = course.play(happened(row));
    if (row.sequence > this.shown) this.show(course, row.at, effect);
  }

  /** Other processes may have stored more. True if they had. */
  private async catchUp(course: Course): Promise<boolean> {
    const rows = await this.house.log.read(this.file.number, course.sequence);
    try {
      for (const row of rows) {
        await this.prepare(course, happened(row).event);
        this.follow(course, row);
      }
    } catch (error) {
      if (!(error instanceof BrokenCourse)) throw error;
      // Newer rules have taken the table over: what that means here is found out by reading it anew.
      await this.read();
      return true;
    }
    if (rows.length > 0) this.attendant.attend(course);
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

  /** A command of a person; `done` learns what came of it once it is stored, before anybody is shown anything. */
  command(command: PlayCommand, by: Watcher, done: (made: Made) => void, failed: (error: unknown) => void): void {
    const { course } = this;
    if (course && this.waiting === 0 && command.type !== 'takeOver' && this.quick(course, command, by, done, failed)) return;
    const [seat, key] = underWhich(command, by);
    const decide = async (now: Course): Promise<Verdict> => {
      if (command.type === 'takeOver' && this.house.shared) {
        await this.askWhoWasHere();
        await this.catchUp(now);
      }
      return judge(now, command, this.audience.presence, by, this.house.now());
    };
    this.make(seat, key, decide).then(done, failed);
  }

  /** Nobody is called absent who was seen by another process. */
  async askWhoWasHere(): Promise<void> {
    for (const { seat, seen } of await this.house.lastSeen(this.id)) this.audience.presence.wasHere(seat, seen);
  }

  /** With nobody in line there is nothing to wait for but the disk. False: it must go the long way. */
  private quick(
    course: Course,
    command: PlayCommand,
    by: Watcher,
    done: (made: Made) => void,
    failed: (error: unknown) => void,
  ): boolean {
    const [seat, key] = underWhich(command, by);
    if (course.known(seat, key) !== undefined) return false;
    const verdict = judge(course, command, this.audience.presence, by, this.house.now());
    if ('refused' in verdict) {
      if (this.house.shared) return false;
      done(verdict);
      return true;
    }
    let carried: Carried;
    try {
      carried = this.carryOut(course, seat, key, verdict.event);
    } catch (error) {
      this.course = null;
      failed(error);
      return true;
    }
    this.waiting++;
    this.used = carried.row.at;
    let release: () => void = () => {};
    this.tail = new Promise<void>((next) => {
      release = next;
    });
    const finish = (): void => {
      this.next();
      release();
    };
    this.house.log.put(
      carried.row,
      carried.also,
      (kept) => {
        if (kept) {
          done({ kept: carried.number });
          this.afterwards(course, carried);
          finish();
        } else {
          this.course = null;
          finish();
          this.command(command, by, done, failed);
        }
      },
      (error) => {
        this.course = null;
        finish();
        failed(error);
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
        if (await this.store(course, seat, key, verdict.event, also)) return { kept: course.number };
      }
      return no('internal', 'too much is going on at this table');
    });
  }

  private async store(course: Course, seat: Seat, key: string, event: TableEvent, also: Also | null): Promise<boolean> {
    let kept = false;
    try {
      await this.prepare(course, event);
      const carried = this.carryOut(course, seat, key, event);
      kept = await this.house.log.append(carried.row, both(also, carried.also));
      if (kept) this.afterwards(course, carried);
    } finally {
      // What was carried out but not stored never happened.
      if (!kept) this.course = null;
    }
    return kept;
  }

  /** A match that was brought in may be long, and nobody else is to wait while it is played again. */
  private async prepare(course: Course, event: TableEvent): Promise<void> {
    if (event.kind === 'begin' && this.file.setting.imported) await inParts(course.preparing(event));
  }

  /** Carries an event out where nobody sees it. */
  private carryOut(course: Course, seat: Seat, key: string, event: TableEvent): Carried {
    const at = Math.max(this.house.now(), course.clocks.at);
    const before = course.status;
    const waited = waitingPersons(course);
    const sequence = course.sequence + 1;
    const effect = course.play({ sequence, at, seat, key, event });
    const missed = turnsMissed(waited, course, () => this.audience.presence.here());
    const turns = missed.length > 0 ? this.house.turnsBegin(course, missed, at) : null;
    const standing = before === course.status && !turns ? null : this.house.setStanding(this, standingOf(course));
    const also = both(standing, turns);
    return {
      row: { place: this.file.number, sequence, at, seat, key, body: JSON.stringify(event) },
      number: course.number,
      effect,
      also,
    };
  }

  /** It is stored: now it may be seen. */
  private afterwards(course: Course, { row, effect, also }: Carried): void {
    this.show(course, row.at, effect);
    if (!also) this.house.wentOn(this);
    this.attendant.attend(course);
  }

  private show(course: Course, at: number, effect: Effect): void {
    this.shown = course.sequence;
    if (effect.ordered !== null) {
      this.audience.showOrders(course, effect.ordered);
      return;
    }
    if (effect.handed !== null) this.audience.handOver(effect.handed);
    this.audience.show(course, at, effect);
  }

  /** The table's line in the lists, as far as it is stored; null: it is not open. */
  standing(): Standing | null {
    return this.course && this.course.sequence === this.shown ? standingOf(this.course) : null;
  }

  /** Begins to watch: everything so far, then every event. `seats` finds the seats held, when no seat can change hands. */
  watch(
    watcher: Watcher,
    since: number,
    seats: () => Promise<readonly Seat[]>,
    lost: () => Promise<readonly Seat[]>,
  ): Promise<void> {
    return this.inLine(async () => {
      const course = await this.ready();
      if (this.house.shared) await this.catchUp(course);
      watcher.mine = await seats();
      watcher.lostSeats = await lost();
      const now = await this.ready();
      await this.audience.enter(watcher, () => stateMessage(now, watcher, this.audience.presence, since));
      // Bots among themselves wait until somebody looks.
      this.attendant.attend(now);
    });
  }

  /** Who looks at the table at another process. */
  presentElsewhere(process: string, here: Seat[], spectators: number): void {
    const looked = this.audience.presence.looking();
    this.audience.presentElsewhere(process, here, spectators);
    if (!looked && this.course) this.attendant.attend(this.course);
  }

  unwatch(watcher: Watcher): void {
    if (this.audience.leave(watcher)) this.used = this.house.now();
  }

  checkClocks(): void {
    this.attendant.checkClocks();
  }

  /** The match as it rests; null: it is not being played. */
  kept(): Kept | null {
    return this.course && this.course.sequence === this.shown ? keptOf(this.course) : null;
  }

  /** No more bots and timers; waits for what is in line. */
  async stop(): Promise<void> {
    this.attendant.stop();
    await this.tail;
  }
}
