/** KC-38.1, KC-38.2: law 5 notices hands and decks that are told to everybody, at set-up, when hands are dealt and after a reshuffle. */
import { runLaws, toldToAll, withLeak } from '@guildhall/kernel/laws';
import { expect, test } from 'vitest';
import type { KoboldsFact } from '../facts.ts';
import { kobolds } from '../index.ts';
import type { Table } from '../table.ts';

const told =
  (of: 'hand' | 'deck') =>
  (t: Table): KoboldsFact => ({
    kind: 'cardsDiscarded',
    rule: 'KC-5.2',
    seat: 1,
    cards: t.gangs[1][of].slice(),
  });

test('cards drawn by one seat, told to all', () => {
  expect(() => runLaws(toldToAll(kobolds), { seed: 1, games: 3, sample: 10 })).toThrow(/^law 5 broken/);
});

test('the decks, told when they are shuffled at set-up', () => {
  expect(() => runLaws(withLeak(kobolds, 'deal', told('deck')), { seed: 1, games: 10, sample: 1000 })).toThrow(/^law 5 broken/);
});

test('the hands, told after a reshuffle', () => {
  expect(() => runLaws(withLeak(kobolds, 'reshuffle', told('hand')), { seed: 1, games: 10, sample: 1000 })).toThrow(
    /^law 5 broken/,
  );
});
