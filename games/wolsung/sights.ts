/** What can be looked up in the terminal: everybody on the stage, playing cards and what they stand for, and stunts. */
import {
  type Card,
  cardName,
  cardSign,
  isJoker,
  PACK_WITH_JOKERS,
  SUITS,
  type Suit,
  suitName,
  suitOf,
  suitSign,
} from '@guildhall/cards';
import type { Language, Sight, View } from '@guildhall/kernel';
import { BOLD, hang, paint, sentence } from '@guildhall/kernel/terminal';
import { CARD, CONFLICT_IDS, DOMAINS, PROFILES, SCANDAL, STUNT_IDS, STUNTS, type StuntId } from './data/index.ts';
import {
  archetypes,
  characterMarks,
  conflicts,
  domains,
  inForm,
  scenarios,
  sheetLines,
  skills,
  stuntEffects,
  stuntEnds,
  stunts,
  weapons,
} from './text/data/index.ts';
import { text } from './text/index.ts';
import type { CharacterView, TableView } from './view.ts';

interface Words {
  known: string;
  unknown: string;
  weapons: string;
  bonus(bonus: number, result: number): string;
  as: string;
  lasts: string;
  cards: string;
  /** Above what the suits stand for. */
  suits: string;
  stances: string;
  /** What each of the two is good for; the check in this situation: its Target Number, the Reputation at stake. */
  proper: string;
  familiar: string;
  scandal(tn: number, reputation: number): string;
  stake: string;
}
const WORDS: { readonly [language in Language]: Words } = {
  en: {
    known: 'Skills shown so far',
    unknown: 'Skills are hidden until they are used. [WS-2.19]',
    weapons: 'Weapons',
    bonus: (bonus, result) => `Adds ${bonus} to a test, or instead of a roll counts as a result of ${result}. [WS-7.3]`,
    as: 'What it stands for, by the archetype of whoever plays it (WS-8.1):',
    lasts: 'It lasts',
    cards: 'playing cards',
    suits: 'Look at any card by its name, such as 8♣ or queen of hearts. What the suits stand for, by the archetype (WS-8.1):',
    stances: 'stances',
    proper: 'Proper: others need more to reach you, by etiquette. [WS-19.6]',
    familiar:
      'Familiar, until your next turn: your offensive actions pass over the etiquette of others, and you have none. [WS-19.7]',
    scandal: (tn, reputation) =>
      reputation === 0
        ? 'Here no scandal comes of it. [WS-19.10]'
        : `Here each of these actions is followed by a scandal check of courage, Target Number ${tn}; failing costs Reputation: ${reputation}, before what is special about the scene. [WS-19.11]`,
    stake: 'stake',
  },
  pl: {
    known: 'Umiejętności, które już widać',
    unknown: 'Umiejętności są ukryte, dopóki nie zostaną użyte. [WS-2.19]',
    weapons: 'Broń',
    bonus: (bonus, result) => `Dodaje ${bonus} do testu albo zamiast rzutu liczy się jako wynik ${result}. [WS-7.3]`,
    as: 'Za co stoi, według archetypu tego, kto ją zagrywa (WS-8.1):',
    lasts: 'Trwa',
    cards: 'karty do gry',
    suits: 'Każdą kartę można obejrzeć po nazwie, na przykład 8♣ albo dama kier. Za co stoją kolory, według archetypu (WS-8.1):',
    stances: 'postawy',
    proper: 'Nienaganna: etykieta podnosi twoją wartość obronną. [WS-19.6]',
    familiar: 'Poufała, do następnej własnej tury: twoje akcje ofensywne pomijają etykietę celu, a ty jej nie masz. [WS-19.7]',
    scandal: (tn, reputation) =>
      reputation === 0
        ? 'Tutaj nie grozi za to skandal. [WS-19.10]'
        : `Tutaj po każdej takiej akcji następuje test skandalu, odwaga, stopień trudności ${tn}; porażka kosztuje punkty Reputacji: ${reputation}, nie licząc tego, co szczególne w scenie. [WS-19.11]`,
    stake: 'stawka',
  },
};

/** All languages work everywhere. */
const STANCES = ['stances', 'proper', 'familiar', 'postawa', 'nienaganna', 'poufała'];

/** A line of a sheet, as far in as it stands there. */
function sheetLine(line: string): string[] {
  const words = line.trim();
  return words === '' ? [] : hang(words.split(' '), ' ', `  ${line.slice(0, line.length - line.trimStart().length)}`);
}

export function sights({ table }: View<TableView>, language: Language): Sight[] {
  const words = WORDS[language];

  /** A hero's whole sheet; of others what the table has seen (WS-2.19). */
  function characterLines(c: CharacterView): string[] {
    // The name stands above already.
    if (c.hero) return sheetLines(c.hero, language).slice(1).flatMap(sheetLine);
    const marks =
      c.profile === null
        ? []
        : (c.copy?.marks ?? PROFILES[c.profile].marks).map(
            (mark) => inForm(characterMarks[mark], PROFILES[c.profile as keyof typeof PROFILES].form)[language],
          );
    const known = c.skills.map(({ skill, bonus, range }) => `${skills[skill][language]} +${bonus}, ${range}+`);
    const held = c.weapons.map((id) => weapons[id][language]).join(', ') || weapons.fists[language];
    return [
      ...(marks.length > 0 ? sentence(marks.join(', '), '  ') : []),
      ...sentence(known.length > 0 ? `${words.known}: ${known.join('; ')}` : words.unknown, '  '),
      ...sentence(`${words.weapons}: ${held}`, '  '),
    ];
  }

  function cardLines(card: Card): string[] {
    const { bonus, result } = CARD[card];
    if (isJoker(card)) return sentence(words.bonus(bonus, result), '  ');
    return [...sentence(words.bonus(bonus, result), '  '), `  ${words.as}`, ...meaningsOf(suitOf(card))];
  }
  const meaningsOf = (suit: Suit): string[] =>
    (Object.keys(DOMAINS) as (keyof typeof DOMAINS)[]).flatMap((archetype) => {
      const domain = domains[DOMAINS[archetype][suit]];
      return hang(
        `${archetypes[archetype][language]}: ${domain.name[language]} (${domain.scope[language]})`.split(' '),
        ' ',
        '    ',
      );
    });
  const allCards = (): string[] => [
    ...sentence(words.suits, '  '),
    ...SUITS.flatMap((suit) => [`  ${suitSign(suit)} ${suitName(suit, language)}`, ...meaningsOf(suit)]),
  ];

  const stuntLines = (stunt: StuntId): string[] => [
    ...CONFLICT_IDS.filter((conflict) => STUNTS[stunt].skills[conflict].length > 0).map(
      (conflict) =>
        `  ${conflicts[conflict][language]}: ${STUNTS[stunt].skills[conflict].map((skill) => skills[skill][language]).join(', ')}`,
    ),
    ...sentence(stuntEffects[stunt][language], '  '),
    ...sentence(`${words.lasts}: ${stuntEnds[STUNTS[stunt].ends][language]} [WS-16.1]`, '  '),
  ];

  const { names, ...catalogue } = text[language];
  function stakeLines(): string[] {
    const { texts } = table.stake;
    return Array.from({ length: table.sides }, (_, side) => {
      const own = texts[side] ?? '';
      const said = own === '' ? (scenarios[table.scenario].stakes[side]?.[language] ?? '') : (names.aims[own] ?? own);
      return sentence(`${catalogue.terminal.side} ${side + 1}: ${said}`, '  ');
    }).flat();
  }
  const { tn, reputation } = SCANDAL[table.formality];
  const stanceLines = (): string[] =>
    [words.proper, words.familiar, words.scandal(tn, reputation)].flatMap((line) => sentence(line, '  '));

  const sight = (names: string[], lines: () => string[]): Sight => ({
    names,
    lines: () => [paint(BOLD, names[0]), ...lines()],
  });
  return [
    ...table.characters.map((c) => sight([c.name[language]], () => characterLines(c))),
    // Between conflicts nothing is at stake.
    ...(table.phase === 'free' ? [] : [sight([words.stake, 'stake'], stakeLines)]),
    ...(table.type === 'discussion' ? [sight([words.stances, ...STANCES], stanceLines)] : []),
    ...STUNT_IDS.map((id) => sight([stunts[id][language], id], () => stuntLines(id))),
    sight([words.cards], allCards),
    ...PACK_WITH_JOKERS.map((card) => ({
      ...sight([cardName(card, language), cardSign(card), card], () => cardLines(card)),
      unlisted: true,
    })),
  ];
}
