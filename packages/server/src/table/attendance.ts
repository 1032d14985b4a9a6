/** Who is at the table, as the events say: bots that stand in, seats on offer, pauses, since when each seat is asked, the host. */
import type { Customs, Seat } from '@guildhall/kernel';
import type { Pace, SeatState } from '@guildhall/wire';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import type { Clocks } from './clock.ts';
import type { TableEvent } from './events.ts';
import { graceOf } from './presence.ts';
import type { Sitter } from './sitter.ts';

export class Attendance {
  /** Persons who asked for a pause that stands, and since when. */
  private readonly pauses = new Map<Seat, number>();
  /** Since when each seat is asked; null: is not. */
  private readonly askedAt: (number | null)[];
  private at = 0;

  constructor(
    private readonly sitters: readonly Sitter[],
    private readonly clocks: Clocks,
    private readonly pace: Pace,
    private readonly customs: Customs | undefined,
    /** The seat of whoever set the table up, or of the one after. */
    private hostSeat: Seat,
  ) {
    this.askedAt = sitters.map(() => null);
  }

  /** Time goes by; in a pause nobody's question grows older. */
  pass(at: number): void {
    const spent = Math.max(0, at - this.at);
    if (this.paused) for (const [seat, since] of this.askedAt.entries()) if (since !== null) this.askedAt[seat] = since + spent;
    this.at = Math.max(this.at, at);
  }

  get paused(): boolean {
    return this.pauses.size > 0;
  }

  pausedBy(): Seat[] {
    return [...this.pauses.keys()].sort((a, b) => a - b);
  }

  /** All persons are gone or away, in a game that then waits. */
  get suspended(): boolean {
    return this.customs?.suspend !== undefined && this.sitters.every((sitter) => sitter.kind !== 'person' || isAway(sitter));
  }

  /** Nobody answers now, neither persons nor bots. */
  get halted(): boolean {
    return this.paused || this.suspended;
  }

  /** May be taken by whoever comes. With everybody gone for good, the seats they left are there for others. */
  isOffered(seat: Seat): boolean {
    const { offered, because } = this.sitters[seat];
    return offered || (because === 'resigned' && this.suspended);
  }

  /** The person who set the table up or, if gone or away, the next clockwise; before the game those who are not here are away. */
  host(here: ReadonlySet<Seat> | null): Seat | null {
    const { sitters, hostSeat } = this;
    for (let step = 0; step < sitters.length; step++) {
      const seat = (hostSeat + step) % sitters.length;
      const sitter = sitters[seat];
      if (sitter.kind === 'person' && !isAway(sitter) && (here === null || here.has(seat))) return seat;
    }
    return null;
  }

  /**
   * From when on others may mark the person of a seat as away; null: nothing waits for that person. Before the hall was
   * open nobody could answer.
   */
  awayAt(seat: Seat, openSince: number): number | null {
    if (this.sitters[seat].kind !== 'person' || this.sitters[seat].bot !== null) return null;
    const since = this.pauses.get(seat);
    if (since !== undefined) return Math.max(since, openSince) + graceOf(this.pace);
    const asked = this.askedAt[seat];
    if (asked === null || this.paused) return null;
    const left = this.clocks.left[seat];
    if (left === null) return Math.max(asked, openSince) + AWAY_AFTER;
    return Math.max(this.clocks.at + left, openSince + AWAY_AFTER);
  }

  /** Whether somebody has been asked since before this moment. */
  askedBefore(moment: number): boolean {
    return this.askedAt.some((asked) => asked !== null && asked < moment);
  }

  seatState(seat: Seat, openSince: number): Pick<SeatState, 'returning' | 'offered' | 'awayAt' | 'former'> {
    const { returning, former } = this.sitters[seat];
    return { returning, offered: this.isOffered(seat), awayAt: this.awayAt(seat, openSince), former: [...former] };
  }

  /** Carries out somebody's coming or going. `asked`: seats that must answer now. */
  carryOut(event: TableEvent, sequence: number, at: number, asked: readonly Seat[]): void {
    switch (event.kind) {
      case 'takeOver':
        this.standIn(event.of, event.level, event.because);
        return;
      case 'giveBack': {
        const sitter = this.sitters[event.seat];
        sitter.offered = false;
        // What the bot has begun it ends, unless it waits like everybody else.
        if (asked.includes(event.seat) && !this.halted) sitter.returning = true;
        else this.regain(event.seat, at);
        return;
      }
      case 'offer': {
        const sitter = this.sitters[event.of];
        sitter.offered = event.on;
        sitter.givenAway = event.on && event.by !== undefined && event.by !== event.of;
        if (event.on && (sitter.bot === null || sitter.returning)) this.standIn(event.of, event.level, 'offered');
        if (!event.on && sitter.because === 'offered') sitter.because = 'asked';
        return;
      }
      case 'hand': {
        const sitter = this.sitters[event.seat];
        sitter.former.push({ name: sitter.name, until: sequence });
        sitter.name = event.name;
        sitter.offered = false;
        sitter.givenAway = false;
        this.regain(event.seat, at);
        if (event.seat === this.hostSeat) this.hostSeat = this.nextPerson(event.seat);
        return;
      }
      case 'ruling': {
        const sitter = this.sitters[event.of];
        sitter.offered = event.what === 'replace';
        // Whoever is replaced has no claim to the seat any more.
        sitter.givenAway = false;
        if (event.what === 'recall') this.regain(event.of, at);
        else this.standIn(event.of, 'greedy', 'benched');
        return;
      }
      case 'pause':
        if (event.on) this.pauses.set(event.seat, at);
        else this.pauses.delete(event.seat);
        return;
    }
  }

  /** After every event: who is asked, and whether it is another question than before. True if a person has come back by it. */
  asking(actors: readonly Seat[], another: boolean, at: number): boolean {
    let back = false;
    for (const [seat, sitter] of this.sitters.entries()) {
      const asked = actors.includes(seat);
      if (sitter.returning && (another || !asked)) {
        this.regain(seat, at);
        back = true;
      }
      if (!asked) this.askedAt[seat] = null;
      else if (another || this.askedAt[seat] === null) this.askedAt[seat] = at;
    }
    return back;
  }

  private standIn(seat: Seat, level: Sitter['bot'], because: Sitter['because']): void {
    const sitter = this.sitters[seat];
    sitter.bot = level;
    sitter.because = because;
    sitter.returning = false;
    this.pauses.delete(seat);
  }

  private regain(seat: Seat, at: number): void {
    const sitter = this.sitters[seat];
    sitter.bot = null;
    sitter.because = null;
    sitter.returning = false;
    this.clocks.grace(seat);
    if (this.askedAt[seat] !== null) this.askedAt[seat] = at;
  }

  /** Clockwise; the seat itself if there is no other person. */
  private nextPerson(from: Seat): Seat {
    const { sitters } = this;
    for (let step = 1; step < sitters.length; step++) {
      const seat = (from + step) % sitters.length;
      if (sitters[seat].kind === 'person' && !isAway(sitters[seat])) return seat;
    }
    return from;
  }
}

/** A bot stands in, and the person is not on the way back. */
const isAway = ({ bot, returning }: Sitter): boolean => bot !== null && !returning;
