/** Looking things up during play: whatever the game can tell of what has a name. */
import { folded, type Language, type Sight, type View } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Text } from '../text/index.ts';
import { wrap } from '../wrap.ts';

/** How many things are described at once; of more only the names are told. */
const SIGHTS_SHOWN = 4;

/** Those meant by a name: the one that goes by exactly it, else all that have its words, whole or begun, in a name. */
export function sightsOf(what: string, sights: readonly Sight[]): readonly Sight[] {
  const wanted = folded(what.trim());
  const exact = sights.filter(({ names }) => names.some((name) => folded(name) === wanted));
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  const begins = (name: string, word: string): boolean =>
    folded(name)
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => part.startsWith(word));
  return sights.filter(({ names }) => words.every((word) => names.some((name) => begins(name, word))));
}

/** What `look` prints: all that can be looked up, or what there is to know of the things called so. */
export function lookLines(game: AnyGame, view: View, what: string, language: Language, { play }: Text, width: number): string[] {
  const sights = game.sights?.(view, language) ?? [];
  if (sights.length === 0) return [play.lookNone];
  const found = what === '' ? sights : sightsOf(what, sights);
  const names = found.filter(({ unlisted }) => what !== '' || !unlisted).map((sight) => sight.names[0]);
  if (what === '') return [wrap(play.lookList(names), width, '  ')];
  if (found.length === 0) return [wrap(play.lookUnknown(what), width)];
  if (found.length > SIGHTS_SHOWN) return [wrap(play.lookMany(names), width, '  ')];
  return found.flatMap((sight) => [...sight.lines()]);
}
