/** What may be done out of turn, as a menu of its own, and what a typed line means in it. */
import type { Language, MayAlso, Plain, Seat } from '@guildhall/kernel';
import type { AnyMatch } from '@guildhall/registry';
import { speaker } from '../context.ts';
import { type Item, typed } from './menu.ts';

/** One thing a seat may do: a way of doing it that has a name, or (its answer is null) one that is still to be written. */
export interface ActItem extends Item {
  seat: Seat;
  act: MayAlso;
}

/** Everything these seats may do now. With several at the keyboard each line says whose it is. */
export function actsOf({ game, current }: AnyMatch, seats: readonly Seat[], language: Language): ActItem[] {
  const text = game.text[language];
  return seats.flatMap((seat) => {
    const view = game.view(current, seat);
    const say = speaker(game, language, view);
    const whose = (words: string): string => (seats.length > 1 ? `${text.seat(seat)}: ${words}` : words);
    return view.mayAlso.flatMap((act): ActItem[] => {
      const { name, show, options, form } = act;
      const named = (options ?? []).map((answer) => ({
        seat,
        act,
        answer,
        words: whose(text.answer(name, answer, show, say)),
      }));
      return form ? [...named, { seat, act, answer: null, words: whose(text.question(name, show, say)) }] : named;
    });
  });
}

/** What a line means: these are the items it may name, with what was written after the number. */
export function namedActs(line: string, items: readonly ActItem[]): { found: readonly ActItem[]; rest: string } {
  const [, number, rest = ''] = /^(\d{1,3})(?:\s+(.*))?$/s.exec(line) ?? [];
  if (number !== undefined) return { found: items.slice(Number(number) - 1, Number(number)), rest: rest.trim() };
  const wanted = line.trim().toLowerCase();
  const fits = ({ answer, words }: ActItem): boolean =>
    words.toLowerCase() === wanted || (answer !== null && typed(answer as Plain).toLowerCase() === wanted);
  return { found: items.filter(fits), rest: '' };
}
