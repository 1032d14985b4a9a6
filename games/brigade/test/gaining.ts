/** Seat 0 gains a block, for the abilities that answer it. */
import { type Arrangement, at, given, type Scene } from './kit.ts';

/**
 * Seat 0 puts out a fire of 1 under its Brigade, and the Renown completes what lies there already. `crew` is the crew of seat 0,
 * without water; the rest of the arrangement is taken as it is (its crew begins with seat 1).
 */
export function gaining(space: string, crew: string[], more: Arrangement = {}): Scene {
  const empty = Object.fromEntries(crew.map((card) => [card, 0]));
  const s = given({
    ...more,
    brigade: [space, ...(more.brigade ?? [])],
    crew: [crew, ...(more.crew ?? [])],
    fire: { ...more.fire, [space]: 1 },
    water: [{ warden: 1, ...empty }],
  });
  s.table.renown[0][at(space)] = s.table.value[at(space)] - 1;
  return s.answer(0, 'extinguish 1', space);
}
