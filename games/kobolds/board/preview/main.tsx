/**
 * The board by itself, for looking at while drawing: ?scene=commit|move|act|bribe|count|revealed|spell|deploy|live|browser|art
 * &lang=pl &theme=dark &motion &cards=8h,8d &aim=9.5,13 &focus=...; live: &seed=1 &n=200 (decisions played before) &scenario=1
 */
import type { Fact, Language, Plain, View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guildhall/table/tokens.css';
import { text } from '../../text/index.ts';
import { placeIn } from '../../text/places.ts';
import type { TableView } from '../../view.ts';
import { board } from '../index.ts';
import { namesIn } from '../words/words.ts';
import './preview.css';
import { ArtSheet } from './art.tsx';
import { type Live, live } from './live.ts';
import { ACT, BRIBE, COMMIT, COUNT, DEPLOY, MOVE, REVEALED, SPELL } from './position.ts';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en';
const scene = asked.get('scene') ?? 'commit';
const root = document.documentElement;
root.dataset.theme = asked.get('theme') ?? 'light';
root.dataset.game = 'kobolds';
root.lang = language;
root.classList.add(board.theme);

const SCENES: { [name: string]: View<TableView> } = {
  commit: COMMIT,
  move: MOVE,
  act: ACT,
  bribe: BRIBE,
  count: COUNT,
  revealed: REVEALED,
  spell: SPELL,
  deploy: DEPLOY,
};
const names = ['Łucja', 'Grzegorz'];
const NOTHING: readonly Fact[] = [];
const width = innerWidth < 800 ? 'phone' : innerWidth < 1180 ? 'middle' : 'wide';

function Preview() {
  const [focused, focus] = useState<Plain | null>(asked.get('focus'));
  const [last, setLast] = useState('');
  const [game, setGame] = useState<Live | null>(() =>
    scene === 'live'
      ? live(Number(asked.get('seed') ?? 1), Number(asked.get('n') ?? 0), Number(asked.get('scenario') ?? 1))
      : null,
  );
  const view = game?.view ?? SCENES[scene] ?? COMMIT;
  const say = {
    seat: (seat: number) => names[seat] ?? String(seat),
    place: (place: string) => placeIn(namesIn(language), place, view.table),
  };
  const answer = (given: Plain) => {
    const next = game?.answer(given) ?? null;
    if (next) setGame(next);
    setLast(next?.refusal ? `${text[language].refusal(next.refusal, say)} ${next.refusal.rule}` : String(given));
  };
  const props: BoardProps<TableView> = {
    view,
    language,
    say,
    players: names.map((name, seat) => ({ seat, name, kind: 'person', here: true })),
    options: view.asked?.options ?? [],
    answer,
    whyNot: (given) => (game ? game.whyNot(given) : { rule: 'GH-4', why: 'notAnAnswer', about: {} }),
    fresh: game?.fresh ?? NOTHING,
    pointed: null,
    focused,
    focus,
    motion: asked.has('motion'),
    openRule: (id) => setLast(id),
  };
  const { Board, Dock, PlayerFace, SeatSign, Status, Strip, AnswerFace, groups, Browser, Vignette } = board;
  if (scene === 'browser' && Browser) return <Browser language={language} openRule={setLast} />;
  if (scene === 'vignette') return <Vignette width={260} height={320} />;
  const question = view.asked ? text[language].question(view.asked.name, view.asked.show, say) : '';
  const players = (
    <section className="players">
      <ul>
        {props.players.map(({ seat, name }) => (
          <li key={seat} data-seat={seat} className={seat === 0 ? 'me' : undefined}>
            {SeatSign ? <SeatSign view={view} seat={seat} size={28} /> : null}
            <div className="player">
              <b>{name}</b>
              <span className="here">here</span>
            </div>
            {PlayerFace ? <PlayerFace {...props} seat={seat} /> : null}
          </li>
        ))}
      </ul>
      {Status ? <Status {...props} /> : null}
    </section>
  );
  return (
    <div className={`stage ${width}`} data-game="kobolds">
      <header className="strip">
        <h1 className="strip-name">
          <span className="strip-game">{text[language].title}</span>
        </h1>
        <output>{last}</output>
      </header>
      <main className="stage-main">
        {width === 'wide' && Dock ? (
          <aside className="dock">
            <Dock {...props} />
          </aside>
        ) : null}
        <div className="centre">
          <section className="board-area" id="board">
            <div className="board-frame">
              <div className="board-sheet">
                <Board {...props} />
              </div>
            </div>
          </section>
          {width === 'phone' && Strip ? <Strip {...props} /> : null}
          <section className="tray asked">
            <div className="question">
              <h2>{question}</h2>
              <span className="rule">{view.asked?.rule}</span>
            </div>
            <fieldset className="answers">
              {groups?.(props.options, language).flatMap((group) =>
                group.options.map((option) => (
                  <button
                    key={String(option)}
                    type="button"
                    className={focused === option ? 'answer here' : 'answer'}
                    onPointerEnter={() => focus(option)}
                    onPointerLeave={() => focus(null)}
                    onClick={() => answer(option)}
                  >
                    {AnswerFace ? <AnswerFace {...props} option={option} /> : String(option)}
                  </button>
                )),
              )}
            </fieldset>
          </section>
        </div>
        {width === 'phone' ? null : (
          <aside className="side">
            {width === 'wide' ? players : null}
            <div className="tabs">
              <button type="button" role="tab" aria-selected="true">
                Log
              </button>
            </div>
            <div className="panel">
              {width === 'middle' ? Dock ? <Dock {...props} /> : null : <Telling game={game} say={say} />}
            </div>
          </aside>
        )}
      </main>
    </div>
  );
}

function Telling({ game, say }: { game: Live | null; say: { seat(seat: number): string; place(place: string): string } }) {
  return (
    <div className="log">
      <ol>
        {game?.fresh.slice(-14).map((fact) => (
          <li key={JSON.stringify(fact)} className="line">
            {text[language].fact(fact, say)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(scene === 'art' ? <ArtSheet layout={asked.get('layout') ?? 'market-square'} /> : <Preview />);
