/** Devices on which people want to be told of their turns. */
import type { Kysely } from 'kysely';
import { hashKey } from '../table/secrets.ts';
import type { Db, DeviceRow, Schema } from './schema.ts';

/** So many of one person; of more the one that was not used for longest goes. */
export const MOST_DEVICES = 5;

/**
 * A device is known by its address at its push service: whoever asks there last is told. For somebody else it must come with the
 * same keys: whoever has only learnt the address is not at that device. False: it is another's.
 */
export async function keepDevice(db: Kysely<Schema>, device: Omit<DeviceRow, 'id'>): Promise<boolean> {
  const { endpoint, ...rest } = device;
  const id = hashKey(endpoint);
  await db
    .insertInto('device')
    .values({ id, ...device })
    .onConflict((c) =>
      c
        .column('id')
        .doUpdateSet(rest)
        .where((e) =>
          e.or([
            e('device.person', '=', device.person),
            e.and([e('device.p256dh', '=', device.p256dh), e('device.auth', '=', device.auth)]),
          ]),
        ),
    )
    .execute();
  const kept = await db.selectFrom('device').select('person').where('id', '=', id).executeTakeFirst();
  if (kept?.person !== device.person) return false;
  const newest = db
    .selectFrom('device')
    .select('id')
    .where('person', '=', device.person)
    .orderBy('renewed', 'desc')
    .orderBy('id')
    .limit(MOST_DEVICES);
  await db.deleteFrom('device').where('person', '=', device.person).where('id', 'not in', newest).execute();
  return true;
}

export const devicesOf = (db: Db, person: string): Promise<DeviceRow[]> =>
  db.selectFrom('device').selectAll().where('person', '=', person).orderBy('renewed', 'desc').execute();

/** The push service knows it no more. */
export const dropDevice = (db: Kysely<Schema>, id: string) => db.deleteFrom('device').where('id', '=', id).execute();

/** Its person does not want it any more. */
export const giveUpDevice = (db: Kysely<Schema>, person: string, endpoint: string) =>
  db.deleteFrom('device').where('id', '=', hashKey(endpoint)).where('person', '=', person).execute();

/** The session in which it was asked for has ended. */
export const dropDevicesOfSession = (db: Kysely<Schema>, session: string) =>
  db.deleteFrom('device').where('session', '=', session).execute();

/** All sessions of a person have ended. */
export const dropDevicesOfPerson = (db: Kysely<Schema>, person: string) =>
  db.deleteFrom('device').where('person', '=', person).execute();
