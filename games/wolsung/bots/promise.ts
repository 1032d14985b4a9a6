/** WS-23.15: the stunts of heroes' bots, who have no profile: those that promise to take more than an attack would. */
import type { StuntId } from '../data/index.ts';
import type { Favourite } from '../data/shape.ts';
import { markersTaken } from '../rules/stunts.ts';
import { type Character, NONE, type Table } from '../table.ts';
import { bestStunt, imaginedTest, type Plan } from './chances.ts';

export const LIKED: readonly Favourite[] = [
  { stunt: 'forceful_blow' },
  { stunt: 'daze' },
  { stunt: 'knockdown' },
  { stunt: 'grip' },
  { stunt: 'disarm' },
  { stunt: 'threat' },
];

/** A group whose last marker is taken is out: as many markers that is worth. */
const OUT = 1.5;

/** As many markers what a stunt does beyond the marker is worth. */
function effectOf(stunt: StuntId, target: Character): number {
  if (target.kind === 'extras') return stunt === 'forceful_blow' ? 0 : 0.4;
  switch (stunt) {
    case 'daze':
      return 0.6;
    // Their resistance falls to 10, and standing up or getting free costs a die.
    case 'knockdown':
      return target.down || target.grippedBy !== NONE ? 0 : 0.9;
    case 'grip':
      return target.down || target.grippedBy !== NONE ? 0 : 0.7;
    case 'disarm':
      return 0.5;
    case 'threat':
      return 0.4;
    default:
      return 0;
  }
}

/** What a success of the plan takes, in markers. */
function worthOf(t: Table, { action, target, stunt, skill }: Plan, actor: number): number {
  const { kind, markers } = t.characters[target];
  const taken = Math.min(markers, markersTaken(imaginedTest(action, actor, target, skill, stunt)));
  const out = kind === 'extras' && taken === markers ? OUT : 0;
  return taken + out + (stunt === '' ? 0 : effectOf(stunt, t.characters[target]));
}

/** A stunt must be at least as likely, and promise so many times what the attack does. */
const LIKELY = 0.5;
const CLEARLY = 1.3;

/** The stunt that promises clearly more for each of its dice than this attack, or null. */
export function betterStunt(t: Table, n: number, attack: Plan, usable: number): Plan | null {
  const perDie = (plan: Plan): number => (plan.chance * worthOf(t, plan, n)) / plan.dice;
  let best: Plan | null = null;
  let most = CLEARLY * perDie(attack);
  for (let dice = 1; dice <= usable; dice++) {
    for (const { stunt } of LIKED) {
      const plan = bestStunt(t, n, attack.target, stunt, dice, () => true);
      if (!plan || plan.chance < LIKELY || perDie(plan) <= most) continue;
      best = plan;
      most = perDie(plan);
    }
  }
  return best;
}
