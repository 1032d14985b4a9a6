/** Paints a list of strokes. */
import type { Stroke } from './paint.ts';

export function Strokes({ of }: { of: readonly Stroke[] }) {
  return of.map(({ d, fill = 'none', stroke, width, opacity }) => (
    <path
      key={`${fill} ${stroke} ${opacity} ${d.length} ${d.slice(0, 32)}`}
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
