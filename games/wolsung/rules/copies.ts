/** D13: in Hosted mode the GM copies and edits profiles, in the way they are listed (WS-20.1): "A1 The Black Baron: pool 3, brawl 9/8+". */
import type { Plain, Refusal } from '@guildhall/kernel';
import {
  CONFLICT_IDS,
  type ConflictId,
  PROFILE_IDS,
  PROFILES,
  type Profile,
  type ProfileId,
  SKILL_IDS,
  type SkillId,
} from '../data/index.ts';
import { no } from '../refusals.ts';
import type { WS } from '../rulebook/ids.generated.ts';
import type { Copy, Table } from '../table.ts';
import { resistances, skills } from '../text/data/index.ts';
import { whyNotWords } from './describe.ts';

export const MOST_NAME = 60;
export const MOST_COPIES = 9;

/** What the figures of a profile may be. */
export const LIMITS = { pool: [1, 4], challenge: [1, 9], resistance: [10, 30], bonus: [0, 15], range: [5, 10] } as const;
type Figure = keyof typeof LIMITS;

/** Names of what can be edited, in the words of either language. */
const POOL = ['pool', 'pula'];
const CHALLENGE = ['challenge', 'odporność'];
const RESISTANCE = new Map<string, ConflictId>();
for (const id of CONFLICT_IDS) for (const word of Object.values(resistances[id])) RESISTANCE.set(word.toLowerCase(), id);
const SKILL = new Map<string, SkillId>();
for (const id of SKILL_IDS) for (const word of [id, ...Object.values(skills[id])]) SKILL.set(word.toLowerCase(), id);

const isWithin = (figure: Figure, value: number): boolean => LIMITS[figure][0] <= value && value <= LIMITS[figure][1];
const outside = (figure: Figure, change: string): Refusal<WS> =>
  no('WS-20.1', 'impossibleFigure', { change, least: LIMITS[figure][0], most: LIMITS[figure][1] });

function copyOf(of: ProfileId, name: string): Copy {
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
  };
}

/** One change, made in place; a refusal if it cannot be. */
function edit(copy: Copy, change: string): Refusal<WS> | null {
  const [, what, value] = /^(.*\S)\s+(\S+)$/.exec(change) ?? ['', '', ''];
  const name = what.toLowerCase();
  const figures = value.split('/').map((one) => (/^\d{1,2}\+?$/.test(one) ? Number.parseInt(one, 10) : Number.NaN));
  if (figures.some(Number.isNaN)) return no('WS-20.1', 'noSuchChange', { change });
  const isOne = figures.length === 1 && !value.endsWith('+');
  // WS-20.6: a group has as many dice and markers as members.
  if ((POOL.includes(name) || CHALLENGE.includes(name)) && PROFILES[copy.of].kind === 'extras')
    return no('WS-20.6', 'groupCountsMembers', { change });
  if (POOL.includes(name) && isOne) {
    if (!isWithin('pool', figures[0])) return outside('pool', change);
    copy.pool = figures[0];
    return null;
  }
  if (CHALLENGE.includes(name) && (isOne || figures.length === CONFLICT_IDS.length)) {
    if (!figures.every((one) => isWithin('challenge', one))) return outside('challenge', change);
    for (const [i, id] of CONFLICT_IDS.entries()) copy.challenge[id] = figures[isOne ? 0 : i];
    return null;
  }
  const type = RESISTANCE.get(name);
  if (type && isOne) {
    if (!isWithin('resistance', figures[0])) return outside('resistance', change);
    copy.resistance[type] = figures[0];
    if (PROFILES[copy.of].kind === 'antagonist') copy.challenge[type] ??= LIMITS.challenge[0];
    return null;
  }
  const skill = SKILL.get(name);
  if (!skill || figures.length !== 2 || !value.endsWith('+')) return no('WS-20.1', 'noSuchChange', { change });
  const [bonus, range] = figures;
  if (!isWithin('bonus', bonus)) return outside('bonus', change);
  if (!isWithin('range', range)) return outside('range', change);
  copy.skills = [...copy.skills.filter((one) => one.skill !== skill), { skill, bonus, range }];
  return null;
}

/** The copy that was written down, or why it is none. */
export function readCopy(answer: Plain): Copy | Refusal<WS> {
  if (typeof answer !== 'string') return no('WS-8.6', 'notAText', {});
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
    const { pool, challenge, resistance } = copy;
    const listed = Object.fromEntries(copy.skills.map(({ skill, bonus, range }) => [skill, { bonus, range }]));
    const printed = PROFILES[copy.of];
    profile =
      printed.kind === 'antagonist'
        ? { ...printed, pool, challenge, resistance, skills: listed }
        : { ...printed, resistance, skills: listed };
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
