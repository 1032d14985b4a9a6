/** The points at which people judge, who does, and the rule by which they can be overruled (D14). */
import type { DF } from '../rulebook/ids.generated.ts';

export const DECIDERS = ['table', 'card_player', 'finaliser', 'drawer', 'others', 'players', 'first_player'] as const;
export type Decider = (typeof DECIDERS)[number];

interface JudgementData {
  id: string;
  who: Decider;
  /** null: not overruled. */
  overruledBy: DF | null;
}

/** In the order of the table; their numbers count from 1. */
export const JUDGEMENT_LIST = [
  { id: 'setting', who: 'table', overruledBy: 'DF-4.5' },
  { id: 'word', who: 'card_player', overruledBy: null },
  { id: 'own_wording', who: 'card_player', overruledBy: 'DF-29.6' },
  { id: 'shape', who: 'card_player', overruledBy: 'DF-6.17' },
  { id: 'trade', who: 'card_player', overruledBy: 'DF-6.17' },
  { id: 'kind', who: 'finaliser', overruledBy: 'DF-6.17' },
  { id: 'place', who: 'finaliser', overruledBy: null },
  { id: 'barrier', who: 'drawer', overruledBy: 'DF-8.14' },
  { id: 'inside', who: 'drawer', overruledBy: 'DF-8.14' },
  { id: 'crossing', who: 'drawer', overruledBy: null },
  { id: 'connections', who: 'table', overruledBy: 'DF-8.16' },
  { id: 'entry_points', who: 'table', overruledBy: 'DF-9.2' },
  { id: 'entry_points_anew', who: 'table', overruledBy: 'DF-9.15' },
  { id: 'defence', who: 'others', overruledBy: 'DF-19.7' },
  { id: 'scene_outcome', who: 'players', overruledBy: 'DF-13.13' },
  { id: 'fate', who: 'first_player', overruledBy: 'DF-16.27' },
  { id: 'roles', who: 'first_player', overruledBy: null },
] as const satisfies readonly JudgementData[];

export type JudgementId = (typeof JUDGEMENT_LIST)[number]['id'];
export const JUDGEMENT_IDS: readonly JudgementId[] = JUDGEMENT_LIST.map(({ id }) => id);

/** Which of them are judged at which question. */
export const JUDGED_AT: { readonly [question: string]: readonly JudgementId[] } = {
  'world building/setting': ['setting'],
  'city creation/word': ['word', 'own_wording', 'shape', 'trade'],
  'finalise/name': ['kind'],
  'finalise/challenge': ['shape', 'trade', 'kind'],
  'nature/draw': ['barrier'],
  'map/draw': ['place', 'inside', 'crossing'],
  'connections/propose': ['connections'],
  'entry points/propose': ['entry_points'],
  'entry points/confirm': ['entry_points_anew'],
  'battle/challenge': ['defence'],
  'battle/vote': ['defence'],
  'reflection/roles': ['roles'],
  'reflection/play': ['scene_outcome'],
  'reflection/join': ['scene_outcome'],
  'threat acts/fate': ['fate'],
};
