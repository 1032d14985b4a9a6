/** A list on the board that scrolls keeps the wheel to itself; elsewhere the wheel zooms the board. */
const stop = (event: Event): void => event.stopPropagation();

export function keepWheel(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  list.addEventListener('wheel', stop, { passive: true });
  return () => list.removeEventListener('wheel', stop);
}
