/** What the board says by itself, in each language; names and printed texts come from the box of the table. */
import type { Language } from '@guildhall/kernel';
import { text } from '../../text/index.ts';
import type { Names } from '../../text/words.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export interface BoardWords {
  line: string;
  front(n: number): string;
  stripes: string;
  emptyLine: string;
  place(n: number): string;
  health(left: number, of: number): string;
  attack(n: number): string;
  attackNow: string;
  sees(names: string): string;
  seesNobody: string;
  /** On its window: the places of those that matter to it. */
  seesPlaces(places: string): string;
  /** Where there are too many to name their places. */
  seesMany(n: number): string;
  next(what: string): string;
  lurk: string;
  ranged: string;
  flight: string;
  armour(n: number): string;
  stunned: string;
  screenBehind: string;
  crown: string;
  mastermind: string;
  encampment: string;
  noTarget: string;
  tollOf(n: number, of: number): string;
  finalBattle: string;

  /** What a Foe will do: in a few words each, and a word below. */
  will: {
    wounds(n: number): string;
    shielded(n: number): string;
    byText: string;
    menace(by: number): string;
    becomes(from: number, to: number): string;
    fewer: string;
    atCleanUp: string;
    moves: string;
    toPlace(n: number): string;
    leaves: string;
    mends(n: number): string;
    returns: string;
    reveals: string;
    toll: string;
    trashes: string;
    again: string;
    stunned: string;
    far: string;
    calm: string;
    alms(n: number): string;
    chance: string;
    percent(n: number): string;
    rollsFirst: string;
    nothing: string;
  };

  endNow: string;
  woundSum(n: number): string;
  onAverage(n: string): string;
  shieldTakes(n: number): string;
  draw(n: number): string;
  revealMore(n: number): string;
  killed: string;
  lost: string;
  /** Where a die decides it. */
  mayBeKilled: string;
  mayBeLost: string;

  totals: { readonly [total in 'actions' | 'buys' | 'heroism' | 'shield' | 'rerolls']: string };
  turnStarts: string;
  earlier(n: number): string;
  now: string;
  over: string;
  woundsOf(n: number, of: number): string;
  hand: string;
  handClosed(n: number): string;
  handEmpty: string;

  action: string;
  heroism(n: number): string;
  wound: string;

  says: string;
  willDoNow: string;
  aDieDecides: string;
  thenAsked(question: string): string;
  drawn(n: number): string;
  costsAction(before: number, after: number): string;
  nothingMore: string;
  playLater: string;
  pointAt: string;

  defeated: string;
  damage(n: number): string;
  leftOf(left: number, of: number): string;
  misses(faces: string): string;
  thenEnds(wounds: number, menace: number, draw: number): string;
  endsAbout(wounds: string): string;
  byFace(face: number, what: string): string;

  supply: string;
  supplyOf(hero: string): string;
  location: string;
  left(n: number): string;
  costs(n: number): string;
  andTrash: string;
  purse(heroism: number, buys: number): string;
  choices(list: string): string;

  foeDeck: string;
  woundsLeft: string;
  toReveal: string;
  defeatedPile: string;
  menace: string;
  ofMost(n: number): string;
  menaceNow(n: number, soon: number): string;
  asSlide: string;
  asRose: string;
  stronger(names: string): string;
  townLost: string;
  tollReveals(n: number): string;
  fortifyMends(foe: string): string;
  fortifyToll: string;
  menaceUnused: string;
  wheel: { wound: readonly string[]; move: readonly string[]; mend: readonly string[]; none: readonly string[]; label: string };

  heroes: string;
  inHand(n: number): string;
  inDeck(n: number): string;
  inDiscard(n: number): string;
  dead: string;
  zones: { hand: string; play: string; discard: string; deck: string };
  none: string;

  /** Solo challenges (BW-25.9). */
  challenges: { met: string; hint: string; risingPanic: string; knivesInTheDark: string };
  differ: string;
  differHint: string;
  usually(what: string): string;
  changed: string;

  group: { play: string; own: string; location: string; alms: string; more: string };
  browser: { copies(n: number): string; starts: string; wounds: string };
  rolled(face: number): string;
}

const WORDS: { readonly [language in Language]: BoardWords } = { en, pl };
export const wordsIn = (language: Language): BoardWords => WORDS[language];
export const namesIn = (language: Language): Names => text[language].names;
