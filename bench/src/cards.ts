/** Poker ranks of five-card hands, in one run with evaluators from the registry, each in the form that suits it best. */
import { PACK, pokerBits, pokerRank, pokerRankOfBits, type SuitCard } from '@guildhall/cards';
import { QuickRandom, shuffle } from '@guildhall/kernel';
import pokertools from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { bestRates } from './measure.ts';
import type { Section } from './report.ts';

const ROUNDS = 8;
const HANDS = 50_000;
const BAR = { at: 'least', value: 3 } as const;

/** Hands as chance deals them; so many that no engine learns them by heart. */
function dealt(): SuitCard[][] {
  const random = new QuickRandom(1);
  const pack = PACK.slice();
  return Array.from({ length: HANDS }, () => shuffle(random, pack).slice(0, 5));
}

const names = dealt();
const bits = names.map((hand) => hand.map(pokerBits));
const pheCodes = names.map((hand) => phe.cardCodes(hand));
const pokertoolsCodes = names.map((hand) => pokertools.getCardCodes(hand));
/** pokersolver is hundreds of times slower. */
const few = names.slice(0, 500);

/** From "0 is best of nine" to ours, where the royal flush has a rank of its own. */
const fromBest = (category: number): number => 9 - category;

function proveEqual(): number {
  for (const [at, hand] of names.entries()) {
    const rank = Math.min(pokerRank(hand), 9);
    const others = [fromBest(phe.rankCardCodes(pheCodes[at])), fromBest(pokertools.rank(pokertoolsCodes[at]))];
    if (at < few.length) others.push(pokersolver.Hand.solve(hand).rank);
    if (others.some((other) => other !== rank)) throw new Error(`${hand.join(' ')}: ${rank}, others say ${others.join(', ')}`);
  }
  return names.length;
}

/** Ranks every hand `times` over. The sum is used, so that no engine leaves the work out. */
function rankAll<H>(hands: readonly H[], times: number, rank: (hand: H) => number): number {
  let sum = 0;
  for (let time = 0; time < times; time++) for (const hand of hands) sum += rank(hand);
  if (sum < 0) throw new Error('ranks are not negative');
  return hands.length * times;
}

export function cardsSection(): Section {
  const hands = proveEqual();
  const rates = bestRates(
    {
      bits: () => rankAll(bits, 40, (h) => pokerRankOfBits(h[0], h[1], h[2], h[3], h[4])),
      names: () => rankAll(names, 20, pokerRank),
      pheCodes: () => rankAll(pheCodes, 20, phe.rankCardCodes),
      pheNames: () => rankAll(names, 4, phe.rankCardsFast),
      pokertoolsCodes: () => rankAll(pokertoolsCodes, 12, pokertools.rank),
      pokertoolsNames: () => rankAll(names, 4, pokertools.evaluateStrings),
      pokersolver: () => rankAll(few, 1, (hand) => pokersolver.Hand.solve(hand).rank),
    },
    ROUNDS,
  );
  const ofCodes = Math.max(rates.pheCodes, rates.pokertoolsCodes);
  const ofNames = Math.max(rates.pheNames, rates.pokertoolsNames, rates.pokersolver);
  const rate = (name: string, value: number) => ({ name, value, unit: 'hands/s', bar: null });
  return {
    section: 'cards',
    figures: [
      { name: 'five-card hands ranked alike by all', value: hands, unit: 'hands', bar: null },
      rate('poker rank, cards as numbers', rates.bits),
      rate('phe 0.6, cards as numbers', rates.pheCodes),
      rate('@pokertools/evaluator 1.0, cards as numbers', rates.pokertoolsCodes),
      rate('poker rank, cards by name', rates.names),
      rate('phe 0.6, cards by name', rates.pheNames),
      rate('@pokertools/evaluator 1.0, cards by name', rates.pokertoolsNames),
      rate('pokersolver 2.1, cards by name', rates.pokersolver),
      { name: 'as numbers, to the fastest evaluator', value: rates.bits / ofCodes, unit: 'x', bar: BAR },
      { name: 'by name, to the fastest evaluator', value: rates.names / ofNames, unit: 'x', bar: BAR },
      { name: 'ours by name to theirs as numbers', value: rates.names / ofCodes, unit: 'x', bar: null },
    ],
    proofs: {},
  };
}
