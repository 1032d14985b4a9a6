/** The frame in which a board lies: zoom by wheel, pinch, keys and buttons; pan by dragging once it is larger than its frame. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/index.ts';

const LARGEST = 4;
const STEP = 1.25;
/** A press that moves less than this is a press, not a drag. */
const SLACK = 6;
/** Milliseconds after which a sheet that was moved lies still. */
const REST = 250;

interface Place {
  zoom: number;
  x: number;
  y: number;
}
const FIT: Place = { zoom: 1, x: 0, y: 0 };

interface Props {
  children: ReactNode;
  id?: string;
  /** Where the buttons stand, if not on the board. */
  tools: Element | null;
}

export function BoardFrame({ children, id, tools }: Props) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(FIT);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const drag = useRef({ moved: 0, gap: 0 });
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [zoomed, setZoomed] = useState(false);

  /** While it is moved, the sheet is a picture that is only shifted and stretched; at rest it is drawn anew, sharp. */
  const lift = (): void => {
    const { style } = sheet.current ?? {};
    if (!style) return;
    style.willChange = 'transform';
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      style.willChange = '';
    }, REST);
  };
  const put = ({ zoom, x, y }: Place): void => {
    const box = frame.current;
    if (!box || !sheet.current) return;
    const k = Math.min(LARGEST, Math.max(1, zoom));
    // The sheet may not leave its frame.
    const limit = (wanted: number, size: number): number => Math.min(0, Math.max(size - size * k, wanted));
    const next = { zoom: k, x: limit(x, box.clientWidth), y: limit(y, box.clientHeight) };
    place.current = next;
    lift();
    sheet.current.style.transform = k === 1 ? '' : `translate3d(${next.x}px, ${next.y}px, 0) scale(${k})`;
    setZoomed(k > 1);
  };
  /** Zooms so that the point under the pointer stays where it is; without one, the middle. */
  const zoomBy = (factor: number, at?: { x: number; y: number }): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { zoom, x, y } = place.current;
    const px = at ? at.x - box.left : box.width / 2;
    const py = at ? at.y - box.top : box.height / 2;
    const k = Math.min(LARGEST, Math.max(1, zoom * factor));
    put({ zoom: k, x: px - ((px - x) / zoom) * k, y: py - ((py - y) / zoom) * k });
  };
  const calls = useRef({ zoomBy, put });
  calls.current = { zoomBy, put };

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const onWheel = (event: WheelEvent): void => {
      // Where a list inside the board scrolls, the wheel is its own.
      event.preventDefault();
      calls.current.zoomBy(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    const sizes = new ResizeObserver(() => calls.current.put(place.current));
    sizes.observe(box);
    return () => {
      box.removeEventListener('wheel', onWheel);
      sizes.disconnect();
      clearTimeout(resting.current);
    };
  }, []);

  const down = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    drag.current = { moved: 0, gap: gap() };
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, to);
    drag.current.moved += Math.hypot(to.x - from.x, to.y - from.y);
    if (fingers.current.size === 2) {
      const now = gap();
      if (drag.current.gap > 0) zoomBy(now / drag.current.gap, middle());
      drag.current.gap = now;
    } else if (place.current.zoom > 1 && drag.current.moved > SLACK) {
      const { zoom, x, y } = place.current;
      put({ zoom, x: x + to.x - from.x, y: y + to.y - from.y });
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const gap = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = (): { x: number; y: number } => {
    const [a, b] = [...fingers.current.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const key = (event: KeyboardEvent): void => {
    // What somebody types at a bench on the board is no zooming.
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') put(FIT);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const zoom = (
    <div className="zoom">
      <button type="button" aria-label={words.table.zoomIn} onClick={() => zoomBy(STEP)}>
        +
      </button>
      <button type="button" aria-label={words.table.zoomOut} onClick={() => zoomBy(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label={words.table.fit} onClick={() => put(FIT)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
  return (
    <section className="board-area" aria-label={words.table.board} id={id} tabIndex={-1} onKeyDown={key}>
      <div
        ref={frame}
        className={zoomed ? 'board-frame zoomed' : 'board-frame'}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        // The end of a drag is no press.
        onClickCapture={(event) => {
          if (drag.current.moved > SLACK && zoomed) event.stopPropagation();
          drag.current.moved = 0;
        }}
      >
        <div ref={sheet} className="board-sheet">
          {children}
        </div>
      </div>
      {tools ? createPortal(zoom, tools) : zoom}
    </section>
  );
}
