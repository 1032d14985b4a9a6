/** Panes of glass: shards that leave one point, each of slightly other glass. The same seed gives the same window. */
export const LEAD = '#15101f';

const rounded = (n: number): number => Math.round(n * 10) / 10;

/** A row of numbers from 0 to 1 that looks like chance and is always the same. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** So much of the second colour in the first. */
export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(one).map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** "x y" of a point at a distance and an angle from another. */
export const polar = (x: number, y: number, distance: number, angle: number): string =>
  `${rounded(x + distance * Math.cos(angle))} ${rounded(y + distance * Math.sin(angle))}`;

export interface Shard {
  d: string;
  fill: string;
}

interface Window {
  seed: number;
  glass: readonly string[];
  /** Where the shards leave from, and how far they go. */
  x: number;
  y: number;
  rings: readonly number[];
  count: number;
}

export function shards({ seed, glass, x, y, rings, count }: Window): Shard[] {
  const next = scatter(seed);
  const angles = Array.from({ length: count }, (_, i) => ((i + 0.25 + next() * 0.5) / count) * 2 * Math.PI);
  const found: Shard[] = [];
  for (let i = 0; i < count; i++) {
    const from = angles[i];
    const to = i < count - 1 ? angles[i + 1] : angles[0] + 2 * Math.PI;
    let inner = 0;
    for (const [k, outer] of rings.entries()) {
      const fill = mix(glass[(i * 2 + k) % glass.length], next() < 0.5 ? '#ffffff' : '#000000', next() * 0.2);
      const d = `M${polar(x, y, inner, from)}L${polar(x, y, outer, from)} ${polar(x, y, outer, to)} ${polar(x, y, inner, to)}Z`;
      found.push({ d, fill });
      inner = outer;
    }
  }
  return found;
}

/** A crack in a pane: one star for each hit that shows. */
export function crack(seed: number, stars: number): string {
  const next = scatter(seed);
  let d = '';
  for (let star = 0; star < stars; star++) {
    const x = 30 + next() * 40;
    const y = 40 + next() * 50;
    for (let ray = 0; ray < 5; ray++) {
      let angle = (ray / 5) * 2 * Math.PI + next();
      let [px, py] = [x, y];
      d += `M${rounded(x)} ${rounded(y)}`;
      for (let step = 0; step < 3; step++) {
        px += Math.cos(angle) * (7 + next() * 9);
        py += Math.sin(angle) * (7 + next() * 9);
        angle += next() - 0.5;
        d += `L${rounded(px)} ${rounded(py)}`;
      }
    }
  }
  return d;
}

/** A number that is the same for the same name. */
export const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
