/** What the acts of the business between games have in common: they are open until all have decided what to bring (KC-30.25). */
import { type Plain, type Refusal, text } from '@guildhall/kernel';
import { everybody } from '../reading.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { book, type KC, type P } from './book.ts';

/** The longest answer there is. */
const MOST_TEXT = 80;

interface Business {
  rule: KC;
  /** Is there anything to be done at all? Asked of every seat again and again, and so quick to say. */
  some(t: Table, seat: number): boolean;
  /** All answers that may be worth a thought; those that `why` does not refuse are legal. */
  candidates(t: Table, seat: number): string[];
  /** Why this cannot be done now; null: it can. Must cope with any text. */
  why(t: Table, seat: number, answer: string): Refusal<KC> | null;
  /** Why a seat that has no legal answer at all has none. */
  whyNothing(t: Table, seat: number): Refusal<KC>;
  does(p: P, seat: number, answer: string): void;
  show?(t: Table, seat: number): { [name: string]: Plain };
}

export const isBusiness = (t: Table): boolean => t.phase === 'business';
/** Why nobody may: the gangs are fighting, or nothing was founded yet. */
export const notBusiness = (): Refusal<KC> => no('KC-30.25', 'notBusiness', {});

/** An act whose answers can be listed. */
export function businessAct(name: string, { rule, some, candidates, why, whyNothing, does, show }: Business): void {
  const done = book.procedure(`business: ${name}`, { answer: text(MOST_TEXT) });
  done.does((w) => [w.run((p, f) => does(p, f.seat, f.vars.answer))]);
  const legal = (t: Table, seat: number): string[] => candidates(t, seat).filter((answer) => why(t, seat, answer) === null);
  book.anytime<string>(name, {
    rule,
    who: (t) => (isBusiness(t) ? everybody(t).filter((seat) => some(t, seat)) : []),
    may: (t, seat) => isBusiness(t) && some(t, seat),
    whyNobody(t, seat, _stack, answer) {
      if (!isBusiness(t)) return notBusiness();
      return (typeof answer === 'string' ? why(t, seat, answer) : null) ?? whyNothing(t, seat);
    },
    legal: (t, seat, list) => void list.push(...legal(t, seat)),
    isLegal: (t, seat, answer) =>
      typeof answer === 'string' && candidates(t, seat).includes(answer) && why(t, seat, answer) === null,
    why: (t, seat, answer) => (typeof answer === 'string' ? why(t, seat, answer) : null) ?? no(rule, 'notAnAnswer', { answer }),
    to: (_t, seat, answer) => done.with({ for: seat, answer }),
    show: (t, seat) => show?.(t, seat) ?? {},
  });
}
