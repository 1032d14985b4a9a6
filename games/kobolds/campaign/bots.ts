/** What bots know of a campaign: how well a gang stands. */
import type { BotKnowledge, Game } from '@guildhall/kernel';
import { worthOfProfile } from './data/index.ts';
import { ownedBy } from './reading.ts';
import type { Table } from './table.ts';

/** What a gang is worth in all: its fame, its purse and those who fight for it. */
export function standingOf(t: Table, seat: number): number {
  const { notoriety, gold, ruthlessness } = t.gangs[seat];
  const strength = ownedBy(t, seat).reduce((sum, m) => sum + worthOfProfile(t.members[m].profile), 0);
  return 2 * notoriety + gold + ruthlessness + 2 * strength;
}

export const bots: BotKnowledge<Table> = {
  evaluate({ table: t }: Game<Table>, seat) {
    const mine = standingOf(t, seat);
    const best = Math.max(...t.gangs.map((_, other) => (other === seat ? 0 : standingOf(t, other))));
    return mine + best === 0 ? 0.5 : mine / (mine + best);
  },
};
