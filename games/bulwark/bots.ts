/** What bots know of the game beyond its rules: how near the Heroes are to winning and to losing. */

import type { BotKnowledge } from '@guildhall/kernel';
import { boxOf } from './box.ts';
import { MOST_MENACE, WOUND_DECK } from './data/index.ts';
import { healthOf } from './rules/line.ts';
import { mortalLimit } from './rules/wounds.ts';
import type { Table } from './table.ts';

/** Danger and progress are weighed against each other; both go from 0 to 1. */
const WEIGHT = { wounds: 0.3, deck: 0.2, menace: 0.2, line: 0.15, cards: 0.15 };
/** So much Health in the line is as bad as it gets, and so many points of bought cards as good. */
const WORST_LINE = 40;
const BEST_CARDS = 60;

const part = (value: number, most: number): number => Math.min(1, Math.max(0, value / most));

export const bots: BotKnowledge<Table, string> = {
  evaluate({ table: t }) {
    if (t.ending !== '') return t.ending === 'won' ? 1 : 0;
    const { cards, foes } = boxOf(t);
    let wounds = 0;
    let bought = 0;
    for (const { alive, wounds: own, deck, hand, play, discard } of t.heroes) {
      wounds += alive ? part(own, mortalLimit(t)) : 1;
      for (const zone of [deck, hand, play, discard]) for (const card of zone) bought += cards[card].cost;
    }
    let line = 0;
    for (const { foe, damage } of t.line) line += healthOf(t, foe) - damage + foes[foe].attack;
    const seats = t.heroes.length;
    return (
      WEIGHT.wounds * (1 - wounds / seats) +
      WEIGHT.deck * part(t.woundDeck.length, WOUND_DECK[seats - 1]) +
      WEIGHT.menace * (1 - part(t.menace, MOST_MENACE)) +
      WEIGHT.line * (1 - part(line, WORST_LINE)) +
      WEIGHT.cards * part(bought, BEST_CARDS * seats)
    );
  },
};
