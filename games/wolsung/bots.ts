/** What bots know of the game beyond its rules: how the conflict stands for a seat. */
import type { BotKnowledge } from '@guildhall/kernel';
import { isActive } from './rules/characters.ts';
import { type Character, NONE, type Table } from './table.ts';

/** What one side is worth: markers, dice and heads; who lies down or is held counts for less. */
function worth(c: Character): number {
  if (!isActive(c)) return 0;
  const handicap = (c.down ? 0.5 : 0) + (c.grippedBy === NONE ? 0 : 0.5);
  return 1.5 + c.markers - handicap - 0.2 * c.fewer;
}

function sideOf(t: Table, seat: number): number {
  return t.characters.find(({ owner, state }) => owner === seat && state !== 'absent')?.side ?? 1;
}

/** Cards and tokens are worth a little: nobody should throw them away. */
const stockWorth = (t: Table, seat: number): number => 0.12 * t.stocks[seat].hand.length + 0.06 * t.stocks[seat].tokens;

export const bots: BotKnowledge<Table, string> = {
  evaluate({ table: t }, seat) {
    const side = sideOf(t, seat);
    if (t.ending !== '') {
      const last = t.results.at(-1);
      if (last) return last.winner === NONE ? 0.4 : last.winner === side ? 1 : 0;
    }
    let own = stockWorth(t, seat);
    let other = 0;
    for (const c of t.characters) {
      if (c.side === side) own += worth(c);
      else other += worth(c);
    }
    return 0.05 + 0.9 * (own / Math.max(0.1, own + other));
  },
};
