/** The city by night behind the head of a round: Dark Port on one bank, the Red Streets on the other, a bridge between. */
import { memo } from 'react';
import { f, hand } from '../../../board/art/paint.ts';

const W = 1440;
const H = 236;

/** Houses in a row: their walls, and where light is in a window. */
function row(seed: number, from: number, to: number, wide: number, high: number, lean: number) {
  const r = hand(seed);
  let walls = '';
  const windows: { x: number; y: number }[] = [];
  for (let x = from; x < to; ) {
    const w = wide + r() * wide;
    const h = high + r() * high;
    const y = H - 34 - h;
    const tilt = (r() - 0.5) * lean;
    walls += `M${f(x)} ${H}L${f(x + tilt)} ${f(y)}L${f(x + w / 2 + tilt)} ${f(y - 20 - r() * 26)}L${f(x + w + tilt)} ${f(y)}L${f(x + w)} ${H}Z`;
    for (let n = 0; n < 4; n++) if (r() < 0.5) windows.push({ x: f(x + 7 + r() * (w - 18)), y: f(y + 10 + r() * h * 0.6) });
    x += w - 4;
  }
  return { walls, windows };
}

const BACK = row(3, -10, W + 20, 26, 46, 0);
const PORT = row(11, -20, 560, 32, 62, 12);
const STREETS = row(17, 900, W + 20, 40, 52, 0);
const STARS = (() => {
  const r = hand(5);
  return Array.from({ length: 60 }, () => ({
    x: f(r() * W),
    y: f(r() * H * 0.5),
    size: f(0.5 + r()),
    light: f(0.2 + r() * 0.6),
  }));
})();

export const City = memo(function City() {
  return (
    <svg className="kc-city" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {STARS.map(({ x, y, size, light }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill="#fff" opacity={light} />
      ))}
      <path d="M775 30A26 26 0 1 0 784 68 21 21 0 1 1 775 30Z" fill="#fff3c8" />
      <path d={BACK.walls} fill="#1a4a40" opacity=".8" />
      <rect x="500" y={H - 46} width="440" height="46" fill="#1d5a5a" />
      <path d={PORT.walls} fill="#0b211c" />
      <path d={STREETS.walls} fill="#1c0f0c" />
      {PORT.windows.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="5" height="8" rx="2" fill="#9fe0b8" opacity=".6" />
      ))}
      {STREETS.windows.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="7" height="8" fill="#ffcf72" opacity=".75" />
      ))}
      <path
        d={`M500 ${H - 30}Q560 ${H - 64} 620 ${H - 64}H820Q880 ${H - 64} 940 ${H - 30}`}
        fill="none"
        stroke="#0a1512"
        strokeWidth="10"
      />
    </svg>
  );
});
