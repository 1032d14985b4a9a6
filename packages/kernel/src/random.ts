/**
 * Quick random numbers for bots, playouts and tests: xoshiro128**, four 32-bit words of plain state.
 * Never for live matches (see chance.ts): whoever sees its results can predict the next ones.
 */
export type QuickState = [number, number, number, number];

/** Anything that can choose a whole number from 0 to n - 1 without bias. */
export interface Random {
  below(n: number): number;
}

/** Advances the state in place and returns 32 random bits. */
export function quickWord(s: QuickState): number {
  const m = Math.imul(s[1], 5);
  const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 11) | (s[3] >>> 21);
  return result;
}

/** A whole number from 0 to n - 1 (n up to 2^32 - 1); words that would favour small results are rejected. */
export function quickBelow(s: QuickState, n: number): number {
  if (n <= 1) return 0;
  // `>>> 0` changes no value: it tells the engine that the number is an unsigned 32-bit word, which it divides faster.
  const below = n >>> 0;
  const safe = 0x1_0000_0000 - below;
  for (;;) {
    const word = quickWord(s) >>> 0;
    // Fewer than n words are ever rejected, so under `safe` the exact (and slow) limit is not needed.
    if (word < safe || isFair(word, below)) return (word % below) >>> 0;
  }
}

function isFair(word: number, below: number): boolean {
  return word < 0x1_0000_0000 - (0x1_0000_0000 % below);
}

/** Spreads a small number over the whole state (splitmix32). */
export function quickState(seed: number): QuickState {
  return [splitmix(seed, 1), splitmix(seed, 2), splitmix(seed, 3), splitmix(seed, 4) | 1];
}

/** The n-th word of a seed. */
function splitmix(seed: number, n: number): number {
  let z = ((seed >>> 0) + Math.imul(n, 0x9e3779b9)) >>> 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

export class QuickRandom implements Random {
  readonly state: QuickState;

  constructor(seed: number | QuickState) {
    this.state = typeof seed === 'number' ? quickState(seed) : seed;
  }

  below(n: number): number {
    return quickBelow(this.state, n);
  }
}

/** Shuffles in place (Fisher-Yates from the end). */
export function shuffle<X>(random: Random, list: X[]): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const x = list[i];
    list[i] = list[j];
    list[j] = x;
  }
  return list;
}

export function pick<X>(random: Random, list: readonly X[]): X {
  return list[random.below(list.length)];
}

/**
 * Puts what is hidden into an order that depends on nothing but its contents and the given source,
 * so that an imagined game carries no trace of the true order.
 */
export function reimagine<X extends string | number>(random: Random, list: X[]): X[] {
  list.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return shuffle(random, list);
}
