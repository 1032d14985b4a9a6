/** Those who look at one table: who is present, here and at other processes, and what they are shown. */
import type { Seat } from '@guildhall/kernel';
import type { Presence as PresenceMessage, Sent, State, TableState } from '@guildhall/wire';
import { inParts, printing } from '../parts.ts';
import { chatIsOpen } from './chat.ts';
import type { Course, TableFile } from './course.ts';
import type { Effect } from './effects.ts';
import { Glance } from './glance.ts';
import type { Asker } from './judge.ts';
import { Attendees, type Hours } from './presence.ts';
import { eyesOf, ordersMessage, stateMessage, tableState, updateMessage } from './sights.ts';

/** Somebody who looks at the table. */
export interface Watcher extends Asker {
  /** Seats held; none: a spectator. A seat that goes to somebody else is taken out. */
  mine: readonly Seat[];
  /** Seats once held that others have given away, and that may be taken back. */
  lostSeats: readonly Seat[];
  /** A seat is no longer held by those who held it. */
  lost(): void;
  send(text: string): void;
  /** The same for everything there is of a table. */
  sendAll(text: string): void;
}

const keyOf = (mine: readonly Seat[]): string => (mine.length === 1 ? String(mine[0]) : mine.join());
const inOrder = (seats: Iterable<Seat>): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

/** Tells other processes who is present at this one; `seen`: seats that are here, or were until now. */
export type Announce = (here: Seat[], spectators: number, seen: Seat[]) => void;

export class Audience {
  readonly watchers = new Set<Watcher>();
  /** Those of them who have not been sent everything yet. */
  private readonly entering = new Set<Watcher>();
  readonly presence: Attendees;
  /** What those who hold the same seats were sent last, by these seats: the next update says what changed since. */
  private readonly sent = new Map<string, Sent[]>();
  /** Whether talk was open when that was last said. */
  private talkOpen: boolean | null = null;
  /** Seats present at this process when word of them last went out. */
  private told: ReadonlySet<Seat> = new Set();
  /** Word of who is present goes out in a moment. */
  private telling = false;

  constructor(
    private readonly file: TableFile,
    private readonly hours: Hours,
    private readonly announce: Announce,
  ) {
    this.presence = new Attendees(hours, file.setting.pace, this.watchers);
  }

  /** Takes a seat in the audience and sees everything so far, which is printed in parts; before that it is told nothing else. */
  async enter(watcher: Watcher, stateFor: () => State): Promise<void> {
    this.watchers.add(watcher);
    this.entering.add(watcher);
    try {
      const state = stateFor();
      const printed = await inParts(printing(state));
      // Whoever has lost a seat meanwhile is looking anew.
      if (keyOf(state.mine) === keyOf(watcher.mine)) {
        this.remember(state);
        watcher.sendAll(printed);
      }
    } finally {
      this.entering.delete(watcher);
      this.changed();
    }
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
    this.presence.heard(process, here, spectators);
    this.showPresence();
  }

  /** From time to time: says again who is here, and forgets processes that no longer do. */
  beat(): void {
    if (this.watchers.size > 0) this.announceNow();
    if (this.presence.expire()) this.showPresence();
  }

  /** Those who come and go together are told of once. */
  private changed(): void {
    if (this.telling) return;
    this.telling = true;
    setImmediate(() => {
      this.telling = false;
      this.announceNow();
      this.showPresence();
    });
  }

  announceNow(): void {
    const here = this.presence.local();
    const seen = inOrder([...here, ...this.told]);
    for (const seat of seen) this.presence.wasHere(seat, this.hours.now());
    this.told = here;
    const onlookers = [...this.watchers].filter(({ mine }) => mine.length === 0).length;
    this.announce(inOrder(here), onlookers, seen);
  }

  private showPresence(): void {
    if (this.watchers.size === 0) return;
    const { presence, file } = this;
    const message: PresenceMessage = {
      type: 'presence',
      table: file.id,
      here: inOrder(presence.here()),
      spectators: presence.spectators(),
      absentAt: file.setting.seats.map((_, seat) => presence.absentAt(seat)),
    };
    const text = JSON.stringify(message);
    for (const watcher of this.watchers) if (!this.entering.has(watcher)) watcher.send(text);
  }

  /** Only those who hold the seat hear of its standing orders: the others are sent nothing at all. */
  showOrders(course: Course, seat: Seat): void {
    const text = JSON.stringify(ordersMessage(course, seat));
    for (const watcher of this.watchers) if (watcher.mine.includes(seat)) watcher.send(text);
  }

  private whole(state: State): string {
    this.remember(state);
    return JSON.stringify(state);
  }

  /** A whole state, from which the next update goes on. */
  private remember(state: State): void {
    this.sent.set(
      keyOf(state.mine),
      state.sights.map((sight) => ({ sight, printed: null })),
    );
    this.talkOpen = state.state.chatOpen;
  }

  /** What everybody may know of the table beside the game, if it is not as it was. */
  private changedState(course: Course, effect: Effect, glance: Glance): TableState | null {
    // With the game talk may open or close.
    const mayTalk = effect.told !== null && course.match?.game.chat !== undefined;
    if (!effect.table && !(mayTalk && chatIsOpen(course, null, glance) !== this.talkOpen)) return null;
    const state = tableState(course, this.presence, glance);
    this.talkOpen = state.chatOpen;
    return state;
  }

  private change(
    course: Course,
    mine: readonly Seat[],
    state: TableState | null,
    at: number,
    effect: Effect,
    glance: Glance,
  ): string {
    const before = this.sent.get(keyOf(mine)) ?? [];
    const update = updateMessage(course, eyesOf(mine), before, state, at, effect, glance);
    this.sent.set(keyOf(mine), before);
    return JSON.stringify(update);
  }

  /** Shows what an event did: to each only what its seats may know. Whoever has the same seats gets the same text. */
  show(course: Course, at: number, effect: Effect): void {
    if (this.watchers.size === 0) return;
    const anew = effect.rewound || effect.handed !== null;
    const texts = new Map<string, string>();
    const glance = new Glance(this.watchers.size > 1);
    const state = anew ? null : this.changedState(course, effect, glance);
    // What nobody sees with eyes of their own is the same for everybody.
    const same = !anew && !effect.table && effect.told === null;
    for (const watcher of this.watchers) {
      const { mine, lostSeats } = watcher;
      const key = same ? '' : anew ? `${keyOf(mine)} ${lostSeats.join()}` : keyOf(mine);
      let text = texts.get(key);
      if (text === undefined) {
        text = anew
          ? this.whole(stateMessage(course, watcher, this.presence, 0))
          : this.change(course, mine, state, at, effect, glance);
        texts.set(key, text);
      }
      watcher.send(text);
    }
  }
}
