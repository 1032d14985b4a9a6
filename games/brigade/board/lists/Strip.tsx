/** One line under the city on small screens: every score, what has burnt, the actions left. */
import type { BoardProps } from '@guildhall/table';
import { EVACUATION } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Tokens.tsx';
import { wordsIn } from '../words/words.ts';
import { SeatSign } from './SeatSign.tsx';

export function Strip({ view, language, say }: BoardProps<TableView>) {
  const { table, seat } = view;
  const words = wordsIn(language);
  return (
    <div className="br-strip">
      {table.players.map((player) => (
        <span key={player.seat} className={player.seat === seat ? 'own' : undefined}>
          <SeatSign view={view} seat={player.seat} size={22} />
          <span className="unseen">{say.seat(player.seat)}: </span>
          <b>{player.score}</b>
        </span>
      ))}
      <span className="br-strip-burnt">
        <Icon name="ruin" size={16} />
        <span className="unseen">{words.destroyedOf(table.destroyedBlocks, EVACUATION.blocks)}</span>
        <span aria-hidden="true">
          <b>{table.destroyedBlocks}</b> /{EVACUATION.blocks}
        </span>
      </span>
      {table.active === seat ? <span>{words.actionsLeft(table.actions)}</span> : null}
    </div>
  );
}
