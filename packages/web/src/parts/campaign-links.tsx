/** The ways to a campaign of a game; nothing for a game without any. */
import { Link } from 'wouter';
import { campaignsOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { useWords } from '../words/index.ts';

export function CampaignLinks({ game, className = 'button' }: { game: string; className?: string }) {
  const { language } = usePreferences();
  const words = useWords();
  return campaignsOf(game).map(({ id, title }) => (
    <Link key={id} href={`/new/${id}`} className={className} title={title[language]}>
      {words.lobby.campaign}
    </Link>
  ));
}
