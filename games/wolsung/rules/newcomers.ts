/** Chapters 10 and 20: characters as they come to the table. */
import { ALLY, type Comer, type Hero, PROFILES, type ProfileId } from '../data/index.ts';
import { type Character, type CharacterKind, NONE, type Table } from '../table.ts';
import { antagonistChallenge } from './characters.ts';

export function newCharacter(kind: CharacterKind, side: number, owner: number): Character {
  return {
    kind,
    hero: null,
    profile: null,
    which: 1,
    skill: null,
    side,
    owner,
    state: 'active',
    markers: kind === 'ally' ? ALLY.challenge : 0,
    start: kind === 'ally' ? ALLY.challenge : 0,
    pool: 0,
    fewer: 0,
    constitutionLost: 0,
    reputationLost: 0,
    initiative: null,
    acted: false,
    zone: 1,
    cover: false,
    weapon: 'fists',
    weapons: [],
    dropped: [],
    vehicle: NONE,
    driving: false,
    stance: 'proper',
    down: false,
    grippedBy: NONE,
    aimed: { head: 0, arm: 0, leg: 0 },
    floor: 0,
    attend: 0,
    attendTo: NONE,
    away: [],
    threatened: false,
    helped: [],
    shown: [],
    open: false,
    usedAchievements: [],
    used: [],
    scene: [],
    gained: 0,
    rage: 0,
    spentOtherwise: false,
    passionate: false,
    shamed: false,
    actions: 0,
    first: false,
    coming: '',
  };
}

/** WS-22.2, WS-22.3: a new session gives one lost point of each back, and all that was crossed off. */
export function heroForSession(sheet: Hero, side: number, owner: number): Character {
  const c = newCharacter('hero', side, owner);
  c.hero = sheet;
  c.constitutionLost = Math.max(0, sheet.constitutionLost - 1);
  c.reputationLost = Math.max(0, sheet.reputationLost - 1);
  c.weapons = sheet.weapons.slice();
  return c;
}

/** What a hero keeps from scene to scene; all else begins anew (WS-21.13, WS-22.6). */
export function heroForScene(c: Character): Character {
  const fresh = newCharacter('hero', c.side, c.owner);
  return {
    ...fresh,
    hero: c.hero,
    which: c.which,
    weapons: c.hero?.weapons.slice() ?? [],
    constitutionLost: c.constitutionLost,
    reputationLost: c.reputationLost,
    usedAchievements: c.usedAchievements,
    used: c.used,
    gained: c.gained,
    state: c.state === 'absent' ? 'absent' : 'active',
  };
}

/** WS-20.1, WS-20.6: an antagonist, or a group of extras. */
export function opponent(t: Table, { side, profile, size }: Omit<Comer, 'vehicle'>): Character {
  const printed = PROFILES[profile];
  const c = newCharacter(printed.kind, side, t.gm);
  c.profile = profile;
  c.which = 1 + t.characters.filter((other) => other.profile === profile && other.state !== 'absent').length;
  c.markers = printed.kind === 'extras' ? size : antagonistChallenge(t, printed);
  c.start = c.markers;
  c.weapons = printed.weapons.slice();
  c.weapon = printed.weapons[0] ?? 'fists';
  return c;
}

export const isGroup = (profile: ProfileId): boolean => PROFILES[profile].kind === 'extras';
