/** Harsfa the Silent (BW-31): spears, armour, patience. */
import type { CardFile } from './shape.ts';

export const harsfa: CardFile = [
  // BW-31.1 to BW-31.3
  { id: 'heroism-1', name: { en: 'Heroism 1', pl: 'Heroizm 1' }, copies: 7, where: 'start', heroism: 1 },
  { id: 'heroism-2', name: { en: 'Heroism 2', pl: 'Heroizm 2' }, copies: 2, where: 'supply', heroism: 2, cost: 3 },
  { id: 'heroism-3', name: { en: 'Heroism 3', pl: 'Heroizm 3' }, copies: 1, where: 'supply', heroism: 3, cost: 6 },
  // BW-31.4
  {
    id: 'set',
    name: { en: 'Set', pl: 'Gotowi' },
    copies: 2,
    where: 'start',
    action: true,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'choose', options: [[{ do: 'attack', damage: 1 }], [{ do: 'shield', n: 1 }]] },
    ],
  },
  // BW-31.5
  {
    id: 'ready',
    name: { en: 'Ready', pl: 'Na miejsca' },
    copies: 1,
    where: 'start',
    action: true,
    effect: [
      { do: 'cards', n: 1 },
      { do: 'actions', n: 1 },
    ],
  },
  // BW-31.6
  {
    id: 'short-spear',
    name: { en: 'Short Spear', pl: 'Krótka włócznia' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'attack', damage: 2, reach: 2 },
    ],
  },
  // BW-31.7
  {
    id: 'heirloom-spear',
    name: { en: 'Heirloom Spear', pl: 'Rodowa włócznia' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [
      { do: 'attack', damage: 4, reach: 2 },
      { do: 'shield', n: 1 },
    ],
  },
  // BW-31.8
  {
    id: 'orichalcum-spear',
    name: { en: 'Orichalcum Spear', pl: 'Orichalkowa włócznia' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 7,
    effect: [{ do: 'attack', damage: 6, reach: 3 }],
  },
  // BW-31.9
  {
    id: 'sacred-guardian',
    name: { en: 'Sacred Guardian', pl: 'Święty strażnik' },
    copies: 2,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'shield', n: 2 },
      { do: 'heal', n: 1, who: 'chosen' },
    ],
  },
  // BW-31.10
  {
    id: 'do-the-thing',
    name: { en: 'Do The Thing', pl: 'Do dzieła!' },
    copies: 2,
    where: 'supply',
    action: true,
    cost: 6,
    effect: [{ do: 'attack', damage: 3, reach: 0, each: 2, per: 'sets and readies in play' }],
  },
  // BW-31.11
  {
    id: 'bronze-breastplate',
    name: { en: 'Bronze Breastplate', pl: 'Brązowy napierśnik' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'shield', n: 2 },
    ],
  },
  // BW-31.12
  {
    id: 'leg-sweep',
    name: { en: 'Leg Sweep', pl: 'Podcięcie' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [{ do: 'actions', n: 1 }, { do: 'stunFirst' }, { do: 'attack', damage: 1 }],
  },
];
