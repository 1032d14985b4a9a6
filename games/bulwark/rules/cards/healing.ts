/** Healing of others: Sacred Guardian (BW-31.9), and a defeated crown (BW-12.18). */
import { count, needed, seat } from '@guildhall/kernel';
import { no } from '../../refusals.ts';
import { HERO, indexOf } from '../answers.ts';
import { book } from '../book.ts';
import { heal, livingFromActive } from '../wounds.ts';
import { showHandCard } from '../zones.ts';

export const healChosen = book.procedure('heal chosen', { n: needed(count(20)), whom: seat });
healChosen.does((w) => [
  w.ask('whom', {
    rule: 'BW-31.9',
    legal: ({ heroes }, _f, list: string[]) => {
      for (let i = 0; i < heroes.length; i++) if (heroes[i].alive) list.push(HERO[i]);
    },
    why: (_t, _f, answer) => no('BW-31.9', 'notAnAnswer', { answer }),
    take: (p, f, answer) => {
      // Whether there is anything to heal tells something of a closed hand.
      showHandCard(p);
      f.vars.whom = indexOf(answer);
    },
  }),
  // BW-26.6: the healed Hero's player chooses the Wound.
  w.call(heal, (_t, f) => ({ for: f.vars.whom, left: f.vars.n })),
]);

/** BW-12.18, BW-29.2 */
export const healEverybody = book.procedure('heal everybody', { n: needed(count(20)), healed: seat });
healEverybody.does((w) => [
  w.each('healed', livingFromActive, [w.call(heal, (_t, f) => ({ for: f.vars.healed, left: f.vars.n }))]),
]);
