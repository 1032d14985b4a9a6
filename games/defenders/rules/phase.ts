/** Where the game stands, read from its open procedures. */
import { openFrame, type Stack } from '@guildhall/kernel';
import { NOWHERE, type Phase, type Step, type Table } from '../table.ts';
import { battle } from './battle.ts';
import { cityCreation } from './creation.ts';
import { defendersAct } from './defenders-act.ts';
import { epilogues } from './ending.ts';
import { entryPoints } from './entries.ts';
import { map } from './map.ts';
import { placing } from './placing.ts';
import { reflection } from './reflection.ts';
import { firstThreats } from './threats.ts';
import { game, threatsAct, turn } from './turn.ts';
import { worldBuilding } from './world.ts';

const calls = (caller: { name: string }, called: { name: string }): string => `${caller.name}>${called.name}`;

const PHASE_OF: { readonly [call: string]: Phase } = {
  [calls(game, worldBuilding)]: 'world',
  [calls(game, cityCreation)]: 'city',
  [calls(game, map)]: 'map',
  [calls(game, placing)]: 'placing',
  [calls(game, firstThreats)]: 'first_threats',
  [calls(game, turn)]: 'siege',
  [calls(game, epilogues)]: 'epilogue',
};
const STEP_OF: { readonly [call: string]: Step } = {
  [calls(turn, reflection)]: 'reflection',
  [calls(turn, threatsAct)]: 'threats',
  [calls(turn, defendersAct)]: 'defenders',
};
const LOSSES_SEEN = calls(battle, entryPoints);

/** Table 18. Whatever was going on, an ending leads to the epilogues (DF-27.4). */
export function phaseOf(t: Table, stack: Stack): Phase {
  if (stack.length === 0) return 'over';
  return t.ending === null ? PHASE_OF[stack[0].at] : 'epilogue';
}

/** The step of the turn (DF-12.1), or '' outside one. */
export function stepOf(t: Table, stack: Stack): Step {
  const open = t.ending === null ? openFrame(stack, turn) : null;
  return open ? STEP_OF[open.at] : '';
}

/** The location whose battle is fought, or NOWHERE; it is over before the ways into the city change (DF-9.13). */
export function battleOf(stack: Stack): number {
  const open = openFrame(stack, battle);
  return open === null || open.at === LOSSES_SEEN ? NOWHERE : open.vars.location;
}
