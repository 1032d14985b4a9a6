/** The opposition (D13; WS-20.1 to WS-20.6): antagonists and extras, with the figures as printed. */
import { ANTAGONIST_IDS, type ConflictId, EXTRAS_IDS, type ProfileId, type SkillId } from './ids.ts';
import { UNLISTED } from './numbers.ts';
import type { Antagonist, Extras, PerConflict, Profile, Skilled } from './shape.ts';

/** 6/9+ is `at(6, 9)`. */
const at = (bonus: number, range: number): Skilled => ({ bonus, range });
const perConflict = (combat: number | null, chase: number | null, discussion: number | null): PerConflict => ({
  combat,
  chase,
  discussion,
});

type Printed<P extends Profile> = Omit<P, 'kind' | 'id' | 'vehicle' | 'speed' | 'marks'> &
  Partial<Pick<P, 'vehicle' | 'speed' | 'marks'>>;
/** Where nothing else is printed. */
const USUAL = { vehicle: 'on_foot', speed: 0, marks: [] } as const;

const antagonists: { readonly [id in (typeof ANTAGONIST_IDS)[number]]: Printed<Antagonist> } = {
  A1: {
    form: 'masculine',
    archetype: 'socialite',
    pool: 3,
    challenge: perConflict(4, 4, 5),
    resistance: perConflict(14, 14, 16),
    skills: {
      brawl: at(9, 9),
      firearms: at(6, 9),
      intimidation: at(9, 9),
      persuasion: at(6, 9),
      bluff: at(6, 9),
      expression: at(6, 9),
      courage: at(6, 8),
      spot: at(6, 10),
    },
    weapons: ['duelling_pistol', 'sword_cane'],
    favourites: {
      combat: [{ stunt: 'disarm' }, { stunt: 'daze' }],
      chase: [{ stunt: 'disarm' }, { stunt: 'daze' }],
      discussion: [{ stunt: 'threat' }, { stunt: 'forceful_blow' }],
    },
    marks: ['well_born'],
  },
  A2: {
    form: 'feminine',
    archetype: 'daredevil',
    pool: 2,
    challenge: perConflict(4, 5, 3),
    resistance: perConflict(16, 16, 12),
    skills: {
      brawl: at(6, 9),
      firearms: at(6, 8),
      drive: at(9, 8),
      athletics: at(6, 9),
      stealth: at(3, 8),
      spot: at(6, 10),
      bluff: at(6, 10),
      intimidation: at(6, 10),
      courage: at(6, 10),
    },
    weapons: ['sabre', 'revolver'],
    favourites: {
      combat: [{ stunt: 'push' }, { stunt: 'knockdown' }],
      chase: [{ stunt: 'route_change' }, { stunt: 'forceful_blow' }],
      discussion: [],
    },
  },
  A3: {
    form: 'masculine',
    archetype: 'daredevil',
    pool: 2,
    challenge: perConflict(5, 3, null),
    resistance: perConflict(16, 16, null),
    skills: { brawl: at(9, 8), athletics: at(6, 8), spot: at(3, 10) },
    weapons: ['iron_fists'],
    favourites: {
      combat: [{ stunt: 'knockdown' }, { stunt: 'grip' }, { stunt: 'forceful_blow' }],
      chase: [{ stunt: 'knockdown' }, { stunt: 'grip' }, { stunt: 'forceful_blow' }],
      discussion: [],
    },
    marks: ['big', 'construct'],
  },
  A4: {
    form: 'masculine',
    archetype: 'explorer',
    pool: 3,
    challenge: perConflict(5, 4, 4),
    resistance: perConflict(16, 16, 14),
    skills: {
      firearms: at(9, 9),
      brawl: at(6, 8),
      stealth: at(6, 9),
      spot: at(6, 9),
      athletics: at(6, 8),
      intimidation: at(9, 10),
      courage: at(9, 9),
    },
    weapons: ['carbine', 'sabre'],
    favourites: {
      combat: [{ stunt: 'aimed_attack', part: 'arm' }, { stunt: 'daze' }],
      chase: [{ stunt: 'daze' }],
      discussion: [{ stunt: 'threat' }],
    },
    marks: ['undead'],
  },
  A5: {
    form: 'feminine',
    archetype: 'investigator',
    pool: 2,
    challenge: perConflict(3, 4, 4),
    resistance: perConflict(14, 14, 16),
    skills: {
      bluff: at(9, 8),
      expression: at(6, 8),
      persuasion: at(6, 8),
      intimidation: at(3, 8),
      stealth: at(6, 9),
      drive: at(6, 9),
      spot: at(6, 9),
      firearms: at(6, 9),
      courage: at(6, 9),
    },
    weapons: ['derringer'],
    favourites: {
      combat: [{ stunt: 'daze' }],
      chase: [{ stunt: 'daze' }],
      discussion: [{ stunt: 'daze' }, { stunt: 'polite_request', step: 'down' }],
    },
  },
  A6: {
    form: 'masculine',
    archetype: 'investigator',
    pool: 2,
    challenge: perConflict(3, 3, 5),
    resistance: perConflict(12, 12, 16),
    skills: {
      persuasion: at(9, 10),
      expression: at(9, 10),
      intimidation: at(6, 10),
      courage: at(6, 8),
      spot: at(6, 8),
      firearms: at(3, 10),
    },
    weapons: ['cane', 'derringer'],
    favourites: {
      combat: [{ stunt: 'forceful_blow' }],
      chase: [{ stunt: 'forceful_blow' }],
      discussion: [{ stunt: 'forceful_blow' }, { stunt: 'polite_request', step: 'up' }],
    },
  },
  A7: {
    form: 'feminine',
    archetype: 'socialite',
    pool: 3,
    challenge: perConflict(3, 3, 5),
    resistance: perConflict(12, 12, 16),
    skills: {
      persuasion: at(9, 8),
      expression: at(9, 8),
      intimidation: at(6, 8),
      bluff: at(6, 8),
      courage: at(9, 8),
    },
    weapons: [],
    favourites: {
      combat: [{ stunt: 'forceful_blow' }],
      chase: [{ stunt: 'forceful_blow' }],
      discussion: [{ stunt: 'polite_request', step: 'up' }, { stunt: 'forceful_blow' }, { stunt: 'threat' }],
    },
    marks: ['well_born'],
  },
  A8: {
    form: 'masculine',
    archetype: 'daredevil',
    pool: 3,
    challenge: perConflict(3, 5, 4),
    resistance: perConflict(16, 16, 14),
    skills: {
      stealth: at(9, 8),
      drive: at(6, 8),
      athletics: at(6, 10),
      spot: at(6, 9),
      bluff: at(9, 10),
      firearms: at(3, 8),
      courage: at(6, 9),
    },
    weapons: ['throwing_knives'],
    favourites: {
      combat: [{ stunt: 'daze' }, { stunt: 'knockdown' }],
      chase: [{ stunt: 'route_change', step: 'up' }, { stunt: 'daze' }, { stunt: 'knockdown' }],
      discussion: [{ stunt: 'daze' }],
    },
  },
};

const extras: { readonly [id in (typeof EXTRAS_IDS)[number]]: Printed<Extras> } = {
  E1: {
    form: 'neutral',
    resistance: perConflict(12, 12, 10),
    skills: { brawl: at(6, 10), athletics: at(6, 10), intimidation: at(6, 10) },
    weapons: ['club'],
  },
  E2: {
    form: 'neutral',
    resistance: perConflict(12, 12, 12),
    skills: {
      brawl: at(6, 10),
      firearms: at(6, 10),
      athletics: at(6, 10),
      spot: at(6, 10),
      intimidation: at(6, 10),
    },
    weapons: ['revolver'],
  },
  /** Their jaws count as iron fists. */
  E3: {
    form: 'neutral',
    resistance: perConflict(14, 14, null),
    skills: { brawl: at(6, 9), athletics: at(6, 9), spot: at(6, 9) },
    weapons: ['iron_fists'],
    speed: 2,
  },
  E4: {
    form: 'neutral',
    resistance: perConflict(10, 10, 12),
    skills: { bluff: at(6, 10), expression: at(6, 10) },
    weapons: [],
  },
  E5: {
    form: 'neutral',
    resistance: perConflict(12, 12, 12),
    skills: { brawl: at(6, 10), stealth: at(6, 10), intimidation: at(6, 10) },
    weapons: ['knife'],
  },
  E6: {
    form: 'neutral',
    resistance: perConflict(12, 12, 10),
    skills: { drive: at(6, 9), spot: at(6, 10), firearms: at(3, 10) },
    weapons: ['revolver'],
    vehicle: 'horse',
  },
};

export const PROFILES: { readonly [id in ProfileId]: Profile } = Object.fromEntries([
  ...ANTAGONIST_IDS.map((id): [ProfileId, Antagonist] => [id, { kind: 'antagonist', id, ...USUAL, ...antagonists[id] }]),
  ...EXTRAS_IDS.map((id): [ProfileId, Extras] => [id, { kind: 'extras', id, ...USUAL, ...extras[id] }]),
]) as unknown as { [id in ProfileId]: Profile };

/** WS-20.1, WS-20.4 */
export const skilled = (profile: Profile, skill: SkillId): Skilled => profile.skills[skill] ?? UNLISTED;

export const mayTakePart = (profile: Profile, conflict: ConflictId): boolean => profile.resistance[conflict] !== null;
