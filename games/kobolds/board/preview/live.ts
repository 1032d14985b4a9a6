/** A real game to try the board on: you sit at seat 0, everybody answers without much thought. */
import { type Fact, type Game, heardBy, type Plain, QuickRandom, type Refusal, sealedChance, type View } from '@guildhall/kernel';
import { kobolds } from '../../index.ts';
import type { Table } from '../../table.ts';
import type { TableView } from '../../view.ts';

export const ME = 0;
type Told = Parameters<NonNullable<Parameters<typeof kobolds.apply>[3]>>[0];

export interface Live {
  view: View<TableView>;
  fresh: readonly Fact[];
  refusal: Refusal | null;
  /** The decision is carried out in place; what to show is handed back. */
  answer(answer: Plain): Live;
  whyNot(answer: Plain): Refusal | null;
}

/** An answer of somebody eager: attacks rather than not, and never gives up. */
export function eager(legal: readonly string[], random: QuickRandom): string | null {
  const going = legal.filter((answer) => !/^(concede|offer draw|end|accept)$/.test(answer));
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

/** Plays until it is my turn, and in the beginning so many decisions of everybody. */
function others(g: Game<Table>, told: Told[], random: QuickRandom, first = 0): void {
  for (let n = 0; n < 6000; n++) {
    const [seat] = kobolds.actors(g);
    if (seat === undefined || (n >= first && seat === ME)) return;
    step(g, seat, random, (fact) => told.push(fact));
  }
}

export function begin(seed: number, scenario: number, told?: (fact: Told) => void): Game<Table> {
  const chosen = kobolds.options({ scenario }, 2);
  if ('why' in chosen) throw new Error(String(chosen.why));
  return kobolds.setup(chosen as Parameters<typeof kobolds.setup>[0], 2, sealedChance(seed.toString(16).padStart(64, '0')), told);
}

export function live(seed: number, decisions: number, scenario: number): Live {
  const random = new QuickRandom(seed);
  const told: Told[] = [];
  const g = begin(seed, scenario, (fact) => told.push(fact));
  others(g, told, random, decisions);
  const look = (fresh: readonly Told[], refusal: Refusal | null): Live => ({
    view: kobolds.view(g, ME),
    fresh: heardBy(fresh, ME),
    refusal,
    whyNot: (answer) => kobolds.whyNot(g, ME, answer),
    answer(answer) {
      const refused = kobolds.whyNot(g, ME, answer);
      if (refused) return look([], refused);
      const news: Told[] = [];
      kobolds.apply(g, ME, String(answer), (fact) => news.push(fact));
      others(g, news, random);
      return look(news, null);
    },
  });
  return look(told.slice(-20), null);
}
