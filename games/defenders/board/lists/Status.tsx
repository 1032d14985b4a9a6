/** Under the list of players: whether people may confer, and by which rule not. */
import type { BoardProps } from '@guildhall/table';
import type { TableView } from '../../view.ts';
import { Rule } from '../bench/Field.tsx';
import { wordsIn } from '../words/words.ts';

export function Status({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  if (table.mayConfer) return null;
  const locked = table.settings.conferring === 'locked';
  return (
    <p className="df-silence" role="status">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5zM12 15v3" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span>
        <b>{locked ? words.silence : words.silenceHonour}</b> {words.silenceUntil}{' '}
        <Rule id={locked ? 'DF-14.5' : 'DF-14.1'} openRule={openRule} />
      </span>
    </p>
  );
}
