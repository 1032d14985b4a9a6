/** The part of the city that is pressed: one element per space in reading order, named in words, over the picture. */
import { type KeyboardEvent, memo } from 'react';
import { corner, PITCH, SIDE, SPACE_NAMES } from './geometry.ts';

export interface SpacesProps {
  /** What each space says of itself; '' where there is no space. */
  labels: readonly string[];
  /** Spaces a legal answer speaks of. */
  legal: ReadonlySet<number>;
  press(space: number, anchor: Element): void;
  point(space: number | null): void;
}

/** A part of a drawing that is pressed: SVG has no button of its own. */
const Target = 'g';

const STEP: { [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -6, ArrowDown: 6 };

function inside(space: number, step: number): boolean {
  const next = space + step;
  if (next < 0 || next > 35) return false;
  return Math.abs(step) === 6 || Math.floor(next / 6) === Math.floor(space / 6);
}

export const Spaces = memo(function Spaces({ labels, legal, press, point }: SpacesProps) {
  // Legal spaces are stops of the Tab key; the arrows reach all of them, so that nothing is hidden from the keyboard.
  const first = legal.size > 0 ? -1 : labels.findIndex((label) => label !== '');
  const onKey = (event: KeyboardEvent<SVGGElement>, space: number): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(space, event.currentTarget);
      return;
    }
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    let next = space;
    while (inside(next, step)) {
      next += step;
      if (labels[next] !== '') break;
    }
    const element = event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-space="${SPACE_NAMES[next]}"]`);
    element?.focus();
  };
  return labels.map((label, space) => {
    if (label === '') return null;
    const [x, y] = corner(space);
    const open = legal.has(space);
    return (
      <Target
        key={SPACE_NAMES[space]}
        className={open ? 'br-space br-open' : 'br-space'}
        data-legal={open || undefined}
        data-space={SPACE_NAMES[space]}
        data-card={SPACE_NAMES[space]}
        role="button"
        tabIndex={open || space === first ? 0 : -1}
        aria-label={label}
        onClick={(event) => press(space, event.currentTarget)}
        onKeyDown={(event) => onKey(event, space)}
        onPointerEnter={() => point(space)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(space)}
        onBlur={() => point(null)}
      >
        <rect x={x - 3} y={y - 3} width={PITCH} height={PITCH} fill="transparent" />
        <rect className="br-focus under" x={x - 2} y={y - 2} width={SIDE + 4} height={SIDE + 4} rx="11" />
        <rect className="br-focus" x={x - 2} y={y - 2} width={SIDE + 4} height={SIDE + 4} rx="11" />
      </Target>
    );
  });
});
