/** Keeps one table going: begins when all sit, lets bots think, watches the clocks. No table is ever stuck. */
import type { Plain, Seat } from '@guildhall/kernel';
import { AWAY_AFTER } from '@guildhall/wire/customs';
import { beginning } from './brought.ts';
import { botKeeps } from './campaign.ts';
import type { Course } from './course.ts';
import { dueAt, late } from './due.ts';
import { actOf, answers } from './judge.ts';
import type { Made } from './keeper.ts';
import { dueByOrder } from './orders.ts';
import { anySeed, newId } from './secrets.ts';
import { no, type Verdict } from './verdict.ts';

/** What the attendant may do at its table. */
export interface Bell {
  make(seat: Seat, key: string, decide: (course: Course) => Verdict): Promise<Made>;
  with<X>(job: (course: Course) => X): Promise<X>;
  now(): number;
  /** Since when people can come: before, nobody could answer. */
  openSince(): number;
  /** Somebody looks at the table. */
  watched(): boolean;
  /** A bot's answer, from an imagined world. */
  think(course: Course, seat: Seat): Promise<Plain>;
  /** What a bot that keeps a gang does without being asked, from an imagined world; null: nothing. */
  unasked(course: Course, seat: Seat): { readonly act: string; readonly answer: Plain } | null;
  /** The table went on: results of fights may have to be entered, and fights to be laid. */
  clerk(course: Course): void;
  readonly botDelay: number;
  /** Milliseconds until a pass by standing order comes. */
  passDelay(): number;
  failed(error: unknown): void;
}

/** The server itself commands from here. */
const SERVER = -1;
const LONGEST_TIMER = 2 ** 31 - 1;
const RETRY = 2000;
/** More than a bot ever does unasked before one question; it ends one that would go on for ever. */
const MOST_ACTS = 200;
/** Reasons to keep an answer back until the game goes on. */
const WAITS: ReadonlySet<string> = new Set(['paused', 'suspended']);

export class Attendant {
  private timer: NodeJS.Timeout | null = null;
  /** Bots at work: seat and the decision they think about. */
  private readonly thinking = new Map<Seat, number>();
  /** Passes by standing order that are under way: seat and its timer. */
  private readonly passing = new Map<Seat, NodeJS.Timeout>();
  /** Something is being done unasked; and how much each seat has done so at which decision. */
  private acting = false;
  private unasked = { decision: -1, acts: new Map<Seat, number>() };
  private stopped = false;

  constructor(private readonly bell: Bell) {}

  get idle(): boolean {
    return this.thinking.size === 0 && this.passing.size === 0 && !this.acting;
  }

  /** After every event. */
  attend(course: Course): void {
    if (this.stopped || course.frozen) return;
    if (course.status === 'waiting' && course.complete) {
      this.byServer('begin', (now) =>
        now.status === 'waiting' ? beginning(now, 'greedy', anySeed()) : no('stale', 'it has begun'),
      );
      return;
    }
    this.bell.clerk(course);
    if (!course.halted && (course.hasPlayers || this.bell.watched() || course.file.setting.linked)) this.letBots(course);
    for (const { seat } of dueByOrder(course)) this.passLater(course.decision, seat);
    this.setTimer(course);
  }

  /**
   * A standing order is carried out after a time of its own, by the way every answer goes: nobody can tell the pass from a
   * person's. The order may be taken back until then.
   */
  private passLater(decision: number, seat: Seat): void {
    if (this.passing.has(seat)) return;
    const timer = setTimeout(() => {
      this.bell
        .make(seat, `order:${decision}:${newId()}`, (now) => {
          const due = now.decision === decision ? dueByOrder(now).find((one) => one.seat === seat) : undefined;
          return due ? answers(now, seat, decision, [due.answer]) : no('stale', 'no standing order applies');
        })
        .catch((error) => this.bell.failed(error))
        .finally(() => {
          this.passing.delete(seat);
          // The next question may be one to pass at too.
          if (!this.stopped) this.bell.with((now) => this.attend(now)).catch((error) => this.bell.failed(error));
        });
    }, this.bell.passDelay());
    this.passing.set(seat, timer);
  }

  /** What bots do unasked comes before what they answer. Nobody but the hall and the organiser says how a fight ended. */
  private letBots(course: Course): void {
    if (course.status !== 'playing' || course.campaign?.awaitsFights(course.match) || this.actUnasked(course)) return;
    for (const seat of course.actors()) if (course.sitters[seat].bot !== null) this.letThink(course, seat);
  }

  /** True if a bot that keeps a gang does something; when that is stored, it is asked again. */
  private actUnasked(course: Course): boolean {
    if (!course.campaign || !course.game.bots.unasked) return false;
    if (this.acting) return true;
    const { sequence, decision } = course;
    if (this.unasked.decision !== decision) this.unasked = { decision, acts: new Map() };
    const { acts } = this.unasked;
    for (const seat of course.sitters.keys()) {
      const done = acts.get(seat) ?? 0;
      const wish = done < MOST_ACTS && botKeeps(course, seat) ? this.bell.unasked(course, seat) : null;
      if (!wish) continue;
      this.acting = true;
      this.bell
        .make(seat, `unasked:${sequence}`, (now) =>
          now.sequence === sequence ? actOf(now, seat, wish.act, wish.answer, true) : no('stale', 'the table has moved on'),
        )
        // What the rules refuse is not tried again before the next question.
        .then((made) => acts.set(seat, 'refused' in made && made.refused.reason === 'rules' ? MOST_ACTS : done + 1))
        .catch((error) => this.bell.failed(error))
        .finally(() => {
          this.acting = false;
          if (!this.stopped) this.bell.with((now) => this.attend(now)).catch((error) => this.bell.failed(error));
        });
      return true;
    }
    return false;
  }

  private byServer(key: string, decide: (course: Course) => Verdict): void {
    this.bell.make(SERVER, key, decide).catch((error) => this.bell.failed(error));
  }

  private letThink(course: Course, seat: Seat): void {
    const { decision, withdrawals } = course;
    if (this.thinking.get(seat) === decision) return;
    this.thinking.set(seat, decision);
    const began = this.bell.now();
    this.bell
      .think(course, seat)
      .then(async (answer) => {
        const rest = this.bell.botDelay - (this.bell.now() - began);
        if (rest > 0) await new Promise((later) => setTimeout(later, rest));
        if (this.stopped) return false;
        const key = `bot:${decision}:${withdrawals}`;
        const made = await this.bell.make(seat, key, (now) =>
          now.actors().includes(seat)
            ? answers(now, seat, decision, [answer], true)
            : no('stale', 'another process has answered for this bot'),
        );
        if ('refused' in made && made.refused.reason === 'rules') throw new Error(`the bot's answer: ${made.refused.detail}`);
        return 'refused' in made && WAITS.has(made.refused.reason);
      })
      .then(
        (waits) => {
          this.thought(seat, decision);
          // The game may have gone on in this very moment.
          if (waits) this.bell.with((now) => this.attend(now)).catch((error) => this.bell.failed(error));
        },
        (error) => {
          this.bell.failed(error);
          this.thought(seat, decision);
          setTimeout(() => this.bell.with((now) => this.attend(now)).catch(() => {}), RETRY).unref();
        },
      );
  }

  private thought(seat: Seat, decision: number): void {
    if (this.thinking.get(seat) === decision) this.thinking.delete(seat);
  }

  /** When the first clock is at zero. Who was asked before the hall was open has time to come back, however little was left. */
  private deadline(course: Course): number | null {
    const { clocks } = course;
    const at = dueAt(course);
    if (at === null) return null;
    const opened = this.bell.openSince();
    const isOld = clocks.at < opened || course.attendance.askedBefore(opened);
    return isOld ? Math.max(at, opened + AWAY_AFTER) : at;
  }

  private setTimer(course: Course): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const deadline = this.deadline(course);
    if (deadline === null) return;
    const wait = Math.min(Math.max(0, deadline - this.bell.now()), LONGEST_TIMER);
    this.timer = setTimeout(() => this.checkClocks(), wait);
    this.timer.unref();
  }

  /** Seats whose time is up. */
  private out(course: Course): Seat[] {
    const deadline = this.deadline(course);
    const now = this.bell.now();
    return deadline !== null && now >= deadline ? late(course, now) : [];
  }

  /** A seat whose time is up is played on by a bot. */
  checkClocks(): void {
    this.bell
      .with((course) => {
        const out = this.out(course);
        for (const of of out) {
          this.byServer(`clock:${of}:${course.sequence}`, (now) =>
            this.out(now).includes(of)
              ? { event: { kind: 'takeOver', of, level: 'greedy', because: 'clock' } }
              : no('stale', 'the clock runs on'),
          );
        }
        if (out.length === 0) this.setTimer(course);
      })
      .catch((error) => this.bell.failed(error));
  }

  /** No more bots and timers. */
  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    for (const timer of this.passing.values()) clearTimeout(timer);
    this.passing.clear();
  }
}
