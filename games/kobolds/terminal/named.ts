/** Models, terrain and markers called by their names: "shoot goblin scumbag" is "shoot m9", "ku skrzynki 2" is "ku t7". */
import { folded } from '@guildhall/kernel';
import { names as en } from '../text/names.en.ts';
import { names as pl } from '../text/names.pl.ts';
import { modelIn, pieceIn, placeIn } from '../text/places.ts';
import type { TableView } from '../view.ts';

/** The sign of everything on the table by its name in either language. Numbers keep names apart. */
function signsOf(table: TableView): Map<string, string> {
  const signs = new Map<string, string>();
  for (const names of [en, pl]) {
    for (const m of table.models.keys()) signs.set(folded(modelIn(names, table, m)), `m${m}`);
    for (const t of table.terrain.keys()) signs.set(folded(pieceIn(names, table, t)), `t${t}`);
    for (const k of table.markers.keys()) signs.set(folded(placeIn(names, `k${k}`, table)), `k${k}`);
  }
  return signs;
}

/** The line with the first name in it, the longest one that begins there, as a sign. A line that names nothing stays as it is. */
export function withSigns(line: string, table: TableView): string {
  const signs = signsOf(table);
  const words = line.normalize('NFC').trim().split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const sign = signs.get(folded(words.slice(from, to).join(' ')));
      // A name that begins the line is all of it: no act begins with a name, but a name may be "walk".
      if (sign !== undefined && (from > 0 || to === words.length))
        return [...words.slice(0, from), sign, ...words.slice(to)].join(' ');
    }
  }
  return line;
}
