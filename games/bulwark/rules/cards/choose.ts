/** "Choose one" (BW-6.12): exactly one of several texts. */
import { count, needed, text } from '@guildhall/kernel';
import { PROGRAMS } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import { indexIn, OPTION } from '../answers.ts';
import { book } from '../book.ts';

export const choose = book.procedure('choose', { effect: needed(text(80)), at: needed(count(1000)) }, count(20));
choose.does((w) => [
  w.ask('one', {
    rule: 'BW-6.12',
    legal: (_t, { vars }, list: string[]) => {
      const options = PROGRAMS.get(vars.effect)?.[vars.at].targets?.length ?? 0;
      for (let i = 0; i < options; i++) list.push(OPTION[i]);
    },
    why: (_t, _f, answer) => no('BW-6.12', 'notAnAnswer', { answer }),
    show: (_t, { vars }) => ({ effect: vars.effect, at: vars.at }),
    take: (p, _f, answer) => p.give(choose, indexIn('option', answer)),
  }),
]);
