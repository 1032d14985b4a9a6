/** Parts of sums, so that every number can be shown term by term with the rule each part comes from. */
import type { KC } from '../rulebook/ids.generated.ts';

export const TERM_NAMES = [
  // How far a move goes.
  'cardSide',
  'base',
  // Limits of cards played, and the discards of Draw New Cards.
  'fight',
  'defend',
  'blind',
  'confuse',
  'confidence',
  'fog',
  'deadGood',
  'gangingUp',
  'trickyShot',
  'evade',
  'cowardly',
  'deadlyConcoction',
  'opportunist',
  'justDoIt',
  'atMostFive',
  'atLeastZero',
  // Damage.
  'margin',
  'bash',
  'bigBash',
  'bloodLust',
  'stunned',
  'warCry',
  'wickedBlade',
  'block',
  'likeAnOrc',
  'woodenShield',
  'cursed',
  'perfect',
  'magicalStaff',
  'magicArmour',
  // Actions of an activation.
  'actions',
  'concussion',
  'nastySprain',
  'terrified',
  // Hands.
  'hand',
  'leadership',
  'sleeves',
] as const;
export type TermName = (typeof TERM_NAMES)[number];
export type Term = { name: TermName; rule: KC; add: number };

/** A fact of a kind with its details; all carry the rule they follow from. */
export type FactOf<K extends string, D> = { kind: K; rule: KC } & D;
