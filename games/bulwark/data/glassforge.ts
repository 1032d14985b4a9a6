/** Glassforge (BW-34): the Location, eight piles of four. */
import type { CardFile } from './shape.ts';

export const glassforge: CardFile = [
  // BW-34.1
  {
    id: 'opal',
    name: { en: 'Opal', pl: 'Opal' },
    copies: 4,
    where: 'supply',
    gem: true,
    heroism: 2,
    cost: 2,
    whenPlayed: [{ do: 'buys', n: 1 }],
  },
  // BW-34.2
  {
    id: 'garnet',
    name: { en: 'Garnet', pl: 'Granat' },
    copies: 4,
    where: 'supply',
    gem: true,
    heroism: 2,
    cost: 3,
    whenPlayed: [{ do: 'attack', damage: 1 }],
  },
  // BW-34.3
  {
    id: 'amethyst',
    name: { en: 'Amethyst', pl: 'Ametyst' },
    copies: 4,
    where: 'supply',
    gem: true,
    heroism: 3,
    cost: 5,
    whenPlayed: [{ do: 'heal', n: 1 }],
  },
  // BW-34.4
  {
    id: 'bazaar',
    name: { en: 'Bazaar', pl: 'Bazar' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [
      { do: 'actions', n: 2 },
      { do: 'buys', n: 1 },
      { do: 'heroism', n: 1 },
    ],
  },
  // BW-34.5
  {
    id: 'architect',
    name: { en: 'Architect', pl: 'Architekt' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [
      {
        do: 'choose',
        options: [
          [{ do: 'gainLocation', most: 4 }],
          [
            { do: 'actions', n: 1 },
            { do: 'shield', n: 2 },
          ],
        ],
      },
    ],
  },
  // BW-34.6
  {
    id: 'pawnshop',
    name: { en: 'Pawnshop', pl: 'Lombard' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 3,
    effect: [
      { do: 'actions', n: 1 },
      { do: 'pawn', heroism: 3 },
    ],
  },
  // BW-34.7
  {
    id: 'glassworks',
    name: { en: 'Glassworks', pl: 'Huta szkła' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 4,
    effect: [{ do: 'actions', n: 1 }, { do: 'attack', damage: 2, reach: 2 }, { do: 'screen' }],
  },
  // BW-34.8
  {
    id: 'sellswords',
    name: { en: 'Sellswords', pl: 'Najemnicy' },
    copies: 4,
    where: 'supply',
    action: true,
    cost: 5,
    effect: [{ do: 'attack', reach: 0, damage: 3, paid: 5 }],
  },
];
