/** Small pieces that lie about everywhere: ten-sided dice, cards, Challenge flames, tokens. */
import { type Card, cardSign, isJoker } from '@guildhall/cards';

/** The colours of a die: the face, its sides, what lies in shadow, its edges. */
const DICE = {
  hero: ['#d7f2ea', '#6fc0b4', '#1f7f7a', '#0b3f42'],
  foe: ['#ffe3dc', '#e39a94', '#a8404e', '#561524'],
  /** It was rolled on: it counts ten. */
  on: ['#ffedb8', '#e5bd74', '#a87c38', '#5d3f14'],
  spent: ['none', 'none', 'none', 'currentColor'],
} as const;
export type DieLook = keyof typeof DICE;

export function TenDie({ face, look, size }: { face: number | ''; look: DieLook; size: number }) {
  const [top, side, low, edge] = DICE[look];
  return (
    <svg className={`ws-die ${look}`} viewBox="-50 -52 100 104" width={size} height={size} aria-hidden="true">
      <path
        d="M0-48L46-12 40 16 0 48-40 16-46-12Z"
        fill={low}
        stroke={edge}
        strokeWidth={look === 'spent' ? 7 : 4}
        strokeLinejoin="round"
      />
      <path d="M0-48L27 6 0 24-27 6Z" fill={top} />
      <path d="M0-48L46-12 27 6ZM0-48L-46-12-27 6Z" fill={side} />
      {look !== 'spent' && (
        <path d="M0-48L27 6 0 24-27 6ZM-46-12L-27 6M46-12L27 6M0 24V48" fill="none" stroke={edge} strokeWidth="2.4" />
      )}
      {face !== '' && (
        <text y="5" textAnchor="middle" fontSize={face > 9 ? 27 : 32} fill="#241402">
          {face}
        </text>
      )}
    </svg>
  );
}

/** So many dice are drawn. */
const MOST_DICE = 6;

/** Dice left of those of the round. */
export function Pool({ left, of, look, label }: { left: number; of: number; look: DieLook; label: string }) {
  const dice = Array.from({ length: Math.max(left, of) }, (_, i) => i);
  return (
    <span className="ws-pool" role="img" aria-label={label} title={label}>
      {dice.slice(0, MOST_DICE).map((i) => (
        <TenDie key={i} face="" look={i < left ? look : 'spent'} size={14} />
      ))}
      {/* Where there is no room for dice, or too many of them, they are counted. */}
      <b className={dice.length > MOST_DICE ? 'always' : undefined}>{left}</b>
    </span>
  );
}

const Flame = ({ lit }: { lit: boolean }) => (
  <svg viewBox="-9 -17 18 26" width="11" height="16" aria-hidden="true">
    {lit ? (
      <>
        <path
          d="M0-16C6-9 7.5-5 6.4-1C5.4 3 2.8 4.6 0 4.6S-5.4 3-6.4-1C-7.5-5-6-9 0-16Z"
          fill="#ffb347"
          stroke="#7a3d00"
          strokeWidth="1.3"
        />
        <path d="M0-8C3-4 3.4-2 2.6.6C2 2.4 1 3 0 3S-2 2.4-2.6.6C-3.4-2-3-4 0-8Z" fill="#fff4c4" />
      </>
    ) : (
      <path
        d="M0-14C5-8 6.4-4.6 5.4-1C4.6 2.4 2.4 3.8 0 3.8S-4.6 2.4-5.4-1C-6.4-4.6-5-8 0-14Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.4 2.2"
      />
    )}
    <path d="M-6.4 4.4H6.4L4.6 8.4H-4.6Z" fill="#c79a4b" stroke="#5e431a" strokeWidth="1.1" />
  </svg>
);

/** So many flames are drawn; more are counted. */
const MOST_FLAMES = 6;

/** Challenge: a flame for each marker, an empty socket for each that was lost. */
export function Flames({ left, of, label }: { left: number; of: number; label: string }) {
  const total = Math.max(left, of);
  return (
    <span className="ws-flames" role="img" aria-label={label} title={label}>
      {total > MOST_FLAMES ? (
        <Flame lit={left > 0} />
      ) : (
        Array.from({ length: total }, (_, i) => i).map((i) => <Flame key={i} lit={i < left} />)
      )}
      <b>
        {left}/{of}
      </b>
    </span>
  );
}

export const Token = ({ size = 18 }: { size?: number }) => (
  <svg className="ws-token" viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
    <circle r="18" fill="#c79a4b" stroke="#5e431a" strokeWidth="2" />
    <circle r="13.5" fill="none" stroke="#f6dfa6" strokeWidth="1.8" />
    <path d="M0-9L2.6-2.9 9-2.6 4 1.6 5.7 8 0 4.4-5.7 8-4 1.6-9-2.6-2.6-2.9Z" fill="#5e431a" />
  </svg>
);

/** A playing card; what stands on it can be read aloud. */
export function PlayingCard({ card }: { card: Card }) {
  const sign = isJoker(card) ? '★' : cardSign(card);
  const red = card === 'X2' || /[♥♦]/.test(sign);
  const [rank, suit] = isJoker(card) ? ['★', ''] : [sign.slice(0, -1), sign.slice(-1)];
  return (
    <span className={red ? 'ws-playing red' : 'ws-playing'} role="img" aria-label={cardSign(card)}>
      <span aria-hidden="true">{rank}</span>
      <span aria-hidden="true">{suit}</span>
    </span>
  );
}
