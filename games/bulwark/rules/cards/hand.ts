/** Cards that discard from the hand: Fold 'Em (BW-33.5), Feeling Lucky (BW-33.11). */
import { count, flag } from '@guildhall/kernel';
import { no } from '../../refusals.ts';
import { cardIn, cardOf, offerCards, SAY } from '../answers.ts';
import { book } from '../book.ts';
import { discardFromHand, drawCards } from '../zones.ts';

const DONE = 'done';

export const redraw = book.procedure('redraw', { discarded: count(200), done: flag() });
redraw.does((w) => [
  w.loop(
    (t, f) => !f.vars.done && t.heroes[f.seat].hand.length > 0,
    [
      w.ask('discard', {
        rule: 'BW-33.5',
        legal: (t, f, list: string[]) => {
          offerCards(list, SAY.discard, t.heroes[f.seat].hand);
          list.push(DONE);
        },
        why: (_t, _f, answer) => {
          const card = cardIn('discard', answer);
          return card === null ? no('BW-33.5', 'notAnAnswer', { answer }) : no('BW-33.5', 'notInHand', { card });
        },
        show: (_t, f) => ({ discarded: f.vars.discarded }),
        take: (p, f, answer) => {
          if (answer === DONE) {
            f.vars.done = true;
            return;
          }
          discardFromHand(p, f.seat, cardOf(answer), 'BW-33.5');
          f.vars.discarded++;
        },
      }),
    ],
  ),
  w.run((p, f) => drawCards(p, f.seat, f.vars.discarded, 'BW-33.5')),
]);

/** Not optional. */
export const discardOne = book.procedure('discard', {});
discardOne.does((w) => [
  w.ask('card', {
    rule: 'BW-33.11',
    legal: (t, f, list: string[]) => offerCards(list, SAY.discard, t.heroes[f.seat].hand),
    why: (_t, _f, answer) => {
      const card = cardIn('discard', answer);
      return card === null ? no('BW-33.11', 'mustChoose', {}) : no('BW-33.11', 'notInHand', { card });
    },
    take: (p, f, answer) => discardFromHand(p, f.seat, cardOf(answer), 'BW-33.11'),
  }),
]);
