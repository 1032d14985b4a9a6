/** DF-29.8: table agreement, the one way in which the table decides together. */
import {
  count,
  flag,
  listOf,
  needed,
  oneOf,
  type Plain,
  type Question,
  record,
  seat,
  type Together,
  text,
} from '@guildhall/kernel';
import { MOST_SEATS } from '../data/index.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { book, type DefendersFact, type DF, type FrameOf, type P, type VarsIn } from './book.ts';
import { name, textNumber, told } from './kinds.ts';
import { turnOver } from './polls.ts';
import { hasOthers, othersThan } from './reading.ts';

/** A proposal such as "connect L1 L2". */
const proposal = text(40);

/** It gives the proposal as it was put last, and whether it passed. */
export const agreement = book.procedure(
  'agreement',
  {
    proposal: needed(proposal),
    by: needed(seat),
    title: name,
    description: told,
    /** The number of the description, or 0. */
    text: textNumber,
    /** The proposals it may be amended to. */
    options: listOf(proposal),
    /** With equal votes nobody decides, the default stands (DF-6.17). */
    firm: flag(),
    yes: count(MOST_SEATS),
    no: count(MOST_SEATS),
    settled: oneOf(['', 'all', 'majority', 'decider', 'default'], ''),
    passed: flag(),
  },
  record({ proposal, passed: flag() }),
);
type V = VarsIn<typeof agreement>;
type F = FrameOf<typeof agreement>;

const show = (_t: Table, f: F) => {
  const { proposal, by, title, description, text } = f.vars;
  return { proposal, by, title, description, text };
};

/** Bots abstain and so have no vote (DF-29.9); the proposer counts as agreeing. */
function countVotes(f: F, answers: readonly (readonly [number, string])[]): void {
  f.vars.yes = 1;
  f.vars.no = 0;
  for (const [, answer] of answers) {
    if (answer === 'yes') f.vars.yes++;
    else if (answer === 'no') f.vars.no++;
  }
}
function settle(f: F, passed: boolean, settled: V['settled']): void {
  f.vars.passed = passed;
  f.vars.settled = settled;
}

const poll = (
  question: 'agreement/answer' | 'agreement/vote',
  reveal: (p: P, f: F) => void,
): Together<Table, V, string, DefendersFact, DF> => ({
  rule: 'DF-29.8',
  who: (t, f) => othersThan(t, f.vars.by),
  legal: (_t, _f, _seat, list) => void list.push('yes', 'no', 'abstain'),
  why: (_t, _f, _seat, answer: Plain) => notAnAnswer(question, answer),
  reveal: (p, f, answers) => {
    turnOver(p, answers);
    countVotes(f, answers);
    reveal(p, f);
  },
  show,
});

const amend: Question<Table, V, string, DefendersFact, DF> = {
  rule: 'DF-29.8',
  who: (_t, f) => f.vars.by,
  legal: (_t, f, list) => {
    list.push('stand by it', 'withdraw');
    for (const option of f.vars.options) list.push(option);
  },
  why: (_t, _f, answer) => notAnAnswer('agreement/amend', answer),
  take: (p, f, answer) => {
    const { by, proposal } = f.vars;
    if (answer === 'stand by it') return;
    if (answer === 'withdraw') {
      settle(f, false, 'default');
      p.tell?.({ kind: 'withdrawn', rule: 'DF-29.8', seat: by, proposal });
      return;
    }
    f.vars.proposal = answer;
    p.tell?.({ kind: 'amended', rule: 'DF-29.8', seat: by, proposal: answer });
  },
  show: (_t, f) => ({ proposal: f.vars.proposal, title: f.vars.title, yes: f.vars.yes, no: f.vars.no }),
};

agreement.does((w) => [
  w.run((p, f) => {
    const { proposal, by, title, description, text } = f.vars;
    const texts = { description: text };
    p.tell?.({ kind: 'proposed', rule: 'DF-29.8', seat: by, proposal, title, description, texts });
    // DF-30.3: one person's own decision.
    if (!hasOthers(p.t)) {
      f.vars.yes = 1;
      settle(f, true, 'all');
    }
  }),
  w.when(
    (_t, f) => f.vars.settled === '',
    [
      w.together(
        'answer',
        poll('agreement/answer', (_p, f) => {
          if (f.vars.no === 0) settle(f, true, 'all');
        }),
      ),
      w.when((_t, f) => f.vars.settled === '', [w.ask('amend', amend)]),
      w.when(
        (_t, f) => f.vars.settled === '',
        [
          w.together(
            'vote',
            poll('agreement/vote', (p, f) => {
              const { yes, no } = f.vars;
              if (yes !== no) settle(f, yes > no, 'majority');
              else if (f.vars.firm) settle(f, false, 'default');
              else if (p.t.first === f.vars.by) settle(f, true, 'decider');
            }),
          ),
          w.when(
            (_t, f) => f.vars.settled === '',
            [
              w.ask<string>('decide', {
                rule: 'DF-29.8',
                who: (t) => t.first,
                legal: (_t, _f, list) => void list.push('yes', 'no', 'abstain'),
                why: (_t, _f, answer) => notAnAnswer('agreement/decide', answer),
                take: (_p, f, answer) => settle(f, answer === 'yes', answer === 'abstain' ? 'default' : 'decider'),
                show,
              }),
            ],
          ),
        ],
      ),
    ],
  ),
  w.run((p, f) => {
    const { proposal, passed, yes, no, settled } = f.vars;
    p.tell?.({ kind: 'agreementReached', rule: 'DF-29.8', proposal, passed, yes, no, by: settled === '' ? 'default' : settled });
    p.give(agreement, { proposal, passed });
  }),
]);
