/** What is on the table in the words that are shown now (DF-28.6, DF-29.6), in the reader's language. */
import type { Contribution } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { useRef } from 'react';
import { amendedView } from '../../contributions/words.ts';
import { inWords } from '../../text/index.ts';
import type { TableView } from '../../view.ts';

const NOTHING: readonly Contribution[] = [];

/** The view stays the same object while only strokes and reactions come in. */
export function useNow(props: BoardProps<TableView>): BoardProps<TableView> {
  const { view, language, contributions = NOTHING } = props;
  const stamp = contributions.filter(({ body }) => body.kind === 'amend' || body.kind === 'leaveOut').map(({ n }) => n);
  const key = [language, ...stamp].join(' ');
  const kept = useRef<{ view: BoardProps<TableView>['view']; key: string; now: BoardProps<TableView>['view'] } | null>(null);
  if (kept.current?.view !== view || kept.current.key !== key) {
    kept.current = { view, key, now: inWords(stamp.length === 0 ? view : amendedView(view, contributions), language) };
  }
  return { ...props, view: kept.current.now };
}
