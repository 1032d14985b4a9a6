/** Terrain seen from above, by kind and height: any rectangle has its own drawing, any other polygon a roof of its outline. */
import type { TerrainKind } from '../../data/layouts.ts';
import { box, disc, f, hand, ring, type Stroke, X, Y } from './paint.ts';

export interface Building {
  kind: TerrainKind;
  corners: readonly number[];
  height: number;
}
type Spot = readonly [number, number];

export const cornersOf = ({ corners }: Building): Spot[] =>
  Array.from({ length: corners.length / 2 }, (_, i) => [X(corners[2 * i] ?? 0), Y(corners[2 * i + 1] ?? 0)] as const);

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The rectangle it is on the sheet, or null if it is any other shape. */
export function rectOf(piece: Building): Rect | null {
  const spots = cornersOf(piece);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const square = spots.length === 4 && spots.every(([a, b]) => (a === x || a === x + w) && (b === y || b === y + h));
  return square ? { x, y, w, h } : null;
}

/** Where its middle is on the sheet. */
export function middleOf(piece: Building): Spot {
  const spots = cornersOf(piece);
  const sum = spots.reduce<Spot>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [f(sum[0] / spots.length), f(sum[1] / spots.length)];
}

/** The shadow it throws to the south-east: the longer, the higher. */
export function shadowOf(piece: Building): string {
  const [dx, dy] = [piece.height * 7.2 + 3, piece.height * 8.6 + 3];
  const spots = cornersOf(piece);
  return spots
    .map((p, i) => {
      const q = spots[(i + 1) % spots.length] ?? p;
      return ring([p, q, [q[0] + dx, q[1] + dy], [p[0] + dx, p[1] + dy]]);
    })
    .concat(ring(spots.map(([x, y]): Spot => [x + dx, y + dy])))
    .join('');
}

const lerp = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const line = (a: Spot, b: Spot): string => `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`;

const ROOFS = [
  { sides: ['#c9714f', '#8a4029', '#9b4b31', '#b96243'], line: '#5d2616', deck: '#a3998a' },
  { sides: ['#7e93a0', '#4a5f6d', '#566c7a', '#6d8391'], line: '#2f4350', deck: '#9a917f' },
  { sides: ['#a98a55', '#6d5430', '#7c6138', '#957646'], line: '#43321a', deck: '#9b9282' },
] as const;

/** A roof with tiles on each slope and a walkable deck in the middle. */
function house({ x, y, w, h }: Rect, twin: number): Stroke[] {
  const roof = ROOFS[twin] ?? ROOFS[0];
  const m = Math.min(27, w / 4, h / 4);
  const outer: Spot[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const inner: Spot[] = [
    [x + m, y + m],
    [x + w - m, y + m],
    [x + w - m, y + h - m],
    [x + m, y + h - m],
  ];
  const strokes: Stroke[] = [];
  let rows = '';
  let joints = '';
  let ridges = '';
  outer.forEach((a, i) => {
    const j = (i + 1) % 4;
    const [b, c, d] = [outer[j] ?? a, inner[j] ?? a, inner[i] ?? a];
    strokes.push({ d: ring([a, b, c, d]), fill: roof.sides[i] });
    ridges += line(a, d);
    const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9);
    for (let r = 0; r < 4; r++) {
      if (r > 0) rows += line(lerp(a, d, r / 4), lerp(b, c, r / 4));
      for (let k = 0; k < n; k++) {
        const u = (k + (r % 2) / 2) / n;
        if (u > 0.01)
          joints += line(
            lerp(lerp(a, d, r / 4), lerp(b, c, r / 4), u),
            lerp(lerp(a, d, (r + 1) / 4), lerp(b, c, (r + 1) / 4), u),
          );
      }
    }
  });
  let boards = '';
  for (let k = y + m + 14; k < y + h - m; k += 15) boards += `M${f(x + m)} ${f(k)}h${f(w - 2 * m)}`;
  const cx = twin === 1 ? x + w - m - 20 : x + m + 16;
  const cy = y + m + 18;
  const dormers = [0.3, 0.7].map((u) => x + w * u);
  return [
    ...strokes,
    { d: rows, stroke: roof.line, width: 1.4, opacity: 0.55 },
    { d: joints, stroke: roof.line, width: 1, opacity: 0.32 },
    { d: ridges, stroke: roof.line, width: 2.6 },
    { d: box(x + m, y + m, w - 2 * m, h - 2 * m), fill: roof.deck },
    { d: boards, stroke: '#4d463b', width: 1.3, opacity: 0.5 },
    { d: `M${f(x + m)} ${f(y + h - m)}V${f(y + m)}H${f(x + w - m)}`, stroke: '#2b251c', width: 4, opacity: 0.55 },
    { d: box(x, y, w, h), stroke: '#241a14', width: 2.4 },
    { d: `M${x + 1} ${y + h - 1}V${y + 1}H${x + w - 1}`, stroke: '#fff', width: 1.6, opacity: 0.35 },
    { d: `M${f(cx - 10)} ${f(cy + 10)}l12 14h22v-20l-14-14z`, fill: '#17131f', opacity: 0.4 },
    { d: box(cx - 11, cy - 11, 22, 22), fill: '#7c4634', stroke: '#2c1811', width: 2 },
    { d: box(cx - 5.5, cy - 5.5, 11, 11), fill: '#1d1412' },
    {
      d: dormers.map((dx) => `M${f(dx - 10)} ${f(y + h - 5)}v-12l10-7l10 7v12Z`).join(''),
      fill: roof.sides[0],
      stroke: roof.line,
      width: 1.6,
    },
    { d: dormers.map((dx) => box(dx - 5, y + h - 14, 10, 8)).join(''), fill: '#f6cf77', stroke: roof.line, width: 1.4 },
  ];
}

/** Battlements around a wooden floor, with a hatch and a flag. */
function tower({ x, y, w, h }: Rect, twin: number): Stroke[] {
  const k = Math.min(17, w / 5, h / 5);
  let merlons = '';
  const row = (length: number, put: (along: number, size: number) => string): void => {
    const n = Math.max(3, 2 * Math.round(length / 34) + 1);
    for (let i = 0; i < n; i += 2) merlons += put((i * length) / n + 1, length / n - 2);
  };
  row(w, (a, s) => box(x + a, y + 1, s, k - 2) + box(x + a, y + h - k + 1, s, k - 2));
  row(h, (a, s) => box(x + 1, y + a, k - 2, s) + box(x + w - k + 1, y + a, k - 2, s));
  const corner = k + 3;
  const corners = [
    [0, 0],
    [w - corner, 0],
    [0, h - corner],
    [w - corner, h - corner],
  ]
    .map(([dx = 0, dy = 0]) => box(x + dx, y + dy, corner, corner))
    .join('');
  let planks = '';
  for (let i = 1; i < 6; i++) planks += `M${f(x + k + (i * (w - 2 * k)) / 6)} ${f(y + k)}v${f(h - 2 * k)}`;
  const [cx, cy] = [x + w / 2, y + h / 2];
  return [
    { d: box(x, y, w, h), fill: '#8d8474', stroke: '#231d16', width: 2.6 },
    { d: merlons, fill: '#c9bda6', stroke: '#5a5145', width: 1.2 },
    { d: corners, fill: '#d6cab3', stroke: '#5a5145', width: 1.4 },
    { d: box(x + k, y + k, w - 2 * k, h - 2 * k), fill: '#93795a' },
    { d: planks, stroke: '#4e3c27', width: 1.4, opacity: 0.6 },
    {
      d: `M${f(x + k)} ${f(y + h - k)}V${f(y + k)}H${f(x + w - k)}v11H${f(x + k + 11)}V${f(y + h - k)}Z`,
      fill: '#17131f',
      opacity: 0.45,
    },
    { d: box(cx - 4, cy - 2, 26, 26), fill: '#6b5336', stroke: '#33261a', width: 2 },
    { d: disc(cx + 16, cy + 11, 2.6), fill: '#d9a441' },
    { d: `M${f(cx - 14)} ${f(cy - 10)}l34 30`, stroke: '#17131f', width: 3, opacity: 0.35 },
    {
      d: `M${f(cx - 14)} ${f(cy - 12)}c14-12 22 4 38-8l-4 18c-14 10-22-4-34 6z`,
      fill: twin ? '#1f1f25' : '#c2263b',
      stroke: '#1a120e',
      width: 1.6,
    },
    { d: disc(cx - 14, cy - 11, 4.2), fill: '#e6dcc6', stroke: '#2b221a', width: 1.6 },
  ];
}

function lowWall({ x, y, w, h }: Rect): Stroke[] {
  const next = hand(Math.round(x + 3 * y));
  const along = w >= h;
  const length = along ? w : h;
  const stones = ['', '', ''];
  let light = '';
  for (let a = 1.5; a < length - 4; ) {
    const s = Math.min(17 + next() * 9, length - 1.5 - a);
    const k = Math.floor(next() * 3);
    stones[k] += along ? box(x + a, y + 1.6, s - 1.4, h - 3.2) : box(x + 1.6, y + a, w - 3.2, s - 1.4);
    if (along) light += `M${f(x + a + 2)} ${f(y + 4)}h${f(Math.max(2, s - 6))}`;
    else light += `M${f(x + 4)} ${f(y + a + 2)}v${f(Math.max(2, s - 6))}`;
    a += s;
  }
  let moss = '';
  for (let i = 0; i < 4 && along; i++) moss += `M${f(x + 10 + next() * (w - 30))} ${f(y + h - 2)}q4-7 9-2q5-6 9 1z`;
  return [
    { d: box(x, y, w, h), fill: '#6a6258', stroke: '#26211b', width: 2.2 },
    ...stones.map((d, i) => ({ d, fill: ['#b5ab9a', '#a89e8d', '#bfb5a3'][i] ?? '#b5ab9a' })),
    { d: light, stroke: '#fff', width: 1.3, opacity: 0.4 },
    { d: moss, fill: '#6f8550' },
  ];
}

function crate(x: number, y: number, s: number, fill: string): Stroke[] {
  return [
    { d: box(x, y, s, s), fill, stroke: '#3a2814', width: 2 },
    {
      d: `M${f(x + 3)} ${f(y + 3)}L${f(x + s - 3)} ${f(y + s - 3)}M${f(x + s - 3)} ${f(y + 3)}L${f(x + 3)} ${f(y + s - 3)}`,
      stroke: '#7f592b',
      width: 3.4,
    },
    { d: box(x + 1.5, y + 1.5, s - 3, s - 3), stroke: '#d9b27a', width: 2.4 },
  ];
}

/** Crates of several sizes on a pallet, whatever its size. */
function crates({ x, y, w, h }: Rect): Stroke[] {
  const strokes: Stroke[] = [{ d: box(x, y, w, h), fill: '#7b5d36', stroke: '#2d1f10', width: 2.2 }];
  let boards = '';
  for (let k = y + 15; k < y + h; k += 15) boards += `M${f(x)} ${f(k)}h${f(w)}`;
  strokes.push({ d: boards, stroke: '#4f3a1f', width: 1.4 });
  const colours = ['#b98d54', '#c99c62', '#a97c46'];
  const columns = Math.max(1, Math.round(w / 30));
  const rows = Math.max(1, Math.round(h / 30));
  const [cw, ch] = [w / columns, h / rows];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const k = r * columns + c;
      if (k % 4 === 2) {
        const [sx, sy] = [x + c * cw + cw / 2, y + r * ch + ch / 2];
        strokes.push({
          d: `M${f(sx - 12)} ${f(sy + 9)}q-2-14 9-16q2-6 6 0q12 3 9 16q-12 5-24 0z`,
          fill: '#cbb894',
          stroke: '#5c4a2c',
          width: 1.6,
        });
      } else {
        const s = Math.min(cw, ch) - 3 - (k % 3) * 2;
        strokes.push(...crate(x + c * cw + (cw - s) / 2, y + r * ch + (ch - s) / 2, s, colours[k % 3] ?? '#b98d54'));
      }
    }
  }
  return strokes;
}

function barrels({ x, y, w, h }: Rect): Stroke[] {
  const columns = Math.max(1, Math.round(w / 30));
  const rows = Math.max(1, Math.round(h / 30));
  const r = Math.min(w / columns, h / rows) / 2 - 1;
  let lids = '';
  let hoops = '';
  let tops = '';
  let staves = '';
  let light = '';
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < columns; k++) {
      const [cx, cy] = [x + ((k + 0.5) * w) / columns, y + ((i + 0.5) * h) / rows];
      lids += disc(cx, cy, r);
      hoops += disc(cx, cy, r - 2.6);
      tops += disc(cx, cy, r - 4.6);
      staves += `M${f(cx - r + 6)} ${f(cy - 4)}h${f(2 * r - 12)}M${f(cx - r + 6)} ${f(cy + 3)}h${f(2 * r - 12)}`;
      light += `M${f(cx - r + 4)} ${f(cy - 3)}A${f(r - 4)} ${f(r - 4)} 0 0 1 ${f(cx - 2)} ${f(cy - r + 4)}`;
    }
  }
  return [
    { d: box(x, y, w, h), fill: '#7b6a50', stroke: '#2d2416', width: 2.2 },
    { d: lids, fill: '#a26f3b', stroke: '#2d1b0d', width: 2 },
    { d: hoops, stroke: '#4d4a48', width: 2 },
    { d: tops, fill: '#bb8449' },
    { d: staves, stroke: '#744b22', width: 1.2 },
    { d: light, stroke: '#fff', width: 1.6, opacity: 0.5 },
  ];
}

/** A striped awning. */
function stall({ x, y, w, h }: Rect, twin: number): Stroke[] {
  const [colour, dark] = twin ? ['#2f6d57', '#234f40'] : ['#b3322f', '#8a2422'];
  const n = Math.max(4, 2 * Math.round(w / 20));
  const s = w / n;
  const stripes = ['', ''];
  for (let i = 0; i < n; i++) stripes[i % 2] += box(x + i * s, y, s, h);
  return [
    { d: stripes[0] ?? '', fill: colour },
    { d: stripes[1] ?? '', fill: '#f3e6c8' },
    { d: box(x, y, w, h / 2), fill: '#fff', opacity: 0.14 },
    { d: box(x, y + h / 2, w, h / 2), fill: '#1b0f0a', opacity: 0.16 },
    { d: `M${x} ${f(y + h / 2)}h${w}`, stroke: dark, width: 2.4 },
    { d: box(x, y, w, h), stroke: '#2a1712', width: 2.2 },
  ];
}

/** A gabled lean-to of planks. */
function shed({ x, y, w, h }: Rect): Stroke[] {
  const along = w >= h;
  const half = along ? box(x, y, w, h / 2) : box(x, y, w / 2, h);
  let planks = '';
  for (let k = 10; k < (along ? w : h); k += 10) planks += along ? `M${f(x + k)} ${y}v${h}` : `M${x} ${f(y + k)}h${w}`;
  return [
    { d: box(x, y, w, h), fill: '#7d6446', stroke: '#2a1e12', width: 2.2 },
    { d: half, fill: '#a08460' },
    { d: planks, stroke: '#3f2f1c', width: 1.3, opacity: 0.6 },
    { d: along ? `M${x} ${f(y + h / 2)}h${w}` : `M${f(x + w / 2)} ${y}v${h}`, stroke: '#4a3824', width: 3 },
    { d: box(x, y, w, h), stroke: '#2a1e12', width: 2.2 },
  ];
}

const CROOKED: { readonly [kind in TerrainKind]: readonly [edge: string, top: string, line: string] } = {
  house: ['#b96243', '#a3998a', '#5d2616'],
  tower: ['#c9bda6', '#93795a', '#5a5145'],
  'low-wall': ['#6a6258', '#b5ab9a', '#26211b'],
  crates: ['#7b5d36', '#b98d54', '#2d1f10'],
  barrels: ['#7b6a50', '#bb8449', '#2d2416'],
  stall: ['#b3322f', '#f3e6c8', '#2a1712'],
  shed: ['#7d6446', '#a08460', '#2a1e12'],
};

/** Any other outline: a rim, a top drawn in, and spokes between them. */
function crooked(piece: Building): Stroke[] {
  const [edge, top, dark] = CROOKED[piece.kind];
  const spots = cornersOf(piece);
  const middle = middleOf(piece);
  const inner = spots.map((p) => lerp(p, middle, 0.3));
  return [
    { d: ring(spots), fill: edge, stroke: dark, width: 2.4 },
    { d: ring(inner), fill: top, stroke: dark, width: 1.4 },
    { d: spots.map((p, i) => line(p, inner[i] ?? p)).join(''), stroke: dark, width: 2 },
    { d: ring(spots.map((p) => lerp(p, middle, 0.15))), stroke: dark, width: 1.2, opacity: 0.5 },
  ];
}

/** The drawing of a piece. `twin`: the second of its kind wears other colours. */
export function paintTerrain(piece: Building, twin: number): Stroke[] {
  const rect = rectOf(piece);
  if (!rect) return crooked(piece);
  if (piece.kind === 'house') return house(rect, twin % ROOFS.length);
  if (piece.kind === 'tower') return tower(rect, twin % 2);
  if (piece.kind === 'low-wall') return lowWall(rect);
  if (piece.kind === 'crates') return crates(rect);
  if (piece.kind === 'barrels') return barrels(rect);
  return piece.kind === 'stall' ? stall(rect, twin % 2) : shed(rect);
}
