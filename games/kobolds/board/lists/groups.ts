/** The answers of an activation or a move by what they do, so that a long list can be read; what helps least comes last. */
import type { Language, Plain, View } from '@guildhall/kernel';
import type { AnswerGroup } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { isFriendlyFire, walkOf } from '../press/walks.ts';
import { wordsIn } from '../words/words.ts';

const ORDER = ['fight', 'move', 'magic', 'cover', 'things', 'cards', 'more', 'end', 'own'] as const;
type Group = (typeof ORDER)[number];

const RULES: readonly (readonly [RegExp, Group])[] = [
  [/^(attack|shoot|strike)\b/, 'fight'],
  [/^cast\b/, 'magic'],
  [/^(contact m|towards|walk|climb|up |over |down|dash|off$)/, 'move'],
  [/^(behind|away from|contact t)/, 'cover'],
  [/^(inspect|take chest|put down chest|chuck)/, 'things'],
  [/^[2-9TJQKA][cdhs]( |$)/, 'cards'],
  [/^(end|stay)$/, 'end'],
];
const groupOf = (option: Plain, view: View<TableView>): Group => {
  if (typeof option !== 'string') return 'more';
  if (isFriendlyFire(option, view)) return 'own';
  return RULES.find(([rule]) => rule.test(option))?.[1] ?? 'more';
};

/** Into contact first, then towards whom little is left to go; last the walks that something stops. */
function rankOf(option: Plain, view: View<TableView>): number {
  const walk = walkOf(view, option);
  if (!walk) return 0;
  return (walk.stopped ? 1000 : 1) + walk.left;
}

/** One group without a name where there is nothing to tell apart. */
export function groups(options: readonly Plain[], language: Language, view: View<TableView>): AnswerGroup[] {
  const ranks = new Map(options.map((option) => [option, rankOf(option, view)]));
  const sorted = options.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const by = new Map<Group, Plain[]>();
  for (const option of sorted) {
    const group = groupOf(option, view);
    const list = by.get(group);
    if (list) list.push(option);
    else by.set(group, [option]);
  }
  const words = wordsIn(language).group;
  const found = ORDER.flatMap((group): AnswerGroup[] => {
    const list = by.get(group);
    return list ? [{ name: words[group], options: list, direct: group === 'end' }] : [];
  });
  return found.length > 1 ? found : [{ name: '', options: sorted }];
}
