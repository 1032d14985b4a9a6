/** Chapter 9: the one question of the Action phase: what can be done now, why not something else, and doing it. */
import type { Call, Frame, Plain, Refusal } from '@guildhall/kernel';
import { TRACK_NAMES } from '../data/index.ts';
import { no } from '../refusals.ts';
import { NOBODY, NOWHERE, SPACE_NAMES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { MEANINGS, type Meaning, meaningOf, notAnAnswer } from './answers.ts';
import type { BR, P } from './book.ts';
import { canUseAsh, canUseLeon, whyNotAsh, whyNotHad, whyNotLeon } from './crew-actions.ts';
import { extinguishQuietly, isQuietExtinguish, pushExtinguish, whyNotExtinguish } from './extinguish.ts';
import { canMoveWagonFirst, hasWagonBonus, isQuietMove, moveQuietly, pushBrigadeMoves, whyNotBrigade } from './move-brigade.ts';
import { canWagonMove, moveWagon, pushWagonMoves, whyNotWagon } from './move-wagon.ts';
import { brigadePlaces, brigadeWater, crewCapacity, has, isAtEnd, mayHaveAbilities, wagonCapacity } from './reading.ts';
import { canRecruit } from './recruit.ts';
import { pushRefills, refill, whyNotRefill } from './refill.ts';
import { pushUpgrades, raiseTrack, spendAction, whyNotUpgrade } from './upgrade.ts';
import { triggersOnly, whyNotWarden } from './wardens.ts';
import { walders } from './water.ts';

export type ActionVars = {
  /** The procedure that completes the action chosen, or ''. */
  next: string;
  n: number;
  ended: boolean;
};

/** BR-15.1, BR-15.5: together, and some token could lie elsewhere. */
function canTransfer(t: Table, seat: number): boolean {
  if (t.brigade[seat] !== t.wagon[seat]) return false;
  const water = brigadeWater(t, seat) + t.wagonWater[seat];
  return water > 0 && water < brigadePlaces(t, seat) + wagonCapacity(t, seat);
}

function canUseMorgana(t: Table, seat: number): boolean {
  return !t.morganaUsed && mayHaveAbilities(t, seat) && has(t, seat, 'morgana') && canWagonMove(t, seat);
}
/** BR-28.7, BR-28.8. */
function canDiscardPrecious(t: Table, seat: number): boolean {
  return t.precious === seat && t.brigade[seat] === t.firehouse[seat];
}
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

const undestroyed = (t: Table, answer: string): boolean => t.fire[MEANINGS.get(answer)?.n ?? 0] !== DESTROYED;
const scratch: string[] = [];

export function pushActions(t: Table, _f: Frame<ActionVars>, list: string[]): void {
  const seat = t.active;
  const onDestroyed = t.fire[t.brigade[seat]] === DESTROYED;
  let mustMove = false;
  if (t.actions > 0) {
    const before = list.length;
    pushBrigadeMoves(t, seat, 'action', list);
    const canMove = list.length > before;
    // BR-10.10: the last action must lead off a destroyed block, if it can.
    const mustLeave = onDestroyed && t.actions === 1 && canMove && undestroyed(t, list[before]);
    mustMove = mustLeave || (onDestroyed && canMove && t.actions > 1);
    if (canMove && canMoveWagonFirst(t, seat)) list.push('wagon first');
    if (!mustLeave) pushOtherActions(t, seat, list);
  }
  pushFreeActions(t, seat, list);
  if (onDestroyed && !mustMove && list.includes('warden') && isWardenFree(t, seat)) {
    scratch.length = 0;
    pushBrigadeMoves(t, seat, 'incorporeal', scratch);
    mustMove = scratch.some((answer) => undestroyed(t, answer));
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
    if (canUseLeon(t, seat)) list.push('leon');
    if (canUseAsh(t, seat)) list.push('ash');
  }
}
function pushFreeActions(t: Table, seat: number, list: string[]): void {
  if (canUseMorgana(t, seat)) list.push('morgana');
  if (t.settings.advanced && isWardenFree(t, seat) && canUseWarden(t, seat)) list.push('warden');
  if (canDiscardPrecious(t, seat)) list.push('discard precious');
}

const FREE: readonly string[] = ['end', 'morgana', 'discard precious', 'warden'];

export function whyNotAction(t: Table, _f: Frame<ActionVars>, answer: Plain): Refusal<BR> {
  const seat = t.active;
  const meaning = meaningOf(answer);
  if (meaning === null) return notAnAnswer('action phase/action', answer);
  const { action, n } = meaning;
  if (t.actions === 0 && !FREE.includes(action)) return no('BR-6.4', 'noActionsLeft', { action });
  const here = SPACE_NAMES[t.brigade[seat]];
  if (action === 'end') return no('BR-10.10', 'mustLeaveDestroyed', { space: here });
  return whyNotPossible(t, seat, action, n) ?? no('BR-10.10', 'mustLeaveDestroyed', { space: here });
}

/** The action's own reason; null where only the destroyed block under the Brigade forbids it. */
function whyNotPossible(t: Table, seat: number, action: Meaning['action'], n: number): Refusal<BR> | null {
  scratch.length = 0;
  pushOtherActions(t, seat, scratch);
  const possible = (text: string): boolean => scratch.includes(text);
  switch (action) {
    case 'brigade':
      return whyNotBrigade(t, seat, n, 'action');
    case 'wagon':
      return possible(`wagon ${SPACE_NAMES[n]}`) ? null : whyNotWagon(t, seat, n);
    case 'extinguish':
      return possible(`extinguish ${n}`) ? null : whyNotExtinguish(t, seat, n);
    case 'refill':
      return possible(`refill ${SPACE_NAMES[n]}`) ? null : whyNotRefill(t, seat, n);
    case 'recruit':
      if (possible('recruit')) return null;
      return crewCapacity(t, seat) === 0 ? no('BR-14.7', 'noCrewCapacity', {}) : no('BR-14.13', 'noCrewCards', {});
    case 'transfer':
      return possible('transfer') ? null : whyNotTransfer(t, seat);
    case 'upgrade':
      return possible(`upgrade ${TRACK_NAMES[n]}`) ? null : whyNotUpgrade(t, TRACK_NAMES[n]);
    case 'warden':
      return whyNotWarden(t, seat);
    case 'leon':
      return possible('leon') ? null : whyNotLeon(t, seat);
    case 'ash':
      return possible('ash') ? null : whyNotAsh(t, seat);
    case 'morgana':
      if (!has(t, seat, 'morgana')) return whyNotHad(t, seat, 'morgana');
      return no('BR-26.8', 'usedThisTurn', { card: 'morgana' });
    case 'wagon first':
      if (!isAtEnd(t, seat, 'wagon')) return no('BR-16.18', 'blueBonusNotReached', { track: 'wagon' });
      return hasWagonBonus(t, seat) ? no('BR-16.18', 'noBrigadeMove', {}) : no('BR-16.18', 'blueBonusUsed', { track: 'wagon' });
    case 'discard precious':
      if (t.precious !== seat) return no('BR-28.7', 'noPrecious', {});
      return no('BR-28.8', 'notAtFirehouse', { firehouse: SPACE_NAMES[t.firehouse[seat]] });
    case 'end':
      return null;
  }
}

function whyNotTransfer(t: Table, seat: number): Refusal<BR> {
  const brigade = SPACE_NAMES[t.brigade[seat]];
  const wagon = SPACE_NAMES[t.wagon[seat]];
  if (brigade !== wagon) return no('BR-15.1', 'notTogether', { brigade, wagon });
  if (brigadeWater(t, seat) + t.wagonWater[seat] === 0) return no('BR-15.5', 'noWater', {});
  return no('BR-15.5', 'nothingWouldChange', {});
}

/** Carries an action out, or names the procedure that does. */
export function takeAction(p: P, f: Frame<ActionVars>, answer: string): void {
  const { t } = p;
  const { vars } = f;
  const seat = t.active;
  const { action, n } = MEANINGS.get(answer) as Meaning;
  vars.next = '';
  vars.n = n;
  switch (action) {
    case 'brigade':
      if (isQuietMove(t, seat, n)) {
        spendAction(p);
        moveQuietly(p, seat, n);
      } else vars.next = 'move brigade';
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
      if (isQuietExtinguish(t, seat, n)) extinguishQuietly(p, seat, n);
      else vars.next = 'extinguish';
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
      t.precious = NOBODY;
      t.crewDiscard.push('precious');
      p.tell?.({ kind: 'preciousDiscarded', rule: 'BR-28.7', seat });
      return;
    case 'end':
      vars.ended = true;
  }
}

export function completion(f: Frame<ActionVars>): Call | null {
  const { next, n } = f.vars;
  switch (next) {
    case '':
      return null;
    case 'move brigade':
      return { proc: next, vars: { kind: 'action', to: n, wagonFirst: n === NOWHERE } };
    case 'extinguish':
      return { proc: next, vars: { n } };
    case 'walder':
      return { proc: next, vars: { left: n } };
    case 'free recruit':
      return { proc: next, vars: { cause: 'blueBonus' } };
    default:
      return { proc: next };
  }
}
