/** Backhander (BW-32.3): the first Foe of the line goes to its end, or not. */
import { no } from '../../refusals.ts';
import { book } from '../book.ts';
import { move } from '../line.ts';

export const bribe = book.procedure('bribe', {});
bribe.does((w) => [
  w.ask('move', {
    rule: 'BW-32.3',
    legal: (_t, _f, list: string[]) => void list.push('move', 'no'),
    why: (_t, _f, answer) => no('BW-32.3', 'notAnAnswer', { answer }),
    show: (t) => ({ foe: t.line[0].foe }),
    take: (p, _f, answer) => {
      if (answer === 'move') move(p, 0, 'end');
    },
  }),
]);
