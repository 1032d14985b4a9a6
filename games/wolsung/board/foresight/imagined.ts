/**
 * A table made of nothing but the view, for sums and odds: what the viewer cannot know is left empty or as it usually is. Only
 * sums are asked of it; nothing is ever played on it.
 */
import type { SkillId } from '../../data/index.ts';
import { type Character, NONE, type Table, type Test } from '../../table.ts';
import type { CharacterView, TableView, TestView } from '../../view.ts';

const NOTHING: readonly SkillId[] = [];
/** What nobody is shown. */
const unseen = {
  shown: NOTHING as SkillId[],
  open: false,
  gained: 0,
  spentOtherwise: false,
  shamed: false,
  actions: 0,
  first: false,
  coming: '',
};

const characterFrom = (c: CharacterView): Character => ({ ...c, ...unseen });
const testFrom = (test: TestView): Test => ({ ...test, abilities: [] });

const TABLES = new WeakMap<TableView, Table>();

/** Made once for each moment. Characters go by their numbers, so the absent ones are put back in between. */
export function tableFrom(view: TableView): Table {
  const known = TABLES.get(view);
  if (known) return known;
  const characters: Character[] = [];
  for (const c of view.characters) {
    while (characters.length < c.number) characters.push({ ...characterFrom(c), state: 'absent' });
    characters.push(characterFrom(c));
  }
  const table: Table = {
    ...view,
    stocks: view.stocks.map(({ hand, tokens, wish }) => ({ hand, tokens, wish })),
    deck: [],
    known: [],
    characters,
    begun: false,
    grudge: NONE,
    lot: 0,
    tests: view.tests.map(testFrom),
    decider: NONE,
    tested: 0,
    sessions: 1,
  };
  TABLES.set(view, table);
  return table;
}

/** Somebody by their number, if they are here. */
export const whoIs = (view: TableView, n: number): CharacterView | null => view.characters.find((c) => c.number === n) ?? null;
