/** What the variables of procedures hold, where several chapters mean the same: spaces, blocks, cards, holders of water. */
import { count, kind, listOf, oneOf, type Plain, text, whole } from '@guildhall/kernel';
import { CREW, EVENTS, RENOWN_PER_PLAYER, TRACK_NAMES } from '../data/index.ts';
import { RULES } from '../rulebook/ids.generated.ts';
import { NOWHERE, SPACES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { isSpace } from './reading.ts';

const isCell = (value: Plain): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < SPACES;

/** A space of the board in play. */
export const space = kind<number, Table>(0, (value, t) =>
  isCell(value) && isSpace(t, value) ? null : `is ${value}, which is no space in this game`,
);
export const spaceOrNowhere = kind<number, Table>(NOWHERE, (value, t, seats) =>
  value === NOWHERE ? null : space.problem(value, t, seats),
);
export const spaces = listOf(space, SPACES);
/** Cells around a block: corners without a Firehouse count among them, though nothing is ever placed there. */
export const cells = listOf(whole(0, SPACES - 1), SPACES);

/** A tile, flipped or not. */
export const tile = kind<number, Table>(0, (value, t) =>
  isCell(value) && t.tile[value] !== '' ? null : `is ${value}, where no block stands`,
);
export const tileOrNowhere = kind<number, Table>(NOWHERE, (value, t, seats) =>
  value === NOWHERE ? null : tile.problem(value, t, seats),
);
export const tiles = listOf(tile, SPACES);
/** A tile that is not flipped. */
export const block = kind<number, Table>(0, (value, t) =>
  isCell(value) && t.tile[value] !== '' && t.fire[value] !== DESTROYED ? null : `is ${value}, which is no block`,
);
export const blocks = listOf(block, SPACES);

export const CREW_IDS: readonly string[] = CREW.map(({ id }) => id);
const EVENT_IDS: readonly string[] = EVENTS.map(({ id }) => id);
export const crewCard = oneOf(CREW_IDS, CREW_IDS[0]);
export const crewCardOrNone = oneOf(['', ...CREW_IDS], '');
export const eventCardOrNone = oneOf(['', ...EVENT_IDS], '');

/** What answers the gaining of a block besides crew cards: the ability of the orange board. */
export const INSURANCE = 'insurance';
export const triggers = listOf(oneOf([...CREW_IDS, INSURANCE], INSURANCE), CREW_IDS.length + 1);

/** Who holds water: warden, wagon or a crew card. */
export const holder = oneOf(['warden', 'wagon', ...CREW_IDS], 'warden');
export const holders = listOf(holder, CREW_IDS.length + 2);
/** More than all holders of a player have places for. */
const MOST_WATER = 40;
export const water = count(MOST_WATER);
/** Levels of a fire, or tokens for them (BR-5.2). */
export const levels = count(4);
export const renown = count(RENOWN_PER_PLAYER);

export const track = oneOf(TRACK_NAMES, 'crew');
export const rule = oneOf(RULES, 'BR-1.1');
/** Why something happens, for the words: an id of the box, or a word such as "blueBonus". */
export const cause = text(40);
