/** The answers of an action phase by what they do, so that a long list can be read. */
import type { Language, Plain } from '@guildhall/kernel';
import { wordsIn } from '../words/words.ts';

const ORDER = ['extinguish', 'brigade', 'refill', 'upgrade', 'more', 'wagon'] as const;
type Group = (typeof ORDER)[number];

function groupOf(option: Plain): Group {
  if (typeof option !== 'string') return 'more';
  const word = option.split(' ')[0];
  if (word === 'wagon' && option !== 'wagon' && option !== 'wagon first') return 'wagon';
  return ORDER.find((group) => group === word && option.includes(' ') && group !== 'wagon') ?? 'more';
}

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
