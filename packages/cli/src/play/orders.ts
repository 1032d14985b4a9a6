/** Standing orders at the keyboard: the windows one can pass at in advance, numbered, with their exceptions by letter. */
import type { Language, Plain, Seat } from '@guildhall/kernel';
import type { AnyMatch } from '@guildhall/registry';
import { dim } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function orderLines(match: AnyMatch, seat: Seat, language: Language, text: Text, width: number): string[] {
  const { game } = match;
  const given = match.orders(seat);
  const words = (window: string, condition: string | null): string =>
    game.text[language].order?.(window, condition) ?? condition ?? window;
  return Object.entries(game.orders).flatMap(([window, { rule, unless }], i) => {
    const exceptions = Object.hasOwn(given, window) ? given[window] : null;
    const stands = exceptions && text.play.orderStands(exceptions.map((condition) => words(window, condition)));
    return [
      wrap(`  ${i + 1}  ${words(window, null)} ${dim(`[${rule}]`)}${stands ? `: ${stands}` : ''}`, width, '     '),
      ...unless.map((condition, letter) =>
        wrap(`     ${LETTERS[letter]}  ${text.play.orderUnless(words(window, condition))}`, width, '        '),
      ),
    ];
  });
}

/** "2 a c", "2 off": which window, and the exceptions (null: the order is taken back). null: it says no order. */
export function readOrder(
  line: string,
  { game }: AnyMatch,
  off: readonly string[],
): { window: string; unless: string[] | null } | null {
  const [number, ...rest] = line.toLowerCase().split(/[\s,]+/);
  const window = /^\d{1,3}$/.test(number) ? Object.keys(game.orders)[Number(number) - 1] : undefined;
  if (window === undefined) return null;
  if (rest.length === 1 && off.includes(rest[0])) return { window, unless: null };
  const unless: string[] = [];
  for (const letter of new Set(rest)) {
    const condition = letter.length === 1 ? game.orders[window].unless[LETTERS.indexOf(letter)] : undefined;
    if (condition === undefined) return null;
    unless.push(condition);
  }
  return { window, unless };
}

/** Whoever keeps the match answers as standing orders say, at once. A bot that sits there decides by itself. */
export function passByOrder(match: AnyMatch, isPerson: (seat: Seat) => boolean, pass: (seat: Seat, answer: Plain) => void): void {
  for (;;) {
    const due = match.dueByOrder();
    if (!due || !isPerson(due.seat)) return;
    pass(due.seat, due.answer);
  }
}
