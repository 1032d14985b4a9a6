/** What can be looked up in the terminal: every card of the Heroes and the Location, and every Foe that may come. */
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import { boxOf } from './box.ts';
import { CARD_IDS, type Card, type CardId, FOE_IDS, type FoeId } from './data/index.ts';
import { text } from './text/index.ts';
import type { TableView } from './view.ts';

interface Words {
  action: string;
  wound: string;
  crown: string;
  mastermind: string;
  inLine(place: number, damage: number): string;
  nothing: string;
}
const WORDS: { readonly [language in Language]: Words } = {
  en: {
    action: 'Action card',
    wound: 'Wound',
    crown: 'crown Foe',
    mastermind: 'Mastermind',
    inLine: (place, damage) => `In the line: place ${place}, damage ${damage}.`,
    nothing: 'It says nothing else.',
  },
  pl: {
    action: 'karta Akcji',
    wound: 'Rana',
    crown: 'Wróg z koroną',
    mastermind: 'Herszt',
    inLine: (place, damage) => `W szeregu: miejsce ${place}, obrażenia ${damage}.`,
    nothing: 'Nic więcej na niej nie ma.',
  },
};

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const box = boxOf(table);
  const { names, ...say } = text[language];
  const words = WORDS[language];

  const kinds = ({ action, heroism, cost, where }: Card): string[] => [
    ...(where === 'wounds' ? [words.wound] : []),
    ...(action ? [words.action] : []),
    ...(heroism > 0 ? [`${names.numbers.heroism} ${heroism}`] : []),
    ...(cost > 0 ? [`${names.numbers.cost} ${cost}`] : []),
  ];
  const card = (id: CardId): string[] => {
    const one = box.cards.get(id);
    const kind = kinds(one);
    return [
      paint(BOLD, `${one.name[language]}${kind.length > 0 ? ` (${kind.join(', ')})` : ''}`),
      ...sentence(say.card(id, box) || words.nothing, '  '),
    ];
  };
  const foe = (id: FoeId): string[] => {
    const { name, health, attack, crown, mastermind } = box.foes.get(id);
    const kind = [
      ...(mastermind ? [words.mastermind] : crown ? [words.crown] : []),
      `${names.numbers.health} ${health}`,
      `${names.numbers.attack} ${attack}`,
    ];
    const here = table.line.flatMap((one, at) => (one.foe === id ? [words.inLine(at + 1, one.damage)] : []));
    return [
      paint(BOLD, `${name[language]} (${kind.join(', ')})`),
      ...[say.foe(id, box), ...here].filter((line) => line !== '').flatMap((line) => sentence(line, '  ')),
    ];
  };
  return [
    ...CARD_IDS.map((id) => ({ names: [box.cards.get(id).name[language], id], lines: () => card(id) })),
    ...FOE_IDS.map((id) => ({ names: [box.foes.get(id).name[language], id], lines: () => foe(id) })),
  ];
}
