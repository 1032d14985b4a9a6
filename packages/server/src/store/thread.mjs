// The embedded database in a thread of its own: waiting for the disk never holds up the tables.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const database = new Database(workerData.file);
database.pragma('journal_mode = WAL');
// A commit is on the disk when it returns, also if the machine loses power.
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
database.pragma('busy_timeout = 5000');

/** Statements are prepared once: the hot ones come back thousands of times a second. */
const PREPARED = 500;
const prepared = new Map();

function statement(sql) {
  let found = prepared.get(sql);
  if (!found) {
    found = database.prepare(sql);
    if (prepared.size >= PREPARED) prepared.clear();
    prepared.set(sql, found);
  }
  return found;
}

function execute({ id, sql, parameters }) {
  try {
    const query = statement(sql);
    if (query.reader) return { id, rows: query.all(parameters) };
    const { changes, lastInsertRowid } = query.run(parameters);
    return { id, rows: [], changes, lastInsertRowid: Number(lastInsertRowid) };
  } catch (error) {
    return { id, error: String(error?.message ?? error) };
  }
}

// Text both ways: it crosses between threads much faster than objects do.
parentPort.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.sql !== undefined) {
    parentPort.postMessage(JSON.stringify(execute(message)));
    return;
  }
  prepared.clear();
  database.close();
  parentPort.postMessage(JSON.stringify({ id: message.id, rows: [] }));
  parentPort.close();
});
