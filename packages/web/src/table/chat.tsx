/** Talk at a table on the server. */
import { useState } from 'react';
import { usePreferences } from '../hall/preferences.ts';
import type { TableSource, TableState } from '../tables/source.ts';
import { useWords } from '../words/index.ts';

const LONGEST = 500;

export function Chat({ state, source }: { state: TableState; source: TableSource | null }) {
  const words = useWords();
  const { language } = usePreferences();
  const [text, setText] = useState('');
  if (!state.chat) return <p className="quiet panel-note">{words.chat.local}</p>;
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
            if (text.trim()) source?.say(text.trim());
            setText('');
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
        </form>
      ) : (
        <p className="quiet panel-note">{words.chat.closed}</p>
      )}
    </div>
  );
}
