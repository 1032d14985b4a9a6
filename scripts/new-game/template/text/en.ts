/** The game in English. */
import { plural } from '@guildhall/kernel';
import { cover } from '../cover.ts';
import { type Catalogue, wordsOf } from './words.ts';

const points = (n: number): string => plural('en', n, { one: 'point', other: 'points' });
const animals = (n: number): string => plural('en', n, { one: 'animal', other: 'animals' });

const catalogue: Catalogue = {
  language: 'en',
  title: cover.title.en,
  blurb: 'Hold back the bear, give away the mouse: the strongest animal wins the round.',
  names: {
    animals: {
      mouse: 'Mouse (1)',
      frog: 'Frog (2)',
      mole: 'Mole (3)',
      hedgehog: 'Hedgehog (4)',
      hare: 'Hare (5)',
      cat: 'Cat (6)',
      badger: 'Badger (7)',
      fox: 'Fox (8)',
      deer: 'Deer (9)',
      boar: 'Boar (10)',
      wolf: 'Wolf (11)',
      bear: 'Bear (12)',
    },
    fields: {
      hands: 'On hand',
      pack: 'Pack',
      played: 'Played',
      gone: 'Gone',
      points: 'Points',
      leader: 'Leader',
      goal: 'Played for',
    },
  },
  facts: {
    took: ({ seat, animals: taken }, t) => `${t.seat(seat)} takes: ${t.animals(taken)}.`,
    tookHidden: ({ seat, animals: n }, t) => `${t.seat(seat)} takes ${animals(n)}.`,
    played: ({ seat, animal }, t) => `${t.seat(seat)} plays: ${t.animal(animal)}.`,
    roundWon: ({ seat, points: n }, t) => `${t.seat(seat)} wins the round: ${points(n)}.`,
  },
  refusals: {
    notInHand: () => 'This is no animal of your hand.',
  },
  questions: {
    'turn/play': ({ best }, t) =>
      best === null
        ? 'You lead. Which animal do you play?'
        : `Which animal do you play? The strongest so far: ${t.animal(best)}.`,
  },
  // Names of procedures, for the line that says where we are; those that are missing are not shown.
  steps: { round: 'Round' },
  turn: () => 'Turn',
  options: { goal: { label: 'Points to win', values: { 2: '2', 3: '3' } } },
  outcomes: { goal: 'The points the game was played for are reached.', out: 'Nobody has any animal left.' },
  seat: (n) => `Player ${n}`,
  unknown: { question: 'A question of another version.', fact: 'Something of another version.', refusal: 'Not possible.' },
  terminal: {
    goal: (n) => `Played for ${points(n)}`,
    points,
    pack: (n) => `Pack: ${n}`,
    hidden: (n) => `${animals(n)} on hand`,
    hand: 'On hand',
    played: 'played',
    gone: 'Gone',
  },
};

export const en = wordsOf(catalogue);
