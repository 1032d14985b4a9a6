/** What the active model still has: its Walk and its actions, the used ones struck out. Stands in the strip over the table. */
import type { BoardProps } from '@guildhall/table';
import { memo } from 'react';
import { ACTIONS_PER_ACTIVATION } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { activationOf, nameOf } from '../model.ts';
import { wordsIn } from '../words/words.ts';

function Chips({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const activation = activationOf(table);
  const model = activation ? table.models[activation.model] : undefined;
  if (!activation || !model) return null;
  const words = wordsIn(language);
  const used = Math.max(0, ACTIONS_PER_ACTIVATION - activation.actions);
  const all = Math.max(ACTIONS_PER_ACTIVATION, activation.actions);
  const name = nameOf(table, activation.model, language);
  return (
    <div className="kb-turn" title={name}>
      <CoinPicture profile={model.profile} seat={model.seat} size={26} />
      <span className="unseen">{name}</span>
      <em className={activation.walk ? undefined : 'used'}>{words.walk}</em>
      {Array.from({ length: all }, (_, i) => i + 1).map((i) => (
        <em key={i} className={i <= used ? 'used' : undefined}>
          {words.action(i)}
        </em>
      ))}
    </div>
  );
}

export const Turn = memo(Chips, (a, b) => a.view === b.view && a.language === b.language);
