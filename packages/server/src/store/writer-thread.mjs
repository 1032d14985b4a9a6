// The thread that writes to the embedded database. Plain JavaScript: threads do not inherit the loader of TypeScript sources.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const database = new Database(workerData.file);
for (const pragma of workerData.pragmas) database.pragma(pragma);

const prepared = new Map();

function run(sql, parameters) {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    if (prepared.size >= 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement.run(parameters).changes;
}

/** All statements in one transaction, or none if one of the first changes fewer rows than it should. */
function write(statements, rows) {
  run('BEGIN IMMEDIATE', []);
  try {
    for (let i = 0; i < statements.length; i++) {
      const changes = run(statements[i].sql, statements[i].parameters);
      if (i < rows.length && changes !== rows[i]) {
        run('ROLLBACK', []);
        return false;
      }
    }
    run('COMMIT', []);
    return true;
  } catch (error) {
    if (database.inTransaction) run('ROLLBACK', []);
    throw error;
  }
}

parentPort.on('message', (task) => {
  if (task === null) {
    prepared.clear();
    database.close();
    parentPort.close();
    return;
  }
  const { id, statements, rows } = JSON.parse(task);
  try {
    parentPort.postMessage({ id, kept: write(statements, rows) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
