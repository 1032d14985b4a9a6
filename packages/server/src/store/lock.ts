/** One server for one folder: two would each show only what they themselves have stored. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

/** The folder cannot be used. */
export class FolderTaken extends Error {}

/** Holds the folder until it is released, or until the process ends in whatever way: the system sees to that. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new Database(join(folder, 'guildhall.lock'));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new FolderTaken(folder, { cause: error });
  }
  return () => lock.close();
}
