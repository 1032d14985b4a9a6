/** The answers of a turn, and of a window, by what they do; the end of the turn and passing stand apart. */
import type { Language, Plain, View } from '@guildhall/kernel';
import type { AnswerGroup } from '@guildhall/table';
import { type BoardWords, wordsIn } from '../words/words.ts';

type Group = keyof BoardWords['groups'];
const ORDER: readonly Group[] = ['act', 'cards', 'automatic', 'tokens', 'help', 'move', 'item', 'more'];
const BY_VERB: { readonly [verb: string]: Group } = {
  attack: 'act',
  stunt: 'act',
  finisher: 'act',
  bonus: 'cards',
  guard: 'cards',
  automatic: 'automatic',
  raise: 'tokens',
  die: 'tokens',
  achievement: 'tokens',
  ability: 'tokens',
  officer: 'tokens',
  cleric: 'tokens',
  help: 'help',
  zone: 'move',
  cover: 'move',
  stand: 'move',
  board: 'move',
  leave: 'move',
  draw: 'item',
  recover: 'item',
  ready: 'item',
  remount: 'item',
  controls: 'item',
  golem: 'item',
  valve: 'item',
  use: 'item',
  put: 'item',
  smoke: 'item',
  replenish: 'item',
};
/** Never behind anything. */
const DIRECT = ['end', 'pass', 'familiar', 'give up'];

/** Where there is more to choose from than can be read at once; all other lists stay as the rules give them. */
const SORTED = ['turn/act', 'card before the roll/respond', 'modification/respond'];

export function groups(options: readonly Plain[], language: Language, { asked }: Pick<View, 'asked'>): AnswerGroup[] {
  if (!SORTED.includes(asked?.name ?? '')) return [{ name: '', options }];
  const words = wordsIn(language).groups;
  const groupOf = (option: Plain): Group => BY_VERB[String(option).split(' ')[0]] ?? 'more';
  const direct = options.filter((option) => DIRECT.includes(String(option)));
  const found = ORDER.map((group) => ({
    name: words[group],
    options: options.filter((option) => !direct.includes(option) && groupOf(option) === group),
  })).filter(({ options: inside }) => inside.length > 0);
  if (found.length < 2) return [{ name: '', options }];
  return direct.length > 0 ? [...found, { name: words.more, options: direct, direct: true }] : found;
}
