/**
 * A toy in several editions, for what happens when rules change: duellists strike with weapons from a hidden hand, a hit
 * is boasted of in words. Its first edition names weapons by number, the later ones by what they are.
 */
import * as v from 'valibot';
import {
  copyPlain,
  defineGame,
  type EarlierVersion,
  type Fact,
  flag,
  type GamePackage,
  type GameText,
  onlyInEnglish,
  type Plain,
  Rules,
  refuse,
  reimagine,
  type Seat,
  seat,
} from '../src/index.ts';

export interface DuelTable {
  hands: string[][];
  deck: string[];
  discard: string[];
  wounds: number[];
  boasts: string[];
  round: number;
  /** From the third edition on. */
  honours?: number[];
}
type DuelRule = 'DL-1' | 'DL-2' | 'DL-3' | 'DL-4';

interface Edition {
  version: string;
  versions?: readonly EarlierVersion[];
  weapons: readonly string[];
  /** What the question for a weapon is called. */
  strike: string;
  /** Letters a boast has at least. */
  least: number;
  honours?: boolean;
  /** Whoever wrote down what is impossible trusts every hand to hold something. */
  trusting?: boolean;
}

const NUMBERS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const NAMES = ['sabre', 'rapier', 'dagger', 'mace', 'lance', 'sling'];
const REST = 'rest';
const LONGEST_BOAST = 20;
const ROUNDS = 8;

const words: GameText = {
  title: 'Duel',
  blurb: 'A toy.',
  step: (name) => name,
  question: (name) => `Question ${name}`,
  answer: (_question, answer) => String(answer),
  fact: (fact) => fact.kind,
  refusal: ({ why }) => `Refused: ${why}.`,
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) => reason,
  seat: (seat) => `Seat ${seat + 1}`,
};

function writeRules({ strike, least, honours }: Edition): Rules<DuelTable, Fact, DuelRule> {
  const rules = new Rules<DuelTable, Fact, DuelRule>();
  const duel = rules.procedure('duel', { fighter: seat });
  const turn = rules.procedure('turn', { hit: flag() });
  duel.does((w) => [
    w.loop(
      (t) => t.round < ROUNDS,
      [
        w.each('fighter', (t) => t.hands.map((_, fighter) => fighter), [w.call(turn, (_t, f) => ({ for: f.vars.fighter }))]),
        w.run((p) => void p.t.round++),
      ],
    ),
  ]);
  turn.does((w) => [
    w.run((p, f) => {
      const weapon = p.t.deck.pop();
      if (weapon === undefined) return;
      p.t.hands[f.seat].push(weapon);
      p.disclose();
      p.tellOnly?.(
        [f.seat],
        { kind: 'drew', rule: 'DL-1', seat: f.seat, weapon },
        { kind: 'drewHidden', rule: 'DL-1', seat: f.seat },
      );
    }),
    w.ask(strike, {
      rule: 'DL-2',
      always: true,
      legal: (t, f, list: string[]) => void list.push(...t.hands[f.seat].map((weapon) => `strike ${weapon}`), REST),
      why: () => refuse('DL-2', 'notInHand'),
      take: (p, f, answer) => {
        if (answer === REST) return;
        const weapon = answer.slice('strike '.length);
        const hand = p.t.hands[f.seat];
        hand.splice(hand.indexOf(weapon), 1);
        p.t.discard.push(weapon);
        f.vars.hit = p.roll('blow', 6) > 2;
        p.tell?.({ kind: 'struck', rule: 'DL-2', seat: f.seat, weapon, hit: f.vars.hit });
      },
    }),
    w.when(
      (_t, f) => f.vars.hit,
      [
        w.run((p, f) => {
          p.t.wounds[(f.seat + 1) % p.t.hands.length]++;
          if (honours && p.t.honours) p.t.honours[f.seat]++;
        }),
        w.ask('boast', {
          rule: 'DL-3',
          form: { kind: 'text', max: LONGEST_BOAST },
          accepts: (_t, _f, answer) =>
            typeof answer === 'string' && answer.length >= least && answer.length <= LONGEST_BOAST
              ? null
              : refuse('DL-3', 'boast', { least }),
          sample: (_t, _f, random): string => `Ha, ha, ${random.below(100)}`,
          take: (p, f, answer: string) => {
            p.t.boasts.push(answer);
            p.tell?.({ kind: 'boasted', rule: 'DL-3', seat: f.seat, words: answer });
          },
        }),
      ],
    ),
  ]);
  return rules;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export function makeDuel(edition: Edition): GamePackage<DuelTable, string, Plain, Fact> {
  const { version, versions, weapons, honours } = edition;
  const card = v.picklist(weapons);
  const shown = { discard: v.array(card), wounds: v.array(whole), boasts: v.array(v.string()), round: whole };
  const counted: v.ObjectEntries = honours ? { honours: v.array(whole) } : {};
  return defineGame<DuelTable, string, Plain, Fact, DuelRule>({
    meta: { id: 'duel', version, seats: { min: 2, max: 3 }, options: [], longest: 100 },
    versions,
    text: { en: words, pl: words },
    rulebook: onlyInEnglish({
      title: 'Duel',
      language: 'en',
      rules: (['DL-1', 'DL-2', 'DL-3', 'DL-4'] as const).map((id) => ({
        id,
        tag: 'house' as const,
        note: false,
        chapter: '1. Duel',
        part: null,
        text: id,
      })),
    }),
    rules: writeRules(edition),
    main: 'duel',
    deal: (_options, seats, p) => {
      const deck = p.shuffle('weapons', [...weapons, ...weapons]);
      const hands = Array.from({ length: seats }, () => deck.splice(0, 2));
      const nothing = hands.map(() => 0);
      const table: DuelTable = { hands, deck, discard: [], wounds: nothing.slice(), boasts: [], round: 0 };
      if (honours) table.honours = nothing;
      return table;
    },
    seats: (t) => t.hands.length,
    copy: (t) => copyPlain(t as never) as DuelTable,
    look: ({ hands, discard, wounds, boasts, round, deck, ...rest }, seat) => ({
      hand: seat === null ? [] : hands[seat].slice(),
      held: hands.map((hand) => hand.length),
      left: deck.length,
      discard: discard.slice(),
      wounds: wounds.slice(),
      boasts: boasts.slice(),
      round,
      ...(rest.honours && { honours: rest.honours.slice() }),
    }),
    imagine: (t, _stack, seat, random) => {
      const hidden = t.deck.splice(0);
      for (const [s, hand] of t.hands.entries()) if (s !== seat) hidden.push(...hand);
      reimagine(random, hidden);
      for (const [s, hand] of t.hands.entries()) if (s !== seat) t.hands[s] = hidden.splice(0, hand.length);
      t.deck = hidden;
    },
    outcome: (t) => {
      const fewest = Math.min(...t.wounds);
      const winners: Seat[] = t.wounds.flatMap((wounds, seat) => (wounds === fewest ? [seat] : []));
      return { winners, reason: 'rounds', rule: 'DL-4', scores: t.wounds.map((wounds) => -wounds) };
    },
    score: (t, seat) => -t.wounds[seat],
    tableSchema: v.strictObject({ hands: v.array(v.array(card)), deck: v.array(card), ...shown, ...counted }),
    viewSchema: v.strictObject({ hand: v.array(card), held: v.array(whole), left: whole, ...shown, ...counted }),
    impossible: (t) => {
      if (edition.trusting && t.hands.some(([first]) => first.length === 0)) return 'a weapon has no name';
      const all = [...t.deck, ...t.discard, ...t.hands.flat()];
      return weapons.every((weapon) => all.filter((one) => one === weapon).length === 2) ? null : 'there are two of each weapon';
    },
    content: { all: [], seen: () => [] },
    bots: { evaluate: (g, seat) => 1 / (1 + g.table.wounds[seat]) },
  });
}

/** What has changed from the first edition to the second. */
const SPEAKING: EarlierVersion = {
  version: '1.0.0',
  ids: Object.fromEntries(NUMBERS.map((number, i) => [number, NAMES[i]])),
  steps: { 'turn/strike': 'turn/attack' },
};
/** And to the third, which counts honours and wants longer boasts. */
const HONOURED: EarlierVersion = {
  version: '1.1.0',
  repair: ({ table }) => {
    table.honours = (table.hands as string[][]).map(() => 0);
  },
};

const second: Edition = { version: '1.1.0', versions: [SPEAKING], weapons: NAMES, strike: 'attack', least: 1 };
const third: Edition = { ...second, version: '1.2.0', versions: [SPEAKING, HONOURED], least: 5, honours: true };

export const DUEL = {
  first: makeDuel({ version: '1.0.0', weapons: NUMBERS, strike: 'strike', least: 1 }),
  second: makeDuel(second),
  third: makeDuel(third),
  /** Forgets how to bring a table up to date. */
  careless: makeDuel({ ...third, versions: [SPEAKING, { version: '1.1.0' }] }),
  trusting: makeDuel({ ...third, trusting: true }),
  /** Goes on from nothing. */
  stranger: makeDuel({ ...third, version: '2.0.0', versions: [] }),
};
