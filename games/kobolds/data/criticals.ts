/** What can stand in the critical columns of a profile (KC-15.4), with the rule that defines it and
 *  whether it can be triggered only once in an activation (KC-15.9). */
import type { KC } from '../rulebook/ids.generated.ts';

interface CriticalData {
  id: string;
  oncePerActivation: boolean;
  rule: KC;
}

export const CRITICAL_LIST = [
  { id: 'bash', oncePerActivation: false, rule: 'KC-16.2' },
  { id: 'big-bash', oncePerActivation: false, rule: 'KC-16.3' },
  { id: 'bite', oncePerActivation: false, rule: 'KC-16.12' },
  { id: 'blind', oncePerActivation: false, rule: 'KC-16.16' },
  { id: 'block', oncePerActivation: false, rule: 'KC-16.38' },
  { id: 'broken-bones', oncePerActivation: false, rule: 'KC-16.17' },
  { id: 'concussion', oncePerActivation: false, rule: 'KC-16.18' },
  { id: 'curse', oncePerActivation: false, rule: 'KC-16.21' },
  { id: 'dodge-l', oncePerActivation: false, rule: 'KC-16.40' },
  { id: 'dodge-w', oncePerActivation: false, rule: 'KC-16.40' },
  { id: 'evade', oncePerActivation: false, rule: 'KC-16.42' },
  { id: 'frenzy', oncePerActivation: true, rule: 'KC-16.45' },
  { id: 'furious', oncePerActivation: true, rule: 'KC-16.46' },
  { id: 'grab', oncePerActivation: false, rule: 'KC-16.48' },
  { id: 'grounded', oncePerActivation: false, rule: 'KC-16.23' },
  /** Defined, but on no profile. */
  { id: 'hard-head', oncePerActivation: false, rule: 'KC-16.49' },
  { id: 'heal', oncePerActivation: false, rule: 'KC-16.5' },
  { id: 'kneecap', oncePerActivation: false, rule: 'KC-16.28' },
  { id: 'nasty-sprain', oncePerActivation: false, rule: 'KC-16.29' },
  { id: 'pickpocket', oncePerActivation: false, rule: 'KC-16.7' },
  { id: 'poison', oncePerActivation: false, rule: 'KC-16.30' },
  { id: 'poison-cloud', oncePerActivation: true, rule: 'KC-16.50' },
  { id: 'shove-w', oncePerActivation: false, rule: 'KC-16.32' },
  { id: 'shove-l', oncePerActivation: false, rule: 'KC-16.32' },
  { id: 'swing', oncePerActivation: true, rule: 'KC-16.51' },
  { id: 'terrify', oncePerActivation: false, rule: 'KC-16.36' },
  { id: 'my-name-is', oncePerActivation: false, rule: 'KC-18.1' },
  { id: 'antagonise', oncePerActivation: true, rule: 'KC-18.6' },
  { id: 'egg-toss', oncePerActivation: false, rule: 'KC-18.8' },
  { id: 'musky-scent', oncePerActivation: false, rule: 'KC-18.9' },
  { id: 'strange-allure', oncePerActivation: true, rule: 'KC-18.10' },
  { id: 'dip-into-coffers', oncePerActivation: false, rule: 'KC-18.16' },
  { id: 'ave-a-go', oncePerActivation: true, rule: 'KC-18.18' },
  { id: 'take-a-chance', oncePerActivation: false, rule: 'KC-18.34' },
  { id: 'check-his-sleeves', oncePerActivation: false, rule: 'KC-18.36' },
  { id: 'dead-ard', oncePerActivation: false, rule: 'KC-18.40' },
  { id: 'war-cry', oncePerActivation: false, rule: 'KC-18.41' },
] as const satisfies readonly CriticalData[];

export type CriticalId = (typeof CRITICAL_LIST)[number]['id'];
export interface Critical {
  readonly id: CriticalId;
  readonly oncePerActivation: boolean;
  readonly rule: KC;
}

export const CRITICAL_IDS: readonly CriticalId[] = CRITICAL_LIST.map((critical) => critical.id);
export const CRITICALS = Object.fromEntries(CRITICAL_LIST.map((critical) => [critical.id, critical])) as {
  readonly [id in CriticalId]: Critical;
};
