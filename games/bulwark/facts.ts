/** Everything that can be told about a game: one closed union. Words are made of it in text/. */
import type { CardId, FoeId } from './data/index.ts';
import type { BW } from './rulebook/ids.generated.ts';
import type { Ending, Phase } from './table.ts';

/** Every fact names the rule it follows from. */
type Told<K extends string, D> = { kind: K; rule: BW } & D;

/** One part of a number that is told: see the sums in rules/. */
export type TermName = 'printed' | 'die' | 'paid' | 'bonus' | 'armour' | 'flight' | 'guarded' | 'least' | 'condition' | 'text';
export type Terms = { name: TermName; rule: BW; add: number }[];

export type GameFact =
  | Told<'roundBegan', { round: number; reveals: number }>
  | Told<'turnBegan', { seat: number }>
  | Told<'stepBegan', { seat: number; step: Phase }>
  | Told<'drew', { seat: number; cards: CardId[] }>
  | Told<'drewHidden', { seat: number; cards: number }>
  | Told<'reshuffled', { seat: number; cards: number }>
  | Told<'played', { seat: number; card: CardId }>
  | Told<'discarded', { seat: number; card: CardId }>
  | Told<'cleanedUp', { seat: number; cards: number }>
  | Told<'bought', { seat: number; card: CardId; cost: number }>
  | Told<'gained', { seat: number; card: CardId }>
  | Told<'trashed', { seat: number; card: CardId }>
  | Told<'pileTrashed', { card: CardId }>
  | Told<'changed', { seat: number; what: 'actions' | 'buys' | 'heroism' | 'shield' | 'rerolls'; by: number; to: number }>
  | Told<'concussed', { seat: number; by: number }>
  | Told<'willDrawFewer', { seat: number; cards: number }>
  | Told<'almsGiven', { seat: number; foe: FoeId; heroism: number }>
  | Told<'attacked', { seat: number; foe: FoeId; place: number; damage: number; terms: Terms }>
  | Told<'missed', { seat: number; foe: FoeId }>
  | Told<'stunned', { foe: FoeId; place: number }>
  | Told<'stunLost', { foe: FoeId }>
  | Told<'defeated', { foe: FoeId }>
  | Told<'left', { foe: FoeId }>
  | Told<'mended', { foe: FoeId; damage: number }>
  | Told<'moved', { foe: FoeId; place: number }>
  | Told<'revealed', { foe: FoeId }>
  | Told<'resurrected', { foe: FoeId; place: number }>
  | Told<'activated', { foe: FoeId; again: boolean }>
  | Told<'encampmentActivated', object>
  | Told<'struck', { foe: FoeId; seat: number; attack: number; terms: Terms }>
  | Told<'shielded', { seat: number; left: number }>
  | Told<'wounded', { seat: number; card: CardId; left: number }>
  | Told<'healed', { seat: number; card: CardId }>
  | Told<'killed', { seat: number }>
  | Told<'menaceChanged', { by: number; to: number }>
  | Told<'rolled', { whose: 'hero' | 'foe'; face: number }>
  | Told<'unlucky', { face: number; to: number }>
  | Told<'rerolled', { seat: number; left: number }>
  | Told<'foresaw', { seat: number; foes: FoeId[] }>
  | Told<'foresawHidden', { seat: number; foes: number }>
  | Told<'browsed', { seat: number; cards: CardId[] }>
  | Told<'browsedHidden', { seat: number; cards: number }>
  | Told<'risked', { seat: number; card: CardId }>
  | Told<'screened', { foe: FoeId; place: number }>
  | Told<'tollPaid', { toll: number }>
  | Told<'tollFull', object>
  | Told<'finalBattle', { foes: FoeId[] }>
  | Told<'over', { ending: Ending; round: number; menace: number; wounds: number; living: number }>;

export type FactKind = GameFact['kind'];
