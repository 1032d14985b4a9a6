/** The picture of a card: its symbol before panes of its glass. */
import { memo } from 'react';
import type { CardId } from '../../data/index.ts';
import { CARD_ICON, glassOf } from './cards.ts';
import { LEAD, mix, seedOf, shards } from './glass.ts';
import { ICONS } from './icons.ts';

export const CardArt = memo(function CardArt({ card }: { card: CardId }) {
  const { glass, symbol } = glassOf(card);
  return (
    <svg className="bw-art" viewBox="0 0 72 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g stroke={LEAD} strokeWidth="1.7" strokeLinejoin="round">
        {shards({ seed: seedOf(card), glass, x: 36, y: 36, rings: [70], count: 11 }).map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
        <circle cx="36" cy="36" r="22" fill={mix(glass[0], '#0d0916', 0.45)} strokeWidth="2" />
      </g>
      <svg x="20" y="20" width="32" height="32" viewBox="0 0 512 512" aria-hidden="true">
        <path d={ICONS[CARD_ICON[card]]} fill={symbol} />
      </svg>
      <path d="M0 0H72V22Q36 4 0 30Z" fill="#fff" opacity=".1" />
    </svg>
  );
});
