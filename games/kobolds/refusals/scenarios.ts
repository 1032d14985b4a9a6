/** Refusals of the scenarios. `m` is a model, `k` a marker; lengths are inches. */
type Nothing = Record<never, never>;

export type ScenarioRefusals = {
  // Placing markers. `gap`: from the spot to what it should lie on or keep away from.
  markerNotOnTerrain: { gap: number; t: number };
  markerOnTerrain: { t: number };
  markerInZone: { edge: string; gap: number; least: number };
  markerOffBoard: Nothing;
  markerTooNear: { k: number; distance: number; least: number };
  markerOutOfReach: { base: number };
  // Inspecting
  noSuchMarker: { k: number };
  markerInspected: { k: number };
  notTouchingMarker: { m: number; k: number; gap: number };
  onTopOfTerrain: { m: number };
  notThisScenario: { what: string };
  // Strikes
  noSuchTarget: { target: string };
  notTouchingTarget: { m: number; target: string; gap: number };
  rangedOnly: { m: number };
  limitTooLow: { m: number; limit: number; least: number };
  limitHighEnough: { m: number; limit: number };
  noPair: Nothing;
  notAPair: { first: string; second: string };
  // V.I.C.
  notForThis: { m: number; instead: string };
  // Chest
  chestCarried: { m: number; carrier: number };
  notTouchingChest: { m: number; gap: number };
  stunnedCannotCarry: { m: number };
  notCarrying: { m: number };
  noDirection: { m: number };
  // Spies
  leaderIsNoSpy: { m: number };
};
