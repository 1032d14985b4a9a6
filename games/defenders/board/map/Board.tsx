/** The board: world and city while they are made, then the map with its layers, tokens and everything that can be pressed. */
import type { Contribution, Plain } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { pensLent } from '../../contributions/strokes.ts';
import type { TableView } from '../../view.ts';
import { AS_GROUP, Target, UNSEEN } from '../art/aria.ts';
import { seatArt } from '../art/seats.ts';
import { f, footprintPath } from '../art/strokes.ts';
import { LentPen } from '../bench/Pen.tsx';
import { ChronicleButton } from '../chronicle/Chronicle.tsx';
import { City } from '../city/City.tsx';
import { World } from '../city/World.tsx';
import { SeatMark } from '../lists/SeatSign.tsx';
import { useDraft } from '../press/drafts.ts';
import { type DrawDraft, EMPTY_DRAWING, type Task, taskOf } from '../press/drawing.ts';
import { type Drawn, drawnNow } from '../press/live.ts';
import { answersWith, type Thing, thingsIn } from '../press/targets.ts';
import { useNow } from '../press/useNow.ts';
import { usePress } from '../press/usePress.ts';
import { labelOf } from '../words/label.ts';
import { answerIn } from '../words/phrase.ts';
import { wordsIn } from '../words/words.ts';
import { Canvas } from './Canvas.tsx';
import { Chooser } from './Chooser.tsx';
import { Connections, Entries, Marks } from './Graph.tsx';
import { LiveSign, LiveStrokes } from './Live.tsx';
import { frameOf, tokensOf, WHOLE } from './layout.ts';
import { Paper, Sketch } from './Sketch.tsx';
import { SHIELD, SPIKES, TokenFace } from './Tokens.tsx';

const NOTHING: readonly Contribution[] = [];
const NONE: ReadonlySet<string> = new Set();
const LAYERS = ['sketch', 'connections', 'entries', 'tokens'] as const;
type Layer = (typeof LAYERS)[number];

/** The things an idle hand may look at: places first, then who stands there. */
const order = (table: TableView): Thing[] => [...table.locations, ...table.defenders, ...table.threats].map(({ id }) => id);

export function Board(given: BoardProps<TableView>) {
  const props = useNow(given);
  const { view } = props;
  const { phase } = view.table;
  if (phase === 'world') return <World {...props} />;
  if (phase === 'city') return <City {...props} />;
  return <MapBoard {...props} />;
}

function MapBoard(props: BoardProps<TableView>) {
  const { view, language, say, options, answer, focused, focus, pointed, motion } = props;
  const { table } = view;
  const words = wordsIn(language);
  const id = useId().replaceAll(':', '');
  const [off, setOff] = useState<readonly Layer[]>([]);
  const shows = (layer: Layer): boolean => !off.includes(layer);
  const pressing = usePress(props);
  const { picked, legal, choosing } = pressing;
  const task = useMemo(() => taskOf(view), [view]);
  const drawn = useMemo(() => drawnNow(view), [view]);
  const lent = drawn !== null && view.seat !== null && pensLent(props.contributions ?? NOTHING).includes(view.seat);
  const borrowed = lent && !task ? drawn : null;
  const frame = useMemo(() => (task || table.phase === 'map' ? WHOLE : frameOf(table)), [task, table]);
  const tokens = useMemo(() => tokensOf(table), [table]);
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
    role: 'button' as const,
    'data-thing': thing,
    'data-card': thing,
    'data-legal': legal.has(thing) ? true : undefined,
    tabIndex: legal.has(thing) || picked.includes(thing) || (nothing && thing === first) ? 0 : -1,
    'aria-label': label(thing),
    'aria-pressed': picked.includes(thing) ? true : undefined,
    onClick: ({ currentTarget }: { currentTarget: Element }) => pressing.press(thing, currentTarget),
    onKeyDown: (event: KeyboardEvent<SVGGElement>) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pressing.press(thing, event.currentTarget);
      } else walk(event);
    },
    onPointerEnter: () => focus(answersWith(options, [...picked, thing])[0] ?? null),
    onPointerLeave: () => focus(null),
  });
  const city = table.world.city || words.theCity;
  return (
    <div className={`df-board${motion ? '' : ' still'}`}>
      <svg
        className="df-map"
        viewBox={`${frame.x - 30} ${frame.y - 30} ${frame.w + 60} ${frame.h + 60}`}
        {...AS_GROUP}
        aria-label={words.mapOf(city)}
      >
        <Paper id={id} />
        {shows('sketch') ? <Sketch sketch={table.sketch} locations={table.locations} id={id} /> : null}
        <text
          {...UNSEEN}
          className="df-city-name"
          x={frame.x + frame.w - 18}
          y={frame.y + frame.h - 14}
          fill={seatArt(table.start).ink}
        >
          {table.world.city}
        </text>
        <Marks table={table} id={id} words={words} />
        {task === null
          ? table.locations.map((location, l) => {
              const drawing = table.sketch.drawings[l];
              if (!drawing) return null;
              return (
                <Target
                  key={location.id}
                  className={`df-place ${drawing.footprint.kind}${stateOf(location.id)}`}
                  {...target(location.id)}
                >
                  <path d={footprintPath(drawing.footprint, 24)} />
                </Target>
              );
            })
          : null}
        {shows('connections') ? <Connections table={table} id={id} /> : null}
        {shows('entries') ? <Entries table={table} id={id} frame={frame} /> : null}
        {shows('tokens') && task === null
          ? tokens.map((token) => (
              <Target
                key={token.id}
                className={`df-token${stateOf(token.id)}`}
                transform={`translate(${f(token.x)} ${f(token.y)}) scale(.86)`}
                {...target(token.id)}
              >
                <path className="df-halo" d={token.side === 'defender' ? SHIELD : SPIKES} />
                <TokenFace unit={token.unit} side={token.side} />
              </Target>
            ))
          : null}
        {task ? <OwnCanvas key={view.asked?.name} props={props} task={task} /> : null}
        {borrowed ? <LentCanvas key={lentName(view, borrowed)} props={props} drawn={borrowed} /> : null}
        {drawn && !task && !borrowed ? <LiveStrokes props={props} but={NONE} /> : null}
      </svg>
      {drawn && !task ? <LiveSign props={props} drawn={drawn} /> : null}
      {borrowed ? <LentBench key={lentName(view, borrowed)} props={props} drawn={borrowed} /> : null}
      <footer className="df-foot">
        <div className="df-layers" role="toolbar" aria-label={words.layers}>
          {LAYERS.map((layer) => (
            <button
              key={layer}
              type="button"
              aria-pressed={shows(layer)}
              onClick={() => setOff(shows(layer) ? [...off, layer] : off.filter((one) => one !== layer))}
            >
              <i aria-hidden="true" /> {words.layer[layer]}
            </button>
          ))}
          <ChronicleButton {...props} />
        </div>
        <ul className="df-pens" aria-label={words.pens}>
          {Array.from({ length: table.seats }, (_, seat) => (
            <li key={say.seat(seat)}>
              <SeatMark seat={seat} size={14} /> {say.seat(seat)}
              <svg viewBox="0 0 40 8" width="34" height="8" aria-hidden="true">
                <path d="M2 5Q10 1 20 4T38 3" fill="none" stroke={seatArt(seat).ink} strokeWidth="2.400" strokeLinecap="round" />
              </svg>
            </li>
          ))}
        </ul>
      </footer>
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

interface LentProps {
  props: BoardProps<TableView>;
  drawn: Drawn;
}
/** The draft of a drawing that is another's. */
function lentName({ table }: BoardProps<TableView>['view'], { task }: Drawn): string {
  const { features, drawings, damage } = table.sketch;
  return `lent ${task.what} ${features.length} ${drawings.filter(Boolean).length} ${damage.length}`;
}

function OwnCanvas({ props, task }: { props: BoardProps<TableView>; task: Task }) {
  const seat = props.view.seat ?? 0;
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING);
  return <Canvas props={props} task={task} drafting={drafting} hand={{ seat, owner: seat }} />;
}
function LentCanvas({ props, drawn }: LentProps) {
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING, lentName(props.view, drawn));
  return <Canvas props={props} task={drawn.task} drafting={drafting} hand={{ seat: props.view.seat ?? 0, owner: drawn.seat }} />;
}
function LentBench({ props, drawn }: LentProps) {
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING, lentName(props.view, drawn));
  return <LentPen props={props} drawn={drawn} drafting={drafting} hand={{ seat: props.view.seat ?? 0, owner: drawn.seat }} />;
}

/** Arrow keys walk along what can be pressed. */
function walk(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...(event.currentTarget.ownerSVGElement?.querySelectorAll<SVGGElement>('[data-thing]') ?? [])];
  all[(all.indexOf(event.currentTarget) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

/** The ids a fact names, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[LDT]\d+$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
