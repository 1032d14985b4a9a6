/** The shape of the catalogue of names: what must have a name, and what must have a sentence, in every language. */
import type {
  Ability,
  AdviceId,
  AttackSide,
  Band,
  CardEffect,
  Category,
  ConferringMode,
  ConnectionOrigin,
  Convention,
  CrossingSort,
  Decider,
  DefenderClass,
  DefenderDescriptorId,
  DefenderTypeId,
  Ending,
  FeatureSort,
  Ink,
  JudgementId,
  Kind,
  Layer,
  LineStyle,
  LocationDescriptorId,
  LocationStatus,
  LocationTypeId,
  MapStep,
  NarrationMode,
  Phase,
  Reaction,
  SceneSuggestionId,
  Setting,
  Shape,
  SpecialEvent,
  ThreatClass,
  ThreatTypeId,
  TradeChoice,
  TurnStep,
  WordKind,
} from '../data/index.ts';

/** The vocabulary of the rulebook (D17). */
export const TERMS = [
  'game',
  'location',
  'defender',
  'threat',
  'unit',
  'group',
  'regiment',
  'individual',
  'character',
  'warMachine',
  'type',
  'descriptor',
  'cardValue',
  'faceValue',
  'faceCard',
  'cityCreation',
  'row',
  'finalise',
  'skip',
  'pass',
  'map',
  'sketch',
  'broadArea',
  'longAndThin',
  'small',
  'underground',
  'wall',
  'road',
  'connection',
  'barrier',
  'ford',
  'bridge',
  'gate',
  'entryPoint',
  'threatDeck',
  'reserve',
  'reinforcements',
  'firstPlayer',
  'normalOrder',
  'reflection',
  'threatsAct',
  'defendersAct',
  'noConferring',
  'scene',
  'role',
  'frame',
  'specialEvent',
  'attack',
  'surpriseAttack',
  'underAttack',
  'enemyHeld',
  'ruined',
  'standing',
  'recaptured',
  'repaired',
  'wound',
  'wounded',
  'moraleDamage',
  'immune',
  'flee',
  'bump',
  'mobile',
  'engineers',
  'healers',
  'activate',
  'activation',
  'ability',
  'standOff',
  'weakSauce',
  'throwPopcorn',
  'epilogue',
  'tableAgreement',
  'chronicle',
  'theCityStands',
  'theCityFalls',
  'setting',
  'seat',
  'startSeat',
  'person',
  'player',
  'host',
  'onlooker',
  'away',
  'ready',
  'drawPile',
  'discardPile',
  'principalCard',
  'unitClass',
  'category',
  'kind',
  'trade',
  'token',
  'naturalFeature',
  'river',
  'enterable',
  'capacity',
  'hasRoom',
  'excess',
  'exposed',
  'breached',
  'displaced',
  'originalOccupant',
  'destroyedUnit',
  'destroyedLocation',
  'drivenOff',
  'totalStrength',
  'bonus',
  'repulse',
  'defeat',
  'concede',
  'challenge',
  'vote',
  'saidAloud',
  'pause',
] as const;
export type Term = (typeof TERMS)[number];

export interface Words {
  name: string;
  /** One sentence, or two, that say what it is or does. */
  text: string;
}
export interface JudgementWords {
  question: string;
  /** What holds if nobody decides otherwise. */
  usual: string;
}

/** The words of the settings, a file of their own: names.types.*.ts. */
export interface TypeNames {
  locationTypes: { [id in LocationTypeId]: string };
  defenderTypes: { [id in DefenderTypeId]: string };
  threatTypes: { [id in ThreatTypeId]: string };
}

export interface Names extends TypeNames {
  terms: { [term in Term]: string };
  settings: { [setting in Setting]: Words };
  /** For lists and buttons. */
  settingsShort: { [setting in Setting]: string };
  locationDescriptors: { [id in LocationDescriptorId]: string };
  defenderDescriptors: { [id in DefenderDescriptorId]: string };
  bands: { [band in Band]: string };
  wordKinds: { [kind in WordKind]: string };
  categories: { [category in Category]: string };
  kinds: { [kind in Kind]: string };
  shapes: { [shape in Shape]: string };
  statuses: { [status in LocationStatus]: string };
  defenderClasses: { [id in DefenderClass]: Words };
  threatClasses: { [id in ThreatClass]: Words };
  trades: { [trade in TradeChoice]: string };
  abilities: { [ability in Ability]: Words };
  cardEffects: { [effect in CardEffect]: Words };
  specialEvents: { [event in SpecialEvent]: Words };
  attackSides: { [side in AttackSide]: string };
  scenes: { [id in SceneSuggestionId]: Words };
  /** What the game states and cannot check. */
  advice: { [id in AdviceId]: string };
  judgements: { [id in JudgementId]: JudgementWords };
  deciders: { [decider in Decider]: string };
  phases: { [phase in Phase]: string };
  turnSteps: { [step in TurnStep]: string };
  mapSteps: { [step in MapStep]: string };
  endings: { [ending in Ending]: Words };
  narrationModes: { [mode in NarrationMode]: Words };
  conferringModes: { [mode in ConferringMode]: Words };
  reactions: { [reaction in Reaction]: string };
  features: { [sort in FeatureSort]: string };
  crossings: { [sort in CrossingSort]: string };
  origins: { [origin in ConnectionOrigin]: string };
  conventions: { [convention in Convention]: string };
  layers: { [layer in Layer]: string };
  lineStyles: { [style in LineStyle]: string };
  inks: { [ink in Ink]: string };
}
