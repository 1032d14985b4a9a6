/** Chapter 4: set-up, with the variants that change it (chapter 27). */
import type { MatchGiven, Options, Seat } from '@guildhall/kernel';
import {
  ARMIES,
  ARMY_IDS,
  type ArmyId,
  type Card,
  type CardId,
  FOES_KEPT,
  type FoeId,
  HAND,
  HERO_IDS,
  HEROES,
  type HeroId,
  LEVELS,
  type LevelId,
  LOCATION,
  PACKETS,
  WOUND_DECK,
  WOUNDS,
} from '../data/index.ts';
import type { Overlay } from '../overlay.ts';
import { SUPPLIES } from '../supplies.ts';
import { type Hero, NONE, type Settings, type Table } from '../table.ts';
import type { P } from './book.ts';

const copiesOf = (cards: readonly Card[]): CardId[] => cards.flatMap(({ id, copies }) => Array<CardId>(copies).fill(id));

/** BW-4.6 to BW-4.8: the starting deck of each Hero, and how many there are of each card of the supply. */
const startOf = (hero: HeroId) => ({
  deck: copiesOf(HEROES[hero].filter(({ where }) => where === 'start')),
  supply: SUPPLIES[hero].map((pile) => HEROES[hero].find(({ id }) => id === pile)?.copies ?? 0),
});
const START = { harsfa: startOf('harsfa'), hemi: startOf('hemi'), nevtelen: startOf('nevtelen') };
const WOUND_CARDS: readonly CardId[] = copiesOf(WOUNDS);
const LOCATION_COPIES: readonly number[] = LOCATION.map(({ copies }) => copies);

/** An army, sorted by what set-up does with it. */
const musterOf = (army: ArmyId) => ({
  others: ARMIES[army].filter(({ crown }) => !crown).flatMap(({ id, copies }) => Array<FoeId>(copies).fill(id)),
  crowns: ARMIES[army].filter(({ crown, mastermind }) => crown && !mastermind).map(({ id }) => id),
  masterminds: ARMIES[army].filter(({ mastermind }) => mastermind).map(({ id }) => id),
});
const MUSTER = { shadows: musterOf('shadows'), hunt: musterOf('hunt'), carnival: musterOf('carnival') };

/** BW-4.9 */
function heroOf(hero: HeroId, p: P): Hero {
  const { deck: start, supply } = START[hero];
  const deck = p.shuffle('deck', start.slice());
  const hand = deck.splice(-HAND).reverse();
  return { hero, alive: true, wounds: 0, deck, hand, play: [], discard: [], supply: supply.slice() };
}

/** BW-4.13 */
function dealWounds(settings: Settings, seats: number, p: P): { deck: CardId[]; away: CardId[] } {
  const deck = p.shuffle('wounds', WOUND_CARDS.slice());
  const kept = WOUND_DECK[seats - 1] - LEVELS[settings.level].fewerWounds * seats;
  return { deck: deck.splice(-kept), away: deck };
}

/** BW-4.16 to BW-4.20: packets A, B and C, with the crown Foes in the last two. */
function dealFoes(settings: Settings, seats: number, p: P): { deck: FoeId[]; away: FoeId[] } {
  const muster = MUSTER[settings.army];
  const others = p.shuffle('foes', muster.others.slice());
  const kept = others.splice(-FOES_KEPT[seats - 1]);
  const crowns = muster.crowns.slice();
  const { masterminds } = muster;
  // BW-27.2: all in one.
  if (settings.fullShuffle) return { deck: p.shuffle('foes', [...kept, ...crowns, ...masterminds]), away: others };

  const [sizeOfA, sizeOfB] = PACKETS[kept.length];
  p.shuffle('crowns', crowns);
  const a = kept.slice(0, sizeOfA);
  const b = [...kept.slice(sizeOfA, sizeOfA + sizeOfB), ...crowns.slice(0, 2)];
  const c = [...kept.slice(sizeOfA + sizeOfB), ...crowns.slice(2), ...masterminds];
  for (const packet of [a, b, c]) p.shuffle('foes', packet);
  // The top is last: A lies on B, B on C.
  return { deck: [...c, ...b, ...a], away: others };
}

/** What everybody is handed: what the printed cards say, if somebody owns them. */
export type Given = MatchGiven<Overlay | null, null>;

/** The option that says which Hero a seat leads. */
export const heroOption = (seat: Seat): string => `hero${seat + 1}`;
/** Drawn by lot (BW-27.3). */
export const BY_LOT = 'lot';

export function deal(options: Options, seats: number, p: P, { all: overlay }: Given): Table {
  const lot = <X>(chosen: string, all: readonly X[]): X =>
    chosen === BY_LOT ? all[p.draw('match-up', all.length)] : (chosen as X);
  const settings: Settings = {
    army: lot<ArmyId>(String(options.army), ARMY_IDS),
    level: options.level as LevelId,
    risingPanic: options.risingPanic === true,
    knivesInTheDark: options.knivesInTheDark === true,
    closedHands: options.closedHands === true,
    fullShuffle: options.fullShuffle === true,
  };
  const heroes: Hero[] = [];
  for (let seat = 0; seat < seats; seat++) heroes.push(heroOf(lot<HeroId>(String(options[heroOption(seat)]), HERO_IDS), p));
  const wounds = dealWounds(settings, seats, p);
  const foes = dealFoes(settings, seats, p);
  p.disclose();
  return {
    overlay,
    settings,
    heroes,
    location: LOCATION_COPIES.slice(),
    foeDeck: foes.deck,
    foreseen: heroes.map(() => 0),
    line: [],
    defeated: [],
    woundDeck: wounds.deck,
    foesAway: foes.away,
    woundsAway: wounds.away,
    trash: [],
    gone: [],
    menace: 0,
    toll: 0,
    screen: NONE,
    nextFoe: 0,
    round: 1,
    reveals: 0,
    finalBattle: false,
    seat: 0,
    phase: 'action',
    actions: 1,
    buys: 1,
    heroism: 0,
    shield: 0,
    rerolls: 0,
    fewer: 0,
    said: [],
    triggers: [],
    ending: '',
  };
}
