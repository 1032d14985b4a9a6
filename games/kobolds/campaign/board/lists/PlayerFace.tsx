/** In the row of a player: the three numbers that titles are given for. */
import type { PlayerFaceProps } from '@guildhall/table';
import type { TableView } from '../../table.ts';
import { Gold, Sign } from '../art/Sign.tsx';
import { wordsIn } from '../words/words.ts';

export function PlayerFace({ view, language, seat }: PlayerFaceProps<TableView>) {
  const { notoriety, gold, ruthlessness } = view.table.gangs[seat];
  const { figures } = wordsIn(language);
  return (
    <div className="kc-player">
      <span title={figures.notoriety}>
        <Sign name="laurel" size={14} />
        <span className="unseen">{figures.notoriety} </span>
        {notoriety}
      </span>
      <span title={figures.gold}>
        <Gold size={13} />
        <span className="unseen">{figures.gold} </span>
        {gold}
      </span>
      <span title={figures.ruthlessness}>
        <Sign name="skull" size={14} />
        <span className="unseen">{figures.ruthlessness} </span>
        {ruthlessness}
      </span>
    </div>
  );
}
