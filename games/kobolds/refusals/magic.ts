/** Refusals of magic. `m` is the caster or the model moved; lengths are inches. */
export type MagicRefusals = {
  notAWizard: { m: number };
  castAlready: { m: number };
  notAnEnemyTarget: { m: number; target: number };
  notAFriendlyTarget: { m: number; target: number };
  neutralTarget: { target: number };
  noSuchTotal: { answer: string; totals: number[] };
  tooManyCrystals: { n: number; held: number; most: number };
  // Teleport
  notAtEdge: { m: number; gap: number };
  noSpotThere: { m: number; place: string };
  staysPut: { m: number };
};
