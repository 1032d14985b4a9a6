/** A number between two bounds: less, more, or typed. */
import type { Ground } from '../ground.ts';

interface Props {
  ground: Ground;
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change(value: number): void;
}

export function Stepper({ ground, label, value, min, max, step = 1, change }: Props) {
  const { words } = ground;
  const within = (n: number): number => Math.min(max, Math.max(min, Math.round(n)));
  return (
    <span className="kc-step">
      <button
        type="button"
        aria-label={words.less(label)}
        disabled={value - step < min}
        onClick={() => change(within(value - step))}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => change(within(Number(target.value) || 0))}
      />
      <button
        type="button"
        aria-label={words.more(label)}
        disabled={value + step > max}
        onClick={() => change(within(value + step))}
      >
        +
      </button>
    </span>
  );
}
