/** Every question by its name, "procedure/question", and what the asked seat is shown besides the answers. */
import type { Animal } from './data/animals.ts';

export type Questions = {
  /** The strongest animal of the round so far; null for whoever leads. */
  'turn/play': { best: Animal | null };
};
export type QuestionName = keyof Questions;
