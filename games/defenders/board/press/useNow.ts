/** What is on the table in the words that are shown now (DF-28.6, DF-29.6). */
import type { Contribution } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useRef } from 'react';
import { amendedView } from '../../contributions/words.ts';
import type { TableView } from '../../view.ts';

const NOTHING: readonly Contribution[] = [];

/** The view stays the same object while only strokes and reactions come in. */
export function useNow(props: BoardProps<TableView>): BoardProps<TableView> {
  const { view, contributions = NOTHING } = props;
  const stamp = contributions.filter(({ body }) => body.kind === 'amend' || body.kind === 'leaveOut').map(({ n }) => n);
  const key = stamp.join(' ');
  const kept = useRef<{ view: BoardProps<TableView>['view']; key: string; now: BoardProps<TableView>['view'] } | null>(null);
  if (kept.current?.view !== view || kept.current.key !== key) {
    kept.current = { view, key, now: key === '' ? view : amendedView(view, contributions) };
  }
  const { now } = kept.current;
  return now === view ? props : { ...props, view: now };
}
