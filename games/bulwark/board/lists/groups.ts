/** The answers of a Buy Step by what they do, and the end of the step apart. */
import type { Language, Plain } from '@guildhall/kernel';
import type { AnswerGroup } from '@guildhall/table';
import { LOCATION_IDS } from '../../data/index.ts';
import { cardOf } from '../press/targets.ts';
import { wordsIn } from '../words/words.ts';

const ORDER = ['play', 'own', 'location', 'alms', 'more'] as const;
type Group = (typeof ORDER)[number];

function groupOf(option: Plain): Group {
  const [verb] = String(option).split(' ');
  if (verb === 'alms' || verb === 'play') return verb;
  if (verb !== 'buy' && verb !== 'gain') return 'more';
  const card = cardOf(option);
  return (LOCATION_IDS as readonly (string | null)[]).includes(card) ? 'location' : 'own';
}

/** One group without a name where there is nothing to tell apart. */
export function groups(options: readonly Plain[], language: Language): AnswerGroup[] {
  const words = wordsIn(language).group;
  const found = ORDER.map((group) => ({
    name: words[group],
    options: options.filter((option) => groupOf(option) === group),
    direct: group === 'more',
  })).filter(({ options: inside }) => inside.length > 0);
  return found.filter(({ direct }) => !direct).length > 1 ? found : [{ name: '', options }];
}
