/** A model as a coin: the seat's rim, the allegiance's ring, the portrait; and the signs of the seats. */
import { memo } from 'react';
import { PROFILES, type ProfileId } from '../../data/profiles.ts';
import { FACES } from './faces.ts';
import { f } from './paint.ts';

export const SEAT_COLOUR = ['#3aa7ae', '#e08a24'] as const;
const NOBODY = '#d9a441';
export const seatColour = (seat: number): string => SEAT_COLOUR[seat] ?? NOBODY;

/** A hexagon for the first gang, a triangle for the second, on a field from -12 to 12. */
export const SEAT_SHAPE = ['M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5Z', 'M0-10.5L11 8.5H-11Z'] as const;

export function SeatMark({ seat, size }: { seat: number; size: number }) {
  return (
    <svg className="kb-seat" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <path d={SEAT_SHAPE[seat] ?? SEAT_SHAPE[0]} fill={seatColour(seat)} stroke="#0006" strokeWidth="1" strokeLinejoin="round" />
    </svg>
  );
}

/** A drawing as the address of a picture: one element of the page, however many strokes it has. */
function picture(x: number, y: number, w: number, h: number, strokes: string): string {
  const size = `viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${strokes}</svg>`)}`;
}
/** Drawn once for each name. */
const once = (draw: (profile: ProfileId, seat: number) => string): ((profile: ProfileId, seat: number) => string) => {
  const drawn = new Map<string, string>();
  return (profile, seat) => {
    const name = `${profile} ${seat}`;
    const known = drawn.get(name) ?? draw(profile, seat);
    drawn.set(name, known);
    return known;
  };
};

const faceOf = (profile: ProfileId): string =>
  `<g stroke="#1d1410" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${FACES[profile]
    .map(([fill, d, how = 0]) => {
      const path = `<path fill="${fill}"${how & 2 ? ' stroke="none"' : ''} d="${d}"`;
      return `${path}/>${how & 1 ? `${path} transform="scale(-1 1)"/>` : ''}`;
    })
    .join('')}</g>`;
const facePicture = once((profile) => picture(-75, -75, 150, 150, faceOf(profile)));

/** The portrait alone, on a field from -50 to 50. */
export const Face = memo(function Face({ profile }: { profile: ProfileId }) {
  return <image href={facePicture(profile, 0)} x="-75" y="-75" width="150" height="150" />;
});

const NOTCHES = Array.from({ length: 24 }, (_, i) => {
  const a = (i / 24) * 2 * Math.PI;
  return `M${f(Math.cos(a) * 99)} ${f(Math.sin(a) * 99)}L${f(Math.cos(a) * 88)} ${f(Math.sin(a) * 88)}`;
}).join('');
const PIPS = [45, 135, 225, 315].map((turn) => `<path d="M0-86l5 7-5 7-5-7Z" fill="#ffd9d0" transform="rotate(${turn})"/>`);
const CROWN =
  '<path d="M-38-92V-128L-18-110 0-140 18-110 38-128V-92Q0-102-38-92Z" fill="#f2c14e" stroke="#1d1410" stroke-width="6" stroke-linejoin="round"/>';

/** Red members have a red ring with four pips, black ones a plain black ring: never colour alone. */
const coinPicture = once((profile, seat) => {
  const { allegiance, category } = PROFILES[profile];
  const first = seat === 0;
  const ringed = allegiance === 'red' ? '#c8243c' : allegiance === 'black' ? '#141318' : '#7d6a45';
  const inner = first ? '#f4e8cc' : seat === 1 ? '#3a333f' : '#8d6a3f';
  const strokes = [
    `<circle r="100" fill="${seatColour(seat)}" stroke="#120e0c" stroke-width="6"/>`,
    first ? '' : `<path d="${NOTCHES}" stroke="#120e0c" stroke-opacity=".55" stroke-width="6"/>`,
    `<circle r="86.5" fill="${ringed}" stroke="#fff" stroke-opacity="${allegiance === 'black' ? 0.55 : 0.35}" stroke-width="3.5"/>`,
    ...(allegiance === 'red' ? PIPS : []),
    `<circle r="72" fill="${inner}" stroke="#120e0c" stroke-opacity=".6" stroke-width="4"/>`,
    '<path d="M-58-32A68 68 0 0 1 40-54" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"',
    ` stroke-opacity="${first ? 0.8 : 0.2}"/>`,
    `<g transform="translate(0 3) scale(1.34)">${faceOf(profile)}</g>`,
    category === 'leader' ? CROWN : '',
  ];
  return picture(-110, -150, 220, 260, strokes.join(''));
});

export interface CoinProps {
  profile: ProfileId;
  seat: number;
  /** Units of the sheet. */
  r: number;
  shadow?: boolean;
}

/** Centred on the origin. */
export const Coin = memo(function Coin({ profile, seat, r, shadow = false }: CoinProps) {
  return (
    <>
      {shadow ? <circle cx={f(r * 0.16)} cy={f(r * 0.22)} r={f(r * 1.03)} fill="#120d14" opacity=".5" /> : null}
      <image href={coinPicture(profile, seat)} x={f(r * -1.1)} y={f(r * -1.5)} width={f(r * 2.2)} height={f(r * 2.6)} />
    </>
  );
});

/** A coin as a picture of its own. */
export function CoinPicture({ profile, seat, size }: { profile: ProfileId; seat: number; size: number }) {
  return (
    <svg className="kb-coin" viewBox="-30 -40 60 70" width={size} height={(size * 70) / 60} aria-hidden="true">
      <Coin profile={profile} seat={seat} r={27} />
    </svg>
  );
}
