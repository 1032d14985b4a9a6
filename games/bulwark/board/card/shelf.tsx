/** Whole cards: of a card, of a Foe in the line, of the Encampment, and of a Hero with all that lies open before them. */

import type { EffectData } from '@guildhall/effects';
import { sayEffect } from '@guildhall/effects';
import type { BoardProps, CardLine, CardNumber, CardPart, CardShelf, ThingCard } from '@guildhall/table';
import { boxOf } from '../../box.ts';
import { CARD_IDS, CARDS, type CardId, type HeroId, threeRingCalamity, VOCABULARY } from '../../data/index.ts';
import { differences } from '../../text/differences.ts';
import type { TableView } from '../../view.ts';
import { CardArt } from '../art/CardArt.tsx';
import { CampPane, Pane } from '../art/Pane.tsx';
import { forecastOf } from '../foresight/forecast.ts';
import { seenFrom } from '../foresight/sight.ts';
import { kindOf } from '../hero/HandCard.tsx';
import { campName, cardName, cardText, foeName, foeText, shortName } from '../words/named.ts';
import { coursesWords } from '../words/will.ts';
import { namesIn, wordsIn } from '../words/words.ts';

type Props = BoardProps<TableView>;

/** What an overlay has changed of it, as a part of its card. */
function changedPart({ view, language }: Props, id: string): CardPart[] {
  const words = wordsIn(language);
  const { numbers: named } = namesIn(language);
  const found = differences(view.table, language).find((each) => each.id === id);
  if (!found) return [];
  const lines: CardLine[] = found.numbers.map(({ what, usual, now }) => ({
    text: `${named[what]}: ${now} (${words.usually(String(usual))})`,
  }));
  if (found.name !== found.usual) lines.unshift({ text: words.usually(found.usual) });
  return [{ title: words.differ, lines: lines.length > 0 ? lines : [{ text: words.changed }] }];
}

function cardCard(card: CardId, props: Props): ThingCard {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const { cost, heroism } = boxOf(table).cards.get(card);
  const numbers: CardNumber[] = [];
  if (cost > 0)
    numbers.push({ name: namesIn(language).numbers.cost, value: cost, note: CARDS.get(card).gem ? words.andTrash : undefined });
  if (heroism > 0) numbers.push({ name: words.totals.heroism, value: heroism });
  const says = cardText(table, card, language);
  return {
    name: cardName(table, card, language),
    picture: <CardArt card={card} />,
    seat: null,
    about: kindOf(table, card, words),
    numbers,
    parts: [{ title: words.says, lines: says === '' ? [] : [{ text: says }] }, ...changedPart(props, card)],
    more: `cards#${card}`,
  };
}

function foeCard(place: number, props: Props): ThingCard | null {
  const { view, language } = props;
  const { table } = view;
  const words = wordsIn(language);
  const foe = table.line[place - 1];
  if (!foe) return null;
  const { crown, mastermind } = boxOf(table).foes.get(foe.foe);
  const left = foe.health - foe.damage;
  const seen = seenFrom(table, place).map((other) => `${other} ${shortName(table, table.line[other - 1].foe, language)}`);
  const about = [words.place(place), mastermind ? words.mastermind : crown ? words.crown : '', foe.stunned ? words.stunned : ''];
  return {
    name: foeName(table, foe.foe, language),
    picture: <Pane id={foe.foe} hurt={foe.damage} />,
    seat: null,
    about: about.filter(Boolean).join(' · '),
    numbers: [
      { name: namesIn(language).numbers.health, value: left, note: `/ ${foe.health}` },
      { name: words.attackNow, value: foe.attack },
    ],
    parts: [
      { title: words.says, lines: [{ text: foeText(table, foe.foe, language) || '–' }] },
      {
        title: words.endNow,
        lines: coursesWords(forecastOf(table).foes[place - 1] ?? [], table, language).map((text) => ({ text, rule: 'BW-8.9' })),
      },
      { lines: [{ text: seen.length > 0 ? words.sees(seen.join(', ')) : words.seesNobody, rule: 'BW-11.8' }] },
      ...changedPart(props, foe.foe),
    ],
    more: `cards#${foe.foe}`,
  };
}

function campCard({ view, language }: Props): ThingCard {
  const words = wordsIn(language);
  const says = sayEffect(VOCABULARY, threeRingCalamity.activation as EffectData, language);
  return {
    name: campName(language),
    picture: <CampPane />,
    seat: null,
    about: `${words.encampment} · ${words.noTarget}`,
    numbers: [{ name: namesIn(language).fields.toll, value: view.table.toll, note: `/ ${threeRingCalamity.toll}` }],
    parts: [
      { title: words.says, lines: [{ text: says, rule: 'BW-37.12' }] },
      { title: words.endNow, lines: coursesWords(forecastOf(view.table).camp, view.table, language).map((text) => ({ text })) },
      { lines: [{ text: words.tollReveals(threeRingCalamity.toll), rule: 'BW-37.15' }] },
    ],
  };
}

/** "2 Heroism 1, Ready": a pile in words. */
function pileWords(cards: readonly CardId[], { view, language }: Props): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const words = [...counts].map(([card, n]) => `${n > 1 ? `${n} × ` : ''}${cardName(view.table, card, language)}`);
  return words.join(', ') || wordsIn(language).none;
}

/** BW-26.1, BW-26.3: hands and discard piles are open, and what a deck consists of. */
function heroCard(seat: number, props: Props): ThingCard | null {
  const { view, language } = props;
  const hero = view.table.heroes[seat];
  if (!hero) return null;
  const words = wordsIn(language);
  const closed = hero.hand.length < hero.handCount;
  const zone = (name: string, cards: readonly CardId[]): CardLine => ({ name, text: pileWords(cards, props) });
  return {
    name: namesIn(language).heroes[hero.hero as HeroId],
    picture: <Pane id={hero.hero} />,
    seat,
    about: hero.alive ? words.woundsOf(hero.wounds, view.table.mortalLimit) : words.dead,
    numbers: [
      { name: words.zones.hand, value: hero.handCount },
      { name: words.zones.discard, value: hero.discard.length },
    ],
    parts: [
      {
        lines: closed
          ? [{ name: `${words.zones.hand} + ${words.zones.deck}`, text: pileWords(hero.deckAndHand, props) }]
          : [zone(words.zones.hand, hero.hand), zone(words.zones.deck, hero.deck)],
      },
      { lines: [zone(words.zones.play, hero.play), zone(words.zones.discard, hero.discard)] },
    ],
  };
}

export const shelf: CardShelf<TableView> = {
  cardOf(thing, props): ThingCard | null {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'camp') return campCard(props);
    if (kind === 'line') return foeCard(Number(id), props);
    if (kind === 'hero') return heroCard(Number(id), props);
    const card = CARD_IDS.find((each) => each === id);
    return card ? cardCard(card, props) : null;
  },
};
