/** What could have been meant by a line that is no answer. */
import type { Plain, Refusal } from '@guildhall/kernel';
import type { Text } from '../text/index.ts';
import { bare, commonWords, groupOf, hint, type Item, LONG, nameIn, whatMayFollow, whole } from './menu.ts';

/** So many answers or beginnings of answers are told. */
const TOLD = 12;
/** Why an answer is refused that belongs to no answer of the question at all. */
const NOT_AN_ANSWER = 'notAnAnswer';

const told = (item: Item): string => hint(item) ?? item.words;

/** With its name, where it is typed by a bare sign: "Shove [L] (shove-l)". */
function named(item: Item): string {
  const bracket = hint(item);
  return bracket === null || bracket.includes(' ') ? told(item) : `${nameIn(item)[0].trim()} (${bracket})`;
}

/** The answers in which the words of a line begin words: "brigade B3" and "wagon B3" for "b3". None: too many, or not one. */
export function holding(line: string, items: readonly Item[]): string[] {
  const wanted = bare(line).split(' ');
  if (wanted[0] === '') return [];
  const holds = (item: Item): boolean => {
    const words = whole(item).flatMap((spelling) => bare(spelling).split(' '));
    return wanted.every((word) => words.some((own) => own.startsWith(word)));
  };
  const found = items.filter(holds).map(named);
  return found.length <= TOLD ? found : [];
}

/** What can be typed to a question: its answers, or of many what they begin with ("brigade …", "upgrade …", "end"). */
export function beginnings(items: readonly Item[]): string[] {
  if (items.length <= LONG) return items.map(told);
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(groupOf(item.answer), [...(groups.get(groupOf(item.answer)) ?? []), item]);
  const found = [...groups.values()].map((group) => {
    const common = group.length === 1 ? told(group[0]) : commonWords(group.map(told));
    return group.length === 1 || common === '' ? common : `${common} …`;
  });
  return found.length <= TOLD && !found.includes('') ? found : [];
}

/** Half an answer gets its other half: "upgrade"; '': it is none. */
export function otherHalf(line: string, answer: Plain, items: readonly Item[], { play }: Text): string {
  const following = whatMayFollow(answer, items, line);
  return following.length === 0 ? '' : play.mayFollow(line.trim(), following);
}

/** A word of help below a refusal: what could be meant, and where it could give no reason what can be answered; '': none. */
export function suggestion(refusal: Refusal | null, line: string, items: readonly Item[], { play }: Text): string {
  const near = holding(line, items);
  if (near.length > 0) return play.perhaps(near);
  if (refusal?.why !== NOT_AN_ANSWER) return '';
  const begun = `${bare(line).split(' ')[0]} `;
  const [first, ...more] = items.map(told).filter((answer) => bare(answer).startsWith(begun));
  if (first === undefined) return play.canType(beginnings(items));
  const rest = (answer: string): string => answer.slice(answer.indexOf(' ') + 1);
  return play.mayFollow(first.split(' ')[0], [rest(first), ...more.map(rest)]);
}
