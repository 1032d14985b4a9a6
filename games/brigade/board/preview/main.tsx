/**
 * The board by itself, for looking at while drawing: ?scene=placing|acting|crowd|live|browser|vignette
 * &lang=pl &theme=dark &motion; live: &seed=1 &n=200 (decisions played before) &with=advanced,promoCrew
 */
import type { Fact, Language, Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guildhall/table/tokens.css';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { board } from '../index.ts';
import './preview.css';
import { type Live, live } from './live.ts';
import { ACTING, CROWD, PLACING } from './position.ts';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en';
const scene = asked.get('scene') ?? 'placing';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.dataset.game = 'brigade';
document.documentElement.lang = language;
document.body.className = board.theme;

const playing = scene === 'live';
const options = Object.fromEntries(
  (asked.get('with') ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => [name, true]),
);

const you = language === 'pl' ? 'Ty' : 'You';
const names = playing ? [you, 'Marta', 'Cinder', 'Tomek'] : ['Marta', 'Cinder', you, 'Tomek'];
const say = { seat: (seat: number) => names[seat] ?? String(seat) };

const NOTHING: readonly Fact[] = [];

function Preview() {
  const [focused, focus] = useState<Plain | null>(asked.get('focus'));
  const [last, setLast] = useState('');
  const [game, setGame] = useState<Live | null>(() =>
    playing ? live(Number(asked.get('seed') ?? 1), Number(asked.get('n') ?? 0), options) : null,
  );
  const view = game ? game.view : scene === 'acting' ? ACTING : scene === 'crowd' ? CROWD : PLACING;
  const answer = (given: Plain) => {
    const next = game?.answer(given) ?? null;
    if (next) setGame(next);
    setLast(next?.refusal ? `${text[language].refusal(next.refusal, say)} ${next.refusal.rule}` : String(given));
  };
  const props: BoardProps<TableView> = {
    view,
    language,
    say,
    players: names.map((name, seat) => ({ seat, name, kind: seat === 1 ? 'bot' : 'person', here: true })),
    options: view.asked?.options ?? [],
    answer,
    whyNot: (given) => game?.whyNot(given) ?? null,
    fresh: game?.fresh ?? NOTHING,
    pointed: null,
    focused,
    focus,
    motion: asked.has('motion'),
    openRule: (id) => setLast(id),
  };
  const { Board, Dock, PlayerFace, SeatSign, Status, AnswerFace, groups, Browser, Vignette } = board;
  if (scene === 'browser' && Browser) {
    return (
      <main className="p-page">
        <Browser language={language} openRule={setLast} />
      </main>
    );
  }
  if (scene === 'vignette') {
    return (
      <main className="p-wall">
        <Vignette width={260} height={303} />
        <Vignette width={60} height={70} />
      </main>
    );
  }
  const question = view.asked ? text[language].question(view.asked.name, view.asked.show, say) : '';
  return (
    <main className="p-table">
      <div className="p-dock">{Dock ? <Dock {...props} /> : null}</div>
      <div className="p-middle">
        <div className="p-board">
          <Board {...props} />
        </div>
        <section className="p-tray">
          <h1>{question}</h1>
          <output>{last}</output>
          {groups?.(props.options, language).map((group) => (
            <div key={group.name}>
              {group.name ? <h2>{group.name}</h2> : null}
              <div className="p-answers">
                {group.options.map((option) => (
                  <button
                    key={String(option)}
                    type="button"
                    className={focused === option ? 'on' : ''}
                    onFocus={() => focus(option)}
                    onPointerEnter={() => focus(option)}
                    onClick={() => answer(option)}
                  >
                    {AnswerFace ? <AnswerFace {...props} option={option} /> : String(option)}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </section>
      </div>
      <aside className="p-side">
        {props.players.map(({ seat, name }) => (
          <div key={seat} className="p-row">
            {SeatSign ? <SeatSign view={view} seat={seat} size={28} /> : null}
            <b>{name}</b>
            {PlayerFace ? <PlayerFace {...props} seat={seat} /> : null}
          </div>
        ))}
        {Status ? <Status {...props} /> : null}
      </aside>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Preview />);
