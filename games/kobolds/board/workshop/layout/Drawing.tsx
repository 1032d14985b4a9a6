/** The board of the layout editor: what must stay free, the pieces and their twins, and the hand that draws, moves and bends them. */
import type { Language } from '@guildhall/kernel';
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { BOARD_SIZE, CENTRE, FREE_CENTRE, type PiecePlan, POSITIONS, ROAD, zoneOf } from '../../../data/index.ts';
import { AS_GROUP, Target, UNSEEN } from '../../art/aria.ts';
import { inches, outline, SHEET, U, X, Y } from '../../art/paint.ts';
import { Strokes } from '../../art/Strokes.tsx';
import { type Building, middleOf, paintTerrain, shadowOf } from '../../art/terrain.ts';
import { numbered } from '../parts/numbered.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { boxCorners, boxOfPiece, neat, type Spot, shifted, twinOf } from './plan.ts';

export const TOOLS = ['select', 'rectangle', 'polygon'] as const;
export type Tool = (typeof TOOLS)[number];
/** Everything drawn by hand stands on quarter inches; number fields take any figure. */
export const STEP = 0.25;
const snap = (n: number): number => Math.min(BOARD_SIZE, Math.max(0, Math.round(n / STEP) * STEP));
const EDGE = 22;

/** What the rules complain about, to be marked. */
export interface Marked {
  pieces: readonly number[];
  /** A position, 'centre' or 'road'. */
  zone: string | null;
}

interface Props {
  pieces: readonly PiecePlan[];
  twins: boolean;
  tool: Tool;
  chosen: number | null;
  marked: Marked;
  road: boolean;
  language: Language;
  choose(at: number | null): void;
  /** A new piece is outlined. */
  draw(corners: readonly Spot[]): void;
  /** The outline of a piece is changed; `done` when the hand lets go. */
  bend(at: number, corners: readonly Spot[], done: boolean): void;
  remove(at: number): void;
}

const buildingOf = ({ kind, corners, height }: PiecePlan): Building => ({
  kind,
  height,
  corners: corners.flatMap(({ x, y }) => [x, y]),
});

const Piece = memo(function Piece({ piece, dress }: { piece: PiecePlan; dress: number }) {
  const building = buildingOf(piece);
  return (
    <>
      <path d={shadowOf(building)} fill="#120d14" opacity=".32" />
      <Strokes of={paintTerrain(building, dress)} />
    </>
  );
});

/** What a hand is doing. */
type Grip =
  | { kind: 'outline'; from: Spot; to: Spot }
  | { kind: 'piece'; at: number; from: Spot; corners: readonly Spot[]; moved: boolean }
  | { kind: 'corner'; at: number; corner: number; corners: readonly Spot[] };

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function Drawing(props: Props) {
  const { pieces, twins, tool, chosen, marked, road, language, choose, draw, bend, remove } = props;
  const words = wordsIn(language).layout;
  const names = namesIn(language);
  const sheet = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip | null>(null);
  const [sketch, setSketch] = useState<readonly Spot[]>([]);
  const [corners, setCorners] = useState<readonly Spot[]>([]);
  const [pointer, setPointer] = useState<Spot | null>(null);

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const matrix = sheet.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const spot = inches(x, y);
    return { x: snap(spot.x), y: snap(spot.y) };
  };
  const close = (all: readonly Spot[]): void => {
    setCorners([]);
    if (all.length >= 3) draw(all);
  };

  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    const spot = spotOf(event);
    if (tool === 'polygon') {
      const last = corners.at(-1);
      // So that Enter and Escape are heard.
      event.currentTarget.focus();
      if (corners.length >= 3 && (event.target as Element).hasAttribute('data-first')) close(corners);
      else if (!last || last.x !== spot.x || last.y !== spot.y) setCorners([...corners, spot]);
      return;
    }
    const target = event.target as Element;
    const at = Number(target.closest('[data-piece]')?.getAttribute('data-piece') ?? Number.NaN);
    const corner = Number(target.getAttribute('data-corner') ?? Number.NaN);
    if (tool === 'rectangle') grip.current = { kind: 'outline', from: spot, to: spot };
    else if (chosen !== null && Number.isInteger(corner) && pieces[chosen]) {
      grip.current = { kind: 'corner', at: chosen, corner, corners: pieces[chosen].corners };
    } else if (Number.isInteger(at) && pieces[at]) {
      choose(at);
      grip.current = { kind: 'piece', at, from: spot, corners: pieces[at].corners, moved: false };
    } else choose(null);
    if (grip.current) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const bent = (held: Grip & { kind: 'corner' }, spot: Spot): Spot[] => {
    const box = boxOfPiece(held.corners);
    const moved = held.corners[held.corner];
    // A rectangle stays one: the opposite corner keeps still.
    if (box) return boxCorners(moved.x === box.x0 ? box.x1 : box.x0, moved.y === box.y0 ? box.y1 : box.y0, spot.x, spot.y);
    return held.corners.map((each, i) => (i === held.corner ? spot : each));
  };
  const move = (event: PointerEvent<SVGSVGElement>, done = false): void => {
    const spot = spotOf(event);
    if (tool === 'polygon') setPointer(corners.length > 0 ? spot : null);
    const held = grip.current;
    if (held?.kind === 'outline') {
      grip.current = { ...held, to: spot };
      setSketch(boxCorners(held.from.x, held.from.y, spot.x, spot.y));
    } else if (held?.kind === 'piece') {
      const [dx, dy] = [spot.x - held.from.x, spot.y - held.from.y];
      held.moved ||= dx !== 0 || dy !== 0;
      if (held.moved) bend(held.at, shifted(held.corners, dx, dy), done);
    } else if (held?.kind === 'corner') bend(held.at, bent(held, spot), done);
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    const held = grip.current;
    if (!held) return;
    move(event, true);
    grip.current = null;
    setSketch([]);
    if (held.kind !== 'outline') return;
    const to = spotOf(event);
    if (to.x !== held.from.x && to.y !== held.from.y) draw(boxCorners(held.from.x, held.from.y, to.x, to.y));
  };
  const key = (event: KeyboardEvent): void => {
    if (corners.length > 0 && (event.key === 'Enter' || event.key === 'Escape')) {
      close(event.key === 'Enter' ? corners : []);
      event.preventDefault();
    }
  };
  const pieceKey = (event: KeyboardEvent, at: number): void => {
    const arrow = ARROWS[event.key];
    if (arrow) bend(at, shifted(pieces[at].corners, arrow[0] * STEP, arrow[1] * STEP), true);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (event.key === 'Enter' || event.key === ' ') choose(at);
    else return;
    event.preventDefault();
  };

  const zone = (name: string): string => (marked.zone === name ? 'kw-zone marked' : 'kw-zone');
  const label = (at: number): string => {
    const { kind, corners: spots, height } = pieces[at];
    const box = boxOfPiece(spots);
    const text = words.piece(at + 1, names.terrain[kind]);
    if (!box) return `${text}, ${words.corners(spots.length)}`;
    const { x0, y0, x1, y1 } = box;
    return `${text}, ${words.where(String(x0), String(y0))}, ${words.size(String(neat(x1 - x0)), String(neat(y1 - y0)), String(height))}`;
  };
  const trail = pointer && corners.length > 0 ? [...corners, pointer] : corners;

  return (
    <svg
      ref={sheet}
      className={`kw-drawing ${tool}`}
      viewBox={`${-EDGE} ${-EDGE} ${SHEET + 2 * EDGE} ${SHEET + 2 * EDGE}`}
      preserveAspectRatio="xMinYMin"
      aria-label={words.board}
      tabIndex={-1}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
      {...AS_GROUP}
    >
      <g {...UNSEEN}>
        <rect x={-EDGE} y={-EDGE} width={SHEET + 2 * EDGE} height={SHEET + 2 * EDGE} className="kw-frame" rx="10" />
        <rect width={SHEET} height={SHEET} className="kw-ground" />
        <Grid />
        {road && (
          <rect x={0} y={Y(ROAD.y1)} width={SHEET} height={(ROAD.y1 - ROAD.y0) * U} className={`kw-road ${zone('road')}`} />
        )}
        {POSITIONS.map((where) => {
          const { x0, y0, x1, y1 } = zoneOf('all-out-brawl', where);
          return <rect key={where} x={X(x0)} y={Y(y1)} width={(x1 - x0) * U} height={(y1 - y0) * U} className={zone(where)} />;
        })}
        <circle cx={X(CENTRE.x)} cy={Y(CENTRE.y)} r={FREE_CENTRE * U} className={zone('centre')} />
        <text x={SHEET / 2} y={Y(1.6)} className="kw-zone-name">
          {words.zones.south}
        </text>
        <text x={SHEET / 2} y={Y(22.1)} className="kw-zone-name">
          {words.zones.north}
        </text>
        <text x={SHEET / 2} y={Y(11.85)} className="kw-zone-name small">
          {words.zones.centre}
        </text>
        {road && (
          <text x={X(2.2)} y={Y(14.3)} className="kw-zone-name small">
            {words.zones.road}
          </text>
        )}
      </g>
      {twins && (
        <g className="kw-twins" {...UNSEEN}>
          {numbered(pieces).map(({ it, at }) => (
            <Piece key={at} piece={twinOf(it)} dress={at + 1} />
          ))}
        </g>
      )}
      {numbered(pieces).map(({ it: piece, at }) => {
        const wrong = marked.pieces.includes(at);
        const [mx, my] = middleOf(buildingOf(piece));
        return (
          <Target
            key={at}
            data-piece={at}
            className={`kw-piece${at === chosen ? ' chosen' : ''}${wrong ? ' wrong' : ''}`}
            role="button"
            tabIndex={0}
            aria-pressed={at === chosen}
            aria-label={label(at)}
            onKeyDown={(event) => pieceKey(event, at)}
          >
            <Piece piece={piece} dress={at} />
            <path d={outline(piece.corners)} className="kw-outline" />
            {wrong && twins && <path d={outline(twinOf(piece).corners)} className="kw-outline" />}
            <g className="kw-tag" transform={`translate(${mx} ${my})`}>
              <g className="kw-tag-body">
                <rect x="-36" y="-15" width="72" height="30" rx="15" />
                <text y="7">
                  {at + 1} · {piece.height}″
                </text>
              </g>
            </g>
          </Target>
        );
      })}
      {chosen !== null && tool === 'select' && pieces[chosen] && (
        <g {...UNSEEN}>
          {numbered(pieces[chosen].corners).map(({ it: { x, y }, at }) => (
            <circle key={at} cx={X(x)} cy={Y(y)} r="13" className="kw-corner" data-corner={at} />
          ))}
        </g>
      )}
      <g {...UNSEEN}>
        {sketch.length > 0 && <path d={outline(sketch)} className="kw-sketch" />}
        {trail.length > 0 && <polyline points={trail.map(({ x, y }) => `${X(x)},${Y(y)}`).join(' ')} className="kw-sketch" />}
        {corners.map(({ x, y }, i) => (
          <circle
            key={`${x} ${y}`}
            cx={X(x)}
            cy={Y(y)}
            r={i === 0 ? 18 : 8}
            className={i === 0 ? 'kw-corner' : 'kw-corner small'}
            data-first={i === 0 || undefined}
          />
        ))}
      </g>
    </svg>
  );
}

const LINES = Array.from({ length: BOARD_SIZE - 1 }, (_, i) => i + 1);
const Grid = memo(function Grid() {
  return (
    <>
      <path d={LINES.map((i) => `M${i * U} 0V${SHEET}M0 ${i * U}H${SHEET}`).join('')} className="kw-grid" />
      <path d={[6, 12, 18].map((i) => `M${i * U} 0V${SHEET}M0 ${i * U}H${SHEET}`).join('')} className="kw-grid strong" />
      {[0, 6, 12, 18, 24].map((i) => (
        <g key={i} className="kw-scale">
          <text x={X(i)} y={SHEET + 17}>
            {i}
          </text>
          <text x={-11} y={Y(i) + 5}>
            {i}
          </text>
        </g>
      ))}
    </>
  );
});
