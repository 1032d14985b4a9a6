/** A space in words, for those who do not see the picture. */
import type { Language, Seat, Speaker } from '@guildhall/kernel';
import type { TableView } from '../../view.ts';
import { namesIn, wordsIn } from './words.ts';

export function labelOf(space: number, table: TableView, seat: Seat | null, language: Language, say: Speaker): string {
  const at = table.spaces[space];
  if (!at) return '';
  const words = wordsIn(language).space;
  const parts: string[] = [];
  if (at.kind === 'none') return `${at.name}: ${words.nothing}`;
  if (at.kind === 'firehouse') {
    parts.push(at.firehouse === seat ? words.ownFirehouse : words.firehouse(say.seat(at.firehouse)));
  } else if (at.destroyed) {
    parts.push(at.tile === '' ? '' : namesIn(language).tiles[at.tile], words.destroyed);
  } else {
    if (at.tile !== '') parts.push(namesIn(language).tiles[at.tile]);
    if (at.quarter !== '') parts.push(words.quarter[at.quarter]);
    parts.push(words.value(at.value));
    parts.push(at.doomed ? words.doomed : at.fire > 0 ? words.intensity(at.fire) : words.unlit);
    if (at.loyal >= 0) parts.push(at.loyal === seat ? words.ownLoyal : words.loyal(say.seat(at.loyal)));
    at.renown.forEach((n, who) => {
      if (n > 0) parts.push(words.renown(say.seat(who), n, at.needed[who] ?? 0));
    });
  }
  for (const player of table.players) {
    if (player.brigade === at.name) parts.push(words.brigade(say.seat(player.seat)));
    if (player.wagon === at.name) parts.push(words.wagon(say.seat(player.seat), player.wagonWater));
  }
  if (at.protected && !at.destroyed) parts.push(words.protected);
  return `${at.name}: ${parts.filter(Boolean).join(', ')}`;
}
