/** From the models of a view to what is drawn of each: where it stands, what it wears, and where its badges find room. */
import { EFFECT_IDS, EFFECTS, type EffectId, PROFILES, type ProfileId } from '../../data/index.ts';
import { BIT } from '../../effects.ts';
import type { TableView } from '../../view.ts';

export interface Figure {
  index: number;
  seat: number;
  profile: ProfileId;
  x: number;
  y: number;
  z: number;
  r: number;
  wounds: number;
  most: number;
  effects: readonly EffectId[];
  activated: boolean;
  hidden: boolean;
  shoots: boolean;
  leader: boolean;
  /** Where badges lie, as angles in degrees, east 0 and north 90: wounds, trade, height, then the effects. */
  angles: readonly number[];
}

export const effectsIn = (bits: number): EffectId[] => EFFECT_IDS.filter((id) => (bits & BIT[id]) !== 0);
export const isHarmful = (id: EffectId): boolean => EFFECTS[id].harmful;
/** How many wounds it takes to remove the model; Mr. Cuddly as the target has his own number. */
export const woundsOf = (profile: ProfileId): number => PROFILES[profile].wounds;

/** The directions that badges like best, in their order. */
const WISHES = [225, 315, 135, 45, 75, 15, 165, 195, 255, 285];

interface Spot {
  x: number;
  y: number;
}

/** Room for `n` badges around a base: away from neighbours and from each other. */
export function roomAround(me: Spot & { r: number }, others: readonly Spot[], n: number): number[] {
  const taken: number[] = [];
  for (let k = 0; k < n; k++) {
    let best = WISHES[k] ?? 0;
    let least = Number.POSITIVE_INFINITY;
    WISHES.forEach((angle, rank) => {
      if (taken.some((other) => Math.abs(((angle - other + 540) % 360) - 180) < 34)) return;
      const a = (angle / 180) * Math.PI;
      const spot = { x: me.x + Math.cos(a) * me.r * 1.05, y: me.y + Math.sin(a) * me.r * 1.05 };
      let cost = Math.abs(rank - k) * 0.12;
      for (const other of others) cost += Math.max(0, 0.85 - Math.hypot(other.x - spot.x, other.y - spot.y)) * 4;
      if (cost < least) {
        least = cost;
        best = angle;
      }
    });
    taken.push(best);
  }
  return taken;
}

export function figuresOf(table: TableView): Figure[] {
  const standing = table.models.map((model, index) => ({ model, index })).filter(({ model }) => model.place === 'play');
  return standing.map(({ model, index }) => {
    const near = standing
      .filter(({ model: m }) => m !== model && Math.hypot(m.x - model.x, m.y - model.y) < 3)
      .map(({ model: m }) => m);
    const effects = effectsIn(model.effects);
    const profile = PROFILES[model.profile];
    return {
      index,
      seat: model.seat,
      profile: model.profile,
      x: model.x,
      y: model.y,
      z: model.z,
      r: model.r,
      wounds: index === table.cuddly ? table.targetWounds : model.wounds,
      most: woundsOf(model.profile),
      effects,
      activated: model.activated,
      hidden: model.hidden,
      shoots: profile.abilities.includes('reload'),
      leader: profile.category === 'leader',
      angles: roomAround(model, near, 3 + effects.length),
    };
  });
}
