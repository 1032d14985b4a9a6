/** What others did, one move at a press. */
import { usePreferences } from '../hall/preferences.ts';
import type { Showing, Shown } from '../tables/showing.ts';
import { useWords } from '../words/index.ts';

export function Steps({ shown, showing }: { shown: Pick<Shown, 'behind'>; showing: Pick<Showing, 'next' | 'all'> }) {
  const words = useWords();
  const { watchPace } = usePreferences();
  // At any other pace it goes on by itself.
  if (shown.behind === 0 || watchPace !== 'step') return null;
  return (
    <div className="steps" role="status">
      <p>{words.people.steps.left(shown.behind)}</p>
      <button type="button" className="button strong" aria-keyshortcuts="n" onClick={showing.next}>
        {words.people.steps.next}
      </button>
      <button type="button" className="button" onClick={showing.all}>
        {words.people.steps.all}
      </button>
    </div>
  );
}
