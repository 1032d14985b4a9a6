/** Who and what is meant: the name somebody chose, else the seat's own; a place by what lies there. */
import type { Language, PlainRecord, Speaker } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Player } from '@guildhall/table';

type TableNow = () => PlainRecord | null;

/** Letters written from right to left. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that runs the other way must not turn the sentence around it. */
export const isolated = (name: string): string => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/** `table` gives the view's; without one places go by their bare names. */
export function speakerOf(game: AnyGame, players: readonly Player[], language: Language, table: TableNow): Speaker {
  const text = game.text[language];
  return {
    seat: (seat) => isolated(players[seat]?.name || text.seat(seat)),
    place: (place) => {
      const now = table();
      return (now && text.place?.(place, now)) ?? place;
    },
  };
}
