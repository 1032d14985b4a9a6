/** How far the city is from evacuation (BR-20.6), and the common aim of cooperative play. */
import type { BoardProps } from '@guildhall/table';
import { memo } from 'react';
import { EVACUATION } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Tokens.tsx';
import { Rule } from '../dock/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';

function Meter({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const { destroyedBlocks, destroyedUniversity } = table;
  const cells = Array.from({ length: Math.max(EVACUATION.blocks, destroyedBlocks) }, (_, i) => i + 1);
  return (
    <div className="br-status">
      <div className="br-status-line">
        <span>
          {table.evacuation >= 0 ? words.lastTurns : namesIn(language).terms.evacuation} <Rule id="BR-20.6" openRule={openRule} />
        </span>
        <span>
          <b>{words.destroyedOf(destroyedBlocks, EVACUATION.blocks)}</b>,{' '}
          <b>{words.universityOf(destroyedUniversity, EVACUATION.university)}</b>
        </span>
      </div>
      <div className="br-meter" aria-hidden="true">
        {cells.map((n) => {
          const burnt = n <= destroyedBlocks;
          // The University's share is marked at the end of what has burnt.
          const university = burnt && n > destroyedBlocks - destroyedUniversity;
          return (
            <i key={n} className={`${burnt ? 'burnt' : ''}${university ? ' university' : ''}`}>
              {burnt ? <Icon name="ruin" size={15} /> : null}
            </i>
          );
        })}
      </div>
      {table.target > 0 ? (
        <div className="br-status-line br-target">
          <span>{words.target(table.commonScore, table.target)}</span> <Rule id="BR-32.6" openRule={openRule} />
          <progress value={table.commonScore} max={table.target} aria-label={words.target(table.commonScore, table.target)} />
        </div>
      ) : null}
    </div>
  );
}

export const Status = memo(Meter, (a, b) => a.view === b.view && a.language === b.language);
