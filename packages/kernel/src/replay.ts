/**
 * From the record of a match back to the match: every answer is checked again and carried out. A record of earlier rules
 * is adopted: by replaying it; if a line no longer holds, from the position stored with it; else it stays frozen.
 */
import { commitment } from './chance.ts';
import type { Contribution } from './contributions.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import type { Game } from './flow/types.ts';
import type { GamePackage } from './game.ts';
import { recordedGiven } from './given.ts';
import { Match } from './match.ts';
import { type Parts, whole } from './parts.ts';
import { firstDifference, type Plain, samePlain } from './plain.ts';
import { digest, type Entry, lastRules, type MatchRecord, type Obstacle, type RulesEntry, type Snapshot } from './record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { type GameText, type Language, spokenBy } from './text.ts';
import { frozenInWords, obstacleInWords, refusalInWords } from './text-record.ts';
import { readingOf, rulesInOrder, rulesName } from './versions.ts';

/** Why the beginning of a record does not hold. */
export type BadBeginning =
  | { why: 'rules'; rules: string }
  | { why: 'options'; refusal: Refusal }
  | { why: 'given'; refusal: Refusal }
  | { why: 'position'; problem: string };

/** Why a match of earlier rules cannot go on by those that are loaded. Its record is sound and stays as it is. */
export interface Frozen {
  /** By which rules it was played last. */
  played: string;
  /** By which it would go on. */
  now: string;
  /** The line of the log that no longer holds, from 1; 0: the beginning. */
  line: number;
  obstacle: Obstacle | BadBeginning;
  /** What is wrong with the position stored with it; null: none was stored. */
  position: string | null;
}

/** The same for everybody: without what was given, an answer or a position that may be a secret of some seat. */
export function publicFrozen(frozen: Frozen): Frozen {
  const { obstacle, position } = frozen;
  const known = (): Frozen['obstacle'] => {
    switch (obstacle.why) {
      case 'answer':
      case 'act': {
        const { seat, question, refusal } = obstacle;
        return { why: 'unsaid', seat, question, rule: refusal.rule };
      }
      case 'given':
        return { why: 'given', refusal: refuse(obstacle.refusal.rule, 'givenUnsaid') };
      case 'position':
        return { why: 'position', problem: '' };
      default:
        return obstacle;
    }
  };
  return { ...frozen, obstacle: known(), position: position && '' };
}

/** A match, and the line by which it has just gone over to the rules that are loaded (null: it had before). */
interface Opened<T, A extends Plain, B, F extends Fact> {
  match: Match<T, A, B, F>;
  adopted: RulesEntry | null;
}
interface NotOpened<T, A extends Plain, B, F extends Fact> {
  problem: string;
  /** If earlier rules are the reason. */
  frozen?: Frozen;
  /** The match as far as it could be replayed, to be looked at. */
  upTo?: Match<T, A, B, F> | null;
}
export type Replayed<T, A extends Plain, B, F extends Fact> = Opened<T, A, B, F> | NotOpened<T, A, B, F>;

/** Who listens to what is told and drawn on the way. */
interface Listeners<F extends Fact> {
  sink?: Sink<F>;
  onChance?: (record: ChanceRecord) => void;
}

/** Replays a record with these rules. Every answer is checked again, and that they lead to the game that was saved. */
export function replay<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Replayed<T, A, B, F> {
  return whole(replaying(game, record, sink, onChance));
}

/** The same in parts. */
export function* replaying<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Parts<Replayed<T, A, B, F>> {
  const followed = yield* following(game, record, { sink, onChance });
  if ('problem' in followed) return followed;
  const problem = problemWithEnd(game, followed.match.current, record);
  return problem ? { problem } : followed;
}

/** What is wrong with the game that a record's log has led to, or null. Earlier rules may have led to another one. */
export function problemWithEnd<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  end: Game<T>,
  record: MatchRecord,
): string | null {
  if (lastRules(record) !== end.rules) return null;
  const now = digest(end);
  if (record.digest === null) return 'nothing says to which game the log should replay: its digest is missing';
  if (now !== record.digest)
    return `the log replays to another game than was saved (digest ${now.slice(0, 12)}, the file says ${record.digest.slice(0, 12)})`;
  const misreported = problemWithReport(game, end, record);
  if (misreported) return misreported;
  const { snapshot } = record;
  const other = snapshot?.line === record.log.length && !samePlain(snapshot.game, end);
  return other ? 'the log replays to another game than its snapshot' : null;
}

/** What is reported follows from how the match ended. */
function problemWithReport<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  end: Game<T>,
  { report = null }: MatchRecord,
): string | null {
  const now = game.report(end);
  if (now === null) return report === null ? null : 'it has a report, but there is nothing to report';
  if (report === null) return 'its report is missing';
  const misfit = game.problemWithReport(report) ?? firstDifference(report, now, 'report');
  return misfit && `its report does not follow from the match: ${misfit}`;
}

/** Goes through the log of a record: the first line that does not fit is named. Whether the end is right, `problemWithEnd` says. */
export function follow<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Replayed<T, A, B, F> {
  return whole(following(game, record, { sink, onChance }));
}

function* following<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  listeners: Listeners<F>,
): Parts<Replayed<T, A, B, F>> {
  if (record.game !== game.meta.id) return { problem: `this is a match of "${record.game}", not of "${game.meta.id}"` };
  if (record.commitment !== commitment(record.seed))
    return { problem: 'the seed does not fit its commitment: one of them was altered' };
  const now = rulesName(game.meta);
  const played = lastRules(record);
  const disorder = problemWithOrder(game, record);
  if (disorder) return disorder;
  if (played === now) {
    const replayed = yield* resuming(game, record, listeners);
    return 'match' in replayed ? { match: replayed.match, adopted: null } : { problem: replayed.problem };
  }
  return yield* adopting(game, record, listeners);
}

/** Takes a match of earlier rules over, if that can be done. */
function* adopting<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  listeners: Listeners<F>,
): Parts<Replayed<T, A, B, F>> {
  const entry: RulesEntry = { rules: rulesName(game.meta), digest: record.digest };
  const heard = later(listeners);
  const replayed = yield* resuming(game, record, heard.listeners);
  if ('match' in replayed) {
    heard.pass();
    replayed.match.adopt(entry);
    return { match: replayed.match, adopted: entry };
  }
  const { obstacle, line, upTo } = replayed;
  if (!obstacle) return { problem: replayed.problem };
  const { snapshot } = record;
  let position: string | null = null;
  if (snapshot) {
    const from: RulesEntry = { ...entry, from: snapshot };
    const again = later(listeners);
    const taken = yield* resuming(game, { ...record, log: [...record.log, from] }, again.listeners);
    if ('match' in taken && taken.match.position) {
      again.pass();
      // The position is kept in the form of the rules it was taken over by.
      from.from = { line: snapshot.line, game: JSON.parse(JSON.stringify(taken.match.position)) as Game<unknown> };
      return { match: taken.match, adopted: from };
    }
    position = 'problem' in taken ? taken.problem : null;
  }
  const frozen: Frozen = { played: lastRules(record), now: entry.rules, line, obstacle, position };
  return { problem: frozenInWords(atHand(game), game, frozen), frozen, upTo };
}

/** What was told and drawn, held back until it is known that the way leads somewhere. */
function later<F extends Fact>({ sink, onChance }: Listeners<F>): { listeners: Listeners<F>; pass(): void } {
  const held: (() => void)[] = [];
  return {
    listeners: {
      sink: sink && ((told) => held.push(() => sink(told))),
      onChance: onChance && ((drawn) => held.push(() => onChance(drawn))),
    },
    pass: () => {
      for (const say of held) say();
    },
  };
}

/** What is wrong with a record is said in English, or in the language that is at hand. */
const atHand = ({ text }: { readonly text: { readonly [language in Language]: GameText } }): Language =>
  spokenBy(text)[0] ?? 'en';

/** A match goes on by rules that are known, from version to version. */
function problemWithOrder<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  { rules, log }: MatchRecord,
): NotOpened<T, A, B, F> | null {
  const known = rulesInOrder(game);
  const now = rulesName(game.meta);
  let before = -1;
  for (const [line, name] of [[0, rules] as const, ...log.flatMap((e, i) => ('rules' in e ? [[i + 1, e.rules] as const] : []))]) {
    const at = known.indexOf(name);
    if (at < 0) {
      const frozen: Frozen = { played: name, now, line, obstacle: { why: 'rules', rules: name }, position: null };
      return { problem: frozenInWords(atHand(game), game, frozen), frozen, upTo: null };
    }
    if (at <= before) return { problem: `line ${line} of the log goes back to ${name}` };
    before = at;
  }
  return null;
}

/** Why a record could not be carried out to its end. */
export interface Stopped<T, A extends Plain, B, F extends Fact> {
  problem: string;
  /** If a line or the beginning does not hold, and which. */
  obstacle?: Frozen['obstacle'];
  line: number;
  upTo: Match<T, A, B, F> | null;
}

/**
 * Carries out what a record says, line by line; the match goes on being written by the rules of its last line. `judged`:
 * what was added beside the game comes from a keeper's own store, and is not held against everything else again.
 */
export function* resuming<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  listeners: Listeners<F> = {},
  judged = false,
): Parts<{ match: Match<T, A, B, F> } | Stopped<T, A, B, F>> {
  const { log, contributions = [] } = record;
  const taken = log.findLast((entry) => 'rules' in entry && entry.from !== undefined) as RulesEntry | undefined;
  const from = taken?.from;
  const begun = from ? takeUp(game, record, from) : begin(game, record, listeners.sink, listeners.onChance);
  if ('why' in begun) return { problem: obstacleInWords(atHand(game), game, begun, 0), obstacle: begun, line: 0, upTo: null };
  const match: Match<T, A, B, F> = begun;
  let next = contributions.findIndex(({ after }) => after >= match.log.length + (from ? 1 : 0));
  if (next < 0) next = contributions.length;
  for (let i = match.log.length; i <= log.length; i++) {
    for (; next < contributions.length && contributions[next].after === i; next++) {
      const refusal = match.addAgain(contributions[next], judged);
      if (refusal)
        return {
          problem: `contribution ${next + 1} does not replay: ${refusalInWords(atHand(game), game, refusal)}`,
          line: i,
          upTo: match,
        };
      yield;
    }
    if (i === log.length) break;
    const obstacle = match.repeat(log[i], listeners.sink, listeners.onChance);
    if (obstacle) return { problem: obstacleInWords(atHand(game), game, obstacle, i + 1), obstacle, line: i + 1, upTo: match };
    yield;
  }
  // Nothing else in the file may differ from what this match would write.
  const altered = yield* alteration(record, match.sharedRecord(record.digest));
  return altered ? { problem: `the match was altered: ${altered}`, line: 0, upTo: null } : { match };
}

/** How a record begins, with all that is needed to begin. */
export type Beginning = Pick<MatchRecord, 'rules' | 'options' | 'seats' | 'seed' | 'entropy' | 'start' | 'given'>;

/** A match before its first line, as these rules read its beginning; or why they cannot. */
export function begin<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  beginning: Beginning,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): Match<T, A, B, F> | BadBeginning {
  const { rules, options, seats, seed, entropy, start, given } = beginning;
  const reading = readingOf(game, rules);
  if (!reading) return { why: 'rules', rules };
  const head = { rules, options, start, ...(given && { given }) };
  if (start) {
    if (given) return { why: 'given', refusal: refuse('GH-16', 'nothingTaken') };
    const loaded = game.load(start);
    if ('problem' in loaded) return { why: 'position', problem: loaded.problem };
    return Match.of(game, { seats: game.seats(loaded.game), options: {}, seed }, loaded.game, { ...head, options: {} });
  }
  const completed = game.options(reading.options(options), seats);
  if (isRefusal(completed)) return { why: 'options', refusal: completed };
  const taken = game.handedIn(given && reading.given(given), completed, seats);
  if (isRefusal(taken)) return { why: 'given', refusal: taken };
  // By the same rules options and what was given are complete as they stand, or the file was altered.
  const written = rules === rulesName(game.meta) ? { rules, options: completed, start, ...recordedGiven(taken) } : head;
  return Match.of(game, { seats, options: completed, seed, entropy, given: taken }, null, written, undefined, sink, onChance);
}

/** A match that goes on from a position in the middle of its log; the lines after it are given to `repeat`. */
export function takeUp<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  { line, game: position }: Snapshot,
): Match<T, A, B, F> | BadBeginning {
  const loaded = game.load(position);
  if ('problem' in loaded) return { why: 'position', problem: loaded.problem };
  const { rules, options, start, given, seats, seed, entropy, log, contributions = [] } = record;
  if (game.seats(loaded.game) !== seats)
    return { why: 'position', problem: `it has ${game.seats(loaded.game)} seats, not ${seats}` };
  const past = { log: log.slice(0, line), contributions: contributions.filter(({ after }) => after <= line) };
  const head = { rules, options, start, ...(given && { given }) };
  const read = given && (readingOf(game, rules)?.given(given) ?? given);
  return Match.of(game, { seats, options, seed, entropy, given: read }, loaded.game, head, past);
}

/**
 * Where a record differs from what the replayed match must repeat of it. What was answered and added is left out: it was copied
 * from the record.
 */
function* alteration(record: MatchRecord, repeated: MatchRecord): Parts<string | null> {
  const altered = firstDifference(frameOf(record), frameOf(repeated));
  if (altered) return altered;
  for (const name of ['log', 'contributions'] as const) {
    const [a, b] = [record[name] ?? [], repeated[name] ?? []];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const different = firstDifference(barely(a[i]), barely(b[i]), `${name}.${i}`);
      if (different) return different;
      yield;
    }
  }
  return null;
}

const frameOf = ({ log: _log, contributions: _added, snapshot: _snapshot, report: _report, ...rest }: MatchRecord) => ({
  ...rest,
  start: null,
});

/** A line, or something that was added, without what it says. */
function barely(one: Entry | Contribution | undefined): unknown {
  if (!one) return one;
  if ('body' in one) return { ...one, body: {} };
  if ('answer' in one) return { ...one, answer: null };
  return 'rules' in one ? { rules: one.rules } : one;
}
