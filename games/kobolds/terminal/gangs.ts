/** Gangs as people write them: "Klacka; 3 Orc Ruffian" or "banda Kotły; klacka; 3 ork rozrabiaka; sakiewka 3", in gang notation. */
import { folded } from '@guildhall/kernel';
import { HIRED_IDS, LEADER_IDS } from '../data/index.ts';
import { names as en } from '../text/names.en.ts';
import { names as pl } from '../text/names.pl.ts';

const WORDS: { readonly [word: string]: string } = {
  gang: 'gang',
  banda: 'gang',
  crystals: 'crystals',
  krysztaly: 'crystals',
  stash: 'stash',
  sakiewka: 'stash',
  volunteer: 'volunteer',
  ochotnik: 'volunteer',
};

/** The notation's word for everybody and everything that can stand in a gang, by all its names. */
function notation(): Map<string, string> {
  const known = new Map(Object.entries(WORDS));
  for (const id of [...LEADER_IDS, ...HIRED_IDS])
    for (const name of [id, en.profiles[id].name, pl.profiles[id].name]) known.set(folded(name), id);
  return known;
}

/** "3 trolls" are "3 troll". */
const one = (words: string): string => words.replace(/s$/, '');

function partOf(part: string, known: ReadonlyMap<string, string>): string {
  const words = part.trim().split(/\s+/);
  const count = /^\d+$/.test(words[0]) ? [words[0]] : [];
  const rest = words.slice(count.length);
  for (let to = rest.length; to > 0; to--) {
    const called = folded(rest.slice(0, to).join(' '));
    const id = known.get(called) ?? (count.length > 0 ? known.get(one(called)) : undefined);
    if (id !== undefined) return [...count, id, ...rest.slice(to)].join(' ');
  }
  return part.trim();
}

/** Parts are divided by semicolons; where there is none, commas do. */
export function gangSpelt(typed: string): string {
  const known = notation();
  return typed
    .normalize('NFC')
    .split(typed.includes(';') ? ';' : ',')
    .map((part) => partOf(part, known))
    .join('; ');
}
