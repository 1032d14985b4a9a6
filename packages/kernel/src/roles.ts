/** Roles: seats that differ, such as a game master's and a hero's. */
import { type Refusal, refuse } from './refusal.ts';
import type { GameText } from './text.ts';

export interface RoleSpec {
  /** Its word is in the text catalogues. */
  readonly name: string;
  readonly rule: string;
  /** How many seats have it, at least and at most. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The bots on offer for it, the usual one first; without a list all are, with an empty one it is for persons only. */
  readonly bots?: readonly string[];
  /** Software plays it, unless people wish otherwise: set-up puts a bot there. */
  readonly software?: boolean;
}

interface WithRoles {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly roles?: readonly RoleSpec[];
}

/** Roles as a game says them, by seat; without a word in the order of its list: first as few of each as must be. */
export function rolesInOrder({ roles = [] }: WithRoles, seats: number): string[] {
  const counts = roles.map(({ seats: { min } }) => min);
  let left = seats - counts.reduce((sum, count) => sum + count, 0);
  for (const [i, role] of roles.entries()) {
    const more = Math.max(0, Math.min(left, role.seats.max - counts[i]));
    counts[i] += more;
    left -= more;
  }
  return roles.flatMap(({ name }, i) => Array.from({ length: counts[i] }, () => name));
}

/** What is wrong with the roles of a table, by seat, or null. */
export function problemWithRoles({ roles = [] }: WithRoles, seats: number, names: readonly string[]): string | null {
  if (roles.length === 0) return names.length === 0 ? null : 'seats have roles, but the game lists none';
  if (names.length !== seats) return `${names.length} of ${seats} seats have a role`;
  const strange = names.find((name) => !roles.some((role) => role.name === name));
  if (strange !== undefined) return `"${strange}" is none of the roles of the game`;
  for (const { name, seats: of } of roles) {
    const count = names.filter((one) => one === name).length;
    if (count < of.min || count > of.max) return `${count} seats have the role "${name}", not ${of.min} to ${of.max}`;
  }
  return null;
}

/** What is wrong with a game's list of roles; thrown when the game is loaded. */
export function checkRoles(meta: WithRoles): void {
  const { id, seats, roles } = meta;
  if (!roles) return;
  const twice = roles.find(({ name }, i) => roles.findIndex((other) => other.name === name) !== i);
  if (twice) throw new Error(`${id}: there are two roles "${twice.name}"`);
  for (let count = seats.min; count <= seats.max; count++) {
    const wrong = problemWithRoles(meta, count, rolesInOrder(meta, count));
    if (wrong) throw new Error(`${id}: with ${count} seats ${wrong}`);
  }
}

/** Who is to sit in a seat when a game is set up. */
export interface Wish {
  readonly kind: 'person' | 'bot' | 'open';
  /** The bot's name. */
  readonly level?: string | null;
}

/** Why a bot cannot be given this seat when the game is set up, or null. */
export function whyNotBot(role: RoleSpec | undefined, seat: number, { kind, level }: Wish): Refusal | null {
  if (kind !== 'bot' || !role?.bots || role.bots.includes(level ?? '')) return null;
  return refuse(role.rule, 'botCannot', { seat, role: role.name, bots: [...role.bots] });
}

/** The bot that plays a role if this one is wanted: the same, or the role's usual one; null: only a person does. */
export function botFor<B extends string>(role: RoleSpec | undefined, wanted: B): B | null {
  if (!role?.bots || role.bots.includes(wanted)) return wanted;
  return (role.bots[0] as B | undefined) ?? null;
}

/** "Anna, game master"; in games without roles the bare name. */
export function calledAtTable(words: Pick<GameText, 'role'>, role: RoleSpec | undefined, name: string): string {
  const word = role && words.role?.(role.name);
  return word ? `${name}, ${word}` : name;
}
