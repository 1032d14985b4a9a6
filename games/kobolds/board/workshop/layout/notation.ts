/** Layouts as texts. The notation is the rules' own. */
import { isRefusal, type Refusal } from '@guildhall/kernel';
import { MOST_PIECES } from '../../../data/index.ts';
import { no } from '../../../refusals.ts';
import type { KC } from '../../../rulebook/ids.generated.ts';
import { readLayout as readText, writeLayout as writeText } from '../../../rules/layout.ts';
import { tidy } from '../parts/tidy.ts';
import { folded, type LayoutDraft, wholePlan } from './plan.ts';

/** The whole layout, twins and all. */
export const writeLayout = (draft: LayoutDraft): string => writeText(wholePlan(draft));

/** The layout that a text, or a link to this workshop, describes, folded where one half is the twin of the other; or the part
 *  that is not understood. Whether it may be played is another question. */
export function readLayout(source: string): LayoutDraft | Refusal<KC> {
  const text = tidy(source);
  if (text === '') return no('KC-2.13', 'layoutNotText', { answer: source });
  const plan = readText(text);
  if (isRefusal(plan)) return plan as Refusal<KC>;
  if (plan.length > MOST_PIECES) return no('KC-2.13', 'layout-pieces', { pieces: plan.length, most: MOST_PIECES });
  return folded(plan);
}
