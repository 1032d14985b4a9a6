/** What people bring to a table before it begins (see the kernel's `given`), and the roles of its seats. */
import {
  botFor,
  fillGiven,
  isRefusal,
  type MatchGiven,
  type Options,
  offeredLevel,
  type Plain,
  QuickRandom,
  type Refusal,
  type RoleSpec,
  refuse,
  type Seat,
} from '@guildhall/kernel';
import { readingOf, rulesName } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import type { BotLevel } from '@guildhall/wire';
import type { Course, TableFile } from './course.ts';
import type { TableEvent } from './events.ts';
import type { Sitter } from './sitter.ts';
import { no, type Verdict } from './verdict.ts';

/** What a match is dealt from, besides options and seed. */
export interface Brought {
  entropy: string[];
  given?: MatchGiven;
}

/** What was brought so far, by the one who set the table up and by those who have sat down since. */
function broughtSoFar({ file, sitters }: Pick<Course, 'file' | 'sitters'>): MatchGiven {
  const { given } = file.setting;
  return { all: given?.all ?? null, own: sitters.map(({ given: part }, seat) => part ?? given?.own[seat] ?? null) };
}

/** In the words of the rules of this house; a table may have been set up by earlier ones. */
function inWordsOfToday(game: AnyGame, file: TableFile, given: MatchGiven): MatchGiven | null {
  return readingOf(game, file.rules)?.given(given) ?? null;
}

const notFilled = (sitters: readonly Sitter[], also?: Seat): Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'person' || seat === also ? [] : [seat]));

/** Why whoever sits down cannot bring this part of their own, or null. The table could still begin with it. */
export function whyNotBring(course: Course, seat: Seat, part: Plain, seed: number): Refusal | null {
  const { game, file, sitters } = course;
  const options = optionsOf(game, file);
  if (isRefusal(options)) return options;
  const soFar = inWordsOfToday(game, file, broughtSoFar(course));
  if (!soFar) return null;
  const own = soFar.own.map((brought, s) => (s === seat ? (part ?? brought) : brought));
  const given = fillGiven(game, options, { ...soFar, own }, notFilled(sitters, seat), new QuickRandom(seed));
  return isRefusal(given) ? given : null;
}

/** Begins the match, open seats given to bots, or says why it cannot begin. */
export function beginning(course: Course, wished: BotLevel, seed: number): Verdict {
  const { game, file, sitters, roles } = course;
  const fill = offeredLevel(game, wished);
  for (const [seat, { kind }] of sitters.entries()) {
    const role = roles[seat];
    if (kind !== 'open' || botFor(role, fill) !== null) continue;
    const refusal = refuse(role.rule, 'botCannot', { seat, role: role.name, bots: [] });
    return no('rules', `seat ${seat} waits for a person`, refusal);
  }
  if (!game.given || file.setting.imported) return { event: { kind: 'begin', fill } };
  const options = optionsOf(game, file);
  if (isRefusal(options)) return no('rules', `refused by ${options.rule}`, options);
  const soFar = broughtSoFar(course);
  if (file.rules !== rulesName(game.meta)) {
    // The record speaks the words of the rules the table was set up by: nothing can be drawn for those.
    const today = game.handedIn(inWordsOfToday(game, file, soFar), options, sitters.length);
    if (isRefusal(today)) return no('otherRules', 'something is missing that can be brought to a new table only', today);
    return { event: { kind: 'begin', fill, given: soFar } };
  }
  const given = fillGiven(game, options, soFar, notFilled(sitters), new QuickRandom(seed));
  if (isRefusal(given)) return no('rules', `refused by ${given.rule}: ${given.why}`, given);
  return { event: { kind: 'begin', fill, given } };
}

/** Why a table that was set up by earlier rules, and has not begun, cannot begin by those of this house; null: it can. */
export function whyNotToday(course: Course): Refusal | null {
  const { game, file, sitters } = course;
  const options = optionsOf(game, file);
  if (isRefusal(options)) return options;
  const soFar = inWordsOfToday(game, file, broughtSoFar(course));
  const given = soFar && fillGiven(game, options, soFar, notFilled(sitters), new QuickRandom(1));
  return given && isRefusal(given) ? given : null;
}

function optionsOf(game: AnyGame, { rules, setting }: TableFile): Options | Refusal {
  const { options, seats, imported } = setting;
  return game.options(readingOf(game, imported?.rules ?? rules)?.options(options) ?? options, seats.length);
}

/** The role of each seat; empty where all are alike, or where nobody knows. */
export function rolesAt(game: AnyGame, file: TableFile): readonly RoleSpec[] {
  const options = file.setting.imported?.start ? null : optionsOf(game, file);
  return !game.meta.roles || !options || isRefusal(options) ? [] : game.roles(options, file.setting.seats.length);
}

/** Whoever stands in is a bot on offer for the role, if there is one: no table is ever stuck for want of a person (GH-17). */
export function fitting(event: TableEvent, roles: readonly RoleSpec[]): TableEvent {
  if (event.kind !== 'takeOver' && event.kind !== 'offer') return event;
  return { ...event, level: botFor(roles[event.of], event.level) ?? event.level };
}
