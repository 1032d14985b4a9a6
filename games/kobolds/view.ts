/**
 * What a seat may see of the table (chapter 38): everything but the order of the decks, the other's hand, cards still face
 * down and the other's spy. Shared fields have the shape they have on the table, so that a board can ask rules/scene.ts and
 * rules/reading.ts the very same questions.
 */
import type { SuitCard } from '@guildhall/cards';
import type { Stack } from '@guildhall/kernel';
import { copyEnding, copyMarker, copyModel } from './copy.ts';
import type { AttackStep } from './data/index.ts';
import { type Activation, type AttackVars, activations, type Fight, fights, isOwn, type Spell, spellOn } from './rules/frames.ts';
import { handMaximum } from './rules/reading.ts';
import { scoreOf, turnLimit } from './rules/scenarios/index.ts';
import { type Gang, type Model, NONE, type Table } from './table.ts';

export type ModelView = Model;

export type GangView = Omit<Gang, 'deck'> & {
  /** The own cards; empty for everybody else, who see `cards`, their number (KC-38.1). */
  hand: SuitCard[];
  cards: number;
  most: number;
  deck: number;
};

/** What the activation of a model has left; `seat` commands it. */
export type ActivationView = Omit<Activation['vars'], 'chosen' | 'ended' | 'dashed'> & { seat: number; kind: 'own' | 'lured' };

/** An attack as those who look on know it; `seat` commands the attacker. */
export type FightView = Omit<AttackVars, 'defended' | 'step'> & { seat: number; step: AttackStep };

export type SpellView = Omit<Spell['vars'], 'bribed' | 'end' | 'stun' | 'wounds' | 'effects'> & { seat: number };

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
  /** What is going on, read from the open procedures; the last of several is the innermost. */
  activations: ActivationView[];
  /** `attack` and `defence` are empty for those who may not see them yet (KC-38.4 to KC-38.6). */
  fights: FightView[];
  spell: SpellView | null;
  /** The own spy; NONE for the other's, until the game is over (KC-38.7). */
  spies: [number, number];
  /** The last turn; 0 before the scenario is known. */
  turns: number;
  /** Points as things stand, in scenarios that count them. */
  scores: [number, number];
};

function lookAtModel(m: Model): ModelView {
  const seen = copyModel(m);
  seen.equipment = m.equipment.slice();
  return seen;
}

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

export function lookAtActivation(a: Activation): ActivationView {
  const { model, actions, walk, cast, shot, beganStunned, bribeFailed, terrified, over } = a.vars;
  const kind = isOwn(a) ? 'own' : 'lured';
  return { model, seat: a.seat, kind, actions, walk, cast, shot, beganStunned, bribeFailed, terrified, over };
}

function lookAtFight({ seat: attacking, vars }: Fight, seat: number | null): FightView {
  const { defended, step, attack, defence, ...open } = vars;
  const shown: AttackStep = step === 'astray' || step === 'off' ? 'declared' : step === 'over' ? 'revealed' : step;
  const seesAttack = shown === 'revealed' || seat === attacking;
  const seesDefence = shown === 'revealed' || seat === vars.against;
  return {
    ...open,
    seat: attacking,
    step: shown,
    attack: seesAttack ? attack.slice() : [],
    defence: seesDefence ? defence.slice() : [],
  };
}

function lookAtSpell({ seat, vars }: Spell): SpellView {
  const { caster, target, kind, resist, number, hand, stuck, crystals } = vars;
  return { caster, target, seat, kind, resist: resist.slice(), number, hand: hand.slice(), stuck, crystals };
}

export function look(t: Table, seat: number | null, stack: Stack, other?: TableView): TableView {
  const over = t.ending !== null;
  const spell = spellOn(stack);
  return {
    settings: { ...t.settings },
    // What stands on the table lies open.
    terrain: other?.terrain ?? t.terrain.map(({ kind, corners, height }) => ({ kind, corners: corners.slice(), height })),
    phase: t.phase,
    scenario: t.scenario,
    layout: t.layout,
    models: other?.models ?? t.models.map(lookAtModel),
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
    activations: activations(stack).map(lookAtActivation),
    fights: fights(stack).map((fight) => lookAtFight(fight, seat)),
    spell: spell && lookAtSpell(spell),
    angry: t.angry.map((angry) => ({ ...angry })),
    lured: t.lured,
    ending: t.ending && copyEnding(t.ending),
    markers: other?.markers ?? t.markers.map(copyMarker),
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
