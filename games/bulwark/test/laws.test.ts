/** The laws every game must obey, in games played at random and from the middle of richer ones. */
import type { Game, Random } from '@guildhall/kernel';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { bulwark } from '../index.ts';
import { enter } from '../rules/line.ts';
import { takeFromSupply } from '../rules/zones.ts';
import { SUPPLIES } from '../supplies.ts';
import type { Table } from '../table.ts';

/** Random players buy little and die early: in every other batch the Heroes begin with bought cards and Foes in the line. */
function enrich({ table: t }: Game<Table>, random: Random): void {
  for (const [seat, hero] of t.heroes.entries()) {
    for (let i = 0; i < 8; i++) {
      const pile = random.below(SUPPLIES[hero.hero].length);
      if (hero.supply[pile] > 0) takeFromSupply(t, seat, SUPPLIES[hero.hero][pile]);
    }
    hero.hand.push(...hero.discard.splice(0, 5));
    hero.deck.push(...hero.discard.splice(0));
  }
  for (let n = random.below(t.foeDeck.length + 1); n > 0; n--) {
    const foe = t.foeDeck.pop();
    if (foe === undefined) break;
    if (random.below(4) === 0) enter(t, foe, 'end');
    else t.defeated.push(foe);
  }
}

const SERIES = {
  first: 1,
  batch: 20,
  games: 80,
  run: (batch: number) => (batch % 2 === 1 ? { prepare: enrich, sample: 6 } : { sample: 6 }),
};

for (const { name, check } of lawChecks(bulwark, import.meta.url, SERIES)) test(name, check);
