/** What a thing on a board carries that answers are about: pressing it gives one, pointing at it marks the first in the list. */
import type { Plain } from '@guildhall/kernel';

export function pressable(legal: readonly Plain[], focus: (answer: Plain | null) => void, press: (anchor: Element) => void) {
  const [first = null] = legal;
  return {
    'data-legal': legal.length > 0 || undefined,
    onClick: (event: { currentTarget: Element }) => press(event.currentTarget),
    onPointerEnter: () => focus(first),
    onPointerLeave: () => focus(null),
    onFocus: () => focus(first),
    onBlur: () => focus(null),
  };
}
