/** On small screens the street is looked at from near, where something is being decided; pressing the small map shows all of it. */
import { useState, useSyncExternalStore } from 'react';
import { NONE } from '../../table.ts';
import type { TableView } from '../../view.ts';
import { type Frame, SHEET, U, VIEW, X, Y } from '../art/paint.ts';
import { activeOf, fightOf } from '../model.ts';
import type { Placing } from '../press/aim.ts';

const QUERY = '(max-width: 799px)';
const subscribe = (hear: () => void): (() => void) => {
  const query = matchMedia(QUERY);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};
const useSmall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );

/** How many inches are seen across, and the shape of the picture: wide for fights, nearly square for moves. */
const FIGHT = { across: 13, shape: 0.6 };
const MOVE = { across: 13, shape: 0.9 };

export interface Framing {
  frame: Frame;
  near: 'fight' | 'move' | null;
  /** Whether there is anything to come nearer to. */
  can: boolean;
  toggle(): void;
}

export function useFrame(table: TableView, placing: Placing | null): Framing {
  const small = useSmall();
  const [whole, setWhole] = useState(false);
  const fight = fightOf(table);
  const active =
    placing && placing.kind !== 'deploy' ? placing.model : (fight?.attacker ?? table.spell?.caster ?? activeOf(table));
  const model = active === NONE ? undefined : table.models[active];
  const other = table.models[fight?.target ?? table.spell?.target ?? NONE];
  const can = small && model?.place === 'play';
  if (!can || whole || !model) return { frame: VIEW, near: null, can, toggle: () => setWhole(false) };
  const near = fight || table.spell ? 'fight' : 'move';
  const { across, shape } = near === 'fight' ? FIGHT : MOVE;
  const far = other ? Math.hypot(other.x - model.x, other.y - model.y) : 0;
  const w = Math.min(SHEET, Math.max(across, far + 5) * U);
  const h = w * shape;
  const cx = X(other ? (model.x + other.x) / 2 : model.x);
  const cy = Y(other ? (model.y + other.y) / 2 : model.y);
  const clamp = (v: number, size: number): number => Math.min(SHEET + 16 - size, Math.max(-16, v));
  return { frame: { x: clamp(cx - w / 2, w), y: clamp(cy - h / 2, h), w, h }, near, can, toggle: () => setWhole(true) };
}
