/** In the row of a player: the gang's name, its members as coins, coins and cards. */
import type { PlayerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { Purse } from './Purse.tsx';
import { Roster } from './Roster.tsx';

function Face({ view, language, seat }: PlayerFaceProps<TableView>) {
  const { table } = view;
  return (
    <div className="kb-player">
      <span className="kb-gang">{table.gangs[seat]?.name}</span>
      <Purse table={table} seat={seat} language={language} />
      <Roster table={table} seat={seat} language={language} />
    </div>
  );
}

export const PlayerFace = memo(Face, (a, b) => a.view === b.view && a.language === b.language && a.seat === b.seat);
