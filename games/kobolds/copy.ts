/** The hand-written copy of a table: what changes is copied, what never changes is shared. */
import type { Ending, Gang, Marker, Model, Table } from './table.ts';

/** Equipment and a Leader's own numbers never change during a game: they are shared. */
export function copyModel(m: Model): Model {
  const copy: Model = {
    seat: m.seat,
    profile: m.profile,
    name: m.name,
    equipment: m.equipment,
    place: m.place,
    x: m.x,
    y: m.y,
    z: m.z,
    r: m.r,
    height: m.height,
    on: m.on,
    wounds: m.wounds,
    effects: m.effects,
    due: m.due,
    activated: m.activated,
    hidden: m.hidden,
    once: m.once,
    onceTurn: m.onceTurn,
    deadGood: m.deadGood,
    raised: m.raised,
    removedBy: m.removedBy,
    poisonedBy: m.poisonedBy,
    bittenBy: m.bittenBy,
  };
  // Only in campaigns: elsewhere a model does not even have them.
  if (m.member !== undefined) copy.member = m.member;
  if (m.as !== undefined) copy.as = m.as;
  if (m.fate !== undefined) copy.fate = m.fate;
  return copy;
}

function copyGang(g: Gang): Gang {
  return {
    name: g.name,
    leader: g.leader,
    stash: g.stash,
    crystals: g.crystals,
    hand: g.hand.slice(),
    deck: g.deck.slice(),
    discard: g.discard.slice(),
    poisonProof: g.poisonProof,
    warCry: g.warCry,
    drawOffered: g.drawOffered,
    takeAChance: g.takeAChance,
    sleeves: g.sleeves,
    compromised: g.compromised,
  };
}

export function copyMarker(m: Marker): Marker {
  return { x: m.x, y: m.y, state: m.state, waiting: m.waiting.slice() };
}

export function copyEnding(e: Ending): Ending {
  return { reason: e.reason, rule: e.rule, winners: e.winners.slice(), scores: [e.scores[0], e.scores[1]] };
}

function copyAll<X>(list: readonly X[], copy: (x: X) => X): X[] {
  const copies: X[] = new Array(list.length);
  for (let i = 0; i < list.length; i++) copies[i] = copy(list[i]);
  return copies;
}

const copyAngry = <A extends { model: number; shoved: number }>(a: A): A => ({ ...a });

export function copyTable(t: Table): Table {
  return {
    settings: t.settings,
    terrain: t.terrain,
    phase: t.phase,
    scenario: t.scenario,
    layout: t.layout,
    models: copyAll(t.models, copyModel),
    gangs: [copyGang(t.gangs[0]), copyGang(t.gangs[1])],
    south: t.south,
    turn: t.turn,
    first: t.first,
    initiative: t.initiative,
    next: t.next,
    coffers: t.coffers,
    eventDeck: t.eventDeck.slice(),
    eventDiscard: t.eventDiscard.slice(),
    eventTable: t.eventTable.slice(),
    angry: copyAll(t.angry, copyAngry),
    lured: t.lured,
    // Written once, when the game is over.
    ending: t.ending,
    markers: copyAll(t.markers, copyMarker),
    treasureDeck: t.treasureDeck.slice(),
    treasureDiscard: t.treasureDiscard.slice(),
    treasures: [t.treasures[0], t.treasures[1]],
    targetWounds: t.targetWounds,
    carriage: t.carriage,
    cuddly: t.cuddly,
    cuddlyMoves: t.cuddlyMoves,
    vic: t.vic,
    escort: t.escort,
    chest: t.chest && { x: t.chest.x, y: t.chest.y, carrier: t.chest.carrier, dropped: t.chest.dropped },
    spies: [t.spies[0], t.spies[1]],
  };
}
