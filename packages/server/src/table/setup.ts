/** Setting tables up: new ones, ones brought in from a file, and rematches. */
import {
  commitment,
  fillGiven,
  isRefusal,
  type MatchGiven,
  type Options,
  type Plain,
  QuickRandom,
  recordedGiven,
  refuse,
  type Seat,
} from '@guildhall/kernel';
import { rulesName } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { joinBody, SeatGrant, TableReply, tableBody } from '@guildhall/wire';
import { CONCEDE, whyNotSeated } from '@guildhall/wire/customs';
import type { InferOutput } from 'valibot';
import type { Hall } from '../hall.ts';
import { isAwaited } from '../store/briefs.ts';
import { forgetSeat, rememberSeat } from '../store/presence.ts';
import type { SeatRow } from '../store/schema.ts';
import { holdings } from '../store/sweep.ts';
import { handSeat, insertSeat, insertTable, type NewFile, type NewTable, seatsOf } from '../store/tables.ts';
import { whyNotBring } from './brought.ts';
import type { Seating, Setting } from './events.ts';
import type { Keeper, Made } from './keeper.ts';
import { Denied } from './problem.ts';
import { anySeed, hashKey, newId, newSeatKey, newSeed } from './secrets.ts';
import { no } from './verdict.ts';

export interface Host {
  id: string;
  name: string;
}

/** Grants for the seats of one person, and the rows that make them good. */
function grant(table: string, person: string, seats: readonly Seat[], seen: number): { grants: SeatGrant[]; rows: SeatRow[] } {
  const grants = seats.map((seat) => ({ seat, key: newSeatKey() }));
  const rows = grants.map(({ seat, key }) => ({ table_id: table, seat, person, key_hash: hashKey(key), seen }));
  return { grants, rows };
}

/** Two play a game that can be conceded: whoever leaves it for good has lost it. */
const isDuel = (game: AnyGame, seats: number): boolean => seats === 2 && game.questions().includes(CONCEDE);

/** Nobody has tables without end. */
async function checkHoldings(hall: Hall, host: string, imports: boolean): Promise<void> {
  const { limits } = hall.config;
  const has = await holdings(hall.store.db, host);
  if (has.tables >= limits.openTables)
    throw new Denied('tooManyTables', `more than ${limits.openTables} tables that are not over`);
  if (imports && (has.imports >= limits.imports || has.letters > MOST_IMPORTED))
    throw new Denied('tooManyTables', `more than ${limits.imports} matches, or ${MOST_IMPORTED} letters of them`);
}
/** Who is just having a table laid; whoever asks for several at once has one after the other, so that they can be counted. */
const laying = new Map<string, Promise<unknown>>();
function inTurn<X>(host: string, job: () => Promise<X>): Promise<X> {
  const done = (laying.get(host) ?? Promise.resolve()).then(job);
  const tail: Promise<unknown> = done
    .catch(() => {})
    .then(() => {
      if (laying.get(host) === tail) laying.delete(host);
    });
  laying.set(host, tail);
  return done;
}
/** Letters of all matches one person has brought in. */
const MOST_IMPORTED = 32 * 1024 * 1024;

export const setUp = (hall: Hall, wish: InferOutput<typeof tableBody>, host: Host): Promise<TableReply> =>
  inTurn(host.id, () => setUpNow(hall, wish, host));

async function setUpNow(hall: Hall, wish: InferOutput<typeof tableBody>, host: Host): Promise<TableReply> {
  await checkHoldings(hall, host.id, false);
  const game = await hall.game(wish.game);
  const options = game.options(wish.options, wish.seats.length);
  if (isRefusal(options)) throw new Denied('rules', `refused by ${options.rule}`, options);
  const unseated = whyNotSeated(game.meta, wish.seats, game.roles(options, wish.seats.length));
  if (unseated) throw new Denied('rules', `refused by ${unseated.rule}`, unseated);
  const given = handedIn(game, options, wish);
  // Whoever sets it up adds words for chance on coming to the table, when its seed is sealed: for the own seats or, where
  // only bots play, in the name of the first.
  const among = wish.seats.every(({ kind }) => kind === 'bot');
  const seats = wish.seats.map((seat, at): Seating => {
    if (seat.kind === 'bot' && among && at === 0) return { ...seat, awaited: true };
    if (seat.kind !== 'person') return seat;
    return { kind: 'person', name: seat.name ?? host.name, entropy: '', awaited: true };
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

/** A match file becomes a table whose every seat the importer holds. `from`: the address it comes from. */
export async function bringIn(hall: Hall, file: Uint8Array, host: Host, from: string): Promise<TableReply> {
  await checkHoldings(hall, host.id, true);
  const { game: id, seats, seed, options, imported } = await hall.imports.check(file, hall.config.positions, from);
  const game = await hall.game(id);
  const setting: Setting = {
    options,
    seats: Array.from({ length: seats }, () => ({ kind: 'person', name: host.name, entropy: '' })),
    pace: { kind: 'none' },
    name: game.text.en.title,
    chat: 'game',
    imported: null,
    standIns: !isDuel(game, seats),
  };
  return inTurn(host.id, async () => {
    // Others of the same person may have been played again meanwhile.
    await checkHoldings(hall, host.id, true);
    return lay(hall, newFile(hall, game.meta, setting, seed, host.id, false), host, imported);
  });
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

async function lay(hall: Hall, file: NewFile, host: Host, imported?: string): Promise<TableReply> {
  const mine = file.setting.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const { grants, rows } = grant(file.id, host.id, mine, hall.now());
  const table = { file, seats: rows, imported };
  // What is long is written where nobody waits for the disk.
  if (imported !== undefined) await hall.log.aside((trx) => insertTable(trx, table));
  else await hall.store.db.transaction().execute((trx) => insertTable(trx, table));
  // Opening it begins the match if nobody is missing.
  const keeper = await hall.keeper(file.id);
  await keeper.with(() => {});
  if (imported !== undefined) {
    // A match that was brought in may be large, and perhaps nobody ever looks at it. It has begun when its turn comes again.
    await keeper.with(() => {});
    hall.closeSoon(keeper);
  }
  return { table: file.id, grants, commitment: commitment(file.seed) };
}

/**
 * Sits down in an open seat or, once the match has begun, in one on offer or one of one's own that others gave away. The
 * key of whoever had it is then good no more.
 */
export async function sitDown(hall: Hall, keeper: Keeper, person: Host, wish: InferOutput<typeof joinBody>): Promise<TableReply> {
  const { seat: wanted, entropy, given, keys } = wish;
  const key = newSeatKey();
  const lost = await hall.seatsLost(keeper.id, person.id, keys);
  let seat = -1;
  let handed = false;
  let givenAway = false;
  const made = await keeper.make(
    -1,
    `sit:${newId()}`,
    (course) => {
      handed = course.status === 'playing';
      const isFree = (at: Seat): boolean => {
        if (handed) return course.attendance.isOffered(at) || lost.includes(at);
        return course.status === 'waiting' && course.sitters[at].kind === 'open';
      };
      seat = course.sitters.findIndex((_, at) => isFree(at) && (wanted === undefined || wanted === at));
      if (seat < 0) return no('noOpenSeat', 'no such seat is open');
      const { name } = person;
      givenAway = course.sitters[seat].givenAway;
      const brings = given !== undefined && given !== null;
      if (handed && brings) return no('rules', 'the match has begun', refuse('GH-16', 'nothingTaken'));
      if (handed) return { event: { kind: 'hand', seat, name } };
      if (brings && course.file.rules !== rulesName(course.game.meta))
        return no('otherRules', 'the table was set up by earlier rules: what you bring is for a new one');
      const refusal = whyNotBring(course, seat, given ?? null, anySeed());
      if (refusal) return no('rules', `refused by ${refusal.rule}: ${refusal.why}`, refusal);
      return { event: { kind: 'sit', seat, name, entropy, ...(brings && { given }) } };
    },
    async (trx) => {
      const row = { table_id: keeper.id, seat, person: person.id, key_hash: hashKey(key), seen: hall.now() };
      if (lost.includes(seat)) await forgetSeat(trx, keeper.id, seat);
      else if (givenAway) await rememberSeat(trx, keeper.id, seat);
      await (handed ? handSeat(trx, row) : insertSeat(trx, row));
    },
  );
  if ('refused' in made) throw new Denied(made.refused.reason, made.refused.detail, made.refused.refusal);
  return { table: keeper.id, grants: [{ seat, key }], commitment: commitment(keeper.file.seed) };
}

/** Those who were awaited have come, with their words for chance. */
export async function arrive(
  keeper: Keeper,
  person: string | null,
  held: () => Promise<readonly Seat[]>,
  entropy: string,
): Promise<void> {
  const { setting, host } = keeper.file;
  const { seats } = setting;
  if (!seats.some(isAwaited)) return;
  const bots = person === host ? seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])) : [];
  const mine = [...(await held()), ...bots];
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
  // Whoever asked for it may begin without those who do not come.
  const host = rows.find((row) => row.seat === seat)?.person ?? file.host;
  return inTurn(host, () => lieAgain(hall, keeper, { seat, key, host, rows }));
}

interface Again {
  seat: Seat;
  key: string;
  host: string;
  rows: Awaited<ReturnType<typeof seatsOf>>;
}

async function lieAgain(hall: Hall, keeper: Keeper, { seat, key, host, rows }: Again): Promise<Made> {
  const { file } = keeper;
  await checkHoldings(hall, host, false);
  const places = file.setting.seats.length;
  let next: NewTable | null = null;
  return keeper.make(
    seat,
    key,
    (course) => {
      if (course.closed) return no('over', 'the table was closed');
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
      // A fight that is played again is a match like any other.
      const { given: _former, linked: _fight, ...same } = file.setting;
      const setting: Setting = { ...same, ...given, options, seats, imported: null, host: (seat + step) % places };
      const { number: _, ...rest } = file;
      const again: NewFile = { ...rest, rules: course.rules, id: newId(), setting, seed: newSeed(), host, created: hall.now() };
      next = {
        file: again,
        seats: rows.map((row) => ({ ...row, table_id: again.id, seat: (row.seat + step) % places, seen: hall.now() })),
      };
      return { event: { kind: 'rematch', table: again.id } };
    },
    async (trx) => {
      if (next) await insertTable(trx, next);
    },
  );
}
