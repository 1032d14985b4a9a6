/** One look at a table as it stands, by all who see it: what they see alike is made once, and compared once. */
import type { Seat, View } from '@guildhall/kernel';
import { Comparison } from '@guildhall/wire';
import type { AnyMatch } from './course.ts';

export class Glance {
  private first: View | undefined;
  readonly comparison: Comparison;

  /** `several`: through more eyes than one pair. */
  constructor(several = false) {
    this.comparison = new Comparison(several);
  }

  view({ game, current }: AnyMatch, seat: Seat | null): View {
    const view = game.view(current, seat, this.first);
    this.first ??= view;
    return view;
  }
}
