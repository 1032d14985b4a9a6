/** The brass dial over the stage: how easy the route of a chase is, or how formal the situation of a discussion. */

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (degrees: number, r: number): string =>
  `${(80 + Math.cos(rad(degrees)) * r).toFixed(1)} ${(86 - Math.sin(rad(degrees)) * r).toFixed(1)}`;
const sector = (from: number, to: number): string =>
  `M${at(from, 22)}L${at(from, 67)}A67 67 0 0 1 ${at(to, 67)}L${at(to, 22)}A22 22 0 0 0 ${at(from, 22)}Z`;
/** From the left; each with the way its word is turned. */
const SECTORS = [
  { from: 178, to: 122, middle: 150, turn: -60, fill: '#dfeee6', chosen: '#1f7f7a' },
  { from: 118, to: 62, middle: 90, turn: 0, fill: '#f3e3bd', chosen: '#b9791f' },
  { from: 58, to: 2, middle: 30, turn: 60, fill: '#ead2cc', chosen: '#8a2741' },
] as const;

interface Props {
  /** From the left. */
  names: readonly string[];
  chosen: number;
  label: string;
}

export function Dial({ names, chosen, label }: Props) {
  return (
    <svg className="ws-dial" viewBox="0 0 160 112" role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M3 86A77 77 0 0 1 157 86V100Q157 110 147 110H13Q3 110 3 100Z" fill="#c79a4b" stroke="#5e431a" strokeWidth="2.4" />
      <path d="M8 86A72 72 0 0 1 152 86V99Q152 105 146 105H14Q8 105 8 99Z" fill="#f8ecd2" stroke="#8a6428" strokeWidth="1.4" />
      {SECTORS.map(({ from, to, middle, turn, fill, chosen: lit }, i) => (
        <g key={from}>
          <path d={sector(from, to)} fill={i === chosen ? lit : fill} stroke="#8a6428" strokeWidth="1.6" />
          <text transform={`translate(${at(middle, 47)}) rotate(${turn})`} y="4" fill={i === chosen ? '#fff' : '#2b1a05'}>
            {names[i]}
          </text>
        </g>
      ))}
      <path
        className="ws-needle"
        d="M-5 6L-3-36H3L5 6Z"
        style={{ transform: `translate(80px, 86px) rotate(${SECTORS[chosen].turn}deg)` }}
        fill="#f0d48f"
        stroke="#3c2a0e"
        strokeWidth="1.8"
      />
      <circle cx="80" cy="86" r="11" fill="#f0d48f" stroke="#3c2a0e" strokeWidth="2" />
    </svg>
  );
}
