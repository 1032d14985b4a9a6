/** Two toy games for the bots: one with nothing hidden and a known best play, one with secrets and open questions. */
import {
  defineGame,
  type Fact,
  type GameText,
  notPlain,
  onlyInEnglish,
  Rules,
  refuse,
  type Schema,
  seatOrNobody,
  shuffle,
} from '@guildhall/kernel';

const words = (title: string): GameText => ({
  title,
  blurb: 'A toy.',
  step: (name) => name,
  question: (name) => name,
  answer: (_question, answer) => String(answer),
  fact: (fact) => fact.kind,
  refusal: (refusal) => refusal.why,
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) => reason,
  seat: (seat) => `Seat ${seat + 1}`,
});

const plain: Schema = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (notPlain(value) ? { issues: [{ message: 'not plain' }] } : { value }),
  },
};
const common = {
  rulebook: onlyInEnglish({ title: 'Toy', language: 'en', rules: [] }),
  tableSchema: plain,
  viewSchema: plain,
  impossible: () => null,
  content: { all: [], seen: () => [] },
};

/** Two seats take one to three stones in turn; whoever takes the last one wins. Leave a multiple of four and you win. */
export type HeapTable = { stones: number; turn: number };
const heapRules = new Rules<HeapTable, Fact, 'HE-1'>();
heapRules.procedure('game', {}).does((w) => [
  w.loop(
    (t) => t.stones > 0,
    [
      w.ask('take', {
        rule: 'HE-1',
        who: (t) => t.turn,
        legal: (t, _f, list: string[]) => {
          for (let n = 1; n <= Math.min(3, t.stones); n++) list.push(`take ${n}`);
        },
        why: (_t, _f, answer) => refuse('HE-1', 'oneToThree', { answer }),
        take: ({ t }, _f, answer) => {
          t.stones -= Number(answer.slice(5));
          t.turn = 1 - t.turn;
        },
      }),
    ],
  ),
]);
export const heap = defineGame<HeapTable, string, HeapTable, Fact, 'HE-1'>({
  ...common,
  meta: {
    id: 'heap',
    version: '1.0.0',
    seats: { min: 2, max: 2 },
    options: [{ name: 'stones', rule: 'HE-1', values: [6, 21], default: 21 }],
    longest: 21,
  },
  text: { en: words('Heap'), pl: words('Stos') },
  rules: heapRules,
  main: 'game',
  deal: (options) => ({ stones: options.stones as number, turn: 0 }),
  seats: () => 2,
  copy: (t) => ({ ...t }),
  look: (t) => ({ ...t }),
  imagine: () => {},
  outcome: (t) => ({ winners: [1 - t.turn], reason: 'last', rule: 'HE-1', scores: [t.turn, 1 - t.turn] }),
  score: (t, seat) => (t.turn === seat ? 0 : 1),
  bots: { evaluate: (g, seat) => (g.stack.length > 0 ? 0.5 : g.table.turn === seat ? 0 : 1) },
});

/**
 * Each seat holds a secret number from 1 to 5. All bid 0 to 9 face down; the highest bid wins a prize of 6 for its price,
 * if it is no higher than twice the secret number. Then the winner names any whole number up to 99. Three rounds.
 */
export type AuctionTable = { secrets: number[]; money: number[]; round: number; named: number[] };
const auctionRules = new Rules<AuctionTable, Fact, 'AU-1' | 'AU-2'>();
auctionRules.procedure('game', { winner: seatOrNobody }).does((w) => [
  w.loop(
    (t) => t.round < 3,
    [
      w.together('bid', {
        rule: 'AU-1',
        who: (t) => t.secrets.map((_, seat) => seat),
        legal: (t, _f, seat, list: number[]) => {
          for (let bid = 0; bid <= Math.min(9, 2 * t.secrets[seat]); bid++) list.push(bid);
        },
        why: (_t, _f, _seat, answer) => refuse('AU-1', 'tooHigh', { answer }),
        reveal: ({ t }, f, answers) => {
          f.vars.winner = -1;
          let highest = 0;
          for (const [seat, bid] of answers) {
            if (bid <= highest) continue;
            highest = bid;
            f.vars.winner = seat;
          }
          if (f.vars.winner >= 0) t.money[f.vars.winner] += 6 - highest;
          t.round++;
        },
      }),
      w.when(
        (_t, f) => f.vars.winner >= 0,
        [
          w.ask('name a number', {
            rule: 'AU-2',
            who: (_t, f) => f.vars.winner,
            form: { kind: 'other', of: 'number' },
            accepts: (_t, _f, answer) =>
              Number.isInteger(answer) && (answer as number) >= 0 && (answer as number) < 100 ? null : refuse('AU-2', 'upTo99'),
            sample: (_t, _f, random) => random.below(100),
            take: ({ t }, _f, answer: number) => void t.named.push(answer),
          }),
        ],
      ),
    ],
  ),
]);
export const auction = defineGame<AuctionTable, number, AuctionTable, Fact, 'AU-1' | 'AU-2'>({
  ...common,
  meta: { id: 'auction', version: '1.0.0', seats: { min: 2, max: 4 }, options: [], longest: 20 },
  text: { en: words('Auction'), pl: words('Licytacja') },
  rules: auctionRules,
  main: 'game',
  deal: (_options, seats, p) => {
    const secrets = p.shuffle('secrets', [1, 2, 3, 4, 5]).slice(0, seats);
    return { secrets, money: secrets.map(() => 0), round: 0, named: [] };
  },
  seats: (t) => t.secrets.length,
  copy: (t) => ({ secrets: t.secrets.slice(), money: t.money.slice(), round: t.round, named: t.named.slice() }),
  look: (t, seat) => ({
    secrets: t.secrets.map((n, s) => (s === seat ? n : 0)),
    money: t.money.slice(),
    round: t.round,
    named: t.named.slice(),
  }),
  imagine: (t, _stack, seat, random) => {
    const mine = seat === null ? 0 : t.secrets[seat];
    const rest = shuffle(
      random,
      [1, 2, 3, 4, 5].filter((n) => n !== mine),
    );
    t.secrets = t.secrets.map((_, s) => (s === seat ? mine : (rest.pop() ?? 1)));
  },
  outcome: (t) => {
    const most = Math.max(...t.money);
    return {
      winners: t.money.flatMap((m, s) => (m === most ? [s] : [])),
      reason: 'rounds',
      rule: 'AU-1',
      scores: t.money.slice(),
    };
  },
  score: (t, seat) => t.money[seat],
  bots: {
    evaluate: ({ table: t }, seat) => {
      const rest = Math.max(...t.money.filter((_, s) => s !== seat));
      return 1 / (1 + Math.exp(-(t.money[seat] - rest) / 4));
    },
    urge: (_g, _seat, answer) => (answer < 6 ? 1 : 0),
  },
});

/**
 * Two seats move in turn, four moves in all. A safe move earns 1 and a waste costs 5. A gamble earns 3 or costs 2, as luck that
 * nobody knows has it. A bait earns 2, but whoever moves next may snap it up for 9.
 */
export type MarketTable = { money: number[]; moves: number; luck: number; baited: boolean };
const marketRules = new Rules<MarketTable, Fact, 'MA-1'>();
const EARNS: { readonly [move: string]: (t: MarketTable) => number } = {
  waste: () => -5,
  safe: () => 1,
  gamble: (t) => (t.luck > 0 ? 3 : -2),
  bait: () => 2,
  snap: () => 9,
};
marketRules.procedure('game', {}).does((w) => [
  w.loop(
    (t) => t.moves < 4,
    [
      w.ask('move', {
        rule: 'MA-1',
        who: (t) => t.moves % 2,
        legal: (t, _f, list: string[]) => {
          for (const move of Object.keys(EARNS)) if (move !== 'snap' || t.baited) list.push(move);
        },
        why: (_t, _f, answer) => refuse('MA-1', 'noSuchMove', { answer }),
        take: ({ t }, _f, answer) => {
          t.money[t.moves % 2] += EARNS[answer](t);
          t.baited = answer === 'bait';
          t.moves++;
        },
      }),
    ],
  ),
]);
export const market = defineGame<MarketTable, string, Omit<MarketTable, 'luck'>, Fact, 'MA-1'>({
  ...common,
  meta: { id: 'market', version: '1.0.0', seats: { min: 2, max: 2 }, options: [], longest: 4 },
  text: { en: words('Market'), pl: words('Targ') },
  rules: marketRules,
  main: 'game',
  deal: (_options, _seats, p) => ({ money: [0, 0], moves: 0, luck: p.roll('luck', 2) - 1, baited: false }),
  seats: () => 2,
  copy: (t) => ({ ...t, money: t.money.slice() }),
  look: ({ money, moves, baited }) => ({ money: money.slice(), moves, baited }),
  imagine: (t, _stack, _seat, random) => {
    t.luck = random.below(2);
  },
  outcome: ({ money }) => {
    const most = Math.max(...money);
    const winners = [0, 1].filter((seat) => money[seat] === most);
    return { winners, reason: 'money', rule: 'MA-1', scores: money.slice() };
  },
  score: (t, seat) => t.money[seat],
  bots: {
    evaluate: ({ table: { money } }, seat) => 0.5 + (money[seat] - money[1 - seat]) / 100,
    urge: (_g, _seat, answer) => ({ snap: 3, gamble: 1 })[answer] ?? 0,
  },
});
