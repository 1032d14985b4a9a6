/** The strip over the table: which table, where we are in the rulebook's words, clocks, whether all moves are kept. */
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePreferences } from '../hall/preferences.ts';
import { Mark } from '../parts/mark.tsx';
import { LanguageSwitch, ThemeSwitch } from '../parts/switches.tsx';
import type { Clocks, Keeping, TableState } from '../tables/source.ts';
import { timeLeft, useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

interface Props {
  state: TableState;
  game: GameWords;
  sign(seat: number, size: number): ReactNode;
  menu: ReactNode;
  /** What the game shows of whoever acts. */
  now: ReactNode;
  /** Where the tools of the board come to stand. */
  tools(slot: Element | null): void;
}

/** So many steps fit beside the name of a table. */
const CRUMBS = 4;

export const TopStrip = memo(function TopStrip({ state, game, sign, menu, now, tools }: Props) {
  const words = useWords();
  const whole = state.view ? game.crumbs(state.view) : [];
  // Deep in a turn only its outermost step and the last ones are said: all of them would be cut.
  const crumbs = whole.length > CRUMBS ? [whole[0], '…', ...whole.slice(2 - CRUMBS)] : whole;
  return (
    <header className="strip">
      <Link href="/" className="strip-mark" aria-label={words.table.leave}>
        <Mark size={30} door="var(--paper-2)" />
      </Link>
      <h1 className="strip-name">
        <span className="strip-game">{game.title}</span>
        <span className="strip-table">{state.name}</span>
      </h1>
      <nav aria-label={words.table.where} className="crumbs">
        <ol title={whole.length > CRUMBS ? whole.join(' › ') : undefined}>
          {crumbs.map((crumb, i) => (
            <li key={crumbs.slice(0, i + 1).join('>')} aria-current={i === crumbs.length - 1 ? 'step' : undefined}>
              {crumb}
            </li>
          ))}
        </ol>
      </nav>
      {now}
      <Kept keeping={state.keeping} />
      <div ref={tools} className="strip-tools" />
      {state.clocks && <Clock clocks={state.clocks} state={state} sign={sign} />}
      <div className="strip-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {menu}
    </header>
  );
});

function Kept({ keeping }: { keeping: Keeping }) {
  const words = useWords();
  return (
    <span className={`kept ${keeping}`} role="status">
      <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
        <circle
          cx="8"
          cy="8"
          r="7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray={keeping === 'kept' ? undefined : '3 2.5'}
        />
        {keeping === 'kept' && (
          <path
            d="M4.6 8.2 7 10.6 11.4 5.8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <span>{words.table[keeping]}</span>
    </span>
  );
}

/** The clock that matters now: one's own if it runs, else the one that does. */
function Clock({ clocks, state, sign }: { clocks: Clocks; state: TableState; sign: Props['sign'] }) {
  const words = useWords();
  const { language } = usePreferences();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seat = state.seat !== null && clocks.running.includes(state.seat) ? state.seat : clocks.running[0];
  const left = seat === undefined ? null : clocks.left[seat];
  if (seat === undefined || left === null) return null;
  const ms = Math.max(0, left - Math.max(0, now - clocks.at));
  return (
    <span className={ms < 30_000 ? 'clock low' : 'clock'}>
      {sign(seat, 18)}
      <span className="unseen">{words.table.clock(state.players[seat]?.name ?? '')}</span>
      <time>{state.pace?.kind === 'daily' && ms >= HOUR ? timeLeft(language, ms) : digits(ms)}</time>
    </span>
  );
}

/** Below it a clock by the day runs by the second. */
const HOUR = 60 * 60_000;

function digits(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
