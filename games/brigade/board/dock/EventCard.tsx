/** The Event card just drawn. */
import type { Language } from '@guildhall/kernel';
import { EVENTS, type EventId, type EventKind } from '../../data/index.ts';
import type { BR } from '../../rulebook/ids.generated.ts';
import { Icon } from '../art/Tokens.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { Pattern } from './Pattern.tsx';
import { Rule } from './Rule.tsx';

export const RULE_OF: { [kind in EventKind]: BR } = {
  firestorm: 'BR-7.15',
  gust: 'BR-7.2',
  special: 'BR-7.21',
  festival: 'BR-30.6',
};

export interface EventCardProps {
  id: EventId;
  language: Language;
  /** Cards left in the deck, or copies of this card. */
  note: string;
  openRule(id: string): void;
}

/** The poster letters are broad: a long word gets smaller ones rather than a break. */
const titleSize = (name: string): number =>
  Math.round(Math.min(18, 140 / Math.max(...name.split(' ').map((word) => word.length))));

export function EventCard({ id, language, note, openRule }: EventCardProps) {
  const card = EVENTS.find((event) => event.id === id);
  if (!card) return null;
  const names = namesIn(language);
  const { name, text } = names.events[id];
  return (
    <article className={`br-event ${card.kind}`} aria-label={`${names.terms.eventCard}: ${name}`}>
      <div className="br-event-picture">
        <Pattern card={card} />
      </div>
      <div className="br-event-text">
        <p className="br-event-kind">
          <Icon name={card.kind} size={15} />
          {names.eventKinds[card.kind]}
        </p>
        <h2 style={{ fontSize: titleSize(name) }}>{name}</h2>
        <p>{card.kind === 'firestorm' ? wordsIn(language).fireballText : text}</p>
        <p className="br-event-foot">
          <Rule id={RULE_OF[card.kind]} openRule={openRule} />
          <span>{card.starter ? `${wordsIn(language).starter} · ${note}` : note}</span>
        </p>
      </div>
    </article>
  );
}
