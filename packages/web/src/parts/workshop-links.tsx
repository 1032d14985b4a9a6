/** The ways to a game's workshops; nothing for a game without any. */
import { Link } from 'wouter';
import { coverOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';

export const workshopAddress = (game: string, id: string): string => `/games/${game}/workshop/${id}`;

interface Props {
  game: string;
  /** The one that is open already. */
  but?: string;
  className?: string;
}

export function WorkshopLinks({ game, but, className = 'button' }: Props) {
  const { language } = usePreferences();
  return coverOf(game)
    ?.workshops?.filter(({ id }) => id !== but)
    .map(({ id, title }) => (
      <Link key={id} href={workshopAddress(game, id)} className={className}>
        {title[language]}
      </Link>
    ));
}
