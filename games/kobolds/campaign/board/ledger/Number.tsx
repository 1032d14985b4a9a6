/** A number of the books; pressing it shows the lines behind it. */
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { Ground, Matter } from '../ground.ts';
import type { Figure } from './lines.ts';

interface Props {
  ground: Ground;
  matter: Matter;
  /** Read aloud: what the number is. */
  label: string;
  className?: string;
  children: ReactNode;
}

export function Pressed({ ground, matter, label, className = '', children }: Props) {
  return (
    <button
      type="button"
      className={`kc-num ${className}`}
      aria-haspopup="dialog"
      aria-label={ground.words.why.press(label)}
      title={ground.words.why.press(label)}
      onClick={() => ground.why(matter)}
    >
      {children}
    </button>
  );
}

export function FigureOf({ ground, seat, figure }: { ground: Ground; seat: Seat; figure: Figure }) {
  const { props, words } = ground;
  const value = props.view.table.gangs[seat][figure];
  return (
    <Pressed
      ground={ground}
      matter={{ of: 'figure', seat, figure }}
      label={`${words.figures[figure]} ${value}, ${props.say.seat(seat)}`}
    >
      {value}
    </Pressed>
  );
}
