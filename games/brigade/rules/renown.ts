/** Chapters 17 and 18: Renown is placed one token at a time, blocks are won and stolen. */
import {
  type Call,
  type FrameOf,
  flag,
  isFrameOf,
  needed as mustBeGiven,
  type Plain,
  type Refusal,
  type Stack,
  sum,
  sumOf,
} from '@guildhall/kernel';
import type { Cause, Term, TermName } from '../facts.ts';
import { no } from '../refusals.ts';
import { ADJACENT, NOBODY, NOWHERE, SPACE_NAMES, SURROUNDING, spaceNamed } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { gainAbilities, triggersOfGain } from './crew.ts';
import { checkLoyaltyVictory } from './ending.ts';
import { block, blocks, cause, cells, renown, rule, spaces, tileOrNowhere, triggers } from './kinds.ts';
import { has, isBlock, renownLeft } from './reading.ts';

/** Renown given to a seat at one moment (BR-17.19), and the blocks that are won by it. */
/** "C2:4/1": what each block scores, and how much Renown the seat still lacks there. */
const worthOf = (t: Table, seat: number, among: readonly number[]): string =>
  among.map((s) => `${SPACE_NAMES[s]}:${t.value[s]}/${Math.max(0, needed(t, seat, s) - t.renown[seat][s])}`).join(' ');

export const award = book.procedure('award', {
  left: mustBeGiven(renown),
  spaces: mustBeGiven(cells),
  cause: mustBeGiven(cause),
  rule: mustBeGiven(rule),
  /** The player has already chosen to place it. */
  must: flag(),
  /** Blocks with enough Renown, whose Loyalty is still to be placed (BR-17.13). */
  won: blocks,
  /** Where Selina has added her one (BR-26.6). */
  doubled: spaces,
  /** The block being gained. */
  now: tileOrNowhere,
});
type AwardFrame = FrameOf<typeof award>;

/** One block becomes loyal to a seat, with all that this triggers. */
export const gain = book.procedure('gain', {
  space: mustBeGiven(block),
  /** What the gain has triggered. */
  able: triggers,
});

/** Who would win which block. */
interface Claim {
  seat: number;
  space: number;
}
const isTheft = (t: Table, { seat, space }: Claim): boolean => t.loyal[space] !== NOBODY && t.loyal[space] !== seat;

/** Renown that wins a block. */
const NEEDED = sumOf<Table, Claim, TermName, BR>([
  { name: 'value', rule: 'BR-17.10', add: (t, { space }) => t.value[space] },
  { name: 'stealing', rule: 'BR-18.1', add: (t, claim) => (isTheft(t, claim) ? 1 : 0) },
  // BR-26.7 Nery Cagehand: "Stealing your blocks needs value +2."
  { name: 'nery', rule: 'BR-26.7', add: (t, claim) => (isTheft(t, claim) && has(t, t.loyal[claim.space], 'nery') ? 1 : 0) },
]);
/** Filled and read within one call of `needed`, which so makes no garbage. */
const claim: Claim = { seat: NOBODY, space: NOWHERE };

/** Renown that wins the block for the seat; what it is made of goes into `terms` if that is given. */
export function needed(t: Table, seat: number, s: number, terms?: Term[]): number {
  claim.seat = seat;
  claim.space = s;
  return sum(NEEDED, t, claim, terms);
}

const NONE: readonly number[] = [];

/** Blocks with enough Renown in awards that are still open. */
export function wonBlocks(stack: Stack): readonly number[] {
  let won = NONE;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (!isFrameOf(frame, award) || frame.vars.won.length === 0) continue;
    won = won === NONE ? frame.vars.won : [...won, ...frame.vars.won];
  }
  return won;
}

/** BR-17.6 and BR-32.4; a block that is already won (see `wonBlocks`) waits for its Loyalty only. */
export function isEligible(t: Table, seat: number, s: number, won: readonly number[]): boolean {
  if (!isBlock(t, s) || t.loyal[s] === seat || won.includes(s)) return false;
  return !t.settings.cooperative || t.loyal[s] === NOBODY;
}

/** BR-17.1: the block and those sharing an edge with it; with Civic Duty the diagonal ones too (BR-25.7). */
export function aroundBlock(s: number, diagonally: boolean): number[] {
  return [s, ...(diagonally ? SURROUNDING[s] : ADJACENT[s])];
}

/** An award, to be placed on those of the spaces that are eligible. */
export function awardCall(seat: number, n: number, spaces: number[], cause: Cause, rule: BR, must = false): Call {
  return award.with({ for: seat, left: n, spaces, cause, rule, must });
}
export function canPlaceOnAny(t: Table, seat: number, spaces: readonly number[], stack: Stack): boolean {
  if (renownLeft(t, seat) === 0) return false;
  const won = wonBlocks(stack);
  return spaces.some((s) => isEligible(t, seat, s, won));
}

function place(p: P, seat: number, s: number, rule: BR): void {
  const { t } = p;
  t.renown[seat][s]++;
  if (!p.tell) return;
  const terms: Term[] = [];
  const enough = needed(t, seat, s, terms);
  const now = t.renown[seat][s];
  p.tell({ kind: 'renownPlaced', rule, seat, space: SPACE_NAMES[s], n: 1, now, needed: enough, terms });
}

award.does((w) => [
  w.run((p, f) => {
    const { left, cause, rule } = f.vars;
    const term = {
      name: cause === 'extinguish' ? 'levelsRemoved' : cause === 'talk-of-the-town' ? 'event' : 'ability',
      rule,
      add: left,
    } as const;
    p.tell?.({ kind: 'renownAwarded', rule, seat: f.seat, n: left, terms: [term], cause });
  }),
  w.loop(
    (t, f, stack) => f.vars.left > 0 && canPlaceOnAny(t, f.seat, f.vars.spaces, stack),
    [
      w.ask<string>('place', {
        rule: 'BR-17.1',
        legal(t, f, list, stack) {
          const won = wonBlocks(stack);
          for (const s of f.vars.spaces) if (isEligible(t, f.seat, s, won)) list.push(SPACE_NAMES[s]);
          if (!f.vars.must) list.push('done');
        },
        why: whyNotPlace,
        take(p, f, answer) {
          if (answer === 'done') {
            p.tell?.({ kind: 'renownForfeited', rule: 'BR-17.5', seat: f.seat, n: f.vars.left });
            f.vars.left = 0;
            return;
          }
          f.vars.left--;
          placeInAward(p, f, spaceNamed(answer));
        },
        show: (t, f) => ({ left: f.vars.left, cause: f.vars.cause, worth: worthOf(t, f.seat, f.vars.spaces) }),
      }),
    ],
  ),
  w.run((p, f) => {
    const { left } = f.vars;
    if (left === 0) return;
    // The supply is empty, or no eligible block is left.
    const rule = renownLeft(p.t, f.seat) === 0 ? 'BR-22.6' : 'BR-17.5';
    p.tell?.({ kind: 'renownForfeited', rule, seat: f.seat, n: left });
  }),
  w.loop(
    (_t, f) => f.vars.won.length > 0,
    [
      w.ask<string>('win', {
        rule: 'BR-17.13',
        legal(_t, f, list) {
          for (const s of f.vars.won) list.push(SPACE_NAMES[s]);
        },
        why(_t, _f, answer) {
          const s = typeof answer === 'string' ? spaceNamed(answer) : NOWHERE;
          return s === NOWHERE ? notAnAnswer('award/win', answer) : no('BR-17.13', 'notWon', { space: SPACE_NAMES[s] });
        },
        take(_p, f, answer) {
          const s = spaceNamed(answer);
          f.vars.now = s;
          f.vars.won = f.vars.won.filter((other) => other !== s);
        },
      }),
      w.call(gain, (_t, f) => ({ space: f.vars.now })),
    ],
  ),
]);

function placeInAward(p: P, f: AwardFrame, s: number): void {
  const { t } = p;
  const { seat } = f;
  place(p, seat, s, f.vars.rule);
  const short = t.renown[seat][s] < needed(t, seat, s);
  // BR-26.5 Selina Blackflow: "When you place Renown on a block loyal to another player, place 1 more." If needed (BR-26.6).
  if (short && t.loyal[s] !== NOBODY && !f.vars.doubled.includes(s) && has(t, seat, 'selina') && renownLeft(t, seat) > 0) {
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.5', seat, card: 'selina' });
    place(p, seat, s, 'BR-26.5');
  }
  if (!f.vars.doubled.includes(s)) f.vars.doubled.push(s);
  if (t.renown[seat][s] >= needed(t, seat, s)) f.vars.won.push(s);
}

function whyNotPlace(t: Table, f: AwardFrame, answer: Plain, stack: Stack): Refusal<BR> {
  if (answer === 'done') return no('BR-19.12', 'mustChoose', {});
  const s = typeof answer === 'string' ? spaceNamed(answer) : NOWHERE;
  if (s === NOWHERE) return notAnAnswer('award/place', answer);
  const space = SPACE_NAMES[s];
  if (t.tile[s] === '') return no('BR-2.14', 'notABlock', { space });
  if (t.fire[s] === DESTROYED) return no('BR-17.6', 'blockDestroyed', { space });
  if (t.loyal[s] === f.seat) return no('BR-17.6', 'loyalToYou', { space });
  if (t.settings.cooperative && t.loyal[s] !== NOBODY) return no('BR-32.4', 'loyalToPartner', { space, seat: t.loyal[s] });
  if (wonBlocks(stack).includes(s)) {
    const terms: Term[] = [];
    return no('BR-17.7', 'enoughRenown', { space, needed: needed(t, f.seat, s, terms), terms });
  }
  if (f.vars.cause === 'talk-of-the-town' && t.allegiance !== NOBODY && t.loyal[s] === t.allegiance) {
    return no('BR-27.19', 'guardedByAllegiance', { space, seat: t.allegiance });
  }
  return no(f.vars.cause === 'extinguish' ? 'BR-17.1' : f.vars.rule, 'outOfReach', { space });
}

/** BR-17.11, BR-17.14: remove Renown, place Loyalty, check victory, then the abilities this triggers. */
gain.does((w) => [
  w.run((p, f) => {
    gainLoyalty(p, f.seat, f.vars.space);
    f.vars.able = triggersOfGain(p.t, f.seat, f.vars.space);
  }),
  w.call('abilities', (_t, f) => {
    const { space, able } = f.vars;
    if (able.length === 0) return null;
    return gainAbilities.with({ about: { space: SPACE_NAMES[space], seat: f.seat, able } });
  }),
]);

function gainLoyalty(p: P, seat: number, s: number): void {
  const { t } = p;
  const from = t.loyal[s];
  const space = SPACE_NAMES[s];
  const terms: Term[] | undefined = p.tell && [];
  const enough = needed(t, seat, s, terms);
  for (let i = 0; i < t.seats; i++) {
    const n = t.renown[i][s];
    if (n === 0) continue;
    t.renown[i][s] = 0;
    p.tell?.({ kind: 'renownRemoved', rule: 'BR-17.11', seat: i, space, n, cause: 'won' });
  }
  t.loyal[s] = seat;
  if (terms) {
    const rule = from === NOBODY ? 'BR-17.10' : 'BR-18.3';
    p.tell?.({ kind: 'loyaltyGained', rule, seat, space, from, needed: enough, terms });
  }
  checkLoyaltyVictory(p, seat);
}

/** BR-23.9: own Renown paid as a cost. */
export function removeRenown(p: P, seat: number, s: number, cause: Cause, rule: BR): void {
  p.t.renown[seat][s]--;
  p.tell?.({ kind: 'renownRemoved', rule, seat, space: SPACE_NAMES[s], n: 1, cause });
}
