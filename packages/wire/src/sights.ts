/** What seats see after an event: the server sends what changed, clients make the views out of it. */
import type { Plain, View } from '@guildhall/kernel';
import { Comparison } from './compare.ts';
import { MisfitPatch, patched } from './patch.ts';
import { fingerprint, type Printed, printed } from './print.ts';
import type { Sight, SightChange } from './socket.ts';

/** A view is plain data; its type only says more. */
const plainOf = (view: View): Plain => view as unknown as Plain;
const viewOf = (plain: Plain): View => plain as unknown as View;

/** What one seat was sent last, and its fingerprint as far as that helps to find the next one. */
export interface Sent {
  readonly sight: Sight;
  readonly printed: Printed | null;
}

/**
 * How one seat's sight has changed since the one it was sent last; whole if there was none. `now` is what the next change is
 * reckoned from: the same as `after`, with all that did not change taken over from `before`. Those who look at the same event
 * share a comparison.
 */
export function changeOf(
  before: Sent | undefined,
  after: Sight,
  facts: SightChange['facts'],
  comparison = new Comparison(),
): { change: SightChange; now: Sent } {
  const { seat, undo, view } = after;
  if (!before) return { change: { seat, undo, facts, view }, now: { sight: after, printed: null } };
  const patch = comparison.patch(plainOf(before.sight.view), plainOf(view));
  const is = comparison.now;
  const { print, kept } = printed(is, before.printed, comparison.prints);
  return { change: { seat, undo, facts, patch, print }, now: { sight: { seat, undo, view: viewOf(is) }, printed: kept } };
}

/** The sights after an update; null: it does not fit what was there before, and everything must be asked for again. */
export function sightsAfter(before: readonly Sight[], changes: readonly SightChange[]): Sight[] | null {
  const sights: Sight[] = [];
  for (const change of changes) {
    const view = viewAfter(
      before.find(({ seat }) => seat === change.seat),
      change,
    );
    if (view === null) return null;
    sights.push({ seat: change.seat, undo: change.undo, view });
  }
  return sights;
}

function viewAfter(before: Sight | undefined, { view, patch, print }: SightChange): View | null {
  if (view) return view;
  if (!before || patch === undefined) return null;
  try {
    const after = patch === null ? plainOf(before.view) : patched(plainOf(before.view), patch);
    return fingerprint(after) === print ? viewOf(after) : null;
  } catch (error) {
    if (error instanceof MisfitPatch) return null;
    throw error;
  }
}
