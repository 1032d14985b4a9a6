/** Chapter 39: conceding, and agreeing on a draw. Both can be done at any time, by whoever likes. */
import { openFrame, type Seat } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { notAnAnswer } from './answers.ts';
import { book, type Table } from './book.ts';
import { endGame } from './ending.ts';
import { other } from './reading.ts';

const BOTH: readonly Seat[] = [0, 1];
export const CONCEDE = 'concede';
export const OFFER_DRAW = 'offer draw';

/** KC-39.1: the opponent has completed the objective. */
const concession = book
  .procedure('concession', {})
  .does((w) => [w.run((p, f) => endGame(p, 'conceded', 'KC-39.1', [other(f.seat)]))]);

book.anytime<typeof CONCEDE>('concede', {
  rule: 'KC-39.1',
  who: () => BOTH,
  legal: (_t, _seat, list) => void list.push(CONCEDE),
  why: (_t, _seat, answer) => notAnAnswer('anytime/concede', answer),
  to: (_t, seat) => concession.with({ for: seat }),
});

/** KC-39.2: the seat of the frame has offered a draw. */
const parley = book.procedure('parley', {}).does((w) => [
  w.run((p, f) => {
    p.t.gangs[f.seat].drawOffered = true;
    p.tell?.({ kind: 'drawOffered', rule: 'KC-39.2', seat: f.seat });
  }),
  w.ask<'accept' | 'refuse'>('draw', {
    rule: 'KC-39.2',
    who: (_t, f) => other(f.seat),
    legal(_t, _f, list) {
      list.push('accept', 'refuse');
    },
    why: (_t, _f, answer) => notAnAnswer('parley/draw', answer),
    take(p, f, answer) {
      if (answer === 'accept') endGame(p, 'agreedDraw', 'KC-39.2', []);
      else p.tell?.({ kind: 'drawRefused', rule: 'KC-39.2', seat: other(f.seat) });
    },
  }),
]);

/** Once a turn, so that nobody is worn down with offers. */
const mayOffer = (t: Table, seat: Seat): boolean => !t.gangs[seat].drawOffered;

book.anytime<typeof OFFER_DRAW>('offer draw', {
  rule: 'KC-39.2',
  who: (t, stack) => (openFrame(stack, parley) ? [] : BOTH.filter((seat) => mayOffer(t, seat))),
  legal: (_t, _seat, list) => void list.push(OFFER_DRAW),
  why: (_t, _seat, answer) => notAnAnswer('anytime/offer draw', answer),
  whyNobody: (t, seat) => (mayOffer(t, seat) ? null : no('KC-39.2', 'alreadyOffered', {})),
  to: (_t, seat) => parley.with({ for: seat }),
});
