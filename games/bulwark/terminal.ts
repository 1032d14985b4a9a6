/** The view as text for terminals: at most 80 columns. Colours may add something, never carry it alone. */
import type { Language, View } from '@guildhall/kernel';
import { BOLD, DIM, fold, paint } from '@guildhall/kernel/terminal';
import { CARDS, type CardId, LOCATION_IDS } from './data/index.ts';
import { SUPPLIES } from './supplies.ts';
import { text } from './text/index.ts';
import type { FoeView, HeroView, TableView } from './view.ts';

/** "Heroism 1 x3, Set": each card once, with its number. */
function counted(cards: readonly CardId[], language: Language): string {
  const numbers = new Map<CardId, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(([card, n]) => `${CARDS[card].name[language]}${n > 1 ? ` x${n}` : ''}`).join(', ') || '-';
}

/** "Opal (2) x4": what a pile costs, and how many it has. */
const pile = (card: CardId, n: number, language: Language): string => `${CARDS[card].name[language]} (${CARDS[card].cost}) x${n}`;

const piles = (title: string, all: readonly string[]): string[] => fold([`${title}: ${all[0]}`, ...all.slice(1)], ', ', '    ');

export function draw({ table: t, seat: viewer }: View<TableView>, language: Language): string {
  const { names, name, terminal: w, ...words } = text[language];
  const { fields } = names;

  function foeLine({ foe, damage, health, attack, stunned }: FoeView, index: number): string[] {
    const marks = [
      `${w.health} ${health - damage}/${health}`,
      `${w.attack} ${attack}`,
      ...(stunned ? [w.stunned] : []),
      ...(t.screen === index + 1 ? [fields.screen] : []),
    ];
    return fold([`${index < t.frontRank ? '*' : ' '} ${index + 1}. ${name(foe)}`, ...marks], ' | ', '     ');
  }

  function heroLines(h: HeroView, seat: number): string[] {
    const who = `${t.seat === seat ? '>' : ' '} ${words.seat(seat)}: ${names.heroes[h.hero]}`;
    if (!h.alive) return [`${who} | ${w.dead}`];
    const hand = h.handCount > h.hand.length ? String(h.handCount) : counted(h.hand, language);
    const parts = [
      `${w.wounds} ${h.wounds}/${t.mortalLimit}`,
      `${w.deck} ${h.deckCount}`,
      `${w.discard} ${h.discard.length}`,
      `${w.play}: ${counted(h.play, language)}`,
      `${w.hand}: ${hand}`,
    ];
    const supply = SUPPLIES[h.hero].map((card, i) => pile(card, h.supply[i], language));
    return [
      paint(seat === viewer ? BOLD : '', who),
      ...fold(parts, ' | ', '    '),
      ...piles(w.supply, supply).map((line) => paint(DIM, line)),
    ];
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
  const location = LOCATION_IDS.map((card, i) => pile(card, t.location[i], language));
  return [
    ...fold(state, ' | '),
    ...fold(turn, ' | '),
    `${fields.line}:${t.line.length === 0 ? ' -' : ''}`,
    ...t.line.flatMap(foeLine),
    ...t.heroes.flatMap(heroLines),
    ...piles(fields.location, location),
  ].join('\n');
}
