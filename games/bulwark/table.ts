/** The table of Bulwark: everything that lies on it, as plain data (BW-3). The top of every deck is its last card. */
import type { Trigger } from '@guildhall/effects';
import type { ArmyId, CardId, FoeId, HeroId, LevelId } from './data/index.ts';
import type { Overlay } from './overlay.ts';

/** "No Foe", wherever a number is wanted. */
export const NONE = -1;

export const PHASES = ['action', 'buy', 'activation', 'reveal', 'clean-up'] as const;
export type Phase = (typeof PHASES)[number];

/** How the game ended (BW-22). */
export const ENDINGS = ['', 'won', 'wounds', 'killed', 'menace', 'rounds'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the group has chosen (BW-4.1). It never changes during a game. */
export type Settings = {
  army: ArmyId;
  level: LevelId;
  /** Solo challenges (BW-25). */
  risingPanic: boolean;
  knivesInTheDark: boolean;
  /** Variants (BW-27). */
  closedHands: boolean;
  fullShuffle: boolean;
};

/** One Hero and the zones of their cards (BW-3.1). */
export type Hero = {
  hero: HeroId;
  alive: boolean;
  /** Wounds in deck, hand and discard pile (BW-13.12). */
  wounds: number;
  deck: CardId[];
  hand: CardId[];
  play: CardId[];
  discard: CardId[];
  /** How many are left of each card of the Hero's supply, in the order of `SUPPLIES`. */
  supply: number[];
};

/** A Foe in the line. Its number stays with it while it is there, wherever it moves. */
export type Foe = {
  number: number;
  foe: FoeId;
  damage: number;
  stunned: boolean;
  /** It was in the line when this Activation Step began, and has not activated in it (BW-8.4). */
  ready: boolean;
};

export type Table = {
  /** What replaces the text of cards and Foes, or null. It never changes during a game: ask `boxOf`. */
  overlay: Overlay | null;
  settings: Settings;
  heroes: Hero[];
  /** How many are left of each Location card, in the order of LOCATION_IDS. */
  location: number[];
  foeDeck: FoeId[];
  /** How many cards on top of it each seat has looked at and knows (BW-26.5). */
  foreseen: number[];
  line: Foe[];
  defeated: FoeId[];
  woundDeck: CardId[];
  /** Put away unseen at set-up (BW-4.13, BW-4.16). */
  foesAway: FoeId[];
  woundsAway: CardId[];
  trash: CardId[];
  /** Cards of killed Heroes (BW-13.14). */
  gone: CardId[];
  menace: number;
  toll: number;
  /** The number of the Foe that the Screen stands behind, or NONE. */
  screen: number;
  /** The number that the next Foe gets when it enters the line. */
  nextFoe: number;
  round: number;
  /** Reveals that this round still has (BW-9.2). */
  reveals: number;
  finalBattle: boolean;

  /** The active Hero's seat, and what the turn has brought (BW-5.4). */
  seat: number;
  phase: Phase;
  actions: number;
  buys: number;
  heroism: number;
  shield: number;
  rerolls: number;
  /** Cards fewer at Clean-up (BW-10.2). */
  fewer: number;

  /** Numbers said aloud lately, the newest last: faces of dice, damage, Heroism lost. Open to all (BW-17.4). */
  said: number[];

  /** Effects that wait for the running instruction to be done (BW-29.1). */
  triggers: Trigger[];
  ending: Ending;
};

function copyHero(h: Hero): Hero {
  return {
    hero: h.hero,
    alive: h.alive,
    wounds: h.wounds,
    deck: h.deck.slice(),
    hand: h.hand.slice(),
    play: h.play.slice(),
    discard: h.discard.slice(),
    supply: h.supply.slice(),
  };
}

function copyFoe(f: Foe): Foe {
  return { number: f.number, foe: f.foe, damage: f.damage, stunned: f.stunned, ready: f.ready };
}

/** By hand, since search copies often. What never changes is shared. */
export function copyTable(t: Table): Table {
  const heroes: Hero[] = new Array(t.heroes.length);
  for (let i = 0; i < heroes.length; i++) heroes[i] = copyHero(t.heroes[i]);
  const line: Foe[] = new Array(t.line.length);
  for (let i = 0; i < line.length; i++) line[i] = copyFoe(t.line[i]);
  const triggers: Trigger[] = new Array(t.triggers.length);
  for (let i = 0; i < triggers.length; i++) triggers[i] = { ...t.triggers[i] };
  return {
    overlay: t.overlay,
    settings: t.settings,
    heroes,
    location: t.location.slice(),
    foeDeck: t.foeDeck.slice(),
    foreseen: t.foreseen.slice(),
    line,
    defeated: t.defeated.slice(),
    woundDeck: t.woundDeck.slice(),
    // Set-up puts them away for the whole game.
    foesAway: t.foesAway,
    woundsAway: t.woundsAway,
    trash: t.trash.slice(),
    gone: t.gone.slice(),
    menace: t.menace,
    toll: t.toll,
    screen: t.screen,
    nextFoe: t.nextFoe,
    round: t.round,
    reveals: t.reveals,
    finalBattle: t.finalBattle,
    seat: t.seat,
    phase: t.phase,
    actions: t.actions,
    buys: t.buys,
    heroism: t.heroism,
    shield: t.shield,
    rerolls: t.rerolls,
    fewer: t.fewer,
    said: t.said.slice(),
    triggers,
    ending: t.ending,
  };
}
