/**
 * What lists must know of how tables were set up. That never changes, and what is set up by a match file is as large as the file:
 * it is read once, and not whenever somebody asks for a line about it.
 */
import type { Pace } from '@guildhall/wire';
import type { Seating, Setting } from '../table/events.ts';
import { frameOfSetting } from '../table/setting-text.ts';
import { fixed } from './fixed.ts';
import type { Db } from './schema.ts';

export interface Brief {
  name: string;
  pace: Pace;
  imported: boolean;
  /** The campaign of which it is a fight; null: it stands alone. */
  ledger: string | null;
  seats: { kind: Seating['kind']; awaited: boolean }[];
}

/** So many tables are remembered. */
const REMEMBERED = 20_000;

const settingOf = fixed((db, id: string) => db.selectFrom('hall_table').select('setting').where('id', '=', id));

/** Whether the match waits for somebody to come to this seat. */
export const isAwaited = (seating: Seating): boolean => seating.kind !== 'open' && seating.awaited === true;

export class Briefs {
  private readonly known = new Map<string, Brief>();

  constructor(private readonly db: Db) {}

  /** null: there is no such table. */
  async of(id: string): Promise<Brief | null> {
    const before = this.known.get(id);
    if (before) return before;
    const [row] = await settingOf(this.db, id);
    return row ? this.keep(id, frameOfSetting(row.setting)) : null;
  }

  /** A table's setting has been read anyway. */
  keep(id: string, { name, pace, imported, linked, seats }: Setting): Brief {
    const places = seats.map((seating) => ({ kind: seating.kind, awaited: isAwaited(seating) }));
    const brief = { name, pace, imported: imported !== null, ledger: linked?.table ?? null, seats: places };
    this.known.set(id, brief);
    for (const [oldest] of this.known) {
      if (this.known.size <= REMEMBERED) break;
      this.known.delete(oldest);
    }
    return brief;
  }
}
