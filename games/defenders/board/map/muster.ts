/**
 * Who stands where, over the sheet: one unit is a coin with its name, two and more a muster roll on a thread to their place.
 * Measured in points of the screen, so that names keep their size however small the sheet is shown.
 */
import type { DefenderView, TableView, ThreatView } from '../../view.ts';
import { entryArrow, type Frame, indexOf, type Spot, spotOf } from './layout.ts';
import { NAME_SIZE, nameBoxes } from './names.ts';

/** How the sheet lies on the screen: points for each unit, and where the sheet's zero is. */
export interface Screen {
  width: number;
  height: number;
  k: number;
  x: number;
  y: number;
}
/** Around the sheet, in its units: its edge, and room for the discs of entry points. */
const MARGIN = 30;

/** The frame of the picture around a part of the sheet. */
export const viewBoxOf = ({ x, y, w, h }: Frame): Frame => ({
  x: x - MARGIN,
  y: y - MARGIN,
  w: w + 2 * MARGIN,
  h: h + 2 * MARGIN,
});
export function screenOf(width: number, height: number, frame: Frame): Screen {
  const { x, y, w, h } = viewBoxOf(frame);
  const k = Math.min(width / w, height / h);
  return { width, height, k, x: (width - w * k) / 2 - x * k, y: (height - h * k) / 2 - y * k };
}
/** Narrower than this, the sheet has no room for rolls: they are counted, and opened by a press. */
const LEAST_FOR_ROLLS = 560;
export const isCompact = ({ width }: Screen): boolean => width < LEAST_FOR_ROLLS;
/** Names of places are never smaller than this on the screen, and need not be larger than that. */
const LEAST_NAME = 13;
const MOST_NAME = 23;
export const nameSizeAt = ({ k }: Screen): number =>
  Math.round(10 * Math.max(LEAST_NAME / k, Math.min(NAME_SIZE, MOST_NAME / k))) / 10;

/** Marks are drawn with letters of 13 units: larger where those would be under 11 points. */
export const markScaleAt = ({ k }: Screen): number => Math.max(1, 11.2 / 13 / k);

export type Unit = DefenderView | ThreatView;
export const isDefender = (unit: Unit): unit is DefenderView => 'abilities' in unit;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** `in` a place, `before` it to attack it, or `outside` of the city. */
export type Where = 'in' | 'before' | 'outside';
export interface Muster extends Box {
  key: string;
  where: Where;
  /** The id of the place; '' outside. */
  place: string;
  units: readonly Unit[];
  /** Where the thread ends; null: nowhere. */
  home: Spot | null;
}

const COIN = { size: 46, gap: 3, letter: 6.7, pad: 16, most: 150 } as const;
const COUNTED = 64;
/** A row has its sign, name, wounds and value; so broad are the letters of a name. */
const ROLL = { head: 21, row: 22, around: 84, letter: 6.6, least: 150, most: 270 } as const;
const EDGE = 4;

const lettersOf = (units: readonly Unit[]): number => Math.max(...units.map(({ name }) => [...name].length));

function sizeOf(units: readonly Unit[], compact: boolean): { w: number; h: number } {
  if (units.length === 1) {
    const label = Math.min(COIN.most, [...units[0].name].length * COIN.letter + COIN.pad);
    return { w: compact ? COIN.size : COIN.size + COIN.gap + label, h: COIN.size };
  }
  if (compact) return { w: COUNTED, h: COIN.size };
  const wanted = Math.round(ROLL.around + ROLL.letter * lettersOf(units));
  return { w: Math.max(ROLL.least, Math.min(ROLL.most, wanted)), h: ROLL.head + ROLL.row * units.length + 3 };
}

/** The groups, the largest first: the small ones find a place between them. */
function groupsOf(table: TableView): Omit<Muster, keyof Box | 'home'>[] {
  const alive = table.threats.filter(({ where }) => where !== 'destroyed');
  const groups: Omit<Muster, keyof Box | 'home'>[] = table.locations.flatMap(({ id: place }) => [
    { key: `in ${place}`, where: 'in' as const, place, units: table.defenders.filter(({ where }) => where === place) },
    {
      key: `foes in ${place}`,
      where: 'in' as const,
      place,
      units: alive.filter(({ where, target }) => where === place && (target === '' || target === place)),
    },
    {
      key: `before ${place}`,
      where: 'before' as const,
      place,
      units: alive.filter(({ where, target }) => target === place && where !== place),
    },
  ]);
  groups.push({
    key: 'outside',
    where: 'outside',
    place: '',
    units: alive.filter(({ where, target }) => where === 'outside' && target === ''),
  });
  return groups.filter(({ units }) => units.length > 0).sort((a, b) => b.units.length - a.units.length);
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const STEP = 22;
const REACH = 8;
/** What it costs to cover a point of another muster, of a name, of the middle of a place; a point of distance costs 1. */
const COSTS = [4, 1.2, 0.1] as const;
/** And what it costs to touch one at all. */
const TOUCH = [1000, 60, 0] as const;

/** Each as near to its place as nothing else is covered. */
export function mustersOf(table: TableView, screen: Screen, frame: Frame): Muster[] {
  const compact = isCompact(screen);
  const at = ({ x, y }: Spot): Spot => ({ x: screen.x + x * screen.k, y: screen.y + y * screen.k });
  const names = nameBoxes(
    table.sketch,
    table.locations.map(({ name }) => name),
    nameSizeAt(screen),
  ).map((box) => ({ ...at(box), w: box.w * screen.k, h: box.h * screen.k }));
  const middles = table.locations.flatMap((_, l): Box[] => {
    const spot = spotOf(table, l);
    if (!spot) return [];
    const { x, y } = at(spot);
    return [{ x: x - 24, y: y - 20, w: 48, h: 40 }];
  });
  for (const entry of table.entries) {
    const spot = spotOf(table, indexOf(table, entry));
    if (!spot) continue;
    // The arrow and number of an entry point count like a name.
    const { from, to } = entryArrow(spot, frame);
    const [a, b] = [at(from), at(to)];
    const [left, top] = [Math.min(a.x, b.x) - 14, Math.min(a.y, b.y) - 14];
    names.push({ x: left, y: top, w: Math.abs(a.x - b.x) + 28, h: Math.abs(a.y - b.y) + 28 });
  }
  const placed: Muster[] = [];
  for (const group of groupsOf(table)) {
    const size = sizeOf(group.units, compact);
    const l = table.locations.findIndex(({ id }) => id === group.place);
    const spot = l >= 0 ? spotOf(table, l) : null;
    if (l >= 0 && !spot) continue;
    const home = spot && at(spot);
    const wish = home
      ? { x: home.x - size.w / 2, y: group.where === 'before' ? home.y - size.h - 26 : home.y + 16 }
      : { x: EDGE + 10, y: EDGE + 50 };
    placed.push({ ...group, ...best(wish, size, screen, [placed, names, middles]), home });
  }
  return placed;
}

/** Near its place first; only where that covers another, all of the sheet is searched. */
function best(wish: Spot, size: { w: number; h: number }, screen: Screen, around: readonly (readonly Box[])[]): Box {
  const near = search(wish, size, screen, around, REACH);
  const isFree = around[0].every((other) => overlap(near, other) === 0);
  return isFree ? near : search(wish, size, screen, around, Math.ceil(Math.max(screen.width, screen.height) / STEP));
}

function search(
  wish: Spot,
  { w, h }: { w: number; h: number },
  screen: Screen,
  around: readonly (readonly Box[])[],
  reach: number,
): Box {
  const clamp = (n: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, n));
  let found: Box = { x: 0, y: 0, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const x = Math.round(clamp(wish.x + i * STEP, screen.width - w));
      const y = Math.round(clamp(wish.y + j * STEP, screen.height - h));
      const box = { x, y, w, h };
      let cost = Math.hypot(x - wish.x, y - wish.y);
      for (const [n, weight] of COSTS.entries()) {
        for (const other of around[n]) {
          if (cost >= least) break;
          const area = overlap(box, other);
          if (area > 0) cost += TOUCH[n] + weight * area;
        }
      }
      if (cost >= least) continue;
      least = cost;
      found = box;
    }
  }
  return found;
}

/** Where the thread leaves the muster: the point of its edge nearest to home. */
export const threadOf = ({ x, y, w, h, home }: Muster): { from: Spot; to: Spot } | null => {
  if (!home) return null;
  const from = { x: Math.max(x, Math.min(x + w, home.x)), y: Math.max(y, Math.min(y + h, home.y)) };
  return Math.hypot(from.x - home.x, from.y - home.y) < 10 ? null : { from, to: home };
};
