/** The story and the siege, fetched when somebody opens their tab. */
import type { BoardProps } from '@guildhall/table';
import { lazy, Suspense } from 'react';
import type { TableView } from '../../view.ts';

const WholeDock = lazy(() => import('./Dock.tsx').then((part) => ({ default: part.Dock })));

export function Dock(props: BoardProps<TableView>) {
  return (
    <Suspense>
      <WholeDock {...props} />
    </Suspense>
  );
}
