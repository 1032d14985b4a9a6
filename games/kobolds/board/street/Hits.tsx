/** The part of the street that is pressed: one element for every model and thing, named in words, in reading order. */
import { type KeyboardEvent, memo } from 'react';
import { Target } from '../art/aria.ts';
import type { Thing } from '../press/targets.ts';

export interface Hit {
  thing: Thing;
  label: string;
  /** A circle on the sheet, or an outline. */
  circle?: readonly [x: number, y: number, r: number];
  path?: string;
}

export interface HitsProps {
  hits: readonly Hit[];
  legal: ReadonlySet<Thing>;
  /** Presses go through to the street below: a place is wanted, not a thing. */
  through: boolean;
  press(thing: Thing, anchor: Element): void;
  point(thing: Thing | null): void;
}

const STEP: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const Hits = memo(function Hits({ hits, legal, through, press, point }: HitsProps) {
  const onKey = (event: KeyboardEvent<SVGGElement>, thing: Thing): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(thing, event.currentTarget);
      return;
    }
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[data-thing]') ?? [])];
    const here = all.indexOf(event.currentTarget);
    all[(here + step + all.length) % all.length]?.focus();
  };
  return hits.map(({ thing, label, circle, path }, i) => {
    const open = legal.has(thing);
    return (
      <Target
        key={thing}
        className={open ? 'kb-hit kb-open' : 'kb-hit'}
        style={through ? { pointerEvents: 'none' } : undefined}
        data-legal={open || undefined}
        data-thing={thing}
        data-card={thing}
        role="button"
        tabIndex={open || (legal.size === 0 && i === 0) ? 0 : -1}
        aria-label={label}
        onClick={(event) => press(thing, event.currentTarget)}
        onKeyDown={(event) => onKey(event, thing)}
        onPointerEnter={() => point(thing)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(thing)}
        onBlur={() => point(null)}
      >
        {circle ? <circle className="kb-area" cx={circle[0]} cy={circle[1]} r={circle[2] + 5} /> : null}
        {circle && open ? <circle className="kb-light" cx={circle[0]} cy={circle[1]} r={circle[2] + 5} /> : null}
        {circle ? <circle className="kb-focus" cx={circle[0]} cy={circle[1]} r={circle[2] + 9} /> : null}
        {path ? <path className="kb-area" d={path} /> : null}
        {path && open ? <path className="kb-light" d={path} /> : null}
        {path ? <path className="kb-focus" d={path} /> : null}
      </Target>
    );
  });
});
