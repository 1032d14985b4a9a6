/** D13: in Hosted mode the GM copies and edits profiles, in the way they are listed (WS-20.1): "A1 The Black Baron: pool 3, brawl 9/8+". */
import type { Plain, Refusal } from '@guildhall/kernel';
import { PROFILE_IDS, PROFILES, type Profile, type ProfileId, SKILL_IDS, type SkillId } from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Copy, Table } from '../table.ts';
import { whyNotWords } from './describe.ts';
import { edit } from './editing.ts';

export const MOST_NAME = 60;
export const MOST_COPIES = 9;
/** Enough for every figure of a profile. */
export const MOST_EDIT = 1200;

export function copyOf(of: ProfileId, name: string): Copy {
  const printed = PROFILES[of];
  return {
    of,
    name,
    pool: printed.kind === 'antagonist' ? printed.pool : 1,
    challenge: printed.kind === 'antagonist' ? { ...printed.challenge } : { combat: null, chase: null, discussion: null },
    resistance: { ...printed.resistance },
    skills: SKILL_IDS.flatMap((skill) => {
      const listed = printed.skills[skill];
      return listed ? [{ skill, ...listed }] : [];
    }),
    archetype: printed.kind === 'antagonist' ? printed.archetype : null,
    weapons: printed.weapons.slice(),
    vehicle: printed.vehicle,
    speed: printed.speed,
    marks: printed.marks.slice(),
  };
}

/** The copy that was written down, or why it is none. */
export function readCopy(answer: Plain): Copy | Refusal<WS> {
  if (typeof answer !== 'string') return no('WS-8.6', 'notAText', {});
  if (answer.length > MOST_EDIT) return no('WS-8.6', 'tooLong', { letters: answer.length, most: MOST_EDIT });
  const [, id, name, changes] = /^\s*(\S+)\s+([^:]*[^:\s])\s*(?::(.*))?$/s.exec(answer) ?? ['', '', '', ''];
  const of = PROFILE_IDS.find((one) => one === id);
  if (!of) return no('WS-20.1', 'noSuchProfile', { profile: id });
  const wrong = name === '*' ? no('WS-8.6', 'noLetter', {}) : whyNotWords(name, MOST_NAME);
  if (wrong) return wrong;
  const copy = copyOf(of, name);
  for (const change of (changes ?? '').split(',')) {
    if (change.trim() === '') continue;
    const refused = edit(copy, change.trim());
    if (refused) return refused;
  }
  return copy;
}

export const isRefusal = (read: Copy | Refusal<WS>): read is Refusal<WS> => 'why' in read;

/** Made once for each copy, which is never changed after it was written. */
const made = new WeakMap<Copy, Profile>();

export function editedProfile(copy: Copy): Profile {
  let profile = made.get(copy);
  if (!profile) {
    const { pool, challenge, resistance, weapons, vehicle, speed, marks } = copy;
    const listed = Object.fromEntries(copy.skills.map(({ skill, bonus, range }) => [skill, { bonus, range }]));
    const printed = PROFILES[copy.of];
    const edited = { resistance, skills: listed, weapons, vehicle, speed, marks };
    profile =
      printed.kind === 'antagonist'
        ? { ...printed, ...edited, pool, challenge, archetype: copy.archetype ?? printed.archetype }
        : { ...printed, ...edited };
    made.set(copy, profile);
  }
  return profile;
}

/** WS-2.19: skills that were not used yet are taken for the printed ones; the other figures are open. */
export function asSeen(copy: Copy, shown: readonly SkillId[]): Copy {
  const printed = PROFILES[copy.of];
  const seen = SKILL_IDS.flatMap((skill) => {
    const known = shown.includes(skill) ? copy.skills.find((one) => one.skill === skill) : printed.skills[skill];
    return known ? [{ skill, bonus: known.bonus, range: known.range }] : [];
  });
  return { ...copy, skills: seen };
}

/** A printed profile by its id, or a copy: "C1" is the first. */
export const COPY = Array.from({ length: MOST_COPIES }, (_, i) => `C${i + 1}`);

export function copyNamed(t: Table, id: string): Copy | null {
  return t.copies[COPY.indexOf(id)] ?? null;
}

export function profileNamed(t: Table, id: string): Profile {
  const copy = copyNamed(t, id);
  return copy ? editedProfile(copy) : PROFILES[id as ProfileId];
}

/** All that can take part in a conflict of this type. */
export function profilesFor(t: Table): string[] {
  const ids: string[] = [...PROFILE_IDS, ...COPY.slice(0, t.copies.length)];
  return ids.filter((id) => profileNamed(t, id).resistance[t.type] !== null);
}

/** What copies are called, so that answers have words. */
export const copyNames = (t: Table): string[] => t.copies.map(({ name }) => name);
