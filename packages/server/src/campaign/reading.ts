/**
 * Keys that only read. The address of a calendar lies in programs and other people's servers: it must not carry the key that
 * plays. A reading key follows from a secret of the house, the seat and whoever holds it, so it is kept nowhere, ends with the
 * seat's own key, and is another as soon as its holder renews it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { ReadingReply } from '@guildhall/wire';
import type { Hall } from '../hall.ts';
import { lasting, renewReading, seatsOf } from '../store/tables.ts';
import { Denied } from '../table/problem.ts';
import { sameHash } from '../table/secrets.ts';

type Row = Awaited<ReturnType<typeof seatsOf>>[number];

const secretOf = ({ store: { db } }: Hall): Promise<string> =>
  lasting(db, 'reading secret', () => randomBytes(32).toString('base64url'));

/** 192 bits, as 32 letters. */
function keyOf(secret: string, { table_id, seat, key_hash, renewed }: Row): string {
  const words = ['reading', table_id, seat, key_hash, renewed].join('\n');
  return createHmac('sha256', secret).update(words).digest().subarray(0, 24).toString('base64url');
}

/** The keys of a person's seats, and of those whose own keys are shown; the ones before no longer open anything if renewed. */
export async function readingKeys(
  hall: Hall,
  id: string,
  { person, keys, renew }: { person: string; keys: readonly string[]; renew: boolean },
): Promise<ReadingReply> {
  const keeper = await hall.keeper(id);
  await keeper.with(({ campaign }) => {
    if (!campaign) throw new Denied('noRequest', 'this is no campaign');
  });
  const seats = await hall.seatsHeld(id, person, keys);
  if (seats.length === 0) throw new Denied('notYourSeat', 'you have no seat here');
  if (renew) for (const seat of seats) await renewReading(hall.store.db, id, seat);
  const secret = await secretOf(hall);
  const rows = await seatsOf(hall.store.db, id);
  return { keys: rows.flatMap((row) => (seats.includes(row.seat) ? [{ seat: row.seat, key: keyOf(secret, row) }] : [])) };
}

/** The seat for which a reading key reads. */
export async function seatReadBy(hall: Hall, id: string, key: string): Promise<Row> {
  const secret = await secretOf(hall);
  const rows = await seatsOf(hall.store.db, id);
  const row = rows.find((one) => !hall.steward.isBanned(one.person) && sameHash(keyOf(secret, one), key));
  if (!row) throw new Denied('notYourSeat', 'this key reads nothing here');
  return row;
}
