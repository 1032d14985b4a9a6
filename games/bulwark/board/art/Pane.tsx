/** A window of stained glass in its stone arch: a Foe, a Hero, the Encampment. */
import { memo, useId } from 'react';
import type { FoeId, HeroId } from '../../data/index.ts';
import { carnival } from './figures/carnival.ts';
import { heroes } from './figures/heroes.ts';
import { hunt } from './figures/hunt.ts';
import { shadows } from './figures/shadows.ts';
import type { Figure } from './figures/shape.ts';
import { crack, LEAD, mix, polar, seedOf, shards } from './glass.ts';

const FIGURES: { readonly [id in FoeId | HeroId]: Figure } = { ...shadows, ...hunt, ...carnival, ...heroes };

const ARCH = 'M4 150V52C4 26 26 9 50 1 74 9 96 26 96 52V150Z';
const STONE = 'M-5 156V52C-5 22 22 2 50-7 78 2 105 22 105 52V156Z';
const CAMP_ARCH = 'M4 150V22Q4 2 24 2H76Q96 2 96 22V150Z';
const CAMP_STONE = 'M-5 156V20Q-5-7 22-7H78Q105-7 105 20V156Z';

/** Of figures the lead around a piece is so wide, unless it says otherwise. */
const USUAL_LEAD = 2.3;

function Halo({ colour }: { colour: string }) {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.26;
    return `M${polar(50, 62, 23, angle)}L${polar(50, 62, 29, angle)}`;
  });
  return (
    <g stroke={LEAD}>
      <circle cx="50" cy="62" r="29" fill={colour} strokeWidth="2.3" />
      <circle cx="50" cy="62" r="23" fill={mix(colour, '#ffffff', 0.28)} strokeWidth="1.6" />
      <path d={rays.join('')} strokeWidth="1.4" />
    </g>
  );
}

/** Brighter above, dark at the foot. */
const Light = () => (
  <>
    <path d="M-10 0H110V60Q50 20-10 76Z" fill="#fff" opacity=".1" />
    <path d="M12-10L-20 90M92-10L40 160M104 10L66 160" stroke="#fff" strokeOpacity=".07" strokeWidth="7" />
    <path d="M0 112H100V152H0Z" fill="#0b0714" opacity=".22" />
    <path d="M0 132H100V152H0Z" fill="#0b0714" opacity=".26" />
  </>
);

function Behind({ seed, glass }: { seed: number; glass: readonly string[] }) {
  return (
    <g stroke={LEAD} strokeWidth="1.7" strokeLinejoin="round">
      {shards({ seed, glass, x: 50, y: 62, rings: [56, 86, 170], count: 12 }).map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </g>
  );
}

/** `hurt`: how many cracks its glass has. */
export const Pane = memo(function Pane({ id, hurt = 0 }: { id: FoeId | HeroId; hurt?: number }) {
  const clip = useId();
  const { glass, halo, shapes } = FIGURES[id];
  const cracks = hurt > 0 ? crack(seedOf(id), Math.min(3, hurt)) : '';
  return (
    <svg className="bw-pane" viewBox="-7 -13 114 170" aria-hidden="true">
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <path d={STONE} fill="#5b6474" stroke="#12141b" strokeWidth="1.6" />
      <g clipPath={`url(#${clip})`}>
        <Behind seed={seedOf(id)} glass={glass} />
        <Halo colour={halo} />
        {shapes.map(([d, fill, lead = USUAL_LEAD, line = LEAD, mirrored]) => (
          <path
            key={`${d} ${fill} ${mirrored}`}
            d={d}
            fill={fill}
            stroke={lead > 0 ? line : undefined}
            strokeWidth={lead}
            strokeLinejoin="round"
            strokeLinecap="round"
            transform={mirrored ? 'translate(100 0) scale(-1 1)' : undefined}
          />
        ))}
        <Light />
        {cracks && (
          <>
            <path d={cracks} fill="none" stroke="#fff" strokeOpacity=".9" strokeWidth="1.5" />
            <path d={cracks} fill="none" stroke="#0b0712" strokeWidth=".7" />
          </>
        )}
      </g>
      <path d={ARCH} fill="none" stroke={LEAD} strokeWidth="3.4" />
      <path d="M46-9L50-13 54-9 53 2 50 4 47 2Z" fill="#98a1b3" stroke="#12141b" strokeWidth="1.3" />
    </svg>
  );
});

const ROOF = [
  ['#e0315c', -46, -27],
  ['#fbf0d8', -27, -9],
  ['#e0315c', -9, 9],
  ['#fbf0d8', 9, 27],
  ['#e0315c', 27, 46],
] as const;
const WALL = [
  ['#b8264c', -42, -25],
  ['#e6d6b4', -25, -8],
  ['#140d1c', -8, 8],
  ['#e6d6b4', 8, 25],
  ['#b8264c', 25, 42],
] as const;

/** The big top, drawn around the middle of its floor. */
export const Tent = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke={LEAD} strokeWidth="2.2" strokeLinejoin="round">
    {ROOF.map(([fill, from, to]) => (
      <path key={from} d={`M0-40Q${from * 0.42}-16 ${from}-4L${to}-4Q${to * 0.42}-16 0-40Z`} fill={fill} />
    ))}
    {WALL.map(([fill, from, to]) => (
      <path key={from} d={`M${from}-4H${to}V36H${from}Z`} fill={fill} />
    ))}
    <path d="M-46-4Q-36 6-27-4-18 6-9-4 0 6 9-4 18 6 27-4 36 6 46-4" fill="none" />
    <path d="M0-40V-56" strokeWidth="2.6" />
    <path d="M0-56 18-51 0-46Z" fill="#f2c14e" />
  </g>
);

export const CAMP_GLASS = ['#4b2a7d', '#6a3fa6', '#381d63', '#8f62c9', '#e3b23c'] as const;

export const CampPane = memo(function CampPane() {
  const clip = useId();
  return (
    <svg className="bw-pane" viewBox="-7 -13 114 170" aria-hidden="true">
      <clipPath id={clip}>
        <path d={CAMP_ARCH} />
      </clipPath>
      <path d={CAMP_STONE} fill="#5b6474" stroke="#12141b" strokeWidth="1.6" />
      <g clipPath={`url(#${clip})`}>
        <Behind seed={4} glass={CAMP_GLASS} />
        <Tent x={50} y={84} size={1.06} />
        <path d="M0 124H100V152H0Z" fill="#3f7a3a" stroke={LEAD} strokeWidth="2" />
        <Light />
      </g>
      <path d={CAMP_ARCH} fill="none" stroke={LEAD} strokeWidth="3.4" />
    </svg>
  );
});
