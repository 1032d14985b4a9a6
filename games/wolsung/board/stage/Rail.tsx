/** The rail over the stage: which scene and round it is, and who acts in which order by the cards before them. */
import type { BoardProps } from '@guildhall/table';
import { type RefObject, useEffect, useRef } from 'react';
import { NONE } from '../../table.ts';
import { conflicts, scenarios } from '../../text/data/index.ts';
import type { TableView } from '../../view.ts';
import { PlayingCard } from '../art/Pieces.tsx';
import { whoIs } from '../foresight/imagined.ts';
import { shortName } from '../words/named.ts';
import { namesIn, wordsIn } from '../words/words.ts';

function Turn({ n, view, language }: { n: number } & Pick<BoardProps<TableView>, 'view' | 'language'>) {
  const { table } = view;
  const words = wordsIn(language);
  const c = whoIs(table, n);
  if (!c) return null;
  const now = table.turn === n;
  const says = now ? words.actsNow : c.acted ? words.acted : words.toCome;
  return (
    <li className={now ? 'now' : c.acted ? 'done' : undefined} aria-current={now ? 'step' : undefined}>
      <button type="button" data-card={`who:${n}`} data-card-press>
        {c.initiative === null ? (
          <span className="ws-playing none" role="img" aria-label={words.noCard} />
        ) : (
          <PlayingCard card={c.initiative} />
        )}
        <span>
          <b>{shortName(c, language)}</b>
          <small>{says}</small>
        </span>
      </button>
    </li>
  );
}

/** More than these leave no room for the title beside them. */
const BESIDE_TITLE = 5;

/** Whoever acts stays in sight; where names are scrolled away, the edge says so (`data-cut`). */
function useInSight(turn: number, shown: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const order = list.current;
    if (!order || !shown) return;
    const markEdges = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = order;
      order.dataset.cut = `${scrollLeft > 1 ? 'start ' : ''}${scrollLeft + clientWidth < scrollWidth - 1 ? 'end' : ''}`;
    };
    const bringIntoSight = (): void => {
      const now = turn === NONE ? null : order.querySelector<HTMLElement>('.now');
      order.scrollLeft = now ? now.offsetLeft - (order.clientWidth - now.offsetWidth) / 2 : 0;
      markEdges();
    };
    const sized = new ResizeObserver(bringIntoSight);
    sized.observe(order);
    order.addEventListener('scroll', markEdges, { passive: true });
    return () => {
      sized.disconnect();
      order.removeEventListener('scroll', markEdges);
    };
  }, [turn, shown]);
  return list;
}

export function Rail({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const free = table.phase === 'free';
  const shown =
    (table.phase === 'upkeep' || table.phase === 'initiative' || table.phase === 'actions' || table.phase === 'outcome') &&
    table.order.length > 0;
  const phase = namesIn(language).phases[table.phase];
  const list = useInSight(table.turn, shown);
  const crowded = shown && table.order.length > BESIDE_TITLE;
  return (
    <header className={crowded ? 'ws-rail crowded' : 'ws-rail'}>
      <div className="ws-title">
        <h2>{free ? phase : scenarios[table.scenario].title[language]}</h2>
        <small>
          {free ? '' : conflicts[table.type][language]}
          {table.round > 0 && !free ? ` · ${words.round(table.round, table.settings.roundLimit)}` : ''}
          {!free && table.turn === NONE ? ` · ${phase}` : ''}
        </small>
      </div>
      {shown && (
        <ol ref={list} aria-label={words.order}>
          {table.order.map((n) => (
            <Turn key={n} n={n} view={view} language={language} />
          ))}
        </ol>
      )}
    </header>
  );
}
