/** Playing cards as drawings: whole ones for the row, small ones inside sentences. */
import { type Card, cardName, colourOf, isJoker, rankOf, type Suit, suitOf } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import { memo } from 'react';

/** On a field of 20 by 20. */
export const SUIT_SHAPE: { readonly [suit in Suit]: string } = {
  c: 'M10 1.6a4 4 0 0 1 3.3 6.2 4 4 0 1 1-2.4 6.9c.2 1.6.9 2.9 2.1 3.7H7c1.2-.8 1.9-2.1 2.1-3.7A4 4 0 1 1 6.7 7.800 4 4 0 0 1 10 1.600z',
  d: 'M10 1.200 17 10l-7 8.800L3 10z',
  h: 'M10 18C4.500 13.700 1.800 10.600 1.800 7.100 1.800 4.500 3.700 2.700 6 2.700c1.700 0 3.200.9 4 2.500.8-1.600 2.300-2.500 4-2.500 2.300 0 4.200 1.800 4.200 4.400C18.200 10.600 15.500 13.700 10 18z',
  s: 'M10 1.400c4.200 3.900 7.400 6.600 7.400 9.900a3.700 3.700 0 0 1-6.500 2.500c.2 2 .9 3.500 2.200 4.600H6.900c1.300-1.100 2-2.600 2.200-4.600a3.700 3.700 0 0 1-6.500-2.500C2.600 8 5.800 5.300 10 1.400z',
};
export const rankText = (card: Card): string => (isJoker(card) ? '★' : rankOf(card) === 'T' ? '10' : rankOf(card));

export const CardFace = memo(function CardFace({ card, width = 56 }: { card: Card; width?: number }) {
  const red = !isJoker(card) && colourOf(card) === 'red';
  return (
    <svg className={red ? 'df-card red' : 'df-card'} viewBox="0 0 60 84" width={width} height={width * 1.4} aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="6" className="df-card-sheet" />
      <text x="7" y="22" className="df-card-rank">
        {rankText(card)}
      </text>
      {isJoker(card) ? null : (
        <>
          <path d={SUIT_SHAPE[suitOf(card)]} transform="translate(6 26) scale(.7)" />
          <path d={SUIT_SHAPE[suitOf(card)]} transform="translate(15 34) scale(1.7)" />
        </>
      )}
    </svg>
  );
});

export function CardBack({ width = 40 }: { width?: number }) {
  return (
    <svg className="df-card-back" viewBox="0 0 60 84" width={width} height={width * 1.4} aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="6" className="df-card-sheet" />
      <rect x="5" y="5" width="50" height="74" rx="4" fill="#6f1d14" />
      <path
        d="M5 20L40 79M5 50L25 79M20 5L55 64M35 5L55 34M55 20L20 79M40 5L5 64M25 5L5 34M55 50L35 79"
        stroke="#c98b6a"
        strokeWidth="1.2"
      />
    </svg>
  );
}

/** A card inside a sentence. */
export function MiniCard({ card, language }: { card: Card; language: Language }) {
  const joker = isJoker(card);
  return (
    <span
      className={!joker && colourOf(card) === 'red' ? 'df-mini red' : 'df-mini'}
      role="img"
      aria-label={cardName(card, language)}
    >
      {rankText(card)}
      {joker ? null : (
        <svg viewBox="0 0 20 20" width="11" height="11" aria-hidden="true">
          <path d={SUIT_SHAPE[suitOf(card)]} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

const PIPS: { readonly [n: number]: readonly (readonly [number, number])[] } = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};
export function Die({ n, label, size = 24 }: { n: number; label: string; size?: number }) {
  return (
    <svg className="df-die" viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={label}>
      <rect x="1" y="1" width="22" height="22" rx="5" className="df-die-b" />
      {PIPS[n]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" className="df-die-p" />) ?? (
        <text x="12" y="16.500" textAnchor="middle" className="df-die-t">
          {n}
        </text>
      )}
    </svg>
  );
}
