/** Chapter 16: the three tracks, their blue bonuses, and the counting of actions that depends on them. */
import { flag, needed, openFrame, type Refusal } from '@guildhall/kernel';
import { TRACK_NAMES, TRACKS, type TrackName } from '../data/index.ts';
import type { Cause, Term, TermName } from '../facts.ts';
import { no } from '../refusals.ts';
import { NOBODY } from '../spaces.ts';
import type { Table } from '../table.ts';
import { actionPhase } from './actions.ts';
import { notAnAnswer, trackNamed, UPGRADE_TRACK } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { cause, rule, track } from './kinds.ts';
import { has, isAtEnd, trackSpaces } from './reading.ts';
import { freeRecruit } from './recruit.ts';

const LEADERSHIP_BONUS = 2;

/** Adds to (or takes from) the actions left in this turn. */
export function changeActions(p: P, add: number, name: TermName, rule: BR): void {
  const { t } = p;
  const from = t.actions;
  t.actions += add;
  p.tell?.({ kind: 'actionsChanged', rule, seat: t.active, from, to: t.actions, terms: [{ name, rule, add }] });
}
export function spendAction(p: P): void {
  const { t } = p;
  t.actions--;
  if (p.tell) {
    const terms: Term[] = [{ name: 'spent', rule: 'BR-9.2', add: -1 }];
    p.tell({ kind: 'actionsChanged', rule: 'BR-9.2', seat: t.active, from: t.actions + 1, to: t.actions, terms });
  }
}

/** Moves a tracker one space; true if the crew's blue bonus must now be offered. At the end nothing happens (BR-16.9). */
export function raiseTrack(p: P, seat: number, track: TrackName, cause: Cause, rule: BR): boolean {
  const { t } = p;
  const spaces = trackSpaces(t, track);
  const values = TRACKS[track];
  const from = spaces[seat];
  if (from === values.length - 1) {
    p.tell?.({ kind: 'trackAtEnd', rule: 'BR-16.9', seat, track });
    return false;
  }
  const to = from + 1;
  spaces[seat] = to;
  p.tell?.({ kind: 'trackRaised', rule, seat, track, from, to, valueFrom: values[from], valueTo: values[to], cause });
  const ownActions = seat === t.active && openFrame(p.game.stack, actionPhase) !== null;
  if (track === 'leadership' && ownActions && values[to] > values[from]) {
    changeActions(p, values[to] - values[from], 'leadership', 'BR-16.13');
  }
  return to === values.length - 1 && reachEnd(p, seat, track, ownActions);
}

function reachEnd(p: P, seat: number, track: TrackName, ownActions: boolean): boolean {
  const { t } = p;
  p.tell?.({ kind: 'blueBonus', rule: 'BR-16.14', seat, track });
  if (track === 'leadership') {
    // BR-16.20 to BR-16.23: at once in the own Action phase, else in the next one.
    if (ownActions) changeActions(p, LEADERSHIP_BONUS, 'bonusActions', 'BR-16.20');
    else t.bonusActions[seat] += LEADERSHIP_BONUS;
  }
  // BR-26.25 Brother Ben: "When you fully upgrade a track, take an extra turn." Not once evacuation has begun (BR-20.14).
  if (has(t, seat, 'ben') && t.evacuation === NOBODY) {
    t.extraTurns[seat]++;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.25', seat, card: 'ben' });
    p.tell?.({ kind: 'extraTurnWon', rule: 'BR-26.25', seat });
  }
  return track === 'crew';
}

export function pushUpgrades(t: Table, seat: number, list: string[]): void {
  if (t.upgraded) return;
  if (t.crewTrack[seat] < TRACKS.crew.length - 1) list.push(UPGRADE_TRACK[0]);
  if (t.wagonTrack[seat] < TRACKS.wagon.length - 1) list.push(UPGRADE_TRACK[1]);
  if (t.leadershipTrack[seat] < TRACKS.leadership.length - 1) list.push(UPGRADE_TRACK[2]);
}
export function whyNotUpgrade(t: Table, seat: number, track: TrackName): Refusal<BR> | null {
  if (t.upgraded) return no('BR-9.4', 'upgradedThisTurn', {});
  return isAtEnd(t, seat, track) ? no('BR-16.9', 'trackAtItsEnd', { track }) : null;
}
export function canUpgrade(t: Table, seat: number): boolean {
  return TRACK_NAMES.some((track) => !isAtEnd(t, seat, track));
}

/** A step after which no blue bonus is to be offered, as most are: see shortcuts.ts. */
export function isPlainRaise(t: Table, seat: number, track: TrackName): boolean {
  return track !== 'crew' || t.crewTrack[seat] !== TRACKS.crew.length - 2;
}

/** One step on a given track, with the blue bonus (BR-7.35). */
export const raiseOneTrack = book.procedure('raise track', {
  track: needed(track),
  cause: needed(cause),
  rule: needed(rule),
  /** The blue bonus of the Crew track is due. */
  recruit: flag(),
});
raiseOneTrack.does((w) => [
  w.run((p, f) => {
    f.vars.recruit = raiseTrack(p, f.seat, f.vars.track, f.vars.cause, f.vars.rule);
  }),
  w.call('blue bonus', (_t, f) => (f.vars.recruit ? freeRecruit.with({ cause: 'blueBonus' }) : null)),
]);

/** An Upgrade that is not the player's Upgrade action: Pep Overclock and Glint Dampshot. */
export const freeUpgrade = book.procedure('free upgrade', { cause: needed(cause), rule: needed(rule), track });
freeUpgrade.does((w) => [
  w.ask<string>('track', {
    rule: 'BR-16.1',
    legal(t, f, list) {
      for (const track of TRACK_NAMES) if (!isAtEnd(t, f.seat, track)) list.push(track);
    },
    why(_t, _f, answer) {
      const track = trackNamed(answer);
      return track === null ? notAnAnswer('free upgrade/track', answer) : no('BR-16.9', 'trackAtItsEnd', { track });
    },
    take(p, f, answer) {
      f.vars.track = trackNamed(answer) ?? 'crew';
      if (f.vars.cause === 'pep') p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.13', seat: f.seat, card: 'pep' });
    },
    show: (_t, f) => ({ cause: f.vars.cause }),
  }),
  w.call('raise', (_t, f) => {
    const { track, cause, rule } = f.vars;
    return raiseOneTrack.with({ track, cause, rule });
  }),
]);
