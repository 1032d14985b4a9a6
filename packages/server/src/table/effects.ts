/** What an event did at a table, and what is left open by it. */
import type { Contribution, Fact, Seat, Told } from '@guildhall/kernel';
import type { ChatLine } from '@guildhall/wire';
import type { TableEvent } from './events.ts';

/** What was told when one answer was carried out. */
export interface Line {
  sequence: number;
  at: number;
  told: Told<Fact>[];
}

/** Something that is done once everybody has agreed. */
export interface Vote {
  agreed: Seat[];
  /** Seats whose person must agree; null: those played by persons at that moment, as tables of old have it. */
  need: readonly Seat[] | null;
}

/** A request to take something back. */
export interface Ask extends Vote {
  sequence: number;
  seat: Seat;
}

/** What an event did, for those who must be told. */
export interface Effect {
  /** Told by this event; null: the game did not move. */
  told: Told<Fact>[] | null;
  /** Something was taken back: nothing that was shown before holds. */
  rewound: boolean;
  /** Seats, status, clocks or requests changed. */
  table: boolean;
  chat: ChatLine | null;
  /** A seat that went to somebody else; null: none. */
  handed: Seat | null;
  /** A seat whose standing orders changed, which nobody else may notice; null: none. */
  ordered: Seat | null;
  /** What was added beside the game. */
  contribution: Contribution | null;
  /** Numbers of contributions that went with their question. */
  gone: number[];
}

export const NO_EFFECT: Readonly<Effect> = {
  told: null,
  rewound: false,
  table: false,
  chat: null,
  handed: null,
  ordered: null,
  contribution: null,
  gone: [],
};

/** What is open at a table. */
export interface Asked {
  question: string | null;
  actors: readonly Seat[];
}

/** Face-down answers and their withdrawal leave the question open for the others, and so may what is done out of turn. */
export function sameQuestion(before: Asked, after: Asked, event: TableEvent): boolean {
  if (event.kind === 'withdraw') return true;
  const answered = event.kind === 'answer' && event.answers.length === 1;
  if ((!answered && event.kind !== 'act') || after.actors.length === 0) return false;
  if (after.question !== before.question) return false;
  const rest = answered ? before.actors.filter((actor) => actor !== event.seat) : before.actors;
  return rest.length === after.actors.length && rest.every((actor, i) => actor === after.actors[i]);
}

/** Numbers of contributions that were in force and are no more. */
export function goneOf(before: readonly Contribution[], after: readonly Contribution[]): number[] {
  const left = new Set(after.map(({ n }) => n));
  return before.flatMap(({ n }) => (left.has(n) ? [] : [n]));
}
