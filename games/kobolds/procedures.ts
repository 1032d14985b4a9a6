/** What the open procedures of a game may name: models that exist, criticals of the book, the fight that lies on the table. */
import type { Frame } from '@guildhall/kernel';
import { CRITICAL_IDS } from './data/index.ts';
import { RULES } from './rulebook/ids.generated.ts';
import { NONE, type Table } from './table.ts';

/** Variables that name a model, by procedure: `!` marks those without which it has no meaning. */
const MODELS: { readonly [proc: string]: readonly string[] } = {
  'action time': ['model'],
  activation: ['!model'],
  'always angry': ['model', 'shoved'],
  attack: ['!attacker', '!target', 'winner', 'loser'],
  'ave a go': ['!grobblar', 'friend', 'enemy'],
  bite: ['!model'],
  'breaking away': ['!model'],
  bribe: ['!model'],
  carriage: ['model'],
  chest: ['!model'],
  chuck: ['!model'],
  climb: ['!model'],
  damage: ['!model', 'byModel'],
  dash: ['!model'],
  deployment: ['model'],
  'draw cards': ['!model'],
  'egg keeper': ['!keeper', 'model'],
  'extra life': ['!snatcher', '!runt'],
  frenzy: ['!model', '!target'],
  furious: ['!model', 'target'],
  'goblin shield': ['!grobblar', 'byModel'],
  inspect: ['!model'],
  lured: ['!keeper', '!model', 'before'],
  move: ['!model'],
  'put down chest': ['!model'],
  regenerate: ['!model'],
  removal: ['killer', 'now'],
  shove: ['!by', '!model'],
  spell: ['!caster', '!target'],
  'spell effects': ['target'],
  strike: ['!model'],
  teleport: ['!model'],
  walk: ['!model'],
};
/** Where a variable that may be empty at first has been filled. */
const FILLED: { readonly [place: string]: readonly string[] } = {
  'deployment/place': ['model'],
  'action time>activation': ['model'],
  'ave a go/enemy': ['friend'],
  'ave a go/walk': ['friend', 'enemy'],
  'ave a go>walk': ['friend', 'enemy'],
  'ave a go/attack': ['friend', 'enemy'],
  'ave a go>attack': ['friend', 'enemy'],
  'carriage/side': ['model'],
  'removal>extra life': ['now'],
};
/** Variables that name a seat. */
const SEATS: { readonly [proc: string]: readonly string[] } = {
  bribe: ['seat'],
  refill: ['seat'],
  'end of turn': ['seat'],
  'always angry': ['turn'],
  chuck: ['chooser'],
  'set up': ['winner'],
};
const WORDS: { readonly [name: string]: readonly unknown[] } = {
  critical: [...CRITICAL_IDS, ''],
  side: ['L', 'W', '', 'north', 'south'],
  rule: RULES,
};
/** How much there is at most of what is counted: cards due, wounds, effects of a spell chart. */
const COUNTS: { readonly [name: string]: number } = {
  due: 52,
  drawn: 52,
  left: 100,
  wounds: 100,
  effects: 5,
  at: 5,
  usedByAttacker: 5,
  usedByDefender: 5,
};

const procOf = ({ at }: Frame): string => at.split(/[/>]/, 1)[0];
const isModel = (t: Table, m: unknown): boolean => Number.isInteger(m) && (m as number) >= 0 && (m as number) < t.models.length;

function varsFit(t: Table, frame: Frame, where: string): string | null {
  const proc = procOf(frame);
  const { vars } = frame;
  const filled = FILLED[frame.at] ?? [];
  for (const marked of MODELS[proc] ?? []) {
    const name = marked.replace('!', '');
    const m = vars[name];
    const mayBeNone = name === marked && !filled.includes(name);
    if (!isModel(t, m) && !(mayBeNone && m === NONE)) return `${where}.vars.${name} is ${m}, which is no model`;
  }
  for (const name of SEATS[proc] ?? []) {
    if (vars[name] !== 0 && vars[name] !== 1) return `${where}.vars.${name} is ${vars[name]}, which is no seat`;
  }
  for (const [name, words] of Object.entries(WORDS)) {
    if (name in vars && !words.includes(vars[name])) return `${where}.vars.${name} is "${vars[name]}", which is none`;
  }
  for (const [name, most] of Object.entries(COUNTS)) {
    const n = vars[name];
    if (typeof n !== 'number') continue;
    if (!Number.isInteger(n) || n < 0 || n > most)
      return `${where}.vars.${name} should be a whole number from 0 to ${most}, not ${n}`;
  }
  return null;
}

/** When the fight of an attack has been taken off the table. */
const AFTERWARDS = ['attack>further attack', 'attack>angry ones'];

function fightsFit(t: Table, stack: readonly Frame[]): string | null {
  const attacks = stack.filter((frame) => procOf(frame) === 'attack' && !AFTERWARDS.includes(frame.at));
  if (attacks.length !== t.fights.length) return `fights holds ${t.fights.length} of the ${attacks.length} attacks in progress`;
  for (const [i, { vars, seat }] of attacks.entries()) {
    const fight = t.fights[i];
    if (vars.attacker !== fight.attacker || vars.target !== fight.target) {
      return `fights[${i}] is between other models than the attack in progress`;
    }
    if (seat !== fight.seat) return `fights[${i}].seat is ${fight.seat}, but seat ${seat} is attacking`;
  }
  return null;
}

function activationsFit(t: Table, stack: readonly Frame[]): string | null {
  const frames = stack.filter((frame) => procOf(frame) === 'activation' || procOf(frame) === 'lured');
  if (frames.length !== t.activations.length) {
    return `activations holds ${t.activations.length} of the ${frames.length} in progress`;
  }
  for (const [i, frame] of frames.entries()) {
    const { model, kind } = t.activations[i];
    if (frame.vars.model !== model) return `activations[${i}] is of model ${model}, but model ${frame.vars.model} is active`;
    if ((kind === 'lured') !== (procOf(frame) === 'lured')) return `activations[${i}].kind is "${kind}"`;
  }
  return null;
}

function reserveFits(t: Table, stack: readonly Frame[]): string | null {
  for (const { at, vars } of stack) {
    if (at !== 'deployment/place') continue;
    const { seat, place } = t.models[vars.model as number];
    if (place !== 'reserve' || seat !== t.next) return `stack: model ${vars.model} is not to be deployed by seat ${t.next}`;
  }
  return null;
}

/** The first thing in the open procedures that does not go with the table, as a sentence naming the field, or null. */
export function strangeProcedure(t: Table, stack: readonly Frame[]): string | null {
  for (const [i, frame] of stack.entries()) {
    const wrong = varsFit(t, frame, `stack[${i}]`);
    if (wrong !== null) return wrong;
  }
  return fightsFit(t, stack) ?? activationsFit(t, stack) ?? reserveFits(t, stack);
}
