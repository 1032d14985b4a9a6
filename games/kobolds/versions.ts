/** Earlier versions of the rules: what has changed from each to the next, so that matches of that time can be read today. */
import { type EarlierVersion, type Frame, type PlainRecord, procedureOf, type SavedPosition } from '@guildhall/kernel';

/** Until 1.0.0 whoever was asked conceded or offered a draw by an answer; from 1.1.0 on both are done at any time (KC-39.1, KC-39.2). */
const OUT_OF_TURN = ['concede', 'offer draw'];

/** A parley was a call of the procedure it interrupted; now it lies upon the question that waits. */
const WAITING: { readonly [call: string]: string } = {
  'action time>activate': 'action time/model',
  'activation>carry out': 'activation/act',
};

function interruptOnly(below: Frame, frame: Frame): void {
  if (frame.at !== 'parley/draw' || !Object.hasOwn(WAITING, below.at)) return;
  below.at = WAITING[below.at];
  if (Object.hasOwn(below.vars, 'chosen')) below.vars.chosen = '';
}

/** Variables of 1.0.0 that only said again what the frame knows, or that nothing read. */
const GONE: { readonly [procedure: string]: readonly string[] } = {
  'action time': ['offered'],
  activation: ['offered'],
  attack: ['justDoIt', 'off', 'astray', 'answering', 'usedByAttacker', 'usedByDefender'],
  bribe: ['seat'],
  'draw cards': ['due'],
  frenzy: ['go'],
  move: ['seat', 'optional'],
  refill: ['seat'],
};

/** What was lying on the table of 1.0.0 of the activations, attacks and spells in progress. */
interface Going extends PlainRecord {
  activations: PlainRecord[];
  fights: PlainRecord[];
  spell: PlainRecord | null;
}

/** The procedures in which a model is active. */
const ACTIVATIONS = ['activation', 'lured'];
/** Of an activation, whose model, seat and kind the frame knows. */
const OF_ACTIVATION = ['actions', 'walk', 'cast', 'shot', 'beganStunned', 'bribeFailed', 'terrified', 'over'];
/** Of an attack. */
const OF_FIGHT = [
  'against',
  'step',
  'attackerJustDoIt',
  'defenderJustDoIt',
  'counter',
  'likeAnOrc',
  'attack',
  'defence',
  'winner',
  'loser',
  'margin',
  'critical',
];
const OF_SPELL = ['resist', 'number', 'hand', 'stuck', 'crystals'];
/** Where an attack is over and waits only for what comes of it. */
const AFTERWARDS = ['attack>further attack', 'attack>angry ones'];

function put(vars: PlainRecord, from: PlainRecord | undefined | null, names: readonly string[]): void {
  if (from) for (const name of names) vars[name] = from[name];
}

/** KC-12.28, KC-17.4: whether the attack is made by the model whose own activation it is. */
function isByActive({ free, attacker }: PlainRecord, active: Frame | null): boolean {
  if (free === 'always-angry') return true;
  return free !== 'ave-a-go' && active !== null && procedureOf(active.at) === 'activation' && active.vars.model === attacker;
}

/** What is going on stands in the open procedures and no longer on the table as well. */
function moveIntoFrames({ table, stack }: SavedPosition): void {
  const { activations, fights, spell } = table as Going;
  let active: Frame | null = null;
  for (const frame of stack) {
    const { at, vars } = frame;
    const procedure = procedureOf(at);
    if (ACTIVATIONS.includes(procedure)) {
      put(vars, activations.shift(), OF_ACTIVATION);
      active = frame;
    } else if (procedure === 'spell') put(vars, spell, OF_SPELL);
    else if (procedure === 'attack') {
      const { off, astray, usedByDefender } = vars;
      if (AFTERWARDS.includes(at)) vars.step = 'over';
      else {
        put(vars, fights.shift(), OF_FIGHT);
        if (off || astray) vars.step = off ? 'off' : 'astray';
      }
      vars.active = isByActive(vars, active);
      vars.defended = Number(usedByDefender) > 0;
    }
  }
  // A game that ended in the middle of an attack: its cards are put away now.
  const gangs = table.gangs as PlainRecord[];
  for (const { step, seat, against, attack, defence } of fights) {
    if (step !== 'revealed') continue;
    (gangs[seat as number].discard as string[]).push(...(attack as string[]));
    (gangs[against as number].discard as string[]).push(...(defence as string[]));
  }
  for (const name of ['activations', 'fights', 'spell']) delete table[name];
}

export const versions: readonly EarlierVersion[] = [
  {
    version: '1.0.0',
    question: (question, answer) => (OUT_OF_TURN.some((act) => act === answer) ? `anytime/${answer}` : question),
    repair(position) {
      const { table, stack } = position;
      for (const gang of table.gangs as PlainRecord[]) gang.drawOffered = false;
      for (let i = 1; i < stack.length; i++) interruptOnly(stack[i - 1], stack[i]);
      moveIntoFrames(position);
      for (const { at, vars } of stack) for (const name of GONE[procedureOf(at)] ?? []) delete vars[name];
    },
  },
  {
    version: '1.1.0',
    // Since 1.2.0 an activation knows whether its model has dashed, for the sake of what KC-9.9 says; a second Dash was never allowed.
    repair({ stack }) {
      for (const { at, vars } of stack) if (ACTIVATIONS.includes(procedureOf(at))) vars.dashed = false;
    },
  },
];
