/** Files of people: read with a limit, written under a temporary name and renamed, so that none is ever half-written. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail } from './problem.ts';
import type { Text } from './text/index.ts';

/** The longest match is far smaller. */
const LARGEST_FILE = 64 * 1024 * 1024;

export function readText(path: string, text: Text): string {
  try {
    const { size } = statSync(path);
    if (size > LARGEST_FILE) fail(text.files.tooLarge(path));
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isErrno(error)) fail(text.files.unreadable(path, inWords(error, text)));
    throw error;
  }
}

export function writeText(path: string, content: string, text: Text): void {
  const temporary = besides(path);
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, path);
  } catch (error) {
    remove(temporary);
    if (isErrno(error)) fail(text.files.unwritable(path, inWords(error, text)));
    throw error;
  }
}

/** Finds out before a game, not after it, that its file could not be written. */
export function checkWritable(path: string, text: Text): void {
  const temporary = besides(path);
  try {
    if (existsSync(path) && statSync(path).isDirectory()) fail(text.files.unwritable(path, text.files.errors.EISDIR));
    writeFileSync(temporary, '', { flag: 'wx' });
  } catch (error) {
    if (isErrno(error)) fail(text.files.unwritable(path, inWords(error, text)));
    throw error;
  } finally {
    remove(temporary);
  }
}

/** A name in the same folder that nobody else uses. */
function besides(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`);
}

/** What could not be written may not be removable either, and then there is nothing to remove. */
function remove(temporary: string): void {
  try {
    rmSync(temporary, { force: true });
  } catch (error) {
    if (!isErrno(error)) throw error;
  }
}

/** The path itself, or with a number where a file of that name exists. */
export function freePath(path: string): string {
  if (!existsSync(path)) return path;
  for (let n = 2; ; n++) {
    const other = path.replace(/(\.[^.]*)?$/, `-${n}$1`);
    if (!existsSync(other)) return other;
  }
}

function inWords(error: NodeJS.ErrnoException, { files }: Text): string {
  const code = error.code ?? '';
  return code in files.errors ? files.errors[code as keyof typeof files.errors] : code || error.message;
}

function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
