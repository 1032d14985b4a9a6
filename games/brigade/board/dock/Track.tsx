/** One of the three tracks of a Firehouse board; pressing it is the Upgrade. */
import type { Colour, TrackName } from '../../data/index.ts';
import { TRACKS } from '../../data/index.ts';
import type { IconName } from '../art/icons.ts';
import { mix } from '../art/paint.ts';
import { LIVERY, seatShape } from '../art/palette.ts';
import { Icon } from '../art/Tokens.tsx';
import type { BoardWords } from '../words/words.ts';

const SIGN: { [track in TrackName]: IconName } = { crew: 'crew', wagon: 'barrel', leadership: 'whistle' };

export interface TrackProps {
  track: TrackName;
  name: string;
  space: number;
  value: number;
  colour: Colour;
  words: BoardWords;
  legal: boolean;
  focused: boolean;
  press: ((anchor: Element) => void) | null;
  point(on: boolean): void;
}

const STEP = 34;

export function Track({ track, name, space, value, colour, words, legal, focused, press, point }: TrackProps) {
  const spaces = TRACKS[track];
  const places = Array.from(spaces, (printed, at) => ({ at, printed }));
  const { fill, rim, line } = LIVERY[colour];
  const walked = colour === 'black' ? '#c3ccd1' : rim;
  const body = (
    <>
      <span className="br-track-head">
        <span>
          <Icon name={SIGN[track]} size={15} />
          {name}
        </span>
        <b>
          {value} <i>{words.trackUnit[track](value)}</i>
        </b>
      </span>
      <svg viewBox="-4 -3 242 38" width="100%" aria-hidden="true">
        {places
          .slice(1)
          .map(({ at }) => at - 1)
          .map((i) => (
            <path
              key={i}
              d={`M${15 + i * STEP + 12} 16H${15 + (i + 1) * STEP - 12}`}
              stroke={i < space ? walked : '#4b6472'}
              strokeWidth={i < space ? 4 : 2.5}
            />
          ))}
        {places.map(({ at: i, printed }) => {
          const x = 15 + i * STEP;
          const here = i === space;
          const past = i < space;
          const last = i === spaces.length - 1;
          return (
            <g key={i} transform={`translate(${x} 16)`}>
              <circle
                r="12"
                fill={past ? mix(fill, '#1a2831', 0.66) : '#1a2831'}
                stroke={last ? '#56b8ef' : i === 0 ? '#ffd166' : past ? walked : '#5d7886'}
                strokeWidth={last || i === 0 ? 2.6 : 1.6}
              />
              {here ? (
                <path
                  d={seatShape(colour, 14.5)}
                  fill={fill}
                  stroke={colour === 'white' ? '#1c2329' : '#fff6ee'}
                  strokeWidth="2"
                  strokeLinejoin="round"
                />
              ) : null}
              <text
                className="br-num"
                y={here && colour === 'orange' ? 8.4 : 4.8}
                textAnchor="middle"
                fontSize={here ? 16 : 13}
                fill={here ? (colour === 'white' ? '#231c14' : '#fff') : past ? '#fff' : '#cfdde4'}
                stroke={here && colour !== 'white' ? line : 'none'}
                strokeWidth={here && colour === 'orange' ? 2.4 : 0}
                paintOrder="stroke"
              >
                {printed}
              </text>
              {legal && i === space + 1 ? <circle className="br-next" r="15.5" /> : null}
            </g>
          );
        })}
      </svg>
    </>
  );
  const label = words.trackLabel(name, value, space + 1, spaces.length);
  if (!press) {
    return (
      <div className="br-track" role="img" aria-label={label}>
        {body}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`br-track${legal ? ' legal' : ''}${focused ? ' on' : ''}`}
      data-legal={legal || undefined}
      aria-label={`${label}. ${words.upgradeTo(name)}`}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {body}
    </button>
  );
}
