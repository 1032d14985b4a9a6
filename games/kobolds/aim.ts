/** What one plays for, in three sentences; the third comes from the scenario. */
import type { AimSentence, Language, View } from '@guildhall/kernel';
import { WON_BY } from './data/won-by.ts';
import { text } from './text/index.ts';
import type { TableView } from './view.ts';

const WORDS: { readonly [language in Language]: Record<'turns' | 'fight' | 'scenario', string> } = {
  en: {
    turns: 'You take turns: one of your gang *walks* and takes *two actions*, then one of theirs.',
    fight: 'A fight is a *poker hand*, laid face down, at most as many cards as your Fight; the better rank wounds.',
    scenario: 'What wins is told by the *scenario*, once it is known.',
  },
  pl: {
    turns: 'Gracie na przemian: jeden z twojej bandy *idzie* i ma *dwie akcje*, potem jeden z tamtej.',
    fight: 'W ataku wykłada się zakryty *układ pokerowy*, najwyżej tyle kart, ile wynosi Walka; lepszy układ rani.',
    scenario: 'O zwycięstwie mówi *scenariusz*, gdy będzie znany.',
  },
};

export function aim({ table }: View<TableView>, language: Language): AimSentence[] {
  const { turns, fight, scenario } = WORDS[language];
  // Chosen beforehand it is known before it is dealt.
  const played = table.scenario || table.settings.scenario || null;
  return [
    { text: turns, rule: 'KC-7.2' },
    { text: fight, rule: 'KC-12.4' },
    { text: played ? text[language].names.scenarios[played].text : scenario, rule: played ? WON_BY[played] : 'KC-21.1' },
  ];
}
