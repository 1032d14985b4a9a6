/** Gangs as texts and as drafts on the bench. The notation and the check are the rules' own. */
import { isRefusal, type Refusal } from '@guildhall/kernel';
import { no } from '../../../refusals.ts';
import type { KC } from '../../../rulebook/ids.generated.ts';
import { finishGang, MOST_NAME, readDraft as readText, writeGang } from '../../../rules/gangs.ts';
import { tidy } from '../parts/tidy.ts';
import type { Draft } from './draft.ts';

export const LONGEST_NAME = MOST_NAME;

/** What a name field takes: no semicolons and no control characters, which the notation has no room for. */
export const cleanName = (typed: string): string => [...typed.replaceAll(/[;\p{C}]/gu, '')].slice(0, MOST_NAME).join('');
const neatName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

export const writeDraft = (draft: Draft): string =>
  writeGang({
    ...draft,
    name: neatName(draft.name),
    leaderName: neatName(draft.leaderName),
    members: draft.members.map((member) => ({ ...member, name: neatName(member.name) })),
  });

/** The draft that a text, or a link to this workshop, describes; or what is wrong with it. */
export function readDraft(source: string): Draft | Refusal<KC> {
  const text = tidy(source);
  if (text === '') return no('KC-3.17', 'gangNotText', { answer: source });
  const read = readText(text);
  if (isRefusal(read)) return read as Refusal<KC>;
  return { ...read, members: read.members.map((member, i) => ({ ...member, key: i + 1 })) };
}

/** Why the gang cannot play for this gold (section 3), with the figures; null if it can. */
export function whyNotDraft(draft: Draft, gold: number): Refusal<KC> | null {
  const gang = finishGang(draft, gold);
  return isRefusal(gang) ? (gang as Refusal<KC>) : null;
}
