/** Choosing a place: by moving the pointer, pressing, dragging, nudging with keys, or by a name in the list. */
import type { Point } from '@guildhall/geometry';
import type { Refusal } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { BOARD_SIZE } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { inches } from '../art/paint.ts';
import { type Aim, aimAt, knownRefusal, type Placing, placingOf, reachOf } from '../press/aim.ts';
import { useDraft } from '../press/draft.ts';
import { namedAim } from '../press/named.ts';
import { watcherOf } from '../press/sight.ts';
import { useSteady } from './useSteady.ts';

export interface Choosing {
  placing: Placing | null;
  reach: readonly Point[] | null;
  aim: Aim | null;
  /** What is drawn unseen until something is aimed at. */
  rest: Aim | null;
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
/** After the question is shown, before a hand gets there. */
const SOON = 120;
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
  const rest = useRest(table, placing, whyNot);
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
    rest,
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

/** Measures and draws a move beside the model, unseen and while nobody waits, so that the first touch finds all at hand. */
function useRest(table: TableView, placing: Placing | null, whyNot: BoardProps<TableView>['whyNot']): Aim | null {
  const [rest, setRest] = useState<{ of: Placing; aim: Aim } | null>(null);
  useEffect(() => {
    if (!placing) return;
    const timer = setTimeout(() => {
      const { x, y } = placing.mover;
      const aim = aimAt(table, placing, { x: x + 0.5, y });
      whyNot(aim.answer);
      watcherOf(table, placing.model, placing.mover);
      setRest({ of: placing, aim });
    }, SOON);
    return () => clearTimeout(timer);
  }, [table, placing, whyNot]);
  return rest && rest.of === placing ? rest.aim : null;
}

const clamp = (v: number): number => Math.min(BOARD_SIZE, Math.max(0, Math.round(v * 100) / 100));
