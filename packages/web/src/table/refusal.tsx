/** Why something is not possible: a bubble beside what was pressed, placed where it hides nothing legal. */
import type { Refusal } from '@guildhall/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useWords } from '../words/index.ts';

/** A refusal with its sentence, and what was pressed. */
export interface ShownRefusal {
  refusal: Refusal;
  text: string;
  anchor: Element | null;
}

type Side = 'right' | 'left' | 'above' | 'below';
const SIDES: Side[] = ['right', 'left', 'below', 'above'];
const GAP = 14;
const EDGE = 8;
/** What may be pressed: nothing of it should be covered. */
const LEGAL = '.board-sheet [data-legal], .answer';

interface Spot {
  side: Side;
  left: number;
  top: number;
  /** Where the tip points, along the side. */
  tip: number;
}

interface Props {
  shown: ShownRefusal;
  close(): void;
  openRule(id: string): void;
}

export function RefusalBubble({ shown, close, openRule }: Props) {
  const words = useWords();
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const { anchor, text, refusal } = shown;

  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (box) setSpot(bestSpot(anchor?.getBoundingClientRect() ?? trayRect(), box.width, box.height));
  }, [anchor]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onDown = (event: Event): void => {
      if (!(event.target instanceof Node && bubble.current?.contains(event.target))) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onDown, true);
    addEventListener('resize', close);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onDown, true);
      removeEventListener('resize', close);
    };
  }, [close]);

  const [first, ...rest] = text.split(/(?<=[.!?]) /);
  return (
    <div
      ref={bubble}
      className={`refusal ${spot?.side ?? ''}`}
      role="alert"
      style={
        spot
          ? { left: spot.left, top: spot.top, ['--tip' as string]: `${spot.tip}px` }
          : { visibility: 'hidden', left: 0, top: 0 }
      }
    >
      <p>
        <b>{first}</b> {rest.join(' ')} {refusal.rule.includes('-') && <RuleChip id={refusal.rule} open={openRule} />}
      </p>
      <button type="button" className="refusal-close" aria-label={words.table.close} onClick={close}>
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="M2 2 10 10M10 2 2 10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

const trayRect = (): DOMRect =>
  document.querySelector('.question')?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 1, 1);

/** The place beside the anchor, inside the window, that covers least of what may be pressed. */
function bestSpot(at: DOMRect, width: number, height: number): Spot {
  const legal = [...document.querySelectorAll(LEGAL)].map((element) => element.getBoundingClientRect());
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  const middleX = at.left + at.width / 2;
  const middleY = at.top + at.height / 2;
  for (const side of SIDES) {
    for (const along of [0.5, 0.15, 0.85]) {
      let left = side === 'right' ? at.right + GAP : side === 'left' ? at.left - GAP - width : middleX - width * along;
      let top = side === 'below' ? at.bottom + GAP : side === 'above' ? at.top - GAP - height : middleY - height * along;
      const wanted = { left, top };
      left = Math.min(innerWidth - EDGE - width, Math.max(EDGE, left));
      top = Math.min(innerHeight - EDGE - height, Math.max(EDGE, top));
      const rect = new DOMRect(left, top, width, height);
      let cost = (Math.abs(left - wanted.left) + Math.abs(top - wanted.top)) * 20 + overlap(rect, at) * 3;
      for (const box of legal) cost += overlap(rect, box);
      if (cost < least) {
        least = cost;
        const tip = side === 'right' || side === 'left' ? middleY - top : middleX - left;
        const length = side === 'right' || side === 'left' ? height : width;
        best = { side, left, top, tip: Math.min(length - 18, Math.max(18, tip)) };
      }
    }
  }
  return best ?? { side: 'below', left: EDGE, top: EDGE, tip: 20 };
}

function overlap(a: DOMRect, b: DOMRect): number {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}
