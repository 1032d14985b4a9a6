/** Chapters 5 to 7 and 9: every way of making a test, each with its exact odds. */
import type { Card } from '@guildhall/cards';
import { CARD, CARD_CLASSES, CARD_VALUES, type CardClass, JOKER_WIDENS, RAISE } from '../data/index.ts';
import { widenedRange } from '../heroes/index.ts';
import { chanceOf, chanceOnTop, type Faces, NO_REROLLS } from './dice.ts';

/** What a tester has to choose from. */
export type Choice = {
  /** All that is added to the dice as things stand, and from which face on they are rolled again. */
  readonly bonus: number;
  readonly range: number;
  readonly tn: number;
  /** WS-12.3: dice of the pool that may be rolled. Outside conflicts all of them are (WS-6.7). */
  readonly leastDice: number;
  readonly mostDice: number;
  /** WS-7.1, WS-7.2: the cards that may still be played in this test. */
  readonly cards: readonly Card[];
  /** WS-7.7: an automatic result may still be chosen. */
  readonly automatic: boolean;
  /** Tokens at hand, what each basic use costs (WS-9.15), and what the best one raises the result by: 0 if one was used (WS-9.5). */
  readonly tokens: number;
  readonly tokenCost: number;
  readonly raise: number;
  /** WS-9.20: the bonus of the best achievement that fits and is not used; 0: there is none. */
  readonly achievement: number;
};

/** WS-9.1, WS-9.2 */
export type TokenUse = 'none' | 'raise' | 'die';

/** One way of making the test. An automatic result takes no dice to roll (WS-7.4): `dice` is 0. */
export type Way = {
  readonly dice: number;
  readonly card: CardClass | null;
  readonly automatic: boolean;
  readonly token: TokenUse;
  readonly chance: number;
  /** What it adds to the same dice without card and token. */
  readonly adds: number;
};

/** WS-5.7 to WS-5.9: dice that are never rolled again stay so. */
export const rangeWith = (range: number, card: CardClass | null): number =>
  card === 'joker' && range < NO_REROLLS ? widenedRange(range, JOKER_WIDENS) : range;

/** WS-7.3: a card as bonus, played before or after the roll: the odds are the same, for a widening works backwards (WS-5.10). */
function chanceWith(dice: number, { range, bonus, tn }: Choice, card: CardClass | null, more: number): number {
  const cardBonus = card === null ? 0 : CARD_VALUES[card].bonus;
  return chanceOf(dice, rangeWith(range, card), bonus + cardBonus + more, tn);
}

/** WS-7.6: the automatic result is the whole result. */
export const automaticReaches = (card: CardClass, tn: number): boolean => CARD_VALUES[card].result >= tn;

/** The classes of cards in a hand, lowest first: cards of one class give the same. */
export const classesIn = (cards: readonly Card[]): CardClass[] =>
  CARD_CLASSES.filter((is) => cards.some((card) => CARD[card].is === is));

const TOKEN_USES: readonly TokenUse[] = ['none', 'raise', 'die'];

function mayPay({ tokens, tokenCost, raise }: Choice, use: TokenUse): boolean {
  if (use === 'none') return true;
  return tokens >= tokenCost && (use === 'die' || raise > 0);
}

/** All ways before the roll: automatic results, then by number of dice with each card and each use of a token. */
export function waysBefore(choice: Choice): Way[] {
  const ways: Way[] = [];
  const held = classesIn(choice.cards);
  if (choice.automatic) {
    for (const card of held) {
      const chance = automaticReaches(card, choice.tn) ? 1 : 0;
      ways.push({ dice: 0, card, automatic: true, token: 'none', chance, adds: 0 });
    }
  }
  const uses = TOKEN_USES.filter((use) => mayPay(choice, use));
  for (let dice = choice.leastDice; dice <= choice.mostDice; dice++) {
    const plain = chanceWith(dice, choice, null, 0);
    for (const card of [null, ...held]) {
      for (const token of uses) {
        const rolled = dice + (token === 'die' ? 1 : 0);
        const chance = chanceWith(rolled, choice, card, token === 'raise' ? choice.raise : 0);
        ways.push({ dice, card, automatic: false, token, chance, adds: chance - plain });
      }
    }
  }
  return ways;
}

/** All ways to mend a roll that lies on the table: `dice` is what was rolled. */
export function waysAfter(rolled: readonly Faces[], choice: Choice): Way[] {
  const { bonus, range, tn } = choice;
  const ways: Way[] = [];
  const plain = chanceOnTop(rolled, range, 0, bonus, tn);
  for (const card of [null, ...classesIn(choice.cards)]) {
    for (const token of TOKEN_USES.filter((use) => mayPay(choice, use))) {
      const more = (card === null ? 0 : CARD_VALUES[card].bonus) + (token === 'raise' ? choice.raise : 0);
      const chance = chanceOnTop(rolled, rangeWith(range, card), token === 'die' ? 1 : 0, bonus + more, tn);
      ways.push({ dice: rolled.length, card, automatic: false, token, chance, adds: chance - plain });
    }
  }
  return ways;
}

/** WS-9.5, WS-9.6: the chance with a raise, or without one, and all other tokens as dice; the better of the two. */
function withTokens(dice: number, choice: Choice, card: CardClass | null): number {
  const { tokens, tokenCost, raise, achievement } = choice;
  const uses = Math.floor(tokens / tokenCost);
  const allDice = chanceWith(dice + uses, choice, card, achievement);
  if (uses === 0 || raise === 0) return allDice;
  return Math.max(allDice, chanceWith(dice + uses - 1, choice, card, achievement + raise));
}

/** The chance with everything that may be thrown in: one card, an achievement and every token. */
export function upTo(dice: number, choice: Choice): number {
  let best = withTokens(dice, choice, null);
  for (const card of classesIn(choice.cards)) {
    if (choice.automatic && automaticReaches(card, choice.tn)) return 1;
    best = Math.max(best, withTokens(dice, choice, card));
  }
  return best;
}

/** WS-6.9: how likely the test succeeds with at least 0, 1, ... `most` raises. */
export function raisesOf(dice: number, range: number, bonus: number, tn: number, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, raises) => chanceOf(dice, range, bonus, tn + RAISE * raises));
}
