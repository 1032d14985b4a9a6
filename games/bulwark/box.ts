/** The cards and Foes a table is played with: those of the printed box, or what an overlay has made of them. */
import type { EffectData, Program } from '@guildhall/effects';
import {
  ALL_CARDS,
  ALL_FOES,
  CARD_IDS,
  type Card,
  type CardId,
  type CardsById,
  cardsById,
  type FoeCard,
  type FoesById,
  foesById,
  type HeroId,
  LOCATION_IDS,
  programsOf,
  whenPlayed,
} from './data/index.ts';
import { type Overlay, overlaid } from './overlay.ts';
import { SUPPLIES } from './supplies.ts';

export interface Box {
  readonly cards: CardsById;
  readonly foes: FoesById;
  /** Every effect, by name. */
  readonly programs: ReadonlyMap<string, Program>;
  /** BW-3.8. Made once for each box, so that it can be handed on. */
  readonly isHeroism: (card: CardId) => boolean;
  /** What each pile costs, so that listing what can be bought looks no card up; and the cheapest of all. */
  readonly ownCosts: { readonly [hero in HeroId]: readonly number[] };
  readonly locationCosts: readonly number[];
  readonly cheapest: number;
  /** Less Heroism than this buys no Foe off (BW-35.1). */
  readonly leastAlms: number;
}

function boxWith(allCards: readonly Card[], allFoes: readonly FoeCard[]): Box {
  const cards = cardsById(allCards);
  const costs = (piles: readonly CardId[]): readonly number[] => piles.map((card) => cards.get(card).cost);
  const ownCosts = { harsfa: costs(SUPPLIES.harsfa), hemi: costs(SUPPLIES.hemi), nevtelen: costs(SUPPLIES.nevtelen) };
  const locationCosts = costs(LOCATION_IDS);
  const heroism = new Set<CardId>(allCards.filter((card) => card.heroism > 0).map(({ id }) => id));
  return {
    cards,
    foes: foesById(allFoes),
    programs: programsOf(allCards, allFoes),
    isHeroism: (card) => heroism.has(card),
    ownCosts,
    locationCosts,
    cheapest: Math.min(...Object.values(ownCosts).flat(), ...locationCosts),
    leastAlms: Math.min(...allFoes.map(({ alms }) => alms).filter((alms) => alms > 0)),
  };
}

export const PRINTED: Box = boxWith(ALL_CARDS, ALL_FOES);

/** An overlay never changes, and copies of a table share it. */
const BUILT = new WeakMap<Overlay, Box>();

function boxFrom(overlay: Overlay): Box {
  const known = BUILT.get(overlay);
  if (known) return known;
  const all = overlaid(overlay);
  if ('problem' in all) throw new Error(all.problem);
  const box = boxWith(all.cards, all.foes);
  BUILT.set(overlay, box);
  return box;
}

/** The box of a table, or of what is seen of one. */
export const boxOf = ({ overlay }: { readonly overlay: Overlay | null }): Box => (overlay === null ? PRINTED : boxFrom(overlay));

/** The card an effect stands on, by the effect's name: its text as a card, or what happens when it is played for its Heroism. */
const STANDS_ON = new Map<string, readonly [CardId, 'effect' | 'whenPlayed']>(
  CARD_IDS.flatMap((card) => [
    [card, [card, 'effect']],
    [whenPlayed(card), [card, 'whenPlayed']],
  ]),
);
/** An effect as it is written on a card; empty for what stands on none. */
export function effectOn({ cards }: Box, name: string): EffectData {
  const found = STANDS_ON.get(name);
  return found ? cards.get(found[0])[found[1]] : [];
}
