/** A page that a game brings of its own: its workshop, in the quiet frame. */
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { coverOf, isOpen, lookOf } from '../hall/games.ts';
import { useHash } from '../hall/hash.ts';
import { linkTo } from '../hall/links.ts';
import { usePreferences } from '../hall/preferences.ts';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { ruleAddress } from '../parts/rule-chip.tsx';
import { WorkshopLinks, workshopAddress } from '../parts/workshop-links.tsx';
import { useBox } from '../table/use-game.ts';
import { useWords } from '../words/index.ts';
import { NotFound } from './problem.tsx';
import '../styles/pages.css';

/** The work that came with the address. It is taken out of there, so that a reload shows what was made of it since. */
function useBrought(): string {
  const hash = useHash();
  const [brought, setBrought] = useState(hash);
  if (hash !== '' && hash !== brought) setBrought(hash);
  useEffect(() => {
    if (hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return brought;
}

export default function WorkshopPage({ game, id }: { game: string; id: string }) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const brought = useBrought();
  const box = useBox(isOpen(game) ? game : '');
  const board = box.state === 'open' ? box.value.board : null;
  const workshop = board?.workshops?.find((each) => each.id === id);
  if (!isOpen(game) || (board && !workshop)) return <NotFound />;
  const title = coverOf(game)?.title[language] ?? game;
  return (
    <Frame title={workshop ? `${title}: ${workshop.title[language]}` : title} className="wide-column workshop">
      <div data-game={game} {...lookOf(game)}>
        <div className="book-head">
          <div>
            <p className="game-title">{title}</p>
            {workshop && <h1>{workshop.title[language]}</h1>}
            {workshop && <p className="quiet">{workshop.hint[language]}</p>}
          </div>
          <p className="row">
            <WorkshopLinks game={game} but={id} />
            <Link href={`/rules/${game}`} className="button">
              {words.rules.rulebook}
            </Link>
          </p>
        </div>
        {box.state === 'failed' && <p role="alert">{box.error.message}</p>}
        {workshop ? (
          <Suspense fallback={<Loading text={words.loadingGame} />}>
            <workshop.Page
              language={language}
              brought={brought}
              link={(work) => linkTo(`${workshopAddress(game, id)}#${encodeURIComponent(work)}`)}
              openRule={(rule) => go(ruleAddress(game, rule))}
              setUp={() => go(`/new/${game}`)}
            />
          </Suspense>
        ) : (
          box.state === 'opening' && <Loading text={words.loadingGame} />
        )}
      </div>
    </Frame>
  );
}
