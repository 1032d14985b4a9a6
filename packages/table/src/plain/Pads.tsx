/** Sheets to press or draw on. Whoever cannot use them types: the forms around them take both. */
import { type PointerEvent, useRef } from 'react';

/** The sides of a pad in its own units; a drawing is given in these. */
const WIDTH = 1000;
const HEIGHT = 600;

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** Where on the element, from 0 to 1 across and down. */
function spot({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const within = (n: number): number => Math.min(1, Math.max(0, n));
  return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
}

interface PointProps {
  min: readonly [number, number];
  max: readonly [number, number];
  dot: readonly [number, number] | null;
  label: string;
  put(x: number, y: number): void;
}

export function PointPad({ min, max, dot, label, put }: PointProps) {
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const size = Math.max(width, height) || 1;
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const [x, y] = spot(event);
    put(tenth(min[0] + x * width), tenth(min[1] + y * height));
  };
  return (
    <svg
      className="pb-pad"
      viewBox={`${min[0]} ${min[1]} ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={press}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {dot && <circle cx={dot[0]} cy={dot[1]} r={size / 40} />}
    </svg>
  );
}

interface DrawingProps {
  strokes: readonly (readonly number[])[];
  /** At most so many strokes, and so many points in all. */
  most: number;
  points: number;
  label: string;
  change(strokes: readonly (readonly number[])[]): void;
}

export function DrawingPad({ strokes, most, points, label, change }: DrawingProps) {
  const drawing = useRef(false);
  const used = strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);
  const at = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const [x, y] = spot(event);
    return [Math.round(x * WIDTH), Math.round(y * HEIGHT)];
  };
  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (strokes.length >= most || used >= points) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    change([...strokes, at(event)]);
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const last = strokes.at(-1);
    if (!drawing.current || !last || used >= points) return;
    change([...strokes.slice(0, -1), [...last, ...at(event)]]);
  };
  const up = (): void => {
    drawing.current = false;
  };
  return (
    <svg
      className="pb-pad"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      {strokes
        .map((stroke, n) => ({ stroke, n }))
        .map(({ stroke, n }) => (
          <polyline key={n} points={stroke.join(' ')} />
        ))}
    </svg>
  );
}
