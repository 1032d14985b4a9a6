/** A real game to try the board on: you hold seat 0, the others answer by samples and mostly agree. */
import { type Fact, type Game, heardBy, type Plain, QuickRandom, type Refusal, sealedChance, type View } from '@guildhall/kernel';
import { defenders } from '../../index.ts';
import type { Table } from '../../table.ts';
import type { TableView } from '../../view.ts';

export const ME = 0;
type Told = Parameters<NonNullable<Parameters<typeof defenders.apply>[3]>>[0];

export interface Live {
  view: View<TableView>;
  fresh: readonly Fact[];
  log: readonly Fact[];
  refusal: Refusal | null;
  answer(answer: Plain): Live;
  whyNot(answer: Plain): Refusal | null;
}

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

export function live(seed: number, seats: number, stop: string, nth = 1, wishes: { [name: string]: string } = {}): Live {
  const random = new QuickRandom(seed);
  const told: Told[] = [];
  const g = begin(seed, seats, wishes, (fact) => told.push(fact));
  let left = nth;
  for (let n = 0; n < 20_000; n++) {
    const [seat] = defenders.actors(g);
    if (seat === undefined) break;
    if (stop !== '' && defenders.question(g) === stop && (seat === ME || stop.startsWith('battle/')) && --left <= 0) break;
    step(g, seat, random, (fact) => told.push(fact));
  }
  const eyes = defenders.actors(g)[0] ?? ME;
  const look = (fresh: readonly Told[], refusal: Refusal | null): Live => ({
    view: defenders.view(g, defenders.actors(g).includes(eyes) ? eyes : (defenders.actors(g)[0] ?? ME)),
    fresh: heardBy(fresh, ME),
    log: heardBy(told, ME),
    refusal,
    whyNot: (answer) => defenders.whyNot(g, defenders.actors(g)[0] ?? ME, answer),
    answer(answer) {
      const who = defenders.actors(g)[0] ?? ME;
      const refused = defenders.whyNot(g, who, answer);
      if (refused) return look([], refused);
      const news: Told[] = [];
      defenders.apply(g, who, answer, (fact) => news.push(fact));
      told.push(...news);
      return look(news, null);
    },
  });
  return look(told.slice(-20), null);
}
