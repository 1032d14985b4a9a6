/** What must hold between an open procedure and the table, beyond the kinds that the procedure names for its variables. */
import {
  type Frame,
  type FrameOf,
  isFrameOf,
  type PlainRecord,
  type Procedure,
  procedureOf,
  type Stack,
  samePlain,
  type VarsOf,
} from '@guildhall/kernel';
import { gainAbilities } from './rules/crew.ts';
import { eventPhase, fireball, resolution } from './rules/events.ts';
import { moveBrigade } from './rules/move-brigade.ts';
import { crewCapacity, holdersOf, isSpace, renownOnBoard } from './rules/reading.ts';
import { freeRecruit, join, recruit } from './rules/recruit.ts';
import { award, canPlaceOnAny } from './rules/renown.ts';
import { setup } from './rules/setup.ts';
import { freshMounts } from './rules/turn.ts';
import { ofThePeople } from './rules/wardens.ts';
import { payWater, transfer } from './rules/water.ts';
import { NOWHERE, SPACE_NAMES, spaceNamed } from './spaces.ts';
import type { Table } from './table.ts';

/** What is wrong with the frame `stack[i]`, as the end of a sentence that begins with "stack[i].vars", or null. */
type Check = (t: Table, stack: Stack, i: number) => string | null;

/** A check of the frames of one procedure, at all of its steps or at one such as "/route". */
function of<K>(
  procedure: Procedure<K>,
  check: (t: Table, frame: Frame<VarsOf<K>> & Frame, stack: Stack, i: number) => string | null,
  step = '',
): Check {
  return (t, stack, i) => {
    const frame = stack[i];
    return isFrameOf(frame, procedure) && (step === '' || frame.at === procedure.name + step) ? check(t, frame, stack, i) : null;
  };
}

const CHECKS: readonly Check[] = [
  of(payWater, (t, { vars, seat }) => {
    const all = holdersOf(t, seat, true);
    const stranger = vars.holders.find((one, i) => !all.includes(one) || vars.holders.indexOf(one) !== i);
    return stranger === undefined ? null : `.holders names ${stranger}, who holds no water of seat ${seat}, or is named twice`;
  }),
  of(transfer, (t, { vars, seat }) => {
    const all = holdersOf(t, seat, true);
    if (!samePlain(vars.holders, all)) return `.holders should be ${all.join(', ')}`;
    if (vars.before.length !== all.length) return `.before should have ${all.length} entries`;
    return vars.after.length < all.length ? null : '.after has an entry for everybody';
  }),
  of(
    moveBrigade,
    ({ brigade }, { vars, seat }) => {
      const [from, to] = [SPACE_NAMES[brigade[seat]], SPACE_NAMES[vars.to]];
      const strange = vars.routes.find((route) => !route.startsWith(`${from}-`) || !route.endsWith(`-${to}`));
      return strange === undefined ? null : `.routes has ${strange}, which does not lead from ${from} to ${to}`;
    },
    '/route',
  ),
  of(freshMounts, (_t, { vars }) => (vars.to === NOWHERE ? null : `.to is ${vars.to} before anybody moves`), '/move'),
  of(setup, (t, { vars }) => {
    const waiting = [vars.who, ...(vars['who left'] as number[])].sort((a, b) => a - b).join();
    const without = t.colour.flatMap((colour, one) => (colour === '' ? [one] : [])).join();
    return waiting === without ? null : ` ask ${waiting} for a colour, but ${without} have none`;
  }),
  of(freeRecruit, (t, { seat }) => noRoom(t, seat)),
  of(recruit, (t, { at, vars, seat }) => {
    const joins = at === 'recruit>join';
    if (joins !== (vars.kept !== '')) return `.kept is "${vars.kept}" at "${at}"`;
    if (joins && vars.drawn.length > 0) return '.drawn has cards, although one was chosen';
    if (vars.precious !== (at === 'recruit/precious')) return `.precious is ${vars.precious} at "${at}"`;
    return noRoom(t, seat);
  }),
  of(join, (t, { seat }) => noRoom(t, seat)),
  of(
    award,
    (t, { vars, seat }, stack) => {
      if (vars.left === 0) return '.left is 0, but a place is asked for';
      return canPlaceOnAny(t, seat, vars.spaces, stack) ? null : `.spaces has none on which seat ${seat} can place Renown`;
    },
    '/place',
  ),
  of(ofThePeople, (t, { seat }) => noRoom(t, seat)),
  of(ofThePeople, (t, { seat }) => noneToPay(t, seat), '/crew'),
  of(ofThePeople, (t, { seat }) => noneToPay(t, seat), '/agree'),
  of(ofThePeople, crewOfFrom, '/agree'),
  of(ofThePeople, crewOfFrom, '>pay renown'),
  of(
    eventPhase,
    (_t, { vars }, stack, i) => {
      const above = stack[i + 1];
      const resolved = above && procedureOf(above.at);
      return resolution(vars.card)?.proc === resolved ? null : `.card is "${vars.card}", which is not resolved by "${resolved}"`;
    },
    '>resolve',
  ),
  of(
    eventPhase,
    (_t, { vars }) => (vars.card === '' ? null : `.card is ${vars.card}, which should be discarded by now`),
    '>end of phase',
  ),
  of(gainAbilities, (t, { vars, seat }) => {
    const { about } = vars;
    return about.seat === seat ? aboutSpace(t, about) : `.about.seat is ${about.seat}, but seat ${seat} gains`;
  }),
  of(fireball, (t, { vars }) => aboutSpace(t, vars.about)),
];

/** BR-14.7: whoever may have no crew is not asked to recruit. */
function noRoom(t: Table, seat: number): string | null {
  return crewCapacity(t, seat) > 0 ? null : ` belong to seat ${seat}, who may have no crew`;
}
/** BR-23.9: whoever has no Renown on the board cannot pay with it. */
function noneToPay(t: Table, seat: number): string | null {
  return renownOnBoard(t, seat) > 0 ? null : ` belong to seat ${seat}, who has no Renown to pay with`;
}
function crewOfFrom(t: Table, { vars }: FrameOf<typeof ofThePeople>): string | null {
  return t.crew[vars.from]?.includes(vars.card) ? null : `.card is ${vars.card}, who is not in that crew`;
}
/** A window names the space it is about. */
function aboutSpace(t: Table, { space }: PlainRecord): string | null {
  const s = typeof space === 'string' ? spaceNamed(space) : NOWHERE;
  return s !== NOWHERE && isSpace(t, s) ? null : '.about names no space in this game';
}

/** The first thing impossible about the open procedures, as a sentence naming the field, or null. */
export function framesFit(t: Table, stack: Stack): string | null {
  for (let i = 0; i < stack.length; i++) {
    for (const check of CHECKS) {
      const wrong = check(t, stack, i);
      if (wrong) return `stack[${i}].vars${wrong}`;
    }
  }
  return null;
}
