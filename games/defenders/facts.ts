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
type FactOf<K extends string, D> = {
  kind: K;
  rule: DF;
  edited?: true;
  reactions?: { what: Reaction; seat: number | null; name: string }[];
} & D;
type Texts<Field extends string> = { texts: { [field in Field]: number } };
type Description = { description: string; aloud: boolean } & Texts<'description'>;

export type DefendersFact =
  // World building
  | FactOf<'startSeat', { seat: number; drawn: boolean }>
  | FactOf<'proposed', { seat: number; proposal: string; title: string; description: string } & Texts<'description'>>
  | FactOf<
      'agreementReached',
      { proposal: string; passed: boolean; yes: number; no: number; by: 'all' | 'majority' | 'decider' | 'default' }
    >
  | FactOf<'amended', { seat: number; proposal: string }>
  | FactOf<'withdrawn', { seat: number; proposal: string }>
  | FactOf<'settingChosen', { setting: Setting; title: string; description: string } & Texts<'description'>>
  | FactOf<'cityDescribed', { seat: number; name: string; city: string; enemy: string } & Texts<'city' | 'enemy'>>
  | FactOf<'ready', { seat: number }>
  // City creation
  | FactOf<'rowDealt', { cards: SuitCard[]; pile: number }>
  | FactOf<'cardPlayed', { seat: number; card: SuitCard; stack: string; sort: ItemSort; begun: boolean }>
  | FactOf<
      'wordGiven',
      { seat: number; stack: string; sort: ItemSort; card: SuitCard; use: 'type' | 'descriptor'; word: string; wording: string }
    >
  | FactOf<'formGiven', { stack: string; shape: 'broad' | 'long'; wall: boolean; road: boolean; usual: boolean }>
  | FactOf<'tradeGiven', { stack: string; trade: TradeChoice; usual: boolean }>
  | FactOf<'cardReplaced', { card: SuitCard; pile: number }>
  | FactOf<'pileEmpty', { row: number }>
  | FactOf<
      'locationFinalised',
      { seat: number; stack: string; id: string; name: string; location: Kind; value: number } & Description
    >
  | FactOf<
      'defenderFinalised',
      { seat: number; stack: string; id: string; name: string; class: DefenderClass; value: number } & Description
    >
  | FactOf<'challenged', { seats: number[]; stack: string }>
  | FactOf<'defaultsRestored', { stack: string }>
  | FactOf<'skipped', { seat: number; last: boolean }>
  | FactOf<'stackDropped', { stack: string; sort: ItemSort }>
  | FactOf<'cityCreated', { locations: number; defenders: number }>
  // The map
  | FactOf<'featureDrawn', { seat: number; id: string; sort: FeatureSort }>
  | FactOf<'passed', { seat: number; question: string }>
  | FactOf<'locationDrawn', { seat: number; id: string; name: string; alone: boolean }>
  | FactOf<'crossingMarked', { seat: number; road: string; over: string; sort: CrossingSort }>
  | FactOf<'connectionsWorkedOut', { pairs: string[]; unconnected: string[] }>
  | FactOf<'connectionChanged', { a: string; b: string; origin: ConnectionOrigin; by: number }>
  | FactOf<'entryPointsSuggested', { entries: string[] }>
  /** Renumbered: the number of each is its place plus 1. */
  | FactOf<'entryPoints', { entries: string[]; die: number }>
  | FactOf<'entryPointChanged', { location: string; entry: boolean; by: number }>
  | FactOf<'entryPointsConfirmed', { seat: number }>
  // Placing, threats
  | FactOf<'defenderPlaced', { seat: number; unit: string; location: string }>
  | FactOf<'defenderWaits', { unit: string }>
  | FactOf<'threatDeckMade', { cards: number }>
  | FactOf<'threatDrawn', { seat: number; card: SuitCard; class: ThreatClass }>
  | FactOf<
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
  | FactOf<'turnBegan', { turn: number; first: number; deck: number; joker: boolean }>
  | FactOf<'stepBegan', { step: 'reflection' | 'threats' | 'defenders'; first: number }>
  /** DF-14.3: said at the start of Threats act. */
  | FactOf<'conferringClosed', { locked: boolean }>
  | FactOf<
      'sceneFramed',
      {
        seat: number;
        suggestion: SceneSuggestionId | '';
        characters: string[];
        /** The first of them, their units, and the location it is set in, if it is one. */
        about: string[];
        place: string;
        time: string;
        situation: string;
      } & Texts<'place' | 'time' | 'situation'>
    >
  | FactOf<
      'personInvented',
      { seat: number; name: string; personality: string; preoccupation: string; unit: string } & Texts<
        'personality' | 'preoccupation'
      >
    >
  | FactOf<'rolesAssigned', { seat: number; roles: Role[] }>
  /** They cannot agree: it turns out badly for the characters. */
  | FactOf<'outcomeDisputed', { seat: number; characters: string[] }>
  | FactOf<'sceneEnded', { seat: number }>
  /** Somebody told something; '' with `aloud` if it was said aloud. `about` names units and locations concerned. */
  | FactOf<'narrated', { what: Narration; seat: number; text: string; aloud: boolean; about: string[] } & Texts<'text'>>
  // Threats act
  | FactOf<'cardDrawn', { seat: number; card: DeckCard; deck: number }>
  | FactOf<'reinforcementOnItsWay', { card: SuitCard; reserve: number }>
  | FactOf<'specialEvent', { card: SuitCard; event: SpecialEvent }>
  | FactOf<'intelligenceGained', { already: boolean }>
  | FactOf<'intelligenceUsed', { threat: string; location: string; strongest: string; value: number }>
  | FactOf<'attackRolled', { seat: number; die: number; value: number; side: AttackSide; threats: string[] }>
  | FactOf<'noAttack', { value: number; side: AttackSide }>
  | FactOf<'surpriseAttack', { value: number; nearest: number; threats: string[] }>
  | FactOf<'entryRolled', { seat: number; threat: string; sides: number; die: number; again: boolean }>
  | FactOf<'joinRolled', { seat: number; threat: string; die: number; joins: boolean }>
  | FactOf<'threatPlaced', { threat: string; location: string; from: string }>
  | FactOf<'nothingActivated', Record<never, never>>
  | FactOf<'threatActivated', { threat: string; class: ThreatClass; die: number; of: number }>
  | FactOf<'targetDrawn', { target: string; die: number; of: number }>
  /** `seat` throws for the threat, `unitSeat` for the defender (DF-28.8). */
  | FactOf<'duel', { seat: number; unitSeat: number; threat: string; unit: string; threatDie: number; unitDie: number }>
  | FactOf<'threatDrivenOff', { threat: string; unit: string }>
  | FactOf<'noTarget', { threat: string }>
  | FactOf<'locationRuined', { location: string; threat: string }>
  | FactOf<'ruinDrawn', { seat: number; location: string }>
  // Moving
  | FactOf<'defenderMoved', { seat: number; unit: string; from: string; to: string; way: Way }>
  | FactOf<'chainMoved', { seat: number; unit: string; path: string[] }>
  | FactOf<'excessRemains', { location: string; regiments: number; capacity: number }>
  | FactOf<'sentToReserve', { unit: string; from: string }>
  | FactOf<
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
  | FactOf<'battleBegan', { seat: number; location: string; threats: string[]; defenders: string[] }>
  | FactOf<'undefended', { location: string }>
  | FactOf<'conceded', { seat: number; location: string }>
  | FactOf<'defenceChallenged', { seats: number[]; location: string }>
  | FactOf<'defenceVoted', { location: string; stands: number; fails: number; failed: boolean }>
  /** Terms add up to `total`; the dice are thrown in the name of `seat` (DF-28.8). */
  | FactOf<'defendersTotal', { seat: number; location: string; total: number; terms: Term[] }>
  | FactOf<'threatsTotal', { seat: number; location: string; total: number; terms: Term[] }>
  | FactOf<'battleDecided', { location: string; result: Result }>
  | FactOf<'threatDestroyed', { threat: string; by: string; death: Death }>
  | FactOf<'defenderDestroyed', { unit: string; by: string; death: Death; location: string }>
  | FactOf<'threatReturned', { threat: string; to: string }>
  | FactOf<'madeImmune', { seat: number; jack: string; unit: string }>
  | FactOf<'wounded', { unit: string; wounds: number; value: number }>
  | FactOf<'locationTaken', { location: string; threats: string[] }>
  | FactOf<'noLongerHeld', { location: string }>
  | FactOf<'moraleChanged', { from: number; to: number; cause: MoraleCause; of: string }>
  | FactOf<'recaptured', { location: string; unit: string }>
  // Activation
  | FactOf<'activated', { seat: number; unit: string; ability: Ability | ''; target: string }>
  | FactOf<
      'abilityRolled',
      { seat: number; unit: string; ability: Ability; of: string; die: number; needs: number; success: boolean }
    >
  | FactOf<'repaired', { location: string }>
  | FactOf<'healed', { unit: string; wounds: number }>
  // The end
  | FactOf<
      'gameEnded',
      { reason: EndingReason; won: boolean; survivors: string[]; fallen: string[]; lost: string[]; morale: number; turn: number }
    >
  | FactOf<'chronicleClosed', Record<never, never>>;

export type FactKind = DefendersFact['kind'];
