/** Professions (D7): one ability and a Prestige condition, which is a matter of words. */
import type { ProfessionId } from './ids.ts';
import type { Ability } from './races.ts';

export const PROFESSIONS: { readonly [profession in ProfessionId]: Ability } = {
  /** Endurance, for one chase. */
  special_agent: { auto: 'yes', use: 'session', amount: 2 },
  actor: { auto: 'no', use: 'session' },
  artist: { auto: 'no', use: 'free' },
  /** Confidence, against enemies who are not well-born. */
  aristocrat: { auto: 'yes', use: 'free', amount: 2 },
  antiquarian: { auto: 'no', use: 'session' },
  bon_vivant: { auto: 'yes', use: 'token' },
  /** Only where the stake is marked evidence. */
  detective: { auto: 'scenario', use: 'session', skills: ['research'] },
  /** Any resistance, against the undead. */
  cleric: { auto: 'yes', use: 'token', amount: 2 },
  journalist: { auto: 'yes', use: 'session' },
  hunter: { auto: 'yes', use: 'session', skills: ['survival'] },
  scientist: { auto: 'no', use: 'session' },
  traveler: { auto: 'no', use: 'session' },
  /** An ally's result, or one die. */
  officer: { auto: 'yes', use: 'token', amount: 1 },
  writer: { auto: 'yes', use: 'session' },
  criminal: { auto: 'yes', use: 'token' },
  ritualist: { auto: 'no', use: 'free' },
  spiritist: { auto: 'no', use: 'free' },
  sportsman: { auto: 'yes', use: 'session', skills: ['athletics'] },
  technomancer: { auto: 'no', use: 'free' },
  gunslinger: { auto: 'yes', use: 'session_then_token' },
};
