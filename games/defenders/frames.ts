/** What must hold between the open procedures and the table, beyond the kinds of their variables. */
import { type Frame, type Procedure, procedureOf, type Stack, type VarsOf } from '@guildhall/kernel';
import { agreement } from './rules/agreement.ts';
import { attack, reinforcements } from './rules/attack.ts';
import { battle } from './rules/battle.ts';
import { connections, isLinkHere } from './rules/connections.ts';
import { cityCreation, mayPlay } from './rules/creation.ts';
import { defeat } from './rules/defeat.ts';
import { activation, moves } from './rules/defenders-act.ts';
import { displacement } from './rules/displacement.ts';
import { entryPoints, isGateHere } from './rules/entries.ts';
import { surprise, threatActs } from './rules/events.ts';
import { finalise } from './rules/finalise.ts';
import { map } from './rules/map.ts';
import { placing } from './rules/placing.ts';
import {
  areConnected,
  hasOthers,
  isAlive,
  isInCity,
  isRegiment,
  isRuined,
  locationNamed,
  THREAT_IDS,
  threatNamed,
} from './rules/reading.ts';
import { reflection } from './rules/reflection.ts';
import { repulse } from './rules/repulse.ts';
import { newThreat } from './rules/threats.ts';
import { everybody, isSettingPut, worldBuilding } from './rules/world.ts';
import { type Table, UNPLACED } from './table.ts';

/** What is wrong, such as ".card is 9c, which is not in the row", or null. `below` is the frame that called. */
type Fits<K> = (t: Table, vars: VarsOf<K>, below: Frame) => string | null;
interface Check {
  /** The steps at which it must hold; none are named: at every step of the procedure. */
  readonly steps: readonly string[];
  readonly procedure: string;
  problem(t: Table, frame: Frame, below: Frame): string | null;
}

/** A check of one procedure, wherever it waits or at these steps alone. */
function check<K>(procedure: Procedure<K>, fits: Fits<K>, ...steps: string[]): Check {
  // The kinds of the variables have been checked before.
  return { procedure: procedure.name, steps, problem: (t, { vars }, below) => fits(t, vars as VarsOf<K>, below) };
}

/** What is left of the list of a loop. */
const left = (vars: object, name: string): readonly number[] => (vars as { [name: string]: number[] })[`${name} left`] ?? [];

const isCardOnTable = (t: Table, { card }: { card: string }): string | null =>
  card === t.card ? null : `.card is ${card}, but ${t.card || 'none'} lies on the table`;

/** Repulse and defeat are parts of a battle. */
const isInBattle = (_t: Table, { location }: { location: number }, below: Frame): string | null =>
  location === below.vars.location ? null : `.location is ${location}, but the battle is in ${below.vars.location}`;

const isKnown = <V>(...names: (keyof V & string)[]): ((t: Table, vars: V) => string | null) => {
  return (_t, vars) => {
    const missing = names.find((name) => Number(vars[name]) < 0);
    return missing === undefined ? null : `.${missing} is missing`;
  };
};

type Acting = VarsOf<typeof threatActs.kinds>;
const ofClass =
  (own: string) =>
  (t: Table, { threat }: Acting): string | null =>
    t.threats[threat]?.class === own ? null : `.threat is ${threat}, which is no ${own}`;
function targetOfQueen(t: Table, vars: Acting): string | null {
  if (vars.unit < 0 || !isInCity(t, vars.unit)) return `.unit is ${vars.unit}, who is not in the city`;
  return ofClass('queen')(t, vars);
}
function ruinOfKing(t: Table, vars: Acting): string | null {
  const { location } = vars;
  return location >= 0 && isRuined(t, location) ? ofClass('king')(t, vars) : `.location is ${location}, which is no ruin`;
}

/** What can be put to the table, by the procedure that puts it. */
const PUTS: { readonly [procedure: string]: (value: string, t: Table) => boolean } = {
  [worldBuilding.name]: (value) => value === 'own setting' || isSettingPut(value),
  [finalise.name]: (value, t) => t.stacks.some(({ id }) => value === `finalise ${id}`),
  [connections.name]: (value, t) => isLinkHere(t, value),
  [entryPoints.name]: (value, t) => isGateHere(t, value),
  [reflection.name]: (value) => value === 'end scene',
};

export const CHECKS: readonly Check[] = [
  // One person speaks for the start seat alone.
  check(worldBuilding, (t, { active }) => (everybody(t) & (1 << active) ? null : `.active is ${active}, who is not asked`)),
  // An agreement is on what the procedure below it can put, and may be amended to more of that.
  check(agreement, (t, { proposal, options }, below) => {
    if (!hasOthers(t)) return ' put something, but there is nobody else';
    const puts = PUTS[procedureOf(below.at)];
    const strange = [proposal, ...options].find((put) => !puts?.(put, t));
    return strange === undefined ? null : ` put ${strange}, which "${below.at}" never does`;
  }),
  check(
    cityCreation,
    (t, { card, sort, stack }) => {
      if (card === '' || !t.row.includes(card)) return `.card is ${card}, which is not in the row`;
      if (sort === '') return '.sort is missing';
      const own = t.stacks.find(({ id }) => id === stack) ?? null;
      if (own !== null && own.sort !== sort) return `.sort is ${sort}, but ${stack} is none`;
      return mayPlay(t, sort, own) ? null : `.card is ${card}, which cannot be spared`;
    },
    'city creation/word',
  ),
  check(
    map,
    (t, vars) => {
      const at = t.order.indexOf(vars.location);
      const later = t.order.slice(at + 1).join();
      return at >= 0 && later === left(vars, 'location').join() ? null : `["location left"] should be ${later}`;
    },
    'map/draw',
  ),
  check(map, (t) => (t.sketch.drawings.every((one) => one === null) ? null : ' come before any location is drawn'), 'map>nature'),
  check(placing, (t, vars) => {
    const waiting = [vars.unit, ...left(vars, 'unit')];
    const unplaced = t.where.flatMap((where, d) => (where === UNPLACED ? [d] : []));
    const isSame = waiting.length === unplaced.length && unplaced.every((d) => waiting.includes(d));
    return isSame ? null : ` name ${waiting.join()}, but ${unplaced.join()} are to be placed`;
  }),
  check(newThreat, isCardOnTable),
  check(surprise, isCardOnTable),
  check(attack, (_t, { threats, placed }) => {
    if (threats.length === 0 || new Set(threats).size < threats.length) return '.threats names none, or one twice';
    return placed <= threats.length ? null : `.placed is ${placed} of ${threats.length}`;
  }),
  check(
    attack,
    (t, { threats, placed }) => {
      if (placed !== 0) return `.placed is ${placed} before the first`;
      const dead = threats.find((i) => !isAlive(t, i));
      return dead === undefined ? null : `.threats names ${THREAT_IDS[dead]}, which is destroyed`;
    },
    'attack/target',
  ),
  check(
    reinforcements,
    (t, { card, location }) => {
      if (!t.reserve.includes(card)) return `.card is ${card}, which is not in the reserve`;
      return t.target.includes(location) ? null : `.location is ${location}, which is not attacked`;
    },
    'reinforcements/name',
  ),
  check(threatActs, ofClass('jack'), 'threat acts/describe'),
  check(threatActs, targetOfQueen, 'threat acts/attempt', 'threat acts/defend'),
  check(threatActs, isKnown('threat', 'unit'), 'threat acts/fate'),
  check(threatActs, ruinOfKing, 'threat acts/ruin', 'threat acts>displacement', 'threat acts>entry points'),
  check(battle, (t, { challenged }) => (challenged && !hasOthers(t) ? '.challenged is true, but there is nobody else' : null)),
  check(repulse, isInBattle),
  check(defeat, isInBattle),
  check(repulse, isKnown('unit', 'threat'), 'repulse/describe'),
  check(defeat, isKnown('unit', 'threat'), 'defeat/describe'),
  check(defeat, isKnown('unit'), 'defeat/safety'),
  check(
    moves,
    (t, { unit }) => (unit >= 0 && isInCity(t, unit) ? null : `.unit is ${unit}, who is not in the city`),
    'moves/again',
  ),
  check(
    activation,
    (t, { unit, ability, target }) => {
      if (unit < 0 || !isInCity(t, unit)) return `.unit is ${unit}, who is not in the city`;
      const [l, i] = [locationNamed(t, target), threatNamed(t, target)];
      const fits =
        ability === 'engineers' ? l >= 0 && isRuined(t, l) : ability === 'king' ? i >= 0 && isAlive(t, i) : target === '';
      return fits ? null : `.target is "${target}", which nobody can mean`;
    },
    'activation/line',
  ),
  check(displacement, (t, { unit, path, bumped }) => {
    if (path.length === 0) return bumped.length === 0 ? null : '.bumped names somebody, but nobody moves';
    const way = unit < 0 ? [] : [t.where[unit], ...path];
    if (way.length === 0 || way.some((l, i) => i > 0 && !areConnected(t, way[i - 1], l)))
      return '.path follows a path that does not exist';
    if (bumped.length >= path.length) return '.bumped names more than the path has room for';
    const wrong = bumped.find((d, i) => t.where[d] !== path[i] || !isRegiment(t, d));
    return wrong === undefined ? null : `.bumped names ${wrong}, who is not in the way`;
  }),
];

/** The first thing impossible about the open procedures on this table, as a sentence naming the field, or null. */
export function framesFit(t: Table, stack: Stack): string | null {
  for (const [i, frame] of stack.entries()) {
    const own = procedureOf(frame.at);
    for (const { procedure, steps, problem } of CHECKS) {
      if (procedure !== own || (steps.length > 0 && !steps.includes(frame.at))) continue;
      const wrong = problem(t, frame, stack[i - 1]);
      if (wrong) return `stack[${i}].vars${wrong}`;
    }
  }
  return null;
}
