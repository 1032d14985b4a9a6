/** The Carnival of Chaos (BW-37): Foes that live by the die, and their Encampment. */
import type { EncampmentFile, FoeFile } from './shape.ts';

export const carnival: FoeFile = [
  // BW-37.1
  {
    id: 'sinister-jongleur',
    name: { en: 'Sinister Jongleur', pl: 'Złowrogi żongler' },
    copies: 5,
    health: 1,
    attack: 0,
    ranged: true,
    activation: [{ do: 'roll', whose: 'foe', cases: { '1-4': [], '5-6': [{ do: 'attackWith', n: 1 }] } }],
  },
  // BW-37.2
  {
    id: 'aerial-harlequin',
    name: { en: 'Aerial Harlequin', pl: 'Powietrzny arlekin' },
    copies: 5,
    health: 1,
    attack: 1,
    flight: true,
    activation: [
      {
        do: 'roll',
        whose: 'foe',
        cases: {
          '1,3,5': [{ do: 'move', to: 'start' }, { do: 'noAttack' }],
          '2,4,6': [{ do: 'strike' }],
        },
      },
    ],
  },
  // BW-37.3
  {
    id: 'smiling-horror',
    name: { en: 'Smiling Horror', pl: 'Uśmiechnięty koszmar' },
    copies: 5,
    health: 2,
    attack: 0,
    attackWhen: [{ attack: 1, first: true }],
    activation: [{ do: 'roll', whose: 'foe', cases: { '6': [{ do: 'fortify' }] } }],
    resurrected: [{ do: 'fortify' }],
  },
  // BW-37.4
  {
    id: 'faceless-acrobat',
    name: { en: 'Faceless Acrobat', pl: 'Akrobata bez twarzy' },
    copies: 5,
    health: 1,
    attack: 1,
    activation: [{ do: 'swapBehind' }],
  },
  // BW-37.5
  {
    id: 'human-cannonball',
    name: { en: 'Human Cannonball', pl: 'Człowiek-pocisk' },
    copies: 3,
    health: 2,
    attack: 0,
    activation: [
      {
        do: 'ifFirst',
        yes: [{ do: 'leave' }, { do: 'wound', n: 2 }],
        no: [{ do: 'roll', whose: 'foe', cases: { '4-6': [{ do: 'move', to: 'start' }] } }],
      },
    ],
    resurrected: [{ do: 'move', to: 'start' }],
  },
  // BW-37.6
  {
    id: 'patchwork-cannon',
    name: { en: 'Patchwork Cannon', pl: 'Łatana armata' },
    copies: 2,
    health: 4,
    attack: 0,
    ranged: true,
    activation: [
      {
        do: 'ifSees',
        any: ['human-cannonball'],
        yes: [
          { do: 'moveSeen', any: ['human-cannonball'], to: 'end' },
          { do: 'attackWith', n: 1 },
        ],
        no: [{ do: 'roll', whose: 'foe', cases: { '5-6': [{ do: 'resurrect', any: ['human-cannonball'] }] } }],
      },
    ],
  },
  // BW-37.7
  {
    id: 'disapparo',
    name: { en: 'The Amazing Disapparo, the Magician', pl: 'Niezwykły Disapparo, iluzjonista' },
    copies: 1,
    crown: true,
    health: 4,
    attack: 1,
    dodges: [5, 6],
  },
  // BW-37.8
  {
    id: 'madam-fanji',
    name: { en: 'Madam Fanji, the Misfortune Teller', pl: 'Madame Fanji, wróżka nieszczęścia' },
    copies: 1,
    crown: true,
    health: 5,
    attack: 1,
    misfortune: 1,
    activation: [
      {
        do: 'roll',
        whose: 'foe',
        cases: { '1-2': [{ do: 'drawFewer', n: 1 }], '5-6': [{ do: 'attackWith', n: 2 }] },
      },
    ],
  },
  // BW-37.9
  {
    id: 'bruno',
    name: { en: 'Bruno, the Strongman', pl: 'Bruno, siłacz' },
    copies: 1,
    crown: true,
    health: 7,
    attack: 1,
    attackWhen: [{ attack: 2, first: true }],
  },
  // BW-37.10
  {
    id: 'mr-chuckles',
    name: { en: 'Mr. Chuckles, the Chief Clown', pl: 'Pan Chichotek, naczelny klaun' },
    copies: 1,
    crown: true,
    health: 6,
    attack: 1,
    activation: [
      {
        do: 'ifSees',
        any: ['smiling-horror', 'sinister-jongleur'],
        no: [{ do: 'resurrect', any: ['smiling-horror', 'sinister-jongleur'] }],
      },
    ],
  },
  // BW-37.11
  {
    id: 'ringmaster',
    name: { en: 'The Ringmaster, Demon Mastermind', pl: 'Mistrz Areny, demoniczny Herszt' },
    copies: 1,
    crown: true,
    mastermind: true,
    health: 9,
    attack: 1,
    activation: [{ do: 'roll', whose: 'foe', cases: { '4-6': [{ do: 'fortify' }] } }],
  },
];

/** BW-37.12 */
export const threeRingCalamity: EncampmentFile = {
  name: { en: 'Three Ring Calamity', pl: 'Katastrofa na trzech arenach' },
  activation: [
    {
      do: 'roll',
      whose: 'foe',
      cases: {
        '1': [{ do: 'wound', n: 1 }],
        '2-3': [{ do: 'moveLastToStart' }],
        '4-5': [{ do: 'mend', n: 2, whom: 'first' }],
        '6': [],
      },
    },
  ],
  toll: 3,
};
