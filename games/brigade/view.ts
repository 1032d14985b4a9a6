/** What a seat may see of the table (chapter 22): everything but the order of the decks and another's drawn cards. */
import type { Stack } from '@guildhall/kernel';
import {
  type Colour,
  type CrewId,
  type EventId,
  type Quarter,
  type TileId,
  TRACK_NAMES,
  TRACKS,
  type TrackName,
  WARDEN_WATER,
  type WardenId,
} from './data/index.ts';
import { commonScore, everybody, loyalBlocks, ownScore, target } from './rules/ending.ts';
import { eventCard } from './rules/events.ts';
import { destroyedBlocks, isProtected } from './rules/fire.ts';
import { CREW_PLACES, CREW_QUARTER, has, hasWarden, renownLeft, trackSpaces, wagonCapacity } from './rules/reading.ts';
import { joining, looking } from './rules/recruit.ts';
import { isEligible, needed, wonBlocks } from './rules/renown.ts';
import { phaseOf } from './rules/turn.ts';
import { SPACE_NAMES, UNIVERSITY } from './spaces.ts';
import { DESTROYED, DOOMED, type Phase, type Settings, type Table } from './table.ts';

export type SpaceView = {
  name: string;
  /** 'none': a corner without Firehouse (BR-2.13). */
  kind: 'block' | 'firehouse' | 'none';
  /** Seat of the Firehouse, or -1. */
  firehouse: number;
  tile: TileId | '';
  quarter: Quarter | '';
  value: number;
  /** 0 to 4. */
  fire: number;
  doomed: boolean;
  destroyed: boolean;
  /** Seat, or -1. */
  loyal: number;
  /** Renown by seat, and how much each seat needs in all to win the block (0: cannot). */
  renown: number[];
  needed: number[];
  /** Event cards cannot raise this fire now (BR-8.1, BR-27.19). */
  protected: boolean;
};

export type TrackView = { name: TrackName; space: number; value: number; spaces: number };

export type PlayerView = {
  seat: number;
  colour: Colour | '';
  warden: WardenId | '';
  /** Side 2 of warden and board is in use. */
  advanced: boolean;
  firehouse: string;
  brigade: string;
  wagon: string;
  wardenWater: number;
  wardenCapacity: number;
  wagonWater: number;
  wagonCapacity: number;
  crew: { card: CrewId; quarter: Quarter | ''; water: number; capacity: number; active: boolean; mimicked: boolean }[];
  tracks: TrackView[];
  /** Renown left in the supply. */
  renownLeft: number;
  renownOnAviary: boolean;
  loyalBlocks: number;
  score: number;
  bonusActions: number;
  extraTurns: number;
  werewolf: boolean;
  allegiance: boolean;
  precious: boolean;
};

export type TableView = {
  settings: Settings;
  phase: Phase;
  first: number;
  active: number;
  turn: number;
  /** Actions left in this Action phase. */
  actions: number;
  /** What the active player has used this turn. */
  used: { upgrade: boolean; warden: boolean; wagonBonus: boolean; morgana: boolean; leon: boolean; ash: boolean };
  /** All 36 cells in reading order. */
  spaces: SpaceView[];
  players: PlayerView[];
  /** The card being resolved, or ''. */
  event: EventId | '';
  eventDeck: number;
  /** Face up, the last one on top. */
  eventDiscard: EventId[];
  starters: number;
  crewDeck: number;
  crewDiscard: CrewId[];
  /** Who looks at how many drawn Crew cards; the cards themselves only for the recruiter. */
  drawn: { seat: number; n: number; cards: CrewId[] } | null;
  /** A card about to join a crew, or ''. */
  joining: CrewId | '';
  /** Crew card under the mimic token, or ''. */
  mimic: CrewId | '';
  destroyedBlocks: number;
  destroyedUniversity: number;
  /** Seat on whose turn evacuation began, or -1. */
  evacuation: number;
  /** Cooperative play: what all loyal blocks are worth, and the target; 0 otherwise. */
  commonScore: number;
  target: number;
};

export function look(t: Table, seat: number | null, stack: Stack, other?: TableView): TableView {
  const { settings } = t;
  const recruiting = looking(stack);
  const won = wonBlocks(stack);
  return {
    settings: { ...settings },
    phase: phaseOf(t, stack),
    first: t.first,
    active: t.active,
    turn: t.turn,
    actions: t.actions,
    used: {
      upgrade: t.upgraded,
      warden: t.wardenUsed,
      wagonBonus: t.wagonBonusUsed,
      morgana: t.morganaUsed,
      leon: t.leonUsed,
      ash: t.ashUsed,
    },
    // The city and those who fight for it lie open.
    spaces: other?.spaces ?? SPACE_NAMES.map((_, s) => lookAtSpace(t, s, won)),
    players: other?.players ?? everybody(t).map((player) => lookAtPlayer(t, player)),
    event: eventCard(stack) as EventId | '',
    eventDeck: t.eventDeck.length,
    eventDiscard: t.eventDiscard.slice() as EventId[],
    starters: t.starters.length,
    crewDeck: t.crewDeck.length,
    crewDiscard: t.crewDiscard.slice() as CrewId[],
    drawn: recruiting && {
      seat: recruiting.seat,
      n: recruiting.vars.drawn.length,
      cards: recruiting.seat === seat ? (recruiting.vars.drawn.slice() as CrewId[]) : [],
    },
    joining: joining(stack) as CrewId | '',
    mimic: t.mimic as CrewId | '',
    destroyedBlocks: destroyedBlocks(t),
    destroyedUniversity: UNIVERSITY.filter((s) => t.fire[s] === DESTROYED).length,
    evacuation: t.evacuation,
    commonScore: settings.cooperative ? commonScore(t) : 0,
    target: settings.cooperative ? target(t) : 0,
  };
}

function lookAtSpace(t: Table, s: number, won: readonly number[]): SpaceView {
  const firehouse = t.firehouse.indexOf(s);
  const fire = t.fire[s];
  return {
    name: SPACE_NAMES[s],
    kind: t.tile[s] !== '' ? 'block' : firehouse >= 0 ? 'firehouse' : 'none',
    firehouse,
    tile: t.tile[s],
    quarter: t.quarter[s],
    value: t.value[s],
    fire: fire < DOOMED ? fire : 0,
    doomed: fire === DOOMED,
    destroyed: fire === DESTROYED,
    loyal: t.loyal[s],
    renown: t.renown.map((own) => own[s]),
    needed: t.renown.map((_, seat) => (isEligible(t, seat, s, won) ? needed(t, seat, s) : 0)),
    protected: t.tile[s] !== '' && fire !== DESTROYED && isProtected(t, s),
  };
}

function lookAtPlayer(t: Table, seat: number): PlayerView {
  return {
    seat,
    colour: t.colour[seat],
    warden: t.warden[seat],
    advanced: t.settings.advanced,
    firehouse: SPACE_NAMES[t.firehouse[seat]],
    brigade: SPACE_NAMES[t.brigade[seat]],
    wagon: SPACE_NAMES[t.wagon[seat]],
    wardenWater: t.wardenWater[seat],
    wardenCapacity: WARDEN_WATER,
    wagonWater: t.wagonWater[seat],
    wagonCapacity: wagonCapacity(t, seat),
    crew: (t.crew[seat] as CrewId[]).map((card, i) => ({
      card,
      quarter: CREW_QUARTER[card],
      water: t.crewWater[seat][i],
      capacity: CREW_PLACES[card],
      active: has(t, seat, card),
      mimicked: t.mimic === card,
    })),
    tracks: TRACK_NAMES.map((name) => {
      const space = trackSpaces(t, name)[seat];
      return { name, space, value: TRACKS[name][space], spaces: TRACKS[name].length };
    }),
    renownLeft: renownLeft(t, seat),
    renownOnAviary: t.aviary[seat] === 1,
    loyalBlocks: loyalBlocks(t, seat),
    score: ownScore(t, seat),
    bonusActions: t.bonusActions[seat],
    extraTurns: t.extraTurns[seat],
    werewolf: t.werewolf && hasWarden(t, seat, 'white-fang'),
    allegiance: t.allegiance === seat,
    precious: t.precious === seat,
  };
}
