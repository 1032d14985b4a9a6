/** Migrations, the same for both databases; they run by themselves when the server starts. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Db } from './schema.ts';

/** Where the two differ. */
interface Kinds {
  flag: 'integer' | 'boolean';
  time: 'date' | 'timestamptz';
  /** Counts up by itself. */
  number: 'integer' | 'serial';
}

function first(kinds: Kinds): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('hall_table')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules', 'text', (c) => c.notNull())
        .addColumn('setting', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('public', 'integer', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('waiting', 'text', (c) => c.notNull())
        .addColumn('updated', 'bigint', (c) => c.notNull())
        .addColumn('deadline', 'bigint')
        .execute();
      await db.schema.createIndex('hall_table_lobby').on('hall_table').columns(['public', 'status', 'updated']).execute();
      await db.schema.createIndex('hall_table_deadline').on('hall_table').column('deadline').execute();
      await db.schema
        .createTable('event')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('sequence', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('event_pk', ['table_id', 'sequence'])
        .addUniqueConstraint('event_key', ['table_id', 'seat', 'key'])
        .execute();
      await db.schema
        .createTable('seat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('key_hash', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seat_pk', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('seat_person').on('seat').column('person').execute();
      await db.schema
        .createTable('setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
      await people(db, kinds);
    },
  };
}

/** The tables of better-auth, as its own generator describes them. */
async function people(db: Kysely<unknown>, { flag, time: kind }: Kinds): Promise<void> {
  const time = sql.raw(kind);
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('isAnonymous', flag)
    .addColumn('language', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', time, (c) => c.notNull())
    .addColumn('createdAt', time, (c) => c.notNull())
    .addColumn('updatedAt', time, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('session_user').on('session').column('userId').execute();
  await db.schema.createIndex('account_user').on('account').column('userId').execute();
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute();
  await db.schema.createIndex('account_issuer').on('account').columns(['issuer', 'accountId']).unique().execute();
}

/**
 * Tables get numbers, and events name those. Numbers are short and given in order: the events of tables that are played
 * at the same time share pages of the index. There is no index of keys: whoever appends has read all that came before,
 * else the number is taken, and so knows every key. Both halve what a commit writes.
 */
function second({ number }: Kinds): Migration {
  const columns = 'id, game, rules, setting, seed, host, public, created, status, waiting, updated, deadline';
  return {
    async up(db: Kysely<unknown>) {
      for (const index of ['hall_table_lobby', 'hall_table_deadline']) await db.schema.dropIndex(index).execute();
      await db.schema.alterTable('hall_table').renameTo('old_table').execute();
      await db.schema.alterTable('event').renameTo('old_event').execute();
      await db.schema
        .createTable('hall_table')
        .addColumn('number', number, (c) => (number === 'serial' ? c.primaryKey() : c.primaryKey().autoIncrement()))
        .addColumn('id', 'text', (c) => c.notNull().unique())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rules', 'text', (c) => c.notNull())
        .addColumn('setting', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('public', 'integer', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('waiting', 'text', (c) => c.notNull())
        .addColumn('updated', 'bigint', (c) => c.notNull())
        .addColumn('deadline', 'bigint')
        .execute();
      await sql`INSERT INTO hall_table (${sql.raw(columns)}) SELECT ${sql.raw(columns)} FROM old_table ORDER BY created`.execute(
        db,
      );
      await db.schema
        .createTable('event')
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('sequence', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('event_place_pk', ['place', 'sequence'])
        .execute();
      await sql`INSERT INTO event (place, sequence, at, seat, key, body)
        SELECT t.number, e.sequence, e.at, e.seat, e.key, e.body FROM old_event e JOIN hall_table t ON t.id = e.table_id
        ORDER BY t.number, e.sequence`.execute(db);
      await db.schema.dropTable('old_event').execute();
      await db.schema.dropTable('old_table').execute();
      await db.schema.createIndex('hall_table_lobby').on('hall_table').columns(['public', 'status', 'updated']).execute();
      await db.schema
        .createIndex('hall_table_deadline')
        .on('hall_table')
        .column('deadline')
        .where(sql.ref('deadline'), 'is not', null)
        .execute();
    },
  };
}

/** Tables that are not over, few among many: looked for whenever a process starts. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('hall_table_unfinished').on('hall_table').columns(['status', 'number']).execute();
  },
};

/** Positions from which later rules can go on. */
const fourth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('kept')
      .addColumn('place', 'integer', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute();
  },
};

/** When the person of each seat was last connected; and who held a seat that others gave away. */
const fifth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seat')
      .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('seat_before')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('key_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seat_before_pk', ['table_id', 'seat'])
      .execute();
  },
};

/** Tables by whoever set them up: nobody has them without end. */
const sixth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('hall_table_host').on('hall_table').columns(['host', 'status']).execute();
    await db.schema.createIndex('seat_before_person').on('seat_before').column('person').execute();
  },
};

/** Who has won, so that it can be told without playing the match again. */
const seventh: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('hall_table').addColumn('winners', 'text').execute();
  },
};
/** What those who keep the hall have done about tables and people: who, when, why; and what holds of it. */
function eighth({ number }: Kinds): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('moderation')
        .addColumn('number', number, (c) => (number === 'serial' ? c.primaryKey() : c.primaryKey().autoIncrement()))
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('act', 'text', (c) => c.notNull())
        .addColumn('target', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addColumn('by', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('sanction')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addPrimaryKeyConstraint('sanction_pk', ['person', 'kind'])
        .execute();
    },
  };
}

/** How often the key that reads what is due for a seat was renewed. */
const ninth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('seat')
      .addColumn('renewed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

/** Devices that are told of turns, and the turns of which somebody is to be told. */
const tenth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('device')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('session', 'text', (c) => c.notNull())
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('renewed', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('device_person').on('device').column('person').execute();
    await db.schema
      .createTable('turn')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('decision', 'integer', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('asked', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('told', 'bigint', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('turn_pk', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('turn_due').on('turn').column('due').execute();
  },
};

/** To the newest schema; `last` stops before, as an older server would have. */
export async function migrate(db: Db, kind: 'embedded' | 'postgres', last?: string): Promise<void> {
  const kinds: Kinds =
    kind === 'embedded'
      ? { flag: 'integer', time: 'date', number: 'integer' }
      : { flag: 'boolean', time: 'timestamptz', number: 'serial' };
  const migrations = {
    '001 tables and people': first(kinds),
    '002 numbered tables': second(kinds),
    '003 unfinished tables': third,
    '004 kept positions': fourth,
    '005 who was here': fifth,
    '006 tables by host': sixth,
    '007 winners': seventh,
    '008 moderation': eighth(kinds),
    '009 reading keys': ninth,
    '010 turns by push': tenth,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
}

/** The migration a store stands at. */
export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(db);
  return rows[0]?.name ?? '';
}
