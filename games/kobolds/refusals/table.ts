/** Refusals of options, gangs, layouts, setting up, turns and actions. `m` is a model, `t` a terrain piece. */
import type { Plain } from '@guildhall/kernel';

type Nothing = Record<never, never>;

export type TableRefusals = {
  /** The answer is none of this question's. */
  notAnAnswer: { answer: Plain; question: string };
  noSuchModel: { answer: Plain };
  noSuchPiece: { answer: Plain };
  notAPoint: { answer: Plain };
  notCards: { answer: Plain };
  notInHand: { card: string };
  cardTwice: { card: string };
  tooManyCards: { cards: number; most: number };
  tooFewCards: { cards: number; least: number };

  // Options
  layoutNotAllowed: { layout: string; scenario: string; allowed: string[] };

  // Gangs. `part` is the part of the text that is wrong, counted from 1.
  gangNotText: { answer: Plain };
  gangTooLong: { length: number; most: number };
  gangPart: { part: number; text: string };
  gangTwice: { part: number; what: string };
  gangName: { part: number; length: number; most: number };
  gangNoLeader: Nothing;
  gangTwoLeaders: { first: string; second: string };
  gangTwoWizards: { wizards: number };
  gangCrystalsWithoutWizard: { crystals: number };
  gangTooManyCrystals: { crystals: number; most: number };
  gangVolunteerWithoutGrobblar: { leader: string };
  gangTooDear: { members: number; crystals: number; stash: number; cost: number; gold: number };
  gangStash: { stash: number; most: number };
  // Rosters of a campaign
  rosterMissing: { seat: number };
  rosterLeader: { seat: number };
  rosterTwice: { member: number };
  gangTooMany: { models: number; most: number };

  // Layouts: also all keys of `whyNotLayout`.
  layoutNotText: { answer: Plain };
  layoutPart: { piece: number; text: string };
  'layout-corners': { piece: number; corners: number; most: number };
  'layout-polygon': { piece: number; fault: string };
  'layout-height': { piece: number; height: number };
  'layout-board': { piece: number; x0: number; y0: number; x1: number; y1: number };
  'layout-pieces': { pieces: number; most: number };
  'layout-overlap': { piece: number; other: number };
  'layout-zone': { piece: number; where: string };
  'layout-centre': { piece: number; radius: number };
  'layout-road': { piece: number; y0: number; y1: number };
  'layout-closed': { pieces: number[]; base: number };

  // Deployment
  notYourModel: { m: number };
  alreadyDeployed: { m: number };
  outsideZone: { m: number; x0: number; y0: number; x1: number; y1: number };
  overlapsModel: { m: number; other: number };
  overlapsTerrain: { m: number; t: number };
  overlapsCarriage: { m: number };
  offBoard: { m: number };

  // Turns and activations
  notInPlay: { m: number };
  alreadyActivated: { m: number };
  nobodyMayPass: Nothing;
  noActionsLeft: { m: number };
  terrified: { m: number };
  mustStandFirst: { m: number };
  /** The last action belongs to recovery. */
  mustRecover: { m: number };
  hiddenOnlyWalks: { m: number };
  notStunned: { m: number };
  notGrounded: { m: number };
  noCoins: { cost: number; stash: number };
  notWounded: { m: number };
  noHarmfulEffects: { m: number };
  noFight: { m: number };
  noCards: Nothing;
  alreadyOffered: Nothing;
};
