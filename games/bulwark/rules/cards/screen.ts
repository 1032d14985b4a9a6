/** Glassworks (BW-34.7): the Screen that stops Foes from seeing each other (BW-11.11). */
import { no } from '../../refusals.ts';
import { BEHIND, indexIn, indexOf } from '../answers.ts';
import { book } from '../book.ts';

export const screen = book.procedure('screen', {});
screen.does((w) => [
  w.ask('behind', {
    rule: 'BW-34.7',
    // BW-34.11: behind the last Foe as well.
    legal: ({ line }, _f, list: string[]) => {
      for (let i = 0; i < line.length; i++) list.push(BEHIND[i]);
      list.push('no');
    },
    why: (t, _f, answer) => {
      const index = indexIn('behind', answer);
      return Number.isNaN(index)
        ? no('BW-34.7', 'notAnAnswer', { answer })
        : no('BW-11.11', 'noSuchPlace', { place: index + 1, foes: t.line.length });
    },
    take: (p, _f, answer) => {
      if (answer === 'no') return;
      const index = indexOf(answer);
      const { number, foe } = p.t.line[index];
      // BW-11.14: a new one replaces the old one.
      p.t.screen = number;
      p.tell?.({ kind: 'screened', rule: 'BW-11.11', foe, place: index + 1 });
    },
  }),
]);
