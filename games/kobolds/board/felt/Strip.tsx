/** Between street and question on small screens: whatever the question needs of the felt. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { placingOf } from '../press/aim.ts';
import { taskOf } from '../press/hand.ts';
import { Cards } from './Cards.tsx';
import { Duel } from './Duel.tsx';
import { Place } from './Place.tsx';
import { Spell } from './Spell.tsx';

export function Strip(props: BoardProps<TableView>) {
  const { table, asked, seat } = props.view;
  const task = taskOf(table, asked, seat);
  const built = task?.kind === 'commit' || task?.kind === 'defend';
  const { spell, fights } = table;
  const wanted = task || spell || fights.length > 0 || placingOf(table, asked, seat);
  if (!wanted) return null;
  return (
    <div className={`kb-felt kb-strip${task ? ' choosing' : ''}`}>
      <Spell {...props} />
      {built ? null : <Duel {...props} />}
      <Place {...props} />
      {task ? <Cards {...props} /> : null}
    </div>
  );
}
