/** BR-22.3: law 5 notices cards that lie face down and are told to everybody, at set-up and when a deck is renewed. */
import { runLaws, toldToAll, withLeak } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import type { BrigadeFact } from '../facts.ts';
import { brigade } from '../index.ts';
import type { Table } from '../table.ts';
import { enrich } from './enrich.ts';

const crew = ({ crewDeck }: Table): BrigadeFact => ({ kind: 'recruitKeptNone', rule: 'BR-14.1', seat: 0, cards: crewDeck });
const events = ({ eventDeck }: Table): BrigadeFact => ({ kind: 'recruitKeptNone', rule: 'BR-14.1', seat: 0, cards: eventDeck });

test('cards drawn by one seat, told to all', () => {
  expect(() => runLaws(toldToAll(brigade), { seed: 1, games: 20, sample: 4, prepare: enrich })).toThrow(/^law 5 broken/);
});

test.each(['deal', 'reshuffle'] as const)('the decks, told after the %s', (at) => {
  const run = { seed: 1, games: 10, sample: 1000 };
  for (const leak of [crew, events]) expect(() => runLaws(withLeak(brigade, at, leak), run)).toThrow(/^law 5 broken/);
});
