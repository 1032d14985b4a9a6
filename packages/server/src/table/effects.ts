/** What an event did at a table, and what is left open by it. */
import type { Contribution, Fact, Seat, Told } from '@guildhall/kernel';
import type { ChatLine } from '@guildhall/wire';

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
