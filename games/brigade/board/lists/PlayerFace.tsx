/** In the row of a player: the quarters held, each in its shape, and the score. */
import type { PlayerFaceProps } from '@guildhall/table';
import { memo } from 'react';
import { QUARTERS } from '../../data/index.ts';
import type { TableView } from '../../view.ts';
import { QUARTER_COLOUR, QUARTER_SHAPE } from '../art/palette.ts';
import { quartersHeld } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';

function Face({ view, language, seat }: PlayerFaceProps<TableView>) {
  const names = namesIn(language);
  const words = wordsIn(language);
  const held = quartersHeld(view.table, seat);
  return (
    <span className="br-player">
      <span className="br-quarters">
        {QUARTERS.map((quarter) => {
          const has = held.includes(quarter);
          const label = has ? words.held(names.quarters[quarter]) : words.notHeld(names.quarters[quarter]);
          return (
            <svg key={quarter} viewBox="-17 -17 34 34" width="17" height="17" role="img" aria-label={label}>
              <title>{label}</title>
              <path
                d={QUARTER_SHAPE[quarter]}
                fill={has ? QUARTER_COLOUR[quarter] : 'none'}
                stroke={has ? 'var(--ink)' : 'var(--ink-3)'}
                strokeWidth={has ? 2 : 2.4}
                strokeDasharray={has ? undefined : '4 3'}
                strokeLinejoin="round"
              />
            </svg>
          );
        })}
      </span>
      <b className="br-score" role="img" aria-label={`${words.score}: ${view.table.players[seat]?.score ?? 0}`}>
        {view.table.players[seat]?.score ?? 0}
      </b>
    </span>
  );
}

export const PlayerFace = memo(Face, (a, b) => a.view === b.view && a.language === b.language && a.seat === b.seat);
