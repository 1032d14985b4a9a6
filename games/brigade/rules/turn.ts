/** Chapter 6: the turn, step by step (BR-6.6); chapter 25 for Fresh Mounts, which ends it. */
import { flag, openFrame, type Stack, sum, sumOf } from '@guildhall/kernel';
import type { Term, TermName } from '../facts.ts';
import { NOBODY, NOWHERE, SPACE_NAMES } from '../spaces.ts';
import { DESTROYED, type Phase, type Table } from '../table.ts';
import { actionPhase, completion, hasFreeAction, pushActions, takeAction, whyNotAction } from './actions.ts';
import { MEANINGS, notAnAnswer } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { endOfPhase } from './buildings.ts';
import { checkAllsWell, checkEvacuation, endByEvacuation } from './ending.ts';
import { eventPhase, ifDoomed } from './events.ts';
import { tokensToPutOut } from './extinguish.ts';
import { returnBrigade } from './fire.ts';
import { spaceOrNowhere } from './kinds.ts';
import { canMoveWagonFirst, moveBrigade, whyNotSaid } from './move-brigade.ts';
import { canMove, pushBrigadeMoves } from './moves.ts';
import { hasBoard, leadership } from './reading.ts';
import { game } from './setup.ts';

export const turn = book.procedure('turn', {});

/** Where the game stands: the open procedures tell. */
export function phaseOf(t: Table, stack: Stack): Phase {
  if (t.ending !== null) return 'over';
  if (openFrame(stack, turn) === null) return 'setup';
  return openFrame(stack, actionPhase) === null ? 'event' : 'action';
}

turn.does((w) => [
  w.run(beginTurn),
  // BR-6.3: the very first turn has no Event phase.
  w.when((t) => t.turn > 1, [w.call(eventPhase)]),
  w.call(actionPhase),
]);

function beginTurn(p: P): void {
  const { t } = p;
  t.turn++;
  t.actions = 0;
  t.upgraded = false;
  t.wardenUsed = false;
  t.wagonBonusUsed = false;
  t.morganaUsed = false;
  t.leonUsed = false;
  t.ashUsed = false;
  if (p.tell) {
    const extra = openFrame(p.game.stack, game)?.vars.extra ?? false;
    p.tell({ kind: 'turnBegan', rule: 'BR-6.1', seat: t.active, turn: t.turn, extra, last: t.evacuation !== NOBODY });
  }
  // BR-27.4: Allegiance ends before the Event phase of its player's next turn.
  if (t.allegiance === t.active) {
    t.allegiance = NOBODY;
    p.tell?.({ kind: 'allegianceEnded', rule: 'BR-27.4', seat: t.active });
  }
}

/** How many actions a turn has. */
const ACTIONS = sumOf<Table, number, TermName, BR>([
  { name: 'leadership', rule: 'BR-6.4', add: (t, seat) => leadership(t, seat) },
  // BR-16.23 says when they are had.
  { name: 'bonusActions', rule: 'BR-16.22', add: (t, seat) => t.bonusActions[seat] },
  // BR-28.6 Sir Precious: "Holder loses 1 action each turn."
  { name: 'precious', rule: 'BR-28.6', add: (t, seat) => (t.precious === seat ? -1 : 0) },
]);

function beginActions(p: P): void {
  const { t } = p;
  const seat = t.active;
  const terms: Term[] | undefined = p.tell && [];
  t.actions = sum(ACTIONS, t, seat, terms);
  t.bonusActions[seat] = 0;
  if (terms) p.tell?.({ kind: 'actionsChanged', rule: 'BR-6.4', seat, from: 0, to: t.actions, terms });
}

/** Steps 5 to 9 of BR-6.6. */
actionPhase.does((w) => [
  w.run(beginActions),
  w.loop(
    (t, f) => !f.vars.ended && (t.actions > 0 || hasFreeAction(t)),
    [
      w.ask<string>('action', {
        rule: 'BR-6.4',
        always: true,
        legal: pushActions,
        why: (t, _f, answer) => whyNotAction(t, answer) ?? notAnAnswer('action phase/action', answer),
        take: takeAction,
        show: (t) => ({ actions: t.actions, douse: tokensToPutOut(t, t.active) }),
      }),
      w.call('carry out', (_t, f) => completion(f)),
      // BR-20.17: looked at after each action.
      w.run((p, f) => {
        f.vars.next = '';
        if (!f.vars.ended) checkAllsWell(p);
      }),
    ],
  ),
  w.call(freshMounts, (t) => (canUseFreshMounts(t) ? {} : null)),
  w.run((p) => {
    const { t } = p;
    p.tell?.({ kind: 'turnEnded', rule: 'BR-6.5', seat: t.active, unused: t.actions });
    if (t.fire[t.brigade[t.active]] === DESTROYED) returnBrigade(p, t.active, 'BR-10.11');
  }),
  w.call(endOfPhase, ifDoomed),
  w.run((p) => {
    checkEvacuation(p);
    checkAllsWell(p);
  }),
]);

// BR-25.3 Fresh Mounts: "If you end your turn on a Nobles Rise block: free Move Brigade."
function canUseFreshMounts(t: Table): boolean {
  const seat = t.active;
  const s = t.brigade[seat];
  return hasBoard(t, seat, 'black') && t.quarter[s] === 'nobles' && t.fire[s] !== DESTROYED && canMove(t, seat, 'fresh mounts');
}

/** BR-25.3 to BR-25.5: one free Move Brigade, the last thing of the turn. */
export const freshMounts = book.procedure('fresh mounts', { to: spaceOrNowhere, wagonFirst: flag() });
freshMounts.does((w) => [
  w.ask<string>('move', {
    rule: 'BR-25.3',
    legal(t, f, list) {
      pushBrigadeMoves(t, f.seat, 'fresh mounts', list);
      if (canMoveWagonFirst(t, f.seat)) list.push('wagon first');
      list.push('done');
    },
    why: (t, f, answer) => whyNotSaid(t, f.seat, 'fresh mounts', answer) ?? notAnAnswer('fresh mounts/move', answer),
    take(p, f, answer) {
      if (answer === 'done') {
        p.tell?.({ kind: 'offerDeclined', rule: 'BR-25.3', seat: f.seat, offer: 'freshMounts' });
        return;
      }
      f.vars.wagonFirst = answer === 'wagon first';
      f.vars.to = f.vars.wagonFirst ? NOWHERE : (MEANINGS.get(answer)?.n ?? NOWHERE);
      if (f.vars.to === NOWHERE && !f.vars.wagonFirst) return;
      p.tell?.({ kind: 'abilityUsed', rule: 'BR-25.3', seat: f.seat, card: 'freshMounts' });
    },
    show: (t, f) => ({ space: SPACE_NAMES[t.brigade[f.seat]] }),
  }),
  w.call('go', (_t, f) => {
    const { to, wagonFirst } = f.vars;
    if (to === NOWHERE && !wagonFirst) return null;
    return moveBrigade.with({ kind: 'fresh mounts', to, wagonFirst });
  }),
]);

/** Step 10 of BR-6.6: an extra turn, the next player's, or the end of the evacuation. Returns true for an extra turn. */
export function passTurn(p: P): boolean {
  const { t } = p;
  // BR-26.26, BR-20.14.
  if (t.extraTurns[t.active] > 0 && t.evacuation === NOBODY) {
    t.extraTurns[t.active]--;
    return true;
  }
  const next = (t.active + 1) % t.seats;
  // BR-20.9: the player on whose turn it began gets no further one.
  if (next === t.evacuation) endByEvacuation(p);
  else t.active = next;
  return false;
}
