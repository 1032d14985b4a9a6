/** A match as one file: its format, and what makes a file well-formed. Whether it can be replayed, replay.ts finds out. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSeed } from './chance.ts';
import type { Contribution } from './contributions.ts';
import type { Game, Seat } from './flow/types.ts';
import type { Options } from './game.ts';
import { canonical, type Plain, samePlain } from './plain.ts';

export const MATCH_FORMAT = 'guildhall match 1';

/** One line of the log. `undo` keeps that many answers and drops the rest; `withdraw` takes a face-down answer back. */
export type Entry = PlayEntry | UndoEntry | OrderEntry;
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

/** A match as one file. */
export interface MatchRecord {
  format: typeof MATCH_FORMAT;
  game: string;
  /** Game and version of its rules: "brigade@1.0.0". */
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
  log: Entry[];
  /** What people added beside the game, if anything. */
  contributions?: Contribution[];
  /** SHA-256 of the resting game after the last line of the log. */
  digest: string;
}

/** The hash of a resting game, the same for equal games. */
export function digest(g: Game<unknown>): string {
  return bytesToHex(sha256(utf8ToBytes(canonical({ rules: g.rules, table: g.table, stack: g.stack, chance: g.chance }))));
}

const RECORD_KEYS = ['format', 'game', 'rules', 'options', 'seats', 'commitment', 'seed', 'entropy', 'start', 'log', 'digest'];

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
  for (const key of RECORD_KEYS) if (!Object.hasOwn(record, key)) return `"${key}" is missing from the match`;
  for (const key of Object.keys(record))
    if (key !== 'contributions' && !RECORD_KEYS.includes(key)) return `"${key}" is not part of a match`;
  if (typeof record.game !== 'string' || typeof record.rules !== 'string') return '"game" and "rules" should be texts';
  if (!isSeed(record.seed)) return '"seed" should be 64 hexadecimal digits';
  if (!isSeed(record.commitment)) return '"commitment" should be 64 hexadecimal digits';
  if (!isSeed(record.digest)) return '"digest" should be 64 hexadecimal digits';
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
    const bad = problemWithEntry(record.log[i]);
    if (bad) return `line ${i + 1} of the log ${bad}`;
  }
  return problemWithContributions(record.contributions, record.seats as number);
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

function problemWithEntry(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'is not an entry';
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
  return 'is neither an answer, a standing order, a withdrawal nor an undo';
}
