/** Between a table and its rows in the store. */
import type { Also } from '../store/log.ts';
import type { EventRow } from '../store/schema.ts';
import type { Standing } from '../store/tables.ts';
import type { Course } from './course.ts';
import { dueAt, waitingFor } from './due.ts';
import type { Happened, TableEvent } from './events.ts';

export const happened = (row: EventRow): Happened => ({
  sequence: row.sequence,
  at: row.at,
  seat: row.seat,
  key: row.key,
  event: JSON.parse(row.body) as TableEvent,
});

export function standingOf(course: Course): Standing {
  const { winners } = course.outcome() ?? {};
  return {
    status: course.status,
    waiting: JSON.stringify(waitingFor(course)),
    updated: course.clocks.at,
    deadline: dueAt(course),
    winners: winners ? JSON.stringify(winners) : null,
  };
}

export function both(a: Also | null, b: Also | null): Also | null {
  if (!a || !b) return a ?? b;
  return async (trx) => {
    await a(trx);
    await b(trx);
  };
}
