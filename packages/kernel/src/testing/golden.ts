/**
 * Golden matches: whole games kept as files, with a digest after every decision and a position saved at the deepest question.
 * They lie in one folder for each version of the rules, `golden/1.0.0/<name>.json`, and are loaded as people's matches are:
 * those of the present version lead to the very same games, those of earlier ones can still be gone on with.
 * `UPDATE_GOLDEN=1` writes those of the present version anew; review the difference like code.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fact } from '../facts.ts';
import type { Game } from '../flow/types.ts';
import type { GamePackage } from '../game.ts';
import { KEEN, type Player } from '../laws/players.ts';
import { Match } from '../match.ts';
import type { Plain, PlainRecord } from '../plain.ts';
import { QuickRandom, type Random } from '../random.ts';
import { digest, type MatchRecord, readMatch } from '../record.ts';
import { replay } from '../replay.ts';
import { walk } from '../telling.ts';
import { verify } from '../verify.ts';
import { givenOf, optionsOf } from './begin.ts';
import type { Check } from './check.ts';
import { Failed } from './failed.ts';

/** A match that is kept for the present version. */
export interface GoldenTable {
  name: string;
  seats: number;
  options?: PlainRecord;
  /** What is handed in: `all`, and `own` for each seat. */
  given?: PlainRecord;
  /** Who plays it: the keen player, unless said otherwise. */
  player?: Player;
  /** Questions and content it must come to, or it is not worth keeping. */
  reaches?: readonly string[];
}

interface Golden {
  match: MatchRecord;
  /** The first digits of the digest after each decision. */
  digests: string[];
  /** The game saved at the deepest question. */
  position: Game<unknown>;
}

const DIGITS = 8;
const short = (g: Game<unknown>): string => digest(g).slice(0, DIGITS);

/** What must hold of every golden file in this folder, and that each of these tables has one in the present version. */
export function goldenChecks<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  folder: URL,
  tables: readonly GoldenTable[],
  /** Matches of earlier versions that are over and no longer replay: they are shown as they were. */
  frozen: readonly string[] = [],
): Check[] {
  const { version } = rules.meta;
  const file = (of: string, name: string): URL => new URL(`${of}/${name}.json`, folder);
  const read = (of: string, name: string): Golden => JSON.parse(readFileSync(file(of, name), 'utf8')) as Golden;
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(new URL(`${version}/`, folder), { recursive: true });
    for (const table of tables) writeFileSync(file(version, table.name), written(record(rules, table)));
  }
  const kept = readdirSync(folder).flatMap((of) =>
    readdirSync(new URL(`${of}/`, folder)).map((name) => [of, name.replace(/\.json$/, '')] as const),
  );
  const present = ({ name }: GoldenTable): boolean => kept.some(([of, its]) => of === version && its === name);
  const isFrozen = ([of, name]: readonly [string, string]): boolean => frozen.includes(`${of}/${name}`);
  return [
    {
      name: 'every golden match is kept',
      check() {
        const missing = tables.filter((table) => !present(table)).map(({ name }) => file(version, name).pathname);
        if (missing.length > 0) throw new Failed(`UPDATE_GOLDEN=1 writes what is missing: ${missing.join(', ')}`);
      },
    },
    ...kept.filter(isFrozen).map(([of, name]) => ({
      name: `the golden match ${of}/${name} stays as it is, frozen`,
      check: () => staysFrozen(rules, read(of, name)),
    })),
    ...kept
      .filter((one) => !isFrozen(one))
      .map(([of, name]) => ({
        name: `the golden match ${of}/${name} replays to its end`,
        check: () => {
          const golden = read(of, name);
          replays(rules, golden);
          if (of !== version) return;
          leadsToTheSame(rules, golden);
          const missed = missedBy(rules, golden, tables.find((table) => table.name === name)?.reaches);
          if (missed.length > 0) throw new Failed(`the match does not come to ${missed.join(', ')}`);
        },
      })),
    ...kept.map(([of, name]) => ({
      name: `the position of the golden match ${of}/${name} loads and can be finished`,
      check: () => canBeFinished(rules, read(of, name).position),
    })),
  ];
}

/** One line of the file for each line of the log. Quotation marks within texts are escaped, so nothing else is taken for one. */
function written(golden: Golden): string {
  return `${JSON.stringify(golden)
    .replaceAll('},{"seat":', '},\n{"seat":')
    .replace(/,"(digests|position)":/g, ',\n"$1":')}\n`;
}

/** Games are played until one comes to all it must. */
const TRIES = 50;

function record<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, table: GoldenTable): Golden {
  for (let seed = 1; seed <= TRIES; seed++) {
    const golden = play(rules, table, new QuickRandom(seed));
    if (missedBy(rules, golden, table.reaches).length === 0) return golden;
  }
  throw new Failed(`none of ${TRIES} games of "${table.name}" came to all of ${table.reaches?.join(', ')}`);
}

function play<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  { name, seats, options: chosen = {}, given: handed, player = KEEN }: GoldenTable,
  random: Random,
): Golden {
  const options = optionsOf(rules, chosen, seats);
  const given = givenOf(rules, handed, options, seats);
  const start = { seats, options, given, seed: '7'.repeat(64), entropy: Array(seats).fill(name) };
  const match = Match.create(rules, start);
  const digests: string[] = [];
  let deepest = rules.copy(match.current);
  for (let [seat] = rules.actors(match.current); seat !== undefined; [seat] = rules.actors(match.current)) {
    const { current } = match;
    if (current.stack.length > deepest.stack.length) deepest = rules.copy(current);
    const answer = player.choose(rules, rules.imagine(current, seat, random), seat, random);
    const refusal = match.answer(seat, answer);
    if (refusal) throw new Failed(`${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`);
    digests.push(short(match.current));
  }
  return { match: match.record(), digests, position: deepest };
}

function opened<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, golden: Golden): Match<T, A, B, F> {
  const file = readMatch(JSON.stringify(golden.match));
  if ('problem' in file) throw new Failed(file.problem);
  const replayed = replay(rules, file.record);
  if ('problem' in replayed) throw new Failed(replayed.problem);
  return replayed.match;
}

/** It is found to be of earlier rules, with the line that no longer holds, and not to be broken. */
function staysFrozen<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, golden: Golden): void {
  const file = readMatch(JSON.stringify(golden.match));
  if ('problem' in file) throw new Failed(file.problem);
  const replayed = replay(rules, file.record);
  if (!('problem' in replayed)) throw new Failed('the match replays: it need not be listed as frozen');
  if (!replayed.frozen) throw new Failed(replayed.problem);
}

function replays<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, golden: Golden): void {
  const outcome = opened(rules, golden).outcome();
  if (!outcome) throw new Failed('the match is replayed, but does not come to an end');
  const verified = verify(rules, golden.match);
  if ('problem' in verified) throw new Failed(verified.problem);
}

/** The match leads to the stored game after every decision. */
function leadsToTheSame<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, golden: Golden): void {
  let decision = 0;
  for (const { entry, game } of walk(opened(rules, golden))) {
    if (!entry) continue;
    if (short(game) !== golden.digests[decision++])
      throw new Failed(`the game differs after decision ${decision}: ${JSON.stringify(entry)}`);
  }
  if (decision !== golden.digests.length) throw new Failed('every decision has its digest', decision, golden.digests.length);
}

/** Which of these questions and contents the match does not come to. */
function missedBy<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  golden: Golden,
  reaches: readonly string[] = [],
): string[] {
  const reached = new Set<string | null>();
  for (const { told, game } of walk(opened(rules, golden))) {
    reached.add(rules.question(game));
    for (const { fact } of told) for (const name of rules.content.seen(fact)) reached.add(name);
  }
  return reaches.filter((name) => !reached.has(name));
}

function canBeFinished<T, A extends Plain, B, F extends Fact>(rules: GamePackage<T, A, B, F>, position: Game<unknown>): void {
  const loaded = rules.load(position);
  if ('problem' in loaded) throw new Failed(loaded.problem);
  const { game: g } = loaded;
  const random = new QuickRandom(3);
  for (let actors = rules.actors(g); actors.length > 0; actors = rules.actors(g)) {
    rules.apply(g, actors[0], rules.sample(g, actors[0], random));
  }
  if (!rules.outcome(g)) throw new Failed('the game is over without an outcome');
}
