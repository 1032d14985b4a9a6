/**
 * A game that looks to the viewer as the true one does, made of nothing but the view: orders of decks and what was put away unseen
 * are made up. On it answers are tried out before they are given.
 */
import { type Chance, type Frame, type Game, quickState } from '@guildhall/kernel';
import { ARMIES, type CardId, type FoeId } from '../../data/index.ts';
import { meta } from '../../index.ts';
import { type Hero, NONE, type Table } from '../../table.ts';
import type { HeroView, TableView } from '../../view.ts';

/** Which Wound comes next nobody knows, and it matters to none of what is tried out. */
const SOME_WOUND: CardId = 'gash';

function heroFrom({ hero, alive, wounds, deck, hand, deckAndHand, handCount, play, discard, supply }: HeroView): Hero {
  const closed = hand.length < handCount;
  return {
    hero,
    alive,
    wounds,
    deck: closed ? deckAndHand.slice(handCount) : deck.slice(),
    hand: closed ? deckAndHand.slice(0, handCount) : hand.slice(),
    play: play.slice(),
    discard: discard.slice(),
    supply: supply.slice(),
  };
}

/** Foes that may still lie in the Foe deck, as many as it has; what the viewer has looked at lies on top. */
function foeDeckFrom({ settings, line, defeated, foreseen, foeDeck }: TableView, turn: number): FoeId[] {
  const left = ARMIES[settings.army].flatMap(({ id, copies }) => Array<FoeId>(copies).fill(id));
  for (const foe of [...line.map((each) => each.foe), ...defeated, ...foreseen]) left.splice(left.indexOf(foe), 1);
  const unknown = Math.max(0, foeDeck - foreseen.length);
  // Another one on top for each try: whoever looks at several sees that it is open.
  const shift = left.length === 0 ? 0 : (turn * 7) % left.length;
  return [...[...left.slice(shift), ...left.slice(0, shift)].slice(0, unknown), ...foreseen.toReversed()];
}

/** `turn`: which of several tries this is. */
export function tableFrom(view: TableView, turn = 0): Table {
  return {
    ...view,
    heroes: view.heroes.map(heroFrom),
    location: view.location.slice(),
    foeDeck: foeDeckFrom(view, turn),
    foreseen: view.heroes.map(() => 0),
    line: view.line.map(({ foe, damage, stunned }, number) => ({ number, foe, damage, stunned, ready: false })),
    defeated: view.defeated.slice(),
    woundDeck: Array<CardId>(view.woundDeck).fill(SOME_WOUND),
    foesAway: [],
    woundsAway: [],
    trash: view.trash.slice(),
    gone: view.gone.slice(),
    screen: view.screen === 0 ? NONE : view.screen - 1,
    nextFoe: view.line.length,
    said: view.said.slice(),
    triggers: [],
  };
}

const open = (at: string, seat: number, vars: Frame['vars'] = {}): Frame => ({ at, seat, vars, held: null });

/** What is open at the questions that can be tried out. */
export const OPEN = {
  action: (seat: number): Frame[] => [
    open('game>turn', 0),
    open('turn>action phase', seat),
    open('action phase/play', seat, { card: '', done: false }),
  ],
  buy: (seat: number): Frame[] => [
    open('game>turn', 0),
    open('turn>buy step', seat),
    open('buy step/buy', seat, { done: false, effect: '', foe: NONE, gem: '' }),
  ],
  /** An attack of a card's text; what the card does behind it follows. */
  target: (seat: number, effect: string, at: number): Frame[] => [
    open('game>turn', 0),
    open('turn>action phase', seat),
    open('action phase>effect', seat, { card: effect, done: false }),
    open('effect>instruction', seat, {
      effect,
      subject: NONE,
      amount: 0,
      at,
      came: -1,
      waiting: 0,
      triggered: false,
      result: 0,
    }),
    open('attack/target', seat, { effect, at, target: NONE, paid: false, face: 1 }),
  ],
};

export const quick = (seed: number): Chance => ({ kind: 'quick', state: quickState(seed) });

export const gameOf = (table: Table, stack: Frame[], chance: Chance): Game<Table> => ({
  rules: `${meta.id}@${meta.version}`,
  table,
  stack,
  chance,
  disclosed: 0,
});
