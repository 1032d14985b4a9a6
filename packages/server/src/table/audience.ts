/** Those who look at one table: who is present, here and at other processes, and what they are shown. */
import type { Seat } from '@guildhall/kernel';
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
const inOrder = (seats: Iterable<Seat>): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

export class Audience {
  readonly watchers = new Set<Watcher>();
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
    watcher.send(JSON.stringify(stateMessage(course, watcher.mine, this.here(), since)));
    this.changed();
  }

  /** False: was not there. */
  leave(watcher: Watcher): boolean {
    const left = this.watchers.delete(watcher);
    if (left) this.changed();
    return left;
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
      const key = same ? '' : mine.length === 1 ? String(mine[0]) : mine.join();
      let text = texts.get(key);
      if (text === undefined) {
        const message = anew ? stateMessage(course, mine, here, 0) : updateMessage(course, eyesOf(mine), here, at, effect);
        text = JSON.stringify(message);
        texts.set(key, text);
      }
      watcher.send(text);
    }
  }
}
