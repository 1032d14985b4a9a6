/** Who is meant by a seat number: the name somebody chose, else the seat's own name in the game. */
import type { Language, Speaker } from '@guildhall/kernel';
import type { AnyGame } from '@guildhall/registry';
import type { Player } from '@guildhall/table';

export function speakerOf(game: AnyGame, players: readonly Player[], language: Language): Speaker {
  return { seat: (seat) => players[seat]?.name || game.text[language].seat(seat) };
}
