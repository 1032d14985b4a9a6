/** "Choose one" (BW-6.12): exactly one of several texts. */

import { type EffectData, instructionAt } from '@guildhall/effects';
import { count, needed, text } from '@guildhall/kernel';
import { boxOf, effectOn } from '../../box.ts';
import { VOCABULARY } from '../../data/index.ts';
import { no } from '../../refusals.ts';
import type { Table } from '../../table.ts';
import { indexOf, OPTION } from '../answers.ts';
import { book } from '../book.ts';

/** The texts to choose from, as they stand on the card. */
function optionsAt(t: Table, effect: string, at: number): EffectData[] {
  const instruction = instructionAt(VOCABULARY, effectOn(boxOf(t), effect), at);
  return (instruction?.options ?? []) as EffectData[];
}

export const choose = book.procedure('choose', { effect: needed(text(80)), at: needed(count(1000)) }, count(20));
choose.does((w) => [
  w.ask('one', {
    rule: 'BW-6.12',
    legal: (t, { vars }, list: string[]) => {
      const options = boxOf(t).programs.get(vars.effect)?.[vars.at].targets?.length ?? 0;
      for (let i = 0; i < options; i++) list.push(OPTION[i]);
    },
    why: (_t, _f, answer) => no('BW-6.12', 'notAnAnswer', { answer }),
    show: (t, { vars }) => ({ effect: vars.effect, at: vars.at, options: optionsAt(t, vars.effect, vars.at) }),
    take: (p, _f, answer) => p.give(choose, indexOf(answer)),
  }),
]);
