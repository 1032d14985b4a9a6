/** What the page gives to a game's board, and what a board gives to the page. Boards hold no rules. */
import type {
  Contribution,
  ContributionBody,
  Fact,
  GamePackage,
  Language,
  Options,
  Plain,
  PlainRecord,
  Refusal,
  Seat,
  Speaker,
  View,
} from '@guildhall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { CardShelf } from './card.ts';
import type { LogDress } from './log.ts';

export type { CardLine, CardNumber, CardPart, CardShelf, ThingCard } from './card.ts';
export type { LogDress, LogEyes } from './log.ts';

/** Somebody at the table, as the page knows them. */
export interface Player {
  seat: Seat;
  name: string;
  kind: 'person' | 'bot' | 'open';
  /** Connected now. */
  here: boolean;
  /** The role of the seat, by name, in games whose seats differ. */
  role?: string | null;
}

/** A fight of a campaign: it waits for its table, is being played there, or is over. */
export interface Fight {
  /** Among those of its round, from 0. */
  number: number;
  name: string;
  /** By seat of the fight, the seat here that plays it. */
  players: readonly Seat[];
  table: string | null;
  state: 'waiting' | 'open' | 'over';
}

export interface Fights {
  /** Those of the present round. */
  readonly list: readonly Fight[];
  open(number: number): void;
  /** The names of all fights that were played at a table and are over. */
  readonly past: readonly string[];
  /** Shows such a fight again, at a moment that the fight's own board knows, or else at its end. */
  watch(name: string, moment: string): void;
}

/** What the organiser of a campaign does beside the books, and what came of it. */
export interface Desk {
  organiser: Seat;
  /** Until when the question can be answered and anything be done, in milliseconds since 1970; null: there is no hurry. */
  deadline: { question: string; until: number } | null;
  /** Oldest first. `correct` takes back what the seat did last, and all since; `bench` lets a bot keep the gang until `recall`. */
  rulings: readonly { of: Seat; what: RulingKind; reason: string; at: number }[];
  /** The one who looks is the organiser; else these are refused. Null when it is kept, or why not, which the page says. */
  rule(of: Seat, what: RulingKind, reason: string): Promise<Refusal | null>;
  setDeadline(until: number | null): Promise<Refusal | null>;
  /**
   * Addresses for programs that read them: the news for everybody, and what is due for the one who looks, by a key that does
   * nothing but read; null: no seat, or not known yet. Whoever gave it away by mistake renews it.
   */
  feeds: { news: string; calendar: string | null; renewCalendar(): void };
}
export type RulingKind = 'correct' | 'bench' | 'recall' | 'replace';

export interface BoardProps<B = PlainRecord> {
  /** For parts that serve every game; a board knows its own. */
  game: GamePackage;
  view: View<B>;
  language: Language;
  say: Speaker;
  players: readonly Player[];
  /** The legal answers of the one who looks; empty if nothing is asked of them. */
  options: readonly Plain[];
  /**
   * Gives an answer. If it is not legal the page shows why, near the anchor; whoever wants to show it themselves says `done`
   * and hears why, or null once the answer is kept.
   */
  answer(answer: Plain, anchor?: Element | null, done?: (refusal: Refusal | null) => void): void;
  /** Where one thing means several answers: the page asks which, beside the board, never over it. */
  choose(answers: readonly Plain[], of: string, anchor: Element): void;
  /** Why an answer is not legal now, or null. Never sends anything. */
  whyNot(answer: Plain): Refusal | null;
  /** What has just happened, oldest first: animate these, then show the view. */
  fresh: readonly Fact[];
  /** The fact a reader of the log points at. */
  pointed: Fact | null;
  /** The answer focused in the list, to be marked on the board, and the other way round. */
  focused: Plain | null;
  focus(answer: Plain | null): void;
  /** False where people asked for less motion. */
  motion: boolean;
  openRule(id: string): void;
  /** What the board shows of itself, kept as long as the table is: on a phone the board goes whenever something else is looked at. */
  kept?: Map<string, unknown>;
  /** Everything told so far to the one who looks, oldest first. */
  told?(): readonly Fact[];
  /** The decision behind each of these, from 1; 0 is the deal. */
  decisions?(): readonly number[];
  /** Shows one of these in the log, by its place among them. */
  openLine?(told: number): void;
  /**
   * Does something out of turn, one of the view's `mayAlso`. Why it is refused is shown near the anchor, or given to `done`, which
   * hears null once it is kept. Missing where nothing can be done, as in a replay.
   */
  act?(act: string, answer: Plain, anchor?: Element | null, done?: (refusal: Refusal | null) => void): void;
  /** What people have added beside the game and is in force, oldest first. */
  contributions?: readonly Contribution[];
  /** Adds something beside the game; null when it is kept, or why not. Missing where nothing can be added, as in a replay. */
  contribute?(body: ContributionBody): Promise<Refusal | null>;
  /** At the table of a campaign: its fights, and a way to their tables; null or missing: this is none, or nobody keeps tables here. */
  fights?: Fights | null;
  desk?: Desk | null;
}

/** The decision at which something happened ("member 12"); null: the match knows of no such thing. `end`: as all may see it. */
export type Moment<B = PlainRecord> = (
  name: string,
  told: readonly { fact: Fact; decision: number }[],
  end: View<B>,
) => number | null;

/** The face of one answer in the list under the board. */
export interface AnswerFaceProps<B = PlainRecord> extends BoardProps<B> {
  option: Plain;
}

/** Some of the answers, where there are too many to be read at once. */
export interface AnswerGroup {
  name: string;
  options: readonly Plain[];
  /** Before the name. */
  sign?: ReactNode;
  /** Its answers stand beside the groups and are pressed at once: the end of a turn is never behind anything. */
  direct?: boolean;
}

/** A row of the list of players, and whatever stands in it. */
export interface PlayerFaceProps<B = PlainRecord> extends BoardProps<B> {
  seat: Seat;
}

/** What the page gives to a workshop. */
export interface WorkshopProps {
  language: Language;
  /** The work that came with the address, as `link` wrote it there; '' if none did. */
  brought: string;
  /** The whole address under which this workshop opens with the given work. */
  link(work: string): string;
  openRule(id: string): void;
  /** To the page where a table of this game is set up. */
  setUp(): void;
}

/** A page of its own that a game brings and that needs no table: a builder, an editor. */
export interface Workshop {
  /** Its name in the address. */
  id: string;
  title: { readonly [language in Language]: string };
  /** What is made there, in one sentence. */
  hint: { readonly [language in Language]: string };
  /** Best lazy: it is fetched when somebody goes there. */
  Page: ComponentType<WorkshopProps>;
}

/** What the page gives to a game's own field for what somebody brings to a table. */
export interface BringProps {
  language: Language;
  /** Whose part it is. */
  label: string;
  /** The role of the seat, by name, in games whose seats differ. */
  role: string | null;
  /** As they are chosen so far. */
  options: Options;
  /** The part of what is given for this seat; null: nothing. */
  change(part: Plain): void;
  openRule(id: string): void;
}

/** One sentence of what one plays for; what stands between asterisks is stressed. */
export interface AimLine {
  picture: ReactNode;
  text: string;
  rule: string;
}

/** Scores taken apart, and why equal ones are not equal. */
export interface Scoring {
  /** By seat: what the score is the sum of. */
  parts: readonly { seat: Seat; parts: readonly { name: string; value: number }[] }[];
  /** How a tie at the top was decided, or that it stays one. */
  tie: { text: string; rule: string } | null;
}

/** What a game's folder exports from board/index.ts as `board`. The page wears the class `game-<id>` while it is shown: styles hang on it. */
export interface GameBoard<B = PlainRecord> {
  /** The middle of the page: SVG, focusable in reading order. What gives a legal answer when pressed carries `data-legal`. */
  Board: ComponentType<BoardProps<B>>;
  /** The board is text that scrolls, not a picture that is zoomed and moved; or it is so at times. */
  scrolls?: boolean | ((view: View<B>) => boolean);
  /** At the left edge of the board, never zoomed or moved with it: tools, layers. */
  Rail?: ComponentType<BoardProps<B>>;
  /** Under the board, of one height whatever is asked, so that the board never changes its own: sums, orders, legends. */
  Ledge?: ComponentType<BoardProps<B>>;
  /** What stands beside it: one's own things, the card just drawn. */
  Dock?: ComponentType<BoardProps<B>>;
  /** The dock is a tab of the side panel at every width: the board needs the room. */
  dockFolded?: boolean;
  /** Inside a row of the list of players: what they hold, and their score. */
  PlayerFace?: ComponentType<PlayerFaceProps<B>>;
  /** What the dock is called where it is a tab of its own: "Firehouse". */
  dockName?: { readonly [language in Language]: string };
  /** One line between board and question on small screens: what everybody compares at a glance. */
  Strip?: ComponentType<BoardProps<B>>;
  /** In the strip over the table where it is wide: what the one who acts still has. */
  Now?: ComponentType<BoardProps<B>>;
  /** If a fact begins a new part of the log, what that part is called: "Turn 4". Replays jump to these. */
  heading?(fact: Fact, language: Language, say: Speaker): string | null;
  /** Finds what a campaign speaks of in a match of it; fetched by those who follow a link to it. */
  moment?(): Promise<{ readonly moment: Moment<B> }>;
  /** A fact as it is shown now, with what people added to it since: better words, what is left out. Without it: as it was told. */
  amended?(fact: Fact, contributions: readonly Contribution[]): Fact;
  /** Over the list of players: what the columns of `PlayerFace` are. */
  PlayersHead?: ComponentType<{ language: Language }>;
  /** The sign of a seat (shape and colour) in front of its name. */
  SeatSign?: ComponentType<{ view: View<B>; seat: Seat; size: number }>;
  /** Under the list of players: tracks that concern everybody. */
  Status?: ComponentType<BoardProps<B>>;
  /** Inside a button of the list of answers; without it the words alone are shown. */
  AnswerFace?: ComponentType<AnswerFaceProps<B>>;
  /** The answers in groups, for long lists. Without it one group. */
  groups?(options: readonly Plain[], language: Language, view: View<B>): AnswerGroup[];
  /** What is typed for an answer: the place it names, a letter and a digit, as it stands on the board: "D4". */
  typed?(option: Plain): string | null;
  /** Answers that are hardly ever meant: they are given only when they are pressed a second time. */
  twice?(option: Plain, view: View<B>): boolean;
  /** Whether the board answers this question by itself, at a bench of its own; the page then lists no answers under it. */
  asksItself?(question: string): boolean;
  /** Under the question in the tray: forms and tools to answer with, and what the question is about. */
  Bench?: ComponentType<BoardProps<B>>;
  /** What facts look like in the log; without it their sentences, with seats and cards drawn. */
  log?: LogDress<B>;
  /** The whole card of a thing, fetched when the first is looked at. Whatever carries `data-card` opens the card of that name. */
  cards?(): Promise<CardShelf<B>>;
  /** What one plays for, at the first table: three sentences, each with its rule. */
  aim?(view: View<B>, language: Language): readonly AimLine[];
  /** What the scores of a finished game are made of, and how a tie was broken. Without it the scores alone. */
  scoring?(props: BoardProps<B>): Scoring | null;
  /** Cards and tiles for the browser of components. */
  Browser?: ComponentType<{ language: Language; openRule(id: string): void }>;
  /** Pages of the game's own, for what is made before a game. */
  workshops?: readonly Workshop[];
  /** Instead of a field for data: how somebody brings what the game takes from each seat. Best lazy. */
  Bring?: ComponentType<BringProps>;
}
