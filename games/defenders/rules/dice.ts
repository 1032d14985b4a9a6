/** Dice: thrown by chance, and left lying on the table until the next scene is framed. */
import type { P } from './book.ts';

export type Throw = 'attack' | 'entry' | 'join' | 'battle' | 'activation' | 'ability';

export function roll(p: P, stream: Throw, sides: number): number {
  const die = p.roll(stream, sides);
  p.t.dice.push(die);
  return die;
}
