/** An overlay with something of everything: names, words, numbers, effects and abilities. */
import type { Overlay } from '../overlay.ts';

export const OVERLAY: Overlay = {
  cards: {
    'short-spear': {
      name: { en: 'Long Spear', pl: 'Długa włócznia' },
      cost: 2,
      effect: [{ do: 'attack', damage: 7 }],
    },
    set: { effect: [{ do: 'choose', options: [[{ do: 'cards', n: 3 }], [{ do: 'actions', n: 4 }]] }] },
    'heroism-1': { heroism: 3 },
    opal: { cost: 1 },
  },
  foes: {
    'human-beggar': { name: { en: 'Old Beggar', pl: 'Stary żebrak' }, health: 9, attack: 4 },
    'human-thief': { reveal: [{ do: 'menace', by: 3 }], words: { en: 'It takes.', pl: 'Zabiera.' } },
  },
};
