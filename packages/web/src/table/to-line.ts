/**
 * Leads to a line of the log: opens whatever hides it, as a reader would, and puts the keyboard on it, at its rule. Fetched by those
 * who are led there.
 */

/** So many frames are given to the log to be drawn: it may have just been turned to. */
const FRAMES = 60;

const nextFrame = (): Promise<unknown> => new Promise((shown) => requestAnimationFrame(shown));
const numberOf = (line: HTMLElement): number => Number(line.dataset.line);

/** What is to be pressed next so that the line comes in sight; null: nothing hides it. */
function hiding(list: Element, n: number): HTMLButtonElement | null {
  const before = [...list.querySelectorAll<HTMLElement>('[data-line]')].findLast((line) => numberOf(line) <= n);
  if (!before) return list.querySelector('.earlier button');
  if (before.matches('.folded')) return before.querySelector('.fold');
  // Bookkeeping is folded away at the foot of its part.
  for (let next = before.nextElementSibling; next && !next.matches('.turn, .step'); next = next.nextElementSibling)
    if (next.matches('.bookkeeping')) return next.querySelector('[aria-expanded="false"]');
  return null;
}

export async function toLine(n: number): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await nextFrame();
    const list = document.querySelector('.log ol');
    const line = list?.querySelector<HTMLElement>(`[data-line="${n}"]`);
    if (line) {
      line.scrollIntoView({ block: 'center' });
      line.querySelector('button')?.focus({ preventScroll: true });
      return;
    }
    if (list) hiding(list, n)?.click();
  }
}
