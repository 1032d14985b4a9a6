/** Chapter 8: which locations are connected by default, and chapter 9: which are accessible from outside. */
import type { Connection, Table } from '../table.ts';
import type { Mapped } from './drawing.ts';
import { areAdjacent, isAcross, isInside, isSurrounded, type Outline, outlineOf, pointsOf } from './footprints.ts';
import { everywhere, FEATURE_IDS, LOCATION_IDS } from './reading.ts';

/** The drawn map taken apart once, for all questions about it. */
export interface Ground {
  readonly outlines: readonly (Outline | null)[];
  readonly rivers: readonly { id: string; outline: Outline }[];
}
export function groundOf(t: Mapped): Ground {
  return {
    outlines: t.sketch.drawings.map((drawing) => drawing && outlineOf(drawing.footprint)),
    rivers: t.sketch.features
      .map(({ sort, footprint }, i) => ({ sort, id: FEATURE_IDS[i], outline: outlineOf(footprint) }))
      .filter(({ sort }) => sort === 'river'),
  };
}

export function adjacent(ground: Ground, a: number, b: number): boolean {
  const [x, y] = [ground.outlines[a], ground.outlines[b]];
  return x !== null && y !== null && areAdjacent(x, y);
}

const crosses = (t: Mapped, road: number, over: string): boolean =>
  t.sketch.crossings.some((crossing) => crossing.road === LOCATION_IDS[road] && crossing.over === over);

/** Is the place inside the wall (DF-8.13)? */
export function isInsideWall(t: Mapped, ground: Ground, place: number, wall: number): boolean {
  const [own, line] = [ground.outlines[place], ground.outlines[wall]];
  const inside = t.sketch.drawings[wall]?.inside;
  return own !== null && line !== null && !!inside && isInside(own, line, pointsOf(inside)[0]);
}

function isPartedByRiver(t: Mapped, ground: Ground, a: number, b: number): boolean {
  const [x, y] = [ground.outlines[a], ground.outlines[b]];
  if (x === null || y === null) return false;
  // DF-8.7, and DF-8.10 for a road with a ford or bridge.
  return ground.rivers.some(({ id, outline }) => isAcross(x, y, outline) && !crosses(t, a, id) && !crosses(t, b, id));
}

/** DF-8.8 and DF-8.11: a wall and a place that is none. */
const joinsWall = (t: Mapped, ground: Ground, wall: number, place: number): boolean =>
  crosses(t, place, LOCATION_IDS[wall]) || isInsideWall(t, ground, place, wall);

/** DF-8.9 and DF-8.11: two places with a wall between them. */
function isPartedByWall(t: Mapped, ground: Ground, a: number, b: number): boolean {
  return t.locations.some(
    ({ wall, id }, i) =>
      wall &&
      i !== a &&
      i !== b &&
      isInsideWall(t, ground, a, i) !== isInsideWall(t, ground, b, i) &&
      !crosses(t, a, id) &&
      !crosses(t, b, id),
  );
}

/** Whether two adjacent locations are connected unless the table says otherwise (DF-8.6 to DF-8.13, DF-8.20). */
export function isConnectedByDefault(t: Mapped, ground: Ground, a: number, b: number): boolean {
  if (!adjacent(ground, a, b)) return false;
  const [x, y] = [t.locations[a], t.locations[b]];
  if (x.underground || y.underground) return true;
  if (x.wall && y.wall) return true;
  if (isPartedByRiver(t, ground, a, b)) return false;
  if (x.wall && !joinsWall(t, ground, a, b)) return false;
  if (y.wall && !joinsWall(t, ground, b, a)) return false;
  return !isPartedByWall(t, ground, a, b);
}

export function defaultConnections(t: Mapped): Connection[] {
  const ground = groundOf(t);
  const found: Connection[] = [];
  for (let a = 0; a < t.locations.length; a++) {
    for (let b = a + 1; b < t.locations.length; b++) {
      if (isConnectedByDefault(t, ground, a, b)) found.push({ a, b, origin: 'default', by: -1 });
    }
  }
  return found;
}

/** The sets of connected locations, from the list (DF-8.19). */
export function linksOf(count: number, connections: readonly Connection[]): number[] {
  const links: number[] = new Array(count).fill(0);
  for (const { a, b, origin } of connections) {
    if (origin === 'removed') continue;
    links[a] |= 1 << b;
    links[b] |= 1 << a;
  }
  return links;
}

/** DF-9.2: what the map suggests as accessible from outside. */
export function suggestedEntries(t: Table): number {
  const ground = groundOf(t);
  let found = 0;
  t.locations.forEach(({ wall, underground }, l) => {
    if (underground) return;
    const own = ground.outlines[l];
    if (own === null) return;
    const shut = t.locations.some((other, i) => {
      const line = ground.outlines[i];
      if (!other.wall || i === l || line === null) return false;
      return wall ? isSurrounded(own, line) : isInsideWall(t, ground, l, i);
    });
    if (!shut) found |= 1 << l;
  });
  return found === 0 ? everywhere(t) : found;
}
