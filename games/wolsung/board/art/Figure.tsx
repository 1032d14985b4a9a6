/** Somebody as a figure of card on the stage, alone or as a group, and as a portrait in a medallion. */
import { memo, useId } from 'react';
import type { VehicleId, WeaponId } from '../../data/index.ts';
import { bustOf, figureOf } from './bodies.ts';
import { type Look, lookOf, type Machine } from './looks.ts';
import { CutOut, Shapes } from './shapes.tsx';

type Whose = Parameters<typeof lookOf>[0];

interface Props {
  who: Whose;
  vehicle: VehicleId;
  weapon: WeaponId;
  /** Members of a group that are drawn. */
  members: number;
  /** Looks to the left. */
  facingLeft: boolean;
  /** A coloured rim: whose turn it is, who is aimed at. */
  rim: string | null;
}

/** Where the members of a group stand, the last in front. */
const PLACES = [
  [0, 0],
  [-26, -7],
  [26, -7],
  [-13, -14],
  [14, -14],
] as const;

function One({ look, vehicle, weapon, rim }: { look: Look | Machine } & Pick<Props, 'vehicle' | 'weapon' | 'rim'>) {
  const shapes = figureOf(look, { vehicle, weapon });
  return (
    <>
      {rim && <CutOut of={shapes} colour={rim} by={15} />}
      <CutOut of={shapes} />
      <Shapes of={shapes} />
    </>
  );
}

export const Figure = memo(function Figure({ who, vehicle, weapon, members, facingLeft, rim }: Props) {
  const look = lookOf(who);
  const places = PLACES.slice(0, Math.max(1, Math.min(PLACES.length, members))).toReversed();
  const scale = places.length > 1 ? 0.86 : 1;
  // Hounds look to the left as they are drawn.
  const turned = facingLeft !== (look === 'hound');
  return (
    <svg className="ws-figure" viewBox="-92 -212 184 222" aria-hidden="true">
      <ellipse cx="0" cy="2" rx={places.length > 1 ? 62 : 40} ry="7" fill="#000" opacity="0.32" />
      {places.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>
          <One look={look} vehicle={vehicle} weapon={weapon} rim={rim} />
        </g>
      ))}
    </svg>
  );
});

const TEETH = Array.from({ length: 24 }, (_, i) => {
  const at = (angle: number, r: number): string => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  const a = (i / 12) * Math.PI;
  return `M${at(a - 0.085, 92)}L${at(a - 0.06, 103)}L${at(a + 0.06, 103)}L${at(a + 0.085, 92)}Z`;
}).join('');

/** A medallion: heroes on enamel, the opposition on wine. */
export const Medal = memo(function Medal({ who, size, foe }: { who: Whose; size: number; foe: boolean }) {
  const clip = useId();
  return (
    <svg className="ws-medal" viewBox="-106 -118 212 224" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d="M-90-140H90V0A90 90 0 0 1-90 0Z" />
      </clipPath>
      <path d={TEETH} fill="#a87c38" />
      <circle r="94" fill="#c79a4b" />
      <circle r="86" fill={foe ? '#54202f' : '#0f5a5c'} stroke="#f0d48f" strokeWidth="3.5" />
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(0 10) scale(${foe ? -0.95 : 0.95} .95)`}>
          <Shapes of={bustOf(lookOf(who))} />
        </g>
      </g>
      <path d="M-88 0A88 88 0 0 0 88 0" fill="none" stroke="#c79a4b" strokeWidth="7" />
    </svg>
  );
});
