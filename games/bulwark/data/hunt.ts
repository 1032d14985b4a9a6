/** The Blood Hunt (BW-36): hounds, bats, demons and war machines. */
import type { FoeFile } from './shape.ts';

export const hunt: FoeFile = [
  // BW-36.1
  {
    id: 'corpse-hound',
    name: { en: 'Corpse Hound', pl: 'Trupi ogar' },
    copies: 5,
    health: 2,
    attack: 0,
    attackWhen: [{ attack: 1, first: true }],
    resurrected: [{ do: 'wound', n: 1 }],
  },
  // BW-36.2
  {
    id: 'hunting-hound',
    name: { en: 'Hunting Hound', pl: 'Ogar gończy' },
    copies: 5,
    health: 3,
    attack: 1,
    attackWhen: [{ attack: 2, sees: ['boritz'], least: 1 }],
  },
  // BW-36.3
  {
    id: 'human-scout',
    name: { en: 'Human Scout', pl: 'Ludzki zwiadowca' },
    copies: 5,
    health: 2,
    attack: 0,
    reveal: [{ do: 'menace', by: 1 }],
    activation: [{ do: 'ifFirst', no: [{ do: 'menace', by: 1 }] }],
    defeat: [{ do: 'menace', by: -1 }],
  },
  // BW-36.4
  {
    id: 'vampire-bat',
    name: { en: 'Vampire Bat', pl: 'Nietoperz wampir' },
    copies: 5,
    health: 1,
    attack: 1,
    flight: true,
    afterWound: [{ do: 'move', to: 'end' }],
  },
  // BW-36.5
  {
    id: 'ballista',
    name: { en: 'Ballista', pl: 'Balista' },
    copies: 3,
    health: 3,
    attack: 1,
    attackWhen: [{ attack: 0, first: true }],
    ranged: true,
  },
  // BW-36.6
  {
    id: 'trebuchet',
    name: { en: 'Trebuchet', pl: 'Trebusz' },
    copies: 2,
    health: 4,
    attack: 0,
    attackWhen: [{ attack: 1, menace: 8 }],
    ranged: true,
    activation: [{ do: 'trashLargest' }, { do: 'menace', by: 1 }],
  },
  // BW-36.7: where his text says that he attacks, that is his attack (BW-8.9).
  {
    id: 'boritz',
    name: { en: 'Boritz, Master of the Hunt', pl: 'Boritz, Mistrz Łowów' },
    copies: 1,
    crown: true,
    health: 6,
    attack: 1,
    activation: [{ do: 'strike' }, { do: 'again', any: ['corpse-hound', 'hunting-hound'] }],
  },
  // BW-36.8
  {
    id: 'belphegor',
    name: { en: 'Belphegor, Demon of Ingenuity', pl: 'Belphegor, Demon Pomysłowości' },
    copies: 1,
    crown: true,
    health: 6,
    attack: 1,
    reveal: [{ do: 'resurrect', any: ['ballista', 'trebuchet'] }],
    activation: [{ do: 'mendSeen', any: ['ballista', 'trebuchet'] }],
  },
  // BW-36.9
  {
    id: 'eva',
    name: { en: 'Eva, Vampire Courtesan', pl: 'Eva, wampirza kurtyzana' },
    copies: 1,
    crown: true,
    health: 5,
    attack: 1,
    afterWound: [
      {
        do: 'ifSees',
        any: ['corpse-hound', 'vampire-bat'],
        no: [{ do: 'resurrect', any: ['corpse-hound', 'vampire-bat'] }],
      },
    ],
  },
  // BW-36.10
  {
    id: 'hammer-of-the-underworld',
    name: { en: 'Hammer of the Underworld', pl: 'Młot Podziemi' },
    copies: 1,
    crown: true,
    health: 6,
    attack: 2,
    attackWhen: [{ attack: 0, below: 4 }],
    armour: 1,
  },
  // BW-36.11
  {
    id: 'baron-of-ruin',
    name: { en: 'The Baron of Ruin, Vampire Mastermind', pl: 'Baron Ruiny, wampirzy Herszt' },
    copies: 1,
    crown: true,
    mastermind: true,
    health: 9,
    attack: 2,
    activation: [
      {
        do: 'ifMenace',
        least: 8,
        yes: [
          {
            do: 'ifSeesUncrowned',
            no: [{ do: 'resurrect', any: ['hunting-hound', 'corpse-hound', 'vampire-bat'] }],
          },
        ],
        no: [{ do: 'menace', by: 1 }],
      },
    ],
    afterWound: [{ do: 'mendPerWound' }],
  },
];
