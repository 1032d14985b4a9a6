/** The lines of a match: everything that was written, and which answers are in force. */
import type { Seat } from './flow/types.ts';
import type { Entry, OrderEntry, PlayEntry, RulesEntry, UndoEntry } from './record.ts';

export class Lines {
  /** Every line, undone ones included. */
  readonly all: Entry[] = [];
  /** The lines still in force: undone ones dropped; in the words of the rules that are loaded. */
  readonly inForce: PlayEntry[] = [];
  /** How many answers in force lie before the position the match goes on from: nobody can show them or take them back. */
  settled = 0;
  /** For each line in force, how much had been disclosed before it. */
  private readonly disclosed: number[] = [];
  /** Lines that leave the open question as it was: standing orders, changes of rules. */
  private quiet = 0;

  get decisions(): number {
    return this.settled + this.inForce.length;
  }

  /** Lines that others may know of: a standing order must not show in what becomes of contributions. */
  get moves(): number {
    return this.all.length - this.quiet;
  }

  /** A line that moves the game; `disclosed`: how much was so before it. */
  play(entry: PlayEntry, disclosed: number): void {
    this.all.push(entry);
    this.inForce.push(entry);
    this.disclosed.push(disclosed);
  }

  aside(entry: OrderEntry | RulesEntry): void {
    this.all.push(entry);
    this.quiet++;
  }

  undo(entry: UndoEntry): void {
    this.all.push(entry);
    this.inForce.length = entry.undo - this.settled;
    this.disclosed.length = entry.undo - this.settled;
  }

  /** A line before the position the match goes on from. */
  settle(entry: Entry): void {
    if ('rules' in entry || 'order' in entry) {
      this.aside(entry);
      return;
    }
    this.all.push(entry);
    this.settled = 'undo' in entry ? entry.undo : this.settled + 1;
  }

  /** The last line as somebody else wrote it. */
  rewriteLast(entry: Entry): void {
    this.all[this.all.length - 1] = entry;
  }

  /** The place among the lines in force of a seat's last answer; -1: it has none. */
  lastAnswerOf(seat: Seat): number {
    return this.inForce.findLastIndex((entry) => entry.seat === seat && 'answer' in entry);
  }

  disclosedBefore(place: number): number {
    return this.disclosed[place];
  }
}
