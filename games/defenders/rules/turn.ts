/** Chapters 12, 14 and 15: the turn in its three steps, the card of Threats act, and the whole game. */
import { type SuitCard, suitOf } from '@guildhall/cards';
import { oneOf } from '@guildhall/kernel';
import {
  attackSideOf,
  EFFECT_OF_SUIT,
  FACE_VALUE,
  JOKER,
  SABOTAGE_DAMAGE,
  SPECIAL_EVENTS,
  specialEventOf,
} from '../data/index.ts';
import type { Table } from '../table.ts';
import { attack } from './attack.ts';
import { book, type FrameOf, type P } from './book.ts';
import { cityCreation } from './creation.ts';
import { defendersAct } from './defenders-act.ts';
import { roll } from './dice.ts';
import { checkDeck, epilogues } from './ending.ts';
import { surprise, threatActs, threatsWith } from './events.ts';
import { threatList } from './kinds.ts';
import { changeMorale, forgetArrivals } from './losses.ts';
import { map } from './map.ts';
import { placing } from './placing.ts';
import { next, threatIds } from './reading.ts';
import { reflection } from './reflection.ts';
import { drawCard, firstThreats, newThreat } from './threats.ts';
import { worldBuilding } from './world.ts';

export const threatsAct = book.procedure('threats act', {
  /** What the card sets off. */
  follows: oneOf(['', 'joker', 'attack', 'new threat', ...SPECIAL_EVENTS], ''),
  /** Those that attack. */
  threats: threatList,
});
type F = FrameOf<typeof threatsAct>;

/** DF-15.1 to DF-15.6. */
function draw(p: P, f: F): void {
  const { t } = p;
  p.tell?.({ kind: 'stepBegan', rule: 'DF-12.1', step: 'threats', first: t.first });
  p.tell?.({ kind: 'conferringClosed', rule: 'DF-14.3', locked: t.settings.conferring === 'locked' });
  const card = drawCard(p);
  t.card = card;
  p.tell?.({ kind: 'cardDrawn', rule: 'DF-15.1', seat: t.first, card, deck: t.deck.length });
  if (card === JOKER) {
    // DF-17.6.
    f.vars.follows = 'joker';
    f.vars.threats = threatsWith(t, () => true);
    return;
  }
  const effect = EFFECT_OF_SUIT[suitOf(card)];
  if (effect === 'special_event') special(p, f, card);
  else if (effect === 'attack') rollAttack(p, f, card);
  else if (effect === 'new_threat') f.vars.follows = 'new threat';
  else {
    t.reserve.push(card);
    t.card = '';
    p.tell?.({ kind: 'reinforcementOnItsWay', rule: 'DF-15.2', card, reserve: t.reserve.length });
  }
}

function special(p: P, f: F, card: SuitCard): void {
  const { t } = p;
  const event = specialEventOf(FACE_VALUE[card]);
  p.tell?.({ kind: 'specialEvent', rule: 'DF-15.3', card, event });
  if (event === 'intelligence') {
    p.tell?.({ kind: 'intelligenceGained', rule: t.intelligence ? 'DF-16.10' : 'DF-16.1', already: t.intelligence });
    t.intelligence = true;
  } else if (event === 'sabotage') changeMorale(p, SABOTAGE_DAMAGE, 'DF-16.12', 'sabotage', '');
  else f.vars.follows = event;
}

/** DF-17.1, DF-17.2. */
function rollAttack(p: P, f: F, card: SuitCard): void {
  const { t } = p;
  const value = FACE_VALUE[card];
  const die = roll(p, 'attack', 6);
  const side = attackSideOf(die);
  const threats = threatsWith(t, (face) => (side === 'lower' ? face < value : side === 'equal' ? face === value : face > value));
  p.tell?.({ kind: 'attackRolled', rule: 'DF-17.1', seat: t.first, die, value, side, threats: threatIds(threats) });
  if (threats.length === 0) {
    p.tell?.({ kind: 'noAttack', rule: 'DF-17.2', value, side });
    return;
  }
  f.vars.follows = 'attack';
  f.vars.threats = threats;
}

/** DF-15.8: clubs, diamonds and the joker are discarded when resolved. */
function close(p: P): void {
  const { t } = p;
  if (t.card !== '') t.discard.push(t.card);
  t.card = '';
  checkDeck(p);
}

threatsAct.does((w) => [
  w.run(draw),
  w.call(newThreat, (t, f) => (f.vars.follows === 'new threat' ? { card: t.card as SuitCard } : null)),
  w.call(threatActs, (_t, f) => (f.vars.follows === 'activation' ? {} : null)),
  w.call(
    surprise,
    (t, f) => (f.vars.follows === 'surprise' ? { card: t.card as SuitCard } : null),
    (p, f, value) => {
      f.vars.threats = threatsWith(p.t, (face) => face === value);
    },
  ),
  w.call(attack, (_t, f) => {
    const { follows, threats } = f.vars;
    return threats.length === 0 ? null : { threats, surprise: follows === 'surprise', joker: follows === 'joker' };
  }),
  w.run(close),
]);

function beginTurn(p: P): void {
  const { t } = p;
  t.turn++;
  // DF-12.4: from turn 2 on the role passes on before Reflection.
  if (t.turn > 1) t.first = next(t, t.first);
  forgetArrivals(t);
  p.tell?.({
    kind: 'turnBegan',
    rule: 'DF-12.3',
    turn: t.turn,
    first: t.first,
    deck: t.deck.length,
    joker: t.deck.includes(JOKER),
  });
}

const isOpen = (t: Table): boolean => t.ending === null;
/** DF-12.1. */
export const turn = book
  .procedure('turn', {})
  .does((w) => [w.call(reflection), w.call(threatsAct), w.when(isOpen, [w.call(defendersAct)])]);

/** Table 18. It is left only by finishing: the epilogues end the game. */
export const game = book
  .procedure('game', {})
  .does((w) => [
    w.call(worldBuilding),
    w.call(cityCreation),
    w.call(map),
    w.call(placing),
    w.call(firstThreats),
    w.loop(isOpen, [w.run(beginTurn), w.call(turn, (t) => ({ for: t.first }))]),
    w.call(epilogues, (t) => ({ for: t.first })),
  ]);
