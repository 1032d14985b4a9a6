/** Reading the books: who plays for whom, what a gang may hire, and what a Leader is like by now. Nothing here changes anything. */
import { PROFILES, type ProfileId } from '../data/index.ts';
import type { LeaderNumbers } from '../table.ts';
import { DISCOUNT, FLOOR, LEVELS, type LevelGift, OPENED_BY, STATISTICS, type Statistic } from './data/index.ts';
import type { Fight, Gang, Table } from './table.ts';

/** "No member", "no seat", wherever a number is wanted. */
export const NONE = -1;

/** Members and pieces in answers, and players as people count them: "m4", "e7", "p2". */
export const memberName = (m: number): string => `m${m}`;
export const pieceName = (e: number): string => `e${e}`;
export const playerName = (seat: number): string => `p${seat + 1}`;

const NUMBER = /^([mepf])(0|[1-9]\d{0,6})$/;

/** The number behind such a name; NONE: it is no such name. */
function numberIn(word: string, letter: string): number {
  const found = NUMBER.exec(word);
  return found && found[1] === letter ? Number(found[2]) : NONE;
}
export const memberIn = (t: Table, word: string): number => within(numberIn(word, 'm'), t.members.length);
export const pieceIn = (t: Table, word: string): number => within(numberIn(word, 'e'), t.pieces.length);
export const playerIn = (t: Table, word: string): number => within(numberIn(word, 'p') - 1, t.gangs.length);
const within = (n: number, length: number): number => (n >= 0 && n < length ? n : NONE);

/** Who has the use of it this round (KC-35.8). */
export const playsFor = ({ owner, lent }: { owner: number; lent: number }): number => (lent === NONE ? owner : lent);

/** All who fight for this seat this round, its Leader first. */
export function fightersOf(t: Table, seat: number): number[] {
  const { leader } = t.gangs[seat];
  const fighters = leader === NONE ? [] : [leader];
  for (let m = 0; m < t.members.length; m++) if (m !== leader && isFighter(t, seat, m)) fighters.push(m);
  return fighters;
}
const isFighter = (t: Table, seat: number, m: number): boolean =>
  t.members[m].fate === 'active' && playsFor(t.members[m]) === seat;

/** The gang's own members that are alive, lent ones too. */
export const ownedBy = (t: Table, seat: number): number[] =>
  t.members.flatMap(({ owner, fate }, m) => (owner === seat && fate === 'active' ? [m] : []));

/** The pieces that are kept and that this seat has the use of. */
export const piecesWith = (t: Table, seat: number): number[] =>
  t.pieces.flatMap((piece, e) => (piece.fate === 'kept' && playsFor(piece) === seat ? [e] : []));
export function carriedBy(t: Table, m: number): number[] {
  const carried: number[] = [];
  for (let e = 0; e < t.pieces.length; e++) if (t.pieces[e].bearer === m && t.pieces[e].fate === 'kept') carried.push(e);
  return carried;
}

/** KC-30.23: a longer campaign may double the points of every level. */
export const pointsOf = ({ settings }: Table, level: number): number => LEVELS[level].points * (settings.doubled ? 2 : 1);

/** How many levels this Notoriety has. */
export function levelsAt(t: Table, notoriety: number): number {
  let level = 0;
  while (level < LEVELS.length && notoriety >= pointsOf(t, level)) level++;
  return level;
}

const placeOf = (gift: LevelGift): number => LEVELS.findIndex(({ gives }) => gives === gift);
/** At or above the level now (KC-32.15, KC-32.17). */
export const isOpen = (t: Table, seat: number, gift: LevelGift): boolean => t.gangs[seat].notoriety >= pointsOf(t, placeOf(gift));
/** The points of the level that gives it. */
export const pointsFor = (t: Table, gift: LevelGift): number => pointsOf(t, placeOf(gift));
/** Once reached it stays (KC-32.16, KC-32.17). */
const wasReached = ({ reached }: Gang, gift: LevelGift): boolean => reached > placeOf(gift);

/** The level that still keeps this gang from hiring the profile (KC-30.9, KC-32.15); null: nothing does. */
export function closedBy(t: Table, seat: number, profile: ProfileId): LevelGift | null {
  const gift = OPENED_BY[PROFILES[profile].category];
  return gift === undefined || isOpen(t, seat, gift) ? null : gift;
}

/** KC-35.1, KC-32.17: the listed cost, one less for Big Guys while at 35. */
export function priceFor(t: Table, seat: number, profile: ProfileId): number {
  const cost = PROFILES[profile].cost ?? 0;
  return PROFILES[profile].category === 'big-guy' && isOpen(t, seat, 'discount') ? cost - DISCOUNT : cost;
}

const isWizard = (t: Table, m: number): boolean => t.members[m].profile === 'wizard';
/** KC-3.7, KC-35.8, KC-35.18: one's own counts also while it is lent, and so does a borrowed one. */
export const hasWizard = (t: Table, seat: number): boolean =>
  t.members.some(({ owner, fate, lent }, m) => fate === 'active' && (owner === seat || lent === seat) && isWizard(t, m));
/** There is one to fight with, and so crystals are of use (KC-35.20). */
export const bringsWizard = (t: Table, seat: number): boolean =>
  t.members.some((_, m) => isWizard(t, m) && isFighter(t, seat, m));

/** What became of a Leader: its numbers after levels (KC-32.14) and injuries (KC-31.10). */
export function leaderOf(t: Table, seat: number): LeaderNumbers {
  const gang = t.gangs[seat];
  const { move, fight, defend, wounds, leadership } = PROFILES[t.members[gang.leader].profile];
  const { injuries } = gang;
  return {
    move: injuries.move > 0 ? 'W' : move,
    fight: (fight ?? 0) - injuries.fight,
    defend: defend - injuries.defend,
    wounds: wounds - injuries.wounds + (wasReached(gang, 'wounds') ? 1 : 0),
    leadership: leadership - injuries.leadership + (wasReached(gang, 'leadership') ? 1 : 0),
  };
}

/** KC-31.11, KC-31.12: what can still be lowered. */
export function canLose(t: Table, seat: number): Statistic[] {
  const now = leaderOf(t, seat);
  return STATISTICS.filter((one) => (one === 'move' ? now.move === 'L' : now[one] > FLOOR[one]));
}

/** The fight of a seat in this round, and which side of it the seat is; null: it sits out. */
export function fightOf(t: Table, seat: number): { fight: Fight; number: number; side: number } | null {
  for (const [number, fight] of t.fights.entries()) {
    const side = fight.players.indexOf(seat);
    if (side >= 0) return { fight, number, side };
  }
  return null;
}
export const everybody = (t: Table): number[] => t.gangs.map((_, seat) => seat);

/** No other fight of the campaign has this name. */
export const fightName = (round: number, number: number): string => `round ${round} fight ${number + 1}`;
