/** Talk at a table on the server. */
import type { Refusal } from '@guildhall/kernel';
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';
import type { GameWords } from './words-of.ts';

const LONGEST = 500;

interface Props {
  state: TableState;
  source: TableSource | null;
  game: GameWords;
  /** The rule by which the game closes talk just now. */
  closedBy: string | null;
  openRule(id: string): void;
}

export function Chat({ state, source, game, closedBy, openRule }: Props) {
  const words = useWords();
  const { language } = usePreferences();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!state.chat) return <p className="quiet panel-note">{words.chat.local}</p>;
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
            <b>{name}</b> <time>{new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)}</time>
            <p>{said}</p>
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

/** A closed lock: nobody may talk. */
export function Lock() {
  return (
    <svg className="lock" viewBox="0 0 16 18" width="13" height="15" aria-hidden="true">
      <path d="M4 8V5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <rect x="2" y="8" width="12" height="9" rx="2" fill="currentColor" />
    </svg>
  );
}
