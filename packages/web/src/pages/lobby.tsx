/** The front page: three wishes, the games in their windows, tables that wait, tables to watch. */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { firstGame, isOpen, SHOP_WINDOWS, type ShopWindow } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { playNow, prepare } from '../hall/start.ts';
import { useStore } from '../hall/store.ts';
import { Frame } from '../parts/frame.tsx';
import { TableRow } from '../parts/table-row.tsx';
import { CardsArt, FriendsArt, HourglassArt } from '../parts/wish-art.tsx';
import { session } from '../tables/api.ts';
import { isWaiting, useTables } from '../tables/lists.ts';
import { useWords } from '../words/index.ts';
import '../styles/lobby.css';

const SHOWN = 4;

export function Lobby() {
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
          {words.lobby.title[0]} <br />
          {words.lobby.title[1]}
        </h1>
        <div className="wishes">
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
        <ul>
          {SHOP_WINDOWS.map((shop) => (
            <Window key={shop.id} shop={shop} play={() => void start(shop.id)} />
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

function Window({ shop, play }: { shop: ShopWindow; play(): void }) {
  const words = useWords();
  const { language } = usePreferences();
  const { title, blurb, players } = shop[language];
  const playable = isOpen(shop.id);
  return (
    <li className={playable ? 'window open' : 'window'} data-game={shop.id}>
      <img src={shop.art} alt="" width="278" height="338" />
      <div className="caption">
        <h2>{title}</h2>
        <p>{blurb}</p>
        {playable ? (
          <div className="acts">
            <button type="button" onClick={play} onPointerEnter={prepare}>
              {words.lobby.play}
              <span className="unseen">: {title}</span>
            </button>
            <Link href={`/rules/${shop.id}`}>
              {words.lobby.rules}
              <span className="unseen">: {title}</span>
            </Link>
          </div>
        ) : (
          <p className="meta">
            <span>{players}</span> <span>{words.lobby.soon}</span>
          </p>
        )}
      </div>
    </li>
  );
}
