/** One server for one folder: two would each show only what they themselves have stored. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';

/** The folder cannot be used. */
export class FolderTaken extends Error {}

/** With those it lies in. The system's own way never ends where a folder can have no folders in it (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (folder !== dirname(folder)) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another may have been faster.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/** Holds the folder until it is released, or until the process ends in whatever way: the system sees to that. */
export function lockFolder(folder: string): () => void {
  makeFolder(resolve(folder));
  const lock = new Database(join(folder, 'guildhall.lock'));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FolderTaken(folder, { cause: error });
  }
  return () => lock.close();
}
