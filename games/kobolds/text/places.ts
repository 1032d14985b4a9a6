/** What models, terrain pieces and markers of this very table are called: by their names, numbered where several are alike. */
import type { Model } from '../table.ts';
import type { TableView } from '../view.ts';
import type { Names } from './names.ts';

/** What a model would be called if it were the only one of its kind. */
const bareName = (names: Names, { name, profile }: Pick<Model, 'name' | 'profile'>): string =>
  name === '' ? names.profiles[profile].name : name;

/** "Troll", or "Troll 2" where there are several: the number says which of them, in the order of the table. */
function numbered<T>(list: readonly T[], index: number, nameOf: (item: T) => string): string {
  const name = nameOf(list[index]);
  let alike = 0;
  let before = 0;
  for (const [at, item] of list.entries()) {
    if (nameOf(item) !== name) continue;
    alike++;
    if (at < index) before++;
  }
  return alike > 1 ? `${name} ${before + 1}` : name;
}

type Things = Pick<TableView, 'models' | 'terrain'>;

export const modelIn = (names: Names, { models }: Pick<Things, 'models'>, index: number): string =>
  index in models ? numbered(models, index, (model) => bareName(names, model)) : `m${index}`;

export const pieceIn = (names: Names, { terrain }: Pick<Things, 'terrain'>, index: number): string =>
  index in terrain ? numbered(terrain, index, ({ kind }) => names.terrain[kind]) : `t${index}`;

const NAME = /^([mtk])(\d{1,4})$/;

/** A model ("m7"), a terrain piece ("t3") or a marker ("k2") as people call it; anything else is itself. */
export function placeIn(names: Names, name: string, table: Partial<Things>): string {
  const found = NAME.exec(name);
  if (!found) return name;
  const index = Number(found[2]);
  if (found[1] === 'm') return modelIn(names, { models: table.models ?? [] }, index);
  if (found[1] === 't') return pieceIn(names, { terrain: table.terrain ?? [] }, index);
  return `${names.terms.marker} ${index + 1}`;
}
