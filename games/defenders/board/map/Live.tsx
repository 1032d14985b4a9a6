/** What others are drawing right now: their strokes in their own ink, lit from below, with the name of each hand. */
import type { Contribution } from '@guildhall/kernel';
import type { BoardProps } from '@guildhall/table';
import { memo, useMemo } from 'react';
import { type LiveStroke, strokesNow } from '../../contributions/strokes.ts';
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { inkColour, seatArt } from '../art/seats.ts';
import { dashOf, f, hand, linePath, pairs, penPath } from '../art/strokes.ts';
import type { Drawn } from '../press/live.ts';
import { wordsIn } from '../words/words.ts';

const NOTHING: readonly Contribution[] = [];

/** `but` are the strokes that the draft of whoever looks shows already. */
export function LiveStrokes({ props, but }: { props: BoardProps<TableView>; but: ReadonlySet<string> }) {
  const { contributions = NOTHING, say } = props;
  const strokes = useMemo(() => strokesNow(contributions), [contributions]);
  const shown = strokes.filter(({ id, points }) => !but.has(id) && points.length >= 2);
  if (shown.length === 0) return null;
  const tips = new Map(shown.map((stroke) => [stroke.seat, stroke]));
  return (
    <g {...UNSEEN} className="df-live">
      {shown.map((stroke) => (
        <OneStroke key={stroke.id} stroke={stroke} />
      ))}
      {[...tips.values()].map(({ seat, points }) => (
        <Tip key={seat} seat={seat} name={say.seat(seat)} x={points[points.length - 2]} y={points[points.length - 1]} />
      ))}
    </g>
  );
}

/** Drawn anew only when it has grown. */
const OneStroke = memo(
  function OneStroke({ stroke }: { stroke: LiveStroke }) {
    const { seat, style, ink, width, points, pressures } = stroke;
    const line = linePath(points.length < 4 ? [...pairs(points), ...pairs(points)] : hand(pairs(points)));
    const colour = inkColour(ink, seat);
    return (
      <>
        <path className="df-live-glow" d={line} stroke={seatArt(seat).ink} strokeWidth={width + 9} />
        {style === 'solid' ? (
          <path d={penPath(pairs(points), width, pressures ?? undefined)} fill={colour} />
        ) : (
          <path className="df-live-line" d={line} stroke={colour} strokeWidth={width} strokeDasharray={dashOf(style, width)} />
        )}
      </>
    );
  },
  (a, b) => a.stroke.id === b.stroke.id && a.stroke.points.length === b.stroke.points.length,
);

/** The name stands beside the pen, on the sheet whatever its edge. */
function Tip({ seat, name, x, y }: { seat: number; name: string; x: number; y: number }) {
  const { fill, line, path, ink } = seatArt(seat);
  const atEnd = x > 820;
  return (
    <g transform={`translate(${f(x)} ${f(Math.max(16, y))})`}>
      <path d={path} transform={`translate(${atEnd ? -14 : 14} -14) scale(.7)`} fill={fill} stroke={line} strokeWidth="1.500" />
      <text className="df-live-name" x={atEnd ? -24 : 24} y="-9" textAnchor={atEnd ? 'end' : 'start'} fill={ink}>
        {name}
      </text>
    </g>
  );
}

/** "Ada is drawing the Old Gate": said once, not with every stroke. */
export function LiveSign({ props, drawn }: { props: BoardProps<TableView>; drawn: Drawn }) {
  const { view, language, say, contributions = NOTHING } = props;
  const words = wordsIn(language);
  const { task, seat } = drawn;
  const others = [...new Set(strokesNow(contributions).map((stroke) => stroke.seat))].filter((one) => one !== seat);
  const what =
    task.what === 'feature'
      ? words.liveFeature
      : task.what === 'ruin'
        ? words.liveRuin(view.table.locations[task.l].name)
        : view.table.locations[task.l].name;
  return (
    <p className="df-live-sign" role="status">
      {words.isDrawing(say.seat(seat), what)}
      {others.length > 0 ? ` ${words.withThePen(others.map((one) => say.seat(one)).join(', '))}` : ''}
    </p>
  );
}
