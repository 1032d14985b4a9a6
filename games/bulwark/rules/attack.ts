/** Chapter 12: Heroes attack Foes. */

import type { EffectFrame } from '@guildhall/effects';
import { count, flag, needed, type Sum, sum, sumOf, text, type VarsOf, whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { ANY, CROWN_FELL, FOES, PANIC_FALLS, type VOCABULARY } from '../data/index.ts';
import type { TermName, Terms } from '../facts.ts';
import { no } from '../refusals.ts';
import type { BW } from '../rulebook/ids.generated.ts';
import { NONE, type Table } from '../table.ts';
import { cardIn, cardOf, indexIn, indexOf, offerCards, PLACE, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { FACES, heroRoll, rollForFoe } from './dice.ts';
import { healthOf, leave, move, placeOf, sees, trigger, triggerAbility } from './line.ts';
import { sayAloud } from './said.ts';
import { discardFromHand, showHandCard } from './zones.ts';

type Attack = VarsOf<(typeof VOCABULARY)['attack']['takes']>;

/** The instruction being carried out: the frame keeps only where it stands on its card. */
const attackAt = (t: Table, { effect, at }: { effect: string; at: number }): Attack =>
  boxOf(t).programs.get(effect)?.[at].given as unknown as Attack;

export const reaches = ({ reach }: Attack, index: number): boolean => reach === ANY || index < reach;
/** BW-12.8: a lurking Foe can be aimed at in place 1 only. */
const isTarget = (t: Table, attack: Attack, index: number): boolean =>
  reaches(attack, index) && (index === 0 || !FOES.get(t.line[index].foe).lurk);

/** Could anything be aimed at? */
export function hasTarget(t: Table, attack: Attack): boolean {
  for (let i = 0; i < t.line.length; i++) if (isTarget(t, attack, i)) return true;
  return false;
}

/** What the damage of an attack is worked out from. One for all attacks, so that summing makes nothing. */
const context = { attack: null as unknown as Attack, seat: 0, index: 0, face: 0, paid: false };
type Context = typeof context;

function bonus(t: Table, { attack, seat }: Context): number {
  const { hand, play } = t.heroes[seat];
  let n = 0;
  // BW-31.14
  if (attack.per === 'sets and readies in play') {
    for (let i = 0; i < play.length; i++) if (play[i] === 'set' || play[i] === 'ready') n++;
  } else if (attack.per === 'heroism cards in hand') {
    const { isHeroism } = boxOf(t);
    for (let i = 0; i < hand.length; i++) if (isHeroism(hand[i])) n++;
  }
  const by = n * attack.each;
  return attack.most > 0 ? Math.min(attack.most, by) : by;
}

/** How many other Foes it sees. */
function company(t: Table, index: number): number {
  let n = 0;
  for (let i = 0; i < t.line.length; i++) if (sees(t, index, i)) n++;
  return n;
}

const foeIn = (t: Table, { index }: Context) => boxOf(t).foes.get(t.line[index].foe);

/** BW-12.10: bonuses first, then reductions, which add up (BW-12.9). */
const DAMAGE: Sum<Table, Context, TermName, BW> = sumOf<Table, Context, TermName, BW>([
  { name: 'printed', rule: 'BW-12.1', add: (_t, c) => (c.paid || c.attack.die.length > 0 ? 0 : c.attack.damage) },
  { name: 'paid', rule: 'BW-34.8', add: (_t, c) => (c.paid ? c.attack.paid : 0) },
  { name: 'die', rule: 'BW-17.1', add: (_t, c) => (c.attack.die.length > 0 ? c.attack.die[c.face - 1] : 0) },
  { name: 'bonus', rule: 'BW-12.10', add: bonus },
  { name: 'armour', rule: 'BW-12.6', add: (t, c) => -foeIn(t, c).armour },
  { name: 'flight', rule: 'BW-12.7', add: (t, c) => (foeIn(t, c).flight && c.attack.reach === 1 ? -1 : 0) },
  {
    name: 'guarded',
    rule: 'BW-35.11',
    add: (t, c) => {
      const { guarded } = foeIn(t, c);
      return guarded > 0 && company(t, c.index) >= guarded ? -1 : 0;
    },
  },
  { name: 'least', rule: 'BW-12.9', atLeast: () => 0 },
]);

/** One attack of a Hero's card: a target (BW-12.3), what comes before the blow, the blow. */
export const attack = book.procedure('attack', {
  effect: needed(text(80)),
  at: needed(count(1000)),
  target: whole(NONE, 1_000_000),
  paid: flag(),
  face: whole(1, FACES),
});
/** The call of the attack that an effect has come to. */
export const attackOf = ({ vars }: EffectFrame) => attack.with({ effect: vars.effect, at: vars.at });

const NO_TARGET = 'none';

attack.does((w) => [
  w.ask('target', {
    rule: 'BW-12.2',
    legal: (t, f, list: string[]) => {
      const given = attackAt(t, f.vars);
      for (let i = 0; i < t.line.length; i++) if (isTarget(t, given, i)) list.push(PLACE[i]);
      // BW-12.4
      list.push(NO_TARGET);
    },
    why: (t, f, answer) => {
      const { reach } = attackAt(t, f.vars);
      const index = indexIn('place', answer);
      if (Number.isNaN(index)) return no('BW-12.2', 'notAnAnswer', { answer });
      if (index >= t.line.length) return no('BW-12.2', 'noSuchPlace', { place: index + 1, foes: t.line.length });
      const { foe } = t.line[index];
      return FOES.get(foe).lurk && index > 0
        ? no('BW-12.8', 'lurks', { foe })
        : no('BW-12.2', 'outOfReach', { foe, place: index + 1, reach });
    },
    // Which text attacks is open to all, and lets whoever is asked try the attack out before giving an answer.
    show: (t, f) => ({
      damage: printedDamage(t, f.seat, attackAt(t, f.vars)),
      effect: f.vars.effect,
      at: f.vars.at,
      foes: t.line.map(({ foe }) => foe),
    }),
    take: (p, f, answer) => {
      // Whether a discard is offered tells something of a closed hand.
      showHandCard(p);
      f.vars.target = answer === NO_TARGET ? NONE : p.t.line[indexOf(answer)].number;
    },
  }),
  // BW-37.18: an optional discard, then the Foe's roll, then the Hero's.
  w.when(
    (t, f) => f.vars.target !== NONE && attackAt(t, f.vars).paid > 0 && t.heroes[f.seat].hand.some(boxOf(t).isHeroism),
    [
      w.ask('pay', {
        rule: 'BW-34.8',
        legal: (t, f, list: string[]) => {
          offerCards(list, SAY.discard, t.heroes[f.seat].hand, boxOf(t).isHeroism);
          list.push('no');
        },
        why: (t, f, answer) => {
          const card = cardIn('discard', answer);
          if (card === null) return no('BW-34.8', 'notAnAnswer', { answer });
          return t.heroes[f.seat].hand.includes(card)
            ? no('BW-34.8', 'noHeroismCard', { card })
            : no('BW-34.8', 'notInHand', { card });
        },
        show: (t, f) => ({ damage: attackAt(t, f.vars).paid }),
        take: (p, f, answer) => {
          if (answer === 'no') return;
          discardFromHand(p, f.seat, cardOf(answer), 'BW-34.8');
          f.vars.paid = true;
        },
      }),
    ],
  ),
  w.run((p, f) => {
    const index = f.vars.target === NONE ? NONE : placeOf(p.t, f.vars.target);
    if (index !== NONE && dodges(p, f.seat, index)) f.vars.target = NONE;
  }),
  w.when(
    (t, f) => f.vars.target !== NONE && attackAt(t, f.vars).die.length > 0,
    [
      w.call(
        heroRoll,
        () => ({}),
        (_p, f, face) => {
          f.vars.face = face;
        },
      ),
    ],
  ),
  w.run((p, f) => {
    const index = f.vars.target === NONE ? NONE : placeOf(p.t, f.vars.target);
    if (index === NONE) return;
    context.attack = attackAt(p.t, f.vars);
    context.seat = f.seat;
    context.index = index;
    context.face = f.vars.face;
    context.paid = f.vars.paid;
    hit(p, f.seat, index);
  }),
]);

/** What the card deals before any reduction, for whoever chooses a target. */
function printedDamage(t: Table, seat: number, given: Attack): number {
  context.attack = given;
  context.seat = seat;
  return given.damage + bonus(t, context);
}

/** BW-37.7, BW-37.17 to BW-37.19: the attack is spent, and the Foe moves to the end of the line. */
function dodges(p: P, seat: number, index: number): boolean {
  const { foe } = p.t.line[index];
  const { dodges: faces } = boxOf(p.t).foes.get(foe);
  if (faces.length === 0 || !faces.includes(rollForFoe(p))) return false;
  p.tell?.({ kind: 'missed', rule: 'BW-37.7', seat, foe });
  move(p, index, 'end');
  return true;
}

/** Deals the damage of `context`. */
function hit(p: P, seat: number, index: number): void {
  const { t } = p;
  const foe = t.line[index];
  const terms: Terms | undefined = p.tell ? [] : undefined;
  const damage = sum(DAMAGE, t, context, terms);
  sayAloud(p, damage);
  if (context.attack.per === 'heroism cards in hand') showHandCard(p);
  p.tell?.({ kind: 'attacked', rule: 'BW-12.1', seat, foe: foe.foe, place: index + 1, damage, terms: terms ?? [] });
  foe.damage += damage;
  // BW-12.12, BW-12.13
  if (foe.damage >= healthOf(t, foe.foe)) defeat(p, index);
}

/** BW-12.12: to the Defeated pile, then its Defeat ability; BW-12.18, BW-25.10: what follows for a crown. */
function defeat(p: P, index: number): void {
  const { t } = p;
  const foe = leave(t, index);
  p.tell?.({ kind: 'defeated', rule: 'BW-12.12', foe: foe.foe });
  triggerAbility(t, foe, 'defeat');
  if (!FOES.get(foe.foe).crown) return;
  // BW-25.7: not against the Carnival, where nothing else raises Menace.
  if (t.settings.risingPanic && t.settings.army !== 'carnival') trigger(t, PANIC_FALLS, NONE);
  trigger(t, CROWN_FELL, NONE);
}
