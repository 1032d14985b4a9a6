/**
 * Chapters 21 to 29: what the chapters on turns, moves and fights ask of the scenario being played. They call these functions
 * and the two procedures at the named moments; which scenario it is they need not know.
 */
import type { Box } from '@guildhall/geometry';
import { type Position, SCENARIOS, type ScenarioId, zoneOf as zoneAt } from '../../data/index.ts';
import { NONE, type Table } from '../../table.ts';
import { book, type P } from '../book.ts';
import { endGame } from '../ending.ts';
import { edgeOf, hasModelsInPlay, isCarrier } from '../reading.ts';
import { brawlResult, brawlScore } from './brawl.ts';
import { carriage, placeCarriage } from './carriage.ts';
import { chestExit, chestOut, dropAtOnce, letGoWhenStunned, placeChest } from './chuck-ball.ts';
import { awaitTreasure, collectTreasure, hideAndSeek, leaveTreasure, treasureResult, treasureWinners } from './hide-and-seek.ts';
import { mrCuddly, placeCuddly } from './mr-cuddly.ts';
import { hasSpy, ratResult, ratWinners, spies } from './rat.ts';
import { territoryResult, territoryScore } from './territory.ts';
import { vic, vicExit, vicLost, vicOut } from './vic.ts';

/** Whether both gangs can play it: Protect the Rat needs somebody besides the Leader (KC-29.4). */
export const isPlayable = (t: Pick<Table, 'models'>, scenario: ScenarioId): boolean =>
  scenario !== 'protect-the-rat' || (hasSpy(t, 0) && hasSpy(t, 1));

/** The last turn of the scenario (KC-21.7, KC-24.8, KC-25.13). */
export const turnLimit = (t: Pick<Table, 'scenario'>): number => (t.scenario === 0 ? 0 : SCENARIOS[t.scenario].turns);

/** Where the seat deploys (KC-D.19). */
export const zoneOf = (t: Pick<Table, 'scenario' | 'south'>, seat: number): Box =>
  zoneAt(t.scenario === 0 ? 'all-out-brawl' : t.scenario, edgeOf(t, seat));

/** Between the choice of the scenario and the draw for position (KC-4.1). */
export const scenarioPreparation = book.procedure('scenario preparation', {}).does((w) => [
  w.call('preparation', (t) => {
    if (t.scenario === 'hide-and-seek') return hideAndSeek.with({});
    if (t.scenario === 'vic') return vic.with({});
    return t.scenario === 'protect-the-rat' ? spies.with({}) : null;
  }),
]);

/** Before deployment: what the scenario itself puts on the board (KC-D.19). */
export function startPositions(p: P): void {
  const { scenario } = p.t;
  if (scenario === 'runaway-carriage') placeCarriage(p);
  else if (scenario === 'mr-cuddly') placeCuddly(p);
  else if (scenario === 'chuck-ball') placeChest(p);
}

/** Step 1 of the end of a turn (KC-6.12). */
export const scenarioEndOfTurn = book.procedure('scenario end of turn', {}).does((w) => [
  w.call('events', (t) => {
    if (t.scenario === 'runaway-carriage') return carriage.with({});
    return t.scenario === 'mr-cuddly' ? mrCuddly.with({}) : null;
  }),
]);

/** Step 3 of the start of an activation (KC-7.5): treasure is collected. */
export function onActivationStart(p: P, m: number): void {
  if (p.t.markers.length > 0) collectTreasure(p, m);
}

/** However the activation ended: whoever now touches a found treasure may collect it next time (KC-23.18). */
export function onActivationEnd(p: P, m: number): void {
  if (p.t.markers.length > 0) awaitTreasure(p, m);
}

/** After anything has changed where a model stands: moves, climbs, shoves, Teleport. */
export function onMoved(p: P, m: number): void {
  if (p.t.markers.length > 0) leaveTreasure(p, m);
}

/** The model has just become Stunned, by whatever. */
export function onStunned(p: P, m: number): void {
  if (p.t.chest !== null) letGoWhenStunned(p, m);
}

/** The model has just been taken off the board; call `checkWin` once all that go together are off. */
export function onRemoved(p: P, m: number): void {
  if (p.t.markers.length > 0) leaveTreasure(p, m);
  if (p.t.chest !== null) dropAtOnce(p, m);
}

/** The edge over which the model may leave the board by a Walk or Dash (KC-27.9, KC-28.3); null if it may not. */
export function exitEdge(t: Table, m: number): Position | null {
  if (t.scenario === 'vic') return vicExit(t, m);
  return isCarrier(t, m) ? chestExit(t, m) : null;
}
export const mayLeave = (t: Table, m: number): boolean => exitEdge(t, m) !== null;

/** The model has moved over its exit: that ends the game at once (KC-21.9). */
export function onLeave(p: P, m: number): void {
  if (p.t.scenario === 'vic') vicOut(p, m);
  else chestOut(p, m);
}

/** Looked at when models have been taken off: does that end the game at once (KC-21.6, KC-21.9)? */
export function checkWin(p: P): void {
  const { t } = p;
  if (t.ending !== null) return;
  if (t.vic !== NONE && t.models[t.vic].place === 'removed') {
    vicLost(p);
    return;
  }
  const zero = hasModelsInPlay(t, 0);
  const one = hasModelsInPlay(t, 1);
  if (zero && one) return;
  if (t.scenario === 'protect-the-rat') {
    // KC-29.9
    ratResult(p, 'KC-29.9');
  } else if (!zero && !one) {
    // KC-21.6: with nobody left both have wiped out the other, or neither has won.
    endGame(p, 'nobodyLeft', 'KC-21.6', winnersNow(t), scoresNow(t));
  } else if (t.scenario === 'all-out-brawl' || t.scenario === 'territory-grab') {
    endGame(p, 'wipedOut', t.scenario === 'all-out-brawl' ? 'KC-22.1' : 'KC-26.3', [zero ? 0 : 1], scoresNow(t));
  }
}

/** Step 3 of the end of the last turn (KC-6.12). */
export function finalResult(p: P): void {
  const { t } = p;
  switch (t.scenario) {
    case 'all-out-brawl':
      brawlResult(p);
      break;
    case 'hide-and-seek':
      treasureResult(p);
      break;
    case 'territory-grab':
      territoryResult(p);
      break;
    case 'protect-the-rat':
      ratResult(p, 'KC-29.8');
      break;
    case 'runaway-carriage':
      endGame(p, 'escaped', 'KC-24.7', []);
      break;
    default:
      endGame(p, 'turnLimit', DRAWN_BY[t.scenario === 0 ? 'vic' : t.scenario], []);
  }
}

/** Scenarios that nobody has won by their last turn. */
const DRAWN_BY = { 'mr-cuddly': 'KC-25.13', vic: 'KC-27.11', 'chuck-ball': 'KC-28.20' } as const;

/** Who has won by what is done already, if the game stops here with a gang gone (KC-21.5, KC-21.6); [] is a draw. */
export function winnersNow(t: Table): number[] {
  if (t.scenario === 'hide-and-seek') return treasureWinners(t);
  return t.scenario === 'protect-the-rat' ? ratWinners(t) : [];
}

/** Points of the seat as things stand: members removed, territory held, treasure collected; 0 where nothing is counted. */
export function scoreOf(t: Table, seat: number): number {
  if (t.scenario === 'all-out-brawl') return brawlScore(t, seat);
  if (t.scenario === 'territory-grab') return territoryScore(t, seat);
  return t.scenario === 'hide-and-seek' ? t.treasures[seat] : 0;
}

export const scoresNow = (t: Table): [number, number] => [scoreOf(t, 0), scoreOf(t, 1)];
