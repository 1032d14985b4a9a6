/** The answers of an activation or a move by what they do, so that a long list can be read. */
import type { Language, Plain } from '@guildhall/kernel';
import { wordsIn } from '../words/words.ts';

const ORDER = ['fight', 'move', 'magic', 'cover', 'things', 'cards', 'more'] as const;
type Group = (typeof ORDER)[number];

const RULES: readonly (readonly [RegExp, Group])[] = [
  [/^(attack|shoot|strike)\b/, 'fight'],
  [/^cast\b/, 'magic'],
  [/^(contact m|towards|walk|climb|up |over |down|dash|stay|off$)/, 'move'],
  [/^(behind|away from|contact t)/, 'cover'],
  [/^(inspect|take chest|put down chest|chuck)/, 'things'],
  [/^[2-9TJQKA][cdhs]( |$)/, 'cards'],
];
const groupOf = (option: Plain): Group => {
  if (typeof option !== 'string') return 'more';
  return RULES.find(([rule]) => rule.test(option))?.[1] ?? 'more';
};

/** One group without a name where there is nothing to tell apart. */
export function groups(options: readonly Plain[], language: Language): { name: string; options: readonly Plain[] }[] {
  const by = new Map<Group, Plain[]>();
  for (const option of options) {
    const group = groupOf(option);
    const list = by.get(group);
    if (list) list.push(option);
    else by.set(group, [option]);
  }
  const words = wordsIn(language).group;
  const found = ORDER.flatMap((group) => {
    const list = by.get(group);
    return list ? [{ name: words[group], options: list }] : [];
  });
  return found.length > 1 ? found : [{ name: '', options }];
}
