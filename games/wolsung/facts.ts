/** Everything that can be told about a game: one closed union (WS-1.11). Words are made of it in text/. */
import type { Card } from '@guildhall/cards';
import type {
  BodyPartId,
  ConflictId,
  FormalityId,
  ProfileId,
  RequestId,
  RouteId,
  ScarId,
  ScenarioId,
  SkillId,
  StuntId,
  VehicleId,
  WeaponId,
  Words,
} from './data/index.ts';
import type { WS } from './rulebook/ids.generated.ts';
import type { Die, Ending, Stance, TestKind } from './table.ts';

/** Every fact names the rule it follows from. */
type Told<K extends string, D> = { kind: K; rule: WS } & D;

/** One part of a resistance, a Target Number or a result: see the sums in rules/. */
export const TERM_NAMES = [
  'base',
  'corset',
  'blade',
  'allegories',
  'agent',
  'aristocrat',
  'cleric',
  'darkness',
  'range',
  'cover',
  'route',
  'etiquette',
  'helpless',
  'guard',
  'stunt',
  'markers',
  'nails',
  'fixed',
  'die',
  'skill',
  'specialty',
  'card',
  'help',
  'token',
  'officer',
  'achievement',
  'scar',
  'head',
  'arm',
  'logic',
  'engine',
  'automatic',
] as const;
export type TermName = (typeof TERM_NAMES)[number];
export type Terms = { name: TermName; rule: WS; add: number }[];

/** What a card was played for. */
export type CardUse = 'bonus' | 'automatic' | 'resistance' | 'help' | 'initiative';
export type TokenUse = 'raise' | 'die' | 'replenish' | 'ability';

export type GameFact =
  | Told<'sceneBegan', { scene: number; scenario: ScenarioId; type: ConflictId }>
  | Told<'sessionBegan', object>
  | Told<'sessionOver', { scenes: number }>
  | Told<'stakeWorded', { seat: number; side: number; words: string }>
  | Told<'stakeProposed', { seat: number; vaBanque: boolean; deadly: boolean }>
  | Told<'stakeAccepted', { vaBanque: boolean }>
  | Told<'stakeRefused', { seat: number; refusals: number }>
  | Told<'calledOff', object>
  | Told<'joined', { who: Words; side: number; markers: number }>
  | Told<'armed', { who: Words; weapon: WeaponId }>
  | Told<'boarded', { who: Words; vehicle: VehicleId; driving: boolean }>
  | Told<'leftVehicle', { who: Words }>
  | Told<'roundBegan', { round: number }>
  | Told<'poolSet', { who: Words; dice: number; fewer: number }>
  | Told<'gripPaid', { who: Words; target: Words }>
  | Told<'letGo', { who: Words; target: Words }>
  | Told<'dealt', { who: Words; card: Card | null }>
  | Told<'replaced', { who: Words; from: Card | null; to: Card }>
  | Told<'drew', { seat: number; cards: Card[] }>
  | Told<'drewHidden', { seat: number; cards: number }>
  | Told<'discarded', { seat: number; card: Card }>
  | Told<'reshuffled', { cards: number }>
  | Told<'turnBegan', { who: Words; dice: number }>
  | Told<'turnSkipped', { who: Words }>
  | Told<'stance', { who: Words; stance: Stance }>
  | Told<
      'declared',
      {
        who: Words;
        test: TestKind;
        target: Words | null;
        skill: SkillId;
        stunt: StuntId | '';
        detail: string;
        dice: number;
        tn: number;
        terms: Terms;
      }
    >
  | Told<'cardPlayed', { who: Words; seat: number; card: Card; use: CardUse; words: string; domain: string }>
  | Told<'sentBack', { seat: number; reason: string }>
  | Told<'rolled', { who: Words; dice: Die[]; range: number }>
  | Told<'rolledOn', { who: Words; die: Die; range: number }>
  | Told<'tokenSpent', { who: Words; use: TokenUse; tokens: number }>
  | Told<'achievementUsed', { who: Words; title: Words; bonus: number }>
  | Told<'abilityUsed', { who: Words; ability: string; detail: string }>
  | Told<'result', { who: Words; result: number; tn: number; success: boolean; terms: Terms; against: Terms }>
  | Told<'opposed', { who: Words; other: Words; won: boolean }>
  | Told<'markersLost', { who: Words; markers: number; left: number }>
  | Told<'upgraded', { who: Words; source: string }>
  | Told<'resisted', { who: Words; result: number; against: number; success: boolean }>
  | Told<'eliminated', { who: Words }>
  | Told<'withdrew', { who: Words }>
  | Told<'enraged', { who: Words; by: Words }>
  | Told<'raged', { who: Words }>
  | Told<'aimed', { who: Words; part: BodyPartId }>
  | Told<'dazed', { who: Words }>
  | Told<'disarmed', { who: Words; item: WeaponId | VehicleId }>
  | Told<'gripped', { who: Words; by: Words }>
  | Told<'freed', { who: Words }>
  | Told<'knockedDown', { who: Words }>
  | Told<'stoodUp', { who: Words }>
  | Told<'zoneChanged', { who: Words; zone: number; scenario: ScenarioId }>
  | Told<'tookCover', { who: Words }>
  | Told<'coverLost', { who: Words }>
  | Told<'routeChanged', { route: RouteId }>
  | Told<'formalityChanged', { formality: FormalityId }>
  | Told<'threatened', { who: Words; seat: number; card: Card }>
  | Told<'requested', { who: Words; target: Words; request: RequestId; detail: string }>
  | Told<'complied', { who: Words; request: RequestId }>
  | Told<'declined', { who: Words }>
  | Told<'remounted', { who: Words }>
  | Told<'featureUsed', { who: Words }>
  | Told<'itemReady', { who: Words; item: string }>
  | Told<'scandal', { who: Words; weight: 'faux pas' | 'minor' | 'major'; lost: number }>
  | Told<'coveredUp', { who: Words }>
  | Told<'lost', { who: Words; what: 'constitution' | 'reputation'; points: number }>
  | Told<'wished', { seat: number; wish: 'nothing' | 'draw' | 'concede' }>
  | Told<'agreed', { seat: number; agrees: boolean }>
  | Told<'conceded', { side: number }>
  | Told<'sideLeft', { side: number }>
  | Told<'over', { ending: Ending; winner: number; rounds: number; scenario: ScenarioId; words: string }>
  | Told<'counted', { markers: number[] }>
  | Told<'closing', { seat: number; words: string }>
  | Told<'scarred', { who: Words; scar: ScarId }>
  | Told<'died', { who: Words }>
  | Told<'lived', { who: Words }>
  | Told<'achievementGained', { who: Words; title: Words; skill: SkillId }>
  | Told<'tokenRegained', { who: Words; tokens: number }>
  | Told<'narrated', { seat: number; words: string }>
  | Told<'ruled', { seat: number; words: string }>
  | Told<'noted', { seat: number; words: string }>
  | Told<'honoured', { who: Words }>
  | Told<'stated', { who: Words; ability: string; words: string }>
  | Told<'edited', { profile: ProfileId; name: string }>
  | Told<'awarded', { seat: number; what: 'token' | 'card' }>
  | Told<'prestigeClaimed', { seat: number; who: Words; words: string }>
  | Told<'prestigeRefused', { seat: number; who: Words }>
  | Told<'willJoin', { who: Words }>
  | Told<'lookedAtHand', { seat: number; of: number; cards: Card[] }>
  | Told<'lookedAtHandHidden', { seat: number; of: number }>
  | Told<'lookedAtDeck', { seat: number; cards: number }>
  | Told<'sheetOpened', { who: Words; seat: number }>;

export type FactKind = GameFact['kind'];
