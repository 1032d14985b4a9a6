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
  // Asked again the next time: a person may have allowed it meanwhile.
  opened.catch(() => {
    opened = null;
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

/** Why nothing can be stored: there is no room, or the browser does not let us. */
export class NotKept extends Error {
  constructor(readonly why: 'storageFull' | 'storageForbidden') {
    super(why);
    this.name = 'NotKept';
  }
}

/** Tables that could not be stored live as long as the page. */
const unkept = new Map<string, KeptTable>();

export const isUnkept = (id: string): boolean => unkept.has(id);

/** Resolves once the table is stored; a `NotKept` says why it is not, and it can be played on all the same. */
export async function keepTable(table: KeptTable): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(table));
    unkept.delete(table.id);
  } catch (error) {
    unkept.set(table.id, table);
    throw new NotKept(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storageFull' : 'storageForbidden');
  }
}
export const keptTable = async (id: string): Promise<KeptTable | undefined> =>
  unkept.get(id) ??
  inStore<KeptTable | undefined>('readonly', (store) => store.get(id)).catch(() => {
    throw new NotKept('storageForbidden');
  });
export async function dropTable(id: string): Promise<void> {
  if (!unkept.delete(id)) await inStore('readwrite', (store) => store.delete(id));
}

/** Newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const stored = await inStore<KeptTable[]>('readonly', (store) => store.getAll()).catch(() => []);
  const all = [...unkept.values(), ...stored.filter(({ id }) => !unkept.has(id))];
  return all.sort((a, b) => b.summary.updated - a.summary.updated);
}
