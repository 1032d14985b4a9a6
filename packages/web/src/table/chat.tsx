/** Talk at a table on the server. */
import type { Refusal } from '@guildhall/kernel';
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import { Lock } from './chat-marks.tsx';
import type { GameWords } from './words-of.ts';

const LONGEST = 500;

interface Props {
  state: TableState;
  source: TableSource | null;
  game: GameWords;
  /** The rule by which the game closes talk just now. */
  closedBy: string | null;
  /** The first line that is new since one last looked; null: none is. */
  newFrom: number | null;
  openRule(id: string): void;
}

export function Chat({ state, source, game, closedBy, newFrom, openRule }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!state.chat) return <p className="quiet panel-note">{words.chat.local}</p>;
  const { mine } = state;
  const newLines = state.chat.filter(
    ({ n, seat }) => newFrom !== null && n >= newFrom && !(seat !== null && mine.includes(seat)),
  ).length;
  /** What is not said stays where it was typed. */
  const say = async (line: string): Promise<void> => {
    const refused = (await source?.say(line)) ?? null;
    setRefusal(refused);
    if (!refused) setText((now) => (now.trim() === line ? '' : now));
  };
  return (
    <div className="chat">
      <ol aria-label={words.chat.label} aria-live="polite">
        {state.chat.length === 0 && <li className="quiet">{words.chat.empty}</li>}
        {state.chat.map(({ n, name, text: said, at }) => (
          <li key={n}>
            {n === newFrom && <div className="new-line">{words.people.telling.unread(newLines)}</div>}
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            <time>{new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)}</time>
            <p dir="auto">{said}</p>
          </li>
        ))}
      </ol>
      {state.chatOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void say(text.trim());
          }}
        >
          <input
            value={text}
            maxLength={LONGEST}
            placeholder={words.chat.placeholder}
            aria-label={words.chat.placeholder}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {words.chat.send}
          </button>
          {refusal && <p role="alert">{game.refusal(refusal)}</p>}
        </form>
      ) : (
        <p className="panel-note chat-closed">
          {closedBy && <Lock />}
          <span>{closedBy || state.mine.length > 0 ? words.chat.closed : words.chat.watching}</span>
          {closedBy && <RuleChip id={closedBy} open={openRule} />}
        </p>
      )}
    </div>
  );
}
