/** Small tools of the drawing: mixing colours, repeatable chance for art, numbers short enough for path data. */

const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** A colour on the way from `a` to `b`. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a);
  const to = channels(b);
  return `#${from
    .map((v, i) =>
      Math.round(v + ((to[i] ?? v) - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The same row of numbers for the same seed, so that a tile looks the same on every screen. */
export function hand(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x / 4294967296;
  };
}

/** One decimal at most. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A stroke of one colour. A drawing is a list of them, painted in order; neighbours of one colour are merged. */
export interface Patch {
  fill: string;
  d: string;
}

export class Sheet {
  readonly patches: Patch[] = [];

  add(fill: string, d: string): void {
    const last = this.patches.at(-1);
    if (last?.fill === fill) last.d += d;
    else this.patches.push({ fill, d });
  }

  box(fill: string, x: number, y: number, w: number, h: number): void {
    this.add(fill, `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}Z`);
  }

  shape(fill: string, points: readonly (readonly [number, number])[]): void {
    this.add(fill, `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`);
  }

  disc(fill: string, x: number, y: number, r: number): void {
    this.add(
      fill,
      `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`,
    );
  }

  /** A window with a round head. */
  arch(fill: string, x: number, y: number, w: number, h: number): void {
    const r = short(w / 2);
    this.add(
      fill,
      `M${short(x)} ${short(y + h)}V${short(y + w / 2)}A${r} ${r} 0 0 1 ${short(x + w)} ${short(y + w / 2)}V${short(y + h)}Z`,
    );
  }
}
