/** Chapters 10 and 20: characters as they come to the table. */
import { ALLY, type Hero, type ProfileId } from '../data/index.ts';
import { type Character, type CharacterKind, NONE, type Table } from '../table.ts';
import { antagonistChallenge } from './characters.ts';
import { copyNamed, profileNamed } from './copies.ts';

export function newCharacter(kind: CharacterKind, side: number, owner: number): Character {
  return {
    kind,
    hero: null,
    profile: null,
    copy: null,
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
  fresh.hero = c.hero;
  fresh.which = c.which;
  fresh.weapons = c.hero?.weapons.slice() ?? [];
  fresh.constitutionLost = c.constitutionLost;
  fresh.reputationLost = c.reputationLost;
  fresh.usedAchievements = c.usedAchievements;
  fresh.used = c.used;
  fresh.gained = c.gained;
  fresh.state = c.state === 'absent' ? 'absent' : 'active';
  return fresh;
}

/** WS-20.1, WS-20.6: an antagonist, or a group of extras so many; `id` names a printed profile or an edited copy. */
export function opponent(t: Table, id: string, side: number, size: number): Character {
  const profile = profileNamed(t, id);
  const copy = copyNamed(t, id);
  const c = newCharacter(profile.kind, side, t.gm);
  c.profile = copy ? copy.of : (id as ProfileId);
  c.copy = copy;
  const isAlike = (other: Character): boolean => other.profile === c.profile && other.copy?.name === copy?.name;
  c.which = 1 + t.characters.filter((other) => isAlike(other) && other.state !== 'absent').length;
  c.markers = profile.kind === 'extras' ? size : antagonistChallenge(t, profile);
  c.start = c.markers;
  c.weapons = profile.weapons.slice();
  c.weapon = profile.weapons[0] ?? 'fists';
  return c;
}
