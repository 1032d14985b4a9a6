/** Beside the stage: the desk for whoever leads the opposition, the sheet of their hero for everybody else. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Desk } from '../desk/Desk.tsx';
import { Sheets } from './Sheet.tsx';

export function Dock(props: BoardProps<TableView>) {
  const { seat, table } = props.view;
  return seat !== null && seat === table.gm ? <Desk {...props} /> : <Sheets {...props} />;
}
