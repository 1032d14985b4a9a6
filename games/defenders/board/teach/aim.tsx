/** What one plays for, in three sentences. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { GLYPHS, type GlyphName } from '../log/glyphs.ts';

const WORDS: { readonly [language in Language]: Record<'city' | 'siege' | 'end', string> } = {
  en: {
    city: 'All of you stand on *one side*: together you make a city of cards, name its places and defenders, and draw its map.',
    siege:
      'Each turn has a *scene*, then the threats *attack*, then the defenders *act*; card values and dice decide, your words say how.',
    end: 'The city holds if every threat is destroyed or the threat deck *runs out*; it falls with its *last defender*.',
  },
  pl: {
    city: 'Wszyscy stoicie po *jednej stronie*: razem tworzycie miasto z kart, nazywacie miejsca i obrońców, rysujecie mapę.',
    siege:
      'Każda tura to *scena*, *atak* zagrożeń i *działania* obrońców; rozstrzygają karty i kości, a wy mówicie, jak to było.',
    end: 'Miasto wytrwa, gdy zginie każde zagrożenie albo *skończy się* ich talia; padnie z *ostatnim obrońcą*.',
  },
};

const Picture = ({ name }: { name: GlyphName }) => (
  <svg viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true">
    <path d={GLYPHS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export function aim(_view: View<TableView>, language: Language): AimLine[] {
  const { city, siege, end } = WORDS[language];
  return [
    { picture: <Picture name="house" />, text: city, rule: 'DF-1.1' },
    { picture: <Picture name="swords" />, text: siege, rule: 'DF-12.1' },
    { picture: <Picture name="shield" />, text: end, rule: 'DF-27.3' },
  ];
}
