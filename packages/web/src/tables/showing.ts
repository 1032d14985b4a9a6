/** A table as it is shown: what others do one after the other at the pace one likes, while the table itself goes on. */
import type { WatchPace } from '../hall/preferences.ts';
import { motionWanted, preferences } from '../hall/preferences.ts';
import type { TableSource, TableState } from './source.ts';

/** Milliseconds a move of others is looked at before the next is shown. */
const PAUSES: { readonly [pace in WatchPace]: number } = { slow: 1800, normal: 600, now: 0, step: Number.POSITIVE_INFINITY };
/** Where nothing moves on the board there is less to follow. */
const STILL = 60;
/** While one's own clock runs nobody is kept waiting. */
const HURRY = 120;
/** Clocks that count days do not hurry. */
const HURRIED_BELOW = 60 * 60_000;

/** What belongs to one moment of the game. All else (who is here, chat, what is on its way) is shown as it is now. */
const MOMENT = ['status', 'seat', 'view', 'log', 'fresh', 'decisions', 'undo', 'orders', 'outcome', 'passTo'] as const;
type Moment = Pick<TableState, (typeof MOMENT)[number]>;

const momentOf = (state: TableState): Moment => Object.fromEntries(MOMENT.map((key) => [key, state[key]])) as unknown as Moment;

/** The state shown, and how many moments lie between it and the present. */
export interface Shown extends TableState {
  behind: number;
}

export class Showing {
  private shown: Shown;
  /** Moments still to be shown, the present last; empty: the present is shown. */
  private queue: TableState[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = Date.now();
  /** Whoever went to the present stays there until asked: what others do meanwhile waits for no further press. */
  private staysPresent = false;
  private readonly ears = new Set<() => void>();
  private stop: (() => void) | null = null;

  constructor(private readonly source: TableSource) {
    this.shown = { ...source.get(), behind: 0 };
  }

  get = (): Shown => this.shown;

  subscribe = (hear: () => void): (() => void) => {
    this.ears.add(hear);
    if (!this.stop) this.attend();
    return () => {
      this.ears.delete(hear);
      if (this.ears.size > 0) return;
      this.stop?.();
      this.stop = null;
      clearTimeout(this.timer);
    };
  };

  /** One move on. */
  next = (): void => {
    const moment = this.queue.shift();
    if (moment) this.show(moment);
  };

  /** To the present, until it is one's own turn. */
  all = (): void => {
    this.staysPresent = true;
    this.catchUp();
  };

  private attend(): void {
    const stops = [
      this.source.subscribe(() => this.hear()),
      preferences.subscribe(() => this.plan()),
      listen('visibilitychange', () => document.hidden && this.catchUp()),
    ];
    this.stop = () => {
      for (const stop of stops) stop();
    };
    this.hear();
  }

  private catchUp(): void {
    this.queue = [];
    this.show(this.source.get());
  }

  private hear(): void {
    const now = this.source.get();
    const last = this.queue.at(-1) ?? this.shown;
    if (now.view === last.view && now.status === last.status) {
      // The game has not moved: whatever else has changed is shown at once.
      if (this.queue.length === 0) this.show(now, this.since);
      else {
        this.queue[this.queue.length - 1] = now;
        this.show(this.shown, this.since);
      }
      return;
    }
    if (!this.isWatched(now)) {
      this.queue = [];
      this.show(now);
      return;
    }
    this.queue.push(now);
    this.show(this.shown, this.since);
  }

  /** Whether a new moment is something others did, to be seen in its turn. */
  private isWatched(now: TableState): boolean {
    if (document.hidden || this.staysPresent || this.pause() === 0 || this.shown.view === null) return false;
    // Taken back, or a table that was caught up with after a break: what was to be shown is not true any more.
    const last = this.queue.at(-1) ?? this.shown;
    if (now.log.length < last.log.length || (now.fresh.length === 0 && this.queue.length === 0)) return false;
    // Whoever is asked sees what is true now.
    return this.queue.length > 0 || this.shown.view.asked === null;
  }

  private pause(): number {
    const { watchPace } = preferences.get();
    if (watchPace === 'step') return PAUSES.step;
    const { clocks, mine } = this.source.get();
    const hurried = mine.some((seat) => clocks?.running.includes(seat) && (clocks.left[seat] ?? 0) < HURRIED_BELOW);
    const pause = motionWanted() || watchPace !== 'normal' ? PAUSES[watchPace] : STILL;
    return hurried ? Math.min(pause, HURRY) : pause;
  }

  private show(moment: TableState, since = Date.now()): void {
    this.since = since;
    this.shown = { ...this.source.get(), ...momentOf(moment), behind: this.queue.length };
    if (this.shown.view?.asked) this.staysPresent = false;
    for (const hear of this.ears) hear();
    this.plan();
  }

  /** When the next moment is due. */
  private plan(): void {
    clearTimeout(this.timer);
    if (this.queue.length === 0) return;
    const pause = this.pause();
    if (pause === Number.POSITIVE_INFINITY) return;
    // Where nothing was to be seen (a vote face down, a word of readiness) nobody need wait.
    const due = this.shown.fresh.length === 0 ? 0 : Math.max(0, this.since + pause - Date.now());
    this.timer = setTimeout(this.next, due);
  }
}

function listen(event: string, hear: () => void): () => void {
  document.addEventListener(event, hear);
  return () => document.removeEventListener(event, hear);
}
