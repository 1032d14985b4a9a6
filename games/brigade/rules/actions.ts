/** Chapter 9: the one question of the Action phase: what can be done now, why not something else, and doing it. */
import { type Call, type FrameOf, flag, oneOf, type Plain, type Refusal, whole } from '@guildhall/kernel';
import { TRACK_NAMES } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOWHERE, SPACE_NAMES, SPACES, spaceNamed } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { type Action, MEANINGS, type Meaning, meaningOf, notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { ash, leonBertrand, whyNotAsh, whyNotLeon } from './crew-actions.ts';
import { extinguish, pushExtinguish, whyNotExtinguish } from './extinguish.ts';
import { canMoveWagonFirst, moveBrigade, whyNotWagonFirst } from './move-brigade.ts';
import { morgana, moveWagon, pushWagonMoves, whyNotMorgana, whyNotWagon } from './move-wagon.ts';
import { canMove, canMoveOffAshes, pushBrigadeMoves, whyNotMove } from './moves.ts';
import { has, isAtEnd, mayHaveAbilities } from './reading.ts';
import {
  canDiscardPrecious,
  canRecruit,
  discardPrecious,
  freeRecruit,
  recruit,
  whyNotDiscardPrecious,
  whyNotRecruit,
} from './recruit.ts';
import { pushRefills, refill, whyNotRefill } from './refill.ts';
import { extinguishAtOnce, moveAtOnce } from './shortcuts.ts';
import { pushUpgrades, raiseTrack, spendAction, whyNotUpgrade } from './upgrade.ts';
import { triggersOnly, warden, whyNotWarden } from './wardens.ts';
import { canTransfer, transfer, walder, walders, whyNotTransfer } from './water.ts';

/** Procedures that complete an action; '': it is complete. */
const COMPLETIONS = [
  '',
  'move brigade',
  'extinguish',
  'walder',
  'free recruit',
  'recruit',
  'transfer',
  'ash',
  'leon bertrand',
  'warden',
  'morgana',
] as const;

/** Its steps stand in turn.ts. */
export const actionPhase = book.procedure('action phase', {
  next: oneOf(COMPLETIONS, ''),
  /** What the action is about: a space, a track, a number of tokens. */
  n: whole(NOWHERE, SPACES - 1, 0),
  ended: flag(),
});
type ActionFrame = FrameOf<typeof actionPhase>;

/** BR-27.16: Aurath's move costs no action. */
function isWardenFree(t: Table, seat: number): boolean {
  return t.warden[seat] === 'aurath';
}
function canUseWarden(t: Table, seat: number): boolean {
  return t.settings.advanced && !t.wardenUsed && !triggersOnly(t, seat) && whyNotWarden(t, seat) === null;
}

/** Something can be done without spending an action. */
export function hasFreeAction(t: Table): boolean {
  const seat = t.active;
  if (canDiscardPrecious(t, seat) || canUseMorgana(t, seat)) return true;
  return t.settings.advanced && isWardenFree(t, seat) && canUseWarden(t, seat);
}
function canUseMorgana(t: Table, seat: number): boolean {
  return mayHaveAbilities(t, seat) && has(t, seat, 'morgana') && whyNotMorgana(t, seat) === null;
}

/** What can be done now. Chapter by chapter this says the same as `whyNotAction`; a test compares them answer by answer. */
export function pushActions(t: Table, _f: ActionFrame, list: string[]): void {
  const seat = t.active;
  const onDestroyed = t.fire[t.brigade[seat]] === DESTROYED;
  let mustMove = false;
  if (t.actions > 0) {
    const before = list.length;
    pushBrigadeMoves(t, seat, 'action', list);
    const anyMove = list.length > before;
    // BR-10.10: the last action must lead off a destroyed block, if it can.
    const mustLeave = onDestroyed && t.actions === 1 && canMoveOffAshes(t, seat, 'action');
    mustMove = mustLeave || (onDestroyed && anyMove && t.actions > 1);
    if (anyMove && canMoveWagonFirst(t, seat)) list.push('wagon first');
    if (!mustLeave) pushOtherActions(t, seat, list);
  }
  pushFreeActions(t, seat, list);
  if (onDestroyed && !mustMove && list.includes('warden') && isWardenFree(t, seat)) {
    mustMove = canMoveOffAshes(t, seat, 'incorporeal');
  }
  if (!mustMove) list.push('end');
}

function pushOtherActions(t: Table, seat: number, list: string[]): void {
  pushWagonMoves(t, seat, list);
  pushExtinguish(t, seat, list);
  pushRefills(t, seat, list);
  if (canRecruit(t, seat)) list.push('recruit');
  if (canTransfer(t, seat)) list.push('transfer');
  pushUpgrades(t, seat, list);
  if (t.settings.advanced && !isWardenFree(t, seat) && canUseWarden(t, seat)) list.push('warden');
  if (mayHaveAbilities(t, seat)) {
    if (has(t, seat, 'leon') && whyNotLeon(t, seat) === null) list.push('leon');
    if (has(t, seat, 'ash') && whyNotAsh(t, seat) === null) list.push('ash');
  }
}
function pushFreeActions(t: Table, seat: number, list: string[]): void {
  if (canUseMorgana(t, seat)) list.push('morgana');
  if (t.settings.advanced && isWardenFree(t, seat) && canUseWarden(t, seat)) list.push('warden');
  if (canDiscardPrecious(t, seat)) list.push('discard precious');
}

/** Why the active player cannot answer so; null: the answer is legal. */
export function whyNotAction(t: Table, answer: Plain): Refusal<BR> | null {
  const seat = t.active;
  const meaning = meaningOf(answer);
  if (meaning === null) return whyNotAnyhow(t, answer) ?? notAnAnswer('action phase/action', answer);
  const { action, n } = meaning;
  // Whether a warden costs an action depends on who it is, and on more that is said first.
  if (t.actions === 0 && action !== 'warden' && !isFree(t, seat, action)) return no('BR-6.4', 'noActionsLeft', { action });
  return whyNotPossible(t, seat, action, n) ?? whyNotBefore(t, seat, action);
}
/** Why an action cannot be taken at all, for whoever names it without saying where or how much. */
function whyNotAnyhow(t: Table, answer: Plain): Refusal<BR> | null {
  const seat = t.active;
  if (t.actions === 0 && (answer === 'refill' || answer === 'extinguish' || answer === 'upgrade')) {
    return no('BR-6.4', 'noActionsLeft', { action: answer });
  }
  if (answer === 'refill') return whyNotRefill(t, seat, t.brigade[seat]);
  if (answer === 'extinguish') return whyNotExtinguish(t, seat, 1);
  // BR-12.1: no place is said, for there is but one.
  const elsewhere = typeof answer === 'string' && answer.startsWith('extinguish ') ? spaceNamed(answer.slice(11)) : NOWHERE;
  if (elsewhere >= 0 && elsewhere !== t.brigade[seat]) {
    return no('BR-12.1', 'notWhereYouStand', { space: SPACE_NAMES[elsewhere], at: SPACE_NAMES[t.brigade[seat]] });
  }
  if (answer === 'upgrade') return whyNotUpgrade(t, seat, TRACK_NAMES.find((track) => !isAtEnd(t, seat, track)) ?? 'crew');
  return null;
}
function isFree(t: Table, seat: number, action: Action): boolean {
  if (action === 'warden') return isWardenFree(t, seat);
  return action === 'end' || action === 'morgana' || action === 'discard precious';
}

/** BR-10.10: why a Brigade on a destroyed block must move before this; null: it need not. */
function whyNotBefore(t: Table, seat: number, action: Action): Refusal<BR> | null {
  const here = t.brigade[seat];
  if (t.fire[here] !== DESTROYED || action === 'brigade' || action === 'wagon first') return null;
  const last = t.actions === 1 && !isFree(t, seat, action);
  const must = action === 'end' ? canStillMove(t, seat) : last && canMoveOffAshes(t, seat, 'action');
  return must ? no('BR-10.10', 'mustLeaveDestroyed', { space: SPACE_NAMES[here] }) : null;
}
/** With several actions left any move will do; the last one, and Aurath's free one, must lead off. */
function canStillMove(t: Table, seat: number): boolean {
  if (t.actions > 1 && canMove(t, seat, 'action')) return true;
  if (t.actions === 1 && canMoveOffAshes(t, seat, 'action')) return true;
  return isWardenFree(t, seat) && whyNotWarden(t, seat) === null && canMoveOffAshes(t, seat, 'incorporeal');
}

/** The action's own reason; null where there is none. */
function whyNotPossible(t: Table, seat: number, action: Action, n: number): Refusal<BR> | null {
  switch (action) {
    case 'brigade':
      return whyNotMove(t, seat, 'action', n);
    case 'wagon':
      return whyNotWagon(t, seat, n);
    case 'extinguish':
      return whyNotExtinguish(t, seat, n);
    case 'refill':
      return whyNotRefill(t, seat, n);
    case 'recruit':
      return whyNotRecruit(t, seat);
    case 'transfer':
      return whyNotTransfer(t, seat);
    case 'upgrade':
      return whyNotUpgrade(t, seat, TRACK_NAMES[n]);
    case 'warden':
      return whyNotWarden(t, seat);
    case 'leon':
      return whyNotLeon(t, seat);
    case 'ash':
      return whyNotAsh(t, seat);
    case 'morgana':
      return whyNotMorgana(t, seat);
    case 'wagon first':
      return whyNotWagonFirst(t, seat, 'action');
    case 'discard precious':
      return whyNotDiscardPrecious(t, seat);
    case 'end':
      return null;
  }
}

/** Carries an action out, or names the procedure that does. */
export function takeAction(p: P, f: ActionFrame, answer: string): void {
  const { t } = p;
  const { vars } = f;
  const seat = t.active;
  const { action, n } = MEANINGS.get(answer) as Meaning;
  vars.next = '';
  vars.n = n;
  switch (action) {
    case 'brigade':
      if (!moveAtOnce(p, seat, n)) vars.next = 'move brigade';
      return;
    case 'wagon first':
      vars.next = 'move brigade';
      vars.n = NOWHERE;
      return;
    case 'wagon':
      spendAction(p);
      moveWagon(p, seat, n, 'action', 'BR-11.1');
      return;
    case 'extinguish':
      spendAction(p);
      if (!extinguishAtOnce(p, seat, n)) vars.next = 'extinguish';
      return;
    case 'refill':
      spendAction(p);
      refill(p, seat, n);
      vars.n = walders(t, seat);
      if (vars.n > 0) vars.next = 'walder';
      return;
    case 'upgrade':
      spendAction(p);
      t.upgraded = true;
      if (raiseTrack(p, seat, TRACK_NAMES[n], 'action', 'BR-16.1')) vars.next = 'free recruit';
      return;
    case 'recruit':
    case 'transfer':
    case 'ash':
      spendAction(p);
      vars.next = action;
      return;
    case 'leon':
      spendAction(p);
      vars.next = 'leon bertrand';
      return;
    case 'warden':
    case 'morgana':
      vars.next = action;
      return;
    case 'discard precious':
      discardPrecious(p, seat);
      return;
    case 'end':
      vars.ended = true;
  }
}

export function completion(f: ActionFrame): Call | null {
  const { next, n } = f.vars;
  switch (next) {
    case '':
      return null;
    case 'move brigade':
      return moveBrigade.with({ to: n, wagonFirst: n === NOWHERE });
    case 'extinguish':
      return extinguish.with({ n });
    case 'walder':
      return walder.with({ left: n });
    case 'free recruit':
      return freeRecruit.with({ cause: 'blueBonus' });
    case 'recruit':
      return recruit.with({});
    case 'transfer':
      return transfer.with({});
    case 'ash':
      return ash.with({});
    case 'leon bertrand':
      return leonBertrand.with({});
    case 'warden':
      return warden.with({});
    case 'morgana':
      return morgana.with({});
  }
}
