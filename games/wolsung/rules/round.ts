/** Chapter 11: the round: upkeep, initiative, actions, outcome. */
import type { Card } from '@guildhall/cards';
import { flag, needed, whole } from '@guildhall/kernel';
import { CARD, VEHICLE_IDS, type VehicleId, type WeaponId } from '../data/index.ts';
import { no } from '../refusals.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { cardIn, SAY } from './answers.ts';
import { book, type P } from './book.ts';
import { dealInitiative, discardFromHand, discardInitiative } from './cards.ts';
import { fullPool, grips, isActive, isPrincipal } from './characters.ts';
import { concede, draw, wishing } from './conceding.ts';
import { describe, note } from './describe.ts';
import { end, letGo, losePoints, sidesLeft } from './harm.ts';
import { aCharacter } from './kinds.ts';
import { calledAs, nameOf } from './names.ts';
import { inTurnOrder, placeOf } from './order.ts';
import { mayReplenish, replenish, turn } from './turn.ts';

/** WS-21.5: with the limit switched off. */
const LAST_ROUND = 99;

export const round = book.procedure('round', { who: aCharacter, side: whole(NONE, 9) });

/** WS-16.20, WS-16.22: who grips pays a die or lets go. */
const grip = book.procedure('grip', { who: needed(aCharacter) }).does((w) => [
  w.ask('pay', {
    rule: 'WS-16.22',
    legal: (t, f, list: string[]) => {
      if (t.characters[f.vars.who].pool > 0) list.push('pay');
      list.push('let go');
    },
    why: (_t, _f, answer) => no('WS-16.22', 'notAnAnswer', { answer }),
    show: (t, f) => ({
      who: nameOf(t, f.vars.who),
      target: nameOf(t, grips(t, f.vars.who)),
      dice: t.characters[f.vars.who].pool,
    }),
    take: (p, f, answer) => {
      const { t } = p;
      const { who } = f.vars;
      if (answer === 'let go') {
        letGo(p, who, 'WS-16.22');
        return;
      }
      t.characters[who].pool--;
      t.characters[who].spentOtherwise = true;
      p.tell?.({ kind: 'gripPaid', rule: 'WS-16.20', who: nameOf(t, who), target: nameOf(t, grips(t, who)) });
    },
  }),
]);

/** WS-7.29, WS-11.6, WS-11.7: keep the dealt card or replace it from hand. */
const initiative = book.procedure('initiative', {
  who: needed(aCharacter),
  decided: flag(),
  replacing: flag(),
  sentBack: flag(),
  chosen: whole(NONE, 53, NONE),
});
const aCard = (t: Table, seat: number, at: number): Card => t.stocks[seat].hand[at];

initiative.does((w) => [
  w.loop(
    (_t, f) => !f.vars.decided,
    [
      w.ask('card', {
        rule: 'WS-11.6',
        legal: (t, f, list: string[]) => {
          list.push('keep');
          for (const card of t.stocks[f.seat].hand) list.push(SAY.replace[card]);
          if (mayReplenish(t, t.characters[f.vars.who])) list.push('replenish');
        },
        why: (_t, _f, answer) => {
          const card = cardIn('replace', answer);
          if (card !== null) return no('WS-7.29', 'notInHand', { card });
          return answer === 'replenish' ? no('WS-9.9', 'cannotReplenish', {}) : no('WS-11.6', 'notAnAnswer', { answer });
        },
        show: (t, f) => ({ who: nameOf(t, f.vars.who), card: t.characters[f.vars.who].initiative }),
        take: (p, f, answer) => {
          f.vars.replacing = answer === 'replenish';
          f.vars.decided = answer !== 'replenish';
          const card = cardIn('replace', answer);
          f.vars.chosen = card === null ? NONE : p.t.stocks[f.seat].hand.indexOf(card);
        },
      }),
      w.call(replenish, (_t, f) => (f.vars.replacing ? { who: f.vars.who } : null)),
      w.call(
        describe,
        (t, f) =>
          f.vars.chosen === NONE ? null : { by: f.vars.who, card: aCard(t, f.seat, f.vars.chosen), judged: !f.vars.sentBack },
        (p, f, { back, words, domain }) => {
          if (back) {
            f.vars.sentBack = true;
            f.vars.decided = false;
          } else replace(p, f.vars.who, aCard(p.t, f.seat, f.vars.chosen), words, domain);
          f.vars.chosen = NONE;
        },
      ),
    ],
  ),
]);

function replace(p: P, n: number, card: Card, words: string, domain: string): void {
  const { t } = p;
  const c = t.characters[n];
  const from = c.initiative;
  discardInitiative(t, c);
  discardFromHand(p, c.owner, card);
  // It lies in front of its owner until the round ends.
  t.discard.pop();
  c.initiative = card;
  note(p, n, card, words);
  p.tell?.({ kind: 'cardPlayed', rule: 'WS-7.29', who: calledAs(c), seat: c.owner, card, use: 'initiative', words, domain });
  p.tell?.({ kind: 'replaced', rule: 'WS-11.6', who: calledAs(c), from, to: card });
}

/** WS-11.6, WS-11.7: extras and allies have nothing to replace with. */
const mayReplace = (t: Table, n: number): boolean => {
  const c = t.characters[n];
  return isPrincipal(c) && (t.stocks[c.owner].hand.length > 0 || mayReplenish(t, c));
};

const isGripping = (t: Table, n: number): boolean => grips(t, n) !== NONE;

round.does((w) => [
  w.run((p) => upkeep(p)),
  w.each('who', (t) => inTurnOrder(t, isGripping), [
    w.call(grip, (t, f) => (grips(t, f.vars.who) === NONE ? null : { for: t.characters[f.vars.who].owner, who: f.vars.who })),
  ]),
  w.run((p) => dealAll(p)),
  w.each('who', (t) => inTurnOrder(t, mayReplace).reverse(), [
    w.call(initiative, (t, f) => ({ for: t.characters[f.vars.who].owner, who: f.vars.who })),
  ]),
  w.run((p) => {
    const { t } = p;
    t.phase = 'actions';
    const [first] = inTurnOrder(t);
    for (const [n, c] of t.characters.entries()) c.first = t.round === 1 && n === first;
  }),
  w.loop(
    (t) => t.ending === '' && nextUp(t) !== NONE,
    [
      w.call(turn, (t) => {
        const who = nextUp(t);
        return { for: t.characters[who].owner, who };
      }),
    ],
  ),
  w.when(
    (t) => t.ending === '',
    [
      w.run((p) => outcomeStep(p)),
      w.call(draw, (t) => (wishing(t).length > 0 ? {} : null)),
      w.each('side', (t) => sidesLeft(t), [
        w.call(concede, (t, f) => {
          const seat = t.stocks.findIndex((stock, s) => stock.wish === 'concede' && playsSide(t, s, f.vars.side));
          return seat < 0 || t.ending !== '' ? null : { for: seat, side: f.vars.side };
        }),
      ]),
      w.run((p) => endOfRound(p)),
    ],
  ),
]);

const playsSide = (t: Table, seat: number, side: number): boolean =>
  t.characters.some((c) => c.owner === seat && c.side === side && isActive(c));

/** The next to act (WS-11.8), or NONE. */
function nextUp(t: Table): number {
  let next = NONE;
  for (let n = 0; n < t.characters.length; n++) {
    if (!isActive(t.characters[n]) || t.characters[n].acted) continue;
    if (next === NONE || placeOf(t, n) < placeOf(t, next)) next = n;
  }
  return next;
}

/** WS-11.2, WS-11.17: newcomers join, pools are refilled, what was lost is taken off. */
function upkeep(p: P): void {
  const { t } = p;
  t.round++;
  t.phase = 'upkeep';
  p.tell?.({ kind: 'roundBegan', rule: 'WS-11.1', round: t.round });
  for (const c of t.characters) {
    if (c.state === 'waiting') {
      c.state = 'active';
      p.tell?.({ kind: 'joined', rule: 'WS-11.17', who: calledAs(c), side: c.side, markers: c.markers });
    }
    if (isActive(c)) refill(p, c);
  }
}

function refill(p: P, c: Character): void {
  const full = fullPool(p.t, c);
  // WS-16.10
  c.pool = Math.max(0, full - c.fewer);
  if (c.fewer > 0) p.tell?.({ kind: 'poolSet', rule: 'WS-11.2', who: calledAs(c), dice: c.pool, fewer: full - c.pool });
  c.fewer = 0;
  c.acted = false;
  c.helped = [];
  c.spentOtherwise = false;
  c.passionate = false;
  bringGear(p, c);
}

/** D7: what the Criminal has asked for is there. */
function bringGear({ t, tell }: P, c: Character): void {
  if (c.coming === '') return;
  const isVehicle = (VEHICLE_IDS as readonly string[]).includes(c.coming);
  if (isVehicle) t.vehicles.push({ vehicle: c.coming as VehicleId, stopped: false });
  else c.weapons.push(c.coming as WeaponId);
  tell?.({ kind: 'itemReady', rule: 'WS-9.25', who: calledAs(c), item: c.coming });
  c.coming = '';
}

/** WS-11.3 to WS-11.5 */
function dealAll(p: P): void {
  const { t } = p;
  t.phase = 'initiative';
  const numbers = [...t.characters.keys()].filter((n) => isActive(t.characters[n]));
  dealInitiative(p, numbers);
  if (!p.tell) return;
  for (const n of numbers) p.tell({ kind: 'dealt', rule: 'WS-11.4', who: nameOf(t, n), card: t.characters[n].initiative });
}

/** D6: rage is paid for when it ends. */
export function endRage(p: P, n: number): void {
  const { t } = p;
  const c = t.characters[n];
  c.rage = 0;
  p.tell?.({ kind: 'raged', rule: 'WS-9.24', who: calledAs(c) });
  losePoints(p, n, t.type === 'discussion' ? 'reputation' : 'constitution', 1, 'WS-9.24');
}

function outcomeStep(p: P): void {
  const { t } = p;
  t.phase = 'outcome';
  for (let n = 0; n < t.characters.length; n++) if (isActive(t.characters[n]) && t.characters[n].rage === t.round) endRage(p, n);
}

/** WS-21.5, WS-2.13 */
function endOfRound(p: P): void {
  const { t } = p;
  if (t.ending !== '') return;
  for (const stock of t.stocks) stock.wish = 'nothing';
  const limit = t.settings.roundLimit === 0 ? LAST_ROUND : t.settings.roundLimit;
  if (t.round >= limit) countMarkers(p);
  for (const c of t.characters) discardInitiative(t, c);
}

/** WS-21.5: the most markers win; a tie goes to the status quo side if it is among the tied, else it is a draw. */
function countMarkers(p: P): void {
  const { t } = p;
  const totals: number[] = Array.from({ length: t.sides }, () => 0);
  for (const c of t.characters) if (isActive(c)) totals[c.side] += c.markers;
  p.tell?.({ kind: 'counted', rule: 'WS-21.5', markers: totals.slice() });
  const sides = sidesLeft(t);
  const most = Math.max(...sides.map((side) => totals[side]));
  const tied = sides.filter((side) => totals[side] === most);
  const winner = tied.length === 1 ? tied[0] : tied.includes(t.statusQuo) ? t.statusQuo : NONE;
  end(p, winner === NONE ? 'draw' : 'round limit', winner, winner === NONE ? NONE : highestCard(t, winner));
}

/** WS-21.7: who of the side has the highest last initiative card. */
function highestCard(t: Table, side: number): number {
  let best = NONE;
  for (const [n, c] of t.characters.entries()) {
    if (!isActive(c) || c.side !== side) continue;
    if (best === NONE || placeInDeck(c) < placeInDeck(t.characters[best])) best = n;
  }
  return best;
}
const placeInDeck = ({ initiative: card }: Character): number => (card === null ? 99 : CARD[card].place);
