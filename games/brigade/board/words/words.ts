/** What the board says by itself, in each language; names and card texts come from the game's catalogues. */
import type { Language } from '@guildhall/kernel';
import type { Quarter, TrackName } from '../../data/index.ts';
import { text } from '../../text/index.ts';
import type { Names } from '../../text/names.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export interface BoardWords {
  city: string;
  /** Alternatives of the spaces. */
  space: {
    firehouse(owner: string): string;
    ownFirehouse: string;
    nothing: string;
    quarter: { [quarter in Quarter]: string };
    value(n: number): string;
    unlit: string;
    intensity(n: number): string;
    doomed: string;
    destroyed: string;
    loyal(who: string): string;
    ownLoyal: string;
    renown(who: string, n: number, needed: number): string;
    brigade(who: string): string;
    wagon(who: string, water: number): string;
    protected: string;
    choices(list: string): string;
  };
  yourFirehouse: string;
  firehouseOf(who: string): string;
  basicSide: string;
  advancedSide: string;
  actionsLeft(n: number): string;
  actionsLeftOf(n: number, all: number): string;
  trackUnit: { [track in TrackName]: (n: number) => string };
  trackLabel(track: string, value: number, space: number, spaces: number): string;
  upgradeTo(track: string): string;
  active: string;
  asleep: string;
  wakes: { [quarter in Quarter]: string };
  mimicked: string;
  waterOf(holder: string, n: number, capacity: number): string;
  /** Pressing a full drop, or an empty place. */
  dropFull(n: number): string;
  dropEmpty: string;
  onSpace(space: string): string;
  deck(n: number): string;
  starter: string;
  noEvent: string;
  fireballText: string;
  quartersHeld: string;
  held(quarter: string): string;
  notHeld(quarter: string): string;
  score: string;
  destroyedOf(n: number, of: number): string;
  universityOf(n: number, of: number): string;
  target(n: number, of: number): string;
  lastTurns: string;
  progress(n: number, of: number): string;
  winsIt: string;
  wouldWin(n: number): string;
  steal(extra: number): string;
  burningNow(n: number): string;
  drawnCards: string;
  otherCards: string;
  joining(card: string): string;
  keptBy(who: string): string;
  chooseColour: string;
  precious: string;
  werewolf: string;
  allegiance: string;
  group: { brigade: string; wagon: string; extinguish: string; refill: string; upgrade: string; more: string };
  browser: {
    blocks: string;
    special: string;
    events: string;
    crew: string;
    wardens: string;
    boards: string;
    copies(n: number): string;
    water(n: number): string;
    whenFlipped: string;
    promotional: string;
    bonus: string;
    basicWarden: string;
    blueBonus: string;
    search: string;
    nothing: string;
  };
}

const BOARD: { [language in Language]: BoardWords } = { en, pl };

export const wordsIn = (language: Language): BoardWords => BOARD[language];
export const namesIn = (language: Language): Names => text[language].names;
