/** The cards and tiles of a game, without a table. */
import { Link, useLocation } from 'wouter';
import { coverOf, isOpen, lookOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { ruleAddress } from '../parts/rule-chip.tsx';
import { WorkshopLinks } from '../parts/workshop-links.tsx';
import { useBox } from '../table/use-game.ts';
import { useWords } from '../words/index.ts';
import { NotFound } from './problem.tsx';
import '../styles/pages.css';

export default function CardsPage({ game }: { game: string }) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const box = useBox(isOpen(game) ? game : '');
  if (!isOpen(game)) return <NotFound />;
  const title = coverOf(game)?.title[language] ?? game;
  const Browser = box.state === 'open' ? box.value.board.Browser : null;
  return (
    <Frame title={`${title}: ${words.rules.cards}`} className="wide-column">
      <div data-game={game} {...lookOf(game)}>
        <div className="book-head">
          <h1 className="game-title">{title}</h1>
          <p className="row">
            <WorkshopLinks game={game} />
            <Link href={`/rules/${game}`} className="button">
              {words.rules.rulebook}
            </Link>
          </p>
        </div>
        {box.state === 'opening' && <Loading text={words.loadingGame} />}
        {box.state === 'failed' && <p role="alert">{box.error.message}</p>}
        {Browser && <Browser language={language} openRule={(id) => go(ruleAddress(game, id))} />}
        {box.state === 'open' && !Browser && <p className="quiet">{words.rules.noCards}</p>}
      </div>
    </Frame>
  );
}
