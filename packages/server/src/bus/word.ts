/** What processes on one store say to each other. Word may get lost: the store is the truth, and whoever missed some looks there. */
import * as v from 'valibot';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Fields that are not known are left out: they may come from a newer process. */
const word = v.object({
  /** The table; empty: none. */
  t: v.string(),
  /** Its last number. */
  s: v.optional(seat),
  /** The process that speaks. */
  p: v.optional(v.string()),
  /** Seats present there, and how many look on there. */
  h: v.optional(v.array(seat)),
  w: v.optional(seat),
  /** Who is present at others? */
  q: v.optional(v.literal(1)),
  /** A session that has ended, or a person all of whose have. */
  x: v.optional(v.string()),
  /** What somebody has asked for at the speaker: whose budget it is, and by how much. */
  u: v.optional(v.tuple([v.string(), v.pipe(v.number(), v.minValue(0))])),
  /** Somebody has guessed wrongly at this. */
  f: v.optional(v.string()),
  /** The speaker could not be heard for a while, nor hear. */
  g: v.optional(v.literal(1)),
});
const words = v.array(word);

export type Word = v.InferOutput<typeof word>;

/** The words of a text; none if it is not what a process says. */
export function readWords(text: string): Word[] {
  try {
    const read = v.safeParse(words, JSON.parse(text));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}
