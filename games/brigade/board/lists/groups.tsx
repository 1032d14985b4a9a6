/** The answers of an action phase by what they do, so that a long list can be read: fires first, and the end of the turn apart. */
import type { Language, Plain, View } from '@guildhall/kernel';
import type { AnswerGroup } from '@guildhall/table';
import { spaceNamed } from '../../spaces.ts';
import type { TableView } from '../../view.ts';
import type { IconName } from '../art/icons.ts';
import { Icon } from '../art/Tokens.tsx';
import { wordsIn } from '../words/words.ts';

const ORDER = ['extinguish', 'brigade', 'wagon', 'refill', 'upgrade', 'more'] as const;
type Group = (typeof ORDER)[number];
const SIGN: { [group in Group]: IconName | null } = {
  extinguish: 'drop',
  brigade: 'boot',
  wagon: 'wagon',
  refill: 'bucket',
  upgrade: 'upgrade',
  more: null,
};

function groupOf(option: Plain): Group {
  if (typeof option !== 'string') return 'more';
  const word = option.split(' ')[0];
  if (word === 'wagon' && option !== 'wagon' && option !== 'wagon first') return 'wagon';
  return ORDER.find((group) => group === word && option.includes(' ') && group !== 'wagon') ?? 'more';
}

/** The space an answer ends at, or -1. */
const endOf = (option: Plain): number =>
  typeof option === 'string' ? spaceNamed(option.split(' ').at(-1)?.split('-').at(-1) ?? '') : -1;

/** What is typed for an answer: the space it ends at. */
export function typed(option: Plain): string | null {
  return endOf(option) < 0 ? null : String(option).slice(-2);
}

/** One group without a name where there is nothing to tell apart. */
export function groups(options: readonly Plain[], language: Language, view: View<TableView>): AnswerGroup[] {
  const by = new Map<Group, Plain[]>();
  for (const option of options) {
    const group = groupOf(option);
    const list = by.get(group);
    if (list) list.push(option);
    else by.set(group, [option]);
  }
  const heat = (option: Plain): number => view.table.spaces[endOf(option)]?.fire ?? 0;
  const words = wordsIn(language).group;
  const found = ORDER.flatMap((group): AnswerGroup[] => {
    const list = by.get(group);
    if (!list) return [];
    const sign = SIGN[group];
    return [
      {
        name: words[group],
        options: list.toSorted((a, b) => heat(b) - heat(a)),
        sign: sign && <Icon name={sign} size={15} />,
        direct: group === 'more',
      },
    ];
  });
  return found.length > 1 ? found : [{ name: '', options }];
}
