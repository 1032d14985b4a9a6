/** What the variables of the open procedures may hold: spaces and seats of this table, cards of the box, numbers within reason. */
import {
  count,
  type Frame,
  flag,
  type Kinds,
  kind,
  listOf,
  oneOf,
  type Plain,
  problemWithListedVars,
  procedureOf,
  type Stack,
  samePlain,
  seat,
  seatOrNobody,
  whole,
} from '@guildhall/kernel';
import { CREW, RENOWN_PER_PLAYER, TRACK_NAMES } from './data/index.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { crewCapacity, holdersOf, isBlock, isSpace, waterOf } from './rules/reading.ts';
import { NOBODY, NOWHERE, SPACE_NAMES, SPACES, spaceNamed } from './spaces.ts';
import type { Table } from './table.ts';

const isNumber = (value: Plain): value is number => Number.isInteger(value);
const isRoute = (value: Plain): boolean =>
  typeof value === 'string' && value.split('-').every((name) => spaceNamed(name) !== NOWHERE);
const space = kind<number, Table>(0, (value, t) =>
  isNumber(value) && value >= 0 && value < SPACES && isSpace(t, value) ? null : `is ${value}, which is no space in this game`,
);
const spaceOrNowhere = kind<number, Table>(NOWHERE, (value, t, seats) =>
  value === NOWHERE ? null : space.problem(value, t, seats),
);
const spaces = listOf(space, SPACES);
/** Cells around a block: those at the rim of the city count, though no token is ever placed there. */
const cells = listOf(whole(0, SPACES - 1), SPACES);
/** A tile, flipped or not. */
const tile = kind<number, Table>(0, (value, t) =>
  isNumber(value) && value >= 0 && value < SPACES && t.tile[value] !== '' ? null : `is ${value}, where no block stands`,
);
const block = kind<number, Table>(0, (value, t) =>
  isNumber(value) && value >= 0 && value < SPACES && isBlock(t, value) ? null : `is ${value}, which is no block`,
);
const blockOrNowhere = kind<number, Table>(NOWHERE, (value, t, seats) =>
  value === NOWHERE ? null : tile.problem(value, t, seats),
);
const CREW_IDS: readonly string[] = CREW.map(({ id }) => id);
const card = oneOf(['', ...CREW_IDS], '');
const holder = oneOf(['warden', 'wagon', ...CREW_IDS], 'warden');
const holders = listOf(holder, 16);
const water = count(40);
const rule = oneOf(RULES, 'BR-1.1');
const track = oneOf(TRACK_NAMES, 'crew');
const who = seat;
/** The space an event is about, by its name. */
const about = kind<{ [key: string]: string }, Table>({}, (value, t, seats) => {
  const named = (value as { space?: unknown } | null)?.space;
  return space.problem(typeof named === 'string' ? spaceNamed(named) : NOWHERE, t, seats) && 'names no space in this game';
});

/** "SEAT HOLDER", with water to be robbed of; '' or "none": nobody is. */
const robbed = kind<string, Table>('', (value, t) => {
  if (value === '' || value === 'none') return null;
  const [victim, from] = String(value).split(' ');
  const water = /^\d$/.test(victim) && Number(victim) < t.seats ? waterOf(t, Number(victim), from) : 0;
  return water > 0 ? null : `is ${value}, where there is no water`;
});

const VARS: { readonly [procedure: string]: Kinds<Table> } = {
  setup: { who },
  'starter events': { resolved: count(2) },
  'move brigade': {
    kind: oneOf(['action', 'incorporeal', 'fresh mounts'], 'action'),
    to: spaceOrNowhere,
    routes: listOf(
      kind('', (value) => (isRoute(value) ? null : `is ${value}, which is no route`)),
      400,
    ),
    path: spaces,
    passed: spaces,
    robbed,
  },
  'fresh mounts': { to: spaceOrNowhere },
  'pay water': { left: water, holders },
  transfer: { holders, before: listOf(water, 16), after: listOf(water, 16), left: water },
  walder: { left: count(3) },
  extinguish: { n: count(4), paid: flag(), levels: count(4) },
  'raise track': { track, rule },
  'free upgrade': { track, rule },
  recruit: { kept: card },
  award: {
    left: count(RENOWN_PER_PLAYER),
    spaces: cells,
    rule,
    won: listOf(block, SPACES),
    doubled: spaces,
    now: blockOrNowhere,
  },
  gain: { space: block, able: listOf(oneOf([...CREW_IDS, 'insurance'], 'insurance'), 16) },
  'gain abilities': { about },
  fireball: { about },
  'del uge': { gained: block },
  'chops murphy': { gained: block },
  'ali ahmar': { gained: block, choice: oneOf(['', 'water', 'renown', 'reduce'], ''), left: count(2), from: blockOrNowhere },
  'leon bertrand': { space: blockOrNowhere },
  ash: { space: blockOrNowhere, levels: count(4) },
  'dispatch wagon': { space: spaceOrNowhere },
  polymorph: { first: blockOrNowhere },
  'of the people': { card, from: seatOrNobody },
  firestorm: { left: spaces, landed: spaces, space: spaceOrNowhere },
  'veda moonbright': { space: blockOrNowhere },
  'special event': { who },
  festival: { who },
  'end of phase': { buildings: listOf(tile, SPACES) },
  buildings: { left: listOf(tile, SPACES), now: blockOrNowhere, who, refilled: listOf(who, 4) },
  'old tom oak': { space: tile },
};

/** What must hold of one frame beyond the kinds of its variables; by the step it waits at, or by its procedure. */
const CHECKS: { readonly [at: string]: (t: Table, frame: Frame) => string | null } = {
  'pay water': (t, { vars, seat }) => strangers(t, seat, vars.holders as string[]),
  transfer: (t, { vars, seat }) => {
    const all = holdersOf(t, seat, true);
    if (!samePlain(vars.holders, all)) return `.holders should be ${all.join(', ')}`;
    const after = vars.after as number[];
    return after.length < all.length && (vars.before as number[]).length === all.length
      ? null
      : '.after has an entry for everybody';
  },
  'move brigade/route': ({ brigade }, { vars, seat }) => {
    const [from, to] = [SPACE_NAMES[brigade[seat]], SPACE_NAMES[vars.to as number]];
    const strange = (vars.routes as string[]).find((route) => !route.startsWith(`${from}-`) || !route.endsWith(`-${to}`));
    return strange === undefined ? null : `.routes has ${strange}, which does not lead from ${from} to ${to}`;
  },
  setup: (t, { vars }) => {
    const waiting = [vars.who as number, ...(vars['who left'] as number[])].sort((a, b) => a - b).join();
    const without = t.colour.flatMap((colour, one) => (colour === '' ? [one] : [])).join();
    return waiting === without ? null : ` ask ${waiting} for a colour, but ${without} have none`;
  },
  'fresh mounts/move': (_t, { vars }) => (vars.to === NOWHERE ? null : `.to is ${vars.to} before anybody moves`),
  'free recruit': (t, { seat }) => noRoom(t, seat),
  recruit: (t, { seat }) =>
    seat === t.recruiter || t.recruiter === NOBODY
      ? noRoom(t, seat)
      : ` belong to seat ${seat}, but seat ${t.recruiter} recruits`,
  'of the people/agree': crewOfFrom,
  'of the people>pay renown': crewOfFrom,
};

/** BR-14.7: whoever may have no crew is not asked to recruit. */
function noRoom(t: Table, seat: number): string | null {
  return crewCapacity(t, seat) > 0 ? null : ` belong to seat ${seat}, who may have no crew`;
}
function strangers(t: Table, seat: number, named: readonly string[]): string | null {
  const all = holdersOf(t, seat, true);
  const stranger = named.find((one, i) => !all.includes(one) || named.indexOf(one) !== i);
  return stranger === undefined ? null : `.holders names ${stranger}, who holds no water of seat ${seat}, or is named twice`;
}
function crewOfFrom(t: Table, { vars }: Frame): string | null {
  return t.crew[vars.from as number]?.includes(vars.card as string) ? null : `.card is ${vars.card}, who is not in that crew`;
}

/** The first thing impossible about the variables of the open procedures, as a sentence naming the field, or null. */
export function framesFit(t: Table, stack: Stack): string | null {
  const wrong = problemWithListedVars(VARS, t, stack, t.seats);
  if (wrong) return wrong;
  for (const [i, frame] of stack.entries()) {
    const check = CHECKS[frame.at] ?? CHECKS[procedureOf(frame.at)];
    const strange = check?.(t, frame);
    if (strange) return `stack[${i}].vars${strange}`;
  }
  return null;
}
