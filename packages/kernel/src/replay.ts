/** From the record of a match back to the match: every answer is checked again and carried out. */
import { commitment } from './chance.ts';
import type { Fact, Sink } from './facts.ts';
import type { ChanceRecord } from './flow/play.ts';
import { isAct } from './flow/rules.ts';
import type { Game } from './flow/types.ts';
import type { GamePackage } from './game.ts';
import { Match } from './match.ts';
import { firstDifference, type Plain } from './plain.ts';
import { digest, type Entry, type MatchRecord } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { tableRefusal } from './text-table.ts';

/** Replays a record with these rules. Every answer is checked again, and that they lead to the game that was saved. */
export function replay<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): { match: Match<T, A, B, F> } | { problem: string } {
  const followed = follow(game, record, sink, onChance);
  if ('problem' in followed) return followed;
  const problem = problemWithEnd(followed.match.current, record);
  return problem ? { problem } : followed;
}

/** What is wrong with the game that a record's log has led to, or null. */
export function problemWithEnd(end: Game<unknown>, record: MatchRecord): string | null {
  const now = digest(end);
  if (now === record.digest) return null;
  return `the log replays to another game than was saved (digest ${now.slice(0, 12)}, the file says ${record.digest.slice(0, 12)})`;
}

/** Goes through the log of a record: the first answer that does not fit is named. Whether the end is right, `problemWithEnd` says. */
export function follow<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  record: MatchRecord,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): { match: Match<T, A, B, F> } | { problem: string } {
  const wrong = problemWithRecord(game, record);
  if (wrong) return { problem: wrong };
  const { seats, seed, entropy, log, contributions = [] } = record;
  let match: Match<T, A, B, F>;
  if (record.start) {
    const loaded = game.load(record.start);
    if ('problem' in loaded) return { problem: `the starting position is impossible: ${loaded.problem}` };
    match = Match.from(game, loaded.game, seed);
  } else {
    const options = game.options(record.options, seats);
    if (isRefusal(options)) return { problem: `its options are refused: ${refusalInWords(game, options)}` };
    match = Match.create(game, { seats, options, seed, entropy }, sink, onChance);
  }
  let next = 0;
  for (let i = 0; i <= log.length; i++) {
    for (; next < contributions.length && contributions[next].after === i; next++) {
      const { body, at, seat, name } = contributions[next];
      const added = match.contribute({ seat, name }, body, at);
      if (isRefusal(added)) return { problem: `contribution ${next + 1} does not replay: ${refusalInWords(game, added)}` };
    }
    if (i === log.length) break;
    const bad = replayEntry(match, log[i], sink, onChance);
    if (bad) return { problem: `line ${i + 1} of the log does not replay: ${bad}` };
  }
  // Nothing else in the file may differ from what this match would write.
  const altered = firstDifference(comparable(record), comparable(match.sharedRecord(record.digest)));
  return altered ? { problem: `the match was altered: ${altered}` } : { match };
}

/** The parts of a record that the replayed match must repeat. What was answered and added is left out: it was copied from the record. */
const comparable = ({ log, contributions, ...rest }: MatchRecord) => ({
  ...rest,
  start: null,
  log: log.map((entry) => ('answer' in entry ? { ...entry, answer: null } : entry)),
  contributions: contributions?.map((one) => ({ ...one, body: {} })) ?? [],
});

/** A refusal as the English catalogues put it, with its rule. */
function refusalInWords<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, refusal: Refusal): string {
  const { en } = game.text;
  const say = { seat: en.seat };
  return `${(tableRefusal('en', refusal, say) ?? en.refusal(refusal, say)).replace(/\.$/, '')} [${refusal.rule}]`;
}

function replayEntry<T, A extends Plain, B, F extends Fact>(
  match: Match<T, A, B, F>,
  entry: Entry,
  sink?: Sink<F>,
  onChance?: (record: ChanceRecord) => void,
): string | null {
  if ('undo' in entry) {
    const before = match.decisions;
    const refusal = match.undo(entry.seat, entry.agreed);
    if (refusal) return `seat ${entry.seat} may not undo: ${refusalInWords(match.game, refusal)}`;
    return match.decisions === entry.undo
      ? null
      : `the undo of seat ${entry.seat} leaves ${match.decisions} of ${before} answers, not ${entry.undo}`;
  }
  if ('order' in entry) {
    const refusal = match.order(entry.seat, entry.order, entry.unless);
    return refusal ? `seat ${entry.seat} may not give this standing order: ${refusalInWords(match.game, refusal)}` : null;
  }
  if ('answer' in entry && isAct(entry.question)) {
    const refusal = match.act(entry.seat, entry.question, entry.answer, sink, onChance);
    return refusal
      ? `seat ${entry.seat} may not do "${entry.question}" out of turn: ${refusalInWords(match.game, refusal)}`
      : null;
  }
  const question = match.game.question(match.current);
  if ('withdraw' in entry) {
    const refusal = match.withdraw(entry.seat);
    return refusal ? `seat ${entry.seat} has no face-down answer to take back [${refusal.rule}]` : null;
  }
  if (question !== entry.question)
    return `it answers "${entry.question}", but the open question is ${question === null ? 'none' : `"${question}"`}`;
  const refusal = match.answer(entry.seat, entry.answer, sink, onChance);
  return refusal
    ? `seat ${entry.seat} may not answer ${JSON.stringify(entry.answer)} to "${entry.question}": ${refusalInWords(match.game, refusal)}`
    : null;
}

function problemWithRecord(game: { meta: { id: string; version: string } }, record: MatchRecord): string | null {
  const name = `${game.meta.id}@${game.meta.version}`;
  if (record.game !== game.meta.id) return `this is a match of "${record.game}", not of "${game.meta.id}"`;
  if (record.rules !== name) return `the match was played by ${record.rules}; these are ${name}`;
  if (record.commitment !== commitment(record.seed)) return 'the seed does not fit its commitment: one of them was altered';
  return null;
}
