/** What one plays for, in three sentences. */
import type { AimSentence, Language, View } from '@guildhall/kernel';
import type { TableView } from './view.ts';

type Sentences = Record<'turn' | 'win' | 'lose' | 'loseCarnival', string>;

const WORDS: { readonly [language in Language]: Sentences } = {
  en: {
    turn: 'Play *Action* cards, then pay *Heroism* for better ones: what you buy comes back into your hand later.',
    win: 'You win *together* when every crown Foe of the *Final Battle* is defeated; it begins when the Foe deck is empty.',
    lose: 'You lose when the *Wound deck* is empty, *Menace* reaches 16, or no Hero is left alive.',
    loseCarnival: 'You lose when the *Wound deck* is empty or no Hero is left alive.',
  },
  pl: {
    turn: 'Zagrywaj karty *Akcji*, potem kupuj lepsze: to, co kupisz, wróci później na rękę.',
    win: 'Wygrywacie *razem*, gdy w *Ostatecznej bitwie* padnie każdy koronowany Wróg; zaczyna się, gdy talia Wrogów jest pusta.',
    lose: 'Przegrywacie, gdy *talia Ran* jest pusta, *Groza* dojdzie do 16 albo nie żyje żaden Bohater.',
    loseCarnival: 'Przegrywacie, gdy *talia Ran* jest pusta albo nie żyje żaden Bohater.',
  },
};

export function aim({ table }: View<TableView>, language: Language): AimSentence[] {
  const { turn, win, lose, loseCarnival } = WORDS[language];
  const carnival = table.settings.army === 'carnival' && !table.settings.risingPanic;
  return [
    { text: turn, rule: 'BW-5.2' },
    { text: win, rule: 'BW-22.2' },
    { text: carnival ? loseCarnival : lose, rule: carnival ? 'BW-13.18' : 'BW-18.6' },
  ];
}
