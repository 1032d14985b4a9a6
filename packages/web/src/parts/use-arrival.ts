/** Whoever comes to another page of the hall is taken to its heading, so that keys and screen readers begin there. */
import { useEffect } from 'react';

/** Where somebody comes in, the browser's own beginning is right. */
let arrived = false;

export function useArrival(): void {
  useEffect(() => {
    const first = !arrived;
    arrived = true;
    // A page that has put the focus somewhere knows better.
    if (first || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1, .strip h1') ?? document.getElementById('content');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
