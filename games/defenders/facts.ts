/**
 * Everything that can be told about a game of Defenders: one closed union, fine-grained enough to be animated and to be
 * made into the chronicle. Things go by their ids (L0, D0, T0, S0, N0); where somebody has just named one, the name is told.
 */
import type { SuitCard } from '@guildhall/cards';
import type {
  Ability,
  AttackSide,
  ConnectionOrigin,
  CrossingSort,
  DeckCard,
  DefenderClass,
  Ending as EndingReason,
  FeatureSort,
  Kind,
  Reaction,
  SceneSuggestionId,
  Setting,
  SpecialEvent,
  ThreatClass,
  TradeChoice,
} from './data/index.ts';
import type { DF } from './rulebook/ids.generated.ts';
import type { ItemSort, Role } from './table.ts';

/** A part of a battle's total and the rule it comes from. `of` is the unit or location it is owed to, or ''. */
export const TERM_NAMES = ['value', 'word', 'military', 'wellConstructed', 'underground', 'ownDie', 'cancelled', 'die'] as const;
export type TermName = (typeof TERM_NAMES)[number];
export type Term = { name: TermName; rule: DF; add: number; of: string };

/** How a battle ends. */
export const RESULTS = ['defenders', 'threats', 'standoff', 'rejected', 'undefended'] as const;
export type Result = (typeof RESULTS)[number];
/** Why a unit was destroyed. */
export const DEATHS = ['battle', 'king', 'flight', 'rejected', 'activation', 'ruin', 'ability'] as const;
export type Death = (typeof DEATHS)[number];
/** What moved a defender. */
export const WAYS = ['placing', 'individual', 'move', 'flight', 'displacement', 'bumped', 'reinforcement'] as const;
export type Way = (typeof WAYS)[number];
/** What changed morale. */
export const MORALE_CAUSES = [
  'sabotage',
  'jack',
  'locationLost',
  'defenderKilled',
  'recaptured',
  'repaired',
  'inspired',
] as const;
export type MoraleCause = (typeof MORALE_CAUSES)[number];
/** What people were asked to tell. */
export const NARRATIONS = [
  'scene',
  'infiltration',
  'attempt',
  'defence',
  'fate',
  'ruin',
  'attack',
  'battleDefence',
  'rewritten',
  'vanquished',
  'safety',
  'lastStand',
  'activation',
  'epilogue',
] as const;
export type Narration = (typeof NARRATIONS)[number];

/**
 * Facts that bring texts of people carry their numbers, by field (0: there is none). `edited` and `reactions` are not told by
 * the rules: what is shown to people bears them where a text was put in better words since, or others reacted.
 */
type Told<K extends string, D> = {
  kind: K;
  rule: DF;
  edited?: true;
  reactions?: { what: Reaction; seat: number | null; name: string }[];
} & D;
type Texts<Field extends string> = { texts: { [field in Field]: number } };
type Description = { description: string; aloud: boolean } & Texts<'description'>;

export type DefendersFact =
  // World building
  | Told<'startSeat', { seat: number; drawn: boolean }>
  | Told<'proposed', { seat: number; proposal: string; title: string; description: string } & Texts<'description'>>
  | Told<
      'agreementReached',
      { proposal: string; passed: boolean; yes: number; no: number; by: 'all' | 'majority' | 'decider' | 'default' }
    >
  | Told<'amended', { seat: number; proposal: string }>
  | Told<'withdrawn', { seat: number; proposal: string }>
  | Told<'settingChosen', { setting: Setting; title: string; description: string } & Texts<'description'>>
  | Told<'cityDescribed', { seat: number; name: string; city: string; enemy: string } & Texts<'city' | 'enemy'>>
  | Told<'ready', { seat: number }>
  // City creation
  | Told<'rowDealt', { cards: SuitCard[]; pile: number }>
  | Told<'cardPlayed', { seat: number; card: SuitCard; stack: string; sort: ItemSort; begun: boolean }>
  | Told<
      'wordGiven',
      { seat: number; stack: string; sort: ItemSort; card: SuitCard; use: 'type' | 'descriptor'; word: string; wording: string }
    >
  | Told<'formGiven', { stack: string; shape: 'broad' | 'long'; wall: boolean; road: boolean; usual: boolean }>
  | Told<'tradeGiven', { stack: string; trade: TradeChoice; usual: boolean }>
  | Told<'cardReplaced', { card: SuitCard; pile: number }>
  | Told<'pileEmpty', { row: number }>
  | Told<
      'locationFinalised',
      { seat: number; stack: string; id: string; name: string; location: Kind; value: number } & Description
    >
  | Told<
      'defenderFinalised',
      { seat: number; stack: string; id: string; name: string; class: DefenderClass; value: number } & Description
    >
  | Told<'challenged', { seats: number[]; stack: string }>
  | Told<'defaultsRestored', { stack: string }>
  | Told<'skipped', { seat: number; last: boolean }>
  | Told<'stackDropped', { stack: string; sort: ItemSort }>
  | Told<'cityCreated', { locations: number; defenders: number }>
  // The map
  | Told<'featureDrawn', { seat: number; id: string; sort: FeatureSort }>
  | Told<'passed', { seat: number; question: string }>
  | Told<'locationDrawn', { seat: number; id: string; name: string; alone: boolean }>
  | Told<'crossingMarked', { seat: number; road: string; over: string; sort: CrossingSort }>
  | Told<'connectionsWorkedOut', { pairs: string[]; unconnected: string[] }>
  | Told<'connectionChanged', { a: string; b: string; origin: ConnectionOrigin; by: number }>
  | Told<'entryPointsSuggested', { entries: string[] }>
  /** Renumbered: the number of each is its place plus 1. */
  | Told<'entryPoints', { entries: string[]; die: number }>
  | Told<'entryPointChanged', { location: string; entry: boolean; by: number }>
  | Told<'entryPointsConfirmed', { seat: number }>
  // Placing, threats
  | Told<'defenderPlaced', { seat: number; unit: string; location: string }>
  | Told<'defenderWaits', { unit: string }>
  | Told<'threatDeckMade', { cards: number }>
  | Told<'threatDrawn', { seat: number; card: SuitCard; class: ThreatClass }>
  | Told<
      'threatCreated',
      {
        seat: number;
        id: string;
        card: SuitCard;
        name: string;
        class: ThreatClass;
        word: string;
        wording: string;
      } & Description
    >
  // The turn
  | Told<'turnBegan', { turn: number; first: number; deck: number; joker: boolean }>
  | Told<'stepBegan', { step: 'reflection' | 'threats' | 'defenders'; first: number }>
  /** DF-14.3: said at the start of Threats act. */
  | Told<'conferringClosed', { locked: boolean }>
  | Told<
      'sceneFramed',
      {
        seat: number;
        suggestion: SceneSuggestionId | '';
        characters: string[];
        place: string;
        time: string;
        situation: string;
      } & Texts<'place' | 'time' | 'situation'>
    >
  | Told<
      'personInvented',
      { seat: number; name: string; personality: string; preoccupation: string; unit: string } & Texts<
        'personality' | 'preoccupation'
      >
    >
  | Told<'rolesAssigned', { seat: number; roles: Role[] }>
  | Told<'sceneEnded', { seat: number }>
  /** Somebody told something; '' with `aloud` if it was said aloud. `about` names units and locations concerned. */
  | Told<'narrated', { what: Narration; seat: number; text: string; aloud: boolean; about: string[] } & Texts<'text'>>
  // Threats act
  | Told<'cardDrawn', { seat: number; card: DeckCard; deck: number }>
  | Told<'reinforcementOnItsWay', { card: SuitCard; reserve: number }>
  | Told<'specialEvent', { card: SuitCard; event: SpecialEvent }>
  | Told<'intelligenceGained', { already: boolean }>
  | Told<'intelligenceUsed', { threat: string; location: string; strongest: string; value: number }>
  | Told<'attackRolled', { seat: number; die: number; value: number; side: AttackSide; threats: string[] }>
  | Told<'noAttack', { value: number; side: AttackSide }>
  | Told<'surpriseAttack', { value: number; nearest: number; threats: string[] }>
  | Told<'entryRolled', { seat: number; threat: string; sides: number; die: number; again: boolean }>
  | Told<'joinRolled', { seat: number; threat: string; die: number; joins: boolean }>
  | Told<'threatPlaced', { threat: string; location: string; from: string }>
  | Told<'nothingActivated', Record<never, never>>
  | Told<'threatActivated', { threat: string; class: ThreatClass; die: number; of: number }>
  | Told<'targetDrawn', { target: string; die: number; of: number }>
  /** `seat` throws for the threat, `unitSeat` for the defender (DF-28.8). */
  | Told<'duel', { seat: number; unitSeat: number; threat: string; unit: string; threatDie: number; unitDie: number }>
  | Told<'threatDrivenOff', { threat: string; unit: string }>
  | Told<'noTarget', { threat: string }>
  | Told<'locationRuined', { location: string; threat: string }>
  | Told<'ruinDrawn', { seat: number; location: string }>
  // Moving
  | Told<'defenderMoved', { seat: number; unit: string; from: string; to: string; way: Way }>
  | Told<'chainMoved', { seat: number; unit: string; path: string[] }>
  | Told<'excessRemains', { location: string; regiments: number; capacity: number }>
  | Told<'sentToReserve', { unit: string; from: string }>
  | Told<
      'reinforcementArrived',
      {
        seat: number;
        unit: string;
        card: string;
        name: string;
        class: DefenderClass;
        location: string;
        trade: TradeChoice | '';
      } & Description
    >
  // Battles
  | Told<'battleBegan', { seat: number; location: string; threats: string[]; defenders: string[] }>
  | Told<'undefended', { location: string }>
  | Told<'conceded', { seat: number; location: string }>
  | Told<'defenceChallenged', { seats: number[]; location: string }>
  | Told<'defenceVoted', { location: string; stands: number; fails: number; failed: boolean }>
  /** Terms add up to `total`; the dice are thrown in the name of `seat` (DF-28.8). */
  | Told<'defendersTotal', { seat: number; location: string; total: number; terms: Term[] }>
  | Told<'threatsTotal', { seat: number; location: string; total: number; terms: Term[] }>
  | Told<'battleDecided', { location: string; result: Result }>
  | Told<'threatDestroyed', { threat: string; by: string; death: Death }>
  | Told<'defenderDestroyed', { unit: string; by: string; death: Death; location: string }>
  | Told<'threatReturned', { threat: string; to: string }>
  | Told<'madeImmune', { seat: number; jack: string; unit: string }>
  | Told<'wounded', { unit: string; wounds: number; value: number }>
  | Told<'locationTaken', { location: string; threats: string[] }>
  | Told<'noLongerHeld', { location: string }>
  | Told<'moraleChanged', { from: number; to: number; cause: MoraleCause; of: string }>
  | Told<'recaptured', { location: string; unit: string }>
  // Activation
  | Told<'activated', { seat: number; unit: string; ability: Ability | ''; target: string }>
  | Told<
      'abilityRolled',
      { seat: number; unit: string; ability: Ability; of: string; die: number; needs: number; success: boolean }
    >
  | Told<'repaired', { location: string }>
  | Told<'healed', { unit: string; wounds: number }>
  // The end
  | Told<
      'gameEnded',
      { reason: EndingReason; won: boolean; survivors: string[]; fallen: string[]; lost: string[]; morale: number; turn: number }
    >
  | Told<'chronicleClosed', Record<never, never>>;

export type FactKind = DefendersFact['kind'];
