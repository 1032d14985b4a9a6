/** What can be looked up in the terminal: places, defenders, threats and people, with all that was said of them. */
import { cardSign } from '@guildhall/cards';
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import type { Description, Played } from '../table.ts';
import { inWords, text } from '../text/index.ts';
import type { DefenderView, LocationView, TableView, ThreatView } from '../view.ts';
import { WORDS } from './words.ts';

export function sights(view: View<TableView>, language: Language): Sight[] {
  const { table } = inWords(view, language);
  const { names, teller } = text[language];
  const words = WORDS[language];
  const t = teller({ seat: text[language].seat });
  const played = (cards: readonly Played[]): string[] =>
    cards.map(({ card, use, word, wording }) => {
      const said = wording === '' ? t.word(word) : `${t.word(word)} (${wording})`;
      return `  ${cardSign(card)} ${use === 'type' ? said : `+ ${said}`}`;
    });
  const told = ({ text: said, aloud }: Description): string[] => sentence(aloud ? t.aloud : t.quoted(said), '  ');
  const nameOf = (id: string): string =>
    [...table.locations, ...table.defenders, ...table.threats].find((one) => one.id === id)?.name ?? id;

  const place = (one: LocationView): string[] => {
    const here = [...table.defenders, ...table.threats].filter(({ where }) => where === one.id).map(({ name }) => name);
    const state = [
      names.kinds[one.kind],
      ...one.categories.map((id) => names.categories[id]),
      ...(one.entry > 0 ? [`${names.terms.entryPoint} ${one.entry}`] : []),
      ...(one.held ? [names.terms.enemyHeld] : []),
      ...(one.status === 'ruined' ? [names.statuses.ruined] : []),
      ...(one.bonus > 0 ? [`+${one.bonus}`] : []),
      words.regiments(one.regiments, one.capacity),
    ];
    return [
      paint(BOLD, `${one.id} ${one.name}, ${text[language].seat(one.seat)}`),
      ...sentence(state.join(', '), '  '),
      ...played(one.cards),
      ...told(one.description),
      ...sentence(`${words.connections}: ${one.connected.map(nameOf).join(', ') || words.none}`, '  '),
      ...(here.length > 0 ? sentence(here.join(', '), '  ') : []),
    ];
  };
  const defender = (one: DefenderView): string[] => [
    paint(BOLD, `${one.id} ${one.name}, ${text[language].seat(one.seat)}`),
    ...sentence(
      [
        names.defenderClasses[one.class].name,
        words.value(one.value, one.face),
        ...(one.wounds > 0 ? [words.wounds(one.wounds)] : []),
        nameOf(one.where),
      ].join(', '),
      '  ',
    ),
    ...played(one.cards),
    ...one.abilities.flatMap((ability) => sentence(`${names.abilities[ability].name}: ${names.abilities[ability].text}`, '  ')),
    ...told(one.description),
  ];
  const threat = (one: ThreatView): string[] => [
    paint(BOLD, `${one.id} ${one.name}, ${text[language].seat(one.seat)}`),
    ...sentence(
      [
        names.threatClasses[one.class].name,
        words.value(one.face, one.face),
        one.wording || t.word(one.word),
        nameOf(one.where),
      ].join(', '),
      '  ',
    ),
    ...told(one.description),
  ];
  const sight = (id: string, name: string, lines: () => string[]): Sight => ({ names: [`${id} ${name}`, id, name], lines });
  return [
    ...table.locations.map((one) => sight(one.id, one.name, () => place(one))),
    ...table.defenders.map((one) => sight(one.id, one.name, () => defender(one))),
    ...table.threats.map((one) => sight(one.id, one.name, () => threat(one))),
    ...table.persons.map(({ name, personality, preoccupation, unit }) => ({
      names: [name],
      lines: (): string[] => [
        paint(BOLD, unit === '' ? name : `${name}, ${nameOf(unit)}`),
        ...[personality, preoccupation].filter((part) => part !== '').flatMap((part) => sentence(part, '  ')),
      ],
    })),
  ];
}
