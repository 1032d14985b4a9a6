/** What bots know of the game beyond its rules. */
import type { BotKnowledge } from '@guildhall/kernel';
import { type Animal, strength } from './data/animals.ts';
import type { Table } from './table.ts';

/** A point is worth far more than all strength in one's hand. */
const STRENGTH_WORTH = 0.001;

export const bots: BotKnowledge<Table, Animal> = {
  // How good the game stands for a seat, from 0 (lost) to 1 (won). It may read imagined games only.
  evaluate({ table }, seat) {
    const { points, hands, goal } = table;
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const held = hands[seat].reduce((sum, animal) => sum + strength(animal), 0);
    return Math.min(1, Math.max(0, 0.5 + (points[seat] - best) / (2 * goal) + held * STRENGTH_WORTH));
  },
};
