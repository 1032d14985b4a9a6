/** The view as text for terminals: at most 80 columns. Colours may add something, never carry it alone. */
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, hang, paint } from '@guildhall/kernel/terminal';
import { type Box, boxOf } from './box.ts';
import { type Card, type CardId, LOCATION_IDS } from './data/index.ts';
import { SUPPLIES } from './supplies.ts';
import { differences } from './text/differences.ts';
import { text } from './text/index.ts';
import type { FoeView, HeroView, TableView } from './view.ts';

/** "Heroism 1 x3, Set": each card once, with its number. */
function counted(cards: readonly CardId[], box: Box, language: Language): string {
  const numbers = new Map<CardId, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(([card, n]) => `${box.cards.get(card).name[language]}${n > 1 ? ` x${n}` : ''}`).join(', ') || '-';
}

/** "Opal (2) x4": what a pile costs, and how many it has. */
const pile = ({ name, cost }: Card, n: number, language: Language): string => `${name[language]} (${cost}) x${n}`;

const piles = (title: string, all: readonly string[]): string[] => hang([`${title}: ${all[0]}`, ...all.slice(1)], ', ', '    ');

/** Questions about cards of the piles outside the Buy Step. */
const GAINING = new Set(['barter/trash', 'barter/gain', 'gain/location']);
/** What stands in the piles is looked at where something can be had of them; elsewhere it would bury what matters. */
const showsPiles = ({ table, asked }: View<TableView>): boolean =>
  table.phase === 'buy' || asked === null || GAINING.has(asked.name);

/** What a Hero can buy, and what all can. */
export const supplyLine = (h: HeroView, t: TableView, language: Language): string[] =>
  piles(
    text[language].terminal.supply,
    SUPPLIES[h.hero].map((card, i) => pile(boxOf(t).cards.get(card), h.supply[i], language)),
  );
export const locationLine = (t: TableView, language: Language): string[] =>
  piles(
    text[language].names.fields.location,
    LOCATION_IDS.map((card, i) => pile(boxOf(t).cards.get(card), t.location[i], language)),
  );

/** The cards that are not as the game has them: "Short Spear: cost 3 > 4. Attack 3." */
function changedLines(t: TableView, language: Language): string[] {
  const { names, terminal: w } = text[language];
  const changed = differences(t, language).flatMap(({ name, usual, numbers, words }) => {
    const called = name === usual ? name : `${name} (${usual})`;
    const parts = numbers.map(({ what, usual: before, now }) => `${names.numbers[what]} ${before} > ${now}`);
    const how = [...parts, ...(words === null ? [] : [words])].join('; ');
    return fold((how === '' ? called : `${called}: ${how}`).split(' '), ' ', '    ');
  });
  return changed.length === 0 ? [] : [`${w.differ}:`, ...changed];
}

export function draw(view: View<TableView>, language: Language): string {
  const { table: t, seat: viewer } = view;
  const withPiles = showsPiles(view);
  const { names, terminal: w, ...words } = text[language];
  const box = boxOf(t);
  const { fields } = names;

  function foeLine({ foe, damage, health, attack, stunned }: FoeView, index: number): string[] {
    const marks = [
      `${w.health} ${health - damage}/${health}`,
      `${w.attack} ${attack}`,
      ...(stunned ? [w.stunned] : []),
      ...(t.screen === index + 1 ? [fields.screen] : []),
    ];
    const who = `${index < t.frontRank ? '*' : ' '} ${index + 1}. ${box.foes.get(foe).name[language]}`;
    return hang([who, ...marks], ' | ', '  ');
  }

  function heroLines(h: HeroView, seat: number): string[] {
    const who = `${t.seat === seat ? '>' : ' '} ${words.seat(seat)}: ${names.heroes[h.hero]}`;
    if (!h.alive) return [`${who} | ${w.dead}`];
    const hand = h.handCount > h.hand.length ? String(h.handCount) : counted(h.hand, box, language);
    const parts = [
      `${w.wounds} ${h.wounds}/${t.mortalLimit}`,
      `${w.deck} ${h.deckCount}`,
      `${w.discard} ${h.discard.length}`,
      `${w.play}: ${counted(h.play, box, language)}`,
      `${w.hand}: ${hand}`,
    ];
    // Nobody else can buy of it (BW-7.9).
    const supply = withPiles && t.seat === seat ? supplyLine(h, t, language) : [];
    return [paint(seat === viewer ? BOLD : '', who), ...hang(parts, ' | ', '    '), ...supply.map((line) => paint(DIM, line))];
  }

  const state = [
    `${fields.round} ${t.round}`,
    `${names.armies[t.settings.army]}`,
    `${names.levels[t.settings.level]}`,
    `${fields.menace} ${t.menace}/16`,
    `${fields.woundDeck} ${t.woundDeck}`,
    `${fields.foeDeck} ${t.foeDeck}`,
    ...(t.settings.army === 'carnival' ? [`${fields.toll} ${t.toll}`] : []),
    ...(t.finalBattle ? [fields.finalBattle] : []),
  ];
  const turn = [
    names.phases[t.phase],
    `${fields.actions} ${t.actions}`,
    `${fields.buys} ${t.buys}`,
    `${fields.heroism} ${t.heroism}`,
    `${fields.shield} ${t.shield}`,
    ...(t.rerolls > 0 ? [`${fields.rerolls} ${t.rerolls}`] : []),
  ];
  return [
    ...fold(state, ' | '),
    ...fold(turn, ' | '),
    `${fields.line}${t.line.length === 0 ? ': -' : ` (* ${fields.frontRank}):`}`,
    ...t.line.flatMap(foeLine),
    ...t.heroes.flatMap(heroLines),
    ...(withPiles ? locationLine(t, language) : [paint(DIM, `    ${w.piles}`)]),
    ...changedLines(t, language),
  ].join('\n');
}
