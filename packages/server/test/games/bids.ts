/** A toy with every kind of secret: hidden hands, a hidden deck, face-down bids, a card only its drawer sees, chance in the open. */
import {
  defineGame,
  type Fact,
  type GamePackage,
  type GameText,
  type Outcome,
  onlyInEnglish,
  parseRulebook,
  Rules,
  refuse,
  reimagine,
  type Schema,
  seat,
} from '@guildhall/kernel';

export type BidsTable = { deck: number[]; hands: number[][]; points: number[]; bids: number[]; round: number; die: number };
export type BidsView = {
  deck: number;
  hand: number[] | null;
  hands: number[];
  points: number[];
  bids: number[];
  round: number;
  die: number;
};
type BidsRule = 'BI-1.1' | 'BI-1.2' | 'BI-1.3' | 'BI-1.4';
type BidsFact = Fact & { rule: BidsRule };

const RULEBOOK = `# Bids
## 1. All
- **BI-1.1** [house] Each has four cards; each round all bid one face down.
- **BI-1.2** [house] The highest bid scores; ties go to the lower seat.
- **BI-1.3** [house] Whoever scored rolls a die, then may draw a card or pass.
- **BI-1.4** [house] After six rounds, or when somebody has no card, the most points win.
`;
const ROUNDS = 6;
const CARDS = Array.from({ length: 30 }, (_, i) => i + 1);
const MARKS = ['mark 1', 'mark 2', 'mark 3'];

const rules = new Rules<BidsTable, BidsFact, BidsRule>();
const game = rules.procedure('game', {});
const round = rules.procedure('round', { winner: seat });
const mark = rules.procedure('mark', {});

game.does((w) => [
  w.loop(
    (t) => t.round < ROUNDS && t.hands.every((hand) => hand.length > 0),
    [w.call(round, () => ({ for: 0 })), w.run(({ t }) => void t.round++)],
  ),
]);
round.does((w) => [
  w.together('bid', {
    rule: 'BI-1.1',
    who: (t) => t.hands.map((_, bidder) => bidder),
    legal: (t, _f, seat, list: string[]) => {
      for (const card of t.hands[seat]) list.push(`bid ${card}`);
    },
    why: (t, _f, seat, answer) => refuse('BI-1.1', 'notInHand', { answer, cards: t.hands[seat].length }),
    reveal: (p, f, answers) => {
      const { t } = p;
      t.bids = answers.map(([, bid]) => Number(bid.slice(4)));
      for (const [seat, bid] of answers) t.hands[seat] = t.hands[seat].filter((card) => card !== Number(bid.slice(4)));
      const best = Math.max(...t.bids);
      f.vars.winner = t.bids.indexOf(best);
      t.points[f.vars.winner]++;
      p.disclose();
      p.tell?.({ kind: 'scored', rule: 'BI-1.2', seat: f.vars.winner, bids: [...t.bids] });
    },
  }),
  w.run((p) => {
    p.t.die = p.roll('die', 6);
    p.tell?.({ kind: 'rolled', rule: 'BI-1.3', die: p.t.die });
  }),
  w.ask('draw or pass', {
    rule: 'BI-1.3',
    who: (_t, f) => f.vars.winner,
    always: true,
    legal: (t, _f, list: string[]) => {
      if (t.deck.length > 0) list.push('draw');
      list.push('pass');
    },
    why: (_t, _f, answer) => refuse('BI-1.3', 'drawOrPass', { answer }),
    take: (p, f, answer) => {
      if (answer === 'pass') return;
      const { t } = p;
      const { winner } = f.vars;
      const card = t.deck.pop() as number;
      t.hands[winner].push(card);
      p.disclose();
      p.tellOnly?.(
        [winner],
        { kind: 'drew', rule: 'BI-1.3', seat: winner, card },
        { kind: 'drew', rule: 'BI-1.3', seat: winner, card: null },
      );
    },
  }),
  w.call(mark, (_t, f) => ({ for: f.vars.winner })),
]);
/** Two quiet decisions in a row, so that there is something to take back freely. */
mark.does((w) => [
  w.ask('first mark', {
    rule: 'BI-1.3',
    legal: (_t, _f, list: string[]) => void list.push(...MARKS),
    why: (_t, _f, answer) => refuse('BI-1.3', 'noSuchMark', { answer }),
    take: (p, f, answer) => p.tell?.({ kind: 'marked', rule: 'BI-1.3', seat: f.seat, mark: answer }),
  }),
  w.ask('second mark', {
    rule: 'BI-1.3',
    legal: (_t, _f, list: string[]) => void list.push(...MARKS),
    why: (_t, _f, answer) => refuse('BI-1.3', 'noSuchMark', { answer }),
    take: (p, f, answer) => p.tell?.({ kind: 'marked', rule: 'BI-1.3', seat: f.seat, mark: answer }),
  }),
]);

const anything: Schema = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => (typeof value === 'object' && value ? { value } : { issues: [{ message: 'not a table' }] }),
  },
};
const words: GameText = {
  title: 'Bids',
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
};
const copy = (t: BidsTable): BidsTable => ({
  deck: t.deck.slice(),
  hands: t.hands.map((hand) => hand.slice()),
  points: t.points.slice(),
  bids: t.bids.slice(),
  round: t.round,
  die: t.die,
});
const outcome = (t: BidsTable): Outcome => {
  const most = Math.max(...t.points);
  return {
    winners: t.points.flatMap((n, seat) => (n === most ? [seat] : [])),
    reason: 'points',
    rule: 'BI-1.4',
    scores: [...t.points],
  };
};

export const bids: GamePackage<BidsTable, string, BidsView, BidsFact> = defineGame<
  BidsTable,
  string,
  BidsView,
  BidsFact,
  BidsRule
>({
  meta: {
    id: 'bids',
    version: '1.0.0',
    seats: { min: 2, max: 4 },
    options: [{ name: 'cards', rule: 'BI-1.1', values: [4, 5], default: 4 }],
    longest: 200,
  },
  text: { en: words, pl: words },
  rulebook: onlyInEnglish(parseRulebook(RULEBOOK)),
  rules,
  main: 'game',
  deal: (options, seats, p) => {
    const deck = p.shuffle('deck', [...CARDS]);
    const hands = Array.from({ length: seats }, () => deck.splice(0, Number(options.cards)));
    for (const [seat, hand] of hands.entries()) {
      p.tellOnly?.(
        [seat],
        { kind: 'dealt', rule: 'BI-1.1', seat, cards: [...hand] },
        { kind: 'dealt', rule: 'BI-1.1', seat, cards: null },
      );
    }
    return { deck, hands, points: new Array(seats).fill(0), bids: [], round: 0, die: 0 };
  },
  seats: (t) => t.hands.length,
  copy,
  look: (t, seat) => ({
    deck: t.deck.length,
    hand: seat === null ? null : [...t.hands[seat]],
    hands: t.hands.map((hand) => hand.length),
    points: [...t.points],
    bids: [...t.bids],
    round: t.round,
    die: t.die,
  }),
  imagine: (t, _stack, seat, random) => {
    const unknown = [...t.deck, ...t.hands.flatMap((hand, s) => (s === seat ? [] : hand))];
    reimagine(random, unknown);
    for (const [s, hand] of t.hands.entries()) if (s !== seat) t.hands[s] = unknown.splice(0, hand.length);
    t.deck = unknown;
  },
  outcome,
  score: (t, seat) => t.points[seat],
  tableSchema: anything,
  viewSchema: anything,
  impossible: () => null,
  content: { all: ['scored'], seen: (fact) => [fact.kind] },
  bots: { evaluate: (g, seat) => 0.5 + 0.05 * (g.table.points[seat] - Math.max(...g.table.points)) },
  contributions: {
    scribble: {
      rule: 'BI-1.3',
      lasts: 'question',
      onlookers: false,
      whyNot: (_g, _by, { points }) => (Array.isArray(points) ? null : refuse('BI-1.3', 'noPoints', {})),
    },
    clap: {
      rule: 'BI-1.4',
      lasts: 'match',
      onlookers: true,
      whyNot: (_g, { name }, { loud }, others) => {
        if (typeof loud !== 'number') return refuse('BI-1.4', 'howLoud', {});
        const again = others.some(({ body, name: other }) => body.kind === 'clap' && other === name && body.loud === loud);
        return again ? refuse('BI-1.4', 'clappedAlready', { loud }) : null;
      },
    },
  },
  // Nothing may be said while bids lie face down.
  chat: { rule: 'BI-1.1', open: (view) => !view.waitingFor.some(({ question }) => question === 'round/bid') },
});
