/** Plays the games of a law run and collects what play reached. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Fact, Told } from '../facts.ts';
import type { Game } from '../flow/types.ts';
import type { GamePackage, Options } from '../game.ts';
import { Match } from '../match.ts';
import { firstDifference, type Plain } from '../plain.ts';
import { pick, QuickRandom, type Random } from '../random.ts';
import type { MatchRecord } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { replay } from '../replay.ts';
import { LANGUAGES } from '../text.ts';
import { actOutOfTurn, giveOrders, isRestless } from './acts.ts';
import { checkReport, checkRoles, drawGiven } from './around.ts';
import { LawBroken } from './broken.ts';
import { checkDecision, checkStep, type Place } from './checks.ts';
import { checkChanged, type FuzzReport, messageOf, Positions } from './fuzz.ts';
import { type Player, RANDOM } from './players.ts';
import { checkDeal, checkHearing } from './secrets.ts';
import { speakerAt } from './speakers.ts';

export interface LawRun<T = unknown> {
  /** Games are numbered from here; the number alone decides options, seats, chance and answers. */
  seed: number;
  games: number;
  /** Check the costly laws at every decision instead of at some. */
  every?: boolean;
  /** One in this many decisions gets the costly checks (12 unless said otherwise). */
  sample?: number;
  /** So many positions of each game are changed in one thing: loading refuses them, or they can be played to the end. */
  fuzz?: number;
  player?: Player;
  /** Changes the dealt game into a richer one that could have come about, so that play begins in the middle. */
  prepare?: (g: Game<T>, random: Random) => void;
  /** Fix options or seats instead of drawing them from the game's number. */
  options?: Options;
  seats?: number;
  /** The command that plays game number `seed` of this run again, where `guildhall laws` cannot: if games are prepared. */
  again?: (seed: number) => string;
  onGame?: (done: number) => void;
  signal?: AbortSignal;
}

export interface LawReport {
  games: number;
  decisions: number;
  longest: number;
  /** How many decisions had the costly laws checked. */
  looked: number;
  unseenQuestions: string[];
  unseenContent: string[];
  /** How often a question, a fact or a refusal cited each rule. */
  reached: { [rule: string]: number };
  /** How often each ending was reached. */
  endings: { [reason: string]: number };
  fuzz: FuzzReport;
}

/** One in this many decisions gets the costly checks, unless `every` is set. */
const SAMPLED = 12;
/** The words about one kind of question or fact are read at most this often in a run. */
const READINGS = 300;
/** Tables drawn before the options are taken to be impossible. */
const TRIES = 1000;
/** So many disclosures without a surprise cannot be luck. */
const CERTAINLY = 60;

export function runLaws<T, A extends Plain, B, F extends Fact>(game: GamePackage<T, A, B, F>, run: LawRun<T>): LawReport {
  const report: LawReport = {
    games: 0,
    decisions: 0,
    longest: 0,
    looked: 0,
    unseenQuestions: [],
    unseenContent: [],
    reached: {},
    endings: {},
    fuzz: { changed: 0, refused: 0, played: 0 },
  };
  const questions = new Set(game.questions());
  const content = new Set(game.content.all);
  const rules = new Set(game.rulebook.ids);
  const seen: Seen = { questions, content, rules, disclosures: 0, surprises: 0, read: new Map() };
  for (let seed = run.seed; seed < run.seed + run.games; seed++) {
    run.signal?.throwIfAborted();
    playOne(game, run, seed, report, seen);
    run.onGame?.(seed - run.seed + 1);
  }
  report.unseenQuestions = [...questions];
  report.unseenContent = [...content];
  return report;
}

interface Seen {
  /** What has not been reached yet. */
  questions: Set<string>;
  content: Set<string>;
  /** All rule ids of the rulebook. */
  rules: ReadonlySet<string>;
  /** Answers that disclosed something, and those that an imagined game had otherwise. */
  disclosures: number;
  surprises: number;
  /** How often words about each kind of question and fact were read. */
  read: Map<string, number>;
}

function mayRead({ read }: Seen, kind: string): boolean {
  const times = (read.get(kind) ?? 0) + 1;
  read.set(kind, times);
  return times <= READINGS;
}

/** The line of the terminal that plays this one game again and looks at every decision. */
function command<T>(game: string, { player, seats, options, fuzz }: LawRun<T>, seed: number): string {
  const chosen = Object.entries(options ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    `npx guildhall laws ${game} --seed ${seed} --games 1 --player ${(player ?? RANDOM).name} --every`,
    ...(fuzz === undefined ? [] : [`--fuzz ${fuzz}`]),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...(chosen.length === 0 ? [] : [`--options ${chosen.join(',')}`]),
  ].join(' ');
}

function playOne<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  run: LawRun<T>,
  seed: number,
  report: LawReport,
  seen: Seen,
): void {
  const random = new QuickRandom(seed);
  const player = run.player ?? RANDOM;
  const where = { game: game.meta.id, seed, decision: 0, player: player.name };
  const broken = (law: number, what: string, cause?: unknown): never => {
    throw new LawBroken(law, what, { ...where }, run.again?.(seed) ?? command(game.meta.id, run, seed), cause);
  };
  const table = drawTable(game, run, random);
  try {
    playThrough(game, run, table, { seed, random, player, where, broken }, report, seen);
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    broken(3, `the rules fail: ${messageOf(error)}`, error);
  }
  report.games++;
  report.decisions += where.decision;
  report.longest = Math.max(report.longest, where.decision);
}

/** One game of a law run: its number, who plays it by what luck, and how far it has come. */
interface Numbered {
  seed: number;
  random: Random;
  player: Player;
  where: { decision: number };
  broken(law: number, what: string, cause?: unknown): never;
}

function playThrough<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  run: LawRun<T>,
  { seats, options }: { seats: number; options: Options },
  { seed, random, player, where, broken }: Numbered,
  report: LawReport,
  seen: Seen,
): void {
  // Looking has sources of its own, so that how closely we look never changes what is played; and each decision has one, so
  // that the line which looks at all of them finds what was found by looking at some.
  const looking = new QuickRandom(seed ^ 0x5bd1e995);
  const source = (what: number): Random =>
    new QuickRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(where.decision, 0x85ebca6b) ^ what);
  checkRoles(game, options, seats, broken);
  const given = drawGiven(game, options, seats, source(6), broken);
  checkDeal({ game, broken, random: source(0), seats }, options, given);
  const told: Told<F>[] = [];
  const sink = (t: Told<F>): void => void told.push(t);
  let match = Match.create(game, { seats, options, seed: lawSeed(seed), entropy: [`law ${seed}`], given }, sink);
  if (run.prepare) {
    const prepared = match.current;
    run.prepare(prepared, random);
    const loaded = game.load(prepared);
    if ('problem' in loaded) broken(7, `the prepared game is impossible: ${loaded.problem}`);
    else match = Match.from(game, loaded.game, lawSeed(seed));
  }
  hear(game, told, report, seen, broken);
  survey(match, seen);

  /** Earlier copies with their text at the time, to be compared at the end of the game. */
  const earlier: { copy: Game<T>; text: string }[] = [];
  const restless = isRestless(seed);
  if (restless) giveOrders(match, seats, source(4));
  const positions = run.fuzz ? new Positions(source(5)) : null;
  let actors = game.actors(match.current);
  while (actors.length > 0) {
    if (where.decision >= game.meta.longest) broken(4, `no end after ${game.meta.longest} decisions`);
    const g = match.current;
    const question = game.question(g) as string;
    seen.questions.delete(question);
    positions?.offer(question, g);
    const seat = pick(random, actors);
    const look = run.every || looking.below(run.sample ?? SAMPLED) === 0;
    const place: Place<T, A, B, F> = {
      game,
      g,
      seat,
      seats,
      random: source(1),
      broken,
      rules: seen.rules,
      mayRead: (kind) => mayRead(seen, kind),
    };
    if (look) {
      report.looked++;
      const copy = checkDecision(place, report.reached);
      if (earlier.length < 8) earlier.push({ copy, text: JSON.stringify(copy) });
    }
    if (restless) {
      told.length = 0;
      const act = actOutOfTurn(match, { seats, random: source(3), broken }, sink);
      if (act !== null) {
        seen.questions.delete(act);
        hear(game, told, report, seen, broken);
        where.decision++;
        actors = game.actors(match.current);
        continue;
      }
    }
    const answer =
      match.dueByOrder()?.answer ??
      (player === RANDOM ? game.sample(g, seat, random) : player.choose(game, game.imagine(g, seat, random), seat, random));
    if (look) {
      const { disclosed, surprised } = checkStep(place, answer);
      if (disclosed) seen.disclosures++;
      if (disclosed && surprised) seen.surprises++;
      // Whoever always imagines the very thing that is turned over has seen it before.
      if (seen.disclosures >= CERTAINLY && seen.surprises === 0) broken(5, 'imagined games never differ from the truth');
    }
    told.length = 0;
    const before = game.copy(g);
    let shuffled = false;
    const refusal = match.answer(seat, answer, sink, ({ kind }) => {
      shuffled ||= kind === 'shuffle';
    });
    if (refusal)
      broken(3, `${JSON.stringify(answer)} was offered for "${question}" but refused by ${refusal.rule} (${refusal.why})`);
    // Shuffles are few, and a leaked one is worth finding: each is listened to, looked at closely or not.
    if (look || shuffled) checkHearing({ ...place, g: before, random: source(2) }, answer);
    hear(game, told, report, seen, broken);
    where.decision++;
    actors = game.actors(match.current);
  }
  survey(match, seen);
  finish(match, earlier, report, broken);
  if (run.fuzz && positions) checkChanged(game, positions, run.fuzz, source(4), report.fuzz, broken);
}

function finish<T, A extends Plain, B, F extends Fact>(
  match: Match<T, A, B, F>,
  earlier: { copy: Game<T>; text: string }[],
  report: LawReport,
  broken: (law: number, what: string) => never,
): void {
  const { game } = match;
  const outcome = match.outcome();
  if (!outcome) {
    broken(4, 'the game is over without an outcome');
    return;
  }
  report.endings[outcome.reason] = (report.endings[outcome.reason] ?? 0) + 1;
  for (const language of LANGUAGES)
    if (!game.text[language].outcome(outcome.reason)) broken(8, `no ${language} words for ${outcome.reason}`);
  for (const { copy, text } of earlier) {
    const now = JSON.stringify(copy);
    if (now !== text) broken(2, `an earlier copy changed: ${firstDifference(JSON.parse(text), JSON.parse(now))}`);
  }
  const wrong = game.problemWithTable(match.current);
  if (wrong) broken(7, wrong);
  checkReport(game, match.current, broken);
  const replayed = replay(game, JSON.parse(JSON.stringify(match.record())) as MatchRecord);
  if ('problem' in replayed) broken(7, replayed.problem);
}

/** Notes who and what takes part. */
function survey<T, A extends Plain, B, F extends Fact>({ game, current }: Match<T, A, B, F>, { content }: Seen): void {
  for (const name of game.content.shown?.(current.table) ?? []) content.delete(name);
}

/** Counts what the facts show, and asks for words about each of them in every language. */
function hear<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  told: readonly Told<F>[],
  report: LawReport,
  seen: Seen,
  broken: (law: number, what: string) => never,
): void {
  for (const { fact, others } of told) {
    for (const form of others ? [fact, others] : [fact]) {
      if (!seen.rules.has(form.rule)) broken(8, `the fact ${form.kind} cites ${form.rule}, which is not in the rulebook`);
      report.reached[form.rule] = (report.reached[form.rule] ?? 0) + 1;
      for (const name of game.content.seen(form)) seen.content.delete(name);
      if (!mayRead(seen, form.kind)) continue;
      for (const language of LANGUAGES) {
        const words = game.text[language].fact(form, speakerAt(game.text[language], game.meta.seats.max));
        if (words === '' || words.includes('undefined') || words.includes('[object')) {
          broken(8, `the ${language} words for ${JSON.stringify(form)} are "${words}"`);
        }
      }
    }
  }
}

function drawTable<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  run: LawRun<T>,
  random: Random,
): { seats: number; options: Options } {
  const { min, max } = game.meta.seats;
  let refused = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const seats = run.seats ?? min + random.below(max - min + 1);
    const given: Options = {};
    for (const { name, values } of game.meta.options) given[name] = pick(random, values);
    const options = game.options({ ...given, ...run.options }, seats);
    // Options that do not go together are drawn again.
    if (!isRefusal(options)) return { seats, options };
    refused = `${options.rule} (${options.why})`;
  }
  throw new Error(`no table fits these options: refused by ${refused}`);
}

export function lawSeed(seed: number): string {
  return bytesToHex(sha256(utf8ToBytes(`guildhall laws ${seed}`)));
}
