/** What bots know of Kobolds & Cobblestones beyond its rules: how a table stands for a seat. */
import type { BotKnowledge } from '@guildhall/kernel';
import { PROFILES, VALUE_OF_CATEGORY } from './data/index.ts';
import type { Table } from './table.ts';

/** What the models of a seat are worth: by category, less what they have lost of their wounds. */
function worth(t: Table, seat: number): number {
  let sum = 0;
  for (const model of t.models) {
    if (model.seat !== seat || model.place !== 'play') continue;
    const { category, wounds } = PROFILES[model.profile];
    sum += VALUE_OF_CATEGORY[category] * (0.5 + (0.5 * (wounds - model.wounds)) / wounds);
  }
  return sum;
}

export const bots: BotKnowledge<Table, string> = {
  evaluate({ table: t }, seat) {
    if (t.ending !== null) return t.ending.winners.includes(seat) ? 1 : t.ending.winners.length > 0 ? 0 : 0.5;
    const own = worth(t, seat) + 3 * t.treasures[seat];
    const theirs = worth(t, 1 - seat) + 3 * t.treasures[1 - seat];
    return own + theirs > 0 ? own / (own + theirs) : 0.5;
  },
};
