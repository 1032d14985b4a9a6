/** DF-28.1: what nobody knows is put into an order that depends on nothing but what is known and the given source. */
import { type Random, reimagine } from '@guildhall/kernel';
import { type DeckCard, JOKER, LOWER_CARDS } from './data/index.ts';
import type { Table } from './table.ts';

export function imagineTable(t: Table, random: Random): void {
  reimagine(random, t.pile);
  const joker = t.deck.includes(JOKER);
  const rest: DeckCard[] = t.deck.filter((card) => card !== JOKER);
  reimagine(random, rest);
  // DF-11.3: the joker is somewhere among the lowest thirteen.
  if (joker) rest.splice(random.below(Math.min(LOWER_CARDS, rest.length) + 1), 0, JOKER);
  t.deck = rest;
}
