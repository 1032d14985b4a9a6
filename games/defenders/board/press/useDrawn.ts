/** What is being drawn, and with whose pen: the question of whoever looks, or a pen that was lent to them (DF-31.5). */
import type { Contribution, View } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { pensLent } from '../../contributions/strokes.ts';
import type { TableView } from '../../view.ts';
import { type Drawn, drawnNow } from './live.ts';
import { type Task, taskOf } from './task.ts';

const NOTHING: readonly Contribution[] = [];

export interface DrawnNow {
  /** What whoever looks has to draw; null: nothing. */
  task: Task | null;
  /** What somebody draws. */
  drawn: Drawn | null;
  /** What another draws and whoever looks helps with. */
  borrowed: Drawn | null;
}
export function useDrawn({ view, contributions = NOTHING }: BoardProps<TableView>): DrawnNow {
  const task = useMemo(() => taskOf(view), [view]);
  const drawn = useMemo(() => drawnNow(view), [view]);
  const lent = drawn !== null && view.seat !== null && pensLent(contributions).includes(view.seat);
  return { task, drawn, borrowed: lent && !task ? drawn : null };
}

/** The draft of a drawing that is another's. */
export function lentName({ table }: View<TableView>, { task }: Drawn): string {
  const { features, drawings, damage } = table.sketch;
  return `lent ${task.what} ${features.length} ${drawings.filter(Boolean).length} ${damage.length}`;
}
