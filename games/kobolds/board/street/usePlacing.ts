/** Choosing a place: by moving the pointer, pressing, dragging, nudging with keys, or by a name in the list. */
import type { Point } from '@guildhall/geometry';
import type { Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { BOARD_SIZE } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { inches } from '../art/paint.ts';
import { type Aim, aimAt, knownRefusal, type Placing, placingOf, reachOf } from '../press/aim.ts';
import { useDraft } from '../press/draft.ts';
import { namedAim } from '../press/named.ts';
import { useSteady } from './useSteady.ts';

export interface Choosing {
  placing: Placing | null;
  reach: readonly Point[] | null;
  aim: Aim | null;
  refusal: Refusal | null;
  /** False only where it is known to be impossible. */
  legal: boolean;
  locked: boolean;
  onMove(event: PointerEvent<SVGSVGElement>): void;
  onDown(event: PointerEvent<SVGSVGElement>): void;
  onUp(event: PointerEvent<SVGSVGElement>): void;
  onLeave(): void;
  onKey(event: KeyboardEvent): void;
  confirm(anchor?: Element | null): void;
  aimTo(wish: Point, locked: boolean): void;
}

/** Where on the board the pointer is, whatever the zoom. */
export function spotOf(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return inches(x, y);
}

const NUDGE: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, 0.25],
  ArrowDown: [0, -0.25],
};
/** Pressing this near to where one has pressed before confirms it. */
const AGAIN = 0.45;
/** A press that moves less than this is no drag. */
const SLACK = 5;

export function usePlacing(props: BoardProps<TableView>): Choosing {
  const { view, focused, answer, whyNot } = props;
  const { table, asked, seat } = view;
  const [draft, put] = useDraft(view, 'aim', 'locked');
  const placing = useMemo(() => placingOf(table, asked, seat), [table, asked, seat]);
  const reach = useMemo(() => placing && reachOf(table, placing), [table, placing]);
  const named = useMemo(
    () => (placing && focused !== null ? namedAim(table, placing, focused) : null),
    [table, placing, focused],
  );
  const aim = named ?? draft.aim;
  const told = useMemo(() => (aim ? knownRefusal(whyNot(aim.answer)) : null), [aim, whyNot]);
  const legal = aim ? (told === undefined ? aim.free : told === null) : false;
  const down = useRef<{ x: number; y: number; drag: boolean } | null>(null);

  const aimTo = useSteady((wish: Point, locked: boolean) => {
    if (placing) put({ aim: aimAt(table, placing, wish), locked });
  });
  const confirm = useSteady((anchor: Element | null = null) => {
    if (aim) answer(aim.answer, anchor);
  });
  const onMove = useSteady((event: PointerEvent<SVGSVGElement>) => {
    if (!placing) return;
    const start = down.current;
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) start.drag = true;
    if (start?.drag || (event.pointerType === 'mouse' && !draft.locked)) {
      aimTo(spotOf(event.currentTarget, event.clientX, event.clientY), false);
    }
  });
  const onDown = useSteady((event: PointerEvent<SVGSVGElement>) => {
    if (!placing || event.button > 0) return;
    const spot = spotOf(event.currentTarget, event.clientX, event.clientY);
    const at = draft.aim ?? placing.mover;
    // Who takes hold of the model or its ghost drags it; anywhere else the sheet may be dragged.
    const held = Math.hypot(spot.x - at.x, spot.y - at.y) < placing.mover.r + 0.3;
    if (held) event.stopPropagation();
    down.current = { x: event.clientX, y: event.clientY, drag: false };
  });
  const onUp = useSteady((event: PointerEvent<SVGSVGElement>) => {
    const start = down.current;
    down.current = null;
    if (!placing || !start || event.button > 0) return;
    const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (moved > SLACK && !start.drag) return;
    const spot = spotOf(event.currentTarget, event.clientX, event.clientY);
    if (spot.x < -0.3 || spot.y < -0.3 || spot.x > BOARD_SIZE + 0.3 || spot.y > BOARD_SIZE + 0.3) return;
    const old = draft.aim;
    if (!start.drag && draft.locked && old && legal && Math.hypot(spot.x - old.x, spot.y - old.y) < placing.mover.r + AGAIN) {
      answer(old.answer, event.currentTarget);
      return;
    }
    aimTo(spot, true);
  });
  const onLeave = useSteady(() => {
    down.current = null;
    if (!draft.locked && draft.aim) put({ aim: null });
  });
  const onKey = useSteady((event: KeyboardEvent) => {
    if (!placing) return;
    const step = NUDGE[event.key];
    if (step) {
      const from = draft.aim ?? placing.mover;
      const k = event.shiftKey ? 4 : 1;
      aimTo({ x: clamp(from.x + step[0] * k), y: clamp(from.y + step[1] * k) }, true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (aim) answer(aim.answer, event.currentTarget);
      else aimTo(placing.mover, true);
    } else if (event.key === 'Escape') put({ aim: null, locked: false });
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return {
    placing,
    reach,
    aim,
    refusal: legal ? null : (told ?? null),
    legal,
    locked: draft.locked && !named,
    onMove,
    onDown,
    onUp,
    onLeave,
    onKey,
    confirm,
    aimTo,
  };
}

const clamp = (v: number): number => Math.min(BOARD_SIZE, Math.max(0, Math.round(v * 100) / 100));
