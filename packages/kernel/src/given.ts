/**
 * What is handed in when a game is set up, beyond its options: a roster with scars, a hero, a card overlay. One part is known
 * to everybody, and each seat may have a part of its own, which only views show to anybody else. It is part of the record
 * and is checked whenever a match is dealt or loaded.
 */
import type { Options } from './game.ts';
import { copyPlain, notPlain, type Plain } from './plain.ts';
import type { Random } from './random.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { problem, type Schema } from './schema.ts';

/** Complete: null where nothing was handed in, and one entry of `own` for each seat. */
export type MatchGiven<A extends Plain = Plain, O extends Plain = Plain> = { all: A; own: O[] };

/** Of a game that takes nothing. */
export type NothingGiven = MatchGiven<null, null>;

/** What a game takes. A part whose schema allows null may be left out; without a schema the part is not taken at all. */
export interface GivenSpec<G extends MatchGiven = MatchGiven, R extends string = string> {
  /** The rule it comes from. */
  readonly rule: R;
  /** What everybody knows. */
  readonly all?: Schema<G['all']>;
  /** What each seat brings, known to that seat alone as far as views do not show it. */
  readonly own?: Schema<G['own'][number]>;
  /**
   * Why parts that fit their schemas do not go together, or with these options and seats; null: they do. Whoever hands in the
   * last part reads the refusal: it should not tell what others have brought.
   */
  whyNot?(given: G, options: Options, seats: number): Refusal<R> | null;
  /** Something that may be given: for the laws, for bots that play among themselves, and as a pattern for people. */
  sample(options: Options, seats: number, random: Random): G;
}

/** Letters of JSON of all that is handed in: it fits into one request with all that is said besides. */
export const MOST_GIVEN = 48 * 1024;

const bad = (wrong: string): Refusal => refuse('GH-16', 'badGiven', { wrong });

/** Nothing was handed in: records then do not mention it. */
export const isNothingGiven = ({ all, own }: MatchGiven): boolean => all === null && own.every((part) => part === null);

/** As a record has it. */
export const recordedGiven = (given: MatchGiven | undefined): { given?: MatchGiven } =>
  given === undefined || isNothingGiven(given) ? {} : { given: copyPlain(given) };

interface Takes {
  readonly given: GivenSpec | null;
  handedIn(handed: unknown, options: Options, seats: number): MatchGiven | Refusal;
}

/** For tables that nobody hands anything in for: nothing if the game can do without, else what it would be given itself. */
export function usualGiven(game: Takes, options: Options, seats: number, random: Random): MatchGiven {
  const nothing = game.handedIn(null, options, seats);
  if (!isRefusal(nothing)) return nothing;
  const drawn = game.handedIn(game.given?.sample(options, seats, random), options, seats);
  if (isRefusal(drawn)) throw new Error(`what the game itself would be given is refused by ${drawn.rule} (${drawn.why})`);
  return drawn;
}

/** So often something is drawn before parts are taken not to go together. */
const TRIES = 8;

/**
 * What was handed in, completed, or why a game cannot be dealt from it. If it cannot be without something that nobody has
 * brought for these seats (of bots, or of those who are still to come), that is what the game itself would be given.
 */
export function fillGiven(
  game: Takes,
  options: Options,
  { all, own }: MatchGiven,
  free: readonly number[],
  random: Random,
): MatchGiven | Refusal {
  let given = game.handedIn({ all, own }, options, own.length);
  for (let tries = 0; tries < TRIES && game.given && free.length > 0 && isRefusal(given); tries++) {
    const sample = game.given.sample(options, own.length, random);
    const filled = own.map((part, seat) => (part === null && free.includes(seat) ? sample.own[seat] : part));
    given = game.handedIn({ all, own: filled }, options, own.length);
  }
  return given;
}

/** What was handed in, completed, or why a game cannot be dealt from it. Copes with any value. */
export function completeGiven(
  spec: GivenSpec | undefined,
  handed: unknown,
  options: Options,
  seats: number,
): MatchGiven | Refusal {
  const given = partsOf(handed, seats);
  if ('rule' in given) return given;
  if (!spec) return isNothingGiven(given) ? given : refuse('GH-16', 'nothingTaken');
  const wrong = whyNotPart(spec.all, given.all, 'given.all', null);
  if (wrong) return wrong;
  for (const [seat, part] of given.own.entries()) {
    const refusal = whyNotPart(spec.own, part, `given.own[${seat}]`, seat);
    if (refusal) return refusal;
  }
  return spec.whyNot?.(given, options, seats) ?? given;
}

/** Why a seat cannot bring this as its own part, whatever the others bring; null: it can. Copes with any value. */
export function whyNotOwn(spec: GivenSpec | undefined, seat: number, part: unknown): Refusal | null {
  const wrong = notPlain(part, 'given');
  if (wrong) return bad(wrong);
  if (!spec) return part === null ? null : refuse('GH-16', 'nothingTaken');
  return tooLarge(part) ?? whyNotPart(spec.own, part as Plain, 'given', seat);
}

/** Both parts in their places, copied; nothing of them is checked yet. */
function partsOf(handed: unknown, seats: number): MatchGiven | Refusal {
  const nobody = (): null[] => Array.from({ length: seats }, () => null);
  if (handed === null || handed === undefined) return { all: null, own: nobody() };
  const wrong = notPlain(handed, 'given');
  if (wrong) return bad(wrong);
  if (typeof handed !== 'object' || Array.isArray(handed)) return bad('given should be an object');
  const large = tooLarge(handed);
  if (large) return large;
  const { all = null, own, ...more } = handed as { all?: Plain; own?: Plain };
  const [strange] = Object.keys(more);
  if (strange !== undefined) return bad(`given.${strange} does not belong there`);
  if (own === undefined || own === null) return { all: copyPlain(all), own: nobody() };
  if (!Array.isArray(own)) return bad('given.own should be a list');
  if (own.length !== seats) return bad(`given.own should have ${seats} entries, not ${own.length}`);
  return { all: copyPlain(all), own: copyPlain(own) };
}

function tooLarge(data: unknown): Refusal | null {
  const letters = JSON.stringify(data).length;
  return letters > MOST_GIVEN ? refuse('GH-16', 'givenTooLarge', { letters, most: MOST_GIVEN }) : null;
}

function whyNotPart(schema: Schema | undefined, part: Plain, path: string, seat: number | null): Refusal | null {
  if (!schema) return part === null ? null : bad(`${path} does not belong there`);
  const wrong = problem(schema, part, path);
  if (!wrong) return null;
  return part === null ? refuse('GH-16', 'givenMissing', { seat }) : bad(wrong);
}
