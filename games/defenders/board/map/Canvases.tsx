/** The canvas of whoever draws: with their own pen, or with one that was lent to them (DF-31.5). */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { useDraft } from '../press/drafts.ts';
import { type DrawDraft, EMPTY_DRAWING } from '../press/drawing.ts';
import type { Drawn } from '../press/live.ts';
import type { Task } from '../press/task.ts';
import { lentName } from '../press/useDrawn.ts';
import { Canvas } from './Canvas.tsx';

export function OwnCanvas({ props, task }: { props: BoardProps<TableView>; task: Task }) {
  const seat = props.view.seat ?? 0;
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING);
  return <Canvas props={props} task={task} drafting={drafting} hand={{ seat, owner: seat }} />;
}
export function LentCanvas({ props, drawn }: { props: BoardProps<TableView>; drawn: Drawn }) {
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING, lentName(props.view, drawn));
  return <Canvas props={props} task={drawn.task} drafting={drafting} hand={{ seat: props.view.seat ?? 0, owner: drawn.seat }} />;
}
