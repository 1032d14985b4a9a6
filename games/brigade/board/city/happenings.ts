/** What the board shows of facts: which spaces a fact speaks of, and in which order things happen over the city. */
import type { Fact, Plain } from '@guildhall/kernel';
import { DIRECTIONS, type Direction, EVENTS } from '../../data/index.ts';
import { NOWHERE, spaceNamed } from '../../spaces.ts';

const namesIn = (value: Plain | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap((part) => namesIn(part)) : [];

/** Every space a fact names. */
export function spacesOf(fact: Fact): number[] {
  const found = new Set<number>();
  for (const key of ['space', 'spaces', 'path', 'from', 'to', 'source']) {
    for (const name of namesIn(fact[key])) {
      const space = spaceNamed(name);
      if (space !== NOWHERE) found.add(space);
    }
  }
  return [...found];
}

/** One thing to be seen over a space, after `delay` milliseconds. */
export interface Happening {
  key: string;
  kind: 'fireball' | 'rise' | 'fall' | 'shield' | 'ash' | 'loyalty' | 'renown';
  space: number;
  /** "+1", "−2"; '' if nothing is counted. */
  figure: string;
  seat: number;
  delay: number;
}

/** The way a piece went. */
export interface Trail {
  key: string;
  spaces: readonly number[];
  seat: number;
}

export interface Spectacle {
  wind: Direction | null;
  happenings: readonly Happening[];
  trails: readonly Trail[];
}

/** The way of a fact about a piece; null if it tells of none. */
export function trailOf(fact: Fact): Trail | null {
  if (typeof fact.seat !== 'number') return null;
  const way = Array.isArray(fact.path)
    ? fact.path
    : /^(brigade|wagon)(Moved|Pushed|Returned)$/.test(fact.kind)
      ? [fact.from, fact.to]
      : [];
  const spaces = way.map((name) => spaceNamed(String(name))).filter((space) => space !== NOWHERE);
  return spaces.length > 1 ? { key: `${fact.kind} ${fact.seat} ${spaces.join(' ')}`, spaces, seat: fact.seat } : null;
}

const KINDS: { [fact: string]: Happening['kind'] } = {
  fireballLanded: 'fireball',
  fireRose: 'rise',
  fireFell: 'fall',
  fireExtinguished: 'fall',
  protected: 'shield',
  blockDestroyed: 'ash',
  loyaltyGained: 'loyalty',
  renownPlaced: 'renown',
};

const BEAT = 90;
/** A long row of facts is told faster, so that nobody waits for the picture. */
const LONGEST = 900;

const figureOf = (fact: Fact): string => {
  if (typeof fact.from === 'number' && typeof fact.to === 'number' && fact.kind.startsWith('fire')) {
    const by = fact.to - fact.from;
    return by > 0 ? `+${by}` : `−${-by}`;
  }
  return fact.kind === 'renownPlaced' ? `+${Number(fact.n)}` : '';
};

/** The order in which a gust is worked through: from the side it blows toward (BR-7.6). */
export function windOrder(direction: Direction): (row: number, column: number) => number {
  return {
    north: (row: number) => row,
    east: (_row: number, column: number) => 5 - column,
    south: (row: number) => 5 - row,
    west: (_row: number, column: number) => column,
  }[direction];
}

export function spectacleOf(fresh: readonly Fact[]): Spectacle {
  let wind: Direction | null = null;
  const list: Omit<Happening, 'delay'>[] = [];
  const trails = new Map<string, Trail>();
  for (const fact of fresh) {
    const trail = trailOf(fact);
    if (trail) trails.set(trail.key, trail);
    if (fact.kind === 'eventDrawn') {
      const card = EVENTS.find(({ id }) => id === fact.card);
      if (card?.kind === 'gust') wind = DIRECTIONS.find((name) => name === card.direction) ?? null;
    }
    const kind = KINDS[fact.kind];
    const space = typeof fact.space === 'string' ? spaceNamed(fact.space) : NOWHERE;
    if (kind === undefined || space === NOWHERE) continue;
    list.push({
      key: `${list.length} ${fact.kind}`,
      kind,
      space,
      figure: figureOf(fact),
      seat: typeof fact.seat === 'number' ? fact.seat : -1,
    });
  }
  const beat = list.length > 1 ? Math.min(BEAT, LONGEST / list.length) : 0;
  return {
    wind,
    trails: [...trails.values()],
    happenings: list.map((happening, i) => ({ ...happening, delay: Math.round(i * beat) })),
  };
}
