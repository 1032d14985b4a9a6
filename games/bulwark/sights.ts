/** What can be looked up in the terminal: what can be bought, the Heroes, their cards and the Location's, Wounds, and the Foes of the army. */
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import { boxOf } from './box.ts';
import { ARMIES, type Card, type CardId, type FoeId, HEROES, type HeroId, LOCATION_IDS, WOUND_IDS } from './data/index.ts';
import { locationLine, supplyLine } from './terminal.ts';
import { text } from './text/index.ts';
import type { TableView } from './view.ts';

interface Words {
  action: string;
  heroism: string;
  wound: string;
  crown: string;
  mastermind: string;
  /** Of a Heroism card. */
  gives(heroism: number): string;
  /** Of a gem. */
  gem: string;
  /** As it stands there: its level and what happens around it may have changed what is printed. */
  inLine(place: number, health: string, attack: number): string;
  front: string;
  startsWith(cards: string): string;
  wounds: string;
  supply: string;
}
const WORDS: { readonly [language in Language]: Words } = {
  en: {
    action: 'Action card',
    heroism: 'Heroism card',
    wound: 'Wound',
    crown: 'crown Foe',
    mastermind: 'Mastermind',
    gives: (heroism) => `Gives ${heroism} Heroism. [BW-7.3]`,
    gem: 'To buy it you also trash a Heroism card from your hand, one you have not played. [BW-16.1]',
    inLine: (place, health, attack) => `In the line: place ${place}, Health ${health}, Attack ${attack}`,
    front: 'front rank',
    startsWith: (cards) => `Starts with: ${cards}.`,
    wounds: 'Wounds',
    supply: 'Supply',
  },
  pl: {
    action: 'karta Akcji',
    heroism: 'karta Heroizmu',
    wound: 'Rana',
    crown: 'koronowany Wróg',
    mastermind: 'Herszt',
    gives: (heroism) => `Daje Heroizm ${heroism}. [BW-7.3]`,
    gem: 'Kupując go, wyrzuca się też kartę Heroizmu z ręki, jeszcze niezagraną. [BW-16.1]',
    inLine: (place, health, attack) => `W szeregu: miejsce ${place}, Zdrowie ${health}, Atak ${attack}`,
    front: 'pierwsza linia',
    startsWith: (cards) => `Zaczyna z kartami: ${cards}.`,
    wounds: 'Rany',
    supply: 'Zasoby',
  },
};

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const box = boxOf(table);
  const { names, ...say } = text[language];
  const words = WORDS[language];

  const kinds = ({ action, heroism, cost, where }: Card): string[] => [
    ...(where === 'wounds' ? [words.wound] : []),
    ...(action ? [words.action] : []),
    ...(heroism > 0 ? [words.heroism] : []),
    ...(cost > 0 ? [`${names.numbers.cost} ${cost}`] : []),
  ];
  const nameOf = (id: CardId): string => box.cards.get(id).name[language];
  const card = (id: CardId): string[] => {
    const one = box.cards.get(id);
    const kind = kinds(one);
    const lines = [...(one.heroism > 0 ? [words.gives(one.heroism)] : []), say.card(id, box), ...(one.gem ? [words.gem] : [])];
    return [
      paint(BOLD, `${nameOf(id)}${kind.length > 0 ? ` (${kind.join(', ')})` : ''}`),
      ...lines.filter((line) => line !== '').flatMap((line) => sentence(line, '  ')),
    ];
  };
  const foe = (id: FoeId): string[] => {
    const { name, health, attack, crown, mastermind } = box.foes.get(id);
    const kind = [
      ...(mastermind ? [words.mastermind] : crown ? [words.crown] : []),
      `${names.numbers.health} ${health}`,
      `${names.numbers.attack} ${attack}`,
    ];
    const here = table.line.flatMap((one, at) => {
      if (one.foe !== id) return [];
      const stands = words.inLine(at + 1, `${one.health - one.damage}/${one.health}`, one.attack);
      return [`${stands}${at < table.frontRank ? `, ${words.front}` : ''}.`];
    });
    return [
      paint(BOLD, `${name[language]} (${kind.join(', ')})`),
      ...[say.foe(id, box), ...here].filter((line) => line !== '').flatMap((line) => sentence(line, '  ')),
    ];
  };
  const hero = (id: HeroId): string[] => {
    const start = HEROES[id].filter(({ where }) => where === 'start');
    const own = table.heroes.find((one) => one.hero === id);
    return [
      paint(BOLD, names.heroes[id]),
      ...sentence(words.startsWith(start.map(({ id: one, copies }) => `${nameOf(one)} x${copies}`).join(', ')), '  '),
      ...(own ? supplyLine(own, table, language) : []),
    ];
  };
  const supplies = (): string[] => [
    ...table.heroes.flatMap((one) => [paint(BOLD, names.heroes[one.hero]), ...supplyLine(one, table, language)]),
    ...locationLine(table, language),
  ];

  const atTable = [...new Set(table.heroes.map((one) => one.hero))];
  const cards: CardId[] = [...new Set(atTable.flatMap((id) => HEROES[id].map((one) => one.id))), ...LOCATION_IDS];
  const foes = [...new Set(ARMIES[table.settings.army].map(({ id }) => id))];
  return [
    { names: [words.supply, names.fields.location, ...EVERYWHERE.supply], lines: supplies },
    ...atTable.map((id) => ({ names: [names.heroes[id], id], lines: () => hero(id) })),
    ...foes.map((id) => ({ names: [box.foes.get(id).name[language], id], lines: () => foe(id) })),
    ...cards.map((id) => ({ names: [nameOf(id), id], lines: () => card(id) })),
    ...WOUND_IDS.map((id) => ({ names: [nameOf(id), id, words.wound, words.wounds], lines: () => card(id) })),
  ];
}

/** All languages work everywhere. */
const EVERYWHERE = { supply: ['supply', 'zasoby'] };
