/** What is said about a table in lists and on its page: summary, fairness, the match as a file. */
import { commitment, type Seat } from '@guildhall/kernel';
import { digest, type MatchRecord, verifying } from '@guildhall/kernel/hall';
import type { FairnessReply, Summary } from '@guildhall/wire';
import type { Hall } from '../hall.ts';
import { inParts, printing } from '../parts.ts';
import { keptPosition } from '../store/kept.ts';
import type { AnyMatch, Course } from './course.ts';
import { waitingFor } from './due.ts';
import { Denied } from './problem.ts';
import { seatStates, settingsOf } from './showing.ts';

export async function summary(hall: Hall, id: string, person: string | null): Promise<Summary> {
  const keeper = await hall.keeper(id);
  const mine = person === null ? [] : await hall.seatsHeld(id, person, []);
  return keeper.with((course) => {
    const waits: Seat[] = [...waitingFor(course)];
    const turn = waits.find((seat) => mine.includes(seat) && course.sitters[seat].bot === null);
    return {
      table: id,
      settings: settingsOf(course),
      status: course.status,
      seats: seatStates(course, keeper.audience.presence),
      mine,
      yourTurn: turn !== undefined,
      waitingFor: waits,
      asked: askedOf(course, turn),
      clock: course.clocks.show(),
      signs: signsOf(course),
      spectators: keeper.audience.presence.spectators(),
      paused: course.attendance.paused,
      suspended: course.halted && course.attendance.suspended,
      updated: Math.max(course.clocks.at, course.file.created),
    };
  });
}

/** Signs are seen by everybody. */
const signsOf = ({ match, game }: Course): Summary['signs'] =>
  match && game.signs ? game.signs(game.view(match.current, null).table) : null;

/** What a seat is asked, from its own view. */
function askedOf({ match, game }: Course, seat: Seat | undefined): Summary['asked'] {
  if (!match || seat === undefined) return null;
  const { asked } = game.view(match.current, seat);
  return asked && { seat, name: asked.name, rule: asked.rule, show: asked.show };
}

/** Several, those that cannot be opened left out. */
export async function summaries(hall: Hall, ids: readonly string[], person: string | null): Promise<Summary[]> {
  const found = await Promise.all(
    ids.map((id) =>
      summary(hall, id, person).catch((error) => {
        if (!(error instanceof Denied)) hall.failed(id, error);
        return null;
      }),
    ),
  );
  return found.filter((one) => one !== null);
}

/** The match as a file. It contains the seed and all that was given, so it leaves the house only when all is over. */
export async function exported(hall: Hall, id: string): Promise<MatchRecord> {
  const keeper = await hall.keeper(id);
  return keeper.with(async (course) => {
    const { match, history, file } = course;
    if (course.over && match) return match.record();
    if (course.over && history) return history.record(file, course.brought(), await keptPosition(hall.store.db, file.number));
    throw new Denied('notOver', 'the match is not over');
  });
}

/** The same as text, for which nothing need be copied. */
export async function exportedText(hall: Hall, id: string): Promise<string> {
  const keeper = await hall.keeper(id);
  const text = await keeper.with(({ over, match }) => (over && match ? inParts(printing(wholeOf(match))) : null));
  return text ?? inParts(printing(await exported(hall, id)));
}

/** What `match.record()` gives, with the match's own log in it: to be read while the table waits. */
function wholeOf(match: AnyMatch): MatchRecord {
  const { game, current, log } = match;
  const report = game.report(current);
  return {
    ...match.sharedRecord(digest(current)),
    ...(report !== null && { report }),
    ...(!match.outcome() && { snapshot: { line: log.length, game: current } }),
  };
}

/** A match that is over does not change, and to verify it is to play it again: once is enough. */
const shown = new WeakMap<AnyMatch, FairnessReply>();

export async function fairness(hall: Hall, id: string): Promise<FairnessReply> {
  const keeper = await hall.keeper(id);
  return keeper.with(async (course) => {
    const { match, file, game } = course;
    const reply: FairnessReply = { commitment: commitment(file.seed), entropy: null, seed: null, transcript: null };
    if (match) reply.entropy = course.entropy();
    if (!match || !course.over) return reply;
    const before = shown.get(match);
    if (before) return before;
    // What was added beside the game has no part in chance: it was judged when it came, each held against all others.
    const { contributions: _, ...record } = wholeOf(match);
    const verified = await inParts(verifying(game, record));
    if ('problem' in verified) throw new Error(verified.problem);
    const full = { ...reply, seed: file.seed, transcript: verified.transcript };
    shown.set(match, full);
    return full;
  });
}
