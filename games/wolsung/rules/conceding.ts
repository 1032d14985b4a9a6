/** WS-21.2, WS-21.3: conceding, and agreeing on a draw. */
import { flag, needed, type Seat, whole } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { book, type P } from './book.ts';
import { isActive } from './characters.ts';
import { end, sidesLeft, withdraw } from './harm.ts';

/** Seats that play a side, whether their characters are still active or not. */
export function seatsOf(t: Table, side: number): Seat[] {
  const seats: Seat[] = [];
  for (const c of t.characters) if (c.state !== 'absent' && c.side === side && !seats.includes(c.owner)) seats.push(c.owner);
  return seats.sort((a, b) => a - b);
}

/** What everybody asked has answered is told; true: nobody refuses. */
function allAgree(p: P, rule: 'WS-21.2' | 'WS-21.3', answers: readonly (readonly [Seat, string])[]): boolean {
  p.disclose();
  p.t.refusers = answers.filter(([, answer]) => answer === 'refuse').map(([seat]) => seat);
  for (const [seat, answer] of answers) p.tell?.({ kind: 'agreed', rule, seat, agrees: answer === 'agree' });
  return p.t.refusers.length === 0;
}

/** A side wants to concede: all who play it must agree. The frame's seat has proposed it. */
export const concede = book.procedure('concede', { side: needed(whole(NONE, 9)), agreed: flag(true) });

concede.does((w) => [
  w.when(
    (t, f) => seatsOf(t, f.vars.side).length > 1,
    [
      w.together('agree', {
        rule: 'WS-21.2',
        who: (t, f) => seatsOf(t, f.vars.side).filter((seat) => seat !== f.seat),
        legal: (_t, _f, _seat, list: string[]) => void list.push('agree', 'refuse'),
        why: (_t, _f, _seat, answer) => no('WS-21.2', 'notAnAnswer', { answer }),
        show: (_t, f) => ({ seat: f.seat }),
        reveal: (p, f, answers) => {
          f.vars.agreed = allAgree(p, 'WS-21.2', answers);
        },
      }),
    ],
  ),
  w.run((p, f) => {
    if (f.vars.agreed) giveUp(p, f.vars.side, f.seat);
  }),
]);

/** With two sides the other wins, with more the side leaves. */
function giveUp(p: P, side: number, seat: Seat): void {
  const { t } = p;
  p.tell?.({ kind: 'conceded', rule: 'WS-21.2', side });
  const others = sidesLeft(t).filter((one) => one !== side);
  if (others.length === 1) {
    const by = t.characters.findIndex((c) => c.owner === seat && c.side === side && c.state !== 'absent');
    end(p, 'conceded', others[0], by);
    return;
  }
  p.tell?.({ kind: 'sideLeft', rule: 'WS-21.2', side });
  for (let n = 0; n < t.characters.length; n++) if (t.characters[n].side === side && isActive(t.characters[n])) withdraw(p, n);
}

/** WS-21.3: the outcome step, if somebody has wished for a draw: all others are asked. */
export const draw = book.procedure('draw', { agreed: flag(true) });

const wishing = (t: Table): Seat[] => [...t.stocks.keys()].filter((seat) => t.stocks[seat].wish === 'draw');

draw.does((w) => [
  w.when(
    (t) => wishing(t).length < t.stocks.length,
    [
      w.together('agree', {
        rule: 'WS-21.3',
        who: (t) => [...t.stocks.keys()].filter((seat) => t.stocks[seat].wish !== 'draw'),
        legal: (_t, _f, _seat, list: string[]) => void list.push('agree', 'refuse'),
        why: (_t, _f, _seat, answer) => no('WS-21.3', 'notAnAnswer', { answer }),
        show: (t) => ({ seats: wishing(t) }),
        reveal: (p, f, answers) => {
          f.vars.agreed = allAgree(p, 'WS-21.3', answers);
        },
      }),
    ],
  ),
  w.run((p, f) => {
    for (const stock of p.t.stocks) if (stock.wish === 'draw') stock.wish = 'nothing';
    if (f.vars.agreed) end(p, 'draw', NONE, NONE);
  }),
]);

export { wishing };
