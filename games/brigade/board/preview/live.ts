/** A real game to try the board on: you sit at seat 0, the others answer eagerly and without much thought. */
import { type Fact, type Game, heardBy, type Plain, QuickRandom, type Refusal, sealedChance, type View } from '@guildhall/kernel';
import { brigade } from '../../index.ts';
import type { Table } from '../../table.ts';
import type { TableView } from '../../view.ts';

export const ME = 0;
type Told = Parameters<NonNullable<Parameters<typeof brigade.apply>[3]>>[0];

export interface Live {
  view: View<TableView>;
  fresh: readonly Fact[];
  refusal: Refusal | null;
  /** The decision is carried out in place; what to show is handed back. */
  answer(answer: Plain): Live;
  whyNot(answer: Plain): Refusal | null;
}

const USEFUL = /^(extinguish|refill|recruit|upgrade|warden|[A-F][1-6]|[CP]\d\d)/;

/** An answer of somebody eager: mostly what moves the game on, seldom the end of the turn. */
export function eager(legal: readonly string[], random: QuickRandom): string {
  const useful = legal.filter((answer) => USEFUL.test(answer));
  const going = legal.filter((answer) => answer !== 'end');
  const list = useful.length > 0 && random.below(10) < 8 ? useful : going.length > 0 ? going : legal;
  return list[random.below(list.length)] ?? 'end';
}

/** Plays until it is my turn, and in the beginning so many decisions of everybody. */
function others(g: Game<Table>, told: Told[], random: QuickRandom, first = 0): void {
  for (let n = 0; n < 4000; n++) {
    const [seat] = brigade.actors(g);
    if (seat === undefined || (n >= first && seat === ME)) return;
    brigade.apply(g, seat, eager(brigade.legal(g, seat), random), (fact) => told.push(fact));
  }
}

export function live(seed: number, decisions: number, options: { [name: string]: boolean }): Live {
  const random = new QuickRandom(seed);
  const told: Told[] = [];
  const chosen = brigade.options(options, 4);
  if ('why' in chosen) throw new Error(String(chosen.why));
  const g = brigade.setup(
    chosen as Parameters<typeof brigade.setup>[0],
    4,
    sealedChance(seed.toString(16).padStart(64, '0')),
    (fact) => told.push(fact),
  );
  others(g, told, random, decisions);
  const look = (fresh: readonly Told[], refusal: Refusal | null): Live => ({
    view: brigade.view(g, ME),
    fresh: heardBy(fresh, ME),
    refusal,
    whyNot: (answer) => brigade.whyNot(g, ME, answer),
    answer(answer) {
      const refused = brigade.whyNot(g, ME, answer);
      if (refused) return look([], refused);
      const news: Told[] = [];
      brigade.apply(g, ME, String(answer), (fact) => news.push(fact));
      others(g, news, random);
      return look(news, null);
    },
  });
  return look(told.slice(-12), null);
}
