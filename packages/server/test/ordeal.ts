/** An ordeal: servers are killed at random moments while robots play. Nothing acknowledged may be lost, nothing done twice. */
import { createServer } from 'node:net';
import { proofOf } from '@guildhall/campaign';
import { QuickRandom } from '@guildhall/kernel';
import { verify } from '@guildhall/kernel/hall';
import * as registry from '@guildhall/registry';
import { type Games, REGISTRY } from '../src/games.ts';
import { EventLog } from '../src/store/log.ts';
import { openStore, type Store, type StorePlace } from '../src/store/open.ts';
import { readTable } from '../src/store/tables.ts';
import { Course } from '../src/table/course.ts';
import type { TableEvent } from '../src/table/events.ts';
import type { Bundle } from './bundle.ts';
import * as toys from './games/index.ts';
import { until } from './house.ts';
import { Lord } from './lord.ts';
import { type Process, startProcess } from './process.ts';
import { type Acknowledged, Robot } from './robot.ts';

export interface Trial {
  /** The store, and so many processes on it. */
  where: StorePlace;
  processes: number;
  kills: number;
  robots: number;
  /** Milliseconds a robot thinks before each move. */
  thought: number;
  seed: number;
  bundled: Bundle;
  /** Campaigns are played, and not the toy. */
  campaigns?: boolean;
  /** The servers do not hear what a terminal says. */
  apart?: boolean;
  /** After each kill, once the server is up again. */
  killed?(kills: number, acknowledged: number): void;
  /** Somebody has had enough: what was done so far is examined. */
  enough?(): boolean;
}

export interface Found {
  kills: number;
  acknowledged: number;
  /** Sent again, because the connection was lost before an answer came. */
  resent: number;
  tables: number;
  /** Matches that were replayed from their record to the same end. */
  verified: number;
  /** From each kill until the first robot that had lost its connection had a move acknowledged: milliseconds. */
  firstAgain: number[];
  problems: string[];
}

export const freePort = (): Promise<string> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(String(port)));
    });
  });

const envOf = ({ folder, url }: StorePlace): Record<string, string> => (url ? { DATABASE_URL: url } : { DATA_DIR: folder });
const sum = (robots: readonly Robot[], of: (robot: Robot) => number): number => robots.reduce((all, robot) => all + of(robot), 0);

export async function ordeal(trial: Trial): Promise<Found> {
  const { where, bundled, apart } = trial;
  // A server comes back at the address it had.
  const envs = await Promise.all(
    Array.from({ length: trial.processes }, async () => ({
      ...envOf(where),
      ...(trial.campaigns && { GAMES_MODULE: REGISTRY }),
      PORT: await freePort(),
    })),
  );
  const restart = (place: number): Promise<Process> => startProcess(envs[place], bundled, apart);
  const servers = await Promise.all(envs.map((_, place) => restart(place)));
  const addresses = servers.map(({ address }) => address);
  const Player = trial.campaigns ? Lord : Robot;
  const robots = Array.from({ length: trial.robots }, (_, i) => new Player(() => addresses, trial.seed + i, trial.thought));
  const running = robots.map((robot) => robot.run());
  try {
    const kills = await torment(trial, servers, restart, robots);
    // A little while in peace: everything in doubt is settled once everybody has moved again.
    const before = robots.map(({ acknowledged }) => acknowledged.length);
    await until(() => robots.every(({ acknowledged }, i) => acknowledged.length > before[i] + 1));
    for (const robot of robots) robot.stopped = true;
    await Promise.all(running);
    await Promise.all(servers.map((server) => server.kill()));
    return { ...(await examine(robots, trial)), kills: kills.length, firstAgain: firstAgain(kills, robots) };
  } finally {
    for (const robot of robots) robot.stopped = true;
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** Kills one server after the other, each while moves are being made; gives when. */
async function torment(
  trial: Trial,
  servers: Process[],
  restart: (place: number) => Promise<Process>,
  robots: readonly Robot[],
): Promise<number[]> {
  const random = new QuickRandom(trial.seed);
  const moves = (): number => sum(robots, ({ acknowledged }) => acknowledged.length);
  const enough = trial.enough ?? (() => false);
  const kills: number[] = [];
  while (kills.length < trial.kills && !enough()) {
    const due = moves() + 1 + random.below(25);
    await until(() => moves() >= due || enough());
    await new Promise((later) => setTimeout(later, random.below(4)));
    const place = random.below(servers.length);
    kills.push(performance.now());
    await servers[place].kill();
    servers[place] = await restart(place);
    trial.killed?.(kills.length, moves());
  }
  return kills;
}

function firstAgain(kills: readonly number[], robots: readonly Robot[]): number[] {
  const back = robots.flatMap((robot) => robot.back).sort((a, b) => a - b);
  return kills.flatMap((at, i) => {
    const first = back.find((moment) => moment > at);
    return first === undefined || first > (kills[i + 1] ?? Number.POSITIVE_INFINITY) ? [] : [first - at];
  });
}

async function examine(robots: readonly Robot[], { where, campaigns }: Trial): Promise<Omit<Found, 'kills' | 'firstAgain'>> {
  const store = await openStore(where);
  const games: Games = campaigns ? registry : toys;
  const problems: string[] = robots.flatMap(({ faults }) => faults);
  let verified = 0;
  try {
    for (const robot of robots) {
      const acknowledged = byTable(robot.acknowledged);
      for (const table of robot.tables) {
        const doubtful = robot.unknown.filter((one) => one.table === table).length;
        const found = await examineTable(store, games, table, acknowledged.get(table) ?? [], doubtful);
        problems.push(...found.problems);
        if (found.verified) verified++;
      }
    }
  } finally {
    await store.close();
  }
  return {
    acknowledged: sum(robots, (robot) => robot.acknowledged.length),
    resent: sum(robots, ({ retries }) => retries),
    tables: sum(robots, ({ tables }) => tables.length),
    verified,
    problems,
  };
}

function byTable(acknowledged: readonly Acknowledged[]): Map<string, Acknowledged[]> {
  const tables = new Map<string, Acknowledged[]>();
  for (const one of acknowledged) {
    const known = tables.get(one.table);
    if (known) known.push(one);
    else tables.set(one.table, [one]);
  }
  return tables;
}

async function examineTable(
  { db }: Store,
  games: Games,
  table: string,
  mine: readonly Acknowledged[],
  doubtful: number,
): Promise<{ problems: string[]; verified: boolean }> {
  const problems: string[] = [];
  const file = await readTable(db, table);
  if (!file) return { problems: [`${table} is lost`], verified: false };
  const rows = await new EventLog(db).read(file.number, 0);
  rows.forEach((row, i) => {
    if (row.sequence !== i + 1) problems.push(`${table}: ${row.sequence} at place ${i + 1}`);
  });
  for (const { seat, key, sequence, answer } of mine) {
    const found = rows.filter((row) => row.seat === seat && row.key === key);
    const event = found[0] && (JSON.parse(found[0].body) as Extract<TableEvent, { kind: 'answer' | 'act' }>);
    const kept = event?.kind === 'act' ? event.answer : event?.answers[0].answer;
    if (found.length !== 1 || found[0].sequence !== sequence || kept !== answer) {
      problems.push(`${table}: seat ${seat} ${key} is there ${found.length} times`);
    }
  }
  const given = rows.filter((row) => row.seat >= 0).length;
  if (given < mine.length || given > mine.length + doubtful)
    problems.push(`${table}: ${given} answers, ${mine.length} acknowledged`);
  const game = await games.loadGame(file.game);
  const course = new Course(game, file);
  for (const row of rows) course.play({ ...row, event: JSON.parse(row.body) as TableEvent });
  if (!course.match) return { problems, verified: false };
  const checked = verify(game, course.match.record());
  if ('problem' in checked) problems.push(`${table}: ${checked.problem}`);
  // Coins, members and pieces are all there, and none twice.
  const wrong = game.problemWithTable(course.match.current);
  if (wrong) problems.push(`${table}: ${wrong}`);
  problems.push(...(await wrongResults(db, games, course)));
  return { problems, verified: !('problem' in checked) };
}

/** Each fight that was played to its end is in the books once, under the name of its own record. */
async function wrongResults(db: Store['db'], games: Games, { campaign, match, file }: Course): Promise<string[]> {
  if (!campaign || !match) return [];
  const { links } = campaign;
  const proofs = match.line().flatMap((entry) => {
    const result = 'question' in entry && entry.question === links.question ? links.read(entry.answer) : null;
    return result ? [result.proof] : [];
  });
  const waits = new Set(campaign.open(match).map(({ laid }) => laid?.table));
  const problems: string[] = [];
  for (const table of campaign.tables()) {
    const fight = await readTable(db, table);
    if (!fight) return [`${table}, a fight of ${file.id}, is lost`];
    const played = new Course(await games.loadGame(fight.game), fight);
    for (const row of await new EventLog(db).read(fight.number, 0))
      played.play({ ...row, event: JSON.parse(row.body) as TableEvent });
    const record = played.status === 'over' ? played.match?.record() : undefined;
    const times = record ? proofs.filter((proof) => proof === proofOf(record)).length : 0;
    // The last may have ended in the very moment in which all did.
    if (times !== 1 && !(times === 0 && waits.has(table)))
      problems.push(`${table}, a fight of ${file.id}, counts ${times} times`);
  }
  const strangers = proofs.length - campaign.tables().length + waits.size;
  if (new Set(proofs).size !== proofs.length || strangers > 1) problems.push(`${file.id} has results of no fight`);
  return problems;
}
