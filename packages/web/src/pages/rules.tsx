/** Rulebooks: the shelf, and each of them with an address for every rule. */
import { Link, useLocation } from 'wouter';
import { loadBook, TABLE_BOOK } from '../hall/books.ts';
import { COVERS, coverOf, isOpen, lookOf } from '../hall/games.ts';
import { useHash } from '../hall/hash.ts';
import { usePreferences } from '../hall/preferences.ts';
import { CoverArt } from '../parts/cover-art.tsx';
import { Frame } from '../parts/frame.tsx';
import { Loading } from '../parts/loading.tsx';
import { Mark } from '../parts/mark.tsx';
import { ruleAddress } from '../parts/rule-chip.tsx';
import { chapterAnchor, Rulebook } from '../parts/rulebook.tsx';
import { WorkshopLinks } from '../parts/workshop-links.tsx';
import { useOpening } from '../table/use-opening.ts';
import { useWords } from '../words/index.ts';
import { NotFound } from './problem.tsx';
import '../styles/pages.css';

export default function RulesPage({ game }: { game?: string }) {
  if (!game) return <Shelf />;
  if (game !== TABLE_BOOK && !isOpen(game)) return <NotFound />;
  return <BookPage game={game} />;
}

function Shelf() {
  const words = useWords();
  const { language } = usePreferences();
  return (
    <Frame title={words.rules.title} className="wide-column">
      <h1>{words.rules.title}</h1>
      <p className="lead quiet">{words.rules.lead}</p>
      <ul className="shelf">
        {COVERS.map(({ id, title, blurb }) => {
          const inner = (
            <>
              <CoverArt game={id} width={54} height={66} />
              <span>
                <b>{title[language]}</b>
                <span className="quiet">{isOpen(id) ? blurb[language] : words.lobby.soon}</span>
              </span>
            </>
          );
          return <li key={id}>{isOpen(id) ? <Link href={`/rules/${id}`}>{inner}</Link> : <div>{inner}</div>}</li>;
        })}
        <li>
          <Link href={`/rules/${TABLE_BOOK}`}>
            <Mark size={54} door="var(--paper-2)" />
            <span>
              <b>{words.rules.table}</b>
              <span className="quiet">{words.rules.tableHint}</span>
            </span>
          </Link>
        </li>
      </ul>
    </Frame>
  );
}

function BookPage({ game }: { game: string }) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const hash = useHash();
  const opening = useOpening(`${game} ${language}`, () => loadBook(game, language));
  const title = game === TABLE_BOOK ? words.rules.table : (coverOf(game)?.title[language] ?? game);
  const open = (id: string): void => {
    const address = ruleAddress(game, id);
    if (address.startsWith(`/rules/${game}#`)) location.hash = id;
    else go(address);
  };
  return (
    <Frame title={`${title}: ${words.rules.rulebook}`} className="wide-column book-column">
      <div data-game={game} {...lookOf(game)}>
        <div className="book-head">
          <h1 className="game-title">{title}</h1>
          {game !== TABLE_BOOK && (
            <p className="row">
              <Link href={`/rules/${game}/cards`} className="button">
                {words.rules.cards}
              </Link>
              <WorkshopLinks game={game} />
              <Link href={`/new/${game}`} className="button strong">
                {words.setup.title}
              </Link>
            </p>
          )}
        </div>
        {opening.state === 'open' ? (
          <div className="book-page">
            <nav aria-label={words.rules.chapters}>
              <h2>{words.rules.chapters}</h2>
              {[...new Set(opening.value.rules.map(({ chapter }) => chapter))].map((chapter) => (
                <a key={chapter} href={`#${chapterAnchor(chapter)}`} lang={opening.value.language}>
                  {chapter}
                </a>
              ))}
            </nav>
            <Rulebook book={opening.value} at={/^[A-Z]{2}-/.test(hash) ? hash : null} open={open} anchors />
          </div>
        ) : (
          <Loading text={opening.state === 'failed' ? opening.error.message : words.loadingGame} />
        )}
      </div>
    </Frame>
  );
}
