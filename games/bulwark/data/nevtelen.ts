/** Nevtelen Lucksmith (BW-33): a gambler and brawler. */
import type { CardFile } from './shape.ts';

export const nevtelen: CardFile = [
  // BW-33.1 to BW-33.3
  { id: 'heroism-1', name: { en: 'Heroism 1', pl: 'Heroizm 1' }, copies: 7, where: 'start', heroism: 1 },
  { id: 'heroism-2', name: { en: 'Heroism 2', pl: 'Heroizm 2' }, copies: 2, where: 'supply', heroism: 2, cost: 3 },
  { id: 'heroism-3', name: { en: 'Heroism 3', pl: 'Heroizm 3' }, copies: 1, where: 'supply', heroism: 3, cost: 6 },
  // BW-33.4: rolled before the target is chosen (BW-33.13).
  {
    id: 'hold-em',
    name: { en: "Hold 'Em", pl: 'Zostaję' },
    copies: 2,
    where: 'start',
    action: true,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'roll', cases: { '1-2': [{ do: 'shield', n: 1 }], '3-6': [{ do: 'attack', damage: 1 }] } },
    ],
  },
  // BW-33.5
  {
    id: 'fold-em',
    name: { en: "Fold 'Em", pl: 'Pasuję' },
    copies: 1,
    where: 'start',
    action: true,
    effect: [{ do: 'actions', n: 1 }, { do: 'redraw' }],
  },
  // BW-33.6
  {
    id: 'throwing-knife',
    name: { en: 'Throwing Knife', pl: 'Nóż do rzucania' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'attack', reach: 0, die: [1, 2, 2, 2, 3, 3] },
    ],
  },
  // BW-33.7
  {
    id: 'brass-knuckles',
    name: { en: 'Brass Knuckles', pl: 'Kastet' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'attack', damage: 2 },
    ],
  },
  // BW-33.8
  {
    id: 'ol-one-two',
    name: { en: "The Ol' One-Two", pl: 'Stare dobre raz-dwa' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [
      { do: 'attack', damage: 2 },
      { do: 'attack', damage: 3 },
    ],
  },
  // BW-33.9
  {
    id: 'orichalcum-haymaker',
    name: { en: 'Orichalcum Haymaker', pl: 'Orichalkowy sierpowy' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 6,
    effect: [{ do: 'attack', die: [4, 6, 6, 7, 7, 9] }],
  },
  // BW-33.10
  {
    id: 'skilful-flourish',
    name: { en: 'Skilful Flourish', pl: 'Zręczny popis' },
    copies: 3,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [
      { do: 'cards', n: 1 },
      { do: 'actions', n: 1 },
      { do: 'shield', n: 2 },
      { do: 'rerolls', n: 1 },
    ],
  },
  // BW-33.11
  {
    id: 'feeling-lucky',
    name: { en: 'Feeling Lucky', pl: 'Szczęśliwe przeczucie' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      {
        do: 'roll',
        cases: {
          '1': [{ do: 'discard' }],
          '2-3': [
            { do: 'cards', n: 1 },
            { do: 'actions', n: 1 },
          ],
          '4-5': [
            { do: 'cards', n: 2 },
            { do: 'actions', n: 1 },
          ],
          '6': [
            { do: 'cards', n: 3 },
            { do: 'actions', n: 1 },
          ],
        },
      },
    ],
  },
  // BW-33.12
  {
    id: 'double-or-nothing',
    name: { en: 'Double or Nothing', pl: 'Podwójnie albo nic' },
    copies: 2,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [{ do: 'double' }],
  },
];
