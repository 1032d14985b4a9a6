/** What every command is given, and the few things several commands do with games. */
import { createHash, randomBytes } from 'node:crypto';
import {
  isRefusal,
  isSeed,
  type Language,
  type Options,
  type PlainRecord,
  type Refusal,
  type Speaker,
  type View,
} from '@guildhall/kernel';
import {
  frozenInWords,
  type MatchRecord,
  type RulesEntry,
  readMatch,
  replay,
  stretchesOf,
  stretchInWords,
  tableRefusal,
} from '@guildhall/kernel/hall';
import {
  type AnyGame,
  type AnyMatch,
  type CampaignKind,
  listCampaigns,
  listGames,
  loadCampaign,
  loadGame,
} from '@guildhall/registry';
import { tooDeep } from './depth.ts';
import { readText } from './files.ts';
import { fail } from './problem.ts';
import type { Terminal } from './terminal.ts';
import type { Text } from './text/index.ts';

/** Where games come from; tests bring their own. */
export interface Hall {
  list(): string[];
  load(id: string): Promise<AnyGame>;
  /** The kinds of campaigns; a hall may have none. */
  readonly campaigns?: { list(): string[]; load(id: string): Promise<CampaignKind> };
}

export const HALL: Hall = {
  list: listGames,
  load: loadGame,
  campaigns: { list: listCampaigns, load: loadCampaign },
};

export interface Context {
  terminal: Terminal;
  language: Language;
  text: Text;
  hall: Hall;
}

export async function openGame({ hall, text }: Context, id: string): Promise<AnyGame> {
  const known = hall.list();
  if (known.includes(id)) return hall.load(id);
  // A ledger is played, tested and verified like any game.
  if (hall.campaigns?.list().includes(id)) return (await hall.campaigns.load(id)).ledger;
  return fail(text.wrong.unknownGame(id, known));
}

/** Seats go by the names their game gives them, and places by what lies there if a view of the table is at hand. */
export function speaker(game: AnyGame, language: Language, view?: View): Speaker {
  const text = game.text[language];
  return {
    seat: (seat) => text.seat(seat),
    typed: true,
    place: (place) => (view && text.place ? text.place(place, view.table) : place),
  };
}

export function sayRefusal(game: AnyGame, language: Language, refusal: Refusal, view?: View): string {
  const say = speaker(game, language, view);
  return tableRefusal(language, refusal, say) ?? game.text[language].refusal(refusal, say);
}

/** "side=advanced,level=2" as data; values take the kind the game's option has. */
export function parseOptions(words: readonly string[], game: AnyGame, text: Text): PlainRecord {
  const given: PlainRecord = {};
  for (const word of words.flatMap((list) => list.split(',')).filter((part) => part !== '')) {
    const at = word.indexOf('=');
    if (at < 1) fail(text.wrong.option(word));
    const name = word.slice(0, at);
    const value = word.slice(at + 1);
    const spec = game.meta.options.find((option) => option.name === name);
    given[name] = spec?.values.find((known) => String(known).toLowerCase() === value.toLowerCase()) ?? value;
  }
  return given;
}

/** The options completed, or a Problem that says what is wrong with them. */
export function completeOptions(game: AnyGame, given: PlainRecord, seats: number, language: Language): Options {
  const options = game.options(given, seats);
  if (isRefusal(options)) fail(`${sayRefusal(game, language, options)} [${options.rule}]${wayOut(game, given, seats)}`);
  return options;
}

/** The one option that would make refused options good, as it is given; '': there is none. */
function wayOut(game: AnyGame, given: PlainRecord, seats: number): string {
  for (const { name, values } of game.meta.options) {
    for (const value of values) {
      if (!isRefusal(game.options({ ...given, [name]: value }, seats))) return ` (--options ${name}=${value})`;
    }
  }
  return '';
}

/** A seed from any words; 64 hexadecimal digits are taken as they are, and nothing means a fresh one. */
export function seedFrom(words: string | undefined): string {
  if (words === undefined) return randomBytes(32).toString('hex');
  if (isSeed(words)) return words;
  return createHash('sha256').update(`guildhall seed\n${words}`, 'utf8').digest('hex');
}

export function wholeNumber(flag: string, given: string, min: number, max: number, text: Text): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < min || value > max) fail(text.wrong.wholeNumber(flag, min, max, given));
  return value;
}

/** Reads a match file; a file that is truncated, altered or of an unknown game is a Problem. */
export async function readRecord(ctx: Context, path: string): Promise<{ record: MatchRecord; game: AnyGame }> {
  const content = readText(path, ctx.text);
  if (tooDeep(content)) fail(ctx.text.files.notAMatch(path, ctx.text.files.tooDeep));
  const read = readMatch(content);
  if ('problem' in read) fail(ctx.text.files.notAMatch(path, read.problem));
  return { record: read.record, game: await openGame(ctx, read.record.game) };
}

/** A match from a file. */
export interface OpenedMatch {
  match: AnyMatch;
  /** The line by which it goes over from earlier rules, if it has just done so. */
  adopted: RulesEntry | null;
  /** Why it can be looked at only, and only up to where it comes to an end here; null: it goes on. */
  frozen: string | null;
}

/** Reads a match file and replays it. One that earlier rules have written and that cannot go on is for those who only look. */
export async function openMatch(ctx: Context, path: string, look = false): Promise<OpenedMatch> {
  const { text, language } = ctx;
  const { record, game } = await readRecord(ctx, path);
  const replayed = replay(game, record);
  if (!('problem' in replayed)) return { ...replayed, frozen: null };
  const { problem, frozen, upTo } = replayed;
  if (!frozen) fail(text.files.notAMatch(path, problem));
  const why = text.files.frozen(path, frozenInWords(language, game, frozen));
  if (!look || !upTo) fail(why);
  return { match: upTo, adopted: null, frozen: why };
}

/** What is proven of the parts of a match that were played by different rules: one sentence each. */
export function stretchLines(match: AnyMatch, language: Language): string[] {
  return stretchesOf(match).map((stretch) => `${stretchInWords(language, stretch, match.current.rules)}.`);
}

export function matchText(match: AnyMatch): string {
  return `${JSON.stringify(match.record())}\n`;
}

export function json(ctx: Context, value: unknown): void {
  ctx.terminal.out(`${JSON.stringify(value)}\n`);
}
