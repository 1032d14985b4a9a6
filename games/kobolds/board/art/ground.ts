/** The street as paths: cobbles, worn lanes, the rosette in the middle, gutters, grates, straw, puddles, lamps, the river. */
import { box, disc, f, hand, SHEET, type Stroke, X, Y } from './paint.ts';

export const COBBLE = 240;
const STONES = ['#a1978a', '#998f81', '#aba092', '#90887d', '#b0a594', '#958f8a', '#a59a88', '#8c8781'];

/** One square of cobbles that fits onto itself on all sides. */
export function cobbles(): { stones: Stroke[]; light: string } {
  const next = hand(7);
  const between = (a: number, b: number): number => a + next() * (b - a);
  const stones: Stroke[] = STONES.map((fill) => ({ d: '', fill }));
  let light = '';
  const rows = 16;
  const columns = 13;
  const high = COBBLE / rows;
  for (let row = 0; row < rows; row++) {
    const lefts = Array.from({ length: columns }, (_, i) => ((i + (row % 2) * 0.5) * COBBLE) / columns + between(-2.6, 2.6));
    lefts.forEach((x, i) => {
      const end = lefts[i + 1] ?? (lefts[0] ?? 0) + COBBLE;
      const w = end - x - 1.9;
      const h = high - 1.9;
      const y = row * high + between(-0.5, 0.5);
      const k = 5.2;
      const lean = between(-0.6, 0.8);
      const stone = stones[Math.floor(next() * stones.length)];
      for (const shift of end > COBBLE ? [0, -COBBLE] : [0]) {
        const x0 = x + shift;
        if (stone)
          stone.d += `M${f(x0 + k)} ${f(y)}L${f(x0 + w - k)} ${f(y + lean)}q${k} 0 ${k} ${k}v${f(h - 2 * k)}q0 ${k} ${-k} ${k}h${f(2 * k - w)}q${-k} 0 ${-k} ${-k}v${f(2 * k - h)}q0 ${-k} ${k} ${-k}Z`;
        light += `M${f(x0 + 3)} ${f(y + 2)}h${f(w - 7)}`;
      }
    });
  }
  return { stones, light };
}

function blob(next: () => number, cx: number, cy: number, rx: number, ry: number): string {
  const n = 9;
  const points = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const k = 0.72 + next() * 0.4;
    return [X(cx) + Math.cos(a) * rx * 40 * k, Y(cy) + Math.sin(a) * ry * 40 * k] as const;
  });
  return points
    .map((p, i) => {
      const q = points[(i + 1) % n] ?? p;
      const middle = `${f((p[0] + q[0]) / 2)} ${f((p[1] + q[1]) / 2)}`;
      const last = points[n - 1] ?? p;
      return i === 0
        ? `M${f((last[0] + p[0]) / 2)} ${f((last[1] + p[1]) / 2)}Q${f(p[0])} ${f(p[1])} ${middle}`
        : `Q${f(p[0])} ${f(p[1])} ${middle}`;
    })
    .join('')
    .concat('Z');
}

const ROSETTE = [
  [78, 40, ['#8b7d6b', '#94856f', '#857866']],
  [62, 32, ['#a79c8a', '#b0a592', '#a09481']],
  [46, 24, ['#8b7d6b', '#94856f', '#857866']],
  [30, 14, ['#a79c8a', '#b0a592', '#a09481']],
] as const;

/** The round of stones in the middle of the square. */
export function rosette(): Stroke[] {
  const strokes: Stroke[] = [];
  const c = SHEET / 2;
  for (const [outer, n, colours] of ROSETTE) {
    const inner = outer - 13;
    const point = (r: number, a: number): string => `${f(c + r * Math.cos(a))} ${f(c + r * Math.sin(a))}`;
    const paths = colours.map((): string => '');
    for (let i = 0; i < n; i++) {
      const from = ((i + 0.06) / n) * 2 * Math.PI;
      const to = ((i + 0.94) / n) * 2 * Math.PI;
      paths[(i * 7) % 3] +=
        `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    }
    colours.forEach((fill, i) => {
      strokes.push({ d: paths[i] ?? '', fill });
    });
  }
  strokes.push({ d: disc(c, c, 16), fill: '#6f6557', stroke: '#463f36', width: 2 });
  strokes.push({ d: disc(c, c, 79), stroke: '#4d473f', width: 2.5, opacity: 0.6 });
  return strokes;
}

const GRATES = [
  [7.5, 3.3],
  [16.5, 20.7],
  [2, 14.6],
  [21.4, 9.2],
] as const;
const STRAW = [
  [13.9, 5.2],
  [10.3, 18.6],
  [9.6, 12.2],
  [17.2, 11.2],
  [2, 12.9],
  [13.4, 19.4],
  [22, 11],
  [6.2, 4.6],
  [17.6, 19.4],
] as const;
const PUDDLES = [
  [17.6, 11.6, 0.95, 0.5],
  [3.2, 14.2, 0.9, 0.42],
  [10.6, 2.1, 1.2, 0.5],
  [19.2, 21.5, 1.15, 0.55],
  [9.2, 9.8, 0.7, 0.34],
  [1.6, 8.6, 0.6, 0.9],
] as const;
const DAMP = [
  [2, 21.5, 2.6, 1.6],
  [21.6, 3, 2.4, 1.8],
  [3, 2, 2.2, 1.2],
  [9, 20.8, 1.9, 1],
  [22, 20, 1.5, 2],
] as const;
export const LAMPS = [
  [2.3, 10.1],
  [21.7, 13.9],
  [9.9, 19.9],
  [14.1, 4.1],
  [15.2, 13.4],
  [8.8, 10.6],
] as const;

export interface Litter {
  damp: string;
  under: Stroke[];
  puddles: string;
  shine: string;
}

export function litter(): Litter {
  const next = hand(11);
  let bars = '';
  let boxes = '';
  for (const [x, y] of GRATES) {
    boxes += box(X(x) - 13, Y(y) - 9, 26, 18);
    for (const dx of [-7, -2, 3, 8]) bars += `M${X(x) + dx} ${Y(y) - 6}v12`;
  }
  const straws = ['', ''];
  for (const [x, y] of STRAW) {
    for (let i = 0; i < 13; i++) {
      const a = next() * 6.3;
      const l = 4 + next() * 6;
      straws[i % 2] += `M${f(X(x) - 30 + next() * 60)} ${f(Y(y) - 22 + next() * 44)}l${f(Math.cos(a) * l)} ${f(Math.sin(a) * l)}`;
    }
  }
  return {
    damp: DAMP.map(([x, y, a, b]) => blob(next, x, y, a, b)).join(''),
    under: [
      { d: 'M0 700H250Q300 700 300 740V960M960 260H720Q660 260 660 220V0', stroke: '#3f3a35', width: 5, opacity: 0.5 },
      {
        d: 'M0 452C220 424 330 500 480 462S760 412 960 470M0 492C220 464 330 540 480 502S760 452 960 510',
        stroke: '#3d362e',
        width: 7,
        opacity: 0.2,
      },
      { d: boxes, fill: '#2c2926', stroke: '#57514a', width: 2 },
      { d: bars, stroke: '#6f675d', width: 2 },
      { d: straws[0] ?? '', stroke: '#e3c983', width: 1.5, opacity: 0.85 },
      { d: straws[1] ?? '', stroke: '#cfae62', width: 1.5, opacity: 0.85 },
    ],
    puddles: PUDDLES.map(([x, y, a, b]) => blob(next, x, y, a, b)).join(''),
    shine: PUDDLES.map(([x, y, a, b]) => `M${X(x - a * 0.4)} ${Y(y + b * 0.2)}h${f(a * 22)}`).join(''),
  };
}

/** The quay and the river east of the board. */
export function river(): Stroke[] {
  const next = hand(5);
  const x0 = SHEET;
  let waves = '';
  for (let i = 0; i < 46; i++) waves += `M${f(x0 + 22 + next() * 32)} ${f(-6 + i * 21.5 + next() * 10)}q5-4 10 0t10 0`;
  let joints = '';
  for (let y = -14; y < 974; y += 34) joints += `M${x0} ${y}h15`;
  const bollards = [120, 330, 610, 840];
  const boat = 'c20 22 22 82 12 120q-12 8-24 0c-10-38-8-98 12-120Z';
  return [
    { d: waves, stroke: '#e6f5f6', width: 1.7, opacity: 0.4 },
    { d: box(x0, -14, 15, 988), fill: '#a59a86' },
    { d: joints, stroke: '#4f4739', width: 1.6 },
    { d: box(x0 + 15, -14, 9, 988), fill: '#12232a', opacity: 0.5 },
    { d: bollards.map((y) => disc(x0 + 8, y, 5.6)).join(''), fill: '#3a2a1a', stroke: '#1c130b', width: 1.6 },
    { d: `M${x0 + 53} 634${boat}`, fill: '#0d1c22', opacity: 0.4 },
    { d: `M${x0 + 48} 628${boat}`, fill: '#8a5a31', stroke: '#2c1a0c', width: 2.4 },
    { d: `M${x0 + 48} 642c13 16 14 66 8 96q-8 5-16 0c-6-30-5-80 8-96Z`, fill: '#5d3a1c' },
    { d: `M${x0 + 35} 676h26M${x0 + 34} 704h28M${x0 + 37} 728h22`, stroke: '#b98048', width: 6 },
    { d: `M${x0 + 20} 686l54 26`, stroke: '#d7b27b', width: 3 },
    { d: `M${x0 + 8} 610q22 2 39 24`, stroke: '#d9c9a2', width: 1.8 },
  ];
}

/** Ticks of the ruler around the board: one to an inch. */
export const TICKS = Array.from({ length: 25 }, (_, i) => {
  const l = i % 6 === 0 ? 11 : 6;
  return `M${i * 40} 960v${l}M0 ${i * 40}h${-l}M${i * 40} 0v${-l}`;
}).join('');
