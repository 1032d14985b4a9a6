/** The laws every game must obey: in whole games played at random, in all modes, and from the middle of richer ones. */
import type { Game, Random } from '@guildhall/kernel';
import { lawChecks } from '@guildhall/kernel/testing';
import { test } from 'vitest';
import { wolsung } from '../index.ts';
import type { Table } from '../table.ts';

/** Players at random lose their tokens early: here everybody has plenty, and has used nothing yet. */
function rich({ table: t }: Game<Table>, random: Random): void {
  for (const stock of t.stocks) stock.tokens = 6 + random.below(6);
}

/** What only a hero of one profession or with one gadget comes to. */
const RARE = ['scandal/cover up', 'golem/skill'];

const SERIES = {
  first: 1,
  batch: 10,
  games: 60,
  atMost: 400,
  except: (name: string) => RARE.includes(name),
  run: (batch: number) => ({ prepare: batch % 2 === 0 ? undefined : rich, sample: 30, fuzz: 2 }),
};

for (const { name, check } of lawChecks(wolsung, import.meta.url, SERIES)) test(name, check, 240_000);
