/** Who words are said by in a law run: one speaker for each language, so that a game's tellers are made once. */
import type { GameText, Speaker } from '../text.ts';

const speakers = new WeakMap<GameText, Speaker[]>();

/** Calls seats by the game's own names; one that is not at the table is "?". */
export function speakerAt(text: GameText, seats: number): Speaker {
  let known = speakers.get(text);
  if (!known) {
    known = [];
    speakers.set(text, known);
  }
  known[seats] ??= { seat: (seat) => (seat < seats ? text.seat(seat) : '?') };
  return known[seats];
}

/** Calls seats by their numbers. */
export const NUMBERS: Speaker = { seat: String };
