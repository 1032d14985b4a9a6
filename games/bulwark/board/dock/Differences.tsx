/** "These cards differ": what an overlay has changed, against the game as it comes (BW-2.9). */
import type { BoardProps } from '@guildhall/table';
import { useMemo } from 'react';
import { differences } from '../../text/differences.ts';
import type { TableView } from '../../view.ts';
import { Rule } from '../lists/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';

export function Differences({ view, language, openRule }: BoardProps<TableView>) {
  const { overlay } = view.table;
  const found = useMemo(() => differences({ overlay }, language), [overlay, language]);
  const words = wordsIn(language);
  const { numbers: named } = namesIn(language);
  if (found.length === 0) return null;
  return (
    <details className="bw-differ">
      <summary>
        <i className="bw-changed">≠</i> {words.differ}: {found.length}
      </summary>
      <p>
        {words.differHint} <Rule id="BW-2.9" openRule={openRule} />
      </p>
      <dl>
        {found.map(({ id, name, usual, numbers, words: says }) => (
          <div key={id}>
            <dt>
              {name}
              {name !== usual && <small> ({words.usually(usual)})</small>}
            </dt>
            {numbers.map(({ what, usual: before, now }) => (
              <dd key={what}>
                {named[what]}: {now} <small>({words.usually(String(before))})</small>
              </dd>
            ))}
            {says !== null && <dd>{says}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
