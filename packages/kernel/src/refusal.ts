/** Refusals: why an answer cannot be given, as data with the rule that forbids it. */
import type { GH } from '../rulebook/ids.generated.ts';
import type { PlainRecord } from './plain.ts';

export interface Refusal<R extends string = string> {
  /** The rule that forbids it. */
  rule: R;
  /** The key of the sentence in the text catalogues. */
  why: string;
  /** What the sentence needs to know. */
  about: PlainRecord;
}

export function refuse<R extends string>(rule: R, why: string, about: PlainRecord = {}): Refusal<R> {
  return { rule, why, about };
}

/** Tells a refusal from the options it stands in for. */
export function isRefusal(value: object): value is Refusal {
  return 'rule' in value && 'why' in value && 'about' in value && typeof value.about === 'object';
}

/** Thrown where a caller hands in something refused; nothing has changed when it is thrown. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused by ${refusal.rule}: ${refusal.why}`);
    this.name = 'Refused';
  }
}

/** The rules of the table itself, which hold in every game (rulebook/en.md of the kernel). */
export type TableRule = GH;
