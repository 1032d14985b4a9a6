/** A line of sight on the street: the band between two bases, clear, obscured or none, and what is in the way of it. */
import type { TableView } from '../../view.ts';
import { UNSEEN } from '../art/aria.ts';
import { disc, f, outline, ring, U, X, Y } from '../art/paint.ts';
import { cornersOf } from '../art/terrain.ts';
import { inTheWayOf, type Look } from '../press/sight.ts';

const COLOUR = { clear: ['#7ff0b4', '#0d5a3a'], obscured: ['#ffc04d', '#7a3d00'], none: ['#ff8a7a', '#8f1527'] } as const;

export function Sight({ table, look }: { table: TableView; look: Look }) {
  const { from, to, told } = look;
  const [light, dark] = COLOUR[told.sight];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const edge = (p: { x: number; y: number; r: number }, k: number) => ({ x: p.x + nx * p.r * k, y: p.y + ny * p.r * k });
  const band = outline([edge(from, 1), edge(to, 1), edge(to, -1), edge(from, -1)]);
  const rims = [1, -1].map((k) => {
    const [a, b] = [edge(from, k), edge(to, k)];
    return `M${X(a.x)} ${Y(a.y)}L${X(b.x)} ${Y(b.y)}`;
  });
  const things = inTheWayOf(table, look).slice(0, 5);
  return (
    <g {...UNSEEN} className={`kb-sight ${told.sight}`} clipPath="url(#kb-edge)">
      <pattern id="kb-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width="11" height="11" fill={light} fillOpacity=".16" />
        <rect width="4.4" height="11" fill={light} fillOpacity=".6" />
      </pattern>
      <path d={band} fill={told.sight === 'clear' ? light : 'url(#kb-hatch)'} opacity={told.sight === 'clear' ? 0.4 : 0.9} />
      <path d={rims.join('')} stroke={light} strokeWidth="2" />
      <path
        d={`M${X(from.x)} ${Y(from.y)}L${X(to.x)} ${Y(to.y)}`}
        stroke={dark}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray={told.sight === 'clear' ? undefined : told.sight === 'obscured' ? '9 8' : '2 9'}
      />
      {things.map(({ thing, blocks }) => (
        <path
          key={thing}
          d={shapeOf(table, thing)}
          fill={blocks ? '#ff5a4a' : '#ffb52e'}
          fillOpacity=".3"
          stroke={blocks ? '#ff9a8a' : '#ffcf6b'}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

function shapeOf(table: TableView, thing: string): string {
  const index = Number(thing.slice(1));
  const piece = thing.startsWith('t') ? table.terrain[index] : undefined;
  if (piece) return ring(cornersOf(piece));
  const model = thing.startsWith('m') ? table.models[index] : undefined;
  return model ? disc(X(model.x), Y(model.y), f(model.r * U)) : '';
}
