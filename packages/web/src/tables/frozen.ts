/** Tables of this browser whose match cannot go on by the rules of today. */
import type { Frozen, MatchRecord } from '@guildhall/kernel/hall';
import type { AnyGame } from '@guildhall/registry';
import { LOCAL } from './names.ts';
import { newId } from './random.ts';
import { keepTable } from './shelf.ts';
import type { SeatPlan, TablePlayer, TableSummary } from './source.ts';

/** A match that cannot go on by the rules of today: its record is as it was. */
export interface FrozenTable {
  game: AnyGame;
  id: string;
  name: string;
  frozen: Frozen;
  record(): Promise<MatchRecord | null>;
}

/** In lists such a table waits for nobody. */
export const frozenSummary = (summary: TableSummary): TableSummary => ({
  ...summary,
  status: 'frozen',
  question: null,
  asked: false,
  waitingFor: [],
});

/** Keeps a match from a file as it is; gives its table's id. */
export async function storeFrozen(game: string, name: string, seats: SeatPlan[], record: MatchRecord): Promise<string> {
  const id = LOCAL + newId();
  const players = seats.map((plan, seat): TablePlayer => ({ ...plan, seat, here: true, level: null, stoodIn: false }));
  const summary: TableSummary = {
    id,
    game,
    name,
    players,
    updated: Date.now(),
    question: null,
    asked: false,
    waitingFor: [],
    due: null,
    outcome: null,
    status: 'frozen',
    mine: null,
  };
  await keepTable({ id, name, seats, mine: null, record, summary });
  return id;
}
