/** A match as a reel: any moment of it at once, from snapshots taken along the way. */
import type { Contribution, Game, Plain, Seat } from '@guildhall/kernel';
import { carryOut, type Entry, type Frozen, type MatchRecord, Telling } from '@guildhall/kernel/hall';
import type { AnyGame, AnyTelling } from '@guildhall/registry';
import type { GameBoard } from '@guildhall/table';
import { headingOf } from '../table/log-headings.ts';
import { ALL_HERE, type LogLine, type TablePlayer, type TableState } from '../tables/source.ts';
import { speakerOf } from '../tables/speaker.ts';
import { logFor, openRecord } from '../tables/telling.ts';

const EVERY = 16;

export interface Chapter {
  decision: number;
  name: string;
}

/** Places in the log of the lines that were not taken back. Standing orders move nothing. */
function linesInForce(log: readonly Entry[]): number[] {
  const lines: number[] = [];
  for (const [i, entry] of log.entries()) {
    if ('undo' in entry) lines.length = entry.undo;
    else if (!('order' in entry || 'rules' in entry)) lines.push(i);
  }
  return lines;
}

/** Whether nothing but standing orders stands in the log between two places. */
const nothingBetween = (log: readonly Entry[], from: number, to: number): boolean =>
  from <= to && log.slice(from, to).every((entry) => 'order' in entry);

export class Reel {
  /** The first moment that can be shown: where the match goes on from a position, the decisions before it cannot. */
  readonly first: number;
  readonly length: number;
  /** Why the match can be shown only so far; null: this is all of it. */
  readonly frozen: Frozen | null;
  private readonly match;
  private readonly snapshots: Game<unknown>[] = [];
  private readonly telling: AnyTelling;
  /** Contributions that were not taken back: those that last, and those to questions whose answers stand. */
  private readonly lasting: Contribution[] = [];
  private readonly passing: Contribution[] = [];
  private readonly logs = new Map<Seat | null, LogLine[]>();

  constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
    readonly players: readonly TablePlayer[],
  ) {
    const { match, frozen } = openRecord(game, record);
    this.match = match;
    this.frozen = frozen;
    this.first = match.settled;
    this.length = match.decisions;
    const { log } = match;
    const standing = linesInForce(log);
    for (const one of match.everAdded()) {
      const { after, decisions, body } = one;
      if (game.contributions?.[body.kind].lasts === 'match') {
        if (!log.slice(after).some((entry) => 'undo' in entry && entry.undo < decisions)) this.lasting.push(one);
      } else if (nothingBetween(log, after, standing[decisions] ?? log.length)) this.passing.push(one);
    }
    this.telling = Telling.of(match, ({ decision, game: at }) => {
      if ((decision - this.first) % EVERY === 0) this.snapshots.push(game.copy(at));
    });
  }

  /** The position after n decisions. */
  at(n: number): Game<unknown> {
    const answers = n - this.first;
    const nearest = Math.min(this.snapshots.length - 1, Math.floor(answers / EVERY));
    const g = this.game.copy(this.snapshots[nearest]);
    for (const entry of this.match.line().slice(nearest * EVERY, answers)) {
      carryOut(this.game, g, entry);
    }
    return g;
  }

  /** What was added by then and lasts, and what was added to the question that is answered next. */
  private contributions(n: number): Contribution[] {
    const { game, lasting, passing } = this;
    if (!game.contributions) return [];
    return [...lasting.filter(({ decisions }) => decisions <= n), ...passing.filter(({ decisions }) => decisions === n)];
  }

  /** Who answered what at decision n. */
  answerAt(n: number): { seat: Seat; question: string; answer: Plain } | null {
    const entry = this.match.line()[n - this.first - 1];
    return entry && 'answer' in entry ? entry : null;
  }

  /** The parts of the log a reader may jump to, in the language of the reader. */
  chapters(board: GameBoard, language: 'en' | 'pl'): Chapter[] {
    const say = speakerOf(this.game, this.players, language, () => null);
    const chapters: Chapter[] = [];
    for (let step = 0; step < this.telling.steps; step++) {
      for (const { fact } of this.telling.by(step)) {
        const name = headingOf(board, fact, language, say, () => this.game.text[language].fact(fact, say));
        const decision = this.first + step;
        if (name && chapters.at(-1)?.decision !== decision) chapters.push({ decision, name });
      }
    }
    return chapters;
  }

  /** The decision at which something happened that a link names; null: nobody knows. */
  async moment(board: GameBoard, name: string): Promise<number | null> {
    const end = this.game.view(this.at(this.length), null) as NonNullable<TableState['view']>;
    const found = await board.moment?.();
    return found?.moment(name, logFor(this.telling, null), end) ?? null;
  }

  /** The table as it stood, seen by a seat or a spectator. */
  state(n: number, seat: Seat | null, table: { id: string; name: string; mine: readonly Seat[] }): TableState {
    let log = this.logs.get(seat);
    if (!log) {
      log = logFor(this.telling, seat);
      this.logs.set(seat, log);
    }
    const g = this.at(n);
    const view = this.game.view(g, seat) as TableState['view'];
    const until = log.findIndex((line) => line.decision > n);
    const shown = until < 0 ? log : log.slice(0, until);
    return {
      ...table,
      game: this.game.meta.id,
      status: 'playing',
      seat,
      view: view && { ...view, asked: null, mayAlso: [] },
      players: this.players,
      log: shown,
      fresh: shown.filter((line) => line.decision === n).map((line) => line.fact),
      decisions: n,
      sent: null,
      keeping: 'kept',
      undo: 'none',
      undoAsked: null,
      abandon: null,
      next: null,
      chat: null,
      chatOpen: false,
      contributions: this.contributions(n),
      watching: 0,
      coming: ALL_HERE,
      clocks: null,
      pace: null,
      options: this.record.options,
      standIns: true,
      orders: {},
      outcome: this.game.outcome(g),
      passTo: null,
      problem: null,
      frozen: null,
    };
  }
}
