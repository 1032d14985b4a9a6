/** Chapter 5: city creation, from the open row to the last skip. */
import { type SuitCard, suitOf } from '@guildhall/cards';
import { count, oneOf, type Plain, pick, type Random, type Refusal, seat } from '@guildhall/kernel';
import {
  BAND_OF_CARD,
  DEFENDER_DESCRIPTORS_OF_SUIT,
  DEFENDER_TYPES_OFFERED,
  type DefenderTypeId,
  defaultForm,
  defaultTrade,
  LEAST_CARDS,
  LEAST_ITEMS,
  LOCATION_DESCRIPTORS_OF_SUIT,
  LOCATION_TYPES_OFFERED,
  type LocationTypeId,
  MOST_ITEMS,
  MOST_SEATS,
  MOST_WORDING,
  ROW_CARDS,
  TRADE_CHOICES,
  type TradeChoice,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { ItemSort, PlaceForm, Played, Stack, Table } from '../table.ts';
import { ACTS, ADD, CREATE, FINALISE, notAnAnswer } from './answers.ts';
import { book, type DF, type FrameOf, type P } from './book.ts';
import { finalise } from './finalise.ts';
import { cardOrNone, stackOrNone } from './kinds.ts';
import { next, STACK_IDS } from './reading.ts';
import { whyNotText } from './texts.ts';

export const cityCreation = book.procedure('city creation', {
  active: seat,
  /** In succession. */
  skips: count(MOST_SEATS),
  /** What the active player does: the card, what it is for, and the stack it goes to if there is one already. */
  card: cardOrNone,
  sort: oneOf(['', 'location', 'defender'], ''),
  stack: stackOrNone,
  /** The stack to be finalised; it is gone when that is done. */
  finalise: oneOf(['', ...STACK_IDS], ''),
});
type F = FrameOf<typeof cityCreation>;

export function hasType({ cards }: Stack): boolean {
  for (const { use } of cards) if (use === 'type') return true;
  return false;
}
/** DF-6.1, DF-6.2. */
export const isFinalisable = (stack: Stack): boolean => stack.cards.length >= LEAST_CARDS && hasType(stack);
const finalised = (t: Table, sort: ItemSort): number => (sort === 'location' ? t.locations : t.defenders).length;
/** DF-5.17. */
const maySkip = (t: Table): boolean => t.locations.length >= LEAST_ITEMS && t.defenders.length >= LEAST_ITEMS;

/**
 * DF-5.22: cards still needed for six of a sort, if `done` more of them were finalisable and `begun` more had to wait for
 * one card. Those that cost nothing come first, then those that want one card, then those not yet begun.
 */
function neededOf(t: Table, sort: ItemSort, done: number, begun: number): number {
  let free = finalised(t, sort) + done;
  let one = begun;
  for (const stack of t.stacks) {
    if (stack.sort !== sort) continue;
    if (isFinalisable(stack)) free++;
    else one++;
  }
  const left = Math.max(0, LEAST_ITEMS - free);
  return left <= one ? left : one + 2 * (left - one);
}
export const neededCards = (t: Table): number => neededOf(t, 'location', 0, 0) + neededOf(t, 'defender', 0, 0);

const otherSort = (sort: ItemSort): ItemSort => (sort === 'location' ? 'defender' : 'location');
export const cardsLeft = (t: Table): number => t.row.length + t.pile.length;
/** Cards needed after a play on a stack (null: a new one of the sort). */
function neededAfter(t: Table, sort: ItemSort, stack: Stack | null, use: 'type' | 'descriptor'): number {
  const rest = neededOf(t, otherSort(sort), 0, 0);
  if (stack === null) return rest + neededOf(t, sort, 0, 1);
  const completes = !isFinalisable(stack) && (use === 'type' || hasType(stack));
  return rest + (completes ? neededOf(t, sort, 1, -1) : neededOf(t, sort, 0, 0));
}
const isFeasible = (t: Table, sort: ItemSort, stack: Stack | null, use: 'type' | 'descriptor'): boolean =>
  neededAfter(t, sort, stack, use) <= cardsLeft(t) - 1;

/** DF-5.19. */
const mayCreate = (t: Table, sort: ItemSort): boolean => t.created[sort] < MOST_ITEMS && isFeasible(t, sort, null, 'type');
const stackNamed = (t: Table, id: string): Stack | null => t.stacks.find((stack) => stack.id === id) ?? null;

/** A card may go to this stack, or begin one of the sort where there is none: with a type, which is always of use. */
export const mayPlay = (t: Table, sort: ItemSort, stack: Stack | null): boolean =>
  stack === null ? mayCreate(t, sort) : isFeasible(t, sort, stack, 'type');

/** Everything is counted once, for there are many answers: see `isFeasible` for what each of them asks. */
function pushActs(t: Table, _f: F, list: string[]): void {
  const left = cardsLeft(t) - 1;
  const needed = { location: neededOf(t, 'location', 0, 0), defender: neededOf(t, 'defender', 0, 0) };
  const asIs = needed.location + needed.defender <= left;
  const location = mayCreate(t, 'location');
  const defender = mayCreate(t, 'defender');
  for (const card of t.row) {
    if (location) list.push(CREATE.location[card]);
    if (defender) list.push(CREATE.defender[card]);
  }
  for (const stack of t.stacks) {
    const finalisable = isFinalisable(stack);
    // A type is always of use; whether a descriptor may be given is asked with the word.
    if (asIs || (!finalisable && isFeasible(t, stack.sort, stack, 'type'))) {
      const texts = ADD[stack.id];
      for (const card of t.row) list.push(texts[card]);
    }
    if (finalisable) list.push(FINALISE[stack.id]);
  }
  if (maySkip(t)) list.push('skip');
}

/** There are two answers at least: seen without listing the hundred there may be. */
const hasChoice = (t: Table): boolean => t.row.length > 1 && (mayCreate(t, 'location') || mayCreate(t, 'defender'));

const isBegun = ({ created }: Table, id: string): boolean => STACK_IDS.indexOf(id) < created.location + created.defender;
function whyNotAct(t: Table, _f: F, answer: Plain): Refusal<DF> {
  const act = ACTS.get(answer);
  const finished = typeof answer === 'string' ? /^add \S{1,3} ([LD]\d{1,2})$/.exec(answer) : null;
  if (finished) return no('DF-6.5', 'finalisedAlready', { item: finished[1] });
  if (!act) return notAnAnswer('city creation/act', answer);
  if (act.act === 'skip') {
    return no('DF-5.17', 'mayNotSkipYet', { locations: t.locations.length, defenders: t.defenders.length, needs: LEAST_ITEMS });
  }
  const stack = act.stack === '' ? null : stackNamed(t, act.stack);
  // A stack that was begun and is no longer there has been finalised.
  if (act.stack !== '' && !stack && isBegun(t, act.stack)) return no('DF-6.5', 'finalisedAlready', { item: act.stack });
  if (act.stack !== '' && !stack) return no(act.act === 'add' ? 'DF-5.5' : 'DF-5.6', 'noSuchStack', { stack: act.stack });
  if (act.act === 'finalise' && stack) {
    if (stack.cards.length < LEAST_CARDS) {
      return no('DF-6.1', 'tooFewCards', { stack: stack.id, has: stack.cards.length, needs: LEAST_CARDS });
    }
    return no('DF-6.2', 'noTypeCard', { stack: stack.id });
  }
  if (t.row.length === 0) return no('DF-5.20', 'noCardsLeft', {});
  if (!t.row.includes(act.card as SuitCard)) return no('DF-5.4', 'notInRow', { card: act.card });
  const sort = stack ? stack.sort : (act.sort as ItemSort);
  if (!stack && t.created[sort] >= MOST_ITEMS) return no('DF-5.19', 'tooManyItems', { sort, most: MOST_ITEMS });
  return no('DF-5.22', 'notFeasible', { needed: neededAfter(t, sort, stack, 'type'), left: cardsLeft(t) - 1 });
}

/** "type barracks" and "descriptor loc.hated", made once for each list of words. */
const texts = new Map<readonly string[], readonly string[]>();
function textsOf(use: 'type' | 'descriptor', words: readonly string[]): readonly string[] {
  let made = texts.get(words);
  if (made === undefined) {
    made = words.map((word) => `${use} ${word}`);
    texts.set(words, made);
  }
  return made;
}
export const typesFor = (t: Table, sort: ItemSort, card: SuitCard): readonly (LocationTypeId | DefenderTypeId)[] =>
  (sort === 'location' ? LOCATION_TYPES_OFFERED : DEFENDER_TYPES_OFFERED)[t.world.setting][BAND_OF_CARD[card]];
const descriptorsFor = (sort: ItemSort, card: SuitCard): readonly string[] =>
  (sort === 'location' ? LOCATION_DESCRIPTORS_OF_SUIT : DEFENDER_DESCRIPTORS_OF_SUIT)[suitOf(card)];

function hasWord({ cards }: Stack, word: string): boolean {
  for (const one of cards) if (one.word === word) return true;
  return false;
}
function pushWords(t: Table, f: F, list: string[]): void {
  const { sort, card } = played(f);
  const stack = stackNamed(t, f.vars.stack);
  for (const text of textsOf('type', typesFor(t, sort, card))) list.push(text);
  if (!isFeasible(t, sort, stack, 'descriptor')) return;
  const words = descriptorsFor(sort, card);
  const said = textsOf('descriptor', words);
  for (let i = 0; i < words.length; i++) if (stack === null || !hasWord(stack, words[i])) list.push(said[i]);
}
const played = (f: F): { sort: ItemSort; card: SuitCard } => ({
  sort: f.vars.sort as ItemSort,
  card: f.vars.card as SuitCard,
});

/** The forms people can say: a wall and a road are long. */
export const FORMS: { readonly [name: string]: PlaceForm } = {
  broad: { shape: 'broad', wall: false, road: false },
  long: { shape: 'long', wall: false, road: false },
  wall: { shape: 'long', wall: true, road: false },
  road: { shape: 'long', wall: false, road: true },
};
const FORM_NAMES = Object.keys(FORMS);
const isTrade = (name: string): name is TradeChoice => (TRADE_CHOICES as readonly string[]).includes(name);

const WORD = /^(type|descriptor) ([^\s:]+)(?: ([^\s:]+))?(?:: (.*))?$/s;
type Said = { use: 'type' | 'descriptor'; word: string; form: string; wording: string };
function read(answer: Plain): Said | null {
  if (typeof answer !== 'string' || answer.length > 1000) return null;
  const found = WORD.exec(answer);
  if (!found) return null;
  return { use: found[1] as 'type' | 'descriptor', word: found[2], form: found[3] ?? '', wording: found[4] ?? '' };
}

function whyNotWord(t: Table, f: F, answer: Plain): Refusal<DF> | null {
  const said = read(answer);
  if (!said) return notAnAnswer('city creation/word', answer);
  const { sort, card } = played(f);
  const stack = stackNamed(t, f.vars.stack);
  const { use, word, form, wording } = said;
  if (use === 'type') {
    if (!(typesFor(t, sort, card) as readonly string[]).includes(word)) return no('DF-5.8', 'wrongBand', { word, card });
    if (form !== '' && (BAND_OF_CARD[card] !== 'low' || !(sort === 'location' ? FORM_NAMES.includes(form) : isTrade(form)))) {
      return no(sort === 'location' ? 'DF-5.15' : 'DF-5.16', 'formNotHere', { form });
    }
  } else {
    if (form !== '') return no('DF-5.15', 'formNotHere', { form });
    if (!descriptorsFor(sort, card).includes(word)) return no('DF-5.9', 'wrongSuit', { word, card });
    if (stack && hasWord(stack, word)) return no('DF-5.13', 'wordTwice', { word });
    if (!isFeasible(t, sort, stack, 'descriptor')) {
      return no('DF-5.22', 'notFeasible', { needed: neededAfter(t, sort, stack, 'descriptor'), left: cardsLeft(t) - 1 });
    }
  }
  return whyNotText(wording, { field: 'wording', rule: 'DF-5.14', most: MOST_WORDING, optional: true });
}

const scratch: string[] = [];
/** One form in this many is not the usual one, and one word in this many has a wording of its own. */
const RARELY = 16;
function sampleWord(t: Table, f: F, random: Random): string {
  scratch.length = 0;
  pushWords(t, f, scratch);
  const word = pick(random, scratch);
  if (random.below(RARELY) !== 0) return word;
  const { sort, card } = played(f);
  if (word.startsWith('descriptor') || BAND_OF_CARD[card] !== 'low') return `${word}: ${card}`;
  return `${word} ${pick(random, sort === 'location' ? FORM_NAMES : TRADE_CHOICES)}`;
}

/** The card goes on its stack and the row is filled up again (DF-5.4, DF-5.5, DF-5.21). */
function play(p: P, f: F, answer: string): void {
  const { t } = p;
  const said = read(answer);
  if (!said) return;
  const { sort, card } = played(f);
  const low = said.use === 'type' && BAND_OF_CARD[card] === 'low';
  const form = low && sort === 'location' ? (FORMS[said.form] ?? defaultForm(said.word as LocationTypeId)) : null;
  const trade = low && sort === 'defender' ? (isTrade(said.form) ? said.form : defaultTrade(said.word as DefenderTypeId)) : null;
  const one: Played = { card, use: said.use, word: said.word, wording: said.wording, form, trade };
  const begun = f.vars.stack === '';
  const id = begun ? STACK_IDS[t.created.location + t.created.defender] : f.vars.stack;
  const seat = f.vars.active;
  if (begun) {
    t.created = { ...t.created, [sort]: t.created[sort] + 1 };
    t.stacks = [...t.stacks, { id, sort, by: seat, cards: [one] }];
  } else {
    t.stacks = t.stacks.map((stack) => (stack.id === id ? { ...stack, cards: [...stack.cards, one] } : stack));
  }
  if (p.tell) tellPlay(p, seat, id, sort, one, begun);
  replace(p, t.row.indexOf(card));
}

function tellPlay(p: P, seat: number, stack: string, sort: ItemSort, one: Played, begun: boolean): void {
  const { card, use, word, wording, form, trade } = one;
  p.tell?.({ kind: 'cardPlayed', rule: begun ? 'DF-5.4' : 'DF-5.5', seat, card, stack, sort, begun });
  p.tell?.({ kind: 'wordGiven', rule: use === 'type' ? 'DF-5.8' : 'DF-5.9', seat, stack, sort, card, use, word, wording });
  if (form) {
    const { shape, wall, road } = form;
    p.tell?.({ kind: 'formGiven', rule: 'DF-5.15', stack, shape, wall, road, usual: isUsualForm(one) });
  }
  if (trade) p.tell?.({ kind: 'tradeGiven', rule: 'DF-5.16', stack, trade, usual: isUsualTrade(one) });
}
export function isUsualForm({ form, word }: Played): boolean {
  if (form === null) return true;
  const usual = defaultForm(word as LocationTypeId);
  return form.shape === usual.shape && form.wall === usual.wall && form.road === usual.road;
}
export const isUsualTrade = ({ trade, word }: Played): boolean =>
  trade === null || trade === defaultTrade(word as DefenderTypeId);

function replace(p: P, at: number): void {
  const { t } = p;
  const card = t.pile.pop();
  if (card === undefined) {
    t.row.splice(at, 1);
    return;
  }
  t.row[at] = card;
  p.disclose();
  p.tell?.({ kind: 'cardReplaced', rule: 'DF-5.4', card, pile: t.pile.length });
  if (t.pile.length === 0) p.tell?.({ kind: 'pileEmpty', rule: 'DF-5.21', row: t.row.length });
}

function takeAct(p: P, f: F, answer: string): void {
  const act = ACTS.get(answer);
  if (!act) return;
  f.vars.card = act.card;
  f.vars.stack = act.act === 'add' ? act.stack : '';
  f.vars.finalise = act.act === 'finalise' ? act.stack : '';
  f.vars.sort = act.act === 'add' ? (stackNamed(p.t, act.stack)?.sort ?? '') : act.sort;
  if (act.act !== 'skip') {
    f.vars.skips = 0;
    return;
  }
  f.vars.skips++;
  p.tell?.({ kind: 'skipped', rule: 'DF-5.17', seat: f.vars.active, last: f.vars.skips === p.t.seats });
}

/** Stacks that the next skip would drop. */
const droppedBySkip = (t: Table, f: F): string[] =>
  f.vars.skips === t.seats - 1 && maySkip(t) ? t.stacks.map(({ id }) => id) : [];

/** DF-5.24: what is not finished is dropped; the cards go back into the pack (DF-6.5, DF-11.1). */
function close(p: P): void {
  const { t } = p;
  for (const { id, sort } of t.stacks) p.tell?.({ kind: 'stackDropped', rule: 'DF-5.24', stack: id, sort });
  t.stacks = [];
  t.row = [];
  t.pile = [];
  p.tell?.({ kind: 'cityCreated', rule: 'DF-5.18', locations: t.locations.length, defenders: t.defenders.length });
}

cityCreation.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    f.vars.active = t.start;
    t.row = t.pile.splice(t.pile.length - ROW_CARDS).reverse();
    p.disclose();
    p.tell?.({ kind: 'rowDealt', rule: 'DF-5.1', cards: t.row.slice(), pile: t.pile.length });
  }),
  // DF-5.18: until every seat has skipped in succession.
  w.loop(
    (t, f) => f.vars.skips < t.seats,
    [
      w.ask<string>('act', {
        rule: 'DF-5.3',
        who: (_t, f) => f.vars.active,
        legal: pushActs,
        always: hasChoice,
        why: whyNotAct,
        take: takeAct,
        // DF-5.24: the warning before the last skip.
        show: (t, f) => ({ needed: neededCards(t), left: cardsLeft(t), dropped: droppedBySkip(t, f) }),
      }),
      w.when(
        (_t, f) => f.vars.card !== '',
        [
          w.ask<string>('word', {
            rule: 'DF-5.7',
            who: (_t, f) => f.vars.active,
            form: { kind: 'other', of: 'word' },
            accepts: whyNotWord,
            sample: sampleWord,
            suggest: pushWords,
            take: play,
            show: (_t, f) => ({ card: f.vars.card, sort: f.vars.sort, stack: f.vars.stack }),
          }),
        ],
      ),
      w.call(finalise, (_t, f) => (f.vars.finalise === '' ? null : { for: f.vars.active, stack: f.vars.finalise })),
      w.run((p, f) => {
        f.vars.active = next(p.t, f.vars.active);
      }),
    ],
  ),
  w.run(close),
]);
