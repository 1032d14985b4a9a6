/** What a seat, or a spectator (null), may see. Built up from nothing, so that nothing is shown by mistake. */
import {
  count,
  defineView,
  listOf,
  nameOf,
  oneOf,
  orNull,
  perSeat,
  type Seat,
  seat as seatKind,
  type VarsOf,
} from '@guildhall/kernel';
import { ANIMALS, GOALS } from './data/animals.ts';
import { ANIMAL, type Table } from './table.ts';

/** A view shows names of animals; the animals themselves stay on the table. */
const NAME = nameOf(ANIMAL);

const FIELDS = {
  /** One's own, and as many nulls as the others hold: what is hidden is counted. */
  hands: perSeat(listOf(orNull(NAME))),
  pack: count(ANIMALS.length),
  played: perSeat(orNull(NAME)),
  gone: listOf(NAME),
  points: perSeat(count(ANIMALS.length)),
  leader: seatKind,
  goal: oneOf(GOALS, 3),
};
export type TableView = VarsOf<typeof FIELDS>;

export const viewSchema = defineView(FIELDS);

export function look(t: Table, viewer: Seat | null): TableView {
  return {
    hands: t.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.map(() => null))),
    pack: t.pack.length,
    played: t.played.slice(),
    gone: t.gone.slice(),
    points: t.points.slice(),
    leader: t.leader,
    goal: t.goal,
  };
}
