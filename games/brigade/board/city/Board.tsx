/** The city of Tinderbox: picture, light, what has just happened, and presses that become answers. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { text } from '../../text/index.ts';
import type { TableView } from '../../view.ts';
import { AS_GROUP, UNSEEN } from '../art/aria.ts';
import { Paints } from '../art/scope.tsx';
import { colourOf, nameOfSpace } from '../model.ts';
import { lightsOf } from '../press/signs.ts';
import { answersBySpace, pressSpace, targetsOf } from '../press/targets.ts';
import { labelOf } from '../words/label.ts';
import { wordsIn } from '../words/words.ts';
import { City } from './City.tsx';
import { Seal } from './Ground.tsx';
import { VIEW_BOX } from './geometry.ts';
import { Highlights, Pointed, RefusedSpace } from './Highlights.tsx';
import { spacesOf, spectacleOf, trailOf } from './happenings.ts';
import { Spaces } from './Spaces.tsx';
import { Way, Weather } from './Weather.tsx';

const NONE: ReadonlySet<number> = new Set();

/** A handler that never changes, so that what it is given to is not drawn again. */
function useSteady<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Counts the batches of news, so that each plays once and interrupts the one before. */
function useBatch(fresh: BoardProps['fresh']): number {
  const seen = useRef({ fresh, batch: 0 });
  if (seen.current.fresh !== fresh) seen.current = { fresh, batch: seen.current.batch + 1 };
  return seen.current.batch;
}

export function Board(props: BoardProps<TableView>) {
  const { view, language, say, options, answer, choose, focused, focus, pointed, fresh, motion } = props;
  const { table, seat, asked } = view;
  const words = wordsIn(language);
  const [refused, setRefused] = useState<number | null>(null);
  const batch = useBatch(fresh);

  const by = useMemo(() => answersBySpace(options, asked, table, seat), [options, asked, table, seat]);
  const legal = useMemo(() => new Set(by.keys()), [by]);
  const lights = useMemo(() => lightsOf(by, asked), [by, asked]);
  const on = useMemo(
    () => (focused === null ? NONE : new Set(targetsOf(focused, asked, table, seat))),
    [focused, asked, table, seat],
  );
  const spectacle = useMemo(() => spectacleOf(fresh), [fresh]);
  const inWords = useCallback(
    (option: Plain) => text[language].answer(asked?.name ?? 'action phase/action', option, asked?.show ?? {}, say),
    [language, asked, say],
  );
  const labels = useMemo(
    () =>
      table.spaces.map((at, space) => {
        if (at.kind === 'none') return '';
        const label = labelOf(space, table, seat, language, say);
        const answers = by.get(space);
        return answers ? `${label}. ${wordsIn(language).space.choices(answers.map(inWords).join('; '))}` : label;
      }),
    [table, seat, language, say, by, inWords],
  );

  // What was refused before the table changed has nothing to do with the new one.
  const [shownTable, setShownTable] = useState(table);
  if (shownTable !== table) {
    setShownTable(table);
    setRefused(null);
  }

  const press = useSteady((space: number, anchor: Element) => {
    const pressed = pressSpace(space, by, asked, table, seat);
    setRefused(pressed.kind === 'refused' ? space : null);
    if (pressed.kind === 'choose') choose(pressed.answers, nameOfSpace(space), anchor);
    else answer(pressed.answer, anchor);
  });
  const point = useSteady((space: number | null) => {
    const first = space === null ? undefined : by.get(space)?.[0];
    focus(first ?? null);
  });

  const colours = useMemo(() => table.players.map((player) => colourOf(table, player.seat)), [table]);

  const way = pointed ? trailOf(pointed) : null;

  // Two sheets: the lower one is painted when the table changes, the upper one whenever somebody points.
  return (
    <div className={`br-board${motion ? '' : ' still'}`}>
      <City table={table} seat={seat} language={language} legal={legal} />
      <svg className="br-over" viewBox={VIEW_BOX} {...AS_GROUP} aria-label={words.city}>
        <Paints prefix="br-over">
          <g {...UNSEEN}>
            <Highlights lights={lights} on={on} />
            <Seal />
            {pointed ? <Pointed spaces={spacesOf(pointed)} /> : null}
            {way ? <Way trail={way} colour={colours[way.seat] ?? 'white'} /> : null}
            {refused === null ? null : <RefusedSpace space={refused} />}
            {motion ? <Weather key={batch} spectacle={spectacle} colours={colours} /> : null}
          </g>
          <Spaces labels={labels} legal={legal} press={press} point={point} />
        </Paints>
      </svg>
    </div>
  );
}
