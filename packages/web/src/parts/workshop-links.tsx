/** The ways to a game's workshops, once its board has been fetched; nothing for a game without any. */
import type { GameBoard } from '@guildhall/table';
import { Link } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';

export const workshopAddress = (game: string, id: string): string => `/games/${game}/workshop/${id}`;

interface Props {
  game: string;
  board: GameBoard | null;
  /** The one that is open already. */
  but?: string;
}

export function WorkshopLinks({ game, board, but }: Props) {
  const { language } = usePreferences();
  return board?.workshops
    ?.filter(({ id }) => id !== but)
    .map(({ id, title }) => (
      <Link key={id} href={workshopAddress(game, id)} className="button">
        {title[language]}
      </Link>
    ));
}
