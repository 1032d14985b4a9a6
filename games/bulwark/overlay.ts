/**
 * Overlays: whoever owns the printed cards may hand in what stands on them, and the game is played by that. Texts, numbers and
 * effects are replaced; which cards there are, and how many, stays with the game.
 */
import { type EffectData, type Program, programOf } from '@guildhall/effects';
import { kind, type PlainRecord } from '@guildhall/kernel';
import {
  ABILITIES,
  type Ability,
  ALL_CARDS,
  ALL_FOES,
  CARDS,
  type Card,
  cardFiles,
  type FoeCard,
  type FoeId,
  foeFiles,
  foesById,
  isWound,
  printed,
  VOCABULARY,
} from './data/index.ts';

/** Changes by part ("cards", "foes") and by id. */
export type Overlay = { [part: string]: { [id: string]: PlainRecord } };
export type Overlaid = { cards: readonly Card[]; foes: readonly FoeCard[] };

/** What an overlay may replace that is a number. */
export const CARD_NUMBERS = ['cost', 'heroism'] as const;
export const FOE_NUMBERS = ['health', 'attack', 'armour', 'guarded', 'misfortune', 'alms'] as const;
export type NumberName = (typeof CARD_NUMBERS)[number] | (typeof FOE_NUMBERS)[number];

const CARD_EFFECTS = ['effect', 'whenPlayed'] as const;
const programIn = (effect: EffectData): Program => programOf(VOCABULARY, effect);
const verbsIn = (effects: readonly EffectData[]): ReadonlySet<string> =>
  new Set(effects.flatMap((effect) => programIn(effect).map(({ verb }) => verb)));

/** Its own Wound goes back to where it came from. */
const RETURN = 'returnThis';
/** What cards do is done by a Hero, what Foes do by a Foe: neither has a meaning for the other. */
const CARD_VERBS = verbsIn(ALL_CARDS.flatMap((card) => CARD_EFFECTS.map((field) => card[field])));
const FOE_VERBS = verbsIn(ALL_FOES.flatMap((foe) => ABILITIES.map((ability) => foe[ability])));

/** All cards and Foes with what an overlay replaces, or what is wrong with it: then none of it is taken. */
export function overlaid(overlay: unknown): Overlaid | { problem: string } {
  const cards = cardFiles.withOverlay(ALL_CARDS, overlay);
  if ('problem' in cards) return cards;
  const foes = foeFiles.withOverlay(ALL_FOES, overlay);
  if ('problem' in foes) return foes;
  const { cards: changes = {} } = overlay as Overlay;
  const all = { cards: cards.cards.map((card) => withoutOldWords(card, changes[card.id] ?? {})), foes: foes.cards };
  const problem =
    problemWithCards(all.cards, cards.changed) ?? problemWithFoes(all.foes, foes.changed) ?? problemWithChains(all.foes);
  return problem === null ? all : { problem };
}

/** Printed words do not outlive the effect they tell of: words are then made of the new one. */
function withoutOldWords(card: Card, change: PlainRecord): Card {
  const isStale = !Object.hasOwn(change, 'words') && CARD_EFFECTS.some((field) => Object.hasOwn(change, field));
  return isStale && printed(card) ? { ...card, words: { en: '', pl: '' } } : card;
}

function problemWithCards(cards: readonly Card[], changed: readonly string[]): string | null {
  for (const card of cards) {
    if (!changed.includes(card.id)) continue;
    const at = `overlay.cards["${card.id}"]`;
    for (const field of CARD_EFFECTS) {
      const strange = programIn(card[field]).find(({ verb }) => !CARD_VERBS.has(verb));
      if (strange) return `${at}.${field} has "${strange.verb}", which is nothing that a Hero's card can do`;
    }
    const wrong = isWound(card.id) ? problemWithWound(card) : problemWithReturn(card);
    if (wrong) return `${at}${wrong}`;
  }
  return null;
}

const returns = (effect: EffectData): number => programIn(effect).filter(({ verb }) => verb === RETURN).length;

function problemWithReturn(card: Card): string | null {
  const field = CARD_EFFECTS.find((name) => returns(card[name]) > 0);
  return field === undefined ? null : `.${field} has "${RETURN}", which only a Wound can do`;
}

/** BW-38.5: a Wound is never in the play area, so its text must put it back: once, and whatever else happens. */
function problemWithWound(card: Card): string | null {
  if (card.heroism > 0) return '.heroism should be 0: a Wound is no Heroism card';
  if (card.whenPlayed.length > 0) return '.whenPlayed should be empty: a Wound is no Heroism card';
  if (!CARDS.get(card.id).action) return card.effect.length > 0 ? '.effect should be empty: this Wound cannot be played' : null;
  const certain = card.effect.filter((instruction) => instruction.do === RETURN).length;
  return certain === 1 && returns(card.effect) === 1 ? null : `.effect should have "${RETURN}" just once, under no condition`;
}

function problemWithFoes(foes: readonly FoeCard[], changed: readonly string[]): string | null {
  for (const foe of foes) {
    if (!changed.includes(foe.id)) continue;
    for (const ability of ABILITIES) {
      const strange = programIn(foe[ability]).find(({ verb }) => !FOE_VERBS.has(verb));
      if (strange) return `overlay.foes["${foe.id}"].${ability} has "${strange.verb}", which is nothing that a Foe can do`;
    }
  }
  return null;
}

/** Foes set off abilities of others by these; in a circle that would never end. */
const SETS_OFF: { readonly [verb: string]: Ability } = { again: 'activation', resurrect: 'resurrected' };
/** More instructions one ability never comes to with all that it sets off. */
const LONGEST_CHAIN = 1000;

function problemWithChains(foes: readonly FoeCard[]): string | null {
  const byId = foesById(foes);
  /** How many instructions an ability may come to; NaN while that is being worked out. */
  const lengths = new Map<string, number>();
  function lengthOf(foe: FoeId, ability: Ability): number {
    const name = `["${foe}"].${ability}`;
    const known = lengths.get(name);
    if (known !== undefined) return known;
    lengths.set(name, Number.NaN);
    let length = 0;
    for (const { verb, given } of programIn(byId.get(foe)[ability])) {
      const next = Object.hasOwn(SETS_OFF, verb) ? (given.any as FoeId[]).map((other) => lengthOf(other, SETS_OFF[verb])) : [];
      length += 1 + Math.max(0, ...next);
    }
    lengths.set(name, length);
    return length;
  }
  for (const { id } of foes) {
    for (const ability of ABILITIES) {
      const length = lengthOf(id, ability);
      const at = `overlay.foes["${id}"].${ability}`;
      if (Number.isNaN(length)) return `${at} sets itself off again, in a circle`;
      if (length > LONGEST_CHAIN) return `${at} sets off ${length} instructions, more than ${LONGEST_CHAIN}`;
    }
  }
  return null;
}

/** What is wrong with an overlay, with the way to it from where it stands; null: nothing. */
export function problemWithOverlay(overlay: unknown): string | null {
  const found = overlaid(overlay);
  return 'problem' in found ? found.problem.replace(/^overlay ?/, '') : null;
}

export const anOverlay = kind<Overlay>({}, problemWithOverlay);
