/**
 * Law 7 for what goes into a match and comes out of it: what is given is accepted and anything else refused or dealt, seats
 * have the roles the game lists, and a report fits its schema and follows from the end alone; all of it has words (law 8).
 */
import { type Chance, sealedChance } from '../chance.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../flow/types.ts';
import type { GamePackage, Options } from '../game.ts';
import type { MatchGiven } from '../given.ts';
import { firstDifference, notPlain, type Plain, type PlainRecord, samePlain } from '../plain.ts';
import type { Random } from '../random.ts';
import { isRefusal } from '../refusal.ts';
import { problemWithRoles } from '../roles.ts';
import { type GameText, LANGUAGES } from '../text.ts';
import { tableRefusal } from '../text-table.ts';
import { changeOne } from './fuzz.ts';

type Broken = (law: number, what: string) => never;

/** So many things are changed in what is given, one at a time. */
const CHANGES = 6;
const GARBAGE: unknown[] = [7, 'xyzzy', [], { all: undefined }, { own: [] }, { own: 'all' }, { mine: null }, Number.NaN];

/** What a table of this game may be given, drawn by chance; nothing where the game takes nothing. */
export function drawGiven<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  options: Options,
  seats: number,
  random: Random,
  broken: Broken,
): MatchGiven {
  const drawn = game.given?.sample(options, seats, random) ?? null;
  const given = game.handedIn(drawn, options, seats);
  if (isRefusal(given)) return broken(7, `what the game itself would be given is refused by ${given.rule} (${given.why})`);
  if (drawn && !samePlain(drawn, given)) broken(7, `what is given is altered: ${firstDifference(drawn, given)}`);
  for (const other of GARBAGE) {
    if (!isRefusal(game.handedIn(other, options, seats))) broken(7, `${JSON.stringify(other)} can be handed in`);
  }
  for (let i = 0; drawn && i < CHANGES; i++) checkChangedGiven(game, options, seats, drawn, random, broken);
  return given;
}

/** What is handed in with one thing changed is refused with a rule and in words, or a game is dealt from it. */
function checkChangedGiven<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  options: Options,
  seats: number,
  drawn: MatchGiven,
  random: Random,
  broken: Broken,
): void {
  const other = JSON.parse(JSON.stringify({ given: drawn })) as { given: PlainRecord };
  const change = changeOne(other, random, 'given');
  const given = game.handedIn(other.given, options, seats);
  if (isRefusal(given)) {
    for (const language of LANGUAGES) {
      const text = game.text[language];
      const say = { seat: text.seat };
      if (!(tableRefusal(language, given, say) ?? text.refusal(given, say)))
        broken(8, `no ${language} words for the refusal ${given.why} (${given.rule})`);
    }
    return;
  }
  const chance: Chance = sealedChance('0'.repeat(64));
  const wrong = game.problemWithTable(game.setup(options, seats, chance, undefined, undefined, given));
  if (wrong) broken(7, `${change} is accepted, but what is dealt then is impossible: ${wrong}`);
}

/** Every seat has one of the game's roles, and each role a word. */
export function checkRoles<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  options: Options,
  seats: number,
  broken: Broken,
): void {
  let names: string[] = [];
  try {
    names = game.roles(options, seats).map(({ name }) => name);
  } catch (error) {
    broken(7, error instanceof Error ? error.message : String(error));
  }
  const wrong = problemWithRoles(game.meta, seats, names);
  if (wrong) broken(7, wrong);
  for (const language of LANGUAGES) {
    for (const name of names) if (!game.text[language].role?.(name)) broken(8, `no ${language} words for the role ${name}`);
  }
}

/** What is reported of a game that is over. */
export function checkReport<T, A extends Plain, B, F extends Fact>(
  game: GamePackage<T, A, B, F>,
  end: Game<T>,
  broken: Broken,
): void {
  const before = JSON.stringify(end);
  const report = game.report(end);
  const wrong = notPlain(report, 'report') ?? game.problemWithReport(report);
  if (wrong) broken(7, `the report does not fit: ${wrong}`);
  const again = game.report(game.copy(end));
  if (!samePlain(report, again)) broken(7, `a copy reports something else: ${firstDifference(report, again)}`);
  if (!samePlain(report, JSON.parse(JSON.stringify(report)))) broken(7, 'JSON changes the report');
  if (JSON.stringify(end) !== before) broken(7, 'reporting changes the game');
  if (report === null) return;
  for (const language of LANGUAGES) {
    const text: GameText = game.text[language];
    const lines = text.report?.(report, { seat: text.seat }) ?? [];
    if (lines.length === 0 || lines.some((line) => line === '' || /undefined|\[object/.test(line)))
      broken(8, `the ${language} words for the report are ${JSON.stringify(lines)}`);
  }
}
