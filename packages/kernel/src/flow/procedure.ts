/** A procedure as its author holds it: declared with the kinds of its variables, written down once, called by others. */
import type { Plain } from '../plain.ts';
import type { Given, VarsOf } from './kinds.ts';
import type { Call, Frame, Stack } from './types.ts';

/** K are the kinds of its variables, G what it gives back. */
export interface Procedure<K, G extends Plain = Plain> {
  readonly name: string;
  readonly kinds: K;
  /** A call of this procedure, for steps that choose what to call, for obligations, responses and acts out of turn. */
  with(given: Given<K>): Call<G>;
  /** Only for the compiler. */
  readonly gives?: G;
}

/** A frame of this procedure: `FrameOf<typeof attack>`. */
export type FrameOf<H> = H extends { readonly kinds: infer K } ? Frame<VarsOf<K>> : never;

/** The procedure a step belongs to: "attack" for "attack/commit" and "attack>damage". */
export function procedureOf(at: string): string {
  const slash = at.search(/[/>]/);
  return slash < 0 ? at : at.slice(0, slash);
}

/** Whether a frame is one of this procedure. */
export function isFrameOf<K>(frame: Frame, { name }: Procedure<K>): frame is Frame<VarsOf<K>> & Frame {
  const { at } = frame;
  // After the name comes the end, "/" or ">". Looked at first: that is quick, and seldom so by chance.
  if (at.length !== name.length) {
    const after = at.charCodeAt(name.length);
    if (after !== 47 && after !== 62) return false;
  }
  return at.startsWith(name);
}

/** The innermost open frame of a procedure, or null. To be read only. */
export function openFrame<K>(stack: Stack, procedure: Procedure<K>): Frame<VarsOf<K>> | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (isFrameOf(frame, procedure)) return frame;
  }
  return null;
}

/** All open frames of a procedure, the outermost first. */
export function openFrames<K>(stack: Stack, procedure: Procedure<K>): Frame<VarsOf<K>>[] {
  return stack.filter((frame) => isFrameOf(frame, procedure)) as Frame<VarsOf<K>>[];
}
