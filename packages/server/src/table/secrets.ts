/** Secrets nobody can guess, and how they are kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits, as 22 letters; drawn anew if a terminal would take it for a setting. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
/** 192 bits, as 32 letters. */
export const newSeatKey = (): string => randomBytes(24).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Keys are stored only as their hash: whoever reads the store cannot play. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** For what is drawn on behalf of bots: any 32 bits will do, they decide nothing that must stay hidden. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** Whoever knows the id of a table can look at it: logs tell tables apart, and no more. */
export const inLogs = (table: string): string => (table === '' ? '' : hashKey(table).slice(0, 12));
