/** Chapter 1: the pack. Data stands apart from code, and types are made of it. */

/** The weakest first. */
export const ANIMALS = [
  'mouse',
  'frog',
  'mole',
  'hedgehog',
  'hare',
  'cat',
  'badger',
  'fox',
  'deer',
  'boar',
  'wolf',
  'bear',
] as const;
export type Animal = (typeof ANIMALS)[number];

/** NG-1.1: from 1, the mouse, to 12, the bear. */
export const strength = (animal: Animal): number => ANIMALS.indexOf(animal) + 1;

/** Animals that each player takes at the beginning. */
export const HAND = 2;

/** How many points a game may be played for (NG-3.1). */
export const GOALS = [2, 3] as const;
