/** Cards being chosen: from where, how many, what they make, what they would open and do. Figures come from the rules. */
import { ACE_HIGH, colourOf, compareHighestFirst, countColour, type PokerRank, pokerRank, type SuitCard } from '@guildhall/cards';
import type { Asked, Seat } from '@guildhall/kernel';
import { type Allegiance, type CriticalId, type Harm, PROFILES } from '../../data/index.ts';
import type { Term } from '../../facts/terms.ts';
import { allegianceOf } from '../../rules/criticals.ts';
import { harmOf } from '../../rules/damage.ts';
import { limitOfAttack, limitOfDefence } from '../../rules/limits.ts';
import { woundsLeft } from '../../rules/reading.ts';
import type { FightView, TableView } from '../../view.ts';
import { asFight, asTable, fightOf } from '../model.ts';
import { shown } from './aim.ts';

const KINDS: { readonly [question: string]: 'commit' | 'defend' | 'discard' | 'pair' | 'count' | 'one' } = {
  'attack/commit': 'commit',
  'attack/defend': 'defend',
  'draw cards/discard': 'discard',
  'strike/pair': 'pair',
  'refill/count cards': 'count',
  'take a chance/discard': 'one',
  'sleeves/discard': 'one',
};

export interface Task {
  kind: (typeof KINDS)[string];
  /** What is chosen from. */
  cards: readonly SuitCard[];
  fewest: number;
  most: number;
}

const SUIT_ORDER = ['s', 'h', 'd', 'c'] as const;
/** Highest first, so that pairs lie side by side. */
export const sorted = (cards: readonly SuitCard[]): SuitCard[] =>
  [...cards].sort((a, b) => compareHighestFirst(a, b, ACE_HIGH, SUIT_ORDER));

export function taskOf(table: TableView, asked: Asked | null, seat: Seat | null): Task | null {
  const kind = asked && KINDS[asked.name];
  const gang = seat === null ? undefined : table.gangs[seat];
  if (!kind || !gang) return null;
  const cards = sorted(kind === 'count' ? gang.discard : gang.hand);
  const fight = fightOf(table);
  const told = asked.form?.kind === 'several' ? asked.form : null;
  const limit = (): number => {
    if (kind === 'pair') return 2;
    if (kind === 'one') return 1;
    if (kind === 'count') return Math.min(shown(asked.show, 'due'), gang.stash, cards.length);
    if (kind === 'discard') return Math.max(0, shown(asked.show, 'most'));
    if (!fight) return Math.max(0, shown(asked.show, 'limit'));
    return (kind === 'commit' ? limitOfAttack : limitOfDefence)(asTable(table), asFight(fight));
  };
  const most = told ? Math.min(told.max, cards.length) : Math.min(limit(), cards.length);
  const fewest = kind === 'pair' ? 2 : kind === 'discard' || kind === 'count' ? 0 : 1;
  return { kind, cards, fewest, most };
}

export interface Building {
  rank: PokerRank;
  limit: number;
  terms: readonly Term[];
  /** The model whose criticals may open, its colour, and how many cards of it are chosen. */
  model: number;
  colour: Allegiance | null;
  matching: number;
  columns: readonly (CriticalId | null)[];
  /** What each lower rank of the other hand would mean; 0 is a fold. */
  outcomes: readonly { rank: PokerRank; harm: Harm; left: number; of: number }[];
}

/** What the cards chosen make in the fight that is on. */
export function buildingOf(table: TableView, fight: FightView, kind: 'commit' | 'defend', cards: readonly SuitCard[]): Building {
  const t = asTable(table);
  const attacking = kind === 'commit';
  const model = attacking ? fight.attacker : fight.target;
  const rank = pokerRank(cards.slice(0, 5));
  const strikes = attacking || fight.counter;
  const colour = strikes ? allegianceOf(t, model) : null;
  const matching = colour === null ? 0 : countColour(cards, colour);
  const columns = strikes ? PROFILES[table.models[model]?.profile ?? 'vic'].criticals : [];
  const loser = attacking ? fight.target : fight.attacker;
  const of = woundsLeft(t, loser);
  const outcomes: Building['outcomes'] = !strikes
    ? []
    : Array.from({ length: rank }, (_, other) => {
        const margin = rank - other;
        const harm = harmOf(t, asFight({ ...fight, winner: model, loser, margin, critical: '' }));
        return { rank: other as PokerRank, harm, left: Math.max(0, of - harm.wounds), of };
      }).slice(0, fight.seat === fight.against ? 1 : 5);
  const terms: Term[] = [];
  const limit = (attacking ? limitOfAttack : limitOfDefence)(t, asFight(fight), terms);
  return {
    rank,
    limit,
    terms,
    model,
    colour,
    matching,
    columns,
    outcomes,
  };
}

/** The critical that one more card would open, or null. */
export function opensWith(building: Building, card: SuitCard): CriticalId | null {
  if (building.colour === null || colourOf(card) !== building.colour) return null;
  return building.columns[building.matching] ?? null;
}
