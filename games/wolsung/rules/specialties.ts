/** WS-3.19, WS-3.20 (D5): when a specialty counts. */
import type { SpecialtyId } from '../data/index.ts';
import { SCENARIOS } from '../data/index.ts';
import { type Character, NONE, type Table, type Test } from '../table.ts';
import { countActive, isAboard, weaponFor } from './characters.ts';

type Condition = (t: Table, c: Character, test: Test) => boolean;

const CROWD = 4;

const vehicleIs =
  (...ids: readonly string[]): Condition =>
  (t, c) =>
    isAboard(t, c) && ids.includes(t.vehicles[c.vehicle].vehicle);
const atControls =
  (...ids: readonly string[]): Condition =>
  (t, c, test) =>
    c.driving && vehicleIs(...ids)(t, c, test);
const pursuit =
  (what: string): Condition =>
  (t, c) =>
    t.type === 'chase' && SCENARIOS[t.scenario].sides[c.side]?.pursuit === what;
/** Used by mixing outside a discussion there is no situation to look at. */
const situation =
  (...ids: readonly string[]): Condition =>
  (t) =>
    t.type === 'discussion' && ids.includes(t.formality);
const onFoot: Condition = (t, c) => t.type === 'chase' && !isAboard(t, c);
const isResistance: Condition = (_t, _c, test) => test.kind === 'resist';
const crowded: Condition = (t) => countActive(t) >= CROWD;

const CONDITIONS: { readonly [specialty in SpecialtyId]: Condition } = {
  fencing: (_t, c, { skill }) => weaponFor(c, skill).marks.includes('blade'),
  boxing: (_t, c, { skill }) => weaponFor(c, skill).fixed,
  rough: (t, c, { skill }) =>
    weaponFor(c, skill).marks.includes('improvised') ||
    countActive(t, (other) => other.side !== c.side) > countActive(t, (other) => other.side === c.side),
  handguns: (_t, c, { skill }) => weaponFor(c, skill).marks.includes('handgun'),
  long_guns: (_t, c, { skill }) => weaponFor(c, skill).marks.includes('long_gun'),
  trick_shots: (_t, _c, { kind }) => kind === 'stunt',
  steamobiles: atControls('steamobile', 'sports_steamobile'),
  riding: vehicleIs('horse', 'wyvern'),
  aeronautics: atControls('airship'),
  running: (t, c, test) => onFoot(t, c, test) && t.route !== 'difficult',
  rooftops: (t, c, test) => onFoot(t, c, test) && t.route === 'difficult',
  cycling: vehicleIs('bicycle'),
  shadowing: pursuit('pursuing'),
  hiding: pursuit('fleeing'),
  crowds: crowded,
  tracking: pursuit('pursuing'),
  watchful: isResistance,
  lookout: (t, c) => isAboard(t, c) && !c.driving,
  poker_face: isResistance,
  misdirection: (_t, _c, { stunt }) => stunt === 'daze',
  gossip: situation('public'),
  oratory: situation('public', 'formal'),
  wit: situation('private'),
  stagecraft: crowded,
  negotiation: situation('formal'),
  charm: situation('private'),
  requests: (_t, _c, { stunt }) => stunt === 'polite_request',
  menace: situation('private'),
  authority: situation('public', 'formal'),
  threats: (_t, _c, { stunt }) => stunt === 'threat',
};

/** Whether a specialty counts in this test. Outside conflicts, and in a field of its own, the player claims it. */
export function hasSpecialty(t: Table, c: Character, test: Test): boolean {
  if (!c.hero) return false;
  const free = t.phase === 'free';
  for (const { skill, id } of c.hero.specialties) {
    if (skill !== test.skill) continue;
    if (free || id === null ? test.claimed : CONDITIONS[id](t, c, test)) return true;
  }
  return false;
}

/** Whether there is anything to claim (WS-3.20). */
export const mayClaim = (t: Table, c: Character, test: Test): boolean =>
  test.actor !== NONE &&
  (c.hero?.specialties.some(({ skill, id }) => skill === test.skill && (t.phase === 'free' || id === null)) ?? false);
