/** A profile while it is being edited: figures as they were typed, so that the rules can say what is wrong with them (D13). */
import type { Language } from '@guildhall/kernel';
import {
  type ArchetypeId,
  type CharacterMark,
  CONFLICT_IDS,
  type ConflictId,
  type ProfileId,
  type SkillId,
  type VehicleId,
  type WeaponId,
} from '../../data/index.ts';
import { copyOf } from '../../rules/copies.ts';
import { AND, AS_IT_IS } from '../../rules/editing.ts';
import type { Copy } from '../../table.ts';
import { characterMarks, resistances } from '../../text/data/index.ts';
import { idName } from '../words/named.ts';
import { type BoardWords, wordsIn } from '../words/words.ts';

type PerConflict = { readonly [type in ConflictId]: string };
export interface Draft {
  readonly of: ProfileId;
  readonly name: string;
  readonly pool: string;
  readonly challenge: PerConflict;
  readonly resistance: PerConflict;
  readonly skills: readonly { readonly skill: SkillId; readonly bonus: string; readonly range: string }[];
  readonly archetype: ArchetypeId | null;
  readonly weapons: readonly WeaponId[];
  readonly vehicle: VehicleId;
  readonly speed: string;
  readonly marks: readonly CharacterMark[];
}

const typed = (value: number | null): string => (value === null ? '' : String(value));
const typedAll = (figures: Copy['challenge']): PerConflict => ({
  combat: typed(figures.combat),
  chase: typed(figures.chase),
  discussion: typed(figures.discussion),
});

export const draftOf = (copy: Copy): Draft => ({
  ...copy,
  pool: typed(copy.pool),
  challenge: typedAll(copy.challenge),
  resistance: typedAll(copy.resistance),
  skills: copy.skills.map(({ skill, bonus, range }) => ({ skill, bonus: typed(bonus), range: typed(range) })),
  speed: typed(copy.speed),
});
export const printedDraft = (of: ProfileId): Draft => draftOf(copyOf(of, ''));

/** What is wrong with a name before the rules can read it: the colon ends it there. */
export function wrongName({ name }: Draft, words: BoardWords): string | null {
  if (name.trim() === '') return words.edit.nameMissing;
  return name.includes(':') ? words.edit.nameWithColon : null;
}

/** A figure that was left out cannot be read, and is refused with words that say what may stand there. */
const figure = (value: string): string => (value.trim() === '' ? '?' : value.trim());
const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

/** The edit as the GM would write it, in their language: only what differs from the printed profile. */
export function wordsOfDraft(draft: Draft, language: Language): string {
  const printed = printedDraft(draft.of);
  const { edit } = wordsIn(language);
  const names = (all: readonly string[]): string => (all.length === 0 ? edit.none : all.join(AND));
  const changes: string[] = [];
  if (draft.pool !== printed.pool) changes.push(`${edit.pool} ${figure(draft.pool)}`);
  // Resistances come first: a type of conflict that they open gets the least Challenge, unless another is written.
  for (const type of CONFLICT_IDS)
    if (draft.resistance[type] !== printed.resistance[type])
      changes.push(`${resistances[type][language]} ${figure(draft.resistance[type])}`);
  if (CONFLICT_IDS.some((type) => draft.challenge[type] !== printed.challenge[type]))
    changes.push(`${edit.challenge} ${CONFLICT_IDS.map((type) => draft.challenge[type].trim() || AS_IT_IS).join('/')}`);
  for (const { skill, bonus, range } of draft.skills) {
    const before = printed.skills.find((one) => one.skill === skill);
    if (before?.bonus !== bonus || before.range !== range)
      changes.push(`${idName(skill, language)} ${figure(bonus)}/${figure(range)}+`);
  }
  if (draft.archetype !== null && draft.archetype !== printed.archetype)
    changes.push(`${edit.archetype} ${idName(draft.archetype, language)}`);
  if (!same(draft.weapons, printed.weapons))
    changes.push(`${edit.weapons} ${names(draft.weapons.map((id) => idName(id, language)))}`);
  if (draft.vehicle !== printed.vehicle) changes.push(`${edit.vehicle} ${idName(draft.vehicle, language)}`);
  if (draft.speed !== printed.speed) changes.push(`${edit.speed} ${figure(draft.speed)}`);
  if (!same(draft.marks.toSorted(), printed.marks.toSorted()))
    changes.push(`${edit.marks} ${names(draft.marks.map((id) => characterMarks[id].masculine[language]))}`);
  const name = draft.name.trim();
  return changes.length === 0 ? `${draft.of} ${name}` : `${draft.of} ${name}: ${changes.join(', ')}`;
}
