/** The die of the Encampment as a wheel of six panes (BW-37.12), in the place where other armies have the rose of Menace. */
import { Die } from '@guildhall/table/inline';
import { LEAD, polar, shards } from './glass.ts';
import { CAMP_GLASS, Tent } from './Pane.tsx';

export type Spoke = { kind: 'wound' | 'move' | 'mend' | 'none'; lines: readonly string[] };

const GLASS: { readonly [kind in Spoke['kind']]: readonly [string, string] } = {
  wound: ['#a3184a', '#b82b58'],
  move: ['#5f3f9c', '#6d4cab'],
  mend: ['#1d6470', '#226b78'],
  none: ['#3a4152', '#464e61'],
};

/** One pane for each face of the die, the first at the top. */
export function Wheel({ spokes, label }: { spokes: readonly Spoke[]; label: string }) {
  return (
    <svg className="bw-rose" viewBox="0 0 300 300" role="img" aria-label={label}>
      <circle cx="150" cy="150" r="138" fill="#5b6474" stroke="#0e1016" strokeWidth="2" />
      <circle cx="150" cy="150" r="132" fill="#100c1a" />
      {spokes.map(({ kind, lines }, i) => {
        const a = -Math.PI / 2 + (i * Math.PI) / 3;
        const h = (Math.PI / 6) * 0.94;
        const at = (distance: number, angle: number): string => polar(150, 150, distance, angle);
        const d = `M${at(58, a - h * 0.86)}L${at(108, a - h)}Q${at(132, a - h * 0.6)} ${at(129, a)}Q${at(132, a + h * 0.6)} ${at(108, a + h)}L${at(58, a + h * 0.86)}Q${at(64, a)} ${at(58, a - h * 0.86)}Z`;
        const x = 150 + (i % 3 ? 97 : 88) * Math.cos(a);
        const y = 150 + 86 * Math.sin(a);
        return (
          <g key={d}>
            <path d={d} fill={GLASS[kind][i % 2]} stroke={LEAD} strokeWidth="3.4" />
            <svg x={x - 12} y={y - (lines.length > 1 ? 27 : 22)} width="24" height="24" viewBox="0 0 18 18" aria-hidden="true">
              <Die face={i + 1} />
            </svg>
            {lines.map((line, k) => (
              <text key={line} x={x} y={y + (lines.length > 1 ? 13 : 19) + k * 15} textAnchor="middle" className="bw-spoke">
                {line}
              </text>
            ))}
          </g>
        );
      })}
      <g stroke={LEAD} strokeWidth="1.6">
        {shards({ seed: 9, glass: CAMP_GLASS.slice(0, 4), x: 150, y: 150, rings: [53], count: 10 }).map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
      <Tent x={150} y={158} size={0.86} />
      <circle cx="150" cy="150" r="54" fill="none" stroke={LEAD} strokeWidth="4" />
    </svg>
  );
}
