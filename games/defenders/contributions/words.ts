/** What people see of a text now: the newest words, or nothing while it is to be rewritten (DF-28.6, DF-29.6). */
import type { Contribution, Fact, Plain, PlainRecord } from '@guildhall/kernel';
import type { Reaction } from '../data/index.ts';
import { isRecord, LEFT_OUT } from '../rules/texts.ts';

/** What became of a text since it was told. */
export interface TextNow {
  /** The newest words; null: as it was told. */
  words: string | null;
  /** Somebody asked to leave it out, and it has not been rewritten yet. */
  hidden: boolean;
  /** Who reacted how, oldest first; `seat` is null for onlookers. */
  reactions: { what: Reaction; seat: number | null; name: string }[];
}

const known = new WeakMap<readonly Contribution[], ReadonlyMap<number, TextNow>>();
/** By the number of a text; none for those that nothing was added to. */
export function textsNow(contributions: readonly Contribution[]): ReadonlyMap<number, TextNow> {
  const before = known.get(contributions);
  if (before) return before;
  const texts = new Map<number, TextNow>();
  const text = (n: Plain): TextNow => {
    const found = texts.get(Number(n)) ?? { words: null, hidden: false, reactions: [] };
    texts.set(Number(n), found);
    return found;
  };
  for (const { seat, name, body } of contributions) {
    if (body.kind === 'amend') Object.assign(text(body.text), { words: String(body.words), hidden: false });
    else if (body.kind === 'leaveOut') text(body.text).hidden = true;
    else if (body.kind === 'reaction') text(body.to).reactions.push({ what: body.what as Reaction, seat, name });
  }
  known.set(contributions, texts);
  return texts;
}

/** The numbers of the texts in a fact, by field; those that are there. */
export function textsIn(fact: Fact): [field: string, n: number][] {
  const texts = (fact as Fact & { texts?: Plain }).texts ?? null;
  if (!isRecord(texts)) return [];
  return Object.entries(texts).flatMap(([field, n]): [string, number][] => (typeof n === 'number' && n > 0 ? [[field, n]] : []));
}

/** A fact as it is shown now. The one that was told stays in the log. */
export function amended(fact: Fact, contributions: readonly Contribution[]): Fact {
  const now = textsNow(contributions);
  if (now.size === 0) return fact;
  let shown: PlainRecord | null = null;
  for (const [field, n] of textsIn(fact)) {
    const text = now.get(n);
    if (!text || (text.words === null && !text.hidden)) continue;
    shown ??= { ...(fact as unknown as PlainRecord) };
    shown[field] = text.hidden ? LEFT_OUT : text.words;
    if ('aloud' in shown) shown.aloud = false;
    if (!text.hidden) shown.edited = true;
  }
  return shown ? (shown as unknown as Fact) : fact;
}
