/** What can happen at a table. The events of a table, in order, are all there is of it. */
import type { ContributionBody, Contributor, MatchGiven, Plain, Seat } from '@guildhall/kernel';
import type { Entry, MatchRecord, Snapshot } from '@guildhall/kernel/hall';
import type { BotLevel, ChatRule, Pace, RulingState, SeatState, Settings } from '@guildhall/wire';

/** How a seat was filled when the table was set up. */
export type Seating =
  /**
   * `awaited`: the match does not begin before the person has come; for a bot, whoever set the table up. `given`: what the
   * person brought.
   */
  | { kind: 'person'; name: string; entropy: string; awaited?: boolean; given?: Plain }
  | { kind: 'bot'; level: BotLevel; awaited?: boolean }
  | { kind: 'open' };

/** How a table was set up; never changes. */
export interface Setting {
  options: { [name: string]: string | number | boolean };
  seats: Seating[];
  /** What was handed in by the one who set it up, by seat where it is a seat's own. Nobody is ever sent it. */
  given?: MatchGiven;
  pace: Pace;
  name: string;
  chat: ChatRule;
  /**
   * A match brought in as a file: its entropy, starting position, what it was given, log and contributions, and the rules it began by, if
   * others than those of the table.
   */
  imported: (Pick<MatchRecord, 'entropy' | 'start' | 'given' | 'log' | 'contributions'> & { rules?: string }) | null;
  /** The campaign of which the match is a fight: its chance is drawn by what the campaign is sealed with, and nobody adds to it. */
  linked?: NonNullable<Settings['linked']>;
  /** The seat of whoever set it up; without it the first person's. */
  host?: Seat;
  /** Whether a bot may play on for a person who leaves for good though the game can be conceded; without it: yes. */
  standIns?: boolean;
}

/** A match as it rested after an event, kept so that later rules can go on from there if they cannot replay what came before. */
export interface Kept extends Snapshot {
  sequence: number;
  digest: string;
  decision: number;
  /** Milliseconds left by seat. */
  left: (number | null)[];
}

/** Why a bot plays in a person's seat. */
export type Because = NonNullable<SeatState['botBecause']>;

export type TableEvent =
  /** A person sits down in an open seat, with whatever the person brings. */
  | { kind: 'sit'; seat: Seat; name: string; entropy: string; given?: Plain }
  /** A person who was awaited is there, and adds to chance. */
  | { kind: 'come'; seats: Seat[]; entropy: string }
  /** Cards are dealt, from what was given if anything was; open seats are filled with bots. */
  | { kind: 'begin'; fill: BotLevel; given?: MatchGiven }
  /** One or several answers of one seat, one after the other. */
  | { kind: 'answer'; seat: Seat; answers: { question: string; answer: Plain }[] }
  /** Something done out of turn. */
  | { kind: 'act'; seat: Seat; act: string; answer: Plain }
  /** A standing order, or its end (null). Others must not notice it. */
  | { kind: 'order'; seat: Seat; window: string; unless: string[] | null }
  | { kind: 'withdraw'; seat: Seat; question: string }
  /** A free undo. */
  | { kind: 'undo'; seat: Seat }
  /** `need`: seats whose person must agree; without it, those played by persons. */
  | { kind: 'askUndo'; seat: Seat; need?: Seat[] }
  | { kind: 'consent'; seat: Seat; request: number; agree: boolean }
  | { kind: 'chat'; seat: Seat; text: string }
  /** Something is added beside the game. */
  | { kind: 'contribute'; by: Contributor; body: ContributionBody }
  /** From now on a bot plays in this seat. */
  | { kind: 'takeOver'; of: Seat; level: BotLevel; because: Because }
  /** The person is back. */
  | { kind: 'giveBack'; seat: Seat }
  /** A seat is on offer, or no longer; a bot stands in. `by`: who offers it, if not its own person. */
  | { kind: 'offer'; of: Seat; on: boolean; level: BotLevel; by?: Seat }
  /** Another person takes a seat on offer, or one takes a seat back that others had given away. */
  | { kind: 'hand'; seat: Seat; name: string }
  | { kind: 'pause'; seat: Seat; on: boolean }
  /** `stuck`: the match could not go on, so nobody's return is waited for. */
  | { kind: 'abort'; seat: Seat; agree: boolean; need?: Seat[]; stuck?: true }
  /** Those who keep the hall end it. */
  | { kind: 'close' }
  /** The hall was closed, and is open since then: what went by meanwhile is taken from nobody's clock. */
  | { kind: 'reopen'; since: number }
  | { kind: 'rematch'; table: string }
  /** A table was laid for a fight of a campaign; `setUp`: a hash of what it was set up with. */
  | { kind: 'fight'; number: number; name: string; table: string; setUp: string }
  /** The organiser of a campaign sets until when a question can be answered, or lifts that (null). */
  | { kind: 'deadline'; question: string; until: number | null }
  /** The organiser of a campaign rules on a seat. */
  | { kind: 'ruling'; of: Seat; what: RulingState['what']; reason: string }
  /** From here on by these rules; `from`: the match goes on from this position and what followed it. */
  | { kind: 'adopt'; rules: string; digest: string | null; from: Kept | null };

/** An event in its place. */
export interface Happened {
  sequence: number;
  at: number;
  /** The seat that commanded it; -1: the server, or somebody who looks on (whose keys tell the person). */
  seat: Seat;
  key: string;
  event: TableEvent;
}

export type { Entry };
