/** What the facts told so far say about this turn: the battle last reckoned, and where the morale damage comes from. */
import type { Fact } from '@guildhall/kernel';
import type { DefendersFact, MoraleCause, Term } from '../../facts.ts';

export type BattleResult = Extract<DefendersFact, { kind: 'battleDecided' }>['result'];
export interface Sum {
  total: number;
  terms: readonly Term[];
}
export interface Battle {
  location: string;
  defenders: Sum | null;
  threats: Sum | null;
  result: BattleResult | null;
}

/** The battle that is fought or was fought last in this turn; null if none was. */
export function battleIn(facts: readonly Fact[]): Battle | null {
  let battle = null as Battle | null;
  for (const fact of facts as readonly DefendersFact[]) {
    switch (fact.kind) {
      case 'turnBegan':
        battle = null;
        break;
      case 'battleBegan':
        battle = { location: fact.location, defenders: null, threats: null, result: null };
        break;
      case 'defendersTotal':
      case 'threatsTotal': {
        const now: Battle =
          battle?.location === fact.location ? battle : { location: fact.location, defenders: null, threats: null, result: null };
        const sum: Sum = { total: fact.total, terms: fact.terms };
        battle = fact.kind === 'defendersTotal' ? { ...now, defenders: sum } : { ...now, threats: sum };
        break;
      }
      case 'battleDecided':
        battle = {
          location: fact.location,
          defenders: battle?.defenders ?? null,
          threats: battle?.threats ?? null,
          result: fact.result,
        };
        break;
    }
  }
  return battle;
}

export interface MoraleSource {
  cause: MoraleCause;
  of: string;
  by: number;
}
/** Everything that moved morale, oldest first; a point taken back takes its cause along. */
export function moraleIn(facts: readonly Fact[]): MoraleSource[] {
  const sources: MoraleSource[] = [];
  for (const fact of facts as readonly DefendersFact[]) {
    if (fact.kind !== 'moraleChanged') continue;
    const by = fact.to - fact.from;
    const lost = sources.findIndex(({ cause, of }) => cause === 'locationLost' && of === fact.of);
    if ((fact.cause === 'recaptured' || fact.cause === 'repaired') && lost >= 0) sources.splice(lost, 1);
    else sources.push({ cause: fact.cause, of: fact.of, by });
  }
  return sources;
}

/** The card and the die of the attack in this turn. */
export function diceIn(facts: readonly Fact[]): number | null {
  let die: number | null = null;
  for (const fact of facts as readonly DefendersFact[]) {
    if (fact.kind === 'turnBegan') die = null;
    if (fact.kind === 'attackRolled') die = fact.die;
  }
  return die;
}
