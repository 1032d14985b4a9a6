/** Refusals of moves, climbs and breaking away. Lengths are inches; `m` is the mover. */
export type MovingRefusals = {
  walkUsed: { m: number };
  dashUndeclared: { m: number };
  oneDashOnly: { m: number };
  noDash: { m: number; effect: string };
  dashNeedsAction: { m: number };
  carrierCannotDash: { m: number };
  groundedCannotMove: { m: number };
  tooFar: { m: number; length: number; limit: number; side: string };
  wayBlockedByModel: { m: number; other: number; length: number };
  wayBlockedByTerrain: { m: number; t: number; length: number };
  wayBlockedByCarriage: { m: number; length: number };
  leavesBoard: { m: number };
  leavesTop: { m: number; t: number };
  mayNotLeave: { m: number };
  noSuchPlace: { answer: string };
  // Climbing
  bigGuysCannotClimb: { m: number };
  brokenBonesCannotClimb: { m: number };
  carrierCannotClimb: { m: number };
  touchesNothing: { m: number };
  touchesNot: { m: number; t: number };
  standsOnGround: { m: number };
  notLow: { t: number };
  topTooSmall: { t: number };
  tooHigh: { t: number; height: number; limit: number };
  climbTooFar: { length: number; limit: number };
  notAcross: { t: number };
  notBeyond: { t: number };
  nowhereToClimb: { m: number };
  sameSide: { t: number };
  heldByEnemies: { m: number; enemies: number[] };
};
