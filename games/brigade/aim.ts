/** What one plays for, in three sentences. */
import type { AimSentence, Language, View } from '@guildhall/kernel';
import type { TableView } from './view.ts';

type Sentences = Record<'quench' | 'loyal' | 'win', string> & { together(target: number): string };

const WORDS: { readonly [language in Language]: Sentences } = {
  en: {
    quench: 'Put a fire *out*: each level you quench in one go earns one *Renown*, for that block or one beside it.',
    loyal: 'As many of your Renown on a block as its *value*, and it is *loyal* to you.',
    win: 'A loyal block in *all five quarters*, or five in one, wins at once; when eight blocks are lost, the best score does. Of the University *three* count as much.',
    together: (target) =>
      `You win *together* when all loyal blocks are worth ${target}, one of the University among them, before eight blocks (University: three) are lost.`,
  },
  pl: {
    quench: '*Ugaś* pożar: każdy poziom zbity za jednym razem daje jedną *Sławę*, na ten kwartał lub sąsiedni.',
    loyal: 'Tyle twojej Sławy na kwartale, ile wynosi jego *wartość*, i jest ci *lojalny*.',
    win: 'Lojalny kwartał w *każdej z pięciu dzielnic* albo pięć w jednej wygrywa od razu; gdy spłonie osiem, wygrywa najlepszy wynik. Z Uniwersytetu starczą *trzy*.',
    together: (target) =>
      `Wygrywacie *razem*, gdy lojalne kwartały są warte ${target}, w tym jeden Uniwersytetu, zanim spłonie osiem kwartałów (Uniwersytet: trzy).`,
  },
};

export function aim({ table }: View<TableView>, language: Language): AimSentence[] {
  const { quench, loyal, win, together } = WORDS[language];
  const { cooperative } = table.settings;
  return [
    { text: quench, rule: 'BR-12.5' },
    { text: loyal, rule: 'BR-17.10' },
    { text: cooperative ? together(table.target) : win, rule: cooperative ? 'BR-32.6' : 'BR-20.3' },
  ];
}
