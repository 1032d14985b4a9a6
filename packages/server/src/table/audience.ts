/** Those who look at one table: who is present, here and at other processes, and what they are shown. */
import type { Seat } from '@guildhall/kernel';
import type { Sight, State } from '@guildhall/wire';
import type { Course } from './course.ts';
import type { Effect } from './effects.ts';
import type { Asker } from './judge.ts';
import { eyesOf, ordersMessage, stateMessage, updateMessage } from './sights.ts';

/** Somebody who looks at the table. */
export interface Watcher extends Asker {
  /** Seats held; none: a spectator. A seat that goes to somebody else is taken out. */
  mine: readonly Seat[];
  /** A seat is no longer held by those who held it. */
  lost(): void;
  send(text: string): void;
}

const NOBODY: ReadonlySet<Seat> = new Set();
const keyOf = (mine: readonly Seat[]): string => (mine.length === 1 ? String(mine[0]) : mine.join());
const inOrder = (seats: Iterable<Seat>): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

export class Audience {
  readonly watchers = new Set<Watcher>();
  /** What those who hold the same seats were sent last, by these seats: the next update says what changed since. */
  private readonly sent = new Map<string, Sight[]>();
  /** Seats present at other processes. */
  private readonly elsewhere = new Map<string, { here: Seat[]; spectators: number }>();
  /** Word of who is present goes out in a moment. */
  private telling = false;

  constructor(
    private readonly table: string,
    /** Tells other processes who is present at this one. */
    private readonly announce: (here: Seat[], spectators: number) => void,
  ) {}

  /** Seats whose person is connected anywhere. */
  here(): Set<Seat> {
    const here = new Set<Seat>();
    for (const { mine } of this.watchers) for (const seat of mine) here.add(seat);
    for (const { here: seats } of this.elsewhere.values()) for (const seat of seats) here.add(seat);
    return here;
  }

  /** Takes a seat in the audience and sees everything so far. */
  enter(watcher: Watcher, course: Course, since: number): void {
    this.watchers.add(watcher);
    watcher.send(this.whole(stateMessage(course, watcher.mine, this.here(), since)));
    this.changed();
  }

  /** False: was not there. */
  leave(watcher: Watcher): boolean {
    const left = this.watchers.delete(watcher);
    if (!left) return false;
    const key = keyOf(watcher.mine);
    if (![...this.watchers].some(({ mine }) => keyOf(mine) === key)) this.sent.delete(key);
    this.changed();
    return true;
  }

  /** A seat has gone to somebody else: nobody who has looked through it sees any more of it. */
  handOver(seat: Seat): void {
    for (const watcher of this.watchers) {
      if (!watcher.mine.includes(seat)) continue;
      watcher.mine = watcher.mine.filter((held) => held !== seat);
      watcher.lost();
    }
    this.changed();
  }

  /** Who is present at another process. */
  presentElsewhere(process: string, here: Seat[], spectators: number): void {
    if (here.length === 0 && spectators === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { here, spectators });
    this.showPresence();
  }

  /** Those who come and go together are told of once. */
  private changed(): void {
    if (this.telling) return;
    this.telling = true;
    setImmediate(() => {
      this.telling = false;
      const local = [...this.watchers];
      this.announce(inOrder(local.flatMap(({ mine }) => mine)), local.filter(({ mine }) => mine.length === 0).length);
      this.showPresence();
    });
  }

  private showPresence(): void {
    if (this.watchers.size === 0) return;
    let spectators = 0;
    for (const { mine } of this.watchers) if (mine.length === 0) spectators++;
    for (const other of this.elsewhere.values()) spectators += other.spectators;
    const text = JSON.stringify({ type: 'presence', table: this.table, here: inOrder(this.here()), spectators });
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Only those who hold the seat hear of its standing orders: the others are sent nothing at all. */
  showOrders(course: Course, seat: Seat): void {
    const text = JSON.stringify(ordersMessage(course, seat));
    for (const watcher of this.watchers) if (watcher.mine.includes(seat)) watcher.send(text);
  }

  /** A whole state, from which the next update goes on. */
  private whole(state: State): string {
    this.sent.set(keyOf(state.mine), state.sights);
    return JSON.stringify(state);
  }

  private change(course: Course, mine: readonly Seat[], here: ReadonlySet<Seat>, at: number, effect: Effect): string {
    const before = this.sent.get(keyOf(mine)) ?? [];
    const update = updateMessage(course, eyesOf(mine), before, here, at, effect);
    this.sent.set(keyOf(mine), before);
    return JSON.stringify(update);
  }

  /** Shows what an event did: to each only what its seats may know. Whoever has the same seats gets the same text. */
  show(course: Course, at: number, effect: Effect): void {
    if (this.watchers.size === 0) return;
    const anew = effect.rewound || effect.handed !== null;
    const here = effect.table || anew ? this.here() : NOBODY;
    const texts = new Map<string, string>();
    // What nobody sees with eyes of their own is the same for everybody.
    const same = !anew && !effect.table && effect.told === null;
    for (const watcher of this.watchers) {
      const { mine } = watcher;
      const key = same ? '' : keyOf(mine);
      let text = texts.get(key);
      if (text === undefined) {
        text = anew ? this.whole(stateMessage(course, mine, here, 0)) : this.change(course, mine, here, at, effect);
        texts.set(key, text);
      }
      watcher.send(text);
    }
  }
}
