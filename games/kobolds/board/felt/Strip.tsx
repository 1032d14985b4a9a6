/** Between street and question on small screens: whatever the question needs of the felt. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { taskOf } from '../press/hand.ts';
import { Blackjack } from './Blackjack.tsx';
import { Cards } from './Cards.tsx';
import { Bench } from './Dock.tsx';
import { Duel } from './Duel.tsx';
import { Place } from './Place.tsx';

export function Strip(props: BoardProps<TableView>) {
  const { table, asked, seat } = props.view;
  const task = taskOf(table, asked, seat);
  const built = task?.kind === 'commit' || task?.kind === 'defend';
  return (
    <div className="kb-felt kb-strip">
      <Bench {...props} />
      <Blackjack {...props} />
      {built ? null : <Duel {...props} />}
      <Place {...props} />
      {task ? <Cards {...props} /> : null}
    </div>
  );
}
