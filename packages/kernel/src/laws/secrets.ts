/**
 * Law 5 for facts: two games that look the same to somebody, before and after a step, must sound the same to them.
 * They are made to differ in one small thing only, so that most of what happens stays as it was: one draw of the chance that
 * the step uses (a leaked deal), or one draw of what is imagined to lie hidden (a leaked card).
 */
import { type Chance, copyChance, ScriptError } from '../chance.ts';
import { type Fact, heardBy, type Sink, type Told } from '../facts.ts';
import type { ChanceRecord } from '../flow/play.ts';
import type { Game, Seat } from '../flow/types.ts';
import type { GamePackage, Options } from '../game.ts';
import type { MatchGiven } from '../given.ts';
import { firstDifference, type Plain, type PlainRecord, samePlain } from '../plain.ts';
import { pick, QuickRandom, quickState, type Random } from '../random.ts';
import type { Place } from './checks.ts';

/** A game after a step, and what was told on the way. */
export interface Stepped<T, F extends Fact> {
  after: Game<T>;
  told: Told<F>[];
  chance: ChanceRecord[];
  /** For each telling: how often chance had been used before it. */
  drawn: number[];
}

/** Goes one way, listening to what is told and how chance falls. */
function listen<T, F extends Fact>(go: (sink: Sink<F>, onChance: (record: ChanceRecord) => void) => Game<T>): Stepped<T, F> {
  const told: Told<F>[] = [];
  const chance: ChanceRecord[] = [];
  const drawn: number[] = [];
  const sink: Sink<F> = (one) => {
    told.push(one);
    drawn.push(chance.length);
  };
  return { after: go(sink, (record) => chance.push(record)), told, chance, drawn };
}

export function step<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  g: Game<T>,
  seat: Seat,
  answer: A,
): Stepped<T, F> {
  return listen((sink, onChance) => {
    game.apply(g, seat, answer, sink, onChance);
    return g;
  });
}

/** So many other results of chance are tested for one step, and for one deal or shuffle, which come more seldom. */
const OTHER_STEPS = 2;
const OTHER_DEALS = 6;

/** Two ways a step may go. */
interface Ways<T, F extends Fact> {
  one: Stepped<T, F>;
  other: Stepped<T, F>;
}

/** Whoever sees no difference hears none, unless it has ceased to matter. */
function soundAlike<T, A extends Plain, B, F extends Fact>(
  { game, broken }: Pick<Place<T, A, B, F>, 'game' | 'broken'>,
  viewer: Seat | null,
  ways: Ways<T, F>,
  when: string,
): void {
  const { one, other } = ways;
  const heard = heardBy(one.told, viewer);
  const instead = heardBy(other.told, viewer);
  if (samePlain(heard, instead) || !samePlain(game.view(one.after, viewer), game.view(other.after, viewer))) return;
  if (samePlain(one.after.table, other.after.table) && samePlain(one.after.stack, other.after.stack)) return;
  if (isSeenAnyway(game.view(one.after, viewer), heard, instead) || isOfThePast(viewer, ways)) return;
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  broken(5, `${who} hears ${when} what it may not know: ${firstDifference(heard, instead)}`);
}

/** Of two cards that both lie open afterwards anybody may know which came first. Numbers say too little to be told apart so. */
function isSeenAnyway(view: unknown, heard: readonly Fact[], instead: readonly Fact[]): boolean {
  if (heard.length !== instead.length) return false;
  const text = JSON.stringify(view);
  return [...leavesThatDiffer(heard, instead), ...leavesThatDiffer(instead, heard)].every(
    (leaf) => typeof leaf === 'string' && text.includes(JSON.stringify(leaf)),
  );
}

/**
 * A card may be shown to all and shuffled back before anybody is asked: hearing of it then does not tell where it lies now.
 * So a shuffle excuses all that was told before it in the same step; what is dealt and told after the last one is not excused.
 */
function isOfThePast<T, F extends Fact>(viewer: Seat | null, { one, other }: Ways<T, F>): boolean {
  const first = one.told.findIndex(
    (told, i) => i >= other.told.length || !samePlain(heardBy([told], viewer), heardBy([other.told[i]], viewer)),
  );
  const drawn = first < 0 ? one.chance.length : one.drawn[first];
  return one.chance.slice(drawn).some(({ kind, below }) => kind === 'shuffle' && below > 1);
}

/** What stands in one piece of data where the other has something else. */
function leavesThatDiffer(a: unknown, b: unknown): unknown[] {
  if (samePlain(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [a];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => leavesThatDiffer((a as PlainRecord)[key], (b as PlainRecord)[key]));
}

/** The facts of the deal: they must not depend on what nobody sees of it. */
export function checkDeal<T, A extends Plain, B, F extends Fact>(
  place: Pick<Place<T, A, B, F>, 'game' | 'broken' | 'random' | 'seats'>,
  options: Options,
  given: MatchGiven,
): void {
  const { game, random, seats } = place;
  const deal = (chance: Chance): Stepped<T, F> =>
    listen((sink, onChance) => game.setup(options, seats, chance, sink, onChance, given));
  const truth = deal({ kind: 'quick', state: quickState(random.below(2 ** 31)) });
  for (let i = 0; i < OTHER_DEALS; i++) {
    const other = withOtherChance(truth.chance, random, deal);
    if (!other) continue;
    for (let s = -1; s < seats; s++) soundAlike(place, s < 0 ? null : s, { one: truth, other }, 'during set-up');
  }
}

/** The facts of one answer: they must not depend on what the viewer sees neither before nor after it. */
export function checkHearing<T, A extends Plain, B, F extends Fact>(place: Place<T, A, B, F>, answer: A): void {
  const { game, g, seat, seats, random } = place;
  const truth = step(game, game.copy(g), seat, answer);
  const when = `after ${JSON.stringify(answer)}`;
  const shuffled = truth.chance.some(({ kind }) => kind === 'shuffle');
  for (let i = 0; i < (shuffled ? OTHER_DEALS : OTHER_STEPS); i++) {
    const again = (chance: Chance): Stepped<T, F> => step(game, { ...game.copy(g), chance }, seat, answer);
    const other = withOtherChance(truth.chance, random, again);
    if (!other) break;
    for (let s = -1; s < seats; s++) soundAlike(place, s < 0 ? null : s, { one: truth, other }, when);
  }
  for (let s = -1; s < seats; s++) {
    const viewer = s < 0 ? null : s;
    const [start, ...others] = imaginedGames(game, g, viewer, random);
    // What somebody else answers may be impossible in an imagined game: then it is something else.
    const given = game.whyNot(start, seat, answer) ? game.sample(start, seat, random) : answer;
    const again = (chance: Chance): Stepped<T, F> => step(game, { ...game.copy(start), chance }, seat, given);
    const one = again(copyChance(start.chance));
    for (const world of others) {
      if (game.whyNot(world, seat, given)) continue;
      soundAlike(place, viewer, { one, other: step(game, world, seat, given) }, when);
    }
  }
}

/** Goes the same way with one result of chance changed; null: there is none to change, or it leads where nothing was recorded. */
function withOtherChance<T, F extends Fact>(
  records: readonly ChanceRecord[],
  random: Random,
  again: (chance: Chance) => Stepped<T, F>,
): Stepped<T, F> | null {
  const changeable = records.filter(({ below }) => below > 1);
  if (changeable.length === 0) return null;
  const changed = pick(random, changeable);
  return scripted(again, scriptOf(records, changed, otherResult(changed, random)));
}

function scripted<T, F extends Fact>(again: (chance: Chance) => Stepped<T, F>, script: Script): Stepped<T, F> | null {
  try {
    return again({ kind: 'scripted', script });
  } catch (error) {
    if (error instanceof ScriptError) return null;
    throw error;
  }
}

/** Another number, or the same order with two things changed about. */
function otherResult({ result, below }: ChanceRecord, random: Random): number | number[] {
  if (typeof result === 'number') return (result + 1 + random.below(below - 1)) % below;
  const i = random.below(below);
  return swapped(result, i, (i + 1 + random.below(below - 1)) % below);
}

function swapped(list: readonly number[], i: number, j: number): number[] {
  const changed = list.slice();
  changed[i] = list[j];
  changed[j] = list[i];
  return changed;
}

type Script = { [stream: string]: number[] };

/** What scripted chance must hand out so that all comes as it was recorded, but for one record. */
function scriptOf(records: readonly ChanceRecord[], changed: ChanceRecord, instead: number | number[]): Script {
  const script: Script = {};
  for (const record of records) {
    const result = record === changed ? instead : record.result;
    script[record.stream] ??= [];
    const draws = script[record.stream];
    if (typeof result === 'number') draws.push(result);
    else draws.push(...drawsFor(result));
  }
  return script;
}

/** The draws by which a shuffle (from the end) brings things into this order of their old places. */
function drawsFor(order: readonly number[]): number[] {
  const places = order.map((_, i) => i);
  const draws: number[] = [];
  for (let i = order.length - 1; i > 0; i--) {
    const j = places.indexOf(order[i]);
    draws.push(j);
    [places[i], places[j]] = [places[j], places[i]];
  }
  return draws;
}

/** Chance of an imagined game is drawn before anything hidden. */
const CHANCE_WORDS = 4;

/** A game as the viewer imagines it, one that differs by a single draw of the imagination, and one that is imagined anew. */
function imaginedGames<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  g: Game<T>,
  viewer: Seat | null,
  random: Random,
): Game<T>[] {
  const seed = random.below(2 ** 31);
  const counted = new ChangedRandom(new QuickRandom(seed), -1, 0);
  const one = game.imagine(g, viewer, counted);
  if (counted.drawn <= CHANCE_WORDS) return [one];
  const at = CHANCE_WORDS + random.below(counted.drawn - CHANCE_WORDS);
  const near = game.imagine(g, viewer, new ChangedRandom(new QuickRandom(seed), at, random.below(2 ** 31)));
  const far = game.imagine(g, viewer, new QuickRandom(random.below(2 ** 31)));
  far.chance = copyChance(one.chance);
  return [one, near, far];
}

/**
 * Gives another number than the source at one draw, and counts the draws in which there was a choice. In a shuffle the highest
 * number leaves a thing where it is: to or from it, just two things change about.
 */
class ChangedRandom implements Random {
  drawn = 0;

  constructor(
    private readonly source: Random,
    private readonly at: number,
    private readonly by: number,
  ) {}

  below(n: number): number {
    const drawn = this.source.below(n);
    if (n < 2 || this.drawn++ !== this.at) return drawn;
    return drawn === n - 1 ? this.by % (n - 1) : n - 1;
  }
}
