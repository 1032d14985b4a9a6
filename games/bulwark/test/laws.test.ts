/** The laws every game must obey: in whole games played at random, and from the middle and the end of richer ones. */
import type { Game, Random } from '@guildhall/kernel';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { type CardId, FOES, LOCATION_IDS } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { enter, healthOf } from '../rules/line.ts';
import { inSupply, takeFromSupply } from '../rules/zones.ts';
import { SUPPLIES } from '../supplies.ts';
import type { Table } from '../table.ts';

/** Random players buy little and die early: here the Heroes have bought cards, and some of them in hand. */
function enrich({ table: t }: Game<Table>, random: Random): void {
  for (const [seat, hero] of t.heroes.entries()) {
    const piles: CardId[] = [...SUPPLIES[hero.hero], ...LOCATION_IDS];
    for (let i = 0; i < 10; i++) {
      const card = piles[random.below(piles.length)];
      if (inSupply(t, hero, card) > 0) takeFromSupply(t, seat, card);
    }
    hero.hand.push(...hero.discard.splice(0, 6));
    hero.deck.push(...hero.discard.splice(0));
  }
}

/** And the army has come some way: part of it stands in the line, part of it is defeated. */
function middle(game: Game<Table>, random: Random): void {
  enrich(game, random);
  const { table: t } = game;
  for (let n = random.below(t.foeDeck.length + 1); n > 0; n--) {
    const foe = t.foeDeck.pop();
    if (foe === undefined) break;
    if (random.below(4) === 0) enter(t, foe, 'end');
    else t.defeated.push(foe);
  }
}

/** The Final Battle is nearly won: one crown Foe is left, and one blow fells it. */
function end(game: Game<Table>, random: Random): void {
  enrich(game, random);
  const { table: t } = game;
  t.defeated.push(...t.foeDeck.splice(0));
  t.finalBattle = true;
  const crowns = t.defeated.filter((foe) => FOES.get(foe).crown);
  const last = crowns[random.below(crowns.length)];
  t.defeated.splice(t.defeated.indexOf(last), 1);
  enter(t, last, 'end').damage = healthOf(t, last) - 1;
}

const PREPARED = [undefined, middle, end];
const SERIES = {
  first: 1,
  batch: 20,
  games: 60,
  whole: 5000,
  atMost: 5000,
  known: [700, 983, 999, 1648, 2190, 2729, 3384, 3986],
  run: (batch: number) => ({ prepare: PREPARED[batch % 3], sample: 8, fuzz: 10 }),
};

for (const { name, check } of lawChecks(bulwark, import.meta.url, SERIES)) test(name, check);
