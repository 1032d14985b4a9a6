/** WS-9.26: where an ability asks for a matter of taste the player states it in a few words; a human GM may send it back. */
import { flag, needed, record, text } from '@guildhall/kernel';
import { RACE_ABILITIES, type RaceAbilityId, STOCK_LINE } from '../data/index.ts';
import { no } from '../refusals.ts';
import { book } from './book.ts';
import { MOST_WORDS, mayJudge, sendBack, whyNotWords } from './describe.ts';
import { aCharacter } from './kinds.ts';
import { nameOf } from './names.ts';

export const isTaste = (ability: string): boolean => RACE_ABILITIES[ability as RaceAbilityId]?.taste ?? false;

export const condition = book.procedure(
  'condition',
  { by: needed(aCharacter), ability: needed(text(40)), judged: flag(), words: text(MOST_WORDS), back: flag() },
  record({ back: flag(), words: text(MOST_WORDS) }),
);

condition.does((w) => [
  w.ask('words', {
    rule: 'WS-9.26',
    form: { kind: 'text', max: MOST_WORDS },
    accepts: (_t, _f, answer) => whyNotWords(answer),
    sample: () => STOCK_LINE,
    suggest: (_t, _f, list: string[]) => void list.push(STOCK_LINE),
    show: (_t, f) => ({ ability: f.vars.ability }),
    take: (_p, f, answer: string) => {
      f.vars.words = answer;
    },
  }),
  w.when(
    (t, f) => f.vars.judged && mayJudge(t, f.vars.by),
    [
      w.ask('judge', {
        rule: 'WS-9.26',
        who: (t) => t.gm,
        legal: (_t, _f, list: string[]) => void list.push('accept', 'send back'),
        why: (_t, _f, answer) => no('WS-9.26', 'notAnAnswer', { answer }),
        show: (t, f) => ({ who: nameOf(t, f.vars.by), ability: f.vars.ability, words: f.vars.words }),
        take: (_p, f, answer) => {
          f.vars.back = answer === 'send back';
        },
      }),
      w.call(sendBack, (t, f) => (f.vars.back ? { for: t.gm } : null)),
    ],
  ),
  w.run((p, f) => p.give(condition, { back: f.vars.back, words: f.vars.words })),
]);
