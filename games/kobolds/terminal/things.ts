/** What can be looked up besides profiles and models: ready-made gangs, terrain, markers, the carriage and the chest. */
import type { Language, Sight } from '@guildhall/kernel';
import { sentence } from '@guildhall/kernel/terminal';
import {
  CARRIAGE_LENGTH,
  CARRIAGE_START,
  CARRIAGE_WOUNDS,
  GANGS,
  LOW_HEIGHT,
  MARKER_RADIUS,
  type ReadyGang,
} from '../data/index.ts';
import { NONE, type Terrain } from '../table.ts';
import type { Names } from '../text/names.ts';
import { modelIn, pieceIn, placeIn } from '../text/places.ts';
import type { TableView } from '../view.ts';
import { WORDS } from './words.ts';

interface ThingWords {
  /** From where to where it reaches. */
  reaches(x0: string, x1: string, y0: string, y1: string): string;
  height(inches: string, low: boolean): string;
  lies(x: string, y: string, radius: string): string;
  carriage(wounds: string): string;
  stash(coins: number, crystals: number): string;
}
const SAID: { readonly [language in Language]: ThingWords } = {
  en: {
    reaches: (x0, x1, y0, y1) => `From x ${x0} to ${x1} and from y ${y0} to ${y1}`,
    height: (inches, low) => `${inches}" high: ${low ? 'low, it obscures' : 'tall, it hides'} (rules 11)`,
    lies: (x, y, radius) => `At ${x} ${y}; it reaches ${radius} inches around that`,
    carriage: (wounds) =>
      `Wounds ${wounds}. Whoever touches it strikes it with a pair; it rolls 6 inches east after each turn, and shoves who is in front (rules 24)`,
    stash: (coins, crystals) => `Stash ${coins}${crystals > 0 ? `, Magic Crystals ${crystals}` : ''}`,
  },
  pl: {
    reaches: (x0, x1, y0, y1) => `Od x ${x0} do ${x1} i od y ${y0} do ${y1}`,
    height: (inches, low) => `Wysokość ${inches}": ${low ? 'niski, utrudnia widok' : 'wysoki, zasłania'} (zasady 11)`,
    lies: (x, y, radius) => `Środek: ${x} ${y}; promień w calach: ${radius}`,
    carriage: (wounds) =>
      `Rany ${wounds}. Kto go dotyka, uderza parą; po każdej turze jedzie 6 cali na wschód i spycha stojących przed nim (zasady 24)`,
    stash: (coins, crystals) => `Sakiewka: ${coins}${crystals > 0 ? `, Magiczne kryształy: ${crystals}` : ''}`,
  },
};

/** Who is in a ready-made gang: "2 × Kobold Hunter". */
function membersOf({ leader, members }: ReadyGang, names: Names): string {
  const kinds = [...new Set(members)];
  const counted = kinds.map((kind) => {
    const n = members.filter((member) => member === kind).length;
    return n > 1 ? `${n} × ${names.profiles[kind].name}` : names.profiles[kind].name;
  });
  return [names.profiles[leader].name, ...counted].join(', ');
}

const span = ({ corners }: Terrain, from: 0 | 1): number[] => corners.filter((_, i) => i % 2 === from);

export function things(table: TableView, names: Names, language: Language): Sight[] {
  const said = SAID[language];
  const inches = (n: number): string => WORDS[language].decimal(String(Math.round(n * 100) / 100));
  const told = (title: string, ...lines: string[]): string[] => [title, ...lines.flatMap((line) => sentence(line, '  '))];
  const box = (x0: number, x1: number, y0: number, y1: number): string =>
    said.reaches(inches(x0), inches(x1), inches(y0), inches(y1));

  const gangs = table.phase !== 'gangs' ? [] : GANGS;
  const sights: Sight[] = gangs.map((gang) => ({
    names: [names.gangs[gang.id].name, gang.id],
    lines: () =>
      told(names.gangs[gang.id].name, names.gangs[gang.id].text, membersOf(gang, names), said.stash(gang.stash, gang.crystals)),
  }));
  for (const [t, piece] of table.terrain.entries()) {
    const [x, y] = [span(piece, 0), span(piece, 1)];
    const name = `t${t} ${pieceIn(names, table, t)}`;
    sights.push({
      names: [name, `t${t}`, pieceIn(names, table, t)],
      lines: () =>
        told(
          name,
          box(Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)),
          said.height(inches(piece.height), piece.height <= LOW_HEIGHT),
        ),
    });
  }
  for (const [k, marker] of table.markers.entries()) {
    const name = `k${k} ${placeIn(names, `k${k}`, table)}`;
    sights.push({
      names: [name, `k${k}`, placeIn(names, `k${k}`, table)],
      lines: () =>
        told(name, said.lies(inches(marker.x), inches(marker.y), inches(MARKER_RADIUS)), WORDS[language].markers[marker.state]),
    });
  }
  if (table.carriage !== NONE) {
    const { carriage, targetWounds } = table;
    sights.push({
      names: [names.terms.carriage, 'carriage'],
      lines: () =>
        told(
          names.terms.carriage,
          box(carriage, carriage + CARRIAGE_LENGTH, CARRIAGE_START.y0, CARRIAGE_START.y1),
          said.carriage(`${targetWounds}/${CARRIAGE_WOUNDS}`),
        ),
    });
  }
  const { chest } = table;
  if (chest) {
    const words = WORDS[language];
    sights.push({
      names: [names.terms.chest, 'chest'],
      lines: () =>
        told(
          names.terms.chest,
          chest.carrier === NONE
            ? words.chestAt(`${inches(chest.x)} ${inches(chest.y)}`)
            : words.chestWith(modelIn(names, table, chest.carrier)),
        ),
    });
  }
  return sights;
}
