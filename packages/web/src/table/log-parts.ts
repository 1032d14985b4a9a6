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
  /** How much bookkeeping there is in it. */
  asides: number;
  /** How many lines it has, with its heading. */
  size: number;
}

/** Whom a fact is about, where it says so. */
export const seatOf = ({ seat }: Fact): Seat | null => (typeof seat === 'number' && seat >= 0 ? seat : null);

export function partsOf(log: readonly LogLine[], { begins, place }: Placing): Part[] {
  const parts: Part[] = [];
  let part: Part | null = null;
  let deed: Deed | null = null;
  let decision = -1;
  let number = 0;
  for (const line of log) {
    const begun = begins(line.fact);
    if (begun || !part) {
      const { level, of } = begun ?? { level: 'turn', of: null };
      part = {
        key: line.n,
        level,
        heading: begun ? line : null,
        seat: begun ? seatOf(line.fact) : null,
        of,
        deeds: [],
        asides: 0,
        size: 0,
      };
      parts.push(part);
      deed = null;
      number = 0;
    }
    part.size++;
    if (begun) {
      // What comes with the heading was decided in the part before.
      decision = line.decision;
      continue;
    }
    const how = place(line.fact);
    const decided = line.decision !== decision;
    decision = line.decision;
    if (!deed || (decided && how !== 'follows')) {
      // Where only bookkeeping was told of a decision, the next goes on with it.
      if (deed?.lines.length === 0) deed.decided = true;
      else {
        deed = { number: null, decided, lines: [], asides: [] };
        part.deeds.push(deed);
      }
    }
    if (how === 'aside') {
      part.asides++;
      deed.asides.push(line);
      continue;
    }
    if (deed.lines.length === 0 && deed.decided) deed.number = ++number;
    deed.lines.push(line);
  }
  return parts;
}

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
