/** The map as a graph over the sketch: connections with where they come from, entry points with their numbers, marks of war. */
import { Fragment, memo } from 'react';
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { f, footprintPath } from '../art/strokes.ts';
import { entryArrow, type Frame, indexOf, spotOf } from './layout.ts';

export const Connections = memo(function Connections({ table, id }: { table: TableView; id: string }) {
  return (
    <g {...UNSEEN} className="df-graph">
      {table.connections.map(({ a, b, origin }) => {
        const [p, q] = [spotOf(table, a), spotOf(table, b)];
        if (!p || !q) return null;
        const d = `M${f(p.x)} ${f(p.y)}L${f(q.x)} ${f(q.y)}`;
        if (origin === 'removed') {
          return (
            <path
              key={`${a} ${b}`}
              className="df-link removed"
              d="M-9-9L9 9M-9 9L9-9"
              transform={`translate(${f((p.x + q.x) / 2)} ${f((p.y + q.y) / 2)})`}
            />
          );
        }
        const arrow = origin === 'added' ? `url(#${id}-arrow)` : undefined;
        return <path key={`${a} ${b}`} className={`df-link ${origin}`} d={d} markerStart={arrow} markerEnd={arrow} />;
      })}
      {table.locations.map(({ id: place }, l) => {
        const spot = spotOf(table, l);
        return spot ? <circle key={place} className="df-node" cx={f(spot.x)} cy={f(spot.y)} r="5" /> : null;
      })}
    </g>
  );
});

export const Entries = memo(function Entries({
  table,
  id,
  frame,
  scale,
}: {
  table: TableView;
  id: string;
  frame: Frame;
  scale: number;
}) {
  return (
    <g {...UNSEEN}>
      {table.entries.map((place, i) => {
        const spot = spotOf(table, indexOf(table, place));
        if (!spot) return null;
        const { from, to } = entryArrow(spot, frame);
        return (
          <Fragment key={place}>
            <path className="df-entry" d={`M${f(from.x)} ${f(from.y)}L${f(to.x)} ${f(to.y)}`} markerEnd={`url(#${id}-red)`} />
            <g transform={`translate(${f(from.x)} ${f(from.y)}) scale(${f(scale)})`}>
              <circle className="df-entry-disc" r="14" />
              <text className="df-entry-number" y="5.500">
                {i + 1}
              </text>
            </g>
          </Fragment>
        );
      })}
    </g>
  );
});

/** Ruined and enemy-held places, with words: never by colour alone. */
interface MarksProps {
  table: TableView;
  id: string;
  words: { ruined: string; held: string };
  /** So that words keep their size where the sheet is shown small. */
  scale: number;
}
export function Marks({ table, id, words, scale }: MarksProps) {
  return (
    <g {...UNSEEN}>
      {table.locations.map(({ id: place, status, held }, l) => {
        const drawing = table.sketch.drawings[l];
        const spot = spotOf(table, l);
        if (!drawing || !spot || (status === 'standing' && !held)) return null;
        const d = footprintPath(drawing.footprint);
        const long = drawing.footprint.kind === 'long';
        const label = held ? words.held : words.ruined;
        const width = 16 + label.length * 7.2;
        return (
          <g key={place}>
            {held ? (
              <path d={d} fill={long ? 'none' : `url(#${id}-held)`} className={long ? 'df-held long' : 'df-held'} />
            ) : (
              <path d={d} className={long ? 'df-ruin long' : 'df-ruin'} />
            )}
            <g
              transform={`translate(${f(spot.x)} ${f(spot.y + 12 * scale)}) scale(${f(scale)})`}
              className={held ? 'df-mark held' : 'df-mark'}
            >
              <rect x={-width / 2} y="-10" width={width} height="20" rx="10" />
              <text y="4.500">{label}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
