/** A list of answers that is longer than its room is cut between two rows, never through one, and says how much lies below. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSteady } from './use-steady.ts';

/** What rounding may add to a height. */
const SLACK = 1;

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.answer')];
const bottomOf = (row: HTMLElement): number => row.offsetTop + row.offsetHeight;

/** Gives a list the height of as many whole rows as fit; true if some do not. */
function cut(list: HTMLElement, below: HTMLElement): boolean {
  list.style.maxHeight = '';
  below.hidden = true;
  if (list.scrollHeight <= list.clientHeight + SLACK) return false;
  // The line that says how many are left takes room of its own.
  below.hidden = false;
  const bottoms = rowsOf(list).map(bottomOf);
  const whole = Math.max(0, ...bottoms.filter((bottom) => bottom <= list.clientHeight));
  if (whole > 0) list.style.maxHeight = `${whole + Number.parseFloat(getComputedStyle(list).paddingBottom)}px`;
  return true;
}

/** `changes` says when the list is another one, or has another room; `say` how the rest is counted. */
export function useWholeRows(
  changes: readonly unknown[],
  say: (more: number) => string,
): { list: RefObject<HTMLFieldSetElement | null>; below: RefObject<HTMLParagraphElement | null>; scrolled(): void } {
  const list = useRef<HTMLFieldSetElement>(null);
  const below = useRef<HTMLParagraphElement>(null);
  const count = useSteady((): void => {
    if (!list.current || !below.current) return;
    const { scrollTop, clientHeight } = list.current;
    const more = rowsOf(list.current).filter((row) => bottomOf(row) > scrollTop + clientHeight + SLACK).length;
    list.current.classList.toggle('cut', more > 0);
    below.current.textContent = more > 0 ? say(more) : '';
  });
  const fit = useSteady((): void => {
    if (!list.current || !below.current) return;
    if (cut(list.current, below.current)) count();
    else list.current.classList.remove('cut');
  });
  // Pointing about changes nothing of it, and measuring is not free.
  const known = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    if (changes.every((change, i) => change === known.current[i])) return;
    known.current = changes;
    fit();
  });
  useEffect(() => {
    // Heard once the page is laid out in its new width, unlike the window's own event.
    const sizes = new ResizeObserver(fit);
    const stage = list.current?.closest('.stage');
    if (stage) sizes.observe(stage);
    // What stands above the list may grow later and take of its room, without any other box changing.
    if (list.current) sizes.observe(list.current);
    void document.fonts.ready.then(fit);
    return () => sizes.disconnect();
  }, [fit]);
  return { list, below, scrolled: count };
}
