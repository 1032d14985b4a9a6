/**
 * What facts look like in the log. The words are those of the game's catalogues, always; a game adds signs and little pictures
 * here, and says which lines are bookkeeping. Every part may be left out.
 */
import type { Fact, Language, PlainRecord, Speaker } from '@guildhall/kernel';
import type { ReactNode } from 'react';

/** What a line of the log may be made of. Stays the same while the game goes on: what changes is asked for. */
export interface LogEyes<B = PlainRecord> {
  language: Language;
  say: Speaker;
  /** What lies on the table now. */
  table(): B | null;
  /** The sign of a seat. */
  sign(seat: number, size: number): ReactNode;
}

export interface LogDress<B = PlainRecord> {
  /**
   * How a fact stands in the log: `aside` is bookkeeping, folded away until somebody asks for it; what `follows` hangs under what
   * was decided before, even if somebody had to decide it too. All others begin a decision if they are its first.
   */
  place?(fact: Fact): 'aside' | 'follows' | undefined;
  /** A lesser heading than the board's: "Bruni, Dwarf Miner". Sentences below it need not begin with what it is `of`. */
  heading?(fact: Fact, eyes: LogEyes<B>): { text: ReactNode; of?: string } | null;
  /** The sign before a line: what kind of thing happened. */
  sign?(fact: Fact): ReactNode;
  /** The line as names, numbers and little pictures, where these say all that the sentence says; null: the sentence. */
  line?(fact: Fact, eyes: LogEyes<B>): ReactNode | null;
  /** What stands in front of the name of a place or thing in a sentence. */
  thing?(id: string, eyes: LogEyes<B>): ReactNode;
  /** What part of the log came to, in a few signs and numbers. Where there is one, others' parts are folded to it. */
  sum?(facts: readonly Fact[], eyes: LogEyes<B>): ReactNode;
}
