/**
 * A toy game that uses every part of the kernel: hidden hands, cards played face down together, a window in which
 * others may object, an obligation to discard, a text to write, a procedure that hands back a result, and acts out of turn.
 */
import {
  copyPlain,
  defineGame,
  type Fact,
  type Frame,
  type GameText,
  needed,
  notPlain,
  onlyInEnglish,
  openFrame,
  type Play,
  Rules,
  refuse,
  reimagine,
  type Schema,
  type Seat,
  seat as seatKind,
  seatOrNobody,
  text,
  whole,
  writeWindow,
} from '../src/index.ts';

export interface CourtTable {
  hands: number[][];
  deck: number[];
  discard: number[];
  scores: number[];
  objections: number[];
  round: number;
  epitaphs: string[];
  rounds: number;
}
export type CourtRule = 'CT-1' | 'CT-2' | 'CT-3' | 'CT-4' | 'CT-5' | 'CT-6' | 'CT-7' | 'CT-8' | 'CT-9';
export type CourtFact = Fact;

export const HAND_LIMIT = 3;
const CARDS = 15;

export const rules = new Rules<CourtTable, CourtFact, CourtRule>();
const others = (t: CourtTable, seat: Seat): Seat[] => t.hands.map((_, s) => s).filter((s) => s !== seat);
const everybody = (t: CourtTable): Seat[] => t.hands.map((_, s) => s);

const round = rules.procedure('round', { winner: seatKind, drawer: seatKind, objector: seatOrNobody });

rules.procedure('game', {}).does((w) => [
  w.loop((t) => t.round < t.rounds, [w.call(round)]),
  w.run((p) => {
    p.tell?.({ kind: 'ended', rule: 'CT-6' });
  }),
]);

round.does((w) => [
  w.each('drawer', (t) => everybody(t), [w.run((p, f) => drawCard(p, f.vars.drawer))]),
  w.together('play a card', {
    rule: 'CT-2',
    who: (t) => everybody(t),
    legal: (t, _f, seat, list: number[]) => void list.push(...t.hands[seat]),
    why: (_t, _f, _seat, answer) => refuse('CT-2', 'notInHand', { answer }),
    reveal: (p, f, answers) => {
      p.disclose();
      let best = -1;
      for (const [seat, card] of answers) {
        p.t.hands[seat].splice(p.t.hands[seat].indexOf(card), 1);
        p.t.discard.push(card);
        if (card > best) {
          best = card;
          f.vars.winner = seat;
        }
      }
      p.tell?.({ kind: 'revealed', rule: 'CT-2', cards: answers.map(([, card]) => card) });
    },
  }),
  w.call(
    objections,
    (_t, f) => ({ about: { winner: f.vars.winner } }),
    (_p, f, given) => {
      f.vars.objector = given === null ? -1 : Number(given.slice(7));
    },
  ),
  w.when(
    (_t, f) => f.vars.objector < 0,
    [w.call(honour, (_t, f) => ({ for: f.vars.winner }))],
    [w.run((p, f) => void p.tell?.({ kind: 'objected', rule: 'CT-3', seat: f.vars.objector }))],
  ),
  w.run((p) => {
    p.t.round++;
  }),
]);

function drawCard(p: Play<CourtTable, CourtFact>, seat: Seat): void {
  const { t } = p;
  if (t.deck.length === 0) {
    t.deck = p.shuffle('deck', t.discard);
    t.discard = [];
  }
  const card = t.deck.pop();
  if (card === undefined) return;
  t.hands[seat].push(card);
  p.disclose();
  p.tellOnly?.([seat], { kind: 'drew', rule: 'CT-1', seat, card }, { kind: 'drewHidden', rule: 'CT-1', seat });
}

const objections = writeWindow(rules, 'objections', {
  rule: 'CT-3',
  ends: 'each once',
  once: true,
  responses: (t, about) =>
    others(t, about.winner as number)
      .filter((seat) => t.objections[seat] > 0)
      .map((seat) => ({ id: `object ${seat}`, seat, call: payForObjecting.with({ for: seat }), optional: true })),
  unless: { leading: (t, about) => t.scores[about.winner as number] > 0 },
});

const payForObjecting = rules.procedure('pay for objecting', {}).does((w) => [
  w.run((p, f) => {
    p.t.objections[f.seat]--;
  }),
]);

const honour = rules.procedure('honour', {}).does((w) => [
  w.ask('write an epitaph', {
    rule: 'CT-4',
    form: { kind: 'text', max: 20 },
    accepts: (_t, _f, answer) =>
      typeof answer !== 'string' || answer.length === 0 || answer.length > 20 ? refuse('CT-4', 'text', { max: 20 }) : null,
    sample: (_t, _f, random): string => `words ${random.below(100)}`,
    suggest: (_t, _f, list) => list.push('Well played'),
    take: (p, f, answer: string) => {
      p.t.epitaphs.push(answer);
      p.t.scores[f.seat]++;
      p.tell?.({ kind: 'honoured', rule: 'CT-4', seat: f.seat, words: answer });
    },
  }),
  w.run((p, f) => drawCard(p, f.seat)),
  w.run((p, f) => drawCard(p, f.seat)),
]);

// Nobody may be asked anything while somebody holds too many cards.
rules.obligation({
  name: 'hand limit',
  rule: 'CT-5',
  when: (t) => t.hands.some((hand) => hand.length > HAND_LIMIT + 1),
  to: (t) => discardDown.with({ for: t.hands.findIndex((hand) => hand.length > HAND_LIMIT + 1) }),
});
const discardDown = rules.procedure('discard down', {}).does((w) => [
  w.ask('discard', {
    rule: 'CT-5',
    legal: (t, f: Frame, list: number[]) => void list.push(...t.hands[f.seat]),
    why: (_t, _f, answer) => refuse('CT-5', 'notInHand', { answer }),
    take: (p, f, card) => {
      const hand = p.t.hands[f.seat];
      hand.splice(hand.indexOf(card), 1);
      p.t.discard.push(card);
      p.disclose();
      p.tell?.({ kind: 'discarded', rule: 'CT-5', seat: f.seat, card });
    },
  }),
]);

/** CT-7: whoever yields leaves the honours to the others. */
const yielding = rules.procedure('yielding', {}).does((w) => [
  w.run((p, f) => {
    p.tell?.({ kind: 'yielded', rule: 'CT-7', seat: f.seat });
    p.finish();
  }),
]);
rules.anytime<string>('yield', {
  rule: 'CT-7',
  who: (t) => everybody(t),
  legal: (_t, _seat, list) => void list.push('yield'),
  why: () => refuse('CT-7', 'notInHand'),
  to: (_t, seat) => yielding.with({ for: seat }),
});

/** CT-8: a card may be thrown away at any time, but never the last one, and only one at a time. */
const throwingAway = rules.procedure('throwing away', { card: needed(whole(1, CARDS)) }).does((w) => [
  w.ask<string>('sure', {
    rule: 'CT-8',
    legal: (_t, _f, list) => void list.push('yes', 'no'),
    why: (_t, _f, answer) => refuse('CT-8', 'notInHand', { answer }),
    take: (p, f, answer) => {
      if (answer === 'no') return;
      const hand = p.t.hands[f.seat];
      hand.splice(hand.indexOf(f.vars.card), 1);
      p.t.discard.push(f.vars.card);
      p.disclose();
      p.tell?.({ kind: 'thrownAway', rule: 'CT-8', seat: f.seat, card: f.vars.card });
    },
  }),
]);
rules.anytime<number>('throw away', {
  rule: 'CT-8',
  who: (t, stack) => (openFrame(stack, throwingAway) ? [] : everybody(t).filter((seat) => t.hands[seat].length > 1)),
  whyNobody: (t, seat) => (t.hands[seat].length > 1 ? null : refuse('CT-8', 'lastCard')),
  legal: (t, seat, list) => void list.push(...t.hands[seat]),
  why: (_t, _seat, answer) => refuse('CT-8', 'notInHand', { answer }),
  to: (_t, seat, card) => throwingAway.with({ for: seat, card }),
});

/** CT-9: anybody may call out a toast, in words. */
const toasting = rules.procedure('toasting', { words: text(20) }).does((w) => [
  w.run((p, f) => {
    p.t.epitaphs.push(f.vars.words);
    p.tell?.({ kind: 'toasted', rule: 'CT-9', seat: f.seat, words: f.vars.words });
  }),
]);
rules.anytime<string>('toast', {
  rule: 'CT-9',
  who: (t) => (t.epitaphs.length < 50 ? everybody(t) : []),
  form: { kind: 'text', max: 20 },
  accepts: (_t, _seat, answer) =>
    typeof answer === 'string' && answer.length > 0 && answer.length <= 20 ? null : refuse('CT-9', 'text', { max: 20 }),
  sample: (_t, _seat, random) => `toast ${random.below(100)}`,
  to: (_t, seat, words) => toasting.with({ for: seat, words }),
});

const words: GameText = {
  title: 'Court',
  blurb: 'A toy.',
  step: (name) => name,
  question: (name) => `Question ${name}`,
  answer: (_question, answer) => String(answer),
  fact: (fact) => fact.kind,
  refusal: (refusal) => `${refusal.rule} ${refusal.why}`,
  name: (id) => id,
  option: (name) => ({ label: name, values: {} }),
  outcome: (reason) => reason,
  seat: (seat) => `Seat ${seat + 1}`,
};

/** Accepts plain data with just these keys, each a list of whole numbers, of texts, of such lists, or a whole number. */
function closedSchema(kinds: { [key: string]: 'numbers' | 'texts' | 'lists' | 'number' }): Schema {
  const whole = (x: unknown): boolean => Number.isInteger(x) && (x as number) >= 0;
  const fits = {
    number: whole,
    numbers: (x: unknown) => Array.isArray(x) && x.every(whole),
    texts: (x: unknown) => Array.isArray(x) && x.every((y) => typeof y === 'string'),
    lists: (x: unknown) => Array.isArray(x) && x.length > 1 && x.every((y) => Array.isArray(y) && y.every(whole)),
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        if (notPlain(value) || typeof value !== 'object' || value === null) return { issues: [{ message: 'not plain' }] };
        const found = Object.keys(value).sort().join();
        if (found !== Object.keys(kinds).sort().join()) return { issues: [{ message: `keys are ${found}` }] };
        for (const [key, kind] of Object.entries(kinds)) {
          if (!fits[kind]((value as Record<string, unknown>)[key])) return { issues: [{ message: `not ${kind}`, path: [key] }] };
        }
        return { value };
      },
    },
  };
}

export const court = defineGame<CourtTable, string | number, object, CourtFact, CourtRule>({
  meta: {
    id: 'court',
    version: '1.0.0',
    seats: { min: 2, max: 3 },
    options: [{ name: 'rounds', rule: 'CT-6', values: [3, 8], default: 3 }],
    longest: 200,
  },
  text: { en: words, pl: words },
  rulebook: onlyInEnglish({
    title: 'Court',
    language: 'en',
    rules: ['CT-1', 'CT-2', 'CT-3', 'CT-4', 'CT-5', 'CT-6', 'CT-7', 'CT-8', 'CT-9'].map((id) => ({
      id,
      tag: 'house',
      note: false,
      chapter: '1. Court',
      part: null,
      text: id,
    })),
  }),
  rules,
  main: 'game',
  deal: (options, seats, p) => {
    const deck = p.shuffle(
      'deck',
      Array.from({ length: CARDS }, (_, i) => i + 1),
    );
    const hands = Array.from({ length: seats }, () => deck.splice(0, 2));
    return {
      hands,
      deck,
      discard: [],
      scores: hands.map(() => 0),
      objections: hands.map(() => 1),
      round: 0,
      epitaphs: [],
      rounds: options.rounds as number,
    };
  },
  seats: (t) => t.hands.length,
  copy: (t) => copyPlain(t as never) as CourtTable,
  look: (t, seat) => ({
    hand: seat === null ? [] : t.hands[seat].slice(),
    counts: t.hands.map((hand) => hand.length),
    deck: t.deck.length,
    discard: t.discard.slice(),
    scores: t.scores.slice(),
    objections: t.objections.slice(),
    round: t.round,
    epitaphs: t.epitaphs.slice(),
    rounds: t.rounds,
  }),
  imagine: (t, _stack, seat, random) => {
    const hidden = t.deck.splice(0);
    t.hands.forEach((hand, s) => {
      if (s !== seat) hidden.push(...hand);
    });
    reimagine(random, hidden);
    t.hands.forEach((hand, s) => {
      if (s !== seat) t.hands[s] = hidden.splice(0, hand.length);
    });
    t.deck = hidden;
  },
  outcome: (t) => {
    const best = Math.max(...t.scores);
    return {
      winners: everybody(t).filter((s) => t.scores[s] === best),
      reason: 'rounds',
      rule: 'CT-6',
      scores: t.scores.slice(),
    };
  },
  score: (t, seat) => t.scores[seat],
  tableSchema: closedSchema({
    hands: 'lists',
    deck: 'numbers',
    discard: 'numbers',
    scores: 'numbers',
    objections: 'numbers',
    round: 'number',
    epitaphs: 'texts',
    rounds: 'number',
  }),
  viewSchema: closedSchema({
    hand: 'numbers',
    counts: 'numbers',
    deck: 'number',
    discard: 'numbers',
    scores: 'numbers',
    objections: 'numbers',
    round: 'number',
    epitaphs: 'texts',
    rounds: 'number',
  }),
  impossible: (t) => {
    if (t.scores.length !== t.hands.length || t.objections.length !== t.hands.length)
      return 'scores and objections do not fit the seats';
    const cards = [...t.deck, ...t.discard, ...t.hands.flat()].sort((a, b) => a - b);
    return cards.length === CARDS && cards.every((card, i) => card === i + 1)
      ? null
      : 'hands, deck and discard are not the 15 cards';
  },
  content: { all: ['honoured', 'objected', 'discarded', 'yielded', 'thrownAway', 'toasted'], seen: (fact) => [fact.kind] },
  bots: { evaluate: (g, seat) => g.table.scores[seat] / g.table.rounds },
  contributions: {
    cheer: {
      rule: 'CT-6',
      lasts: 'match',
      onlookers: true,
      whyNot: (_g, { name }, { loud }, others) => {
        if (typeof loud !== 'number') return refuse('CT-6', 'text', { max: 20 });
        return others.some((one) => one.body.kind === 'cheer' && one.name === name && one.body.loud === loud)
          ? refuse('CT-6', 'notInHand', {})
          : null;
      },
    },
    doodle: {
      rule: 'CT-4',
      lasts: 'question',
      onlookers: false,
      whyNot: (g, { seat }) => (seat === g.table.round % 2 ? null : refuse('CT-4', 'text', { max: 20 })),
    },
  },
  // Nobody may talk the others into a card while cards are chosen.
  chat: { rule: 'CT-2', open: (view) => view.waitingFor.every(({ question }) => question !== 'round/play a card') },
});
