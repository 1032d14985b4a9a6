/** For whoever plays alone with a challenge: those that were met in this browser (BW-25.9). */
import type { BoardProps } from '@guildhall/table';
import { useEffect, useState } from 'react';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';
import { byChallenge, CHALLENGES, keepMet, metBy } from './challenges.ts';

export function Challenges({ view, act, language, openRule }: BoardProps<TableView>) {
  const { seat, table } = view;
  const [met, setMet] = useState(() => keepMet([]));
  // Who only looks on, or at a replay, meets nothing.
  const plays = seat !== null && act !== undefined;
  useEffect(() => {
    if (plays && table.ending === 'won') setMet(keepMet(metBy(table)));
  }, [plays, table]);
  const words = wordsIn(language);
  const names = namesIn(language);
  if (!CHALLENGES.some((challenge) => table.settings[challenge])) return null;
  return (
    <details className="bw-differ" open={table.ending === 'won'}>
      <summary>
        {words.challenges.met}: {met.length}
      </summary>
      <p>
        {words.challenges.hint} <Rule id="BW-25.9" openRule={openRule} />
      </p>
      <dl>
        {byChallenge(met).map(({ challenge, heroes }) => (
          <div key={challenge}>
            <dt>{words.challenges[challenge]}</dt>
            {heroes.map(({ hero, armies }) => (
              <dd key={hero}>
                {names.heroes[hero]}: {armies.map((army) => names.armies[army]).join(', ')}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
