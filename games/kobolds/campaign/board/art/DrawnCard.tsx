/** A playing card that was drawn, 60 by 84. */
import { colourOf, rankOf, type SuitCard, suitOf } from '@guildhall/cards';
import { SUIT_SHAPE } from '../../../board/art/PlayingCard.tsx';

export function DrawnCard({ card, size, label }: { card: SuitCard; size: number; label: string }) {
  const ink = colourOf(card) === 'red' ? '#c2263b' : '#1d1d22';
  const rank = rankOf(card);
  const suit = SUIT_SHAPE[suitOf(card)];
  return (
    <svg className="kc-card" viewBox="0 0 60 84" width={size} height={size * 1.4} role="img" aria-label={label}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill="#fffdf6" stroke="#8f8468" strokeWidth="1.6" />
      <text x="12" y="22" textAnchor="middle" className="kc-rank" fill={ink}>
        {rank === 'T' ? '10' : rank}
      </text>
      <path d={suit} transform="translate(12 32) scale(.12)" fill={ink} />
      <path d={suit} transform="translate(33 50) scale(.33)" fill={ink} />
    </svg>
  );
}
