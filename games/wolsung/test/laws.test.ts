/** The laws every game must obey: in whole games played at random, in all modes, and from the middle of richer ones. */
import type { Game, Random } from '@guildhall/kernel';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { GADGET_IDS, PROFESSION_IDS, RACES, WEAPONS } from '../data/index.ts';
import { wolsung } from '../index.ts';
import type { Table } from '../table.ts';

/** Sample heroes have few of the professions and gadgets: here each has another, and everybody has plenty of tokens. */
function varied({ table: t }: Game<Table>, random: Random): void {
  for (const stock of t.stocks) stock.tokens = 6 + random.below(6);
  for (const c of t.characters) {
    if (!c.hero) continue;
    const gadget = GADGET_IDS[random.below(GADGET_IDS.length)];
    const profession = PROFESSION_IDS[random.below(PROFESSION_IDS.length)];
    const { abilities } = RACES[c.hero.race];
    const ability = abilities[random.below(abilities.length)];
    const blade = c.hero.weapons.find((weapon) => WEAPONS[weapon].marks.includes('blade')) ?? null;
    const dances = ability === 'dancing_with_a_blade';
    if (dances && blade === null) continue;
    c.hero = { ...c.hero, gadgets: [gadget], profession, ability, blade: dances ? blade : null };
  }
}

/** What play at random never came to in 3,000 games; it has tests of its own. */
const NEVER = ['condition/judge'];

/** The first games are looked at closely; those after them only look for what was not reached yet. */
const CLOSELY = 40;
const BATCH = 10;
const SERIES = {
  first: 1,
  batch: BATCH,
  games: CLOSELY,
  whole: 3000,
  atMost: 3000,
  known: [96, 805, 892, 1190, 1320, 1424, 1561, 1817, 2170, 2511, 2679, 2712, 2782, 2968],
  except: (name: string) => NEVER.includes(name),
  run: (batch: number) => ({
    prepare: batch % 2 === 0 ? undefined : varied,
    sample: batch * BATCH < CLOSELY ? 40 : 500,
    fuzz: batch * BATCH < CLOSELY ? 2 : 0,
  }),
};

for (const { name, check } of lawChecks(wolsung, import.meta.url, SERIES)) test(name, check);
