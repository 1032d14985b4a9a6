/** Chapter 2: a round, in which everybody plays an animal. */
import { type Seat, seat } from '@guildhall/kernel';
import { type Animal, strength } from '../data/animals.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { book } from './book.ts';
import { draw } from './pack.ts';

/** Everybody, beginning with whoever leads. */
function inTurn({ hands, leader }: Table): Seat[] {
  return hands.map((_, i) => (leader + i) % hands.length);
}

const power = ({ played }: Table, player: Seat): number => {
  const animal = played[player];
  return animal === null ? 0 : strength(animal);
};

/** Whose animal is the strongest so far; before the first is played, whoever leads. */
const ahead = (t: Table): Seat => inTurn(t).reduce((best, player) => (power(t, player) > power(t, best) ? player : best));

/** Declared with its local variables, which die with it, and what it gives back: the seat that wins. */
export const round = book.procedure('round', { player: seat }, seat);
const turn = book.procedure('turn', {});

// NG-2.1. What a procedure does is a list of steps in the seven words: run, ask, together, call, when, loop, each.
round.does((w) => [
  // A call is put to a seat with `for`; without it, to the seat of the caller.
  w.each('player', (t) => inTurn(t).filter((player) => t.hands[player].length > 0), [
    w.call(turn, (_t, f) => ({ for: f.vars.player })),
  ]),
  // `give` hands a result to the call that opened this procedure.
  w.run((p) => p.give(round, ahead(p.t))),
]);

turn.does((w) => [
  w.ask('play', {
    rule: 'NG-2.1',
    // All legal answers, and nothing else is legal. Where only one is left it is taken by itself: the last animal of a hand
    // plays itself. Where the rulebook makes the act itself matter, `always: true` asks all the same.
    legal: (t, f, answers: Animal[]) => void answers.push(...t.hands[f.seat]),
    // Whatever else somebody answers, in whatever shape: say why not, with a rule.
    why: (_t, _f, answer) => no('NG-2.1', 'notInHand', { answer }),
    show: (t) => ({ best: t.played[ahead(t)] }),
    take: (p, f, animal) => {
      const hand = p.t.hands[f.seat];
      hand.splice(hand.indexOf(animal), 1);
      p.t.played[f.seat] = animal;
      // It was hidden from the others until now.
      p.disclose();
      // With a question mark: when bots search nobody listens, `tell` is missing and the fact is not even built.
      p.tell?.({ kind: 'played', rule: 'NG-2.1', seat: f.seat, animal });
    },
  }),
  w.run((p, f) => draw(p, f.seat)),
]);
