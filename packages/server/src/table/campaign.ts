/** What a campaign has beside its books: the tables of its fights, a deadline, and the organiser's rulings. Events alone build it. */
import { type LinkedMatch, type Links, type Refusal, refuse, type Seat } from '@guildhall/kernel';
import type { CampaignState, RulingState } from '@guildhall/wire';
import type { AnyMatch, Course } from './course.ts';
import type { TableEvent } from './events.ts';
import { hashKey } from './secrets.ts';

/** A table that was laid for a fight. */
export interface LaidFight {
  name: string;
  table: string;
  /** What the fight was set up with, as a hash: if the books are set right, it may be another fight of the same name. */
  setUp: string;
}

/** A fight that is waited for, and its table if it has one. */
export interface OpenFight {
  linked: LinkedMatch;
  laid: LaidFight | null;
}

export const setUpHash = ({ options, given }: LinkedMatch): string => hashKey(JSON.stringify({ options, given }));

export class Campaign {
  private readonly laid: LaidFight[] = [];
  private deadline: CampaignState['deadline'] = null;
  /** `line`: of the log, from 1, for those that took something back. */
  readonly rulings: (RulingState & { line: number })[] = [];

  constructor(readonly links: Links) {}

  /** Results of fights are waited for. */
  awaitsFights(match: AnyMatch | null): boolean {
    return match !== null && match.game.question(match.current) === this.links.question;
  }

  /** The fights that have begun and of which no result is in the books. */
  open({ current }: AnyMatch): OpenFight[] {
    return this.links.waiting(current.table).map((linked) => ({ linked, laid: this.laidFor(linked) }));
  }

  laidFor(linked: LinkedMatch): LaidFight | null {
    const hash = setUpHash(linked);
    return this.laid.find(({ name, setUp }) => name === linked.name && setUp === hash) ?? null;
  }

  /** The table of a fight of this round, also when it is over. */
  tableOf(name: string): string | null {
    return this.laid.findLast((one) => one.name === name)?.table ?? null;
  }

  /** The last table of each fight that is no longer open. */
  private past(open: readonly OpenFight[]): CampaignState['past'] {
    const names = new Set(this.laid.map(({ name }) => name));
    for (const { linked } of open) names.delete(linked.name);
    return [...names].flatMap((name) => {
      const table = this.tableOf(name);
      return table === null ? [] : [{ name, table }];
    });
  }

  tables(): string[] {
    return this.laid.map(({ table }) => table);
  }

  /** Until when what is asked now can be answered; null: the organiser has set nothing. */
  until(match: AnyMatch | null): number | null {
    const { deadline } = this;
    if (!deadline || !match || match.game.question(match.current) !== deadline.question) return null;
    return deadline.until;
  }

  /** Why it is too late to do anything now, or null. Results are taken whenever they come. */
  tooLate(match: AnyMatch | null, now: number): Refusal | null {
    const until = this.awaitsFights(match) ? null : this.until(match);
    if (until === null || now <= until) return null;
    return refuse(this.links.organiser.rule, 'tooLate', { until: new Date(until).toISOString() });
  }

  keepFight({ name, table, setUp }: Extract<TableEvent, { kind: 'fight' }>): void {
    this.laid.push({ name, table, setUp });
  }

  setDeadline({ question, until }: Extract<TableEvent, { kind: 'deadline' }>): void {
    this.deadline = until === null ? null : { question, until };
  }

  /** A deadline goes with its question. */
  asking(question: string | null): void {
    if (this.deadline && this.deadline.question !== question) this.deadline = null;
  }

  state(match: AnyMatch | null): CampaignState {
    const open = match ? this.open(match) : [];
    const round = match ? this.links.round(match.current.table) : [];
    return {
      organiser: this.links.organiser.seat,
      fights: round.map(({ number, name, players, over }) => {
        const waits = open.find(({ linked }) => linked.name === name);
        const table = waits ? (waits.laid?.table ?? null) : over ? this.tableOf(name) : null;
        return { number, name, players: [...players], table, state: over ? 'over' : table ? 'open' : 'waiting' };
      }),
      past: this.past(open),
      deadline: this.deadline,
      rulings: this.rulings.map(({ line: _line, ...ruling }) => ruling),
    };
  }
}

/** Whether a bot keeps the gang of a seat, and not only answers for somebody who is away for a while. */
export function botKeeps({ sitters }: Course, seat: Seat): boolean {
  const { kind, because } = sitters[seat];
  return kind === 'bot' || because === 'benched' || because === 'resigned';
}
