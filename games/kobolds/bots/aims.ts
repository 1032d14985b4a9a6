/** Where a model would go at first glance: what its side wants of it in this scenario, or the enemy. */
import { distance, type Point } from '@guildhall/geometry';
import { BOARD_SIZE, CARRIAGE_LENGTH, CARRIAGE_START, MARKER_RADIUS } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { roleOf } from './roles.ts';
import { nearestPrey } from './stance.ts';

const aim = { x: 0, y: 0, r: 0 };
export type Aim = Readonly<typeof aim>;

function at(x: number, y: number, r = 0): Aim {
  aim.x = x;
  aim.y = y;
  aim.r = r;
  return aim;
}

const farEdge = (t: Table, seat: number): number => (t.south === seat ? BOARD_SIZE : 0);

function nearestMarker(t: Table, from: Point): Aim | null {
  let least = Number.POSITIVE_INFINITY;
  let found: Point | null = null;
  for (const marker of t.markers) {
    if (marker.state !== 'hidden' && marker.state !== 'found') continue;
    const far = distance(from, marker) - (marker.state === 'found' ? 4 : 0);
    if (far >= least) continue;
    least = far;
    found = marker;
  }
  return found && at(found.x, found.y, MARKER_RADIUS);
}

function prey(t: Table, m: number, seat: number): Aim | null {
  const e = nearestPrey(t, m, seat);
  return e === NONE ? null : at(t.models[e].x, t.models[e].y, t.models[e].r);
}

/** One and the same object, filled anew by every call; null if the model has nothing to go for. */
export function aimOf(t: Table, m: number, seat: number): Aim | null {
  const model = t.models[m];
  const role = roleOf(model);
  switch (t.scenario) {
    case 'hide-and-seek':
      if (role !== 'wizard') return nearestMarker(t, model) ?? prey(t, m, seat);
      break;
    case 'runaway-carriage':
      if (role === 'fighter' && t.carriage !== NONE) {
        const { y0, y1 } = CARRIAGE_START;
        return at(Math.min(Math.max(model.x, t.carriage), t.carriage + CARRIAGE_LENGTH), Math.min(Math.max(model.y, y0), y1));
      }
      break;
    case 'mr-cuddly':
      if (role === 'fighter' && t.cuddly !== NONE) return at(t.models[t.cuddly].x, t.models[t.cuddly].y, t.models[t.cuddly].r);
      break;
    case 'territory-grab':
      return at(model.x, farEdge(t, seat));
    case 'vic':
      if (seat !== t.escort && t.vic !== NONE && role === 'fighter') {
        return at(t.models[t.vic].x, t.models[t.vic].y, t.models[t.vic].r);
      }
      break;
    case 'chuck-ball':
      if (t.chest !== null && t.chest.carrier === NONE && role === 'fighter') return at(t.chest.x, t.chest.y, MARKER_RADIUS);
      break;
  }
  return prey(t, m, seat);
}
