/** How quick sight and moves are, with 12 pieces of terrain and 20 bases: `npx tsx packages/geometry/test/speed.ts`.
 *  Worst cases are the middle of several runs of the same check, so that a pause of the machine is not taken for one. */
import { type Base, newStop, type Scene, sees, sight, sweep } from '../src/index.ts';
import { base, crookedTown, MARKET, numbers, populate, SMALL } from './town.ts';

const micros = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1000;

function report(name: string, scenes: readonly Scene[], check: (scene: Scene, a: Base, b: Base) => unknown): void {
  const pairs = scenes.flatMap((scene) =>
    scene.bases.flatMap((a) => scene.bases.filter((b) => b !== a).map((b) => ({ scene, a, b }))),
  );
  for (const { scene, a, b } of pairs) check(scene, a, b);
  const start = process.hrtime.bigint();
  for (const { scene, a, b } of pairs) check(scene, a, b);
  const mean = micros(start) / pairs.length;
  let worst = 0;
  for (const { scene, a, b } of pairs) {
    const one = process.hrtime.bigint();
    check(scene, a, b);
    if (micros(one) <= worst) continue;
    const again = Array.from({ length: 9 }, () => {
      const since = process.hrtime.bigint();
      check(scene, a, b);
      return micros(since);
    }).sort((x, y) => x - y);
    worst = Math.max(worst, again[4]);
  }
  console.log(`${name.padEnd(34)} ${pairs.length} checks, mean ${mean.toFixed(2)} µs, worst ${worst.toFixed(1)} µs`);
}

const random = numbers(7);
const market = Array.from({ length: 40 }, () => populate(MARKET, 20, random));
const crooked = Array.from({ length: 40 }, () => populate(crookedTown(12, random), 20, random, false));
// The meanest case: all pieces and bases in one lane, each letting most lines pass.
const lane: Scene = {
  board: null,
  pieces: crookedTown(12, random).map((p, i) => {
    const [dx, dy] = [2.5 + i * 1.5 - p.shape.xs[0], (i % 2 ? 0.55 : -0.55) * 2.1 - p.shape.ys[0]];
    const xs = p.shape.xs.map((x) => x + dx);
    const ys = p.shape.ys.map((y) => y + dy);
    const d = p.shape.d.map((v, k) => v + p.shape.nx[k] * dx + p.shape.ny[k] * dy);
    const { box } = p.shape;
    return {
      ...p,
      shape: { ...p.shape, xs, ys, d, box: { x0: box.x0 + dx, y0: box.y0 + dy, x1: box.x1 + dx, y1: box.y1 + dy } },
    };
  }),
  bases: [base(0, 0), base(33, 0), ...Array.from({ length: 18 }, (_, i) => base(2 + i * 1.7, i % 2 ? 1.1 : -1.1, SMALL))],
};
const stop = newStop();
report('sight, market square', market, (s, a, b) => sight(s, a, b));
report('sees, market square', market, (s, a, b) => sees(s, a, b));
report('sight, crooked town', crooked, (s, a, b) => sight(s, a, b));
report('sight, one crowded lane', [lane], (s, a, b) => sight(s, a, b));
report('straight move, market square', market, (s, a, b) => sweep(s, a, b.x, b.y, stop));
