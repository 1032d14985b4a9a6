/** What happened in a match as its record has it, written down without carrying it out: for lines whose rules are gone. */
import {
  type Contribution,
  type ContributionBody,
  type Contributor,
  commitment,
  recordedGiven,
  type Seat,
} from '@guildhall/kernel';
import { type Entry, MATCH_FORMAT, type MatchRecord, type PlayEntry, type Snapshot } from '@guildhall/kernel/hall';
import type { Brought } from './brought.ts';
import type { TableFile } from './course.ts';
import type { Setting } from './events.ts';

/** The record of a table's match, but for what is told by those who carried it out. */
export function recordOf(
  { game, rules, seed, setting }: TableFile,
  { entropy, given }: Brought,
  log: Entry[],
  contributions: Contribution[],
): MatchRecord {
  const { imported } = setting;
  return {
    format: MATCH_FORMAT,
    game,
    rules: imported?.rules ?? rules,
    options: setting.options,
    seats: setting.seats.length,
    commitment: commitment(seed),
    seed,
    entropy,
    start: imported?.start ?? null,
    ...recordedGiven(given),
    log,
    ...(contributions.length > 0 && { contributions }),
    digest: null,
  };
}

export class History {
  readonly log: Entry[] = [];
  readonly contributions: Contribution[];
  private readonly inForce: PlayEntry[] = [];

  constructor(imported: Setting['imported']) {
    this.contributions = [...(imported?.contributions ?? [])];
    for (const entry of imported?.log ?? []) this.write(entry);
  }

  write(entry: Entry): void {
    this.log.push(entry);
    if ('undo' in entry) this.inForce.length = entry.undo;
    else if (!('rules' in entry || 'order' in entry)) this.inForce.push(entry);
  }

  /** Takes the last answer back freely or, with others agreeing, a seat's last answer and all that followed. */
  undo(seat: Seat, agreed: readonly Seat[]): void {
    const { inForce } = this;
    const last = inForce.findLastIndex((entry) => entry.seat === seat && 'answer' in entry);
    this.write({ seat, undo: agreed.length === 0 ? inForce.length - 1 : last, agreed: [...agreed].sort((a, b) => a - b) });
  }

  contribute({ seat, name }: Contributor, body: ContributionBody, at: number): void {
    const { contributions, log, inForce } = this;
    contributions.push({ n: contributions.length + 1, at, seat, name, after: log.length, decisions: inForce.length, body });
  }

  /** The match as a file; with the position that was kept of it, if any. */
  record(file: TableFile, brought: Brought, kept: (Snapshot & { digest: string }) | null): MatchRecord {
    const record = recordOf(file, brought, this.log, this.contributions);
    if (!kept) return record;
    const { line, game, digest } = kept;
    return { ...record, digest: line === this.log.length ? digest : null, snapshot: { line, game } };
  }
}
