/** What one plays for, in three sentences. */
import type { AimSentence, Language, View } from '@guildhall/kernel';
import type { TableView } from './view.ts';

type Sentences = Record<'act' | 'spend' | 'win', string>;

const WORDS: { readonly [language in Language]: Sentences } = {
  en: {
    act: 'In your turn put *dice* into actions: the highest die and your *skill* must reach the Target Number.',
    spend: '*Cards* and *tokens* help after the roll, too: say what the card brings into the story.',
    win: 'Take the *markers* of the others, then *finish* them: the side that is left wins what is at stake.',
  },
  pl: {
    act: 'W swojej turze wkładasz *kości* w akcje: najwyższa kość i *umiejętność* mają osiągnąć stopień trudności.',
    spend: '*Karty* i *żetony* pomagają także po rzucie: powiedz, co karta wnosi do opowieści.',
    win: 'Zabieraj innym *znaczniki*, potem ich *dobij*: strona, która zostanie, wygrywa stawkę.',
  },
};

export function aim(_view: View<TableView>, language: Language): AimSentence[] {
  const { act, spend, win } = WORDS[language];
  return [
    { text: act, rule: 'WS-6.2' },
    { text: spend, rule: 'WS-7.3' },
    { text: win, rule: 'WS-21.1' },
  ];
}
