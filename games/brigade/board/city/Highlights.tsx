/** Light over the city: legal targets, the answer focused in the list, the fact pointed at in the log, a refused press. */
import { memo } from 'react';
import { ICONS, type IconName } from '../art/icons.ts';
import { corner, SIDE } from './geometry.ts';

/** What a press would do, in one sign; null: nothing to show. */
export interface Light {
  space: number;
  /** Less light where nearly every space is legal. */
  faint: boolean;
  sign: IconName | '+1' | null;
}

/** With more targets than this only the focused one carries its sign: the signs would hide the city. */
const FEW = 8;

const FRAME = { x: -3, y: -3, width: SIDE + 6, height: SIDE + 6, rx: 12 } as const;

export const Highlights = memo(function Highlights({ lights, on }: { lights: readonly Light[]; on: ReadonlySet<number> }) {
  const place = (space: number) => `translate(${corner(space).join(' ')})`;
  return (
    <>
      {lights.map(({ space, faint }) => (
        <g key={space} className={`br-light${on.has(space) ? ' on' : ''}${faint ? ' faint' : ''}`} transform={place(space)}>
          <rect className="br-glow" {...FRAME} />
          <rect {...FRAME} />
        </g>
      ))}
      {lights.map(({ space, faint, sign }) => {
        const lit = on.has(space);
        const shown = lit || (!faint && (sign === '+1' || lights.length <= FEW));
        return sign === null || !shown ? null : (
          <g key={space} className={lit ? 'br-sign on' : 'br-sign'} transform={`${place(space)} translate(${SIDE - 5} 4)`}>
            <circle r={lit ? 16 : 13.5} />
            {sign === '+1' ? (
              <text className="br-num" y="5" textAnchor="middle" fontSize={lit ? 15.5 : 14}>
                +1
              </text>
            ) : (
              <path d={ICONS[sign]} transform={`translate(-9 -9) scale(${18 / 512})`} />
            )}
          </g>
        );
      })}
    </>
  );
});

/** Rings around what a line of the log speaks of. */
export function Pointed({ spaces }: { spaces: readonly number[] }) {
  return spaces.map((space) => (
    <rect key={space} className="br-pointed" transform={`translate(${corner(space).join(' ')})`} {...FRAME} />
  ));
}

/** A cross on a space that may not be chosen. */
export function RefusedSpace({ space }: { space: number }) {
  return (
    <g className="br-refused" transform={`translate(${corner(space).join(' ')})`}>
      <rect {...FRAME} />
      <g transform={`translate(${SIDE - 4} ${SIDE / 2 - 4})`}>
        <circle r="14" />
        <path d="M-5.4-5.4 5.4 5.4M5.4-5.4-5.4 5.4" />
      </g>
    </g>
  );
}
