/** Long work that may be done in parts: it stops wherever somebody else may have a turn, and is gone on with later. */
export type Parts<X> = Generator<unknown, X>;

/** All of it at once. */
export function whole<X>(parts: Parts<X>): X {
  let step = parts.next();
  while (!step.done) step = parts.next();
  return step.value;
}
