/** How much one table holds of what people say and add: enough for all, and nobody uses up the others' share. */
import type { Contribution, ContributionBody, Seat } from '@guildhall/kernel';
import type { ChatLine } from '@guildhall/wire';
import type { TableEvent } from './events.ts';

/** Lines of chat that a table tells: whoever comes is sent them all. */
export const MAX_CHAT = 1000;
/** Lines one seat may ever say at one table: each is kept for good. */
export const MAX_LINES = 5000;

/** Contributions to one match, those in force at once, and letters of JSON in all of them and in those in force. */
export const MAX_CONTRIBUTIONS = { count: 50_000, inForce: 5_000, letters: 8 * 1024 * 1024, lettersInForce: 2 * 1024 * 1024 };

/** Standing orders in one match: each is kept for good. */
export const MAX_ORDERS = 200;

/** What one seat may do at one table beside answering, acts out of turn, and rulings of an organiser: each is kept for good. */
export interface Done {
  table: number;
  acts: number;
  rulings: number;
  /** What is not free to take back: some answers are played again, now and whenever the table is read. */
  takenBack: number;
}
export const MAX_DONE: Done = { table: 2_000, acts: 2_000, rulings: 200, takenBack: 500 };

/** Kinds of events that one seat can make without end: what it does it takes back, and does it again. */
const BESIDE: { readonly [kind in TableEvent['kind']]?: keyof Done } = {
  withdraw: 'table',
  undo: 'table',
  takeOver: 'table',
  giveBack: 'table',
  offer: 'table',
  pause: 'table',
  abort: 'table',
  act: 'acts',
  askUndo: 'takenBack',
  ruling: 'rulings',
  deadline: 'rulings',
};

/** How often each seat has done what can be done without end. */
export class Doings {
  private readonly by = new Map<Seat, Done>();

  note(seat: Seat, { kind }: TableEvent): void {
    const what = BESIDE[kind];
    if (what === undefined) return;
    const done = this.by.get(seat) ?? { table: 0, acts: 0, rulings: 0, takenBack: 0 };
    done[what]++;
    this.by.set(seat, done);
  }

  isEnough(seat: Seat, what: keyof Done): boolean {
    return (this.by.get(seat)?.[what] ?? 0) >= MAX_DONE[what];
  }
}

export interface Amount {
  count: number;
  letters: number;
}

/** What was added beside the game, by seat (null: those who look on), in force or not. */
export class Added {
  private readonly by = new Map<Seat | null, Amount>();
  private readonly all: Amount = { count: 0, letters: 0 };

  add(seat: Seat | null, body: ContributionBody): void {
    const own = this.of(seat);
    this.by.set(seat, own);
    const { length } = JSON.stringify(body);
    for (const amount of [own, this.all]) {
      amount.count++;
      amount.letters += length;
    }
  }

  private of(seat: Seat | null): Amount {
    return this.by.get(seat) ?? { count: 0, letters: 0 };
  }

  /** Whether this seat may add so many letters more. `inForce`: what is. */
  leavesRoom(seat: Seat | null, letters: number, seats: number, inForce: () => readonly Contribution[]): boolean {
    const { all } = this;
    const own = this.of(seat);
    const most = MAX_CONTRIBUTIONS;
    if (!isFair(own.count + 1, all.count + 1, most.count, seats)) return false;
    if (!isFair(own.letters + letters, all.letters + letters, most.letters, seats)) return false;
    // What was ever added is at least what is in force: mostly there is nothing to count.
    if (all.count < most.inForce / 2 && all.letters + letters < most.lettersInForce / 2) return true;
    const now = amountOf(inForce(), () => true);
    const mine = amountOf(inForce(), (one) => one.seat === seat);
    if (!isFair(mine.count + 1, now.count + 1, most.inForce, seats)) return false;
    return isFair(mine.letters + letters, now.letters + letters, most.lettersInForce, seats);
  }
}

/** Half of it is there for whoever comes; of the rest each seat, and those who look on together, have their share. */
function isFair(own: number, all: number, most: number, seats: number): boolean {
  return all <= most && (all <= most / 2 || own <= most / (seats + 1));
}

const lengths = new WeakMap<Contribution, number>();
function lengthOf(one: Contribution): number {
  let length = lengths.get(one);
  if (length === undefined) {
    length = JSON.stringify(one.body).length;
    lengths.set(one, length);
  }
  return length;
}

function amountOf(contributions: readonly Contribution[], counts: (one: Contribution) => boolean): Amount {
  const amount: Amount = { count: 0, letters: 0 };
  for (const one of contributions) {
    if (!counts(one)) continue;
    amount.count++;
    amount.letters += lengthOf(one);
  }
  return amount;
}

/** What was said at a table: of whoever has said most the oldest line goes first. */
export class Talk {
  readonly lines: ChatLine[] = [];
  /** By seat, how many of the lines are theirs, and how many ever were. */
  private readonly kept = new Map<Seat, number>();
  private readonly ever = new Map<Seat, number>();

  say(line: ChatLine): void {
    const { seat } = line;
    this.lines.push(line);
    this.kept.set(seat, (this.kept.get(seat) ?? 0) + 1);
    this.ever.set(seat, this.said(seat) + 1);
    if (this.lines.length <= MAX_CHAT) return;
    const [loudest] = [...this.kept].reduce((a, b) => (b[1] > a[1] ? b : a));
    this.lines.splice(
      this.lines.findIndex((one) => one.seat === loudest),
      1,
    );
    this.kept.set(loudest, (this.kept.get(loudest) ?? 1) - 1);
  }

  said(seat: Seat): number {
    return this.ever.get(seat) ?? 0;
  }
}
