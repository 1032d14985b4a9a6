/** Shadows and Knives (BW-35): spies raise Menace, beggars can be paid off. */
import type { FoeFile } from './shape.ts';

export const shadows: FoeFile = [
  // BW-35.1
  {
    id: 'human-beggar',
    name: { en: 'Human Beggar', pl: 'Ludzki żebrak' },
    copies: 5,
    health: 1,
    attack: 0,
    alms: 2,
    almsGiven: [{ do: 'leave' }, { do: 'menace', by: -1 }],
    defeat: [{ do: 'menace', by: 1 }],
  },
  // BW-35.2
  {
    id: 'street-trash-fodder',
    name: { en: 'Street Trash Fodder', pl: 'Uliczny męt' },
    copies: 5,
    health: 2,
    attack: 1,
    attackWhen: [{ attack: 2, sees: ['street-trash-fodder'], least: 2 }],
  },
  // BW-35.3
  {
    id: 'human-thief',
    name: { en: 'Human Thief', pl: 'Ludzki złodziej' },
    copies: 5,
    health: 2,
    attack: 0,
    attackWhen: [{ attack: 1, menace: 8 }],
    activation: [{ do: 'drawFewer', n: 1 }],
  },
  // BW-35.4
  {
    id: 'human-spy',
    name: { en: 'Human Spy', pl: 'Ludzki szpieg' },
    copies: 5,
    health: 2,
    attack: 0,
    activation: [{ do: 'menace', by: 1 }],
    defeat: [{ do: 'menace', by: -1 }],
  },
  // BW-35.5
  {
    id: 'human-assassin',
    name: { en: 'Human Assassin', pl: 'Ludzki skrytobójca' },
    copies: 3,
    health: 3,
    attack: 1,
    lurk: true,
    attackWhen: [
      { attack: 3, first: true, menace: 8 },
      { attack: 2, first: true },
    ],
  },
  // BW-35.6
  {
    id: 'alchemical-trap',
    name: { en: 'Alchemical Trap', pl: 'Alchemiczna pułapka' },
    copies: 2,
    health: 2,
    attack: 0,
    activation: [{ do: 'ifFirst', yes: [{ do: 'leave' }, { do: 'wound', n: 2 }] }],
  },
  // BW-35.7
  {
    id: 'horror-of-the-sewers',
    name: { en: 'Horror of the Sewers', pl: 'Koszmar z kanałów' },
    copies: 1,
    crown: true,
    health: 7,
    attack: 2,
    reveal: [{ do: 'move', to: 'start' }],
    activation: [{ do: 'ifMenace', least: 10, yes: [{ do: 'mend', n: 0 }] }],
  },
  // BW-35.8
  {
    id: 'bloody-moana',
    name: { en: 'Bloody Moana, Elf Assassin', pl: 'Krwawa Moana, elfia skrytobójczyni' },
    copies: 1,
    crown: true,
    health: 5,
    attack: 2,
    piercing: true,
  },
  // BW-35.9
  {
    id: 'exile-siwili',
    name: { en: 'Exile Siwili, Dwarf Spy', pl: 'Wygnaniec Siwili, krasnoludzki szpieg' },
    copies: 1,
    crown: true,
    health: 5,
    attack: 1,
    activation: [{ do: 'ifSees', any: ['human-spy'], yes: [{ do: 'menace', by: 1 }] }],
  },
  // BW-35.10
  {
    id: 'ghowuv',
    name: { en: 'Ghowuv, Goblin Slaver', pl: 'Ghowuv, gobliński łowca niewolników' },
    copies: 1,
    crown: true,
    health: 6,
    attack: 1,
    activation: [
      {
        do: 'ifSees',
        any: ['street-trash-fodder', 'human-beggar'],
        no: [{ do: 'resurrect', any: ['street-trash-fodder', 'human-beggar'], to: 'start' }],
      },
    ],
  },
  // BW-35.11: Menace rises first, and then counts (BW-35.14).
  {
    id: 'guildmaster-umbra',
    name: { en: 'Guildmaster Umbra, Human Mastermind', pl: 'Mistrz Gildii Umbra, ludzki Herszt' },
    copies: 1,
    crown: true,
    mastermind: true,
    health: 9,
    attack: 1,
    attackWhen: [{ attack: 2, menace: 8 }],
    guarded: 2,
    activation: [{ do: 'ifMenace', least: 8, no: [{ do: 'menace', by: 1 }] }],
  },
];
