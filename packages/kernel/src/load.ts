/** Takes a saved or hand-edited game and proves that it can be played, or says what is wrong with it. */
import type { Fact } from './facts.ts';
import type { Rules } from './flow/rules.ts';
import type { Frame, Game, Seat } from './flow/types.ts';
import type { Outcome } from './game.ts';
import { notPlain, type Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { problem, type Schema } from './schema.ts';
import type { Reading } from './versions.ts';

interface Checks<T> {
  main: string;
  tableSchema: Schema;
  impossible(t: T, stack: readonly Frame[]): string | null;
  outcome(t: T): Outcome | null;
  seats(t: T): number;
  copy(t: T): T;
}

export function checkGame<T, F extends Fact, R extends string>(
  data: unknown,
  name: string,
  readingOf: (rules: string) => Reading | null,
  rules: Rules<T, F, R>,
  def: Checks<T>,
  actors: (g: Game<T>) => readonly Seat[],
  list: (g: Game<T>, seat: Seat, into: Plain[]) => void,
  whyNot: (g: Game<T>, seat: Seat, answer: Plain) => Refusal | null,
): { game: Game<T> } | { problem: string } {
  const wrong = notPlain(data) ?? problemWithParts(data);
  if (wrong) return { problem: wrong };
  const game = JSON.parse(JSON.stringify(data)) as Game<T>;
  if (game.rules !== name) {
    const bad = bringUpToDate(game, readingOf(game.rules), name);
    if (bad) return { problem: bad };
  }
  const misfit = problem(def.tableSchema, game.table, 'table');
  if (misfit) return { problem: misfit };
  rules.repair(game.stack);
  try {
    const bad =
      rules.problemWithStack(game.table, game.stack, def.main, def.seats(game.table)) ?? def.impossible(game.table, game.stack);
    if (bad) return { problem: bad };
  } catch (error) {
    // Whoever writes down what is impossible may trust one part of a table where another is wrong.
    return { problem: `the position does not hold together: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (game.stack.length === 0 && def.outcome(game.table) === null) return { problem: 'the game is not over, but stack is empty' };
  try {
    const faceDown = problemWithHeld(game, actors, whyNot);
    if (faceDown) return { problem: faceDown };
    if (game.stack.length > 0 && actors(game).length === 0) return { problem: 'the open question is put to nobody' };
    for (const seat of actors(game)) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= def.seats(game.table)) {
        return { problem: `the open question is put to seat ${seat}, which does not exist` };
      }
      const op = rules.openOp(game);
      if (op?.open || op?.openTogether) continue;
      const answers: Plain[] = [];
      list(game, seat, answers);
      if (answers.length === 0) return { problem: `seat ${seat} is asked "${op?.at}", but no answer is legal there` };
    }
  } catch (error) {
    // The frames name real steps, but their variables describe something that is not on the table.
    return { problem: `the open question cannot be put: ${error instanceof Error ? error.message : String(error)}` };
  }
  return { game };
}

/** Reads a game of earlier rules as those that are loaded do. What is wrong, or null. */
function bringUpToDate(game: Game<unknown>, reading: Reading | null, name: string): string | null {
  if (!reading) return `rules is "${game.rules}", but these are the rules of ${name}`;
  try {
    reading.position(game);
  } catch (error) {
    // Whoever writes a repair trusts the table to be one of that version.
    return `the position is not one that ${game.rules} can have made: ${error instanceof Error ? error.message : String(error)}`;
  }
  game.rules = name;
  return notPlain(game) ?? problemWithParts(game);
}

/** Answers lie face down only of seats that are asked, one of each, and each of them must be legal; somebody is still asked. */
function problemWithHeld<T>(
  game: Game<T>,
  actors: (g: Game<T>) => readonly Seat[],
  whyNot: (g: Game<T>, seat: Seat, answer: Plain) => Refusal | null,
): string | null {
  for (let i = 0; i < game.stack.length; i++) {
    const wrong = problemWithHeldAt(game, i, actors, whyNot);
    if (wrong) return wrong;
  }
  return null;
}

function problemWithHeldAt<T>(
  { stack, ...rest }: Game<T>,
  i: number,
  actors: (g: Game<T>) => readonly Seat[],
  whyNot: (g: Game<T>, seat: Seat, answer: Plain) => Refusal | null,
): string | null {
  const frame = stack[i];
  if (!frame.held) return null;
  const { held } = frame;
  const where = `stack[${i}].held`;
  const game: Game<T> = { ...rest, stack: stack.slice(0, i + 1) };
  // What lies upon the question may just be changing what is legal there: answers are judged when it is open again.
  const open = i === stack.length - 1;
  frame.held = null;
  const who = actors(game);
  const asked = who.length;
  for (const [at, [seat, answer]] of held.entries()) {
    if (held.findIndex(([s]) => s === seat) !== at) return `${where} has two answers of seat ${seat}`;
    if (!who.includes(seat)) return `${where} has an answer of seat ${seat}, which is not asked`;
    const refusal = open ? whyNot(game, seat, answer) : null;
    if (refusal) return `${where} has an answer of seat ${seat} that is not legal: ${refusal.why} (${refusal.rule})`;
  }
  frame.held = held;
  return held.length === 0 || held.length >= asked
    ? `${where} should have from 1 to ${asked - 1} answers, not ${held.length}`
    : null;
}

/** A stream has 2^32 blocks of eight words; nobody comes near its end. */
const STREAM_WORDS = 2 ** 34;
const GAME_KEYS = ['rules', 'table', 'stack', 'chance', 'disclosed'];
const FRAME_KEYS = ['at', 'seat', 'vars', 'held'];

function problemWithParts(data: unknown): string | null {
  if (!isRecord(data)) return 'a game is an object with rules, table, stack, chance and disclosed';
  const wrong = closed(data, GAME_KEYS, '');
  if (wrong) return wrong;
  if (typeof data.rules !== 'string') return 'rules should be a text such as "brigade@1.0.0"';
  if (!Number.isInteger(data.disclosed) || (data.disclosed as number) < 0) return 'disclosed should be a whole number from 0';
  if (!Array.isArray(data.stack)) return 'stack should be a list of frames';
  for (let i = 0; i < data.stack.length; i++) {
    const bad = problemWithFrame(data.stack[i], `stack[${i}].`);
    if (bad) return bad;
  }
  return problemWithChance(data.chance);
}

function problemWithFrame(frame: unknown, path: string): string | null {
  if (!isRecord(frame)) return `${path.slice(0, -1)} should be a frame`;
  const wrong = closed(frame, FRAME_KEYS, path);
  if (wrong) return wrong;
  const { at, seat, vars, held } = frame as unknown as Frame;
  if (typeof at !== 'string') return `${path}at should be the name of a step`;
  if (!Number.isInteger(seat)) return `${path}seat should be a whole number`;
  if (!isRecord(vars)) return `${path}vars should be an object`;
  if (
    held !== null &&
    !(Array.isArray(held) && held.every((h) => Array.isArray(h) && h.length === 2 && Number.isInteger(h[0])))
  ) {
    return `${path}held should be null or a list of [seat, answer]`;
  }
  return null;
}

function problemWithChance(chance: unknown): string | null {
  if (!isRecord(chance)) return 'chance should be an object';
  const whole = (n: unknown, below: number): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) < below;
  switch (chance.kind) {
    case 'sealed': {
      if (typeof chance.key !== 'string' || !/^[0-9a-f]{64}$/.test(chance.key))
        return 'chance.key should be 64 hexadecimal digits';
      if (!isRecord(chance.used) || !Object.values(chance.used).every((n) => whole(n, STREAM_WORDS))) {
        return 'chance.used should count words per stream';
      }
      return closed(chance, ['kind', 'key', 'used'], 'chance.');
    }
    case 'quick': {
      const { state } = chance;
      const word = (n: unknown): boolean => n === ((n as number) | 0) || whole(n, 2 ** 32);
      if (!Array.isArray(state) || state.length !== 4 || !state.every(word)) return 'chance.state should be four 32-bit numbers';
      if (state.every((n) => n === 0)) return 'chance.state is all zeros, from which nothing but zeros would come';
      return closed(chance, ['kind', 'state'], 'chance.');
    }
    default:
      return 'chance.kind should be "sealed" or "quick"';
  }
}

function closed(value: Record<string, unknown>, keys: readonly string[], path: string): string | null {
  for (const key of keys) if (!Object.hasOwn(value, key)) return `${path}${key} is missing`;
  for (const key of Object.keys(value)) if (!keys.includes(key)) return `${path}${key} is not part of a game`;
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
