/** How far the city is from evacuation (BR-20.6), and the common aim of cooperative play. */
import type { BoardProps } from '@guildhall/table';
import { memo } from 'react';
import { EVACUATION } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { Icon } from '../art/Tokens.tsx';
import { Rule } from '../dock/Rule.tsx';
import { namesIn, wordsIn } from '../words/words.ts';

/** Ruins counted up to the number that ends the game; the last cell says it. */
function Cells({ n, of, label, university = false }: { n: number; of: number; label: string; university?: boolean }) {
  return (
    <span className={`br-meter${university ? ' university' : ''}`} role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(of, n) }, (_, i) => i + 1).map((cell) => (
        <i key={cell} className={cell <= n ? 'burnt' : undefined}>
          {cell <= n ? <Icon name="ruin" size={14} /> : cell === of ? of : null}
        </i>
      ))}
    </span>
  );
}

function Meter({ view, language, openRule }: BoardProps<TableView>) {
  const { table } = view;
  const words = wordsIn(language);
  const { destroyedBlocks, destroyedUniversity } = table;
  return (
    <div className="br-status">
      <div className="br-evacuation">
        <span>{table.evacuation >= 0 ? words.lastTurns : namesIn(language).terms.evacuation}</span>
        <Cells n={destroyedBlocks} of={EVACUATION.blocks} label={words.destroyedOf(destroyedBlocks, EVACUATION.blocks)} />
        <Cells
          n={destroyedUniversity}
          of={EVACUATION.university}
          label={words.universityOf(destroyedUniversity, EVACUATION.university)}
          university
        />
        <Rule id="BR-20.6" openRule={openRule} />
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
