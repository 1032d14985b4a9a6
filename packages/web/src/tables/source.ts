/** A table as the page sees it, wherever its rules run: in this browser or on a server. */
import type {
  Asked,
  Contribution,
  ContributionBody,
  Fact,
  FirstTable,
  Language,
  MatchGiven,
  Options,
  Outcome,
  Plain,
  Refusal,
  Seat,
  StandingOrders,
  View,
} from '@guildhall/kernel';
import type { Frozen, MatchRecord } from '@guildhall/kernel/hall';
import type { Player } from '@guildhall/table';
import type { BotLevel, CampaignState, FairnessReply, Pace, SeatState, Status } from '@guildhall/wire';
import type { CommandInput } from './socket.ts';

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

/** A table for those who sit here. */
export interface LocalPlan {
  game: string;
  name: string;
  seats: SeatPlan[];
  options: { [name: string]: Plain };
  /** What is handed in; without it nothing is. */
  given?: MatchGiven;
  /** What is answered for everybody at the start, by question and seat. */
  answers?: FirstTable['answers'];
}

export interface TablePlayer extends Player {
  /** The bot that plays here now, if one does. */
  level: BotLevel | null;
  /** A person's seat that a bot plays for the time being. */
  stoodIn: boolean;
  /** Why it does. */
  because?: SeatState['botBecause'];
  /** Back from the next question on. */
  returning?: boolean;
  /** Whoever comes may take this seat. */
  offered?: boolean;
  /** Who sat here before: by this name up to that line of the log. */
  former?: readonly { name: string; until: number }[];
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

/** `kept`: everything given is stored. `unkept`: this browser stores nothing. */
export type Keeping = 'kept' | 'sending' | 'reconnecting' | 'offline' | 'unkept';

export interface Clocks {
  /** Milliseconds left per seat, as of `at`; the clocks of `running` go down since then. */
  left: (number | null)[];
  running: readonly Seat[];
  at: number;
}

/** Who comes and goes. */
export interface Coming {
  host: Seat | null;
  /** Persons whose pause stands; none: the game goes on. */
  pause: readonly Seat[];
  /** All are gone or away, and the game waits. */
  suspended: boolean;
  /** By seat, from when on others may mark its person as away; null: nothing waits for that person. */
  awayAt: readonly (number | null)[];
  /** By seat, from when on others may do so because its person is not connected; null: is connected. */
  absentAt: readonly (number | null)[];
  /** Seats of yours that others gave away. */
  lost: readonly Seat[];
}
/** Where everybody sits at one device nobody comes or goes. */
export const ALL_HERE: Coming = { host: null, pause: [], suspended: false, awayAt: [], absentAt: [], lost: [] };

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
  coming: Coming;
  clocks: Clocks | null;
  /** What was agreed about time; null: nothing need be, at a table of this browser. */
  pace: Pace | null;
  options: Options;
  /** A bot may play on for a person who leaves for good, also where the game can be conceded. */
  standIns: boolean;
  /** Standing orders of the seat that looks. */
  orders: StandingOrders;
  outcome: Outcome | null;
  /** Several people at one device: pass it before the next one looks. */
  passTo: Seat | null;
  /** Something went wrong that the page must say. */
  problem: string | null;
  /** Why the match cannot go on by the rules of today; null: it can. */
  frozen: Frozen | null;
  /** Another tab of this browser plays it now (`lost`), or has stored more than is shown here (`behind`). */
  tab?: 'lost' | 'behind' | null;
  /** What a campaign has beside the books; null: this is none. */
  campaign?: CampaignState | null;
  /** The campaign of which this is a fight. */
  linked?: { table: string } | null;
  /** What somebody asked of the table and a rule forbids, until the table moves on. */
  refused?: Refusal | null;
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
  /** Does something out of turn (the view's `mayAlso`); null when it is kept, or why it was refused. */
  act(act: string, answer: Plain): Promise<Refusal | null>;
  /** Gives a standing order, "pass at this window unless ...", or takes it back (null). */
  order(window: string, unless: readonly string[] | null): Promise<Refusal | null>;
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
  /** Somebody is away, or oneself: a bot plays on; and back. */
  takeOver(seat: Seat): void;
  giveBack(seat: Seat): void;
  /** Offers a seat to whoever comes, or no longer. */
  offer(seat: Seat, on: boolean): void;
  pause(on: boolean): void;
  /** Fills the open seats with bots and begins. */
  begin(): void;
  /** Takes an open seat, with whatever one brings for it, or a seat on offer. */
  sitDown(seat?: Seat, given?: Plain): Promise<void>;
  /** The same again, with the same seats; gives the new table's id. */
  rematch(): Promise<string | null>;
  /** The match as a file; null while it must stay secret. */
  record(): Promise<MatchRecord | null>;
  /** The commitment, what the seats added and, when all is over, the seed; null: nothing is promised here. */
  fairness(): Promise<Fairness | null>;
  /** At the table of a campaign on a server. */
  readonly campaign?: CampaignTable;
  close(): void;
}

/** A table of a campaign, for what is done there beside the books. */
export interface CampaignTable {
  readonly id: string;
  state(): TableState;
  /** Sends a command by the seat one looks through. */
  bySeat(make: (seat: Seat) => CommandInput): Promise<Refusal | null>;
}

/** The same in each language it was said in: the page knows a game's words only in those it was used in. */
export type Said<X> = { readonly [language in Language]?: X };

/** A table in a list: my tables, the lobby. */
export interface TableSummary {
  id: string;
  game: string;
  name: string;
  players: readonly TablePlayer[];
  updated: number;
  /** The question put to me, if one is; its words in the languages it was said in. */
  question: (Pick<Asked, 'name' | 'show' | 'rule'> & { sentence: Said<string> }) | null;
  /** It waits for me. */
  asked: boolean;
  waitingFor: readonly Seat[];
  /** The roles of the seats that are open, in the game's words. */
  wanted?: Said<readonly string[]>;
  /** When the clock runs out, or null. */
  due: number | null;
  watching?: number;
  /** By seat, which sign it plays by, in games where people choose. */
  signs?: readonly number[] | null;
  paused?: boolean;
  suspended?: boolean;
  outcome: Outcome | null;
  status: Status;
  mine: Seat | null;
}
