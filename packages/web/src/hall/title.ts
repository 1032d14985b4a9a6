/** The page's title and icon: what it is about, and before it whatever waits. */
import { preferences } from './preferences.ts';

let about = '';
let waits = 0;

function show(): void {
  const marked = preferences.get().tellTab && waits > 0;
  document.title = marked ? `(${waits}) ${about}` : about;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = marked ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

export function setTitle(title: string): void {
  about = title;
  show();
}

/** How many things wait for the person: turns at tables, and lines of chat. */
export function setWaits(n: number): void {
  waits = n;
  show();
}

preferences.subscribe(show);
