/** One table in a list: which game, what is asked, who sits there, and one way in. */

import { PlainSeatSign } from '@guildhall/table/seat-sign';
import { Link, useLocation } from 'wouter';
import { openBox } from '../hall/boxes.ts';
import { coverOf, isOpen } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import type { TableSummary } from '../tables/source.ts';
import { listOf, relative, timeLeft, useWords } from '../words/index.ts';
import { CoverArt } from './cover-art.tsx';
import { RuleChip, ruleAddress } from './rule-chip.tsx';

interface Props {
  table: TableSummary;
  /** Rows that wait for the one who looks. */
  waiting?: boolean;
  /** The first of them is the strong one. */
  strong?: boolean;
  /** What the way in is called, if it is not *take your turn* or *open*. */
  action?: string;
  href?: string;
  remove?: () => void;
}

/** How many look on. */
function Eye({ count }: { count: number }) {
  const words = useWords();
  return (
    <span className="eye">
      <svg viewBox="0 0 24 16" width="21" height="14" aria-hidden="true">
        <path d="M1 8C4 3 8 1 12 1s8 2 11 7c-3 5-7 7-11 7S4 13 1 8Z" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="8" r="3.4" fill="currentColor" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{words.lobby.watching(count)}</span>
    </span>
  );
}

/** Fetches what the table will need as soon as somebody turns to it. */
function prepare(game: string): void {
  if (!isOpen(game)) return;
  Promise.all([import('../table/page.tsx'), openBox(game)]).catch(() => null);
}

export function TableRow({ table, waiting, strong, action, href, remove }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  const cover = coverOf(table.game);
  const question = table.question?.sentence[language];
  const wanted = table.wanted?.[language];
  const open = table.players.filter(({ kind, offered }) => kind === 'open' || offered).length;
  return (
    <li className={strong ? 'table-row hot' : 'table-row'}>
      {cover && <CoverArt className="mini" game={table.game} width={42} height={51} />}
      <div className="what">
        <p className="which">
          <b>{cover?.title[language] ?? table.game}</b>
          <span dir="auto">{table.name}</span>
        </p>
        <p className="ask">
          {table.question && question && waiting && !table.paused ? (
            <>
              {question} <RuleChip id={table.question.rule} open={(id) => go(ruleAddress(table.game, id))} />
            </>
          ) : (
            state(table, open)
          )}
        </p>
      </div>
      <span className="seats" aria-hidden="true">
        {table.players.map(({ seat }) => seat !== table.mine && <PlainSeatSign key={seat} seat={table.signs?.[seat] ?? seat} />)}
      </span>
      <span className="when">
        {waiting ? (
          table.due ? (
            words.when.left(timeLeft(language, table.due - Date.now()))
          ) : (
            words.when.noHurry
          )
        ) : table.watching ? (
          <Eye count={table.watching} />
        ) : (
          relative(language, table.updated)
        )}
      </span>
      <Link
        href={href ?? `/table/${table.id}`}
        className={strong ? 'button strong' : 'button'}
        onPointerEnter={() => prepare(table.game)}
        onFocus={() => prepare(table.game)}
      >
        {action ?? (waiting ? words.lobby.takeTurn : words.lobby.open)}
        <span className="unseen">: {table.name}</span>
      </Link>
      {remove && (
        <button type="button" className="icon-button" aria-label={`${words.mine.remove}: ${table.name}`} onClick={remove}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </li>
  );

  function state({ status, waitingFor, players, outcome }: TableSummary, seats: number): string {
    if (status === 'frozen') return words.lobby.frozen;
    if (status === 'aborted') return words.table.aborted;
    if (status === 'over') {
      if (!outcome) return words.table.over;
      const names = outcome.winners.map((seat) => players[seat]?.name ?? '');
      if (names.length === 0) return words.table.nobody;
      return names.length === 1 ? words.table.winner(names[0]) : words.table.winners(listOf(language, names));
    }
    if (table.suspended) return words.lobby.suspended;
    if (table.paused) return words.lobby.paused;
    if (status === 'waiting' || (seats > 0 && table.mine === null)) {
      const open = words.lobby.openSeats(seats);
      return wanted ? words.lobby.wanted(open, listOf(language, wanted)) : open;
    }
    const names = waitingFor.map((seat) => players[seat]?.name || words.setup.seat(seat + 1));
    return waiting ? words.lobby.yourTurn : words.lobby.waitingFor(listOf(language, names));
  }
}
