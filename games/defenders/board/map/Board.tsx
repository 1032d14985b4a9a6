/** The board: world and city while they are made, then the map with its layers, tokens and everything that can be pressed. */
import type { Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useRef } from 'react';
import type { TableView } from '../../view.ts';
import { AS_GROUP, Target, UNSEEN } from '../art/aria.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath } from '../art/strokes.ts';
import { Rule } from '../bench/Field.tsx';
import { useLayers } from '../press/layers.ts';
import { answersWith, type Thing, thingsIn } from '../press/targets.ts';
import { lentName, useDrawn } from '../press/useDrawn.ts';
import { useNow } from '../press/useNow.ts';
import { usePress } from '../press/usePress.ts';
import { useScreen } from '../press/useScreen.ts';
import { labelOf } from '../words/label.ts';
import { answerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Chooser } from './Chooser.tsx';
import { Connections, Entries, Marks } from './Graph.tsx';
import { LiveSign, LiveStrokes } from './Live.tsx';
import { frameOf, WHOLE } from './layout.ts';
import { Musters } from './Musters.tsx';
import { type Muster, markScaleAt, mustersOf, nameSizeAt, type Screen, threadOf, viewBoxOf } from './muster.ts';
import { Paper, Sketch } from './Sketch.tsx';

// Each is needed for a part of the game only, and fetched when that begins.
const World = lazy(() => import('../city/World.tsx').then((part) => ({ default: part.World })));
const City = lazy(() => import('../city/City.tsx').then((part) => ({ default: part.City })));
const OwnCanvas = lazy(() => import('./Canvases.tsx').then((part) => ({ default: part.OwnCanvas })));
const LentCanvas = lazy(() => import('./Canvases.tsx').then((part) => ({ default: part.LentCanvas })));

const NONE: ReadonlySet<string> = new Set();

/** The things an idle hand may look at: places first, then who stands there. */
const order = (table: TableView): Thing[] => [...table.locations, ...table.defenders, ...table.threats].map(({ id }) => id);

export function Board(given: BoardProps<TableView>) {
  const props = useNow(given);
  const { view } = props;
  const { phase } = view.table;
  if (phase === 'world' || phase === 'city') {
    return <Suspense>{phase === 'world' ? <World {...props} /> : <City {...props} />}</Suspense>;
  }
  return <MapBoard {...props} />;
}

function MapBoard(props: BoardProps<TableView>) {
  const { view, language, say, options, answer, focused, focus, pointed, motion } = props;
  const { table } = view;
  const words = wordsIn(language);
  const id = useId().replaceAll(':', '');
  const { shows } = useLayers();
  const pressing = usePress(props);
  const { picked, legal, choosing } = pressing;
  const { task, drawn, borrowed } = useDrawn(props);
  const sheet = useRef<SVGSVGElement>(null);
  // A small city is seen from near. What is asked changes nothing: the paper keeps its size, and the city its place on it.
  const frame = useMemo(() => (table.phase === 'map' ? WHOLE : frameOf(table)), [table]);
  const screen = useScreen(sheet, frame);
  const box = viewBoxOf(frame);
  const musters = useMemo(() => mustersOf(table, screen, frame), [table, screen, frame]);
  const lit = useMemo(() => new Set(focused === null ? [] : thingsIn(focused)), [focused]);
  const told = useMemo(() => new Set(pointed ? idsIn(pointed) : []), [pointed]);
  const nothing = legal.size === 0;
  const first = order(table)[0];

  const inWords = (option: Plain): string => answerIn(props, option);
  const label = (thing: Thing): string => {
    const base = labelOf(props, thing);
    if (!legal.has(thing)) return base;
    const answers = answersWith(options, [...picked, thing]);
    return answers.length > 0 && answers.length <= 6 ? `${base}. ${words.choices(answers.map(inWords).join('; '))}` : base;
  };
  const stateOf = (thing: Thing): string =>
    `${legal.has(thing) ? ' legal' : ''}${picked.includes(thing) ? ' picked' : ''}${lit.has(thing) ? ' lit' : ''}${told.has(thing) ? ' told' : ''}`;
  const target = (thing: Thing) => ({
    'data-thing': thing,
    'data-card': thing,
    'data-legal': legal.has(thing) ? true : undefined,
    tabIndex: legal.has(thing) || picked.includes(thing) || (nothing && thing === first) ? 0 : -1,
    'aria-label': label(thing),
    'aria-pressed': picked.includes(thing) ? true : undefined,
    onClick: ({ currentTarget }: { currentTarget: Element }) => pressing.press(thing, currentTarget),
    onKeyDown: walk,
    onPointerEnter: () => focus(answersWith(options, [...picked, thing])[0] ?? null),
    onPointerLeave: () => focus(null),
  });
  /** What is drawn is no button by itself: the keys that press it are added. */
  const place = (thing: Thing) => ({
    ...target(thing),
    role: 'button' as const,
    onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return walk(event);
      event.preventDefault();
      pressing.press(thing, event.currentTarget);
    },
  });
  const city = table.world.city || words.theCity;
  return (
    <div className={`df-board${motion ? '' : ' still'}`}>
      <svg
        ref={sheet}
        className="df-map"
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        {...AS_GROUP}
        aria-label={words.mapOf(city)}
      >
        <Paper id={id} />
        {shows('sketch') ? <Sketch sketch={table.sketch} locations={table.locations} id={id} size={nameSizeAt(screen)} /> : null}
        <text
          {...UNSEEN}
          className="df-city-name"
          fontSize={1.6 * nameSizeAt(screen)}
          x={frame.x + frame.w - 18}
          y={frame.y + frame.h - 14}
          fill={seatArt(table.start).ink}
        >
          {table.world.city}
        </text>
        <Marks table={table} id={id} words={words} scale={markScaleAt(screen)} />
        {task === null
          ? table.locations.map((location, l) => {
              const drawing = table.sketch.drawings[l];
              if (!drawing) return null;
              return (
                <Target
                  key={location.id}
                  className={`df-place ${drawing.footprint.kind}${stateOf(location.id)}`}
                  {...place(location.id)}
                >
                  <path d={footprintPath(drawing.footprint, 24)} />
                </Target>
              );
            })
          : null}
        {shows('connections') ? <Connections table={table} id={id} /> : null}
        {shows('entries') ? <Entries table={table} id={id} frame={frame} scale={markScaleAt(screen)} /> : null}
        {shows('tokens') && task === null ? <Threads musters={musters} screen={screen} /> : null}
        <Suspense>
          {task ? <OwnCanvas key={view.asked?.name} props={props} task={task} /> : null}
          {borrowed ? <LentCanvas key={lentName(view, borrowed)} props={props} drawn={borrowed} /> : null}
        </Suspense>
        {drawn && !task && !borrowed ? <LiveStrokes props={props} but={NONE} /> : null}
      </svg>
      {drawn && !task && !borrowed ? <LiveSign props={props} drawn={drawn} /> : null}
      {shows('tokens') && task === null ? (
        <Musters
          musters={musters}
          screen={screen}
          words={words}
          placeName={(thing) => say.place?.(thing) ?? thing}
          target={target}
          stateOf={stateOf}
        />
      ) : null}
      {borrowed ? (
        <p className="df-live-sign lent" role="status">
          {words.youHoldPen(say.seat(borrowed.seat))} <Rule id="DF-31.5" openRule={props.openRule} />
        </p>
      ) : null}
      {picked.length > 0 && !choosing ? (
        <p className="df-picked" role="status">
          {words.chosen}: <b>{picked.map((thing) => say.place?.(thing) ?? thing).join(', ')}</b>{' '}
          <button type="button" onClick={pressing.drop}>
            {words.putBack}
          </button>
        </p>
      ) : null}
      {choosing ? (
        <Chooser
          title={`${picked.map((thing) => say.place?.(thing) ?? thing).join(', ')}: ${words.chooseHere}`}
          closeLabel={words.close}
          answers={choosing}
          words={inWords}
          focus={focus}
          choose={(option) => {
            pressing.drop();
            answer(option);
          }}
          close={pressing.drop}
        />
      ) : null}
    </div>
  );
}

/** A line from each muster to where it stands. */
function Threads({ musters, screen }: { musters: readonly Muster[]; screen: Screen }) {
  const unit = (n: number, from: number): number => f((n - from) / screen.k);
  return (
    <g {...UNSEEN} className="df-threads">
      {musters.map((muster) => {
        const thread = threadOf(muster);
        if (!thread) return null;
        const { from, to } = thread;
        return (
          <path
            key={muster.key}
            className={muster.where}
            d={`M${unit(from.x, screen.x)} ${unit(from.y, screen.y)}L${unit(to.x, screen.x)} ${unit(to.y, screen.y)}`}
          />
        );
      })}
    </g>
  );
}

/** Arrow keys walk along what can be pressed. */
function walk(event: KeyboardEvent<Element>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const board = event.currentTarget.closest('.df-board');
  const all = [...(board?.querySelectorAll<SVGElement | HTMLElement>('[data-thing]') ?? [])];
  all[(all.indexOf(event.currentTarget as SVGElement) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

/** The ids a fact names, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[LDT]\d+$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
