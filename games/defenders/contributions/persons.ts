/** Who stands behind a seat when something is added (DF-2.9). */
import type { Contributor } from '@guildhall/kernel';
import type { Table } from '../table.ts';

/** The person of that seat; where one person holds all seats, that one (DF-30.3). Never an onlooker. */
export const isPerson = (t: Table, by: Contributor, seat: number): boolean =>
  by.seat !== null && (by.seat === seat || t.settings.people === 'one');
