/**
 * What a seat may see of the table (chapter 38): everything but the order of the decks, the other's hand, cards still face
 * down and the other's spy. Shared fields have the shape they have on the table, so that a board can ask rules/scene.ts and
 * rules/reading.ts the very same questions.
 */
import type { SuitCard } from '@guildhall/cards';
import { copyActivation, copyEnding, copyFight, copyMarker, copyModel, copySpell } from './copy.ts';
import { handMaximum } from './rules/reading.ts';
import { scoreOf, turnLimit } from './rules/scenarios/index.ts';
import { type Fight, type Gang, type Model, NONE, type Table } from './table.ts';

export type ModelView = Model;

export type GangView = Omit<Gang, 'deck'> & {
  /** The own cards; empty for everybody else, who see `cards`, their number (KC-38.1). */
  hand: SuitCard[];
  cards: number;
  most: number;
  deck: number;
};

export type TableView = Pick<
  Table,
  | 'settings'
  | 'terrain'
  | 'phase'
  | 'scenario'
  | 'layout'
  | 'models'
  | 'south'
  | 'turn'
  | 'first'
  | 'initiative'
  | 'next'
  | 'coffers'
  | 'eventDiscard'
  | 'eventTable'
  | 'activations'
  | 'spell'
  | 'angry'
  | 'lured'
  | 'ending'
  | 'markers'
  | 'treasureDiscard'
  | 'treasures'
  | 'targetWounds'
  | 'carriage'
  | 'cuddly'
  | 'cuddlyMoves'
  | 'vic'
  | 'escort'
  | 'chest'
> & {
  gangs: [GangView, GangView];
  /** Decks as numbers of cards (KC-38.2). */
  eventDeck: number;
  treasureDeck: number;
  /** `attack` and `defence` are empty for those who may not see them yet (KC-38.4 to KC-38.6). */
  fights: Fight[];
  /** The own spy; NONE for the other's, until the game is over (KC-38.7). */
  spies: [number, number];
  /** The last turn; 0 before the scenario is known. */
  turns: number;
  /** Points as things stand, in scenarios that count them. */
  scores: [number, number];
};

function lookAtGang(t: Table, owner: number, seat: number | null): GangView {
  const gang = t.gangs[owner];
  return {
    name: gang.name,
    leader: gang.leader,
    stash: gang.stash,
    crystals: gang.crystals,
    hand: seat === owner ? gang.hand.slice() : [],
    cards: gang.hand.length,
    most: handMaximum(t, owner),
    deck: gang.deck.length,
    discard: gang.discard.slice(),
    poisonProof: gang.poisonProof,
    warCry: gang.warCry,
    drawOffered: gang.drawOffered,
    takeAChance: gang.takeAChance,
    sleeves: gang.sleeves,
    compromised: gang.compromised,
  };
}

function lookAtFight(fight: Fight, seat: number | null): Fight {
  const seen = copyFight(fight);
  if (fight.step === 'revealed') return seen;
  if (seat !== fight.seat) seen.attack = [];
  if (seat !== fight.against) seen.defence = [];
  return seen;
}

export function look(t: Table, seat: number | null): TableView {
  const over = t.ending !== null;
  return {
    settings: { ...t.settings },
    terrain: t.terrain.map(({ kind, corners, height }) => ({ kind, corners: corners.slice(), height })),
    phase: t.phase,
    scenario: t.scenario,
    layout: t.layout,
    models: t.models.map((m) => ({ ...copyModel(m), equipment: m.equipment.slice() })),
    gangs: [lookAtGang(t, 0, seat), lookAtGang(t, 1, seat)],
    south: t.south,
    turn: t.turn,
    first: t.first,
    initiative: t.initiative,
    next: t.next,
    coffers: t.coffers,
    eventDeck: t.eventDeck.length,
    eventDiscard: t.eventDiscard.slice(),
    eventTable: t.eventTable.slice(),
    activations: t.activations.map(copyActivation),
    fights: t.fights.map((fight) => lookAtFight(fight, seat)),
    spell: t.spell && copySpell(t.spell),
    angry: t.angry.map((angry) => ({ ...angry })),
    lured: t.lured,
    ending: t.ending && copyEnding(t.ending),
    markers: t.markers.map(copyMarker),
    treasureDeck: t.treasureDeck.length,
    treasureDiscard: t.treasureDiscard.slice(),
    treasures: [t.treasures[0], t.treasures[1]],
    targetWounds: t.targetWounds,
    carriage: t.carriage,
    cuddly: t.cuddly,
    cuddlyMoves: t.cuddlyMoves,
    vic: t.vic,
    escort: t.escort,
    chest: t.chest && { ...t.chest },
    spies: [over || seat === 0 ? t.spies[0] : NONE, over || seat === 1 ? t.spies[1] : NONE],
    turns: turnLimit(t),
    scores: [scoreOf(t, 0), scoreOf(t, 1)],
  };
}
