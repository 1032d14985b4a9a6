/** Hemi Szakma (BW-32): a merchant with canes, wares and bribes. */
import type { CardFile } from './shape.ts';

export const hemi: CardFile = [
  // BW-32.1, BW-32.2
  { id: 'heroism-1', name: { en: 'Heroism 1', pl: 'Heroizm 1' }, copies: 7, where: 'start', heroism: 1 },
  { id: 'heroism-2', name: { en: 'Heroism 2', pl: 'Heroizm 2' }, copies: 2, where: 'supply', heroism: 2, cost: 3 },
  // BW-32.3
  {
    id: 'backhander',
    name: { en: 'Backhander', pl: 'Łapówka' },
    copies: 2,
    where: 'supply',
    heroism: 3,
    cost: 6,
    whenPlayed: [{ do: 'bribe' }],
  },
  // BW-32.4
  {
    id: 'gilt-trinket',
    name: { en: 'Gilt Trinket', pl: 'Pozłacane cacko' },
    copies: 2,
    where: 'start',
    heroism: 2,
    whenPlayed: [{ do: 'trashThis' }],
  },
  // BW-32.5
  {
    id: 'astrologers-chart',
    name: { en: "Astrologer's Chart", pl: 'Mapa gwiazd' },
    copies: 1,
    where: 'start',
    action: true,
    effect: [
      { do: 'cards', n: 1 },
      { do: 'actions', n: 1 },
      { do: 'foresee', n: 2 },
    ],
  },
  // BW-32.6
  {
    id: 'ebony-cane',
    name: { en: 'Ebony Cane', pl: 'Hebanowa laska' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'choose', options: [[{ do: 'attack', damage: 2 }], [{ do: 'shield', n: 2 }]] },
    ],
  },
  // BW-32.7
  {
    id: 'silver-cane',
    name: { en: 'Silver Cane', pl: 'Srebrna laska' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [
      { do: 'attack', damage: 4, reach: 2 },
      { do: 'heroism', n: 1 },
      { do: 'buys', n: 1 },
    ],
  },
  // BW-32.8
  {
    id: 'gold-cane',
    name: { en: 'Gold Cane', pl: 'Złota laska' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 7,
    effect: [{ do: 'attack', damage: 4, reach: 0, each: 1, per: 'heroism cards in hand', most: 4 }],
  },
  // BW-32.9
  {
    id: 'browse-wares',
    name: { en: 'Browse Wares', pl: 'Przegląd towarów' },
    copies: 2,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'browse', n: 3 },
    ],
  },
  // BW-32.10
  {
    id: 'barter-goods',
    name: { en: 'Barter Goods', pl: 'Wymiana towarów' },
    copies: 2,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [{ do: 'barter', more: 2 }],
  },
  // BW-32.11: an Action card and a Heroism card; its text belongs to the Action Phase (BW-7.5).
  {
    id: 'mere-bauble',
    name: { en: 'Mere Bauble', pl: 'Zwykła błyskotka' },
    copies: 5,
    where: 'supply',
    action: true,
    heroism: 1,
    cost: 2,
    effect: [
      { do: 'cards', n: 1 },
      { do: 'actions', n: 1 },
    ],
    words: { en: 'In the Action Phase: +1 Card. +1 Action.', pl: 'W Fazie akcji: Karty: +1. Akcje: +1.' },
  },
  // BW-32.12
  {
    id: 'mercantile-clipper',
    name: { en: 'Mercantile Clipper', pl: 'Kupiecki kliper' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [
      { do: 'cards', n: 2 },
      { do: 'actions', n: 1 },
      { do: 'buys', n: 1 },
    ],
  },
];
