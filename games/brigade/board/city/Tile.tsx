/** One block of the city: sky, heat, houses, flames, and what lies on it. Two faces: with names, and for small boards. */
import type { Language } from '@guildhall/kernel';
import { memo } from 'react';
import type { Colour, Quarter, TileId } from '../../data/index.ts';
import { blaze } from '../art/flame.ts';
import { houses } from '../art/houses.ts';
import { ICONS } from '../art/icons.ts';
import { type Lettering, lettering } from '../art/lettering.ts';
import { mix, type Patch } from '../art/paint.ts';
import { FIRE, LIVERY, QUARTER_COLOUR } from '../art/palette.ts';
import { usePaint } from '../art/scope.tsx';
import { Badge, Chip, FlameMarker, Pennant } from '../art/Tokens.tsx';
import { namesIn } from '../words/words.ts';
import { columnOf, GROUND, SIDE } from './geometry.ts';
import { Ruins } from './Ruins.tsx';

/** All a tile shows; equal ones are not drawn again. */
export interface Block {
  space: number;
  tile: TileId;
  quarter: Quarter;
  value: number;
  /** 0 to 4; 5 if doomed. */
  fire: number;
  destroyed: boolean;
  loyal: Colour | null;
  /** Guarded by Allegiance. */
  guarded: boolean;
  renown: readonly { colour: Colour; count: number }[];
}

/** What a tile's houses are drawn from: another number for every tile. */
const seedOf = (tile: TileId): number => [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7);

/** Room kept free in the corner where the University's seal lies over the tile. */
const SEAL: { [space: number]: number } = { 20: 18, 21: 26 };

interface Layout {
  university: boolean;
  /** The flame track of a University block runs upward (BR-5.6), on its outer edge. */
  west: boolean;
  band: number;
  left: number;
  width: number;
  ground: number;
  name: Lettering;
  nameX: number;
}

function layoutOf(block: Block, language: Language): Layout {
  const university = block.quarter === 'university';
  const west = columnOf(block.space) === 2;
  const seal = university ? (SEAL[block.space] ?? 0) : 0;
  const name = lettering(namesIn(language).tiles[block.tile], SIDE - 14 - seal, 13.3);
  const rows = name.lines.length;
  return {
    university,
    west,
    band: rows === 1 ? 21.5 : rows === 2 ? 35 : 44,
    left: university && west ? 22 : 0,
    width: university ? SIDE - 22 : SIDE,
    ground: university ? SIDE - 2 : GROUND,
    name,
    nameX: block.space === 21 ? 24 : 8,
  };
}

function Patches({ of }: { of: readonly Patch[] }) {
  return of.map((patch) => <path key={patch.d} d={patch.d} fill={patch.fill} />);
}

/** The scene: nothing here depends on players. */
const Scene = memo(function Scene({
  tile,
  quarter,
  fire,
  band,
  left,
  width,
  ground,
}: Omit<Layout, 'name' | 'nameX' | 'university' | 'west'> & Pick<Block, 'tile' | 'quarter' | 'fire'>) {
  const paint = usePaint();
  const seed = seedOf(tile);
  const { back, front } = houses(quarter, seed, width, band - 4, ground);
  const behind = blaze(Math.min(4, fire), seed + 3, width, band - 2, ground, 0);
  const before = blaze(Math.min(4, fire), seed + 9, width, band + 8, ground, 1);
  const sky = { y: band - 8, width, height: ground - band + 8 };
  return (
    <g transform={`translate(${left} 0)`}>
      <rect {...sky} fill={paint(`sky-${quarter}`)} />
      {fire > 0 ? <rect {...sky} fill={paint('heat')} opacity={[0, 0.5, 0.72, 0.9, 1, 1][fire]} /> : null}
      <Patches of={back} />
      {fire > 0 ? (
        <>
          <path d={behind.outer} fill={paint('flame-out')} opacity=".9" />
          <path d={behind.inner} fill={paint('flame-in')} />
        </>
      ) : null}
      <Patches of={front} />
      {fire > 1 ? (
        <>
          <path d={before.outer} fill={paint('flame-out')} opacity=".95" />
          <path d={before.inner} fill={paint('flame-in')} />
        </>
      ) : null}
      {fire > 0 ? <rect y={ground - 34} width={width} height="36" fill={paint('glow')} opacity={0.25 + 0.15 * fire} /> : null}
      {fire > 4 ? <rect {...sky} fill="#1a0503" opacity=".5" /> : null}
    </g>
  );
});

/** Where step `n` of the flame track lies (5 is the Destroyed icon). */
function stepAt(n: number, { university, west }: Layout): [number, number] {
  return university ? [west ? 11 : SIDE - 11, SIDE - 10 - (n - 1) * 14.9] : [13 + (n - 1) * 22, 104];
}

function FlameTrack({ fire, layout }: { fire: number; layout: Layout }) {
  const { university, west, band } = layout;
  const [ruinX, ruinY] = stepAt(5, layout);
  return (
    <>
      {university ? (
        <rect x={west ? 0 : SIDE - 22} y={band - 2} width="22" height={SIDE} fill="#10191f" fillOpacity=".86" />
      ) : (
        <rect y="93" width={SIDE} height="22" fill="#10191f" fillOpacity=".9" />
      )}
      <g className="br-full">
        {FIRE.map((colour, i) => {
          const [x, y] = stepAt(i + 1, layout);
          const lit = i < fire;
          return (
            <g key={colour} transform={`translate(${x} ${y})`}>
              <circle
                r={university ? 6.6 : 8}
                fill={lit ? colour : '#22323b'}
                stroke={lit ? '#fff0c8' : '#5d727e'}
                strokeWidth="1.2"
              />
              {university ? null : (
                <text className="br-num" y="4.5" textAnchor="middle" fontSize="13.3" fill={lit ? '#2a0b04' : '#b9c9d1'}>
                  {i + 1}
                </text>
              )}
            </g>
          );
        })}
        <path
          d={ICONS.ruin}
          transform={`translate(${ruinX - 8} ${ruinY - 8}) scale(.03125)`}
          fill={fire >= 4 ? '#ff9a6b' : '#8fa3ae'}
        />
      </g>
    </>
  );
}

function Name({ layout, colour = '#fff' }: { layout: Layout; colour?: string }) {
  const { lines, size } = layout.name;
  const step = lines.length > 2 ? 12 : 13.2;
  const first = lines.length === 1 ? 14.6 : lines.length === 2 ? 14.2 : 12.4;
  return (
    <g className="br-full">
      {lines.map((line, i) => (
        <text key={line} className="br-name" x={layout.nameX} y={first + i * step} fontSize={size} fill={colour}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Chips of Renown beside the badge, in two columns; fewer beside a pennant. */
function chipAt(i: number, perRow: number, x: number, y: number): string {
  return `translate(${x + (i % perRow) * 31.5} ${y + Math.floor(i / perRow) * 20})`;
}

/** On the small face: the first in the free corner, the others down the left side, smaller if there are many. */
function smallChipAt(i: number, n: number, pennant: boolean): string {
  if (i === 0 && !pennant) return `translate(${SIDE - 56} 21) scale(1.7)`;
  const row = pennant ? i : i - 1;
  const many = n - (pennant ? 0 : 1) > 2;
  return many ? `translate(4 ${56 + row * 22}) scale(1.15)` : `translate(4 ${66 + row * 32}) scale(1.7)`;
}

export const Tile = memo(
  function Tile({ block, language }: { block: Block; language: Language }) {
    const paint = usePaint();
    const { tile, quarter, value, fire, loyal, renown, guarded } = block;
    const layout = layoutOf(block, language);
    const colour = QUARTER_COLOUR[quarter];
    const { band, university, west } = layout;
    if (block.destroyed) {
      return (
        <>
          <Ruins seed={seedOf(tile)} word={namesIn(language).terms.destroyed} />
          <Name layout={layout} colour="#d8cbbf" />
          {renown.map(({ colour: whose, count }, i) => (
            <g key={whose} transform={chipAt(i, 3, 8, 52)}>
              <Chip colour={whose} count={count} />
            </g>
          ))}
        </>
      );
    }
    const badgeX = university ? (west ? 40 : 19) : 21;
    const badgeY = band + 15;
    const perRow = loyal ? 1 : 2;
    const [flameX, flameY] = fire > 0 ? stepAt(fire, layout) : [0, 0];
    const nudge = university ? (west ? 1 : -1) : 0;
    return (
      <>
        <rect width={SIDE} height={SIDE} rx="9" fill={mix(colour, '#0c1419', 0.62)} />
        <g clipPath={paint('tile')}>
          <Scene
            tile={tile}
            quarter={quarter}
            fire={fire}
            band={band}
            left={layout.left}
            width={layout.width}
            ground={layout.ground}
          />
          <rect className="br-full" width={SIDE} height={band - 3} fill={mix(colour, '#10191f', 0.5)} />
          <path className="br-full" d={`M0 ${band - 3}H${SIDE}`} stroke={mix(colour, '#ffffff', 0.3)} strokeWidth="1.6" />
          <FlameTrack fire={fire} layout={layout} />
        </g>
        <Name layout={layout} />
        <rect
          x=".75"
          y=".75"
          width={SIDE - 1.5}
          height={SIDE - 1.5}
          rx="8.5"
          fill="none"
          stroke={loyal ? LIVERY[loyal].rim : mix(colour, '#ffffff', 0.16)}
          strokeWidth={loyal ? 3 : 1.5}
        />
        {fire > 4 ? (
          <rect
            x="2.5"
            y="2.5"
            width={SIDE - 5}
            height={SIDE - 5}
            rx="7"
            fill="none"
            stroke="#ff5a45"
            strokeWidth="2.6"
            strokeDasharray="7 5"
          />
        ) : null}
        {fire > 4 ? (
          <text
            className="br-name br-full"
            x={SIDE - 8}
            y="86"
            textAnchor="end"
            fontSize="13.3"
            fill="#ffd9cf"
            stroke="#3a0606"
            strokeWidth="3.4"
            paintOrder="stroke"
          >
            {namesIn(language).terms.doomed}
          </text>
        ) : null}
        <g className="br-full">
          {fire > 0 ? (
            <g transform={`translate(${flameX + nudge} ${flameY - 3}) scale(.86)`}>
              <FlameMarker intensity={fire} />
            </g>
          ) : null}
          <g transform={`translate(${badgeX} ${badgeY})`}>
            <Badge quarter={quarter} value={value} />
          </g>
          {renown.map(({ colour: whose, count }, i) => (
            <g key={whose} transform={chipAt(i, perRow, badgeX + (university ? 14.5 : 18), badgeY)}>
              <Chip colour={whose} count={count} />
            </g>
          ))}
          {loyal ? (
            <g transform={`translate(${university && !west ? SIDE - 36 : SIDE - 17} ${band - 1})`}>
              <Pennant colour={loyal} guarded={guarded} />
            </g>
          ) : null}
        </g>
        <g className="br-compact">
          <g transform="translate(25 26) scale(1.45)">
            <Badge quarter={quarter} value={value} size={17} />
          </g>
          {fire > 0 ? (
            <g transform={`translate(${SIDE - 29} ${SIDE - 30}) scale(1.7)`}>
              <FlameMarker intensity={fire} />
            </g>
          ) : null}
          {loyal ? (
            <g transform={`translate(${SIDE - 25} 6) scale(1.4)`}>
              <Pennant colour={loyal} guarded={guarded} />
            </g>
          ) : null}
          {renown.map(({ colour: whose, count }, i) => (
            <g key={whose} transform={smallChipAt(i, renown.length, loyal !== null)}>
              <Chip colour={whose} count={count} />
            </g>
          ))}
        </g>
      </>
    );
  },
  (a, b) => a.language === b.language && sameBlock(a.block, b.block),
);

function sameBlock(a: Block, b: Block): boolean {
  return (
    a.space === b.space &&
    a.tile === b.tile &&
    a.fire === b.fire &&
    a.destroyed === b.destroyed &&
    a.loyal === b.loyal &&
    a.guarded === b.guarded &&
    a.renown.length === b.renown.length &&
    a.renown.every((r, i) => r.colour === b.renown[i]?.colour && r.count === b.renown[i]?.count)
  );
}
