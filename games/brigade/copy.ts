/** The hand-written copy of a table: what changes is copied, what never changes is shared. */
import type { Table } from './table.ts';

function copyLists<X>(lists: readonly X[][]): X[][] {
  const copies: X[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice();
  return copies;
}

export function copyTable(t: Table): Table {
  return {
    settings: t.settings,
    seats: t.seats,
    tile: t.tile,
    value: t.value,
    quarter: t.quarter,
    firehouse: t.firehouse,
    colour: t.colour,
    warden: t.warden,
    first: t.first,
    fire: t.fire.slice(),
    loyal: t.loyal.slice(),
    renown: copyLists(t.renown),
    aviary: t.aviary.slice(),
    brigade: t.brigade.slice(),
    wagon: t.wagon.slice(),
    wardenWater: t.wardenWater.slice(),
    wagonWater: t.wagonWater.slice(),
    crew: copyLists(t.crew),
    crewWater: copyLists(t.crewWater),
    crewTrack: t.crewTrack.slice(),
    wagonTrack: t.wagonTrack.slice(),
    leadershipTrack: t.leadershipTrack.slice(),
    bonusActions: t.bonusActions.slice(),
    extraTurns: t.extraTurns.slice(),
    eventDeck: t.eventDeck.slice(),
    eventDiscard: t.eventDiscard.slice(),
    starters: t.starters.slice(),
    crewDeck: t.crewDeck.slice(),
    crewDiscard: t.crewDiscard.slice(),
    werewolf: t.werewolf,
    mimic: t.mimic,
    allegiance: t.allegiance,
    precious: t.precious,
    active: t.active,
    turn: t.turn,
    actions: t.actions,
    upgraded: t.upgraded,
    wardenUsed: t.wardenUsed,
    wagonBonusUsed: t.wagonBonusUsed,
    morganaUsed: t.morganaUsed,
    leonUsed: t.leonUsed,
    ashUsed: t.ashUsed,
    evacuation: t.evacuation,
    // Written once, when the game is over.
    ending: t.ending,
  };
}
