/** Everything that the books of a campaign tell: one closed union. Words are made of it in text/. */
import type { SuitCard } from '@guildhall/cards';
import type { EquipmentId, LeaderId, ProfileId, ScenarioId } from '../data/index.ts';
import type { KC } from '../rulebook/ids.generated.ts';
import type { Reason } from '../table.ts';
import type { LevelGift, Statistic } from './data/index.ts';

/** Every fact names the rule it follows from. */
type Told<K extends string, D> = { kind: K; rule: KC } & D;

/** A member, a piece or what it is. */
type Thing = { thing: string; what: ProfileId | EquipmentId };
type Deal = Thing & { from: number; to: number };
/** A bet as its gambler knows it; `odds` in half stakes. */
type Staked = { seat: number; fight: number; on: number; stake: number; odds: number };

export const TITLES = ['notorious', 'wealthiest', 'ruthless'] as const;
export type Title = (typeof TITLES)[number];

export type CampaignFact =
  // Founding and drawing
  | Told<'founded', { seat: number; gang: string; leader: LeaderId; members: ProfileId[]; gold: number }>
  | Told<'levelReached', { seat: number; points: number; gives: LevelGift }>
  | Told<'scenarioDrawn', { round: number; card: SuitCard; scenario: ScenarioId; again: boolean }>
  | Told<'paired', { fight: number; players: number[]; rematch: boolean }>
  | Told<'sitsOut', { seat: number }>
  // Business
  | Told<'hired', { seat: number; member: number; profile: ProfileId; price: number; free: boolean }>
  | Told<'memberSold', { seat: number; member: number; profile: ProfileId; refund: number }>
  | Told<'pieceSold', { seat: number; piece: number; item: EquipmentId; price: number }>
  | Told<'equipped', { seat: number; piece: number; item: EquipmentId; member: number; profile: ProfileId }>
  | Told<'laidBy', { seat: number; piece: number; item: EquipmentId }>
  | Told<'crystalBought', { seat: number; price: number; crystals: number }>
  | Told<'notorietyBought', { seat: number; price: number; add: number; notoriety: number }>
  // Deals: the terms are for both alone
  | Told<'offered', Deal & { deal: 'lend' | 'sell'; price: number }>
  | Told<'offerRefused', Deal>
  | Told<'offerWithdrawn', Deal>
  | Told<'agreed', Deal & { deal: 'lend' | 'sell'; price: number }>
  | Told<'changedHands', Deal & { deal: 'lend' | 'sell' }>
  | Told<'returned', Deal>
  // Bets
  | Told<'betPlaced', Staked>
  | Told<'betTold', Staked>
  | Told<'betSettled', Staked & { back: number }>
  // Fights and what comes of them
  | Told<'brought', { fight: number; seat: number; stash: number; crystals: number }>
  | Told<'fightBegins', { fight: number; players: number[]; ratings: number[]; underdog: number }>
  | Told<'reported', { fight: number; players: number[]; winner: number; scenario: ScenarioId; reason: Reason; byHand: boolean }>
  | Told<'killed', { seat: number; by: number; member: number; profile: ProfileId; ruthlessness: number }>
  | Told<'mugged', { seat: number; by: number; member: number; profile: ProfileId; gold: number }>
  | Told<'notoriety', { seat: number; add: number; notoriety: number }>
  | Told<'stashBack', { seat: number; coins: number; crystals: number }>
  | Told<'coffersSplit', { seat: number; coins: number; of: number }>
  | Told<'found', { seat: number; card: SuitCard; item: EquipmentId; piece: number }>
  | Told<'rewarded', { seat: number; scenario: ScenarioId; reward: string; gold: number; ruthlessness: number }>
  | Told<'recruited', { seat: number; member: number; profile: ProfileId }>
  | Told<'pieceTested', { seat: number; piece: number; item: EquipmentId; card: SuitCard; survived: boolean }>
  | Told<'injured', { seat: number; statistic: Statistic }>
  | Told<'pastInjury', { seat: number }>
  | Told<'booksOpened', { round: number; gold: number[] }>
  | Told<'titled', { title: Title; seats: number[]; measure: number }>;

export type FactKind = CampaignFact['kind'];
