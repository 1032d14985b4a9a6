/** Facts of moving (chapters 2 and 9). Positions are inches; `length` is what the centre was shifted, `limit` the most. */
import type { CardSide } from '../data/index.ts';
import type { FactOf, Term } from './terms.ts';

/** Every kind of straight move a model makes by itself. */
export const MOVE_KINDS = ['walk', 'dash', 'dodge', 'furious', 'ave-a-go', 'you-go-first', 'fast-shoes'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export type MovingFact =
  | FactOf<'dashDeclared', { seat: number; model: number }>
  | FactOf<'dashLost', { seat: number; model: number }>
  | FactOf<
      'moved',
      {
        seat: number;
        model: number;
        move: MoveKind;
        side: CardSide;
        from: [number, number];
        to: [number, number];
        length: number;
        limit: number;
        terms: Term[];
        /** Whom the move ends in base contact with. */
        touching: number[];
      }
    >
  | FactOf<'stayed', { seat: number; model: number; move: MoveKind }>
  /** It set its base exactly against another (KC-2.22). */
  | FactOf<'closedUp', { model: number; to: [number, number] }>
  | FactOf<'leftBoard', { seat: number; model: number; from: [number, number]; to: [number, number] }>
  | FactOf<
      'climbed',
      {
        seat: number;
        model: number;
        how: 'up' | 'down' | 'over';
        piece: number;
        from: [number, number, number];
        to: [number, number, number];
        length: number;
        limit: number;
      }
    >
  /** One test each; `tests` of them in all, two against a model with Grab (KC-16.48). */
  | FactOf<'breakingAway', { seat: number; model: number; enemies: number[]; tests: number }>
  | FactOf<'brokeAway', { seat: number; model: number }>
  /** `cost`: what the failed attempt used up. */
  | FactOf<'heldInPlace', { seat: number; model: number; by: number; cost: 'action' | 'walk' | 'dash' | 'move' }>;
