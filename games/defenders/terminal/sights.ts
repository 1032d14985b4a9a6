/** What can be looked up in the terminal: places, defenders, threats and people, with all that was said of them. */
import { type Card, cardName, cardSign, type SuitCard, suitOf } from '@guildhall/cards';
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, paint, sentence } from '@guildhall/kernel/terminal';
import {
  BAND_OF_CARD,
  CATEGORY_OF_BAND,
  DEFENDER_CLASS_OF_BAND,
  DEFENDER_DESCRIPTORS_OF_SUIT,
  DEFENDER_TYPES_OFFERED,
  LOCATION_DESCRIPTORS_OF_SUIT,
  LOCATION_TYPES_OFFERED,
} from '../data/index.ts';
import type { Description, Played, Stack } from '../table.ts';
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
  const states: { readonly [where: string]: string } = {
    reserve: names.terms.reserve,
    destroyed: names.terms.destroyedUnit,
    unplaced: words.unplaced,
    outside: words.outside,
  };
  const nameOf = (id: string): string =>
    [...table.locations, ...table.defenders, ...table.threats].find((one) => one.id === id)?.name ?? states[id] ?? id;

  const place = (one: LocationView): string[] => {
    const here = [...table.defenders, ...table.threats].filter(({ where }) => where === one.id).map(({ name }) => name);
    const state = [
      ...new Set([names.kinds[one.kind], ...one.categories.map((id) => names.categories[id])]),
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
        ...(one.value < one.face && table.morale > 0 ? [words.morale(table.morale)] : []),
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
        one.where === 'destroyed' ? names.terms.destroyedLocation : nameOf(one.where),
      ].join(', '),
      '  ',
    ),
    ...told(one.description),
  ];
  const stack = ({ id, sort, by, cards }: Stack): string[] => [
    paint(BOLD, `${id}, ${names.terms[sort]}, ${text[language].seat(by)}`),
    ...played(cards),
  ];
  /** What a card of the row can become: its types by its value, its descriptors by its suit (DF-5.8, DF-5.9). */
  const card = (one: SuitCard): string[] => {
    const [band, suit] = [BAND_OF_CARD[one], suitOf(one)];
    const listed = (title: string, types: readonly string[], descriptors: readonly string[]): string[] => [
      `  ${title}`,
      ...sentence(`${words.types}: ${types.map(t.word).join(', ')}`, '    '),
      ...sentence(`${words.descriptors}: ${descriptors.map(t.word).join(', ')}`, '    '),
    ];
    const { setting } = table.world;
    return [
      paint(BOLD, `${cardName(one, language)} ${cardSign(one)}`),
      ...listed(
        `${names.terms.location}: ${names.categories[CATEGORY_OF_BAND[band]]}`,
        LOCATION_TYPES_OFFERED[setting][band],
        LOCATION_DESCRIPTORS_OF_SUIT[suit],
      ),
      ...listed(
        `${names.terms.defender}: ${names.defenderClasses[DEFENDER_CLASS_OF_BAND[band]].name}`,
        DEFENDER_TYPES_OFFERED[setting][band],
        DEFENDER_DESCRIPTORS_OF_SUIT[suit],
      ),
    ];
  };
  const sight = (id: string, name: string, lines: () => string[]): Sight => ({ names: [`${id} ${name}`, id, name], lines });
  return [
    ...table.stacks.map((one) => ({ names: [one.id], lines: () => stack(one) })),
    ...table.row.map((one) => ({ names: [cardName(one as Card, language), one, cardSign(one)], lines: () => card(one) })),
    ...table.locations.map((one) => sight(one.id, one.name, () => place(one))),
    ...table.defenders.map((one) => sight(one.id, one.name, () => defender(one))),
    ...table.threats.map((one) => sight(one.id, one.name, () => threat(one))),
    ...table.persons.map(({ name, personality, preoccupation, unit }) => ({
      names: [name],
      lines: (): string[] => [
        paint(BOLD, unit === '' ? name : `${name}, ${nameOf(unit)}`),
        ...(personality === '' ? [] : sentence(personality, '  ')),
        ...(preoccupation === '' ? [] : sentence(words.mind(preoccupation), '  ')),
      ],
    })),
  ];
}
