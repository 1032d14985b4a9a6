/** Opens a match file: one that is over as a replay, any other as a table to play on. */
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { preferences } from '../hall/preferences.ts';
import { useWords } from '../words/index.ts';
import '../styles/pages.css';

export function OpenFile() {
  const words = useWords();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const open = async (file: File): Promise<void> => {
    setProblem('');
    const { LocalTable } = await import('../tables/local.ts');
    const brought = await LocalTable.bringIn(await file.text(), preferences.get().language);
    if ('problem' in brought) setProblem(brought.problem);
    else go(`/table/${brought.id}${brought.over ? '/replay' : ''}`);
  };
  return (
    <div className="open-file">
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words.replay.open}
      </button>
      <span className="quiet">{words.replay.openHint}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.replay.open}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
      {problem && (
        <p role="alert">
          {words.replay.bad} <span lang="en">{problem}</span>
        </p>
      )}
    </div>
  );
}
