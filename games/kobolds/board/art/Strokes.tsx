/** Paints a list of strokes. */
import type { Stroke } from './paint.ts';

export function Strokes({ of }: { of: readonly Stroke[] }) {
  return of.map(({ d, fill = 'none', stroke, width, opacity }, i) => (
    // A picture is painted once and never reordered.
    <path
      key={`${i} ${fill}`}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      opacity={opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}
