/** Chapter 1: the pack is shuffled and dealt; later it is drawn from. */
import type { Options, Seat } from '@guildhall/kernel';
import { ANIMALS, type Animal, HAND } from '../data/animals.ts';
import type { NG } from '../rulebook/ids.generated.ts';
import type { Table } from '../table.ts';
import type { P } from './book.ts';

/** NG-1.1: lays out the components before the first question. */
export function deal(options: Options, seats: number, p: P): Table {
  // Chance comes in named streams: one for each thing that is shuffled or rolled.
  const pack = p.shuffle<Animal>('pack', [...ANIMALS]);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const hands = everybody.map(() => pack.splice(-HAND));
  for (const seat of everybody) tellTaken(p, 'NG-1.1', seat, hands[seat]);
  return {
    hands,
    pack,
    played: everybody.map(() => null),
    gone: [],
    points: everybody.map(() => 0),
    leader: 0,
    goal: options.goal as Table['goal'],
  };
}

/** NG-2.1: the top animal of the pack, while there is one. */
export function draw(p: P, seat: Seat): void {
  const animal = p.t.pack.pop();
  if (animal === undefined) return;
  p.t.hands[seat].push(animal);
  // Somebody now knows what nobody knew: from here on an answer is taken back only if the others agree. Shuffling and rolling
  // count by themselves; whatever else lets somebody see something hidden is said here.
  p.disclose();
  tellTaken(p, 'NG-2.1', seat, [animal]);
}

/** One form for the one who may know, another (or null: nothing) for all the rest. */
function tellTaken(p: P, rule: NG, seat: Seat, animals: Animal[]): void {
  p.tellOnly?.(
    [seat],
    { kind: 'took', rule, seat, animals: [...animals] },
    { kind: 'tookHidden', rule, seat, animals: animals.length },
  );
}
