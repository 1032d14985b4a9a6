/** Browsers may have no room or keep nothing at all. Whoever finds out says so here, and the page tells the person once. */
const EVENT = 'guildhall:not-kept';

/** What somebody is writing lives only as long as the page. */
export function sayNotKept(): void {
  if (typeof dispatchEvent === 'function') dispatchEvent(new Event(EVENT));
}

export function onNotKept(hear: () => void): () => void {
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
