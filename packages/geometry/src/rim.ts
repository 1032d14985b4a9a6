/** The sample points of a round base: its centre and 32 points of its rim, every 11.25 degrees from due east. */
import type { Base } from './plain.ts';

export const RIM_POINTS = 32;
export const SAMPLE_POINTS = RIM_POINTS + 1;

// The directions of the rim by halving angles with square roots, which are exact to the last bit on every machine.
export const [cosines, sines] = rim();
function rim(): [Float64Array, Float64Array] {
  const half = (cos: number): number => Math.sqrt((1 + cos) / 2);
  const c45 = Math.sqrt(0.5);
  const c22 = half(c45);
  const c67 = Math.sqrt((1 - c45) / 2);
  // cos of 0, 11.25, ... 90 degrees
  const quarter = [1, half(c22), c22, half(c67), c45, Math.sqrt((1 - c67) / 2), c67, Math.sqrt((1 - c22) / 2), 0];
  const cos = new Float64Array(RIM_POINTS);
  const sin = new Float64Array(RIM_POINTS);
  for (let i = 0; i < 8; i++) {
    const [c, s] = [quarter[i], quarter[8 - i]];
    for (const [turn, [x, y]] of [
      [c, s],
      [-s, c],
      [-c, -s],
      [s, -c],
    ].entries()) {
      cos[i + 8 * turn] = x;
      sin[i + 8 * turn] = y;
    }
  }
  return [cos, sin];
}

/** The k-th sample point of a base: 0 is the centre, 1 due east, then counter-clockwise. */
export const sampleX = (base: Base, k: number): number => (k === 0 ? base.x : base.x + base.r * cosines[k - 1]);
export const sampleY = (base: Base, k: number): number => (k === 0 ? base.y : base.y + base.r * sines[k - 1]);
