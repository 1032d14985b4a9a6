/**
 * Law 1 for positions from anywhere: one number, name, list or field of a real position is changed. Loading refuses it, or the
 * game can be looked at by everybody and played to its end: no exception, no endless game, no view outside its schema.
 */
import type { Fact } from '../facts.ts';
import type { Game, Seat } from '../flow/types.ts';
import type { GamePackage } from '../game.ts';
import type { Plain, PlainRecord } from '../plain.ts';
import { pick, QuickRandom, type Random } from '../random.ts';
import { LawBroken } from './broken.ts';

/** Positions of one game to be changed: the text of one for every question that was reached. */
export class Positions {
  private readonly texts = new Map<string, string>();
  private readonly reached = new Map<string, number>();

  constructor(private readonly random: Random) {}

  /** Each position of a question is as likely to be the one that is kept. */
  offer(question: string, g: Game<unknown>): void {
    const times = (this.reached.get(question) ?? 0) + 1;
    this.reached.set(question, times);
    if (this.random.below(times) === 0) this.texts.set(question, JSON.stringify(g));
  }

  /** A position of some question, as plain data to be changed. */
  draw(): { question: string; position: PlainRecord } {
    const [question, text] = pick(this.random, [...this.texts]);
    return { question, position: JSON.parse(text) };
  }
}

export interface FuzzReport {
  /** Positions that were changed in one thing; of those, how many were refused and how many played to the end. */
  changed: number;
  refused: number;
  played: number;
}

/** Changes one thing in each of `changes` positions; tells with `broken` which change leads to a game that cannot be played. */
export function checkChanged<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  positions: Positions,
  changes: number,
  random: Random,
  report: FuzzReport,
  broken: (law: number, what: string, cause?: unknown) => never,
): void {
  for (let i = 0; i < changes; i++) {
    const { question, position } = positions.draw();
    const change = changeOne(position, random);
    const at = `a position of "${question}" with ${change}`;
    report.changed++;
    let decisions = 0;
    let isLoaded = false;
    try {
      const loaded = game.load(position);
      if ('problem' in loaded) {
        report.refused++;
        continue;
      }
      isLoaded = true;
      const g = loaded.game;
      for (let actors = game.actors(g); actors.length > 0; actors = game.actors(g)) {
        if (decisions > game.meta.longest) broken(4, `${at} is loaded, but has no end after ${decisions} decisions`);
        if (isLookedAt(decisions)) {
          const wrong = lookAround(game, g, random);
          if (wrong) broken(5, `${at} is loaded, but after ${decisions} decisions ${wrong}`);
        }
        const seat = pick(random, actors);
        const answer = game.sample(g, seat, random);
        const refusal = game.whyNot(g, seat, answer);
        if (refusal)
          broken(3, `${at} is loaded, but after ${decisions} decisions ${JSON.stringify(answer)} is offered and refused`);
        game.apply(g, seat, answer);
        decisions++;
      }
      if (!game.outcome(g)) broken(4, `${at} is loaded, but ends without an outcome`);
      lookAround(game, g, random);
      report.played++;
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      const failed = isLoaded ? `is loaded, but after ${decisions} decisions the rules fail` : 'makes loading fail';
      broken(1, `${at} ${failed}: ${messageOf(error)}`, error);
    }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Everybody looks at the changed position itself, and at every fortieth that follows. */
const LOOKED_AT = 40;
const isLookedAt = (decisions: number): boolean => decisions % LOOKED_AT === 0;

/** What everybody sees, imagines and reads; what is wrong with it, or null. */
function lookAround<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  g: Game<T>,
  random: Random,
): string | null {
  for (let s = -1; s < game.seats(g); s++) {
    const viewer: Seat | null = s < 0 ? null : s;
    const view = game.view(g, viewer);
    const wrong = game.problemWithView(view);
    if (wrong) return `the view of seat ${viewer} does not fit: ${wrong}`;
    game.imagine(g, viewer, new QuickRandom(random.below(2 ** 31)));
    game.draw?.(view, 'en');
  }
  return null;
}

interface Spot {
  holder: PlainRecord | Plain[];
  key: string;
  path: string;
}

/** Changes one thing in place; tells what. Half of all changes concern the open procedures, which are a small part of a position. */
export function changeOne(
  position: PlainRecord,
  random: Random,
  part: string = random.below(2) === 0 ? 'stack' : 'table',
): string {
  const all = spotsIn(position, '');
  const own = random.below(12) === 0 ? all : all.filter(({ path }) => path.startsWith(part));
  const spots = own.length > 0 ? own : all;
  for (;;) {
    const { holder, key, path } = pick(random, spots);
    const before = (holder as PlainRecord)[key];
    const was = JSON.stringify(before);
    // Taking a field away is a change as well; a list would be left with a hole.
    if (!Array.isArray(holder) && random.below(20) === 0) {
      delete holder[key];
      return `${path} taken away (was ${short(was)})`;
    }
    const after = changed(before, all, random);
    if (JSON.stringify(after) === was) continue;
    (holder as PlainRecord)[key] = after;
    return `${path} changed from ${short(was)} to ${short(JSON.stringify(after))}`;
  }
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

function spotsIn(node: Plain, path: string, into: Spot[] = []): Spot[] {
  if (typeof node !== 'object' || node === null) return into;
  for (const key of Object.keys(node)) {
    const inner = Array.isArray(node) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    into.push({ holder: node, key, path: inner });
    spotsIn((node as PlainRecord)[key], inner, into);
  }
  return into;
}

const NUMBERS = [0, 1, -1, 2, 3, 5, 7, 12, 51, 99, 1000, 2 ** 31, -(2 ** 31), 1e9, 1e15, 0.5, -3];
const NAMES = ['', 'xyzzy', 'constructor', '__proto__', '0'];

function changed(value: Plain, spots: readonly Spot[], random: Random): Plain {
  // Something else that stands in the position is often nearly right.
  const elsewhere = (): Plain => {
    const { holder, key } = pick(random, spots);
    const found = (holder as PlainRecord)[key];
    return typeof found === 'object' ? (JSON.parse(JSON.stringify(found)) as Plain) : found;
  };
  const alike = (): Plain => {
    for (let tries = 0; tries < 40; tries++) {
      const found = elsewhere();
      if (typeof found === typeof value) return found;
    }
    return elsewhere();
  };
  switch (typeof value) {
    case 'number':
      switch (random.below(4)) {
        case 0:
          return value + 1;
        case 1:
          return value - 1;
        case 2:
          return pick(random, NUMBERS);
        default:
          return alike();
      }
    case 'string':
      return random.below(4) === 0 ? pick(random, NAMES) : alike();
    case 'boolean':
      return !value;
    default:
      if (Array.isArray(value)) return changedList(value, alike, elsewhere, random);
      return random.below(3) === 0 ? null : elsewhere();
  }
}

function changedList(list: readonly Plain[], alike: () => Plain, elsewhere: () => Plain, random: Random): Plain {
  const copy = JSON.parse(JSON.stringify(list)) as Plain[];
  const at = random.below(copy.length + 1);
  switch (random.below(6)) {
    case 0:
      copy.splice(at, 1);
      return copy;
    case 1:
      copy.splice(at, 0, copy[random.below(copy.length)] ?? elsewhere());
      return copy;
    case 2:
      copy.splice(at, 0, elsewhere());
      return copy;
    case 3:
      copy.reverse();
      return copy;
    case 4:
      return [];
    default:
      return alike();
  }
}
