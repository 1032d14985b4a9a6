/** Tables kept in this browser (IndexedDB): the record of each match and who sits where. */
import type { MatchRecord } from '@guildhall/kernel/hall';
import type { SeatPlan, TableSummary } from './source.ts';

export interface KeptTable {
  id: string;
  name: string;
  seats: SeatPlan[];
  /** The seat that looks; with several people at one device the one who answers. */
  mine: number | null;
  record: MatchRecord;
  summary: TableSummary;
}

const NAME = 'guildhall';
const STORE = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** Resolves once the table is stored. */
export const keepTable = (table: KeptTable): Promise<IDBValidKey> => inStore('readwrite', (store) => store.put(table));
export const keptTable = (id: string): Promise<KeptTable | undefined> =>
  inStore<KeptTable | undefined>('readonly', (store) => store.get(id));
export const dropTable = (id: string): Promise<undefined> => inStore('readwrite', (store) => store.delete(id));

/** Newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const all = await inStore<KeptTable[]>('readonly', (store) => store.getAll());
  return all.sort((a, b) => b.summary.updated - a.summary.updated);
}
