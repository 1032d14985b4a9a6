/** Setting tables up: new ones, ones brought in from a file, and rematches. */
import {
  CONCEDE,
  type Contribution,
  fillGiven,
  isRefusal,
  type MatchGiven,
  type MatchRecord,
  type Options,
  type Plain,
  QuickRandom,
  readMatch,
  recordedGiven,
  refuse,
  replay,
  rulesName,
  type Seat,
  whyNotSeated,
} from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import {
  entropy as entropyText,
  isPlainWithin,
  type joinBody,
  personName,
  type SeatGrant,
  type TableReply,
  type tableBody,
} from '@guildhall/wire';
import { type InferOutput, is } from 'valibot';
import type { Hall } from '../hall.ts';
import type { SeatRow } from '../store/schema.ts';
import { handSeat, insertSeat, insertTable, type NewFile, type NewTable, seatsOf } from '../store/tables.ts';
import { whyNotBring } from './brought.ts';
import type { Seating, Setting } from './events.ts';
import { MAX_CONTRIBUTIONS } from './judge.ts';
import type { Keeper, Made } from './keeper.ts';
import { Denied } from './problem.ts';
import { anySeed, hashKey, newId, newSeatKey, newSeed } from './secrets.ts';
import { no } from './verdict.ts';

export interface Host {
  id: string;
  name: string;
}

/** Whether the match waits for the person of a seat. */
export const isAwaited = (seating: Seating): boolean => seating.kind === 'person' && seating.awaited === true;

/** Grants for the seats of one person, and the rows that make them good. */
function grant(table: string, person: string, seats: readonly Seat[]): { grants: SeatGrant[]; rows: SeatRow[] } {
  const grants = seats.map((seat) => ({ seat, key: newSeatKey() }));
  const rows = grants.map(({ seat, key }) => ({ table_id: table, seat, person, key_hash: hashKey(key) }));
  return { grants, rows };
}

/** Two play a game that can be conceded: whoever leaves it for good has lost it. */
const isDuel = (game: AnyGame, seats: number): boolean => seats === 2 && game.questions().includes(CONCEDE);

export async function setUp(hall: Hall, wish: InferOutput<typeof tableBody>, host: Host): Promise<TableReply> {
  const game = await hall.game(wish.game);
  const options = game.options(wish.options, wish.seats.length);
  if (isRefusal(options)) throw new Denied('rules', `refused by ${options.rule}`, options);
  const unseated = whyNotSeated(game.meta, wish.seats, game.roles(options, wish.seats.length));
  if (unseated) throw new Denied('rules', `refused by ${unseated.rule}`, unseated);
  const given = handedIn(game, options, wish);
  const seats = wish.seats.map((seat): Seating => {
    if (seat.kind !== 'person') return seat;
    return { kind: 'person', name: seat.name ?? host.name, entropy: wish.entropy };
  });
  const setting: Setting = {
    options,
    seats,
    ...recordedGiven(given),
    pace: wish.pace,
    name: wish.name ?? game.text.en.title,
    chat: wish.chat,
    imported: null,
    standIns: wish.standIns ?? !isDuel(game, seats.length),
  };
  const file = newFile(hall, game.meta, setting, newSeed(), host.id, wish.public);
  return lay(hall, file, host);
}

/** What the one who sets a table up hands in, for all seats; others may still bring theirs. */
function handedIn(game: AnyGame, options: Options, { given, seats }: InferOutput<typeof tableBody>): MatchGiven {
  const free = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [] : [seat]));
  const own = given?.own ?? seats.map(() => null);
  const all = given?.all ?? null;
  const complete = own.length === seats.length ? fillGiven(game, options, { all, own }, free, new QuickRandom(anySeed())) : null;
  // Without an entry for each seat it is refused as it stands.
  const settled = complete ?? game.handedIn({ all, own }, options, seats.length);
  if (isRefusal(settled)) throw new Denied('rules', `refused by ${settled.rule}: ${settled.why}`, settled);
  // What bots bring is known now; open seats wait.
  return { all, own: own.map((part, seat) => (seats[seat].kind === 'bot' ? settled.own[seat] : part)) };
}

/** What a match file may ask of the house: depth and parts of its JSON, and answers to be carried out again. */
const FILE_DEPTH = 24;
const FILE_PARTS = 2_000_000;
const FILE_WORK = 20_000;

/** How many answers must be carried out to follow a log: whoever takes back by consent has all before carried out again. */
function workOf(log: MatchRecord['log']): number {
  let work = 0;
  for (const entry of log) work += 'undo' in entry && entry.agreed.length > 0 ? Math.max(1, entry.undo) : 1;
  return work;
}

/** Each contribution is compared with those in force; how many comparisons a file asks for, and how many are well. */
const FILE_COMPARISONS = MAX_CONTRIBUTIONS.count * MAX_CONTRIBUTIONS.inForce;
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

/** A match file becomes a table whose every seat the importer holds. */
export async function bringIn(hall: Hall, data: unknown, host: Host): Promise<TableReply> {
  if (!isPlainWithin(data, FILE_DEPTH, FILE_PARTS)) throw new Denied('badMatch', 'too deep or too large for a match');
  const read = readMatch(JSON.stringify(data));
  if ('problem' in read) throw new Denied('badMatch', read.problem);
  const { record } = read;
  if (workOf(record.log) > FILE_WORK) throw new Denied('badMatch', `more than ${FILE_WORK} answers to carry out`);
  if (!record.entropy.every((words) => is(entropyText, words)))
    throw new Denied('badMatch', 'words for chance are no such words');
  const game = await hall.game(record.game);
  const { contributions = [] } = record;
  if (contributions.length > MAX_CONTRIBUTIONS.count || comparisonsOf(game.contributions, contributions) > FILE_COMPARISONS)
    throw new Denied('badMatch', 'more was added beside the game than a match can hold');
  if (!contributions.every(({ name }) => is(personName, name)))
    throw new Denied('badMatch', 'somebody who added something has no such name');
  const replayed = replay(game, record);
  if ('problem' in replayed) throw new Denied(replayed.frozen ? 'otherRules' : 'badMatch', replayed.problem);
  // Of earlier rules: the log now says that they have changed.
  const { rules, entropy, start, given, log } = replayed.match.record();
  const setting: Setting = {
    options: record.options,
    seats: Array.from({ length: record.seats }, () => ({ kind: 'person', name: host.name, entropy: '' })),
    pace: { kind: 'none' },
    name: game.text.en.title,
    chat: 'game',
    imported: { rules, entropy, start, ...(given && { given }), log, ...(contributions.length > 0 && { contributions }) },
    standIns: !isDuel(game, record.seats),
  };
  const file = newFile(hall, game.meta, setting, record.seed, host.id, false);
  return lay(hall, file, host);
}

function newFile(
  hall: Hall,
  meta: { id: string; version: string },
  setting: Setting,
  seed: string,
  host: string,
  isPublic: boolean,
): NewFile {
  return { id: newId(), game: meta.id, rules: rulesName(meta), setting, seed, host, public: isPublic, created: hall.now() };
}

async function lay(hall: Hall, file: NewFile, host: Host): Promise<TableReply> {
  const mine = file.setting.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { grants, rows } = grant(file.id, host.id, mine);
  await hall.store.db.transaction().execute((trx) => insertTable(trx, { file, seats: rows }));
  // Opening it begins the match if nobody is missing.
  const keeper = await hall.keeper(file.id);
  await keeper.with(() => {});
  return { table: file.id, grants };
}

type Sitting = InferOutput<typeof joinBody>;

/** Sits down in an open seat or, once the match has begun, in one on offer, whose key is then good no more. */
export async function sitDown(keeper: Keeper, person: Host, { seat: wanted, entropy, given }: Sitting): Promise<TableReply> {
  const key = newSeatKey();
  let seat = -1;
  let handed = false;
  const made = await keeper.make(
    -1,
    `sit:${newId()}`,
    (course) => {
      handed = course.status === 'playing';
      const isFree = (at: Seat): boolean => {
        if (handed) return course.attendance.isOffered(at);
        return course.status === 'waiting' && course.sitters[at].kind === 'open';
      };
      seat = course.sitters.findIndex((_, at) => isFree(at) && (wanted === undefined || wanted === at));
      if (seat < 0) return no('noOpenSeat', 'no such seat is open');
      const { name } = person;
      const brings = given !== undefined && given !== null;
      if (handed && brings) return no('rules', 'the match has begun', refuse('GH-16', 'nothingTaken'));
      if (handed) return { event: { kind: 'hand', seat, name } };
      if (brings && course.file.rules !== rulesName(course.game.meta))
        return no('otherRules', 'the table was set up by earlier rules: what you bring is for a new one');
      const refusal = whyNotBring(course, seat, given ?? null, anySeed());
      if (refusal) return no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal);
      return { event: { kind: 'sit', seat, name, entropy, ...(brings && { given }) } };
    },
    (trx) => {
      const row = { table_id: keeper.id, seat, person: person.id, key_hash: hashKey(key) };
      return handed ? handSeat(trx, row) : insertSeat(trx, row);
    },
  );
  if ('refused' in made) throw new Denied(made.refused.reason, made.refused.detail, made.refused.refusal);
  return { table: keeper.id, grants: [{ seat, key }] };
}

/** Persons who were awaited have come, with their words for chance. */
export async function arrive(keeper: Keeper, held: () => Promise<readonly Seat[]>, entropy: string): Promise<void> {
  const { seats } = keeper.file.setting;
  if (!seats.some(isAwaited)) return;
  const mine = await held();
  if (!mine.some((seat) => isAwaited(seats[seat]))) return;
  await keeper.make(-1, `come:${newId()}`, (course) => {
    const come = mine.filter((seat) => course.status === 'waiting' && course.sitters[seat].awaited);
    return come.length > 0 ? { event: { kind: 'come', seats: come, entropy } } : no('stale', 'nobody is awaited');
  });
}

/** The same people and options, with what each has brought, everybody one seat further on. It begins when all have come: each is asked for new words for chance. Keys of seats stay good for the person's new seat. */
export async function playAgain(hall: Hall, keeper: Keeper, seat: Seat, key: string): Promise<Made> {
  const { file } = keeper;
  const rows = await seatsOf(hall.store.db, keeper.id);
  const places = file.setting.seats.length;
  let next: NewTable | null = null;
  return keeper.make(
    seat,
    key,
    (course) => {
      if (!course.over) return no('notOver', 'the match is not over');
      if (course.rematch) return no('stale', 'there is a rematch already');
      // Where seats have roles everybody keeps theirs.
      const step = course.roles.length > 0 ? 0 : 1;
      const seats: Seating[] = new Array(places);
      const own: Plain[] = new Array(places);
      const before = course.match?.start.given;
      for (const [old, { kind, name, bot }] of course.sitters.entries()) {
        const place = (old + step) % places;
        own[place] = before?.own[old] ?? null;
        seats[place] = kind === 'person' ? { kind, name, entropy: '', awaited: true } : { kind: 'bot', level: bot ?? 'greedy' };
      }
      const options = course.match?.start.options ?? file.setting.options;
      const given = recordedGiven({ all: before?.all ?? null, own });
      const { given: _former, ...same } = file.setting;
      const setting: Setting = { ...same, ...given, options, seats, imported: null, host: (seat + step) % places };
      const { number: _, ...rest } = file;
      // Whoever asked for it may begin without those who do not come.
      const host = rows.find((row) => row.seat === seat)?.person ?? file.host;
      const again: NewFile = { ...rest, rules: course.rules, id: newId(), setting, seed: newSeed(), host, created: hall.now() };
      next = { file: again, seats: rows.map((row) => ({ ...row, table_id: again.id, seat: (row.seat + step) % places })) };
      return { event: { kind: 'rematch', table: again.id } };
    },
    async (trx) => {
      if (next) await insertTable(trx, next);
    },
  );
}
