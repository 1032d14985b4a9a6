/** An effect made flat: every instruction has a number, so that a frame that carries it out keeps a cursor and nothing else. */
import type { PlainRecord } from '@guildhall/kernel';
import { type EffectData, hanging, size } from './check.ts';
import { numbersIn } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Op {
  readonly verb: string;
  /** What it takes, completed by what is taken if nothing is written. */
  readonly given: PlainRecord;
  /** The instruction that follows; one past the last if none does. */
  readonly next: number;
  /** Where its branches begin, by the number it comes to; numbers that are not listed go on with `next`. */
  readonly targets: readonly number[] | null;
}
/** Instructions in the order they are written, branches right behind what they hang on. */
export type Program = readonly Op[];

/** Makes a checked effect flat. */
export function programOf(vocabulary: Vocabulary, effect: EffectData): Program {
  const ops: Op[] = [];
  emit(vocabulary, effect, 0, size(vocabulary, effect), ops);
  return ops;
}

/** Puts instructions from `start` on; after the last of them `end` follows. */
function emit(vocabulary: Vocabulary, effect: EffectData, start: number, end: number, ops: Op[]): void {
  let at = start;
  for (const [i, instruction] of effect.entries()) {
    const { takes, branch } = vocabulary[instruction.do as string];
    const own = at;
    const last = own + size(vocabulary, [instruction]);
    const next = i === effect.length - 1 ? end : last;
    const given: PlainRecord = {};
    for (const key in takes) given[key] = Object.hasOwn(instruction, key) ? instruction[key] : takes[key].initial;
    const targets: number[] = [];
    at = own + 1;
    for (const { label, effect: inner } of hanging(vocabulary, instruction)) {
      const begins = inner.length === 0 ? next : at;
      for (const n of valuesOf(label)) targets[n] = begins;
      emit(vocabulary, inner, at, next, ops);
      at += size(vocabulary, inner);
    }
    for (let n = 0; n < targets.length; n++) targets[n] ??= next;
    ops[own] = { verb: instruction.do as string, given, next, targets: branch === 'none' ? null : targets };
    at = last;
  }
}

function valuesOf(label: string): number[] {
  if (label === 'yes') return [1];
  if (label === 'no') return [0];
  return numbersIn(label) ?? [];
}

/** Where it goes on after an instruction that came to `n`. */
export const after = ({ next, targets }: Op, n: number): number => (targets === null ? next : (targets[n] ?? next));

/** The instruction that has this number in the program of a checked effect, or null. */
export function instructionAt(vocabulary: Vocabulary, effect: EffectData, at: number): PlainRecord | null {
  let from = 0;
  for (const instruction of effect) {
    const to = from + size(vocabulary, [instruction]);
    if (at === from) return instruction;
    if (at < to) {
      let inner = from + 1;
      for (const { effect: branch } of hanging(vocabulary, instruction)) {
        const found = instructionAt(vocabulary, branch, at - inner);
        if (found) return found;
        inner += size(vocabulary, branch);
      }
    }
    from = to;
  }
  return null;
}
