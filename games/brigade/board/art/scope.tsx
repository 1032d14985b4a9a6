/** Gradients and patterns of the drawing. Every SVG carries its own, under its own prefix: one that is hidden lends nothing. */
import { createContext, type ReactNode, useContext } from 'react';
import { QUARTERS } from '../../data/index.ts';
import { SIDE } from '../city/geometry.ts';
import { mix } from './paint.ts';
import { QUARTER_COLOUR } from './palette.ts';

const Prefix = createContext('br');

/** Gives the reference to a gradient of the surrounding drawing. */
export function usePaint(): (name: string) => string {
  const prefix = useContext(Prefix);
  return (name) => `url(#${prefix}-${name})`;
}

/** Gradients for everything inside. */
export function Paints({ prefix, children, all = false }: { prefix: string; children: ReactNode; all?: boolean }) {
  return (
    <Prefix.Provider value={prefix}>
      <defs>
        <Small prefix={prefix} />
        {all ? <Large prefix={prefix} /> : null}
      </defs>
      {children}
    </Prefix.Provider>
  );
}

/** Gradients for many small drawings at once, beside the board or in a list. */
export function PaintPot({ prefix, children, all = false }: { prefix: string; children: ReactNode; all?: boolean }) {
  return (
    <Prefix.Provider value={prefix}>
      <svg className="br-pot" width="0" height="0" aria-hidden="true">
        <defs>
          <Small prefix={prefix} />
          {all ? <Large prefix={prefix} /> : null}
        </defs>
      </svg>
      {children}
    </Prefix.Provider>
  );
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function Fall({ id, stops, up = false }: { id: string; stops: readonly Stop[]; up?: boolean }) {
  return (
    <linearGradient id={id} x1="0" y1={up ? 1 : 0} x2="0" y2={up ? 0 : 1}>
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

const MARKERS = [
  ['#fff0b0', '#ffc23e'],
  ['#ffd98a', '#ff8f2b'],
  ['#ffc063', '#ee4f1c'],
  ['#ff9a55', '#cf2a16'],
] as const;

/** Water and flame markers: used on the board, beside it and in the lists. */
function Small({ prefix }: { prefix: string }) {
  return (
    <>
      <Fall
        id={`${prefix}-water`}
        stops={[
          [0, '#8fdcff'],
          [1, '#1f82bd'],
        ]}
      />
      <Fall
        id={`${prefix}-flame-out`}
        stops={[
          [0, '#e03a17'],
          [0.55, '#ff7a2a'],
          [1, '#ffb347'],
        ]}
      />
      <Fall
        id={`${prefix}-flame-in`}
        stops={[
          [0, '#ffb347'],
          [1, '#fff0b3'],
        ]}
      />
      {MARKERS.map(([low, high], i) => (
        <Fall
          key={low}
          up
          id={`${prefix}-marker-${i + 1}`}
          stops={[
            [0, low],
            [1, high],
          ]}
        />
      ))}
    </>
  );
}

/** What only tiles need. */
function Large({ prefix }: { prefix: string }) {
  return (
    <>
      <clipPath id={`${prefix}-tile`}>
        <rect width={SIDE} height={SIDE} rx="9" />
      </clipPath>
      {QUARTERS.map((quarter) => {
        const colour = QUARTER_COLOUR[quarter];
        return (
          <Fall
            key={quarter}
            id={`${prefix}-sky-${quarter}`}
            stops={[
              [0, mix(colour, '#22343f', 0.34)],
              [0.62, mix(colour, '#ffe0a8', 0.3)],
              [1, mix(colour, '#ffe9c0', 0.62)],
            ]}
          />
        );
      })}
      <Fall
        id={`${prefix}-heat`}
        stops={[
          [0, '#5a120a', 0.75],
          [0.6, '#f4652a', 0.85],
          [1, '#ffd166'],
        ]}
      />
      <Fall
        id={`${prefix}-glow`}
        stops={[
          [0, '#ff7a2a', 0],
          [1, '#ff9f3f', 0.9],
        ]}
      />
      <Fall
        id={`${prefix}-char`}
        stops={[
          [0, '#37302c'],
          [0.42, '#4d423b'],
          [0.82, '#8a5a3e'],
          [1, '#3a2a20'],
        ]}
      />
      <radialGradient id={`${prefix}-ember`}>
        <stop offset="0" stopColor="#ff6a24" stopOpacity=".55" />
        <stop offset="1" stopColor="#ff6a24" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${prefix}-lamp`}>
        <stop offset="0" stopColor="#ffdf9a" stopOpacity=".85" />
        <stop offset="1" stopColor="#ffdf9a" stopOpacity="0" />
      </radialGradient>
      <pattern id={`${prefix}-cobbles`} width="14" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 0h14M0 5h14M3 0v5M10 5v5" stroke="#3a5261" strokeWidth="1" opacity=".55" />
      </pattern>
    </>
  );
}
