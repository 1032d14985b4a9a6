/** Cards in a fan: pressed to choose, pointed at to see what they would add. */
import { cardName, type SuitCard } from '@guildhall/cards';
import type { Language } from '@guildhall/kernel';
import { CardFace } from '../art/PlayingCard.tsx';
import { wordsIn } from '../words/words.ts';

export interface FanProps {
  cards: readonly SuitCard[];
  chosen: readonly SuitCard[];
  /** Null where nothing is to be chosen. */
  toggle: ((card: SuitCard) => void) | null;
  point?(card: SuitCard | null): void;
  full: boolean;
  language: Language;
  tip?: string | null;
  pointed?: SuitCard | null;
}

export function Fan({ cards, chosen, toggle, point, full, language, tip, pointed }: FanProps) {
  const words = wordsIn(language);
  const middle = (cards.length - 1) / 2;
  return (
    <div className={`kb-fan n${Math.min(12, cards.length)}`}>
      {cards.map((card, i) => {
        const up = chosen.includes(card);
        const label = cardName(card, language);
        const bend = Math.min(1.6, 9 / Math.max(1, cards.length));
        const style = { ['--turn' as string]: `${(i - middle) * bend}deg`, ['--drop' as string]: `${(i - middle) ** 2 * 0.9}px` };
        const face = (
          <svg viewBox="0 0 250 350" aria-hidden="true">
            <CardFace card={card} />
          </svg>
        );
        if (!toggle) {
          return (
            <span key={card} className="kb-card" style={style} data-card={card} role="img" aria-label={label}>
              {face}
            </span>
          );
        }
        return (
          <button
            key={card}
            type="button"
            className={`kb-card${up ? ' up' : ''}${full && !up ? ' full' : ''}`}
            style={style}
            data-card={card}
            data-legal={!full || up || undefined}
            aria-pressed={up}
            aria-label={up ? words.takeCard(label) : words.addCard(label)}
            onClick={() => toggle(card)}
            onPointerEnter={() => point?.(card)}
            onPointerLeave={() => point?.(null)}
            onFocus={() => point?.(card)}
            onBlur={() => point?.(null)}
          >
            {face}
            {tip && pointed === card ? <span className="kb-cardtip">{tip}</span> : null}
          </button>
        );
      })}
    </div>
  );
}
