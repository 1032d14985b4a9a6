/** What the active model still has: its Walk and its actions, the used ones struck out. */
import type { BoardProps } from '@guildhall/table';
import { ACTIONS_PER_ACTIVATION } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { CoinPicture } from '../art/Coin.tsx';
import { activationOf, nameOf } from '../model.ts';
import { wordsIn } from '../words/words.ts';

export function Turn({ view, language }: BoardProps<TableView>) {
  const { table } = view;
  const activation = activationOf(table);
  const model = activation ? table.models[activation.model] : undefined;
  if (!activation || !model) return null;
  const words = wordsIn(language);
  const used = Math.max(0, ACTIONS_PER_ACTIVATION - activation.actions);
  const all = Math.max(ACTIONS_PER_ACTIVATION, activation.actions);
  return (
    <div className="kb-turn">
      <CoinPicture profile={model.profile} seat={model.seat} size={30} />
      <b>{nameOf(table, activation.model, language)}</b>
      <em className={activation.walk ? undefined : 'used'}>{words.walk}</em>
      {Array.from({ length: all }, (_, i) => i + 1).map((i) => (
        <em key={i} className={i <= used ? 'used' : undefined}>
          {words.action(i)}
        </em>
      ))}
    </div>
  );
}
