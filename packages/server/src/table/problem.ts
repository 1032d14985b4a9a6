/** A request that cannot be granted, with its reason. Nothing has changed when it is thrown. */
import type { Refusal } from '@guildhall/kernel';
import type { Reason } from '@guildhall/wire';

export class Denied extends Error {
  constructor(
    readonly reason: Reason,
    detail: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(detail);
    this.name = 'Denied';
  }
}
