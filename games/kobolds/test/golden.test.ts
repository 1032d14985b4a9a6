/** Golden matches of Kobolds & Cobblestones. `UPDATE_GOLDEN=1 npx vitest run games/kobolds/test/golden.test.ts` writes them anew. */
import type { Plain } from '@guildhall/kernel';
import { KEEN, type Player } from '@guildhall/kernel/laws';
import { type GoldenTable, goldenChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import type { GangId } from '../data/index.ts';
import { kobolds } from '../index.ts';

/** Plays with ready-made gangs, so that each match has other Leaders. */
const withGangs = (...gangs: GangId[]): Player => ({
  name: 'keen',
  choose<A extends Plain>(...[game, world, seat, random]: Parameters<typeof KEEN.choose>) {
    const building = game.question(world) === 'gangs/build';
    return (building ? gangs[seat] : KEEN.choose(game, world, seat, random)) as A;
  },
});

const TABLES: GoldenTable[] = [
  {
    name: 'brawl',
    seats: 2,
    options: { scenario: 1, layout: 'market-square' },
    player: withGangs('debtors', 'volunteers'),
    reaches: ['gold magic-crystal', 'spell/cast', 'spell/crystals', 'changing tides/shuffle', 'gold take-it-like-an-orc'],
  },
  {
    name: 'vic',
    seats: 2,
    options: { scenario: 6 },
    player: withGangs('graveyard-shift', 'brood'),
    reaches: ['vic/role', 'vic/stand in', 'gold cheapskate', 'regenerate/draw', 'critical poison'],
  },
  {
    name: 'hide-and-seek',
    seats: 2,
    options: { scenario: 2, layout: 'warrens', gold: 30 },
    player: withGangs('sewer-knives', 'whispering-bows'),
    reaches: ['hide and seek/marker', 'gold guaranteed-bribe', 'breaking away/try', 'climb/place'],
  },
];

for (const { name, check } of goldenChecks(kobolds, new URL('./golden/', import.meta.url), TABLES)) test(name, check);
