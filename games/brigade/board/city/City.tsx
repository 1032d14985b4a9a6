/** The picture of the city, apart from everything that changes while somebody only points and thinks. */
import type { Language, Seat } from '@guildhall/kernel';
import { memo } from 'react';
import type { TableView } from '../../view.ts';
import { Paints } from '../art/scope.tsx';
import { blockAt, colourOf, piecesOf } from '../model.ts';
import { namesIn, wordsIn } from '../words/words.ts';
import { EmptyCorner, Firehouse } from './Firehouse.tsx';
import { Lamps, Streets } from './Ground.tsx';
import { corner, VIEW_BOX } from './geometry.ts';
import { groundOf, Pieces } from './Pieces.tsx';
import { Tile } from './Tile.tsx';

export interface CityProps {
  table: TableView;
  seat: Seat | null;
  language: Language;
  /** Spaces that can be chosen; on small boards the others step back. */
  legal: ReadonlySet<number>;
}

export const City = memo(function City({ table, seat, language, legal }: CityProps) {
  const grounds = (space: number) => {
    const at = table.spaces[space];
    const standing = at?.kind === 'block' && !at.destroyed;
    const burning = (at?.fire ?? 0) > 0 || (at?.doomed ?? false);
    return groundOf(space, standing && at.quarter === 'university', burning, standing);
  };
  return (
    <svg className="br-city" viewBox={VIEW_BOX} aria-hidden="true">
      <Paints prefix="br-city" all>
        <Streets />
        {table.spaces.map((at, space) => {
          const block = blockAt(table, space);
          return (
            <g
              key={at.name}
              transform={`translate(${corner(space).join(' ')})`}
              className={legal.size > 0 && !legal.has(space) ? 'br-dim' : undefined}
            >
              {block ? (
                <Tile block={block} language={language} />
              ) : at.kind === 'firehouse' ? (
                <Firehouse
                  colour={colourOf(table, at.firehouse)}
                  word={at.firehouse === seat ? wordsIn(language).yourFirehouse : namesIn(language).terms.firehouse}
                />
              ) : (
                <EmptyCorner />
              )}
            </g>
          );
        })}
        <Lamps />
        <Pieces pieces={piecesOf(table)} grounds={grounds} />
      </Paints>
    </svg>
  );
});
