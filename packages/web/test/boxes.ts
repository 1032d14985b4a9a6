/** Looks at a table as a ruler would: what is cut, what lies over what, what cannot be pressed where it stands. Knows no game. */
import type { Page } from 'playwright-core';

/** What rounding and shadows may add, in pixels. */
const SLACK = 2;
/** Letters smaller than this are not read. */
const SMALLEST = 11;

/** Every flaw of the table now on the page, in words; empty if there is none. */
export const flawsOf = (page: Page): Promise<string[]> => page.evaluate(measure, { slack: SLACK, smallest: SMALLEST });

/** Makes the window another size, and waits until the table is laid out in it: one frame, and what hears of its new size in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(next));
    for (let turns = 0; turns < 2; turns++) await new Promise((next) => setTimeout(next));
  });
}

/** Runs in the page: nothing from outside can be used here. */
function measure({ slack, smallest }: { slack: number; smallest: number }): string[] {
  const flaws = new Set<string>();
  const stage = document.querySelector('.stage');
  if (!stage) return ['there is no table'];
  const wide = stage.classList.contains('wide');
  const phone = stage.classList.contains('phone');
  const named = (element: Element): string => {
    const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${words}"`;
  };
  const sharedOf = (a: DOMRect, b: DOMRect): { x: number; y: number } => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const meet = (a: DOMRect, b: DOMRect): boolean => {
    const { x, y } = sharedOf(a, b);
    return x > slack && y > slack;
  };
  const insideOf = (box: DOMRect, frame: DOMRect): boolean =>
    box.left >= frame.left - slack &&
    box.right <= frame.right + slack &&
    box.top >= frame.top - slack &&
    box.bottom <= frame.bottom + slack;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);

  /** Whether it can be seen at all: not hidden, and not only there for those who listen. */
  const known = new Map<Element, boolean>();
  const shown = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { display, visibility, clipPath, opacity } = getComputedStyle(element);
    const here = display !== 'none' && visibility === 'visible' && clipPath !== 'inset(50%)' && opacity !== '0';
    const { parentElement } = element;
    const now = here && (parentElement === null || element === stage || shown(parentElement));
    known.set(element, now);
    return now;
  };
  /** What is left of the screen by all that hides what leaves it: things that scroll, and things that only cut. */
  interface Frames {
    scrolled: DOMRect;
    cut: DOMRect;
  }
  const common = (a: DOMRect, b: DOMRect): DOMRect => {
    const { x, y } = sharedOf(a, b);
    return new DOMRect(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.max(0, x), Math.max(0, y));
  };
  const around = new Map<Element, Frames>();
  const framesIn = (element: Element | null): Frames => {
    if (!element || element === document.body) return { scrolled: screen, cut: screen };
    const before = around.get(element);
    if (before) return before;
    const outer = framesIn(element.parentElement);
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const how = [overflowX, overflowY];
    let now = outer;
    if (position === 'fixed') now = { scrolled: screen, cut: screen };
    if (how.includes('auto') || how.includes('scroll')) {
      const box = common(outer.scrolled, element.getBoundingClientRect());
      // What scrolls away is not cut: only what the scrolled sheet itself hides would be.
      now = { scrolled: box, cut: new DOMRect(-9e5, -9e5, 2e6, 2e6) };
    } else if (how.includes('hidden') || how.includes('clip')) {
      now = { scrolled: outer.scrolled, cut: common(outer.cut, element.getBoundingClientRect()) };
    }
    around.set(element, now);
    return now;
  };
  const framesOf = (element: Element): Frames => framesIn(element.parentElement);
  /** What stays in sight while the rest scrolls: what passes beneath it is scrolled away, if it cannot be seen through. */
  const stuck = [...stage.querySelectorAll('*')].filter((element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    return position === 'sticky' && !/^rgba\(.*, 0\)$/.test(backgroundColor) && shown(element);
  });
  const passesBeneath = (element: Element, box: DOMRect): boolean =>
    stuck.some((one) => !one.contains(element) && one.parentElement?.contains(element) && meet(box, one.getBoundingClientRect()));

  // The large parts: on the screen, and none over another.
  const parts = ['.strip', '.notices', '.dock', '#board', '.side', '.tray', '.replay-bar', '.phone > .tabs']
    .flatMap((selector) => [...stage.querySelectorAll(selector)])
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  for (const [i, { element, box }] of parts.entries()) {
    if (!insideOf(box, screen)) flaws.add(`leaves the screen: ${named(element)}`);
    for (const other of parts.slice(i + 1)) {
      if (meet(box, other.box) && !element.contains(other.element) && !other.element.contains(element))
        flaws.add(`${named(element)} lies over ${named(other.element)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) flaws.add('the page scrolls sideways');

  // The list of answers: rows are whole, none over another, and the first one is in sight.
  const answers = [...stage.querySelectorAll<HTMLElement>('.answer')].filter(shown);
  const list = stage.querySelector('.answers');
  const window = (phone ? stage.querySelector('.tray') : list)?.getBoundingClientRect();
  for (const [i, answer] of answers.entries()) {
    const box = answer.getBoundingClientRect();
    if (list?.contains(answer) && window) {
      const part = sharedOf(box, window).y;
      if (!phone && part > slack && part < box.height - slack) flaws.add(`cut through: ${named(answer)}`);
      if (answer === list.querySelector('.answer') && part < box.height - slack) flaws.add(`not in sight: ${named(answer)}`);
    }
    for (const other of answers.slice(i + 1))
      if (meet(box, other.getBoundingClientRect())) flaws.add(`${named(answer)} lies over ${named(other)}`);
  }
  const tray = stage.querySelector('.tray.asked:not(.bare)');
  if (wide && tray && tray.getBoundingClientRect().height > 0.4 * innerHeight + slack)
    flaws.add(`the tray is ${Math.round(tray.getBoundingClientRect().height)} px high`);

  // Letters: whole, readable, none over others.
  const texts: { element: Element; box: DOMRect }[] = [];
  /** The box of a line is higher than its letters: fonts keep room for accents above and tails below. */
  const lettersOf = ({ left, top, width, height }: DOMRect): DOMRect =>
    new DOMRect(left, top + 0.22 * height, width, 0.56 * height);
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !shown(element)) continue;
    range.selectNodeContents(node);
    const { scrolled, cut } = framesOf(element);
    const drawn = element.closest('svg');
    // A picture that shows a part of itself, as a street seen from near, cuts what it likes.
    if (drawn && getComputedStyle(drawn).overflow === 'hidden') continue;
    for (const line of range.getClientRects()) {
      const box = lettersOf(line);
      if (line.width === 0 || !meet(box, scrolled) || passesBeneath(element, box)) continue;
      if (!insideOf(box, cut)) flaws.add(`cut off: ${named(element)}`);
      // What is half scrolled away lies over nothing that counts.
      if (!drawn && insideOf(box, scrolled)) texts.push({ element, box });
    }
    if (
      !drawn &&
      Number.parseFloat(getComputedStyle(element).fontSize) < smallest &&
      meet(range.getBoundingClientRect(), scrolled)
    )
      flaws.add(`too small: ${named(element)}`);
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (const [i, { element, box }] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (other.box.top > box.bottom) break;
      if (!meet(box, other.box) || element.contains(other.element) || other.element.contains(element)) continue;
      flaws.add(`${named(element)} is written over ${named(other.element)}`);
    }
  }

  // Whatever can be pressed is hit where it stands.
  for (const button of stage.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href], summary')) {
    if (!shown(button)) continue;
    const box = button.getBoundingClientRect();
    const { scrolled, cut } = framesOf(button);
    if (box.width === 0 || !insideOf(box, scrolled) || passesBeneath(button, box)) continue;
    if (!insideOf(box, cut)) flaws.add(`cut off: ${named(button)}`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = button.closest('label');
    if (!hit || (hit !== button && !button.contains(hit) && !hit.contains(button) && !label?.contains(hit)))
      flaws.add(`${named(button)} is covered by ${hit ? named(hit) : 'nothing'}`);
  }
  return [...flaws];
}
