/** Beside the line: Menace, the supplies, challenges met, and which cards differ. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Challenges } from './Challenges.tsx';
import { Differences } from './Differences.tsx';
import { Market } from './Market.tsx';
import { Menace } from './Menace.tsx';

export function Dock(props: BoardProps<TableView>) {
  return (
    <div className="bw-dock">
      <Menace {...props} />
      <Challenges {...props} />
      <Differences {...props} />
      <Market {...props} />
    </div>
  );
}
