/** Water as drops: full ones, empty places, and places a larger Wagon would have. */
import { Drop } from '../art/Tokens.tsx';
import type { BoardWords } from '../words/words.ts';

export interface DropsProps {
  label: string;
  water: number;
  capacity: number;
  /** Places not reached yet. */
  locked?: number;
  words: BoardWords;
  /** Legal presses, by the number of the place; null: drops cannot be pressed here. */
  legal?: (n: number, full: boolean) => boolean;
  press?: ((n: number, full: boolean, anchor: Element) => void) | null;
}

const one = (full: boolean, size: number) => (
  <svg viewBox="-11 -15 22 30" width={size} height={size * 1.36} aria-hidden="true">
    <Drop full={full} />
  </svg>
);

export function Drops({ label, water, capacity, locked = 0, words, legal, press }: DropsProps) {
  const places = Array.from({ length: capacity }, (_, i) => ({ n: i + 1, full: i < water }));
  return (
    <fieldset className="br-drops" aria-label={label}>
      {places.map(({ n, full }) =>
        press ? (
          <button
            key={n}
            type="button"
            className={`br-drop${legal?.(n, full) ? ' legal' : ''}`}
            data-legal={legal?.(n, full) || undefined}
            aria-label={full ? words.dropFull(n) : words.dropEmpty}
            onClick={(event) => press(n, full, event.currentTarget)}
          >
            {one(full, 17)}
          </button>
        ) : (
          <span key={n} className="br-drop">
            {one(full, 17)}
          </span>
        ),
      )}
      {Array.from({ length: locked }, (_, i) => capacity + i + 1).map((n) => (
        <span key={n} className="br-drop locked">
          {one(false, 12)}
        </span>
      ))}
    </fieldset>
  );
}
