/** The tools of a drawing in the rail: one's own, or with a pen that was lent (DF-31.5). */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Tools, toolKeys, toolsFor } from '../bench/Tools.tsx';
import { useDraft } from '../press/drafts.ts';
import { type DrawDraft, EMPTY_DRAWING } from '../press/drawing.ts';
import type { Drawn } from '../press/live.ts';
import type { Task } from '../press/task.ts';
import { lentName } from '../press/useDrawn.ts';

export function OwnTools({ props, task }: { props: BoardProps<TableView>; task: Task }) {
  const seat = props.view.seat ?? 0;
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING);
  const shared = { tools: toolsFor(task), drafting, hand: { seat, owner: seat } };
  return <Tools {...shared} language={props.language} onKeyDown={toolKeys(shared)} />;
}
export function LentTools({ props, drawn }: { props: BoardProps<TableView>; drawn: Drawn }) {
  const drafting = useDraft<DrawDraft>(props, EMPTY_DRAWING, lentName(props.view, drawn));
  const shared = { tools: toolsFor(drawn.task, true), drafting, hand: { seat: props.view.seat ?? 0, owner: drawn.seat } };
  return <Tools {...shared} language={props.language} onKeyDown={toolKeys(shared)} />;
}
