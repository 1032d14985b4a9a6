/**
 * Chance in live matches: independent streams drawn from a sealed 256-bit seed.
 * The algorithm is written down in docs/fairness.md; bots' worlds use a quick generator instead.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type QuickState, quickBelow } from './random.ts';

/** Chance at rest. `used` counts the 32-bit words taken from each stream so far. */
export type Chance = SealedChance | QuickChance | ScriptedChance;
export interface SealedChance {
  kind: 'sealed';
  key: string;
  used: { [stream: string]: number };
}
/** For imagined worlds: cheap, and never derived from the match's seed. */
export interface QuickChance {
  kind: 'quick';
  state: QuickState;
}
/** For tests: results handed out per stream in the order given; an empty script is an error. */
export interface ScriptedChance {
  kind: 'scripted';
  script: { [stream: string]: number[] };
}

/** Scripted chance was asked for what its script does not hold. */
export class ScriptError extends RangeError {
  constructor(message: string) {
    super(message);
    this.name = 'ScriptError';
  }
}

const HEX_SEED = /^[0-9a-f]{64}$/;
const DOMAIN = 'guildhall chance 1';

export function isSeed(seed: unknown): seed is string {
  return typeof seed === 'string' && HEX_SEED.test(seed);
}

/** What is published before the first draw: the hash of the seed's 32 bytes. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The key of a match: the sealed seed together with whatever the seats added after the commitment. */
export function matchKey(seed: string, entropy: readonly string[]): string {
  const lines = [DOMAIN, ...entropy.map((words) => bytesToHex(utf8ToBytes(words)))];
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(lines.join('\n'))));
}

export function sealedChance(seed: string, entropy: readonly string[] = []): SealedChance {
  return { kind: 'sealed', key: matchKey(seed, entropy), used: {} };
}

export function copyChance(chance: Chance): Chance {
  switch (chance.kind) {
    case 'sealed':
      return { kind: 'sealed', key: chance.key, used: { ...chance.used } };
    case 'quick': {
      const s = chance.state;
      return { kind: 'quick', state: [s[0], s[1], s[2], s[3]] };
    }
    case 'scripted': {
      const script: { [stream: string]: number[] } = {};
      for (const stream in chance.script) script[stream] = chance.script[stream].slice();
      return { kind: 'scripted', script };
    }
  }
}

/** Words of one stream: word i is taken from block floor(i / 8), block b = SHA-256(stream key, b). */
interface Stream {
  input: Uint8Array;
  block: number;
  words: DataView;
}
/** A cache of stream keys and current blocks; it only saves time, never changes a result. */
const cache = new Map<string, Map<string, Stream>>();
const CACHED_MATCHES = 1024;

function streamOf(key: string, name: string): Stream {
  let streams = cache.get(key);
  if (!streams) {
    if (cache.size >= CACHED_MATCHES) cache.delete(cache.keys().next().value as string);
    streams = new Map();
    cache.set(key, streams);
  }
  let stream = streams.get(name);
  if (!stream) {
    const input = new Uint8Array(36);
    input.set(hmac(sha256, hexToBytes(key), utf8ToBytes(name)));
    stream = { input, block: -1, words: new DataView(new ArrayBuffer(32)) };
    streams.set(name, stream);
  }
  return stream;
}

export function sealedWord(key: string, name: string, index: number): number {
  const stream = streamOf(key, name);
  const block = Math.floor(index / 8);
  if (stream.block !== block) {
    const { input } = stream;
    input[32] = block >>> 24;
    input[33] = block >>> 16;
    input[34] = block >>> 8;
    input[35] = block;
    const hash = sha256(input);
    stream.words = new DataView(hash.buffer, hash.byteOffset, 32);
    stream.block = block;
  }
  return stream.words.getUint32((index % 8) * 4);
}

/** A whole number from 0 to n - 1 from the named stream. Words at or above the largest multiple of n are rejected. */
export function drawBelow(chance: Chance, stream: string, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0xffff_ffff) throw new RangeError(`cannot draw below ${n}`);
  switch (chance.kind) {
    case 'quick':
      return quickBelow(chance.state, n);
    case 'scripted': {
      const next = chance.script[stream]?.shift();
      if (next === undefined) throw new ScriptError(`the script of chance has nothing left for "${stream}"`);
      if (!Number.isInteger(next) || next < 0 || next >= n) {
        throw new ScriptError(`the script of chance gives ${next} for "${stream}", which must be from 0 to ${n - 1}`);
      }
      return next;
    }
    case 'sealed': {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let index = chance.used[stream] ?? 0;
      for (;;) {
        const word = sealedWord(chance.key, stream, index++);
        if (word < limit) {
          chance.used[stream] = index;
          return word % n;
        }
      }
    }
  }
}
