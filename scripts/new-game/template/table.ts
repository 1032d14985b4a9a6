/**
 * Everything that lies on the table, as plain data. It is declared once: `defineTable` makes of it the type, the schema that a
 * loaded game must fit, the copy, and the check that no animal is ever lost or doubled.
 */
import { component, count, defineTable, listOf, oneOf, orNull, perSeat, seat, type VarsOf } from '@guildhall/kernel';
import { ANIMALS, GOALS } from './data/animals.ts';

/** The animal itself: wherever this stands, that animal lies. */
export const ANIMAL = component('animal', ANIMALS);

const FIELDS = {
  hands: perSeat(listOf(ANIMAL)),
  /** The top is last. */
  pack: listOf(ANIMAL),
  /** In this round. */
  played: perSeat(orNull(ANIMAL)),
  /** In earlier rounds. */
  gone: listOf(ANIMAL),
  points: perSeat(count(ANIMALS.length)),
  leader: seat,
  /** How many points the game is played for. */
  goal: oneOf(GOALS, 3),
};
export type Table = VarsOf<typeof FIELDS>;

// A second argument would say what else cannot be: what only the rules know, such as points nobody can have.
export const table = defineTable(FIELDS);
