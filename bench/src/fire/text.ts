/** The words of the small fire game, in both languages. */
import { type Fact, type GameText, type Plain, plural, type Refusal, type Speaker } from '@guildhall/kernel';
import { BLOCKS, SIDE } from './board.ts';

const place = (block: Plain): string =>
  typeof block === 'number' && block < BLOCKS ? `${'ABCDEF'[block % SIDE]}${Math.floor(block / SIDE) + 1}` : '?';
const who = (fact: Fact, say: Speaker): string => (typeof fact.seat === 'number' ? say.seat(fact.seat) : '');

export const en: GameText = {
  title: 'A small fire',
  blurb: 'Put out the fire before the town lies in ruins.',
  step: (name) => (name === 'turn' ? 'Turn' : null),
  question: () => 'What will you do?',
  answer: (_question, answer) => String(answer),
  fact: (fact, say) => {
    switch (fact.kind) {
      case 'moved':
        return `${who(fact, say)} moves to ${place(fact.block)}.`;
      case 'putOut':
        return `${who(fact, say)} puts out the fire in ${place(fact.block)}.`;
      case 'caughtFire':
        return `${place(fact.block)} catches fire.`;
      default:
        return `${place(fact.block)} is a ruin.`;
    }
  },
  refusal: (refusal: Refusal) =>
    ({ outside: 'That way lies the town wall.', noFire: 'Nothing burns there.' })[refusal.why] ?? 'There is no such action.',
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) =>
    ({ out: 'The fire is out.', ruins: `There are ${plural('en', 6, { one: 'ruin', other: 'ruins' })}.` })[reason] ??
    'Time is up.',
  seat: (seat) => `Crew ${seat + 1}`,
};

const ANSWERS_PL: { [answer: string]: string } = {
  'move north': 'idź na północ',
  'move east': 'idź na wschód',
  'move south': 'idź na południe',
  'move west': 'idź na zachód',
  'put out north': 'gaś na północy',
  'put out east': 'gaś na wschodzie',
  'put out south': 'gaś na południu',
  'put out west': 'gaś na zachodzie',
  'put out here': 'gaś tutaj',
  'end turn': 'zakończ turę',
};

export const pl: GameText = {
  title: 'Mały pożar',
  blurb: 'Ugaś pożar, zanim miasto legnie w gruzach.',
  step: (name) => (name === 'turn' ? 'Tura' : null),
  question: () => 'Co robisz?',
  answer: (_question, answer) => ANSWERS_PL[String(answer)] ?? String(answer),
  fact: (fact, say) => {
    switch (fact.kind) {
      case 'moved':
        return `${who(fact, say)}: ruch na ${place(fact.block)}.`;
      case 'putOut':
        return `${who(fact, say)}: pożar ugaszony w ${place(fact.block)}.`;
      case 'caughtFire':
        return `${place(fact.block)} staje w ogniu.`;
      default:
        return `${place(fact.block)} leży w gruzach.`;
    }
  },
  refusal: (refusal: Refusal) =>
    ({ outside: 'Tam jest mur miasta.', noFire: 'Tam nic się nie pali.' })[refusal.why] ?? 'Nie ma takiej akcji.',
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) =>
    ({ out: 'Pożar ugaszony.', ruins: `${plural('pl', 6, { one: 'ruina', few: 'ruiny', many: 'ruin', other: 'ruiny' })}.` })[
      reason
    ] ?? 'Czas minął.',
  seat: (seat) => `Zastęp ${seat + 1}`,
};
