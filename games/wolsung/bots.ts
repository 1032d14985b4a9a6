/** What bots know of the game beyond its rules: how the conflict stands for a seat. */
import type { BotKnowledge, Game } from '@guildhall/kernel';
import { policy } from './bots/policy.ts';
import { book } from './rules/book.ts';
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

const list: string[] = [];

/** What the policy would answer now. */
function wanted(g: Game<Table>, seat: number): string | null {
  book.openOp(g)?.ask?.legal(g.table, g.stack[g.stack.length - 1], empty(), g.stack);
  return policy(g, seat, list);
}
const empty = (): string[] => {
  list.length = 0;
  return list;
};

/**
 * WS-23.15: where the policy has an answer, bots who think take it. It knows exact chances; a few imagined rolls of dice know less,
 * and a card or token is spent before they show what it was good for.
 */
const SETTLED = 1;
const narrow = {
  'gear/weapon': SETTLED,
  'grip/pay': SETTLED,
  'initiative/card': SETTLED,
  'turn/act': SETTLED,
  'declare/target': SETTLED,
  'declare/skill': SETTLED,
  'declare/stunt': SETTLED,
  'declare/detail': SETTLED,
  'declare/dice': SETTLED,
  'use ability/detail': SETTLED,
  'card before the roll/respond': SETTLED,
  'modification/respond': SETTLED,
  'offence/upgrade': SETTLED,
  'offence/temper': SETTLED,
  'resist/skill': SETTLED,
  'resist/dice': SETTLED,
  'request/answer': SETTLED,
  'scandal/cover up': SETTLED,
  'replenish/discard': SETTLED,
  'trim hand/discard': SETTLED,
} as const;

export const bots: BotKnowledge<Table, string> = {
  /** WS-23.2: the Director's seat is played by chapter 23 alone, whatever bot sits there; heroes' bots never gamble with the stake. */
  manners(g, seat) {
    const { table: t, stack } = g;
    const at = stack[stack.length - 1]?.at ?? '';
    if (seat === t.gm && t.settings.mode === 'director') return wanted(g, seat);
    return at.startsWith('stake/') || at === 'describe/words' || at === 'condition/words' || at === 'turn/give up'
      ? wanted(g, seat)
      : null;
  },
  urge: (g, seat, answer) => (wanted(g, seat) === answer ? 1 : 0),
  narrow,
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
