/** Numbered positions of every kind, for tests that hold two ways of following one rule against each other. */
import { type Game, isRefusal, type PlainRecord, pick, QuickRandom, quickState, type Random, Refused } from '@guildhall/kernel';
import { type CrewId, TRACKS } from '../data/index.ts';
import { brigade } from '../index.ts';
import { CREW_PLACES, CREW_QUARTER } from '../rules/reading.ts';
import { ADJACENT, NOBODY, SPACES } from '../spaces.ts';
import { DESTROYED, DOOMED, type Table } from '../table.ts';
import { enrich } from './enrich.ts';

const MODULES = { promoCrew: true, specialBuildings: true, festivalEvents: true };
const KINDS: readonly PlainRecord[] = [
  {},
  { advanced: true, bonusWardens: true, ...MODULES },
  { specialBuildings: true },
  { cooperative: true, advanced: true, bonusWardens: true, ...MODULES },
];
/** Crew whose ability the listings of an Action phase depend on. */
const ACTIVE_CREW: readonly CrewId[] = ['kularf', 'ebenezer', 'mog', 'lumen', 'leon', 'morgana', 'ash'];

/** The Action phase of somebody in a city in which much has happened. The same number gives the same position. */
export function positionNumber(n: number): Game<Table> {
  const random = new QuickRandom(n * 2 + 1);
  const given = KINDS[n % KINDS.length];
  const seats = 'cooperative' in given ? 1 + random.below(4) : 2 + random.below(3);
  const options = brigade.options(given, seats);
  if (isRefusal(options)) throw new Refused(options);
  const g = brigade.setup(options, seats, { kind: 'quick', state: quickState(n) });
  enrich(g, random);
  burn(g.table, random);
  prepare(g.table, random);
  return g;
}

/** Flips, dooms and lights blocks; meeples and tokens are cleared away as the rules do. */
function burn(t: Table, random: Random): void {
  const share = random.below(4);
  for (let s = 0; s < SPACES; s++) {
    if (t.tile[s] === '') continue;
    const fate = random.below(20);
    if (t.tile[s] === 'aviary' ? fate < 12 : fate < 2 * share) flip(t, s);
    else if (fate === 19) t.fire[s] = DOOMED;
    else if (fate > 12) t.fire[s] = random.below(DOOMED);
  }
}
function flip(t: Table, s: number): void {
  t.fire[s] = DESTROYED;
  t.loyal[s] = NOBODY;
  for (let seat = 0; seat < t.seats; seat++) {
    t.renown[seat][s] = 0;
    if (t.brigade[seat] === s) t.brigade[seat] = t.firehouse[seat];
    if (t.wagon[seat] === s) t.wagon[seat] = t.firehouse[seat];
  }
}

/** What the active player has used, and what may be used. */
function prepare(t: Table, random: Random): void {
  const seat = t.active;
  const often = (): boolean => random.below(2) === 0;
  const seldom = (): boolean => random.below(6) === 0;
  t.actions = random.below(4);
  t.upgraded = seldom();
  t.wardenUsed = seldom();
  t.wagonBonusUsed = seldom();
  t.morganaUsed = seldom();
  t.leonUsed = seldom();
  t.ashUsed = seldom();
  if (seldom()) t.wagonTrack[seat] = TRACKS.wagon.length - 1;
  const ashes = t.fire.flatMap((fire, s) => (fire === DESTROYED ? [s] : []));
  if (ashes.length > 0 && often()) t.brigade[seat] = pick(random, ashes);
  const aviary = t.tile.indexOf('aviary');
  if (aviary >= 0 && t.fire[aviary] === DESTROYED) t.aviary = t.aviary.map(() => random.below(2));
  if (t.settings.promoCrew && !t.settings.cooperative && seldom()) hand(t, seat);
  if (seldom()) t.renown[seat].fill(0);
  t.werewolf = seldom() && t.warden.includes('white-fang');
  if (often()) wake(t, seat, pick(random, ACTIVE_CREW));
  if (t.crew[seat].includes('mog') && often()) corner(t, (seat + 1) % t.seats);
}

/** Round this Brigade everything is burnt down: nobody can push it away. */
function corner(t: Table, seat: number): void {
  for (const s of ADJACENT[t.brigade[seat]]) if (t.tile[s] !== '') flip(t, s);
}

function hand(t: Table, seat: number): void {
  const place = t.crewDeck.indexOf('precious');
  if (place < 0) return;
  t.crewDeck.splice(place, 1);
  t.precious = seat;
}

/** Makes that card a member of the crew, with a loyal block to wake it. */
function wake(t: Table, seat: number, card: CrewId): void {
  const place = t.crewDeck.indexOf(card);
  const block = t.quarter.findIndex((quarter, s) => quarter === CREW_QUARTER[card] && t.fire[s] !== DESTROYED);
  if (place < 0 || block < 0) return;
  t.crewTrack[seat] = TRACKS.crew.length - 1;
  if (t.crew[seat].length === TRACKS.crew[t.crewTrack[seat]]) return;
  t.crewDeck.splice(place, 1);
  t.crew[seat].push(card);
  t.crewWater[seat].push(CREW_PLACES[card]);
  t.loyal[block] = seat;
  for (const own of t.renown) own[block] = 0;
}
