/**
 * The books of a campaign (KC-30.12, KC-D.21): gangs, members, equipment, money, fights, bets and deals. Members and pieces keep
 * their numbers for ever, also when they are killed, sold or destroyed: so nothing is ever lost from sight.
 */
import { PACK } from '@guildhall/cards';
import {
  count,
  defineTable,
  defineView,
  flag,
  kind,
  listOf,
  oneOf,
  perSeat,
  problem,
  record,
  seat,
  seatOrNobody,
  text,
  type VarsOf,
  whole,
} from '@guildhall/kernel';
import { EQUIPMENT_IDS, PROFILE_IDS, SCENARIO_IDS } from '../data/index.ts';
import { reportSchema, type SkirmishReport } from '../report.ts';
import { LEVELS, MOST_PRICE, MOST_ROUNDS, ODDS, PLAYERS } from './data/index.ts';
import { impossible } from './invariants.ts';
import { NONE } from './reading.ts';

const MANY = 1_000_000;
const PAIRS = PLAYERS.max / 2;

const PHASES = ['founding', 'business', 'fights', 'settling', 'over'] as const;
const RESULTS = ['won', 'lost', 'drawn', 'satOut'] as const;

const past = record({
  round: count(MOST_ROUNDS),
  scenario: oneOf([...SCENARIO_IDS, ''], ''),
  opponent: seatOrNobody,
  result: oneOf(RESULTS, 'satOut'),
  /** Notoriety gained or lost by it. */
  points: whole(-100, 100),
  /** Entered by hand: no record proves it. */
  byHand: flag(),
});

const openGang = {
  name: text(120),
  /** Its Leader's number among the members; NONE before it is founded. */
  leader: whole(NONE, MANY, NONE),
  /** The Campaign Stash (KC-30.10). */
  gold: count(MANY),
  notoriety: count(MANY),
  ruthlessness: count(MANY),
  crystals: count(MANY),
  freeRunts: count(MANY),
  freeThugs: count(MANY),
  /** The highest level ever reached: what is given once was given up to it (KC-32.16). */
  reached: count(LEVELS.length),
  /** What the Leader has lost (KC-31.10). */
  injuries: record({ move: count(1), fight: count(20), defend: count(20), wounds: count(20), leadership: count(20) }),
  /** Has fought in the last round, and bought Notoriety since (KC-32.5, KC-32.21). */
  played: flag(),
  bought: flag(),
  /** The opponent of the last round, and how often it sat out (KC-30.16, KC-30.18). */
  last: seatOrNobody,
  satOut: count(MOST_ROUNDS),
  history: listOf(past, MOST_ROUNDS),
};
/** `shown`: the Campaign Stash as everybody saw it after the last settlement (KC-38.13). */
const gang = record({ ...openGang, shown: count(MANY) });

const member = record({
  owner: seat,
  profile: oneOf(PROFILE_IDS, 'human-lowlife'),
  name: text(120),
  /** What was paid: the refund (KC-35.3). */
  paid: count(100),
  fate: oneOf(['active', 'killed', 'sold'], 'active'),
  /** For whom it fights this round, if not for its owner. */
  lent: seatOrNobody,
});

const piece = record({
  item: oneOf(EQUIPMENT_IDS, 'whip'),
  owner: seat,
  lent: seatOrNobody,
  /** The member that carries it; NONE: spare. */
  bearer: whole(NONE, MANY, NONE),
  fate: oneOf(['kept', 'sold', 'destroyed'], 'kept'),
});

/** null until the fight is over. */
const aReport = kind<SkirmishReport | null>(null, (value) => (value === null ? null : problem(reportSchema, value)));

const fight = record({
  /** In the order they were drawn: seats 0 and 1 of the match. */
  players: listOf(seat, 2),
  /** What each brings, once all have decided (KC-30.20, KC-30.22). */
  stash: listOf(count(10), 2),
  crystals: listOf(count(5), 2),
  /** Notoriety at the start of the game (KC-32.22). */
  ratings: listOf(count(MANY), 2),
  report: aReport,
  byHand: flag(),
  /** The cards of its Event Deck that have found equipment (KC-34.4). */
  drawn: listOf(oneOf(PACK, PACK[0]), PACK.length),
  /** Names the record that the report is of; empty if it was entered by hand. */
  proof: text(100),
});

const bet = record({
  by: seat,
  fight: count(PAIRS),
  on: seat,
  stake: whole(1, MANY, 1),
  /** What comes back if it is won, in half stakes. */
  odds: oneOf([ODDS.even, ODDS.lower, ODDS.muchLower], ODDS.even),
  /** The gambler has told everybody (KC-36.3). */
  told: flag(),
});

/** `thing`: "m4" a member, "e7" a piece. */
const terms = record({
  from: seat,
  to: seat,
  kind: oneOf(['lend', 'sell'], 'lend'),
  thing: text(12),
  price: count(MOST_PRICE),
});

/** What is open to everybody (KC-38.8). */
const OPEN = {
  settings: record({ rounds: whole(1, MOST_ROUNDS, 6), start: count(40), doubled: flag(), optional: flag() }),
  phase: oneOf(PHASES, 'founding'),
  round: count(MOST_ROUNDS),
  scenario: oneOf([...SCENARIO_IDS, ''], ''),
  members: listOf(member, MANY),
  pieces: listOf(piece, MANY),
  fights: listOf(fight, PAIRS),
};
/** What only some may know: bets, offers, and the terms of what was agreed since the last settlement (KC-35.13, KC-38.9). */
const PAPERS = {
  bets: listOf(bet, MANY),
  offers: listOf(terms, MANY),
  deals: listOf(terms, MANY),
};

const FIELDS = {
  ...OPEN,
  ...PAPERS,
  gangs: perSeat(gang),
  /** All coins there are with the players, in stakes and in fights: whatever a rule makes or takes away is counted. */
  coins: count(MANY),
};
export type Table = VarsOf<typeof FIELDS>;
export type Gang = Table['gangs'][number];
export type Member = Table['members'][number];
export type Piece = Table['pieces'][number];
export type Fight = Table['fights'][number];
export type Bet = Table['bets'][number];
export type Terms = Table['offers'][number];
export type Past = Gang['history'][number];

export const table = defineTable(FIELDS, impossible);

/** A view has the same, without what is nobody's to see: `gold` of the others is as it was shown, papers are one's own. */
const SEEN = { ...OPEN, ...PAPERS, gangs: perSeat(record(openGang)) };
export type TableView = VarsOf<typeof SEEN>;
export const viewSchema = defineView(SEEN);
