/** What a seat, or a spectator (null), may see (BW-26). Built up from nothing, so that nothing is shown by mistake. */
import { count, defineView, flag, listOf, oneOf, orNull, perSeat, record, type Seat, type Stack, whole } from '@guildhall/kernel';
import { type CardId, type FoeId, HERO_IDS, LOCATION_IDS } from './data/index.ts';
import { aFoe, cards, MOST_HEALTH, MOST_IN_TURN, settings } from './kinds.ts';
import { anOverlay, type Overlay } from './overlay.ts';
import { attackOfFoe, frontRank } from './rules/foe-attack.ts';
import { healthOf, placeOf } from './rules/line.ts';
import { MOST_SAID } from './rules/said.ts';
import { mortalLimit } from './rules/wounds.ts';
import { ENDINGS, type Foe, type Hero, NONE, PHASES, type Settings, type Table } from './table.ts';

export type HeroView = {
  hero: Hero['hero'];
  alive: boolean;
  wounds: number;
  /** The list of the draw deck, not its order (BW-26.3); empty where the variant hides it. */
  deck: CardId[];
  deckCount: number;
  hand: CardId[];
  handCount: number;
  /** BW-27.4: deck and hand as one list, where hands are closed. */
  deckAndHand: CardId[];
  play: CardId[];
  discard: CardId[];
  supply: number[];
};
export type FoeView = {
  foe: FoeId;
  damage: number;
  health: number;
  /** As it would be if the Foe attacked now. */
  attack: number;
  stunned: boolean;
};
export type TableView = {
  /** What replaces the text of cards and Foes; null: all is as printed. `boxOf` makes cards of it. */
  overlay: Overlay | null;
  settings: Settings;
  heroes: HeroView[];
  location: number[];
  foeDeck: number;
  /** What the viewer has looked at and knows to lie on top, the top first. */
  foreseen: FoeId[];
  line: FoeView[];
  /** The place that the Screen stands behind, or 0. */
  screen: number;
  defeated: FoeId[];
  woundDeck: number;
  trash: CardId[];
  gone: CardId[];
  menace: number;
  toll: number;
  round: number;
  reveals: number;
  finalBattle: boolean;
  mortalLimit: number;
  frontRank: number;
  seat: number;
  phase: Table['phase'];
  actions: number;
  buys: number;
  heroism: number;
  shield: number;
  rerolls: number;
  fewer: number;
  said: number[];
  ending: Table['ending'];
};

export const viewSchema = defineView({
  overlay: orNull(anOverlay),
  settings,
  heroes: perSeat(
    record({
      hero: oneOf(HERO_IDS, 'harsfa'),
      alive: flag(),
      wounds: count(40),
      deck: cards,
      deckCount: count(300),
      hand: cards,
      handCount: count(300),
      deckAndHand: cards,
      play: cards,
      discard: cards,
      supply: listOf(count(20), 20),
    }),
  ),
  location: listOf(count(4), LOCATION_IDS.length),
  foeDeck: count(60),
  foreseen: listOf(aFoe, 60),
  line: listOf(
    record({ foe: aFoe, damage: count(MOST_HEALTH), health: count(MOST_HEALTH), attack: count(20), stunned: flag() }),
    60,
  ),
  screen: count(60),
  defeated: listOf(aFoe, 60),
  woundDeck: count(40),
  trash: cards,
  gone: cards,
  menace: count(16),
  toll: count(9),
  round: whole(1, 60),
  reveals: count(9),
  finalBattle: flag(),
  mortalLimit: count(40),
  frontRank: count(9),
  seat: count(3),
  phase: oneOf(PHASES, 'action'),
  actions: count(MOST_IN_TURN),
  buys: count(MOST_IN_TURN),
  heroism: whole(-1000, MOST_IN_TURN),
  shield: count(MOST_IN_TURN),
  rerolls: count(MOST_IN_TURN),
  fewer: count(1000),
  said: listOf(count(1000), MOST_SAID),
  ending: oneOf(ENDINGS, ''),
});

const sorted = <X extends string>(list: readonly X[]): X[] => list.slice().sort();

function lookAtHero(h: Hero, closed: boolean): HeroView {
  return {
    hero: h.hero,
    alive: h.alive,
    wounds: h.wounds,
    deck: closed ? [] : sorted(h.deck),
    deckCount: h.deck.length,
    hand: closed ? [] : h.hand.slice(),
    handCount: h.hand.length,
    deckAndHand: closed ? sorted([...h.deck, ...h.hand]) : [],
    play: h.play.slice(),
    discard: h.discard.slice(),
    supply: h.supply.slice(),
  };
}

function lookAtFoe(t: Table, { foe, damage, stunned }: Foe, index: number): FoeView {
  return { foe, damage, health: healthOf(t, foe), attack: attackOfFoe(t, index), stunned };
}

export function look(t: Table, viewer: Seat | null, _stack: Stack, other?: TableView): TableView {
  const { closedHands } = t.settings;
  return {
    overlay: t.overlay,
    settings: { ...t.settings },
    heroes: other && !closedHands ? other.heroes : t.heroes.map((hero, seat) => lookAtHero(hero, closedHands && seat !== viewer)),
    location: t.location.slice(),
    foeDeck: t.foeDeck.length,
    foreseen: viewer === null ? [] : t.foeDeck.slice(t.foeDeck.length - t.foreseen[viewer]).reverse(),
    line: other?.line ?? t.line.map((foe, index) => lookAtFoe(t, foe, index)),
    screen: t.screen === NONE ? 0 : placeOf(t, t.screen) + 1,
    // BW-12.19: it keeps no order.
    defeated: other?.defeated ?? sorted(t.defeated),
    woundDeck: t.woundDeck.length,
    trash: t.trash.slice(),
    gone: other?.gone ?? sorted(t.gone),
    menace: t.menace,
    toll: t.toll,
    round: t.round,
    // BW-9.8: those of the schedule do nothing any more.
    reveals: t.finalBattle ? 0 : t.reveals,
    finalBattle: t.finalBattle,
    mortalLimit: mortalLimit(t),
    frontRank: frontRank(t),
    seat: t.seat,
    phase: t.phase,
    actions: t.actions,
    buys: t.buys,
    heroism: t.heroism,
    shield: t.shield,
    rerolls: t.rerolls,
    fewer: t.fewer,
    said: t.said.slice(),
    ending: t.ending,
  };
}
