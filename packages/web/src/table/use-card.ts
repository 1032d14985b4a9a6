/**
 * Which card is looked at, and how it is asked for: whatever carries `data-card` shows the card of that name by the right button,
 * by a long press, by the key I, by a press where pressing gives no answer, and for as long as a mouse rests on it.
 */
import type { BoardProps, CardShelf, GameBoard, ThingCard } from '@guildhall/table';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So long a finger rests before it means the card and not an answer, in milliseconds. */
const HOLD = 450;
/** So long a mouse rests before it asks for the card, in milliseconds. */
const REST = 700;
/** A finger that moves farther pushes the board about, in pixels. */
const STILL = 10;
/** Typing is not asking for a card. */
const TYPING = 'input, textarea, select, dialog, [popover]';
/** What gives an answer or does something of its own when it is pressed. */
const PRESSED = '[data-legal], a, button, [role="button"], input, textarea, select, label';

export interface OpenCard {
  card: ThingCard | null;
  /** Shown while the mouse rests on the thing: it takes no focus and no press. */
  passing: boolean;
  close(): void;
}

const thingOf = (element: Element | null): string | null => element?.closest('[data-card]')?.getAttribute('data-card') ?? null;

/** What is under a point, also where a sheet for choosing places lies over it: the smallest thing there. */
function thingAt(root: Element, { target, clientX, clientY }: MouseEvent): string | null {
  if (!(target instanceof Element)) return null;
  const found = thingOf(target);
  if (found || !target.closest('#board')) return found;
  const under = [...root.querySelectorAll('#board [data-card]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom)
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return thingOf(under[0]?.element ?? null);
}

/** The thing that has the focus, or that the focused answer speaks of. */
function thingFocused(root: Element): string | null {
  const focused = document.activeElement;
  if (!focused || !root.contains(focused)) return null;
  return thingOf(focused) ?? thingOf(focused.querySelector('[data-card]'));
}

export function useCard(stage: RefObject<HTMLElement | null>, board: GameBoard, props: BoardProps | null): OpenCard {
  const [thing, setThing] = useState<string | null>(null);
  const [shelf, setShelf] = useState<CardShelf | null>(null);
  const [passing, setPassing] = useState(false);
  const opener = useRef<Element | null>(null);
  const { cards } = board;
  const nothingAsked = useRef(false);
  nothingAsked.current = props !== null && props.options.length === 0 && props.view.asked === null;

  const open = useCallback(
    (name: string, rested = false) => {
      opener.current = document.activeElement;
      setThing(name);
      setPassing(rested);
      // A card that cannot be fetched is not shown; the next press tries again.
      void cards?.().then(setShelf, () => setThing(null));
    },
    [cards],
  );
  const close = useCallback(() => {
    setThing(null);
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
  }, []);

  useEffect(() => {
    const root = stage.current;
    if (!root || !cards) return;
    /** A mouse at rest: where, and the card it has brought. */
    let rest: { timer: ReturnType<typeof setTimeout>; name: string | null } | null = null;
    let held: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    let swallow = false;
    const letGo = (): void => {
      if (held) clearTimeout(held.timer);
      held = null;
    };
    /** The mouse goes on, or something is pressed: what its rest has brought goes away. */
    const stir = (): void => {
      if (rest) clearTimeout(rest.timer);
      if (rest?.name) setThing(null);
      rest = null;
    };
    const onRest = (event: PointerEvent): void => {
      if (rest?.name && rest.name === thingAt(root, event)) return;
      stir();
      // Where there is no column beside the board the card would cover what the mouse is on.
      if (event.buttons > 0 || root.matches('.phone') || root.querySelector('.thing-card')) return;
      const timer = setTimeout(() => {
        const name = thingAt(root, event);
        rest = { timer, name };
        if (name) open(name, true);
      }, REST);
      rest = { timer, name: null };
    };
    const onMenu = (event: MouseEvent): void => {
      stir();
      const name = thingAt(root, event);
      if (!name) return;
      event.preventDefault();
      open(name);
    };
    const onDown = (event: PointerEvent): void => {
      letGo();
      stir();
      swallow = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const name = thingAt(root, event);
      if (!name) return;
      const timer = setTimeout(() => {
        // The finger has not been lifted yet: what it then presses is not meant.
        swallow = true;
        open(name);
      }, HOLD);
      held = { timer, x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onRest(event);
      const { clientX, clientY } = event;
      if (held && Math.hypot(clientX - held.x, clientY - held.y) > STILL) letGo();
    };
    const onClick = (event: MouseEvent): void => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (!(event.target instanceof Element)) return;
      const name = thingOf(event.target);
      const pressed = event.target.closest(PRESSED);
      const free = !pressed || pressed.hasAttribute('data-card-press') || (nothingAsked.current && pressed.closest('#board'));
      if (!name || !free) return;
      event.stopPropagation();
      open(name);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      stir();
      if (event.key === 'Escape' && root.querySelector('.thing-card')) close();
      if (event.key.toLowerCase() !== 'i') return;
      const name = thingFocused(root);
      if (!name) return;
      event.preventDefault();
      open(name);
    };
    root.addEventListener('contextmenu', onMenu);
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', letGo);
    root.addEventListener('pointercancel', letGo);
    root.addEventListener('pointerleave', stir);
    root.addEventListener('click', onClick, { capture: true });
    addEventListener('keydown', onKey);
    return () => {
      letGo();
      stir();
      root.removeEventListener('contextmenu', onMenu);
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', letGo);
      root.removeEventListener('pointercancel', letGo);
      root.removeEventListener('pointerleave', stir);
      root.removeEventListener('click', onClick, { capture: true });
      removeEventListener('keydown', onKey);
    };
  }, [stage, cards, open, close]);

  return { card: thing && shelf && props ? shelf.cardOf(thing, props) : null, passing, close };
}
