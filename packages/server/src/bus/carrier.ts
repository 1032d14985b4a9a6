/** How word travels, by what the hall stands on. */
import type { Store } from '../store/open.ts';
import { lasting } from '../store/tables.ts';
import { newId } from '../table/secrets.ts';
import type { Carrier } from './bus.ts';
import { NatsCarrier } from './nats.ts';
import { PostgresCarrier } from './postgres.ts';

/** null: the store is embedded, and one process has it for itself. */
export function carrierFor({ pool, db }: Store, nats: readonly string[]): Carrier | null {
  if (!pool) return null;
  return nats.length > 0 ? new NatsCarrier(nats, () => lasting(db, 'name of the hall', newId)) : new PostgresCarrier(pool);
}
