/** One card beside the board: portrait, name, what it can do now and why not, and its water. */
import type { ReactNode } from 'react';
import type { Quarter } from '../../data/index.ts';
import { BadgeSign } from '../art/Tokens.tsx';

export interface CardProps {
  face: ReactNode;
  name: string;
  tag?: string;
  quarter?: { id: Quarter; name: string } | null;
  state?: 'active' | 'asleep' | '';
  legal?: boolean;
  focused?: boolean;
  /** Pressing the card itself. */
  press?: ((anchor: Element) => void) | null;
  point?: (on: boolean) => void;
  /** Below the heading. */
  children?: ReactNode;
}

export function Card({
  face,
  name,
  tag,
  quarter,
  state = '',
  legal = false,
  focused = false,
  press,
  point,
  children,
}: CardProps) {
  const heading = (
    <>
      <span className="br-card-name">{name}</span>
      {tag ? <span className="br-tag">{tag}</span> : null}
    </>
  );
  return (
    <article className={`br-card ${state}${legal ? ' legal' : ''}${focused ? ' on' : ''}`}>
      {face}
      <div className="br-card-body">
        <div className="br-card-head">
          {press ? (
            <button
              type="button"
              className="br-card-press"
              data-legal={legal || undefined}
              onClick={(event) => press(event.currentTarget)}
              onPointerEnter={() => point?.(true)}
              onPointerLeave={() => point?.(false)}
              onFocus={() => point?.(true)}
              onBlur={() => point?.(false)}
            >
              {heading}
            </button>
          ) : (
            <h3>{heading}</h3>
          )}
          {quarter ? <BadgeSign quarter={quarter.id} size={22} label={quarter.name} /> : null}
        </div>
        {children}
      </div>
    </article>
  );
}
