/** A table as the page sees it, wherever its rules run: in this browser or on a server. */
import type {
  Contribution,
  ContributionBody,
  Fact,
  Language,
  MatchRecord,
  Options,
  Outcome,
  Plain,
  Refusal,
  Seat,
  View,
} from '@guildhall/kernel';
import type { Player } from '@guildhall/table';
import type { BotLevel, FairnessReply, Status } from '@guildhall/wire';

export type { BotLevel, Status };

/** What anyone may know of a table's chance: all of it once the match is over. */
export type Fairness = FairnessReply;

/** The rule named when the server refuses for a reason of its own; the page has a sentence for each reason. */
export const SERVER_RULE = 'GH';

/** Who sits where. */
export interface SeatPlan {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level?: BotLevel;
}

export interface TablePlayer extends Player {
  /** The bot that plays here now, if one does. */
  level: BotLevel | null;
  /** A person's seat that a bot plays for the time being. */
  stoodIn: boolean;
}

/** One line of the log: a fact, and after how many decisions it happened. */
export interface LogLine {
  n: number;
  decision: number;
  fact: Fact;
}

export interface ChatLine {
  n: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

/** `kept`: everything given is stored. */
export type Keeping = 'kept' | 'sending' | 'reconnecting' | 'offline';

export interface Clocks {
  /** Milliseconds left per seat, as of `at`; the clocks of `running` go down since then. */
  left: (number | null)[];
  running: readonly Seat[];
  at: number;
}

export interface TableState {
  id: string;
  game: string;
  name: string;
  status: Status;
  /** Whose eyes; null: a spectator. */
  seat: Seat | null;
  /** All the seats played from here. */
  mine: readonly Seat[];
  /** null until the first view has come. */
  view: View | null;
  players: readonly TablePlayer[];
  log: readonly LogLine[];
  /** What happened since the view before this one, oldest first. */
  fresh: readonly Fact[];
  decisions: number;
  /** An answer on its way. */
  sent: Plain | null;
  keeping: Keeping;
  /** The last answer can be taken back at once, after asking the others, or not at all. */
  undo: 'free' | 'ask' | 'none';
  /** Somebody asks to take back an answer; the others may agree. */
  undoAsked: { seat: Seat; mustAnswer: boolean } | null;
  /** Somebody proposes to abandon the match; it ends once all agree. */
  abandon: { agreed: readonly Seat[]; missing: readonly Seat[]; mustAnswer: boolean } | null;
  /** The table where the same people play again, once somebody has asked for it. */
  next: string | null;
  /** null: there is no chat, everybody sits here. */
  chat: readonly ChatLine[] | null;
  chatOpen: boolean;
  /** What was added beside the game and is in force, oldest first. */
  contributions: readonly Contribution[];
  watching: number;
  clocks: Clocks | null;
  options: Options;
  outcome: Outcome | null;
  /** Several people at one device: pass it before the next one looks. */
  passTo: Seat | null;
  /** Something went wrong that the page must say. */
  problem: string | null;
}

export interface TableSource {
  get(): TableState;
  subscribe(hear: () => void): () => void;
  /** Gives an answer; null when it is kept, or why it was refused. */
  answer(answer: Plain): Promise<Refusal | null>;
  /** Why an answer is not legal, at once if the rules are here; undefined: only the server can say. */
  whyNot(answer: Plain): Refusal | null | undefined;
  /** Why an answer is not legal, from whoever judges. */
  why(answer: Plain): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** Agrees (or not) to another's undo. */
  consent(agree: boolean): void;
  /** Null when it was said, or why not. */
  say(text: string): Promise<Refusal | null>;
  /** Adds something beside the game; null when it is kept, or why it was refused. */
  contribute(body: ContributionBody): Promise<Refusal | null>;
  /** The device has been passed. */
  passed(): void;
  resign(): void;
  /** Votes to abandon the match, or takes the vote back. */
  abandon(agree: boolean): void;
  /** A bot plays on for somebody who is not here, or for oneself; and back. */
  takeOver(seat: Seat): void;
  giveBack(): void;
  /** Fills the open seats with bots and begins. */
  begin(): void;
  /** Takes an open seat. */
  sitDown(): Promise<void>;
  /** The same again, with the same seats; gives the new table's id. */
  rematch(): Promise<string | null>;
  /** The match as a file; null while it must stay secret. */
  record(): Promise<MatchRecord | null>;
  /** The commitment, what the seats added and, when all is over, the seed; null: nothing is promised here. */
  fairness(): Promise<Fairness | null>;
  close(): void;
}

/** A table in a list: my tables, the lobby. */
export interface TableSummary {
  id: string;
  game: string;
  name: string;
  players: readonly TablePlayer[];
  updated: number;
  /** The question put to me, if one is. */
  question: { sentence: { [language in Language]: string }; rule: string } | null;
  /** It waits for me. */
  asked: boolean;
  waitingFor: readonly Seat[];
  /** When the clock runs out, or null. */
  due: number | null;
  watching?: number;
  outcome: Outcome | null;
  status: Status;
  mine: Seat | null;
}
