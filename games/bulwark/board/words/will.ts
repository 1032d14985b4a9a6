/** What a Foe will do, in words: a line of a few words, one below it, and the whole sentence for those who listen. */
import type { Language } from '@guildhall/kernel';
import { boxOf } from '../../box.ts';
import type { FoeView, TableView } from '../../view.ts';
import type { Deed } from '../foresight/deeds.ts';
import type { Course, Forecast } from '../foresight/forecast.ts';
import { cardName, shortName } from './named.ts';
import { wordsIn } from './words.ts';

/** Which colour it has: what it does to the Heroes. */
export type WillKind = 'wound' | 'menace' | 'draw' | 'move' | 'mend' | 'none';
export interface Will {
  kind: WillKind;
  /** A die decides. */
  chance: boolean;
  words: string;
  below: string;
}

const KIND: { readonly [deed in Deed['kind']]: WillKind } = {
  wounds: 'wound',
  menace: 'menace',
  fewer: 'draw',
  moves: 'move',
  leaves: 'move',
  mends: 'mend',
  returns: 'mend',
  reveals: 'mend',
  toll: 'mend',
  trashes: 'draw',
  again: 'wound',
  stunned: 'none',
};
/** What matters most stands first. */
const WEIGHT: readonly Deed['kind'][] = [
  'wounds',
  'menace',
  'reveals',
  'returns',
  'fewer',
  'trashes',
  'again',
  'mends',
  'toll',
  'leaves',
  'moves',
  'stunned',
];

function deedWords(deed: Deed, table: TableView, language: Language): { words: string; below: string } {
  const { will } = wordsIn(language);
  switch (deed.kind) {
    case 'wounds':
      return { words: will.wounds(deed.n), below: deed.stopped > 0 ? will.shielded(deed.stopped) : deed.text ? will.byText : '' };
    case 'menace':
      return { words: will.menace(deed.by), below: will.becomes(deed.to - deed.by, deed.to) };
    case 'fewer':
      return { words: will.fewer, below: will.atCleanUp };
    case 'moves':
      return { words: will.moves, below: will.toPlace(deed.place) };
    case 'leaves':
      return { words: will.leaves, below: '' };
    case 'mends':
      return { words: will.mends(deed.n), below: shortName(table, deed.foe, language) };
    case 'returns':
      return { words: will.returns, below: shortName(table, deed.foe, language) };
    case 'reveals':
      return { words: will.reveals, below: '' };
    case 'toll':
      return { words: will.toll, below: '' };
    case 'trashes':
      return { words: will.trashes, below: cardName(table, deed.card, language) };
    case 'again':
      return { words: will.again, below: shortName(table, deed.foe, language) };
    case 'stunned':
      return { words: will.stunned, below: '' };
  }
}

const byWeight = (deeds: readonly Deed[]): Deed[] => deeds.toSorted((a, b) => WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind));

/** All deeds of one course as a sentence. */
export function courseWords(deeds: readonly Deed[], table: TableView, language: Language): string {
  if (deeds.length === 0) return wordsIn(language).will.nothing;
  return deeds
    .map((deed) => {
      const { words, below } = deedWords(deed, table, language);
      return below === '' ? words : `${words} (${below})`;
    })
    .join(', ');
}

const percent = (share: number): number => Math.round(share * 100);

/** Every course with how often it comes; just the one where nothing is left to chance. */
export function coursesWords(courses: readonly Course<readonly Deed[]>[], table: TableView, language: Language): string[] {
  const { will } = wordsIn(language);
  if (courses.length === 1) return [courseWords(courses[0].what, table, language)];
  return courses.map(({ what, share }) => `${will.percent(percent(share))}: ${courseWords(what, table, language)}`);
}

/** Why it does nothing. */
function idle(foe: FoeView, place: number, table: TableView, language: Language): { words: string; below: string } {
  const { will, place: placeWords } = wordsIn(language);
  const { alms, ranged } = boxOf(table).foes.get(foe.foe);
  if (foe.attack > 0 && place > table.frontRank && !ranged) return { words: will.far, below: placeWords(place).toLowerCase() };
  return { words: will.calm, below: alms > 0 ? will.alms(alms) : '' };
}

export function willOf(table: TableView, { foes }: Forecast, place: number, language: Language): Will {
  const foe = table.line[place - 1];
  const courses = foes[place - 1] ?? [];
  const chance = courses.length > 1;
  const [likeliest] = courses.filter(({ what }) => what.length > 0);
  if (!foe || !likeliest) return { kind: 'none', chance, ...idle(foe, place, table, language) };
  const [main, second] = byWeight(likeliest.what);
  const { words, below } = deedWords(main, table, language);
  const { will } = wordsIn(language);
  const rest = second ? deedWords(second, table, language).words : '';
  return {
    kind: KIND[main.kind],
    chance,
    words,
    below: chance ? will.percent(percent(likeliest.share)) : below || rest,
  };
}
