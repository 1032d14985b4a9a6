/** Beside the line: Menace, the supplies, and which cards differ. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Differences } from './Differences.tsx';
import { Market } from './Market.tsx';
import { Menace } from './Menace.tsx';

export function Dock(props: BoardProps<TableView>) {
  return (
    <div className="bw-dock">
      <Menace {...props} />
      <Differences {...props} />
      <Market {...props} />
    </div>
  );
}
