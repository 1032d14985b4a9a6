/** What one plays for, in three sentences; the third comes from the scenario. */
import type { Language, View } from '@guildhall/kernel';
import type { AimLine } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Glyph } from '../art/Glyph.tsx';
import { WON_BY } from '../lists/won-by.ts';
import { scenarioOf } from '../model.ts';
import { namesIn } from '../words/words.ts';

const WORDS: { readonly [language in Language]: Record<'turns' | 'fight' | 'scenario', string> } = {
  en: {
    turns: 'You take turns: one of your gang *walks* and takes *two actions*, then one of theirs.',
    fight: 'A fight is a *poker hand*, laid face down, at most as many cards as your Fight; the better rank wounds.',
    scenario: 'What wins is told by the *scenario*, once it is known.',
  },
  pl: {
    turns: 'Gracie na przemian: jeden z twojej bandy *idzie* i ma *dwie akcje*, potem jeden z tamtej.',
    fight: 'Walka to *układ pokerowy* wyłożony zakryty, najwyżej tyle kart, ile wynosi Walka; lepszy układ rani.',
    scenario: 'O zwycięstwie mówi *scenariusz*, gdy będzie znany.',
  },
};

export function aim({ table }: View<TableView>, language: Language): AimLine[] {
  const { turns, fight, scenario } = WORDS[language];
  const played = scenarioOf(table);
  return [
    { picture: <Glyph name="walk" size={24} />, text: turns, rule: 'KC-7.2' },
    { picture: <Glyph name="cards" size={24} />, text: fight, rule: 'KC-12.4' },
    {
      picture: <Glyph name="flag" size={24} />,
      text: played ? namesIn(language).scenarios[played].text : scenario,
      rule: played ? WON_BY[played] : 'KC-21.1',
    },
  ];
}
