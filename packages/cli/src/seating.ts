/** Who sits at a terminal table, in which role, and what they have brought. */
import { lineOfFault, withLine } from '@guildhall/effects';
import {
  botFor,
  calledAtTable,
  isRefusal,
  type Language,
  type MatchGiven,
  type Options,
  type Refusal,
  type RoleSpec,
  type Seat,
  usualLevel,
  type Wish,
} from '@guildhall/kernel';
import { tableRefusal } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { whyNotSeated } from '@guildhall/wire/customs';
import { type Context, sayRefusal } from './context.ts';
import { tooDeep } from './depth.ts';
import { readText } from './files.ts';
import { fail } from './problem.ts';

/** The name under which a person takes a seat. */
export const PERSON = 'me';

/** Without a list: a person in the first seat and wherever only persons play, the game's usual bots in the others. */
export function usualSeats(game: AnyGame, roles: readonly RoleSpec[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : (botFor(roles[seat], usualLevel(game)) ?? PERSON)));
}

/** What is handed in from a file, completed; a Problem says what is wrong with it, or that it is missing. */
export function givenFrom(ctx: Context, game: AnyGame, path: string | undefined, options: Options, seats: number): MatchGiven {
  const { text, language } = ctx;
  const content = path === undefined ? null : readText(path, text);
  const given = game.handedIn(content === null ? null : parsed(ctx, path ?? '', content), options, seats);
  if (!isRefusal(given)) return given;
  const why = `${sayRefusal(game, language, content === null ? given : lined(given, content))} [${given.rule}]`;
  return fail(game.given && path === undefined ? `${why} ${text.wrong.handIn(game.meta.id, seats)}` : why);
}

/** The refusal with the line of the file where the fault stands. */
const lined = (refusal: Refusal, content: string): Refusal =>
  refusal.why === 'badGiven'
    ? { ...refusal, about: { ...refusal.about, wrong: withLine(content, String(refusal.about.wrong)) } }
    : refusal;

/** The JSON of a file that is handed in. */
export const readJson = (ctx: Context, path: string): unknown => parsed(ctx, path, readText(path, ctx.text));

function parsed({ text }: Context, path: string, content: string): unknown {
  if (tooDeep(content)) fail(text.files.notGiven(path, text.files.tooDeep));
  try {
    return JSON.parse(content);
  } catch {
    return fail(text.files.notGiven(path, text.files.notJsonAt(lineOfFault(content))));
  }
}

/** Whether these may sit here, by role: persons where only persons play, and the bots on offer. */
export function checkSeated({ language }: Context, game: AnyGame, names: readonly string[], roles: readonly RoleSpec[]): void {
  const wishes = names.map((level): Wish => (level === PERSON ? { kind: 'person' } : { kind: 'bot', level }));
  const refusal = whyNotSeated({}, wishes, roles);
  if (refusal) fail(sayForRole(game, language, roles, refusal));
}

/** A refusal about a seat says its role as well. */
export function sayForRole(game: AnyGame, language: Language, roles: readonly RoleSpec[], refusal: Refusal): string {
  const say = { seat: seatNames(game, language, roles) };
  return `${tableRefusal(language, refusal, say) ?? game.text[language].refusal(refusal, say)} [${refusal.rule}]`;
}

/** Seats go by the names their game gives them, and by their roles if they have some. */
export function seatNames(game: AnyGame, language: Language, roles: readonly RoleSpec[]): (seat: Seat) => string {
  const words = game.text[language];
  return (seat) => calledAtTable(words, roles[seat], words.seat(seat));
}
