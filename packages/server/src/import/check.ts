/** Whether a match file can become a table: read, bounded, and played again. Runs in a thread of its own. */
import type { Contribution } from '@guildhall/kernel';
import { APART, type MatchRecord, readMatch, replay } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { entropy, isPlainWithin, personName, type Reason } from '@guildhall/wire';
import { is } from 'valibot';
import { type Games, playable } from '../games.ts';
import type { Setting } from '../table/events.ts';
import { MAX_CONTRIBUTIONS } from '../table/quota.ts';
import { importedText } from '../table/setting-text.ts';

/** A file that was played again to its end. */
export interface Sound {
  game: string;
  seats: number;
  seed: string;
  options: Setting['options'];
  /** `imported` of the table's setting as text: it may be long, and the hall stores it without looking into it. */
  imported: string;
}
export type Checked = Sound | { reason: Reason; detail: string };

/** What a match file may ask of the house: depth and parts of its JSON, and answers to be carried out again. */
const FILE_DEPTH = 24;
const FILE_PARTS = 2_000_000;
const FILE_WORK = 10_000;

/** How many answers must be carried out to follow a log: whoever takes back what is not free has some carried out again. */
function workOf({ log, seats }: MatchRecord): number {
  let work = 0;
  // Somebody who plays alone needs nobody's consent.
  for (const entry of log) work += 'undo' in entry && (entry.agreed.length > 0 || seats === 1) ? 1 + APART : 1;
  return work;
}

/** Each contribution is compared with those in force; how many comparisons a file asks for, and how many are well. */
const FILE_COMPARISONS = (MAX_CONTRIBUTIONS.count * MAX_CONTRIBUTIONS.inForce) / 10;
function comparisonsOf(kinds: AnyGame['contributions'], contributions: readonly Contribution[]): number {
  let sum = 0;
  let staying = 0;
  let open = 0;
  for (const [i, { body, after }] of contributions.entries()) {
    if (after !== contributions[i - 1]?.after) open = 0;
    if (kinds?.[body.kind]?.lasts === 'match') staying++;
    else open++;
    sum += staying + open;
  }
  return sum;
}

/** Letters of what is in force at once, with who added it and when: whoever comes is sent all of it. */
const MOST_IN_FORCE = 2 * MAX_CONTRIBUTIONS.lettersInForce;

const bad = (detail: string): Checked => ({ reason: 'badMatch', detail });

/** A position that did not come out of a deal may be one that no rule ever made. */
const hasPosition = ({ start, log }: MatchRecord): boolean =>
  start !== null || log.some((entry) => 'rules' in entry && entry.from !== undefined);

/** `positions`: whether matches are taken that go on from a position; without it, only what was dealt here is played again. */
export async function checkFile(text: string, games: Games, positions: boolean): Promise<Checked> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return bad('the file is not JSON');
  }
  if (!isPlainWithin(data, FILE_DEPTH, FILE_PARTS)) return bad('too deep or too large for a match');
  const read = readMatch(text);
  if ('problem' in read) return bad(read.problem);
  const { snapshot, ...dealt } = read.record;
  const record: MatchRecord = positions && snapshot ? { ...dealt, snapshot } : dealt;
  if (!positions && hasPosition(record)) return { reason: 'positions', detail: 'the match goes on from a position' };
  if (workOf(record) > FILE_WORK) return bad(`more than ${FILE_WORK} answers to carry out`);
  if (!record.entropy.every((words) => is(entropy, words))) return bad('words for chance are no such words');
  if (!playable(games).includes(record.game)) return { reason: 'unknownGame', detail: `there is no game "${record.game}"` };
  const game = await games.loadGame(record.game);
  const { contributions = [] } = record;
  if (
    contributions.length > MAX_CONTRIBUTIONS.count ||
    comparisonsOf(game.contributions, contributions) > FILE_COMPARISONS ||
    JSON.stringify(contributions).length > MAX_CONTRIBUTIONS.letters
  )
    return bad('more was added beside the game than a match can hold');
  if (!contributions.every(({ name }) => is(personName, name))) return bad('somebody who added something has no such name');
  const replayed = replay(game, record);
  if ('problem' in replayed) return { reason: replayed.frozen ? 'otherRules' : 'badMatch', detail: replayed.problem };
  const inForce = replayed.match.contributions();
  if (inForce.length > MAX_CONTRIBUTIONS.inForce || JSON.stringify(inForce).length > MOST_IN_FORCE)
    return bad('more is in force beside the game than a match can hold');
  // Of earlier rules: the log now says that they have changed.
  const { rules, entropy: words, start, given, log } = replayed.match.record();
  const imported: NonNullable<Setting['imported']> = {
    rules,
    entropy: words,
    start,
    ...(given && { given }),
    log,
    ...(contributions.length > 0 && { contributions }),
  };
  return { game: record.game, seats: record.seats, seed: record.seed, options: record.options, imported: importedText(imported) };
}
