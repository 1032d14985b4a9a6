/** WS-10.10: the usual shapes of conflicts, for a GM who brings an opposition of their own. */
import { type ConflictId, SHAPES, type ShapeId, type Words } from '../../data/index.ts';
import type { ScenarioWords } from './scenarios.ts';

const zones: readonly Words[] = [
  { en: 'Near side', pl: 'Bliższa strona' },
  { en: 'Middle', pl: 'Środek' },
  { en: 'Far side', pl: 'Dalsza strona' },
];

/** Until the stake is worded. */
const stakes: { readonly [type in ConflictId]: readonly [heroes: Words, opposition: Words] } = {
  combat: [
    { en: 'the heroes hold the field', pl: 'pole zostaje przy bohaterach' },
    { en: 'the heroes are beaten', pl: 'bohaterowie zostają pobici' },
  ],
  chase: [
    { en: 'the heroes get what they are after', pl: 'bohaterowie dopinają swego' },
    { en: 'the heroes come too late', pl: 'bohaterowie przybywają za późno' },
  ],
  discussion: [
    { en: 'the heroes have the last word', pl: 'ostatnie słowo należy do bohaterów' },
    { en: 'the heroes must give in', pl: 'bohaterowie muszą ustąpić' },
  ],
};

function shape(id: ShapeId, en: string, pl: string): ScenarioWords {
  const { type } = SHAPES[id];
  return { title: { en, pl }, zones: type === 'combat' ? zones : [], stakes: stakes[type] };
}

export const shapes: { readonly [id in ShapeId]: ScenarioWords } = {
  duel: shape('duel', 'Duel', 'Pojedynek'),
  bar_fight: shape('bar_fight', 'Bar fight', 'Bójka w tawernie'),
  shootout: shape('shootout', 'Shootout', 'Strzelanina'),
  battle: shape('battle', 'Battle', 'Bitwa'),
  rooftops: shape('rooftops', 'Rooftop chase', 'Pościg po dachach'),
  tailing: shape('tailing', 'Tailing', 'Śledzenie'),
  sneaking: shape('sneaking', 'Sneaking into a guarded place', 'Zakradanie się w strzeżone miejsce'),
  sport: shape('sport', 'Sports', 'Sport'),
  negotiation: shape('negotiation', 'Negotiation', 'Negocjacje'),
  seduction: shape('seduction', 'Seduction', 'Uwodzenie'),
  debate: shape('debate', 'Scientific debate', 'Spór naukowy'),
  haggling: shape('haggling', 'Haggling', 'Targowanie się'),
};
