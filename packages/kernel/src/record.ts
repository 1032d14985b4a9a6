/** A match as one file: its format, and what makes a file well-formed. Whether it can be replayed, replay.ts finds out. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSeed } from './chance.ts';
import type { Contribution } from './contributions.ts';
import type { Game, Seat } from './flow/types.ts';
import type { Options } from './game.ts';
import type { MatchGiven } from './given.ts';
import { canonical, type Plain, samePlain } from './plain.ts';
import type { Refusal } from './refusal.ts';

export const MATCH_FORMAT = 'guildhall match 1';

/**
 * One line of the log. `undo` keeps that many answers and drops the rest; `withdraw` takes a face-down answer back; `rules`
 * says by which rules the match goes on.
 */
export type Entry = PlayEntry | UndoEntry | OrderEntry | RulesEntry;
/** The lines that move the game. */
export type PlayEntry = AnswerEntry | WithdrawEntry;
export interface AnswerEntry {
  seat: Seat;
  /** The question that was open; for what was done out of turn its own name, "anytime/concede". */
  question: string;
  answer: Plain;
}
/** A standing order. */
export interface OrderEntry {
  seat: Seat;
  /** The window, by the question it asks. */
  order: string;
  /** The exceptions; null takes the order back. */
  unless: string[] | null;
}
export interface WithdrawEntry {
  seat: Seat;
  withdraw: string;
}
export interface UndoEntry {
  seat: Seat;
  undo: number;
  /** Seats that consented; empty for a free undo. */
  agreed: Seat[];
}
/** From here on by these rules. Lines before it stay as they were written and are replayed by whatever rules are loaded. */
export interface RulesEntry {
  rules: string;
  /** The digest of the resting game by the rules before; null: nobody kept it. */
  digest: string | null;
  /** Some line could not be replayed: the match goes on from this game, and the lines after it. */
  from?: Snapshot;
}

/** The resting game after so many lines of the log. */
export interface Snapshot {
  line: number;
  game: Game<unknown>;
}

/** A match as one file. */
export interface MatchRecord {
  format: typeof MATCH_FORMAT;
  game: string;
  /** Game and version of the rules it began by: "brigade@1.0.0". If it went on by others, the log says so. */
  rules: string;
  options: Options;
  seats: number;
  /** Hash of the seed, published before the first draw. */
  commitment: string;
  seed: string;
  /** What the seats added after the commitment, by seat. */
  entropy: string[];
  /** The position it began from, if it was not dealt from the seed. */
  start: Game<unknown> | null;
  /** What was handed in when it was set up, if anything. */
  given?: MatchGiven;
  log: Entry[];
  /** What people added beside the game, if anything. */
  contributions?: Contribution[];
  /** SHA-256 of the resting game after the last line of the log; null: it was played by earlier rules, and nobody kept it. */
  digest: string | null;
  /** What the world outside learns of it, if it is over and the game reports something. */
  report?: Plain;
  /** The resting game of a match that is not over, from which later rules can go on if they cannot replay the log. */
  snapshot?: Snapshot;
}

/** How a record begins, as it was written by the rules of its time. */
export type RecordHead = Pick<MatchRecord, 'rules' | 'options' | 'start' | 'given'>;

/** What lies before the position a match goes on from: lines that are not played again, and what was added on the way. */
export interface Past {
  log: readonly Entry[];
  contributions: readonly Contribution[];
}

/** Why a line of a record does not hold by the rules that are loaded. Names are those of today. */
export type Obstacle =
  | { why: 'answer' | 'act'; seat: Seat; question: string; answer: Plain; refusal: Refusal }
  /** The same, for those who may not know the answer. */
  | { why: 'unsaid'; seat: Seat; question: string; rule: string }
  | { why: 'order'; seat: Seat; refusal: Refusal }
  | { why: 'question'; seat: Seat; question: string; open: string | null }
  | { why: 'withdraw'; seat: Seat; refusal: Refusal }
  | { why: 'undo'; seat: Seat; refusal: Refusal }
  | { why: 'undoLeaves'; seat: Seat; left: number; of: number; wanted: number };

/** By which rules the last lines of a match were written. */
export function lastRules({ rules, log }: Pick<MatchRecord, 'rules' | 'log'>): string {
  const change = log.findLast((entry) => 'rules' in entry);
  return change?.rules ?? rules;
}

/** The hash of a resting game, the same for equal games. */
export function digest(g: Game<unknown>): string {
  return bytesToHex(sha256(utf8ToBytes(canonical({ rules: g.rules, table: g.table, stack: g.stack, chance: g.chance }))));
}

const REQUIRED = ['format', 'game', 'rules', 'options', 'seats', 'commitment', 'seed', 'entropy', 'start', 'log', 'digest'];

const OPTIONAL = ['contributions', 'given', 'report', 'snapshot'];

/** Reads the text of a match file. The result is well-formed, but not yet replayed. */
export function readMatch(text: string): { record: MatchRecord } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON: it may be truncated or no match at all' };
  }
  const problem = problemWithFile(data);
  return problem ? { problem } : { record: data as MatchRecord };
}

function problemWithFile(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'a match file holds one JSON object';
  const record = data as Record<string, unknown>;
  if (record.format !== MATCH_FORMAT) return `the file does not say "format": "${MATCH_FORMAT}"`;
  for (const key of REQUIRED) if (!Object.hasOwn(record, key)) return `"${key}" is missing from the match`;
  for (const key of Object.keys(record))
    if (!REQUIRED.includes(key) && !OPTIONAL.includes(key)) return `"${key}" is not part of a match`;
  if (typeof record.game !== 'string' || typeof record.rules !== 'string') return '"game" and "rules" should be texts';
  if (!isSeed(record.seed)) return '"seed" should be 64 hexadecimal digits';
  if (!isSeed(record.commitment)) return '"commitment" should be 64 hexadecimal digits';
  if (record.digest !== null && !isSeed(record.digest)) return '"digest" should be 64 hexadecimal digits';
  if (!Number.isInteger(record.seats)) return '"seats" should be a whole number';
  if (typeof record.options !== 'object' || record.options === null || Array.isArray(record.options))
    return '"options" should be an object';
  if (!Array.isArray(record.entropy) || !record.entropy.every((e) => typeof e === 'string'))
    return '"entropy" should be a list of texts';
  if (record.entropy.length > 0 && record.entropy.length !== record.seats)
    return '"entropy" should have one entry per seat or none';
  if (record.start !== null && typeof record.start !== 'object') return '"start" should be null or a position';
  if (!Array.isArray(record.log)) return '"log" should be a list';
  for (let i = 0; i < record.log.length; i++) {
    const bad = problemWithEntry(record.log[i], i);
    if (bad) return `line ${i + 1} of the log ${bad}`;
  }
  if (record.given !== undefined && !isGiven(record.given, record.seats as number))
    return '"given" should be an object with "all" and, for each seat, an entry of "own"';
  if (record.report === null) return '"report" should be left out where nothing is reported';
  if (record.snapshot !== undefined && !isSnapshot(record.snapshot, record.log.length))
    return '"snapshot" should have a line of the log and a game';
  return problemWithContributions(record.contributions, record.seats as number);
}

function isGiven(data: unknown, seats: number): boolean {
  if (typeof data !== 'object' || data === null || !samePlain(Object.keys(data).sort(), ['all', 'own'])) return false;
  const { own } = data as Record<string, unknown>;
  return Array.isArray(own) && own.length === seats;
}

function isSnapshot(data: unknown, lines: number): boolean {
  if (typeof data !== 'object' || data === null || !samePlain(Object.keys(data).sort(), ['game', 'line'])) return false;
  const { line, game } = data as Record<string, unknown>;
  const counted = Number.isInteger(line) && (line as number) >= 0 && (line as number) <= lines;
  return counted && typeof game === 'object' && game !== null;
}

function problemWithContributions(list: unknown, seats: number): string | null {
  if (list === undefined) return null;
  if (!Array.isArray(list) || list.length === 0) return '"contributions" should be a list with something in it';
  const bad = list.findIndex((one) => !isContribution(one, seats));
  return bad < 0 ? null : `contribution ${bad + 1} is none`;
}

const CONTRIBUTION_KEYS = ['after', 'at', 'body', 'decisions', 'n', 'name', 'seat'];

function isContribution(data: unknown, seats: number): boolean {
  if (typeof data !== 'object' || data === null || !samePlain(Object.keys(data).sort(), CONTRIBUTION_KEYS)) return false;
  const { n, at, after, decisions, seat, name, body } = data as Record<string, unknown>;
  const whole = [n, after, decisions].every(Number.isInteger);
  const seated = seat === null || (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats);
  return whole && seated && Number.isFinite(at) && typeof name === 'string' && typeof body === 'object' && body !== null;
}

function problemWithEntry(entry: unknown, lines: number): string | null {
  if (typeof entry !== 'object' || entry === null) return 'is not an entry';
  if ('rules' in entry) return isRulesEntry(entry, lines) ? null : 'is no change of rules';
  const { seat, question, answer, order, unless, undo, agreed, withdraw } = entry as Record<string, unknown>;
  if (!Number.isInteger(seat)) return 'names no seat';
  const keys = Object.keys(entry).sort();
  if (samePlain(keys, ['answer', 'question', 'seat']))
    return typeof question === 'string' && answer !== undefined ? null : 'has no answer';
  if (samePlain(keys, ['order', 'seat', 'unless'])) {
    const exceptions = unless === null || (Array.isArray(unless) && unless.every((one) => typeof one === 'string'));
    return typeof order === 'string' && exceptions ? null : 'is no standing order';
  }
  if (samePlain(keys, ['seat', 'withdraw'])) return typeof withdraw === 'string' ? null : 'withdraws nothing';
  if (samePlain(keys, ['agreed', 'seat', 'undo'])) {
    return Number.isInteger(undo) && Array.isArray(agreed) && agreed.every(Number.isInteger) ? null : 'is no undo';
  }
  return 'is neither an answer, a standing order, a withdrawal, an undo nor a change of rules';
}

function isRulesEntry(
  { rules, digest, from, ...more }: { rules: unknown; digest?: unknown; from?: unknown },
  lines: number,
): boolean {
  if (Object.keys(more).length > 0 || typeof rules !== 'string') return false;
  return (digest === null || isSeed(digest)) && (from === undefined || isSnapshot(from, lines));
}
