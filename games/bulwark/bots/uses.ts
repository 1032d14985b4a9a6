/** What a card is good for, read from its effects, so that bots understand whatever an overlay has written on it. */
import { type EffectData, numbersIn } from '@guildhall/effects';
import type { Plain } from '@guildhall/kernel';
import type { Box } from '../box.ts';
import { ANY, CARD_IDS, type Card, type CardId, isWound } from '../data/index.ts';

/** All of it as it may be expected, where a die or a choice decides. */
export interface Use {
  /** Damage to Foes; `reach` is that of its farthest attack, 0: any. */
  damage: number;
  reach: number;
  shield: number;
  /** Heroism for the turn in which it is played. */
  heroism: number;
  cards: number;
  /** Actions given; one that gives none is the last of its turn. */
  actions: number;
  buys: number;
  heal: number;
  /** Cards that leave the deck for better ones. */
  thins: number;
  /** Anything else, in damage it is worth. */
  other: number;
}

const nothing = (): Use => ({
  damage: 0,
  reach: 1,
  shield: 0,
  heroism: 0,
  cards: 0,
  actions: 0,
  buys: 0,
  heal: 0,
  thins: 0,
  other: 0,
});

/** What instructions without a number of their own are worth, in damage. */
const WORTH: { readonly [verb: string]: number } = {
  stunFirst: 1,
  bribe: 0.8,
  foresee: 0.2,
  screen: 0.2,
  redraw: 0.6,
  discard: -0.6,
  double: 3,
  rerolls: 0.3,
};
const FACES = 6;

const number = (value: Plain | undefined, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
const effectIn = (value: Plain | undefined): EffectData => (value ?? []) as unknown as EffectData;

/** Of Heroism cards in hand or Sets and Readies in play there is one on the average. */
function damageOf({ damage, die, paid, each }: EffectData[number]): number {
  if (Array.isArray(die) && die.length > 0) return die.reduce<number>((sum, face) => sum + number(face), 0) / die.length;
  const printed = number(damage);
  return Math.max(printed, (printed + number(paid)) / 2) + number(each);
}

function add(use: Use, effect: EffectData, share: number): void {
  for (const instruction of effect) {
    const n = share * number(instruction.n);
    switch (instruction.do) {
      case 'attack': {
        const reach = number(instruction.reach, 1);
        use.damage += share * damageOf(instruction);
        use.reach = use.reach === ANY || reach === ANY ? ANY : Math.max(use.reach, reach);
        break;
      }
      case 'cards':
      case 'actions':
      case 'buys':
      case 'heroism':
      case 'shield':
      case 'heal':
        use[instruction.do] += n;
        break;
      case 'browse':
        use.cards += 1.2 * share;
        break;
      case 'barter':
      case 'pawn':
        use.thins += share;
        // The card that is pawned would have brought 1.
        use.heroism += share * Math.max(0, number(instruction.heroism) - 1);
        break;
      case 'gainLocation':
        use.thins += share;
        break;
      case 'choose':
        add(use, best(instruction.options), share);
        break;
      case 'roll':
        for (const [faces, then] of Object.entries((instruction.cases ?? {}) as { [faces: string]: Plain })) {
          add(use, effectIn(then), (share * (numbersIn(faces)?.length ?? 0)) / FACES);
        }
        break;
      default:
        use.other += share * (WORTH[instruction.do as string] ?? 0);
    }
  }
}

/** Of several texts the one that brings most. */
function best(options: Plain | undefined): EffectData {
  let found: EffectData = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of (options ?? []) as Plain[]) {
    const use = nothing();
    add(use, effectIn(option), 1);
    const worth = use.damage + 0.7 * use.shield + use.cards + use.thins;
    if (worth > most) {
      most = worth;
      found = effectIn(option);
    }
  }
  return found;
}

function useOf(card: Card): Use {
  const use = nothing();
  if (isWound(card.id)) return use;
  use.heroism = card.heroism;
  add(use, card.effect, 1);
  add(use, card.whenPlayed, 1);
  // What is trashed when it is played serves once.
  if (card.whenPlayed.some((instruction) => instruction.do === 'trashThis')) use.heroism *= 0.5;
  return use;
}

export type Uses = { readonly [card in CardId]: Use };

const KNOWN = new WeakMap<Box, Uses>();

/** The uses of all cards of a box. */
export function usesOf(box: Box): Uses {
  const known = KNOWN.get(box);
  if (known) return known;
  const uses = Object.fromEntries(CARD_IDS.map((card) => [card, useOf(box.cards.get(card))])) as unknown as Uses;
  KNOWN.set(box, uses);
  return uses;
}
