/** The log in order: parts with a heading, in them what was decided, under each decision what followed, and the bookkeeping aside. */
import type { Fact, Seat } from '@guildhall/kernel';
import type { LogLine } from '../tables/source.ts';

/** How a fact stands in the log; see `LogDress`. */
export interface Placing {
  /** Whether a fact begins a part: a turn, or a lesser one within it, and what the lesser one is of. */
  begins(fact: Fact): { level: 'turn' | 'step'; of: string | null } | null;
  place(fact: Fact): 'aside' | 'follows' | undefined;
}

/** One decision and what came of it. */
export interface Deed {
  /** Its place among the decisions of the part, from 1; null: nobody decided it. */
  number: number | null;
  /** Whether somebody decided it, or it came by itself with the heading. */
  decided: boolean;
  lines: LogLine[];
  asides: LogLine[];
}

export interface Part {
  /** The number of its first line. */
  key: number;
  level: 'turn' | 'step';
  heading: LogLine | null;
  /** Whose turn it is, if somebody's. */
  seat: Seat | null;
  /** What it is of: a model that acts. */
  of: string | null;
  deeds: Deed[];
  /** How many decisions are numbered in it. */
  decisions: number;
  /** How much bookkeeping there is in it. */
  asides: number;
  /** How many lines it has, with its heading. */
  size: number;
}

/** Whom a fact is about, where it says so. */
export const seatOf = ({ seat }: Fact): Seat | null => (typeof seat === 'number' && seat >= 0 ? seat : null);

export function partsOf(log: readonly LogLine[], { begins, place }: Placing): Part[] {
  const parts: Part[] = [];
  let part = emptyPart(0);
  let deed: Deed | null = null;
  /** The decision being told, whether somebody took it within this part, and whether it has its deed. */
  let decision = -1;
  let decided = false;
  let opened = false;
  /** Bookkeeping told before what it belongs to. */
  let waiting: LogLine[] = [];
  const settle = (): void => {
    if (waiting.length === 0) return;
    if (!deed) {
      deed = { number: null, decided, lines: [], asides: [] };
      part.deeds.push(deed);
    }
    deed.asides.push(...waiting);
    waiting = [];
  };
  for (const line of log) {
    const begun = begins(line.fact);
    if (begun || parts.length === 0) {
      settle();
      part = { ...emptyPart(line.n), ...begun, ...(begun && { heading: line, seat: seatOf(line.fact) }) };
      parts.push(part);
      deed = null;
      // What is told with the heading was decided in the part before.
      if (begun) [decision, decided, opened] = [line.decision, false, false];
    }
    part.size++;
    if (begun) continue;
    if (line.decision !== decision) [decision, decided, opened] = [line.decision, true, false];
    const how = place(line.fact);
    if (how === 'aside') {
      part.asides++;
      (opened && deed ? deed.asides : waiting).push(line);
      continue;
    }
    if (!deed || (!opened && how !== 'follows')) {
      deed = { number: decided ? ++part.decisions : null, decided, lines: [], asides: [] };
      part.deeds.push(deed);
    }
    opened = true;
    settle();
    deed.lines.push(line);
  }
  settle();
  return parts;
}

const emptyPart = (key: number): Part => ({
  key,
  level: 'turn',
  heading: null,
  seat: null,
  of: null,
  deeds: [],
  decisions: 0,
  asides: 0,
  size: 0,
});

/** All facts of some parts, in order. */
export const factsOf = (parts: readonly Part[]): Fact[] =>
  parts.flatMap(({ heading, deeds }) => [
    ...(heading ? [heading.fact] : []),
    ...deeds.flatMap(({ lines, asides }) => [...lines, ...asides].map(({ fact }) => fact)),
  ]);

/**
 * What others did since my last turn, as a run of parts; while I play it is still the run before my turn. Null: nothing has
 * happened since, or the parts of this game are nobody's.
 */
export function sinceMine(parts: readonly Part[], mine: readonly Seat[]): { from: number; to: number } | null {
  const isMine = ({ seat }: Part): boolean => seat !== null && mine.includes(seat);
  let to = parts.length;
  while (to > 0 && (parts[to - 1].seat === null || isMine(parts[to - 1]))) to--;
  let from = to;
  while (from > 0 && !isMine(parts[from - 1])) from--;
  return from > 0 && from < to ? { from, to } : null;
}
