/** Stunts (D8): where they are open, and with which skills. */
import type { ConflictId, SkillId, StuntId } from './ids.ts';
import { CONFLICT_IDS } from './ids.ts';
import { OFFENSIVE } from './skills.ts';

/** When the effect of a stunt ends. */
export const STUNT_ENDS = [
  'at_once',
  'end_of_next_round',
  'use_an_item',
  'move',
  'unpaid_broken_parted',
  'request_or_changed',
  'until_changed',
] as const;
export type StuntEnd = (typeof STUNT_ENDS)[number];

type Stunt = {
  readonly skills: { readonly [conflict in ConflictId]: readonly SkillId[] };
  readonly ends: StuntEnd;
};

const { combat, chase } = OFFENSIVE;
/** Grips, blows from the saddle and the like are nothing one does by looking. */
const bodily: readonly SkillId[] = chase.filter((skill) => skill !== 'spot');
const none: readonly SkillId[] = [];

/** WS-16.36: the offensive skills of the other types. */
const foreign = (here: ConflictId): readonly SkillId[] =>
  CONFLICT_IDS.filter((conflict) => conflict !== here).flatMap((conflict) => OFFENSIVE[conflict]);

export const STUNTS: { readonly [stunt in StuntId]: Stunt } = {
  aimed_attack: { skills: { combat, chase: none, discussion: none }, ends: 'end_of_next_round' },
  daze: { skills: { combat, chase, discussion: ['bluff'] }, ends: 'end_of_next_round' },
  disarm: { skills: { combat, chase: bodily, discussion: none }, ends: 'use_an_item' },
  forceful_blow: { skills: { combat, chase, discussion: ['expression'] }, ends: 'at_once' },
  /** WS-16.26: in combat at close range. */
  grip: { skills: { combat: ['brawl'], chase: bodily, discussion: none }, ends: 'unpaid_broken_parted' },
  break_free: { skills: { combat, chase, discussion: none }, ends: 'at_once' },
  knockdown: { skills: { combat, chase: bodily, discussion: none }, ends: 'move' },
  mixing: {
    skills: { combat: foreign('combat'), chase: foreign('chase'), discussion: foreign('discussion') },
    ends: 'at_once',
  },
  polite_request: { skills: { combat: none, chase: none, discussion: ['persuasion'] }, ends: 'request_or_changed' },
  push: { skills: { combat, chase: none, discussion: none }, ends: 'at_once' },
  pull: { skills: { combat, chase: none, discussion: none }, ends: 'at_once' },
  route_change: { skills: { combat: none, chase, discussion: none }, ends: 'until_changed' },
  threat: { skills: { combat: none, chase: none, discussion: ['intimidation'] }, ends: 'at_once' },
};
