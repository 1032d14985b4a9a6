/** Chapter 2, geometry: 36 cells in reading order, their names, and tables of neighbours built once. */

export const SPACES = 36;
/** Stands where a space is expected and there is none. */
export const NOWHERE = -1;
/** Stands where a seat is expected and there is nobody. */
export const NOBODY = -1;

/** BR-2.1: columns A to F from west to east, rows 1 to 6 from north to south. */
export const SPACE_NAMES: readonly string[] = Array.from(
  { length: SPACES },
  (_, s) => `${'ABCDEF'[s % 6]}${Math.floor(s / 6) + 1}`,
);

const BY_NAME: ReadonlyMap<string, number> = new Map(SPACE_NAMES.map((name, s) => [name, s]));

/** The space of that name, or NOWHERE. */
export function spaceNamed(name: string): number {
  return BY_NAME.get(name) ?? NOWHERE;
}

/** The space a table of data names; throws if the table is wrong. */
export function spaceOf(name: string): number {
  const s = spaceNamed(name);
  if (s === NOWHERE) throw new Error(`there is no space "${name}"`);
  return s;
}

export const CORNERS: readonly number[] = [0, 5, 35, 30];

/** BR-31.1 and BR-32.2: the corners of 1 to 4 players, clockwise from A1 (BR-4.12). */
export const FIREHOUSES: readonly (readonly number[])[] = [[], [0], [0, 35], [0, 5, 35], [0, 5, 35, 30]];

/** BR-2.13: the corners that are no spaces with so many players. */
export const MISSING_CORNERS: readonly (readonly number[])[] = FIREHOUSES.map((used) => CORNERS.filter((s) => !used.includes(s)));

/** BR-2.4: the University stands on C3, D3, C4 and D4. */
export const UNIVERSITY: readonly number[] = [14, 15, 20, 21];

/** Steps of row and column: north, east, south, west. */
const ORTHOGONAL = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const DIAGONAL = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** BR-2.12: the board does not wrap around. */
function beside(s: number, dr: number, dc: number): number {
  const row = Math.floor(s / 6) + dr;
  const col = (s % 6) + dc;
  return row < 0 || row > 5 || col < 0 || col > 5 ? NOWHERE : row * 6 + col;
}

function around(steps: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  return SPACE_NAMES.map((_, s) => steps.map(([dr, dc]) => beside(s, dr, dc)).filter((n) => n !== NOWHERE));
}

/** BR-2.9: cells sharing an edge. */
export const ADJACENT = around(ORTHOGONAL);
/** BR-2.10, BR-2.15: all eight neighbours. */
export const SURROUNDING = around([...ORTHOGONAL, ...DIAGONAL]);

/** TOWARD[direction][space]: the next cell north (0), east (1), south (2), west (3), or NOWHERE. */
export const TOWARD: readonly (readonly number[])[] = ORTHOGONAL.map(([dr, dc]) => SPACE_NAMES.map((_, s) => beside(s, dr, dc)));

export function isAdjacent(a: number, b: number): boolean {
  return ADJACENT[a].includes(b);
}
