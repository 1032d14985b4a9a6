/** Menace as a rose window of sixteen petals, and as a slide (BW-2.11): whoever looks takes the one they like (BW-4.24). */
import { MOST_MENACE } from '../../data/index.ts';
import { LEAD, mix, polar } from './glass.ts';

export interface Dial {
  menace: number;
  /** What it will be when the turn ends as things stand. */
  soon: number;
  /** Where something begins to hold. */
  marks: readonly number[];
  label: string;
  /** In the middle: "Menace", "of 16". */
  title: string;
  of: string;
}

const SEGMENT = (2 * Math.PI) / MOST_MENACE;

function petalOf(i: number): { d: string; x: string; angle: number } {
  const a = -Math.PI / 2 + (i + 0.5) * SEGMENT;
  const h = SEGMENT * 0.43;
  const at = (distance: number, angle: number): string => polar(150, 150, distance, angle);
  const d = `M${at(58, a - h * 0.78)}L${at(100, a - h)}Q${at(119, a - h * 0.9)} ${at(127, a)}Q${at(119, a + h * 0.9)} ${at(100, a + h)}L${at(58, a + h * 0.78)}Q${at(63, a)} ${at(58, a - h * 0.78)}Z`;
  return { d, x: at(86, a), angle: a };
}

function glassFor(i: number, { menace, soon }: Dial): { fill: string; opacity: number; ink: string } {
  if (i < menace) return { fill: mix('#a3184a', '#ff6a86', i % 2 ? 0.08 : 0.28), opacity: 1, ink: '#ffffff' };
  if (i < soon) return { fill: '#f2a03d', opacity: 0.32, ink: '#ffe0a8' };
  return { fill: i % 2 ? '#2b2450' : '#352b60', opacity: 1, ink: '#b9b1dd' };
}

export function Rose(dial: Dial) {
  const { menace, soon, marks, label, title, of } = dial;
  return (
    <svg className="bw-rose" viewBox="0 0 300 300" role="img" aria-label={label}>
      <circle cx="150" cy="150" r="133" fill="#5b6474" stroke="#0e1016" strokeWidth="2" />
      <circle cx="150" cy="150" r="128" fill="#100c1a" />
      {Array.from({ length: MOST_MENACE }, (_, i) => {
        const { d, x, angle } = petalOf(i);
        const { fill, opacity, ink } = glassFor(i, dial);
        const [tx, ty] = x.split(' ');
        const mark = marks.includes(i + 1) ? polar(150, 150, 137, angle) : null;
        return (
          <g key={d}>
            <path d={d} fill={fill} fillOpacity={opacity} stroke={LEAD} strokeWidth="3" />
            {i >= menace && i < soon && <path d={d} fill="none" stroke="#ffc66b" strokeWidth="2.4" strokeDasharray="5 4" />}
            <text x={tx} y={Number(ty) + 5} textAnchor="middle" className="bw-petal" fill={ink}>
              {i + 1}
            </text>
            {mark && (
              <g transform={`translate(${mark})`}>
                <path
                  d="M0-13L12-6V5C12 11 5 13 0 15-5 13-12 11-12 5V-6Z"
                  fill={i + 1 === MOST_MENACE ? '#c01f48' : '#d9a441'}
                  stroke={LEAD}
                  strokeWidth="2"
                />
                <text y="6" textAnchor="middle" className="bw-mark" fill={i + 1 === MOST_MENACE ? '#fff' : '#241402'}>
                  {i + 1}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <circle cx="150" cy="150" r="55" fill="#6d1634" stroke={LEAD} strokeWidth="4" />
      <circle cx="150" cy="150" r="47" fill="none" stroke="#ffb0bd" strokeOpacity=".5" strokeWidth="1.6" />
      <text x="150" y="127" textAnchor="middle" className="bw-hub-small">
        {title}
      </text>
      <text x="150" y="167" textAnchor="middle" className="bw-hub">
        {menace}
      </text>
      <text x="150" y="188" textAnchor="middle" className="bw-hub-small">
        {of}
      </text>
    </svg>
  );
}

/** The same as a slide: two cards, of which one is drawn out. */
export function Slide(dial: Dial) {
  const { menace, soon, marks, label, title, of } = dial;
  return (
    <svg className="bw-slide" viewBox="0 0 300 116" role="img" aria-label={label}>
      <text x="8" y="24" className="bw-slide-title">
        {title} {menace}
      </text>
      <text x="292" y="24" textAnchor="end" className="bw-hub-small">
        {of}
      </text>
      <rect x="4" y="36" width="292" height="44" rx="8" fill="#100c1a" stroke="#5b6474" strokeWidth="3" />
      {Array.from({ length: MOST_MENACE }, (_, i) => {
        const { fill, opacity, ink } = glassFor(i, dial);
        const x = 9 + i * 17.7;
        return (
          <g key={x}>
            <rect x={x} y="41" width="16" height="34" rx="3" fill={fill} fillOpacity={opacity} stroke={LEAD} strokeWidth="1.5" />
            {i >= menace && i < soon && (
              <rect
                x={x}
                y="41"
                width="16"
                height="34"
                rx="3"
                fill="none"
                stroke="#ffc66b"
                strokeWidth="2"
                strokeDasharray="4 3"
              />
            )}
            <text x={x + 8} y="63" textAnchor="middle" className="bw-tick" fill={ink}>
              {i + 1}
            </text>
            {marks.includes(i + 1) && (
              <path
                d={`M${x + 8} 84l7 9v12h-14v-12Z`}
                fill={i + 1 === MOST_MENACE ? '#c01f48' : '#d9a441'}
                stroke={LEAD}
                strokeWidth="1.5"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
