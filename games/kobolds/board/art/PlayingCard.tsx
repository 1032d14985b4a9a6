/** Playing cards as drawings, 250 by 350: faces, backs, and the small ones inside sentences. */
import { colourOf, rankOf, type Suit, type SuitCard, suitOf } from '@guildhall/cards';
import { memo } from 'react';
import type { ProfileId } from '../../data/profiles.ts';
import { Face } from './Coin.tsx';
import { f } from './paint.ts';

/** On a field from -50 to 50. */
export const SUIT_SHAPE: { readonly [suit in Suit]: string } = {
  h: 'M0 44C-14 28-46 8-46-18C-46-40-14-50 0-22C14-50 46-40 46-18C46 8 14 28 0 44Z',
  d: 'M0-48L36 0L0 48L-36 0Z',
  s: 'M0-48C12-28 44-8 44 14C44 36 16 38 5 20C6 32 10 40 18 46H-18C-10 40-6 32-5 20C-16 38-44 36-44 14C-44-8-12-28 0-48Z',
  c: 'M-5 12C-14 34-46 26-44 4C-42-14-26-16-18-10C-28-24-20-46 0-46C20-46 28-24 18-10C26-16 42-14 44 4C46 26 14 34 5 12C6 30 10 38 18 46H-18C-10 38-6 30-5 12Z',
};
export const INK = { red: '#c2263b', black: '#1d1d22' } as const;

const PIPS: { readonly [rank: string]: readonly (readonly [number, number])[] } = {
  A: [[0.5, 0.5]],
  2: [
    [0.5, 0],
    [0.5, 1],
  ],
  3: [
    [0.5, 0],
    [0.5, 0.5],
    [0.5, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  5: [
    [0, 0],
    [1, 0],
    [0.5, 0.5],
    [0, 1],
    [1, 1],
  ],
  6: [
    [0, 0],
    [1, 0],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  7: [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0, 1],
    [1, 1],
  ],
  8: [
    [0, 0],
    [1, 0],
    [0.5, 0.25],
    [0, 0.5],
    [1, 0.5],
    [0.5, 0.75],
    [0, 1],
    [1, 1],
  ],
  9: [
    [0, 0],
    [1, 0],
    [0, 0.33],
    [1, 0.33],
    [0.5, 0.5],
    [0, 0.67],
    [1, 0.67],
    [0, 1],
    [1, 1],
  ],
  T: [
    [0, 0],
    [1, 0],
    [0.5, 0.17],
    [0, 0.33],
    [1, 0.33],
    [0, 0.67],
    [1, 0.67],
    [0.5, 0.83],
    [0, 1],
    [1, 1],
  ],
};
/** Who sits for the court cards: honourable ones in red, the others in black. */
const COURT: { readonly [rank: string]: { readonly red: ProfileId; readonly black: ProfileId } } = {
  K: { red: 'dorick', black: 'klacka' },
  Q: { red: 'elf-fencer', black: 'grobblar' },
  J: { red: 'halfling-thief', black: 'screek' },
};

/** A suit's sign somewhere on the card, so large: its path, moved and scaled. It is written in M, L, C, H and Z alone. */
function pip(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const k = size / 100;
  return SUIT_SHAPE[suit].replace(/([A-Z])([^A-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d+/g) ?? [];
    const moved = numbers.map((n, i) => (i % 2 ? f(y + Number(n) * (turned ? -k : k)) : f(x + Number(n) * k)));
    return letter + moved.join(' ');
  });
}
/** All signs of a card as one path: those of both corners and those between. */
const pipsOf = (rank: string, suit: Suit, court: boolean): string =>
  [
    pip(suit, 36, 96, 36),
    pip(suit, 214, 254, 36, true),
    ...(court ? [pip(suit, 88, 66, 24), pip(suit, 162, 284, 24, true)] : []),
    ...(PIPS[rank] ?? []).map(([px, py]) => pip(suit, 92 + px * 66, 70 + py * 210, rank === 'A' ? 110 : 46, py > 0.5)),
  ].join('');

export const shortRank = (card: SuitCard): string => (card[0] === 'T' ? '10' : (card[0] ?? ''));

export const CardFace = memo(function CardFace({ card }: { card: SuitCard }) {
  const [rank, suit, colour] = [rankOf(card), suitOf(card), colourOf(card)];
  const court = COURT[rank]?.[colour];
  const corner = (
    <text x="36" y="62" className="kb-index">
      {shortRank(card)}
    </text>
  );
  const half = court ? (
    <g transform="translate(128 122) scale(1.02)">
      <Face profile={court} />
    </g>
  ) : null;
  return (
    <g fill={INK[colour]}>
      <rect x="2" y="2" width="246" height="346" rx="20" fill="#fffdf6" stroke="#b9ab8d" strokeWidth="3" />
      {court ? (
        <>
          <rect
            x="68"
            y="42"
            width="114"
            height="266"
            rx="10"
            fill={colour === 'red' ? '#fbe6df' : '#e9e7e1'}
            stroke={INK[colour]}
            strokeWidth="3"
          />
          <path d="M68 175H182" stroke={INK[colour]} strokeOpacity=".35" strokeWidth="2" />
        </>
      ) : null}
      <path d={pipsOf(rank, suit, court !== undefined)} />
      {corner}
      {half}
      <g transform="rotate(180 125 175)">
        {corner}
        {half}
      </g>
    </g>
  );
});

const LATTICE = Array.from(
  { length: 35 },
  (_, i) => `M${38 + (i % 5) * 43.5} ${30 + Math.floor(i / 5) * 48}l16 18l-16 18l-16-18z`,
).join('');
const BACKS = {
  event: ['#3d2f57', '#d9b45f'],
  0: ['#1d5f66', '#a9e3e6'],
  1: ['#7a3b12', '#f0c48a'],
  treasure: ['#6d1f2a', '#f0c48a'],
} as const;
export type BackKind = keyof typeof BACKS;

export function CardBack({ kind }: { kind: BackKind }) {
  const [ground, line] = BACKS[kind];
  return (
    <g>
      <rect x="2" y="2" width="246" height="346" rx="20" fill="#fffdf6" stroke="#b9ab8d" strokeWidth="3" />
      <rect x="16" y="16" width="218" height="318" rx="12" fill={ground} stroke={line} strokeWidth="5" />
      <path d={LATTICE} fill="none" stroke={line} strokeWidth="4" opacity=".6" />
      <circle cx="125" cy="175" r="56" fill={ground} stroke={line} strokeWidth="6" />
      <path d="M-34 24Q-44-22-20-30Q-12-26 0-2Q12-26 20-30Q44-22 34 24Q0 34-34 24Z" transform="translate(125 172)" fill={line} />
    </g>
  );
}

export function CardPicture({ card, back, className }: { card?: SuitCard; back?: BackKind; className?: string }) {
  return (
    <svg className={className ?? 'kb-card-picture'} viewBox="0 0 250 350" aria-hidden="true">
      {card ? <CardFace card={card} /> : <CardBack kind={back ?? 'event'} />}
    </svg>
  );
}

/** A card inside a sentence. */
export function MiniCard({ card, label }: { card: SuitCard; label: string }) {
  return (
    <span className={`kb-mini ${colourOf(card)}`} role="img" aria-label={label}>
      {shortRank(card)}
      <svg viewBox="-52 -52 104 104" width="10" height="10" aria-hidden="true">
        <path d={SUIT_SHAPE[suitOf(card)]} fill="currentColor" />
      </svg>
    </span>
  );
}
