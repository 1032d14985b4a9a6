/** What no table can look like although it fits the schema: components that do not match the box, impossible positions. */
import type { Stack } from '@guildhall/kernel';
import { BLOCKS, RENOWN_PER_PLAYER } from './data/index.ts';
import { framesFit } from './frames.ts';
import { eventCard } from './rules/events.ts';
import { CREW_PLACES, crewCapacity, hasWarden, isSpace, renownOnBoard, wagonCapacity } from './rules/reading.ts';
import { joining, looking } from './rules/recruit.ts';
import { wonBlocks } from './rules/renown.ts';
import {
  cityTiles,
  crewInPlay,
  EVENT_CARDS,
  FESTIVAL_CARDS,
  printedQuarter,
  printedValue,
  STARTER_CARDS,
  wardensInPlay,
} from './rules/setup.ts';
import { phaseOf } from './rules/turn.ts';
import { CORNERS, FIREHOUSES, NOBODY, SPACE_NAMES, SPACES, UNIVERSITY } from './spaces.ts';
import { DESTROYED, DOOMED, type Table } from './table.ts';

type Check = (t: Table, stack: Stack) => string | null;

/** The first thing impossible about the table or its open procedures, as a sentence naming the field, or null. */
export function impossible(t: Table, stack: Stack): string | null {
  for (const check of CHECKS) {
    const wrong = check(t, stack);
    if (wrong !== null) return wrong;
  }
  return framesFit(t, stack) ?? stackFits(t, stack);
}

const PER_SEAT = [
  'firehouse',
  'colour',
  'warden',
  'renown',
  'aviary',
  'brigade',
  'wagon',
  'wardenWater',
  'wagonWater',
  'crew',
  'crewWater',
  'crewTrack',
  'wagonTrack',
  'leadershipTrack',
  'bonusActions',
  'extraTurns',
] as const;
const SEAT_FIELDS = ['loyal', 'allegiance', 'precious', 'evacuation', 'active', 'first'] as const;

const seatsFit: Check = (t) => {
  for (const field of PER_SEAT) {
    if (t[field].length !== t.seats) return `${field} has ${t[field].length} entries, but there are ${t.seats} seats`;
  }
  for (const field of SEAT_FIELDS) {
    const value = t[field];
    for (const seat of typeof value === 'number' ? [value] : value) {
      if (seat >= t.seats) return `${field} names seat ${seat}, but there are ${t.seats} seats`;
    }
  }
  if (t.seats === 1 && !t.settings.cooperative) return 'seats is 1, but only cooperative play is for one player';
  if (t.settings.bonusWardens && !t.settings.advanced) return 'settings.bonusWardens needs settings.advanced';
  return null;
};

const sorted = (list: readonly string[]): string[] => [...list].sort();
/** How two piles of cards differ, or null. */
function difference(found: readonly string[], wanted: readonly string[]): string | null {
  const left = sorted(wanted);
  for (const card of sorted(found)) {
    const place = left.indexOf(card);
    if (place < 0) return `${card} is there once too often`;
    left.splice(place, 1);
  }
  return left.length > 0 ? `${left[0]} is missing` : null;
}

const cityFits: Check = (t) => {
  for (let s = 0; s < SPACES; s++) {
    const name = SPACE_NAMES[s];
    const corner = CORNERS.includes(s);
    if (corner !== (t.tile[s] === '')) return `tile: ${name} ${corner ? 'is a corner and holds no tile' : 'has no tile'}`;
    if (t.value[s] !== printedValue(t.tile[s])) return `value: ${name} should be ${printedValue(t.tile[s])}`;
    if (t.quarter[s] !== printedQuarter(t.tile[s])) return `quarter: ${name} should be "${printedQuarter(t.tile[s])}"`;
    if (corner && t.fire[s] !== 0) return `fire: ${name} is a corner and cannot burn`;
  }
  for (const { id, space } of BLOCKS) {
    if (space !== null && t.tile[SPACE_NAMES.indexOf(space)] !== id) return `tile: ${space} should be ${id}`;
  }
  const city = t.tile.filter((tile, s) => tile !== '' && !UNIVERSITY.includes(s));
  const wrong = difference(city, cityTiles(t.settings, t.seats));
  if (wrong) return `tile: ${wrong}`;
  if (t.firehouse.some((s, seat) => s !== FIREHOUSES[t.seats][seat])) {
    return `firehouse should be ${FIREHOUSES[t.seats].map((s) => SPACE_NAMES[s]).join(', ')}`;
  }
  return null;
};

const coloursFit: Check = (t, stack) => {
  const chosen = t.colour.filter((colour) => colour !== '');
  if (new Set(chosen).size !== chosen.length) return 'colour: two seats have the same colour';
  if (phaseOf(t, stack) !== 'setup' && chosen.length < t.seats) return 'colour: a seat has none, although the game has begun';
  if (!t.settings.advanced) return null;
  if (new Set(t.warden).size !== t.seats) return 'warden: two seats have the same warden';
  for (const warden of t.warden) {
    if (warden === '' || !wardensInPlay(t.settings, t.seats).includes(warden)) return `warden: "${warden}" is not in play`;
  }
  return null;
};

const cardsFit: Check = (t, stack) => {
  const resolved = eventCard(stack);
  const events = [...t.eventDeck, ...t.eventDiscard, ...t.starters, ...(resolved === '' ? [] : [resolved])];
  const festival = t.settings.festivalEvents && phaseOf(t, stack) !== 'setup';
  const wrongEvent = difference(events, [...STARTER_CARDS, ...EVENT_CARDS, ...(festival ? FESTIVAL_CARDS : [])]);
  if (wrongEvent) return `eventDeck, eventDiscard, starters and the card being resolved: ${wrongEvent}`;
  const drawn = looking(stack)?.vars.drawn ?? [];
  const crew = [...t.crewDeck, ...t.crewDiscard, ...drawn, ...t.crew.flat()];
  if (joining(stack) !== '') crew.push(joining(stack));
  if (t.precious !== NOBODY) crew.push('precious');
  const wrongCrew = difference(crew, crewInPlay(t.settings, t.seats));
  if (wrongCrew) return `crewDeck, crewDiscard, crew and the cards being recruited: ${wrongCrew}`;
  if (t.crew.some((cards) => cards.includes('precious'))) return 'crew: Sir Precious is no crew member';
  return drawn.includes('precious') ? 'stack: Sir Precious is among the cards drawn, but he is given away at once' : null;
};

const meeplesFit: Check = (t, stack) => {
  const phase = phaseOf(t, stack);
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isSpace(t, t.brigade[seat])) return `brigade: ${SPACE_NAMES[t.brigade[seat]]} is no space in this game`;
    if (!isSpace(t, t.wagon[seat])) return `wagon: ${SPACE_NAMES[t.wagon[seat]]} is no space in this game`;
    if (t.fire[t.wagon[seat]] === DESTROYED) return `wagon: seat ${seat}'s stands on a destroyed block`;
    if (t.fire[t.brigade[seat]] === DESTROYED && (seat !== t.active || phase !== 'action') && phase !== 'over') {
      return `brigade: seat ${seat}'s stands on a destroyed block outside its Action phase`;
    }
    for (let other = 0; other < seat; other++) {
      // Only Firehouses are shared (BR-5.18); Mog stands on another's space until the push is settled (BR-26.14).
      if (t.brigade[seat] === t.brigade[other] && isNotForTwo(t, t.brigade[seat]) && seat !== t.active && other !== t.active) {
        return `brigade: seats ${other} and ${seat} share ${SPACE_NAMES[t.brigade[seat]]}`;
      }
      if (t.wagon[seat] === t.wagon[other] && isNotForTwo(t, t.wagon[seat])) {
        return `wagon: seats ${other} and ${seat} share ${SPACE_NAMES[t.wagon[seat]]}`;
      }
    }
  }
  return null;
};
/** A space two meeples of a kind cannot share. */
const isNotForTwo = (t: Table, s: number): boolean => !t.firehouse.includes(s);

const waterFits: Check = (t) => {
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.wagonWater[seat] > wagonCapacity(t, seat)) {
      return `wagonWater: seat ${seat} has ${t.wagonWater[seat]} of ${wagonCapacity(t, seat)} places`;
    }
    if (t.crew[seat].length > crewCapacity(t, seat)) {
      return `crew: seat ${seat} has ${t.crew[seat].length} members, but room for ${crewCapacity(t, seat)}`;
    }
    if (t.crewWater[seat].length !== t.crew[seat].length) return `crewWater: seat ${seat} should have one number per crew member`;
    for (const [i, card] of t.crew[seat].entries()) {
      const water = t.crewWater[seat][i];
      if (water > CREW_PLACES[card]) return `crewWater: ${card} has ${water} of ${CREW_PLACES[card]} places`;
    }
  }
  return null;
};

const renownFits: Check = (t, stack) => {
  const won = wonBlocks(stack);
  if (new Set(won).size !== won.length) return 'stack: a block is won twice';
  for (let seat = 0; seat < t.seats; seat++) {
    const used = renownOnBoard(t, seat) + t.aviary[seat];
    if (used > RENOWN_PER_PLAYER) return `renown: seat ${seat} has ${used} on the board, but owns ${RENOWN_PER_PLAYER}`;
    for (let s = 0; s < SPACES; s++) {
      const n = t.renown[seat][s];
      if (n === 0) continue;
      const name = SPACE_NAMES[s];
      if (t.tile[s] === '' || t.fire[s] === DESTROYED) return `renown: seat ${seat} has some on ${name}, which is no block`;
      if (t.loyal[s] === seat) return `renown: seat ${seat} has some on ${name}, which is already loyal to it`;
      const most = t.loyal[s] === NOBODY ? t.value[s] - (won.includes(s) || t.ending !== null ? 0 : 1) : t.value[s] + 2;
      if (n > most) return `renown: seat ${seat} has ${n} on ${name}, where at most ${most} can lie`;
    }
    if (t.aviary[seat] === 1 && t.fire[t.tile.indexOf('aviary')] !== DESTROYED) {
      return `aviary: seat ${seat} has Renown there, but the Aviary is not flipped`;
    }
  }
  return null;
};

const loyaltyFits: Check = (t) => {
  for (let s = 0; s < SPACES; s++) {
    if (t.loyal[s] === NOBODY) continue;
    if (t.tile[s] === '' || t.fire[s] === DESTROYED) return `loyal: ${SPACE_NAMES[s]} is no block and cannot be loyal`;
  }
  return null;
};

const turnFits: Check = (t, stack) => {
  // With no procedure open the game must be over, which the kernel looks at.
  if (stack.length === 0 && t.ending === null) return null;
  const phase = phaseOf(t, stack);
  if (phase === 'setup' && t.turn > 0) return 'turn: no turn begins during set-up';
  if (phase !== 'setup' && t.turn === 0) return 'turn: after set-up the first turn has begun';
  for (const seat of t.ending?.winners ?? [])
    if (seat >= t.seats) return `ending.winners names seat ${seat}, but there are ${t.seats} seats`;
  if (phase !== 'setup' && t.starters.length > 0) return 'starters: after set-up they lie in the Event deck';
  if (t.mimic !== '' && !t.crew.some((cards) => cards.includes(t.mimic)) && joining(stack) !== t.mimic) {
    return `mimic: ${t.mimic} is in nobody's crew`;
  }
  if (t.mimic !== '' && !t.warden.some((_, seat) => hasWarden(t, seat, 'galeela'))) return 'mimic: Galeela is not in play';
  if (t.werewolf && !t.warden.some((_, seat) => hasWarden(t, seat, 'white-fang'))) return 'werewolf: White Fang is not in play';
  if (t.allegiance !== NOBODY && !hasWarden(t, t.allegiance, 'bernhardt')) return 'allegiance: that seat is not Bernhardt Blaze';
  if (phase === 'setup' && t.fire.includes(DOOMED)) return 'fire: nothing is doomed before the first turn';
  return null;
};

/** The open procedures are those of the player whose turn it is. */
function stackFits(t: Table, stack: Stack): string | null {
  if (stack.length === 0) return null;
  if (t.ending !== null) return 'ending is set, but a question is open';
  const turn = stack.findIndex(({ at }) => at.startsWith('turn>'));
  if (turn < 0) return null;
  for (const { at, seat } of [stack[turn], stack[turn + 1]]) {
    if (seat !== t.active) return `active is seat ${t.active}, but stack has seat ${seat} at "${at}"`;
  }
  return stack[stack.length - 1].at === 'action phase/action' ? betweenActions(t) : null;
}

/** While the next action is chosen nothing is half done. */
function betweenActions(t: Table): string | null {
  const home = t.brigade[t.active];
  const other = t.brigade.findIndex((s, seat) => s === home && seat !== t.active);
  if (other >= 0 && isNotForTwo(t, home)) return `brigade: seats ${t.active} and ${other} share ${SPACE_NAMES[home]}`;
  return null;
}

const CHECKS: readonly Check[] = [
  seatsFit,
  cityFits,
  coloursFit,
  cardsFit,
  meeplesFit,
  waterFits,
  renownFits,
  loyaltyFits,
  turnFits,
];
