/** What the variables of the open procedures may hold: seats and things of this table, words of the rules, numbers within reason. */
import { PACK } from '@guildhall/cards';
import {
  count,
  type Frame,
  type Kind,
  type Kinds,
  kind,
  listOf,
  oneOf,
  type Plain,
  problemWithListedVars,
  procedureOf,
  type Stack,
  seat,
  seatOrNobody,
  text,
} from '@guildhall/kernel';
import { ABILITIES, KINDS, MOST_NAME, MOST_TEXT, SETTINGS, SPECIAL_EVENTS } from './data/index.ts';
import { GATES, LINKS } from './rules/answers.ts';
import { DISPLACEMENT_CAUSES } from './rules/displacement.ts';
import { areConnected, isAlive, isInCity, isRegiment, isRuined, LOCATION_IDS, STACK_IDS, THREAT_IDS } from './rules/reading.ts';
import { everybody } from './rules/world.ts';
import { NOWHERE, type Table, UNPLACED } from './table.ts';

/** A number from 0 to below how many there are of something, or NOWHERE where there may be none. */
const numberOf = (what: string, many: (t: Table) => number, mayBeNone: boolean): Kind<Table, number, false> =>
  kind<number, Table>(NOWHERE, (value, t) => {
    if (mayBeNone && value === NOWHERE) return null;
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) < many(t) ? null : `is ${value}, which is no ${what}`;
  });
const locations = (t: Table): number => t.locations.length;
const defenders = (t: Table): number => t.defenders.length;
const threats = (t: Table): number => t.threats.length;
const place = numberOf('location', locations, false);
const placeOrNone = numberOf('location', locations, true);
const unit = numberOf('defender', defenders, false);
const unitOrNone = numberOf('defender', defenders, true);
const threat = numberOf('threat', threats, false);
const threatOrNone = numberOf('threat', threats, true);
/** A set: one bit for each. */
const setOf = (many: (t: Table) => number): Kind<Table, number, false> =>
  kind<number, Table>(0, (value, t) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** many(t)
      ? null
      : `is ${value}, which is no set of these`,
  );
/** Somebody, or nobody yet. */
const who = seatOrNobody;
const told = text(2 * MOST_TEXT);
const name = text(2 * MOST_NAME);
const card = oneOf(['', ...PACK], '');
const suitCard = oneOf(PACK, 'Ac');
const stackOrNone = kind<string, Table>('', (value, t) =>
  value === '' || t.stacks.some(({ id }) => id === value) ? null : `is ${value}, which is no stack`,
);
const stack = kind<string, Table>('', (value, t) =>
  t.stacks.some(({ id }) => id === value) ? null : `is ${value}, which is no stack`,
);
const turns = count(1000);

/** What can be put to the table, by the procedure that puts it. */
const isSetting = (value: Plain): boolean => SETTINGS.some((id) => id !== 'own' && value === `setting ${id}`);
const PROPOSALS: { readonly [procedure: string]: (value: string, t: Table) => boolean } = {
  'world building': (value) => value === 'own setting' || isSetting(value),
  finalise: (value, t) => t.stacks.some(({ id }) => value === `finalise ${id}`),
  connections: (value, t) => Number(LINKS.get(value)?.b) < t.locations.length,
  'entry points': (value, t) => Number(GATES.get(value)?.location) < t.locations.length,
  reflection: (value) => value === 'end scene',
};
const proposal = (procedure: string, ...words: string[]): Kind<Table, string, false> =>
  kind<string, Table>('', (value, t) =>
    typeof value === 'string' && (words.includes(value) || PROPOSALS[procedure](value, t))
      ? null
      : `is ${value}, which nobody puts`,
  );
const ownSetting = (value: Plain): boolean => typeof value === 'string' && value.startsWith('own setting ');
const settingPut = kind<string, Table>('', (value) =>
  value === '' || isSetting(value) || ownSetting(value) ? null : `is ${value}, which is no setting`,
);

const RESULTS = ['', 'defenders', 'threats', 'standoff', 'rejected', 'undefended'] as const;

const VARS: { readonly [procedure: string]: Kinds<Table> } = {
  'world building': {
    active: seat,
    ready: kind<number, Table>(0, (value, t) =>
      Number.isInteger(value) && Number(value) >= 0 && (Number(value) & ~everybody(t)) === 0
        ? null
        : `is ${value}, which is no set of seats`,
    ),
    tried: listOf(settingPut),
    wish: oneOf(['', 'ready', 'setting', 'own setting', 'city'], ''),
    proposal: settingPut,
    title: name,
    description: told,
    text: turns,
  },
  agreement: {
    by: seat,
    title: name,
    description: told,
    text: turns,
    yes: count(6),
    no: count(6),
    settled: oneOf(['', 'all', 'majority', 'decider', 'default'], ''),
  },
  'city creation': {
    active: seat,
    skips: count(6),
    card,
    sort: oneOf(['', 'location', 'defender'], ''),
    stack: stackOrNone,
    finalise: oneOf(['', ...STACK_IDS], ''),
  },
  finalise: { stack, name, text: told, kind: oneOf(['', ...KINDS], '') },
  nature: { active: seat, passes: count(6) },
  map: { location: placeOrNone },
  connections: { active: seat, passes: count(6), proposal: proposal('connections', '', 'pass', 'propose'), put: listOf(text(8)) },
  'entry points': {
    active: seat,
    passes: count(6),
    asked: turns,
    proposal: proposal('entry points', '', 'pass', 'confirm', 'propose'),
    put: listOf(oneOf(LOCATION_IDS, 'L0')),
  },
  placing: { unit: unitOrNone },
  'first threats': { active: seat },
  'new threat': { card: suitCard },
  reflection: { who },
  'threats act': {
    follows: oneOf(['', 'joker', 'attack', 'new threat', ...SPECIAL_EVENTS], ''),
    threats: listOf(threat, 25),
  },
  surprise: { card: suitCard },
  attack: { threats: listOf(threat, 25), placed: count(25), target: placeOrNone },
  'threat acts': { threat: threatOrNone, unit: unitOrNone, location: placeOrNone },
  individuals: { who, moved: setOf(defenders) },
  reinforcements: { active: who, card, location: placeOrNone },
  battles: { location: placeOrNone },
  battle: { location: place, text: told, n: turns, result: oneOf(RESULTS, '') },
  repulse: { location: place, active: who, used: setOf(defenders), unit: unitOrNone, threat: threatOrNone },
  defeat: {
    location: place,
    active: who,
    used: setOf(threats),
    immune: setOf(defenders),
    jack: unitOrNone,
    unit: unitOrNone,
    threat: threatOrNone,
  },
  displacement: {
    cause: oneOf(DISPLACEMENT_CAUSES, 'moves'),
    location: placeOrNone,
    immune: setOf(defenders),
    active: who,
    unit: unitOrNone,
    path: listOf(place, 12),
    bumped: listOf(unit, 12),
  },
  moves: { who, moved: setOf(defenders), unit: unitOrNone },
  activation: { unit: unitOrNone, ability: oneOf(['', ...ABILITIES], ''), target: text(4) },
  epilogues: { who },
};

type Vars = { readonly [name: string]: never };
const rest = (left: unknown): number[] => (Array.isArray(left) ? left : []);

/** What must hold of one frame beyond the kinds of its variables; by the step it waits at, and by its procedure. */
const CHECKS: { readonly [at: string]: (t: Table, vars: Vars, seat: number) => string | null } = {
  // One person speaks for the start seat alone.
  'world building': (t, { active }) => (everybody(t) & (1 << active) ? null : `.active is ${active}, who is not asked`),
  'city creation/word': (t, { card, sort, stack }) => {
    if (!t.row.includes(card)) return `.card is ${card}, which is not in the row`;
    if (sort === '') return '.sort is missing';
    const own = t.stacks.find(({ id }) => id === stack);
    return own === undefined || own.sort === sort ? null : `.sort is ${sort}, but ${stack} is none`;
  },
  'map/draw': (t, vars) => {
    const at = t.order.indexOf(vars.location);
    const later = t.order.slice(at + 1).join();
    return at >= 0 && later === rest(vars['location left']).join() ? null : `["location left"] should be ${later}`;
  },
  'map>nature': (t) => (t.sketch.drawings.every((one) => one === null) ? null : ' come before any location is drawn'),
  placing: (t, vars) => {
    const waiting = [vars.unit as number, ...rest(vars['unit left'])];
    const unplaced = t.where.flatMap((where, d) => (where === UNPLACED ? [d] : []));
    const isSame = waiting.length === unplaced.length && unplaced.every((d) => waiting.includes(d));
    return isSame ? null : ` name ${waiting.join()}, but ${unplaced.join()} are to be placed`;
  },
  'new threat': (t, { card }) => (card === t.card ? null : `.card is ${card}, but ${t.card || 'none'} lies on the table`),
  surprise: (t, { card }) => (card === t.card ? null : `.card is ${card}, but ${t.card || 'none'} lies on the table`),
  attack: (_t, { threats, placed }) => {
    const attackers: readonly number[] = threats;
    if (attackers.length === 0 || new Set(attackers).size < attackers.length) return '.threats names none, or one twice';
    return Number(placed) <= attackers.length ? null : `.placed is ${placed} of ${attackers.length}`;
  },
  'attack/target': (t, { threats, placed }) => {
    if (placed !== 0) return `.placed is ${placed} before the first`;
    const dead = (threats as number[]).find((i) => !isAlive(t, i));
    return dead === undefined ? null : `.threats names ${THREAT_IDS[dead]}, which is destroyed`;
  },
  'reinforcements/name': (t, { card, location }) => {
    if (!t.reserve.includes(card)) return `.card is ${card}, which is not in the reserve`;
    return t.target.includes(location) ? null : `.location is ${location}, which is not attacked`;
  },
  'threat acts/describe': ofClass('jack'),
  'threat acts/attempt': targetOfQueen,
  'threat acts/defend': targetOfQueen,
  'threat acts/fate': (_t, { threat, unit }) => (Number(threat) >= 0 && Number(unit) >= 0 ? null : ' name no threat or no unit'),
  'threat acts/ruin': ruinOfKing,
  'threat acts>displacement': ruinOfKing,
  'threat acts>entry points': ruinOfKing,
  // The battle is over before its losses change the ways into the city.
  battle: (t, { location }) =>
    location === t.battle || t.battle === NOWHERE ? null : `.location is ${location}, but the battle is in ${t.battle}`,
  repulse: (t, { location }) => (location === t.battle ? null : `.location is ${location}, but the battle is in ${t.battle}`),
  defeat: (t, { location }) => (location === t.battle ? null : `.location is ${location}, but the battle is in ${t.battle}`),
  'repulse/describe': (_t, { unit, threat }) => (Number(unit) >= 0 && Number(threat) >= 0 ? null : ' name no unit or no threat'),
  'defeat/describe': (_t, { unit, threat }) => (Number(unit) >= 0 && Number(threat) >= 0 ? null : ' name no unit or no threat'),
  'defeat/safety': (_t, { jack, unit }) => (Number(jack) >= 0 && Number(unit) >= 0 ? null : ' name no jack or no unit'),
  'defeat/protect': (_t, { jack }) => (Number(jack) >= 0 ? null : '.jack is missing'),
  'moves/again': (t, { unit }) => (Number(unit) >= 0 && isInCity(t, unit) ? null : `.unit is ${unit}, who is not in the city`),
  'activation/line': (t, { unit, ability, target }) => {
    if (Number(unit) < 0 || !isInCity(t, unit)) return `.unit is ${unit}, who is not in the city`;
    const [l, i] = [LOCATION_IDS.indexOf(target), THREAT_IDS.indexOf(target)];
    const fits =
      ability === 'engineers'
        ? l >= 0 && l < t.locations.length && isRuined(t, l)
        : ability === 'king'
          ? i >= 0 && i < t.threats.length && isAlive(t, i)
          : target === '';
    return fits ? null : `.target is "${target}", which nobody can mean`;
  },
  displacement: (t, vars) => {
    const path: readonly number[] = vars.path;
    const bumped: readonly number[] = vars.bumped;
    if (path.length === 0) return bumped.length === 0 ? null : '.bumped names somebody, but nobody moves';
    const way = Number(vars.unit) < 0 ? [] : [t.where[vars.unit], ...path];
    if (way.length === 0 || way.some((l, i) => i > 0 && !areConnected(t, way[i - 1], l)))
      return '.path follows a path that does not exist';
    if (bumped.length >= path.length) return '.bumped names more than the path has room for';
    const wrong = bumped.find((d, i) => t.where[d] !== path[i] || !isRegiment(t, d));
    return wrong === undefined ? null : `.bumped names ${wrong}, who is not in the way`;
  },
};

function ofClass(own: string): (t: Table, vars: Vars) => string | null {
  return (t, { threat }) => (t.threats[threat]?.class === own ? null : `.threat is ${threat}, which is no ${own}`);
}
function targetOfQueen(t: Table, vars: Vars): string | null {
  if (!(Number(vars.unit) >= 0 && isInCity(t, vars.unit))) return `.unit is ${vars.unit}, who is not in the city`;
  return ofClass('queen')(t, vars);
}
function ruinOfKing(t: Table, vars: Vars): string | null {
  const { location } = vars;
  return Number(location) >= 0 && isRuined(t, location) ? ofClass('king')(t, vars) : `.location is ${location}, which is no ruin`;
}

/** An agreement is on what the procedure below it can put, and may be amended to more of that. */
function agreementFits(t: Table, { vars }: Frame, below: string): string | null {
  const puts = PROPOSALS[procedureOf(below)];
  for (const put of [vars.proposal, ...(Array.isArray(vars.options) ? vars.options : [null])]) {
    if (!puts || typeof put !== 'string' || !puts(put, t)) return ` put ${put}, which "${below}" never does`;
  }
  return null;
}

/** The first thing impossible about the variables of the open procedures, as a sentence naming the field, or null. */
export function framesFit(t: Table, stack: Stack): string | null {
  const wrong = problemWithListedVars(VARS, t, stack, t.seats);
  if (wrong) return wrong;
  for (const [i, frame] of stack.entries()) {
    const { at, seat } = frame;
    const vars = frame.vars as Vars;
    const own = procedureOf(at);
    const strange =
      (own === 'agreement' ? agreementFits(t, frame, stack[i - 1]?.at ?? '') : null) ??
      CHECKS[own]?.(t, vars, seat) ??
      (at === own ? null : CHECKS[at]?.(t, vars, seat));
    if (strange) return `stack[${i}].vars${strange}`;
  }
  return null;
}
