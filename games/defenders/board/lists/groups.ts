/** Long lists in groups: what a card may do in city creation; elsewhere by the unit that does it. */
import type { Language, Plain } from '@guildhall/kernel';
import type { AnswerGroup } from '@guildhall/table';
import { wordsIn } from '../words/words.ts';

const ORDER = ['location', 'defender', 'add', 'finalise', 'more'] as const;
type Group = (typeof ORDER)[number];

const groupOf = (option: Plain): Group => {
  const [verb, , sort] = typeof option === 'string' ? option.split(' ') : [];
  if (verb === 'create') return sort === 'location' ? 'location' : 'defender';
  return verb === 'add' || verb === 'finalise' ? verb : 'more';
};

/** One group without a name where there is nothing to tell apart. */
export function groups(options: readonly Plain[], language: Language): AnswerGroup[] {
  const words = wordsIn(language).groups;
  const found = ORDER.flatMap((group) => {
    const list = options.filter((option) => groupOf(option) === group);
    // Skipping ends the turn and is never behind anything.
    return list.length > 0 ? [{ name: words[group], options: list, direct: group === 'more' }] : [];
  });
  return found.length > 1 && found.some(({ name }) => name === words.location || name === words.defender)
    ? found
    : [{ name: '', options }];
}
