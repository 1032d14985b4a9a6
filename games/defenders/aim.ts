/** What one plays for, in three sentences. */
import type { AimSentence, Language, View } from '@guildhall/kernel';
import type { TableView } from './view.ts';

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

export function aim(_view: View<TableView>, language: Language): AimSentence[] {
  const { city, siege, end } = WORDS[language];
  return [
    { text: city, rule: 'DF-1.1' },
    { text: siege, rule: 'DF-12.1' },
    { text: end, rule: 'DF-27.3' },
  ];
}
