/** What the workshops say by themselves, in each language; names and card texts come from the game's catalogues. */
import type { Language, Refusal } from '@guildhall/kernel';
import { text } from '../../../text/index.ts';
import type { Names } from '../../../text/names.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

export interface WorkshopWords {
  shelf: {
    saved: string;
    none: string;
    copy: string;
    rename: string;
    remove: string;
    copyOf(name: string): string;
    newName: string;
    done: string;
    nameless: string;
    unread: string;
    forgetful: string;
    removed(name: string): string;
    undo: string;
  };
  share: {
    title: string;
    link: string;
    text: string;
    copyLink: string;
    copyText: string;
    copied: string;
    notCopied: string;
  };
  bringIn: {
    title: string;
    label: string;
    read: string;
    done(name: string): string;
    unchanged: string;
    back: string;
  };
  save: string;
  saveNew: string;
  kept: string;
  unsaved: string;
  use: string;
  gang: {
    start: string;
    empty: string;
    ready: string;
    gold: string;
    goldHint: string;
    coins(n: number): string;
    leader: string;
    noLeader: string;
    hire: string;
    hireOne(name: string): string;
    dismissOne(name: string): string;
    dismiss(name: string): string;
    hired(n: number): string;
    yours: string;
    name: string;
    nameOf(profile: string): string;
    crystals: string;
    fewer(what: string): string;
    another(what: string): string;
    stash: string;
    stashAll: string;
    volunteer: string;
    free: string;
    models(n: number): string;
    cost: string;
    left(n: number): string;
    over(n: number): string;
    lost(n: number): string;
    legal: string;
    print: string;
    printAll: string;
    blank: string;
    noFight: string;
    baseOf(mm: number): string;
    handOf(n: number): string;
    choose: string;
    take(name: string): string;
    takeThis: string;
    saved(n: number): string;
    build: string;
    /** Takes an offered gang to the builder. */
    adapt: string;
    noneSaved: string;
    payDay: string;
    sheet: { criticals: string; abilities: string };
  };
  layout: {
    board: string;
    tools: string;
    select: string;
    rectangle: string;
    polygon: string;
    hint: { select: string; rectangle: string; polygon: string };
    add: string;
    kind: string;
    height: string;
    twins: string;
    twinsHint: string;
    pieces(n: number): string;
    noPieces: string;
    piece(n: number, kind: string): string;
    where(x: string, y: string): string;
    size(w: string, d: string, h: string): string;
    corners(n: number): string;
    corner(n: number): string;
    addCorner: string;
    removeCorner(n: number): string;
    west: string;
    south: string;
    east: string;
    north: string;
    remove: string;
    undo: string;
    redo: string;
    clear: string;
    legal: string;
    suits: string;
    markers(n: number, of: number): string;
    standable: string;
    low: string;
    tall: string;
    zones: { south: string; north: string; centre: string; road: string };
    printed: string;
    name: string;
    take: string;
    choose: string;
  };
}

const WORDS: { [language in Language]: WorkshopWords } = { en, pl };

export const wordsIn = (language: Language): WorkshopWords => WORDS[language];
export const namesIn = (language: Language): Names => text[language].names;

/** There are no seats in a workshop. */
const NOBODY = { seat: String };

/** A refusal in the game's own words. */
export const refusalIn = (language: Language, refusal: Refusal): string => text[language].refusal(refusal, NOBODY);
