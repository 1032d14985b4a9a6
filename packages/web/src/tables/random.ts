/** What nobody can guess: seeds of matches, ids of tables and messages. */

/** 64 hexadecimal digits nobody can guess. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 22 letters of base64url, like a server's table. */
export function newId(bytes = 16): string {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Any 32 bits, for what is drawn on behalf of bots. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
