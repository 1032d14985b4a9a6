/** Real games for the tests of the board, in which everybody answers without much thought. */
import { type Game, type QuickRandom, sealedChance } from '@guildhall/kernel';
import { kobolds } from '../../index.ts';
import type { Table } from '../../table.ts';

type Told = Parameters<NonNullable<Parameters<typeof kobolds.apply>[3]>>[0];

/** An answer of somebody eager: attacks rather than not, and never gives up. */
function eager(legal: readonly string[], random: QuickRandom): string | null {
  const going = legal.filter((answer) => !/^(end|accept)$/.test(answer));
  const fights = going.filter((answer) => /^(attack|shoot|strike|cast|contact m|towards m)/.test(answer));
  const list = fights.length > 0 && random.below(10) < 7 ? fights : going.length > 0 ? going : legal;
  return list[random.below(list.length)] ?? null;
}

/** Lets a seat answer somehow. */
export function step(g: Game<Table>, seat: number, random: QuickRandom, told?: (fact: Told) => void): void {
  const legal = kobolds.legal(g, seat);
  const answer = eager(legal, random) ?? kobolds.sample(g, seat, random);
  kobolds.apply(g, seat, answer, told);
}

export function begin(seed: number, scenario: number, told?: (fact: Told) => void): Game<Table> {
  const chosen = kobolds.options({ scenario }, 2);
  if ('why' in chosen) throw new Error(String(chosen.why));
  return kobolds.setup(chosen as Parameters<typeof kobolds.setup>[0], 2, sealedChance(seed.toString(16).padStart(64, '0')), told);
}
