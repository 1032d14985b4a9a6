/** Real games for the tests of the board, in which everybody answers by samples and mostly agrees. */
import { type Game, type Plain, type QuickRandom, sealedChance } from '@guildhall/kernel';
import { defenders } from '../../index.ts';
import type { Table } from '../../table.ts';

type Told = Parameters<NonNullable<Parameters<typeof defenders.apply>[3]>>[0];

export function begin(seed: number, seats: number, wishes: { [name: string]: string }, told?: (fact: Told) => void): Game<Table> {
  const chosen = defenders.options(wishes, seats);
  if ('why' in chosen) throw new Error(String(chosen.why));
  return defenders.setup(
    chosen as Parameters<typeof defenders.setup>[0],
    seats,
    sealedChance(seed.toString(16).padStart(64, '0')),
    told,
  );
}

/** Somebody answers somehow: agrees, gets ready, ends scenes; else as sampled. */
export function step(g: Game<Table>, seat: number, random: QuickRandom, told?: (fact: Told) => void): void {
  const question = defenders.question(g);
  const wanted: readonly Plain[] =
    question === 'nature/draw' ? [] : ['ready', 'yes', 'accept', 'stands', 'end', 'go on', 'confirm'];
  const legal: readonly Plain[] = defenders.legal(g, seat);
  const known = legal.find((answer) => wanted.includes(answer) && !(question === 'reflection/join' && answer === 'end'));
  defenders.apply(g, seat, known ?? defenders.sample(g, seat, random), told);
}
