/** A small number with a button on either side. */
import type { ReactNode } from 'react';

interface Props {
  value: number;
  /** What the value is, for those who do not see it. */
  label: string;
  less: string;
  more: string;
  min: number;
  max: number;
  change(value: number): void;
  /** What stands between the buttons, if not the number. */
  children?: ReactNode;
}

export function Stepper({ value, label, less, more, min, max, change, children }: Props) {
  return (
    <fieldset className="kw-stepper">
      <legend className="unseen">{label}</legend>
      <button type="button" aria-label={less} aria-disabled={value <= min} onClick={() => value > min && change(value - 1)}>
        −
      </button>
      <output>{children ?? value}</output>
      <button type="button" aria-label={more} aria-disabled={value >= max} onClick={() => value < max && change(value + 1)}>
        +
      </button>
    </fieldset>
  );
}
