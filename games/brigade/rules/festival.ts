/** Chapter 30: festival events. */
import type { Frame, Refusal } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NOBODY, NOWHERE, SPACE_NAMES, SPACES, spaceNamed } from '../spaces.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book } from './book.ts';
import { isGuarded, isProtected, raise } from './fire.ts';
import { isRaisable, meepleAt, seatsInOrder } from './reading.ts';
import { whyNoTarget } from './targets.ts';

type FestivalVars = { who: number };

const RULE: { readonly [card: string]: BR } = {
  arson: 'BR-30.2',
  'burning-man': 'BR-30.3',
  'dirty-dealings': 'BR-30.4',
  'karnaj-celebrates': 'BR-30.5',
};

/** What the card asks of a block, apart from protection. */
function isMeant(t: Table, s: number): boolean {
  // BR-30.2 Arson: "+1 intensity on one block with a Loyalty marker, chosen by the active player."
  if (t.event === 'arson') return t.loyal[s] !== NOBODY;
  // BR-30.3 Burning Man Festival: "+1 intensity on one block with a Brigade or Wagon, chosen by the active player."
  if (t.event === 'burning-man') return meepleAt(t, s);
  // BR-30.4 Dirty Dealings: "Each player may add 1 intensity to one block without Brigade or Wagon."
  if (t.event === 'dirty-dealings') return !meepleAt(t, s);
  // BR-30.5 Karnaj Celebrates: "+1 intensity on one block of value 2, chosen by the active player."
  return t.value[s] === 2;
}
/** BR-30.7, BR-27.19: Burning Man works in spite of meeples, though not of Allegiance. */
function isSpared(t: Table, s: number): boolean {
  return t.event === 'burning-man' ? isGuarded(t, s) : isProtected(t, s);
}
/** BR-30.8. */
function fits(t: Table, s: number): boolean {
  return isRaisable(t, s) && isMeant(t, s) && !isSpared(t, s);
}
function anyFits(t: Table): boolean {
  for (let s = 0; s < SPACES; s++) if (fits(t, s)) return true;
  return false;
}

function whyNot(t: Table, _f: Frame<FestivalVars>, s: number): Refusal<BR> {
  const space = SPACE_NAMES[s];
  const rule = RULE[t.event];
  if (!isRaisable(t, s)) return whyNoTarget(t, s, rule);
  if (!isMeant(t, s)) return no(rule, 'notATarget', { space });
  if (isGuarded(t, s)) return no('BR-27.19', 'guardedByAllegiance', { space, seat: t.allegiance });
  return no('BR-8.1', 'notATarget', { space });
}

book.procedure('festival', { who: 0 } as FestivalVars, (w) => [
  // BR-30.6: the active player chooses; Dirty Dealings is for everybody in turn (BR-7.23).
  w.each('who', (t) => (t.event === 'dirty-dealings' ? seatsInOrder(t) : [t.active]), [
    w.when(anyFits, [
      w.ask<string>('block', {
        rule: 'BR-30.6',
        who: (_t, f) => f.vars.who,
        legal(t, _f, list) {
          for (let s = 0; s < SPACES; s++) if (fits(t, s)) list.push(SPACE_NAMES[s]);
          if (t.event === 'dirty-dealings') list.push('none');
        },
        why(t, f, answer) {
          if (answer === 'none') return no('BR-30.8', 'mustChoose', {});
          const s = typeof answer === 'string' ? spaceNamed(answer) : NOWHERE;
          return s === NOWHERE ? notAnAnswer('festival/block', answer) : whyNot(t, f, s);
        },
        take(p, f, answer) {
          if (answer === 'none') p.tell?.({ kind: 'offerDeclined', rule: 'BR-30.8', seat: f.vars.who, offer: 'dirty-dealings' });
          else raise(p, spaceNamed(answer), 1, p.t.event, RULE[p.t.event]);
        },
        show: (t) => ({ card: t.event }),
      }),
    ]),
  ]),
]);
