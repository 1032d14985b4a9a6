/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import type { EarlierVersion, Frame, PlainRecord } from '@guildhall/kernel';

/** Until 1.0.0 whoever was asked conceded or offered a draw by an answer; from 1.1.0 on both are done at any time (KC-39.1, KC-39.2). */
const OUT_OF_TURN = ['concede', 'offer draw'];

/** A parley was a call of the procedure it interrupted; now it lies upon the question that waits. */
const WAITING: { readonly [call: string]: string } = {
  'action time>activate': 'action time/model',
  'activation>carry out': 'activation/act',
};

function interruptOnly(below: Frame, frame: Frame): void {
  if (frame.at === 'parley/draw' && Object.hasOwn(WAITING, below.at)) below.at = WAITING[below.at];
}

export const versions: readonly EarlierVersion[] = [
  {
    version: '1.0.0',
    question: (question, answer) => (OUT_OF_TURN.some((act) => act === answer) ? `anytime/${answer}` : question),
    repair({ table, stack }) {
      for (const gang of table.gangs as PlainRecord[]) gang.drawOffered = false;
      for (const [i, { at, vars }] of stack.entries()) {
        if (i > 0) interruptOnly(stack[i - 1], stack[i]);
        if (/^(action time|activation)[/>]/.test(at)) delete vars.offered;
      }
    },
  },
];
