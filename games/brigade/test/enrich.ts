/** Makes a freshly dealt game a rich one: crews, tracks, Loyalty and Renown as they might lie in the middle of a game. */
import { type Game, pick, type Random } from '@guildhall/kernel';
import { TRACKS, WARDEN_WATER } from '../data/index.ts';
import { brigade } from '../index.ts';
import { CREW_PLACES, CREW_QUARTER, renownLeft } from '../rules/reading.ts';
import { isEligible, needed } from '../rules/renown.ts';
import { SPACES } from '../spaces.ts';
import { DOOMED, type Table } from '../table.ts';

const LOYAL_BLOCKS = 3;
const AWAITED_BLOCKS = 4;

export function enrich(g: Game<Table>, random: Random): void {
  while (brigade.question(g) === 'setup/colour') {
    const [seat] = brigade.actors(g);
    brigade.apply(g, seat, brigade.sample(g, seat, random));
  }
  const t = g.table;
  for (let seat = 0; seat < t.seats; seat++) {
    t.crewTrack[seat] = random.below(TRACKS.crew.length);
    t.wagonTrack[seat] = random.below(TRACKS.wagon.length);
    t.leadershipTrack[seat] = random.below(TRACKS.leadership.length);
    for (let n = random.below(TRACKS.crew[t.crewTrack[seat]] + 1); n > 0; n--) recruit(t, seat, random);
    t.wardenWater[seat] = random.below(WARDEN_WATER + 1);
    t.wagonWater[seat] = random.below(TRACKS.wagon[t.wagonTrack[seat]] + 1);
    // Three blocks cannot win the game, but they wake crew members.
    for (let n = random.below(LOYAL_BLOCKS + 1); n > 0; n--) {
      const s = freeBlock(t, random, t.crew[seat]);
      if (t.renown.every((own) => own[s] === 0)) t.loyal[s] = seat;
    }
    // Many blocks one token short of being won: abilities that answer a gain are soon heard of.
    for (let n = AWAITED_BLOCKS; n > 0; n--) {
      const s = freeBlock(t, random, t.crew[seat]);
      const short = needed(t, seat, s) - 1;
      if (isEligible(t, seat, s, []) && short <= renownLeft(t, seat)) t.renown[seat][s] = short;
    }
  }
  scatter(t, random);
  t.actions = TRACKS.leadership[t.leadershipTrack[t.active]];
}

function recruit(t: Table, seat: number, random: Random): void {
  const place = t.crewDeck.findLastIndex((card) => card !== 'precious');
  if (place < 0) return;
  const [card] = t.crewDeck.splice(place, 1);
  t.crew[seat].push(card);
  t.crewWater[seat].push(random.below(CREW_PLACES[card] + 1));
}

/** Meeples somewhere in the city, no two Brigades and no two Wagons together. */
function scatter(t: Table, random: Random): void {
  for (let seat = 0; seat < t.seats; seat++) {
    if (random.below(3) === 0) continue;
    const s = freeBlock(t, random);
    if (!t.brigade.includes(s)) t.brigade[seat] = s;
    const w = random.below(2) === 0 ? s : freeBlock(t, random);
    if (!t.wagon.includes(w) && !t.brigade.some((b, other) => other !== seat && b === w)) t.wagon[seat] = w;
  }
}

/** A block nobody holds; every other time one of a quarter that wakes a crew member. */
function freeBlock(t: Table, random: Random, crew: readonly string[] = []): number {
  const blocks: number[] = [];
  for (let s = 0; s < SPACES; s++) if (t.tile[s] !== '' && t.fire[s] < DOOMED && t.loyal[s] < 0) blocks.push(s);
  const waking = blocks.filter((s) => crew.some((card) => CREW_QUARTER[card] === t.quarter[s]));
  return pick(random, waking.length > 0 && random.below(2) === 0 ? waking : blocks);
}
