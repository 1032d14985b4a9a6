/** The Polish of the game says what the Polish rulebook says: one English word has one Polish word throughout. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pl as boardWords } from '../board/words/pl.ts';
import { PRINTED } from '../box.ts';
import { CARD_IDS, FOE_IDS, HERO_IDS } from '../data/index.ts';
import { bulwark } from '../index.ts';
import { text } from '../text/index.ts';

const inBook = (file: string): string => readFileSync(fileURLToPath(new URL(`../rulebook/${file}`, import.meta.url)), 'utf8');

/** English term: Polish term, without the quotation marks of names that stand uninflected. */
const TERMS = new Map(
  inBook('glossary.md')
    .split('\n')
    .flatMap((line) => {
      const [, term, polish] = /^\| (.+?) \| (.+?) \|/.exec(line) ?? [];
      return term === undefined ? [] : [[term, polish.replaceAll(/[„”]/g, '')] as const];
    }),
);

/** "Heroism 1" and its like are a word and a number. */
const named = [...CARD_IDS.map((id) => PRINTED.cards.get(id).name), ...FOE_IDS.map((id) => PRINTED.foes.get(id).name)].filter(
  ({ en }) => !/^Heroism \d$/.test(en),
);

it.each(named.map(({ en, pl }) => [en, pl]))('%s is called as in the glossary', (en, pl) => {
  expect(TERMS.get(en)).toBe(pl);
});

it('Heroes, armies, levels and parts of the turn are called as in the glossary', () => {
  const { en, pl } = text;
  for (const group of ['heroes', 'armies', 'levels'] as const) {
    for (const id of Object.keys(en.names[group])) {
      const words = en.names[group] as { [id: string]: string };
      expect(TERMS.get(words[id])).toBe((pl.names[group] as { [id: string]: string })[id]);
    }
  }
  for (const phase of ['action', 'buy', 'activation', 'reveal', 'clean-up'] as const) {
    expect(TERMS.get(en.names.phases[phase])).toBe(pl.names.phases[phase]);
  }
  for (const [field, term] of [
    ['menace', 'Menace'],
    ['line', 'Foe line'],
    ['screen', 'Screen'],
    ['frontRank', 'Front rank'],
    ['mortalLimit', 'Mortal limit'],
    ['finalBattle', 'Final Battle'],
    ['location', 'Location'],
    ['trash', 'Trash'],
    ['toll', 'Toll'],
  ] as const) {
    expect([term, pl.names.fields[field]]).toEqual([term, TERMS.get(term)]);
  }
  expect(boardWords.location).toBe(TERMS.get('Glassforge'));
  expect(boardWords.menace).toBe(TERMS.get('Menace'));
  expect(HERO_IDS.map((id) => bulwark.text.pl.name(id))).toEqual(HERO_IDS.map((id) => pl.names.heroes[id]));
});

it.each([
  'text/pl.ts',
  'text/cards.ts',
  'text/differences.ts',
  'board/words/pl.ts',
  'board/index.ts',
  'aim.ts',
  'data/vocabulary.ts',
])('no other Polish word for a term stands in %s', (file) => {
  const words = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  // Menace, Supply, the Location, Trash, to trash, to gain, Lurk, Ranged, steps and phases in capitals.
  expect(words).not.toMatch(/Groźb|Groźb|\b[Pp]ul[aęi]\b|'Pula'|Miast[oa] zostaje|Glassforge'|[Zz]niszcz|niszczy|Czai|Strzelec/);
  expect(words).not.toMatch(/Ostatni\S* [Bb]itw|(?:Faz\S*|Krok\S*) (?:Akcji|Zakupów|Aktywacji|Odkrywania)\b/);
});
