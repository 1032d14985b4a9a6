/** Elsewhere in the hall: a table has begun to wait for me. Stays until it is pressed. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { coverOf } from '../hall/games.ts';
import { usePreferences } from '../hall/preferences.ts';
import { useStore } from '../hall/store.ts';
import { dismissToast, turns, watchTurns } from '../hall/turns.ts';
import { useWords } from '../words/index.ts';
import { CoverArt } from './cover-art.tsx';

export function TurnToast() {
  const words = useWords();
  const { language } = usePreferences();
  const [, go] = useLocation();
  useEffect(() => watchTurns(go), [go]);
  const { toast } = useStore(turns);
  return (
    <div className="toasts" role="status">
      {toast && (
        <div className="toast">
          <CoverArt game={toast.game} width={38} height={46} />
          <div>
            <b>{words.people.telling.title}</b>
            <p>
              {coverOf(toast.game)?.title[language] ?? toast.game}, <bdi>{toast.name}</bdi>
            </p>
          </div>
          <button type="button" className="button" onClick={() => go(`/table/${toast.table}`)}>
            {words.people.telling.go}
          </button>
          <button type="button" className="icon-button" aria-label={words.people.telling.later} onClick={dismissToast}>
            <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
              <path d="M3 3 13 13M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}
