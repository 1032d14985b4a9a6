/**
 * The board by itself, for looking at while drawing: ?stop=map/draw (a question; empty: the end) &nth=3 &seed=1 &seats=3
 * &lang=pl &theme=dark &motion &narration=written
 */
import type { Language, Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guildhall/table/tokens.css';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { board } from '../index.ts';
import { type Live, live } from './live.ts';
import './preview.css';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en';
const root = document.documentElement;
root.dataset.theme = asked.get('theme') ?? 'light';
root.dataset.game = 'defenders';
root.lang = language;
root.classList.add(board.theme);
const names = ['Łucja', 'Bram', 'Ines', 'Miłosz', 'Nell', 'Odo'];
const width = innerWidth < 800 ? 'phone' : innerWidth < 1180 ? 'middle' : 'wide';
const seats = Number(asked.get('seats') ?? 4);

function Preview() {
  const [focused, focus] = useState<Plain | null>(null);
  const [last, setLast] = useState('');
  const [game, setGame] = useState<Live>(() =>
    live(Number(asked.get('seed') ?? 1), seats, asked.get('stop') ?? 'moves/move', Number(asked.get('nth') ?? 1), {
      narration: asked.get('narration') ?? 'mixed',
    }),
  );
  const { view } = game;
  const say = {
    seat: (seat: number) => names[seat] ?? String(seat),
    place: (place: string) => text[language].place(place, view.table as never),
  };
  const props: BoardProps<TableView> = {
    view,
    language,
    say,
    players: names.slice(0, seats).map((name, seat) => ({ seat, name, kind: 'person', here: true })),
    options: view.asked?.options ?? [],
    answer(given, _anchor, done) {
      const next = game.answer(given);
      setGame(next);
      done?.(next.refusal);
      setLast(next.refusal ? `${text[language].refusal(next.refusal, say)} ${next.refusal.rule}` : 'given');
    },
    whyNot: (given) => game.whyNot(given),
    fresh: game.fresh,
    pointed: null,
    focused,
    focus,
    motion: asked.has('motion'),
    openRule: setLast,
    told: () => game.log,
  };
  const { Board, Bench, Dock, PlayerFace, SeatSign, Status, Strip, AnswerFace, groups } = board;
  const bare = view.asked !== null && board.asksItself?.(view.asked.name) === true;
  return (
    <div className={`stage ${width}`} data-game="defenders">
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
          <section className={`tray asked${bare ? ' bare' : ''}`}>
            <div className="question">
              <h2>{view.asked ? text[language].question(view.asked.name, view.asked.show, say) : ''}</h2>
              <span className="rule">{view.asked?.rule}</span>
            </div>
            {Bench ? <Bench {...props} /> : null}
            {bare ? null : (
              <fieldset className="answers">
                {(groups?.(props.options, language)[0]?.options ?? []).map((option) => (
                  <button
                    key={JSON.stringify(option)}
                    type="button"
                    className="answer"
                    onPointerEnter={() => focus(option)}
                    onPointerLeave={() => focus(null)}
                    onClick={() => props.answer(option)}
                  >
                    {AnswerFace ? <AnswerFace {...props} option={option} /> : String(option)}
                  </button>
                ))}
              </fieldset>
            )}
          </section>
        </div>
        {width === 'phone' ? null : (
          <aside className="side">
            <section className="players">
              <ul>
                {props.players.map(({ seat, name }) => (
                  <li key={seat}>
                    {SeatSign ? <SeatSign view={view} seat={seat} size={26} /> : null}
                    <div className="player">
                      <b>{name}</b>
                    </div>
                    {PlayerFace ? <PlayerFace {...props} seat={seat} /> : null}
                  </li>
                ))}
              </ul>
              {Status ? <Status {...props} /> : null}
            </section>
            <div className="panel">
              <div className="log">
                <ol>
                  {game.log.slice(-16).map((fact) => (
                    <li key={JSON.stringify(fact)} className="line">
                      {text[language].fact(fact, say)}
                    </li>
                  ))}
                </ol>
              </div>
            </div>
          </aside>
        )}
      </main>
    </div>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<Preview />);
