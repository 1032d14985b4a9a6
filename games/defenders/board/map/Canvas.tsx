/** Drawing on the sheet: the strokes of the draft, the footprint with its handles, and the pen, line, eraser and place tools. */
import type { BoardProps } from '@guildhall/table';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { MOST_STROKE_POINTS } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Target, UNSEEN } from '../art/aria.ts';
import { inkColour } from '../art/seats.ts';
import { dashOf, f, footprintPath, hand, linePath, penPath } from '../art/strokes.ts';
import { styleOf } from '../bench/Tools.tsx';
import type { Drafting } from '../press/drafts.ts';
import { type DrawDraft, footprintOf, insideNow, kindOf } from '../press/drawing.ts';
import { type DraftStroke, type Hand, newStrokeId } from '../press/live.ts';
import { boxOf, cornerMoved, cornersOf, ellipse, flat, lengthOf, movedBy, onSheet, simplify, strokeAt } from '../press/shapes.ts';
import type { Task } from '../press/task.ts';
import { useLive } from '../press/useLive.ts';
import { wordsIn } from '../words/words.ts';
import { LiveStrokes } from './Live.tsx';
import { Inked } from './Sketch.tsx';

/** The point of the sheet under the pointer, however the page is zoomed. */
function pointAt(svg: SVGSVGElement | null, event: { clientX: number; clientY: number }): [number, number] | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return onSheet(x, y);
}

/** A stroke on its way. */
interface Running {
  id: string;
  pointer: number;
  points: [number, number][];
  pressures: number[];
  /** The device tells how hard it is pressed. */
  pen: boolean;
}

const ERASER = 10;
const STEP = 5;
const FAR = 25;
const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CanvasProps {
  props: BoardProps<TableView>;
  task: Task;
  drafting: Drafting<DrawDraft>;
  /** With a borrowed pen one draws, and the owner decides the place (DF-31.5). */
  hand: Hand;
}

export function Canvas({ props, task, drafting, hand: who }: CanvasProps) {
  const words = wordsIn(props.language);
  const { seat } = who;
  const lent = seat !== who.owner;
  const { draft, put } = drafting;
  const live = useLive(props, drafting, who);
  const [running, setRunning] = useState<Running | null>(null);
  const held = useRef<{ corner: number | 'all' | 'inside'; pointer: number } | null>(null);
  const fingers = useRef(new Set<number>());
  const group = useRef<SVGGElement>(null);
  const svg = (): SVGSVGElement | null => group.current?.ownerSVGElement ?? null;
  const dotted = task.what === 'location' && task.underground;
  const tool = dotted && (draft.tool === 'pen' || draft.tool === 'line' || draft.tool === 'dashed') ? 'dotted' : draft.tool;
  const footprint = lent ? null : footprintOf(task, draft);
  const inside = lent ? null : insideNow(task, draft, footprint);
  const draws = tool === 'pen' || tool === 'line' || tool === 'dotted' || tool === 'dashed';
  /** A line is turned until the pen is up: it is shown then. */
  const flows = draws && tool !== 'line';
  const drawn = useMemo(() => new Set(draft.strokes.flatMap(({ id }) => id ?? [])), [draft.strokes]);

  const erase = ([x, y]: [number, number]): void => {
    const at = strokeAt(draft.strokes, x, y, ERASER);
    if (at >= 0) put({ strokes: draft.strokes.filter((_, i) => i !== at) });
  };
  const down = (event: PointerEvent<SVGGElement>): void => {
    fingers.current.add(event.pointerId);
    // A second finger pinches: what the first had begun is no stroke.
    if (fingers.current.size > 1 || tool === 'hand') {
      live.drop();
      setRunning(null);
      held.current = null;
      return;
    }
    const point = pointAt(svg(), event);
    if (!point || event.button > 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    if (tool === 'eraser') erase(point);
    else if (tool === 'inside') put({ inside: point });
    else {
      const id = newStrokeId(seat);
      const pen = event.pointerType === 'pen';
      setRunning({ id, pointer: event.pointerId, points: [point], pressures: [event.pressure], pen });
      if (flows) live.begin({ id, style: styleOf(tool), ink: draft.ink, width: draft.width, points: [] });
    }
  };
  const move = (event: PointerEvent<SVGGElement>): void => {
    if (fingers.current.size !== 1 || tool === 'hand') return;
    const point = pointAt(svg(), event);
    if (!point) return;
    event.stopPropagation();
    const grip = held.current;
    if (grip && grip.pointer === event.pointerId) {
      drag(grip.corner, point);
      return;
    }
    if (tool === 'eraser' && event.buttons > 0) erase(point);
    if (!running || running.pointer !== event.pointerId) return;
    const last = running.points[running.points.length - 1];
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < 1.2) return;
    const points = tool === 'line' ? [running.points[0], point] : [...running.points, point];
    const pressures = tool === 'line' ? running.pressures : [...running.pressures, event.pressure];
    setRunning({ ...running, points, pressures });
    if (flows) live.go(flat(points), pressed({ ...running, pressures }, tool));
  };
  const up = (event: PointerEvent<SVGGElement>): void => {
    fingers.current.delete(event.pointerId);
    held.current = null;
    if (!running || running.pointer !== event.pointerId) return;
    setRunning(null);
    const { id, points } = running;
    if (tool === 'place') {
      place(points);
      return;
    }
    const whole = flat(points);
    if (points.length < 2 || points.length > MOST_STROKE_POINTS || lengthOf(whole) <= 1) {
      live.drop();
      return;
    }
    const pressures = pressed(running, tool);
    if (flows) live.end(whole, pressures);
    // A straight line has no points between that could be pressed.
    const simple = simplify(points, 0.4);
    const stroke: DraftStroke = { id, style: styleOf(tool), ink: draft.ink, width: draft.width, points: flat(simple) };
    if (pressures) stroke.pressures = simple.map((point) => pressures[points.indexOf(point as [number, number])] ?? 0.5);
    if (lent) stroke.by = seat;
    put({ strokes: [...draft.strokes, stroke], known: [...draft.known, id] });
  };
  /** A press puts it here, a drag says how large it is or how it runs. */
  const place = (points: readonly [number, number][]): void => {
    const [a, b] = [points[0], points[points.length - 1]];
    const kind = kindOf(task, draft);
    if (kind === 'small') put({ footprint: { kind, x: b[0], y: b[1] } });
    else if (kind === 'area') {
      const [rx, ry] = [Math.abs(b[0] - a[0]) / 2, Math.abs(b[1] - a[1]) / 2];
      if (rx < 8 || ry < 8) {
        if (footprint) {
          const box = boxOf(footprint);
          put({ footprint: movedBy(footprint, b[0] - box.x - box.w / 2, b[1] - box.y - box.h / 2) });
        } else put({ footprint: { kind, points: ellipse(b[0], b[1], 70, 55) } });
      } else put({ footprint: { kind, points: ellipse((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, rx, ry) } });
    } else if (points.length > 1) {
      put({ footprint: { kind, points: flat(simplify(points, 5)), closed: false } });
    }
  };
  const drag = (corner: number | 'all' | 'inside', [x, y]: [number, number]): void => {
    if (corner === 'inside') put({ inside: [x, y] });
    else if (footprint && corner === 'all') {
      const box = boxOf(footprint);
      put({ footprint: movedBy(footprint, x - box.x - box.w / 2, y - box.y - box.h / 2) });
    } else if (footprint && typeof corner === 'number') put({ footprint: cornerMoved(footprint, corner, x, y) });
  };
  const grab = (corner: number | 'all' | 'inside') => (event: PointerEvent<SVGGElement>) => {
    if (tool === 'hand') return;
    fingers.current.add(event.pointerId);
    held.current = { corner, pointer: event.pointerId };
    group.current?.setPointerCapture?.(event.pointerId);
    event.stopPropagation();
  };
  const nudge = (corner: number | 'all' | 'inside') => (event: KeyboardEvent<SVGGElement>) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? FAR : STEP;
    if (corner === 'inside' && inside) put({ inside: onSheet(inside[0] + way[0] * by, inside[1] + way[1] * by) });
    else if (footprint && corner === 'all') put({ footprint: movedBy(footprint, way[0] * by, way[1] * by) });
    else if (footprint && typeof corner === 'number') {
      const [x, y] = cornersOf(footprint)[corner];
      put({ footprint: cornerMoved(footprint, corner, x + way[0] * by, y + way[1] * by) });
    }
  };
  const corners =
    footprint && footprint.kind !== 'small' && tool === 'place' ? cornersOf(footprint).map(([x, y], n) => ({ n, x, y })) : [];
  const box = footprint ? boxOf(footprint) : null;
  return (
    <g
      ref={group}
      className={`df-canvas tool-${tool}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <title>{words.canvas}</title>
      <rect x="0" y="0" width="1000" height="700" fill="transparent" />
      <g {...UNSEEN} className="df-draft">
        {footprint ? <path d={footprintPath(footprint)} className={`df-footprint ${footprint.kind}`} /> : null}
        <LiveStrokes props={props} but={running ? new Set([...drawn, running.id]) : drawn} />
        <Inked strokes={draft.strokes} seat={seat} />
        {running && draws ? <RunningStroke running={running} tool={tool} draft={draft} seat={seat} /> : null}
        {running && tool === 'place' ? <path d={linePath(running.points)} className="df-footprint long" /> : null}
      </g>
      {footprint && box ? (
        <Target
          className="df-handle all"
          role="button"
          tabIndex={0}
          aria-label={words.moveAll(Math.round(box.x + box.w / 2), Math.round(box.y + box.h / 2))}
          transform={`translate(${f(box.x + box.w / 2)} ${f(box.y + box.h / 2)})`}
          onPointerDown={tool === 'place' ? grab('all') : undefined}
          onKeyDown={nudge('all')}
        >
          <path d="M-9 0H9M0-9V9" />
          <circle r="12" />
        </Target>
      ) : null}
      {corners.map(({ n, x, y }) => (
        <Target
          key={n}
          className="df-handle"
          role="button"
          tabIndex={0}
          aria-label={words.corner(n + 1, Math.round(x), Math.round(y))}
          transform={`translate(${f(x)} ${f(y)})`}
          onPointerDown={grab(n)}
          onKeyDown={nudge(n)}
        >
          <circle r="7" />
        </Target>
      ))}
      {inside ? (
        <Target
          className="df-handle inside"
          role="button"
          tabIndex={0}
          aria-label={words.insideAt(Math.round(inside[0]), Math.round(inside[1]))}
          transform={`translate(${f(inside[0])} ${f(inside[1])})`}
          onPointerDown={grab('inside')}
          onKeyDown={nudge('inside')}
        >
          <path d="M0 14V-14H18L13-8 18-2H0" />
          <circle r="14" fill="transparent" />
          <text y="28">{words.tool.inside}</text>
        </Target>
      ) : null}
    </g>
  );
}

/** How hard the pen was pressed, from 0 to 1; null where it was no pen, or the line has dots or dashes. */
const pressed = ({ pen, pressures }: Running, tool: string): number[] | null =>
  pen && tool === 'pen' ? pressures.map((one) => Math.round(Math.min(1, Math.max(0, one)) * 100) / 100) : null;

function RunningStroke({ running, tool, draft, seat }: { running: Running; tool: string; draft: DrawDraft; seat: number }) {
  const colour = inkColour(draft.ink, seat);
  const { points } = running;
  if (tool === 'dotted' || tool === 'dashed') {
    return (
      <path
        d={linePath(hand(points))}
        fill="none"
        stroke={colour}
        strokeWidth={draft.width}
        strokeDasharray={dashOf(tool, draft.width)}
        strokeLinecap="round"
      />
    );
  }
  return <path d={penPath(points, draft.width, pressed(running, tool) ?? undefined)} fill={colour} />;
}
