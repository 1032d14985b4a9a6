/** What the workshops say by themselves, in each language; names and card texts come from the game's catalogues. */
import type { Language, Refusal } from '@guildhall/kernel';
import type { TableRefusals } from '../../../refusals/table.ts';
import { names as english } from '../../../text/names.en.ts';
import { names as polish } from '../../../text/names.pl.ts';
import type { Names } from '../../../text/names.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The refusals that gangs and layouts meet with. */
export type WorkshopWhy = Extract<keyof TableRefusals, `gang${string}` | `layout${string}`>;
export type WorkshopRefusals = { [why in Exclude<WorkshopWhy, 'layoutNotAllowed'>]: (about: TableRefusals[why]) => string };

export interface WorkshopWords {
  refusals: WorkshopRefusals;
  /** Where a refusal has no words here. */
  refused: string;
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
    more(name: string): string;
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
    sheet: { criticals: string; abilities: string; woundsOf(name: string, n: number): string; notes: string };
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
    twin: string;
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
    finish: string;
    cancel: string;
    grid: string;
    legal: string;
    suits: string;
    road: string;
    markers(n: number, of: number): string;
    standable: string;
    low: string;
    tall: string;
    zones: { south: string; north: string; corner: string; centre: string; road: string };
    printed: string;
    name: string;
    take: string;
    draw: string;
    choose: string;
    moved(x: string, y: string): string;
  };
}

const WORDS: { [language in Language]: WorkshopWords } = { en, pl };
const NAMES: { [language in Language]: Names } = { en: english, pl: polish };

export const wordsIn = (language: Language): WorkshopWords => WORDS[language];
export const namesIn = (language: Language): Names => NAMES[language];

/** A refusal in words. One that no workshop knows says so plainly; its rule stands beside it. */
export function refusalIn(language: Language, { why, about }: Refusal): string {
  const words = WORDS[language];
  const say = Object.hasOwn(words.refusals, why) ? (words.refusals as { [why: string]: (about: never) => string })[why] : null;
  return say ? say(about as never) : words.refused;
}
