/** WS-10.10: the usual shapes of each type of conflict, as presets for a GM who brings an opposition of their own. */
import type { ConflictId, ShapeId } from './ids.ts';
import { COVER_PLACES, MOST_HEROES } from './numbers.ts';
import type { Scenario, ScenarioSide } from './shape.ts';

const middle: ScenarioSide = { zone: 1, pursuit: null };
const farApart: readonly ScenarioSide[] = [
  { zone: 0, pursuit: null },
  { zone: 2, pursuit: null },
];
const afterThem: readonly ScenarioSide[] = [
  { zone: 1, pursuit: 'pursuing' },
  { zone: 1, pursuit: 'fleeing' },
];
const beforeThem: readonly ScenarioSide[] = [
  { zone: 1, pursuit: 'fleeing' },
  { zone: 1, pursuit: 'pursuing' },
];
const abreast: readonly ScenarioSide[] = [
  { zone: 1, pursuit: 'racing' },
  { zone: 1, pursuit: 'racing' },
];

function shape(id: ShapeId, type: ConflictId, preset: Partial<Scenario> = {}): Scenario {
  return {
    id,
    type,
    heroes: [1, MOST_HEROES],
    sides: [middle, middle],
    statusQuo: 1,
    opposition: [],
    cover: [COVER_PLACES, COVER_PLACES, COVER_PLACES],
    // WS-10.12
    route: 'normal',
    formality: 'public',
    vehicle: null,
    features: [],
    fitting: { alone: [], company: [] },
    ...preset,
  };
}

export const SHAPES: { readonly [id in ShapeId]: Scenario } = {
  duel: shape('duel', 'combat', { sides: farApart, cover: [0, 0, 0] }),
  bar_fight: shape('bar_fight', 'combat'),
  shootout: shape('shootout', 'combat', { sides: farApart }),
  battle: shape('battle', 'combat', { sides: farApart, cover: [1, 0, 1] }),
  rooftops: shape('rooftops', 'chase', { sides: afterThem, route: 'difficult', vehicle: 'on_foot' }),
  tailing: shape('tailing', 'chase', { sides: afterThem }),
  sneaking: shape('sneaking', 'chase', { sides: beforeThem, route: 'difficult', vehicle: 'on_foot', features: ['darkness'] }),
  sport: shape('sport', 'chase', { sides: abreast, route: 'easy' }),
  negotiation: shape('negotiation', 'discussion', { formality: 'formal' }),
  seduction: shape('seduction', 'discussion', { formality: 'private' }),
  debate: shape('debate', 'discussion', { features: ['evidence'] }),
  haggling: shape('haggling', 'discussion'),
};
