/** The front page: three wishes, the games in their windows, tables that wait, tables to watch. */
import type { Cover } from '@guildhall/kernel';
import { type CSSProperties, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { COVERS, campaignsOf, firstGame, isOpen, lookOf } from '../hall/games.ts';
import { knownLevel, LEVELS, levelName } from '../hall/levels.ts';
import { prefer, usePreferences } from '../hall/preferences.ts';
import { playNow, prepare } from '../hall/start.ts';
import { useStore } from '../hall/store.ts';
import { CampaignLinks } from '../parts/campaign-links.tsx';
import { CoverArt } from '../parts/cover-art.tsx';
import { Frame } from '../parts/frame.tsx';
import { TableRow } from '../parts/table-row.tsx';
import { CardsArt, FriendsArt, HourglassArt } from '../parts/wish-art.tsx';
import { WorkshopLinks } from '../parts/workshop-links.tsx';
import { session } from '../tables/api.ts';
import { isWaiting, useTables } from '../tables/lists.ts';
import { useWords } from '../words/index.ts';
import '../styles/lobby.css';

const SHOWN = 4;

export default function Lobby() {
  const words = useWords();
  const [, go] = useLocation();
  const { mine, open, loaded } = useTables();
  const { server } = useStore(session);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const waiting = mine.filter(isWaiting);
  const start = async (game: string): Promise<void> => {
    setBusy(true);
    try {
      go(await playNow(game));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Frame className="lobby">
      <section className="hero">
        <h1>
          {words.lobby.title(COVERS.length)} <br />
          {words.lobby.promise}
        </h1>
        <div className="wishes">
          <div className="wish-with">
            <button
              type="button"
              className="wish first"
              disabled={busy}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => void start(firstGame())}
            >
              <CardsArt />
              <span>
                <b>{words.lobby.playNow}</b>
                <em>{words.lobby.playNowHint}</em>
              </span>
            </button>
            <LevelChoice />
          </div>
          <Link href="/new" className="wish">
            <FriendsArt />
            <span>
              <b>{words.lobby.friends}</b>
              <em>{words.lobby.friendsHint}</em>
            </span>
          </Link>
          <Link href={waiting.length === 1 ? `/table/${waiting[0].id}` : '/tables'} className="wish">
            <HourglassArt />
            <span>
              <b>{words.lobby.continue}</b>
              <em>{words.lobby.continueHint(waiting.length)}</em>
            </span>
            {waiting.length > 0 && (
              <i className="count" aria-hidden="true">
                {waiting.length}
              </i>
            )}
          </Link>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </section>
      <section className="wall" aria-label={words.lobby.games}>
        <ul style={columns(COVERS.length)}>
          {COVERS.map((cover) => (
            <Window key={cover.id} cover={cover} play={() => void start(cover.id)} />
          ))}
        </ul>
      </section>
      <div className="lists">
        <section>
          <h2>{words.lobby.waiting}</h2>
          <ul>
            {waiting.slice(0, SHOWN).map((table, i) => (
              <TableRow key={table.id} table={table} waiting strong={i === 0} />
            ))}
          </ul>
          {loaded && waiting.length === 0 && <p className="quiet">{words.lobby.nothingWaits}</p>}
        </section>
        <section>
          <h2>{words.lobby.live}</h2>
          <ul>
            {open.slice(0, SHOWN).map((table) => (
              <TableRow
                key={table.id}
                table={table}
                action={
                  table.status === 'waiting' || table.players.some(({ offered }) => offered)
                    ? words.lobby.sitDown
                    : words.lobby.watch
                }
              />
            ))}
          </ul>
          {open.length === 0 && server !== null && (
            <p className="quiet">{server ? words.lobby.nothingLive : words.lobby.noServer}</p>
          )}
        </section>
      </div>
    </Frame>
  );
}

/** Rows of the wall are as even as can be: six windows at most where the page is wide, five where it is not. */
const columns = (windows: number): CSSProperties => {
  const even = (most: number): number => Math.ceil(windows / Math.ceil(windows / most));
  const style: { [property: `--${string}`]: number } = { '--wide': even(6), '--middle': even(5) };
  return style;
};

/** The bots that *play now* seats, remembered. */
function LevelChoice() {
  const words = useWords();
  const { level } = usePreferences();
  return (
    <select
      className="level-choice"
      aria-label={words.lobby.bots}
      value={knownLevel(level) ?? ''}
      onChange={({ target }) => prefer({ level: target.value })}
    >
      <option value="">{words.lobby.usualBots}</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {levelName(words, each)}
        </option>
      ))}
    </select>
  );
}

function Window({ cover, play }: { cover: Cover; play(): void }) {
  const words = useWords();
  const { language } = usePreferences();
  const { id, seats } = cover;
  const title = cover.title[language];
  const playable = isOpen(id);
  const look = lookOf(id);
  return (
    <li className={playable ? 'window open' : 'window'} data-game={id} style={look.style}>
      <CoverArt game={id} width={278} height={338} />
      <div className="caption">
        <h2>{title}</h2>
        <p>{cover.blurb[language]}</p>
        <p className="meta">
          <span>{words.lobby.players(seats.min, seats.max)}</span> {!playable && <span>{words.lobby.soon}</span>}
        </p>
        {playable && (
          <div className="acts">
            <button type="button" onClick={play} onPointerEnter={prepare}>
              {words.lobby.play}
              <span className="unseen">: {title}</span>
            </button>
            <Link href={`/rules/${id}`}>
              {words.lobby.rules}
              <span className="unseen">: {title}</span>
            </Link>
          </div>
        )}
        {playable && (cover.workshops || campaignsOf(id).length > 0) && (
          <p className="meta workshops">
            <CampaignLinks game={id} className="workshop-link" />
            <WorkshopLinks game={id} className="workshop-link" />
          </p>
        )}
      </div>
    </li>
  );
}
