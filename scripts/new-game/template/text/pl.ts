/** The game in Polish. Sentences are built so that names need no declension. */
import { plural } from '@guildhall/kernel';
import { cover } from '../cover.ts';
import { type Catalogue, wordsOf } from './words.ts';

const points = (n: number): string => plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });

const catalogue: Catalogue = {
  language: 'pl',
  title: cover.title.pl,
  blurb: 'Zachowaj niedźwiedzia, oddaj mysz: rundę wygrywa najsilniejsze zwierzę.',
  names: {
    animals: {
      mouse: 'Mysz (1)',
      frog: 'Żaba (2)',
      mole: 'Kret (3)',
      hedgehog: 'Jeż (4)',
      hare: 'Zając (5)',
      cat: 'Kot (6)',
      badger: 'Borsuk (7)',
      fox: 'Lis (8)',
      deer: 'Jeleń (9)',
      boar: 'Dzik (10)',
      wolf: 'Wilk (11)',
      bear: 'Niedźwiedź (12)',
    },
    fields: {
      hands: 'Na ręce',
      pack: 'Talia',
      played: 'Zagrane',
      gone: 'Odłożone',
      points: 'Punkty',
      leader: 'Zaczyna',
      goal: 'Gra do',
    },
  },
  facts: {
    took: ({ seat, animals }, t) => `${t.seat(seat)} dobiera: ${t.animals(animals)}.`,
    tookHidden: ({ seat, animals: n }, t) => `${t.seat(seat)} dobiera zwierzęta: ${n}.`,
    played: ({ seat, animal }, t) => `${t.seat(seat)} zagrywa: ${t.animal(animal)}.`,
    roundWon: ({ seat, points: n }, t) => `${t.seat(seat)} wygrywa rundę: ${points(n)}.`,
  },
  refusals: {
    notInHand: () => 'Tego zwierzęcia nie masz na ręce.',
  },
  questions: {
    'turn/play': ({ best }, t) =>
      best === null
        ? 'Zaczynasz. Które zwierzę zagrywasz?'
        : `Które zwierzę zagrywasz? Najsilniejsze do tej pory: ${t.animal(best)}.`,
  },
  steps: { round: 'Runda' },
  turn: () => 'Tura',
  options: { goal: { label: 'Punkty do wygranej', values: { 2: '2', 3: '3' } } },
  outcomes: { goal: 'Zdobyto tyle punktów, do ilu toczyła się gra.', out: 'Nikt nie ma już zwierząt.' },
  seat: (n) => `Gracz ${n}`,
  unknown: { question: 'Pytanie z innej wersji.', fact: 'Zdarzenie z innej wersji.', refusal: 'To niemożliwe.' },
  terminal: {
    goal: (n) => `Gra do: ${n}`,
    points,
    pack: (n) => `Talia: ${n}`,
    hidden: (n) => `zwierzęta na ręce: ${n}`,
    hand: 'Na ręce',
    played: 'zagrane',
    gone: 'Odłożone',
  },
};

export const pl = wordsOf(catalogue);
