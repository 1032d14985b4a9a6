/** How a game in a test begins: dealt from the start, or put on the table in the middle. */
import type { Chance } from '../chance.ts';
import type { Fact, Told } from '../facts.ts';
import type { Frame, Game } from '../flow/types.ts';
import type { GamePackage, Options } from '../game.ts';
import type { MatchGiven } from '../given.ts';
import type { Plain, PlainRecord } from '../plain.ts';
import { quickState } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { Failed } from './failed.ts';

/** Results of chance by stream, in the order they are drawn. */
export type Script = { readonly [stream: string]: readonly number[] };

export interface Beginning {
  /** As few as the game allows, unless said otherwise. */
  seats?: number;
  options?: PlainRecord;
  /** What is handed in: `all`, and `own` for each seat. */
  given?: PlainRecord;
  /** Scripted chance: a shuffle without a script changes nothing, a draw without one fails. */
  chance?: Script;
  /** Real chance from a numbered seed instead. */
  seed?: number;
}

/** A game and what was told while it was dealt. */
export interface Begun<T, F extends Fact> {
  game: Game<T>;
  told: Told<F>[];
}

/** A game from its very beginning; the first question is open. */
export function begin<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  { seats = rules.meta.seats.min, options = {}, given, chance = {}, seed }: Beginning = {},
): Begun<T, F> {
  const told: Told<F>[] = [];
  const source: Chance = seed === undefined ? scripted(chance) : { kind: 'quick', state: quickState(seed) };
  const chosen = optionsOf(rules, options, seats);
  const hear = (one: Told<F>): void => void told.push(one);
  const game = rules.setup(chosen, seats, source, hear, undefined, givenOf(rules, given, chosen, seats));
  return { game, told };
}

/** These options completed; the test fails if they are refused. */
export function optionsOf<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  given: PlainRecord,
  seats: number,
): Options {
  const options = rules.options(given, seats);
  if (isRefusal(options)) throw new Failed(`these options are refused: ${JSON.stringify(options)}`);
  return options;
}

/** What is handed in, completed; the test fails if it is refused. */
export function givenOf<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  handed: PlainRecord | undefined,
  options: Options,
  seats: number,
): MatchGiven {
  const given = rules.handedIn(handed, options, seats);
  if (isRefusal(given)) throw new Failed(`what is given is refused: ${JSON.stringify(given)}`);
  return given;
}

/** A position made by hand, checked as a saved game is. */
export function placed<T, A extends Plain, B, F extends Fact>(
  rules: GamePackage<T, A, B, F>,
  table: T,
  stack: Frame[],
  chance: Script = {},
): Begun<T, F> {
  const { id, version } = rules.meta;
  // A saved game never has scripted chance.
  const saved: Chance = { kind: 'quick', state: quickState(1) };
  const loaded = rules.load({ rules: `${id}@${version}`, table, stack, chance: saved, disclosed: 0 });
  if ('problem' in loaded) throw new Failed(`this position is impossible: ${loaded.problem}`);
  loaded.game.chance = scripted(chance);
  return { game: loaded.game, told: [] };
}

function scripted(script: Script): Chance {
  return {
    kind: 'scripted',
    script: Object.fromEntries(Object.entries(script).map(([stream, results]) => [stream, [...results]])),
  };
}
