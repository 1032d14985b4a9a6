/** The picture on a game's box; where a game brings none, a stained-glass window painted from its name. */
import { coverOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { paintedCover } from './painted-cover.ts';

interface Props {
  game: string;
  width: number;
  height: number;
  className?: string;
}

export function CoverArt({ game, ...size }: Props) {
  const { language } = usePreferences();
  const { art, title } = coverOf(game) ?? {};
  return <img src={art ?? paintedCover(game, title?.[language] ?? game)} alt="" {...size} />;
}
