/** What bots know of Defenders beyond its rules: how the siege stands, and what one would do at first glance. */
import type { BotKnowledge, Game, Plain } from '@guildhall/kernel';
import { CITY_STANDS } from './data/index.ts';
import { cardValue, isAlive, isInCity } from './rules/reading.ts';
import type { Table } from './table.ts';

/** How good the siege stands: what is left of the city against what is left of the enemy, and how long it still lasts. */
function evaluate({ table: t }: Game<Table>): number {
  if (t.ending !== null) return CITY_STANDS[t.ending.reason] ? 1 : 0;
  if (t.phase !== 'siege') return 0.5;
  let city = 0;
  for (let d = 0; d < t.where.length; d++) {
    if (!isInCity(t, d)) continue;
    const { class: own, bonus } = t.defenders[d];
    const value = cardValue(t, d);
    city += own === 'group' || own === 'regiment' ? value + bonus : 4 + 0.3 * value + bonus;
    city += 2;
  }
  let enemy = 0;
  for (let i = 0; i < t.base.length; i++) if (isAlive(t, i)) enemy += 3 + 0.6 * t.threats[i].face;
  const lost = bits(t.held) + 0.7 * bits(t.ruined);
  const left = t.deck.length / 53;
  const strength = city - 0.45 * enemy * (0.4 + left) - 3 * lost - 1.5 * t.morale;
  return 1 / (1 + Math.exp(-strength / 25));
}
function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Bots have no vote (DF-29.9), make no proposals and no challenges, and pass where one may pass (DF-30.4). */
const QUIET = new Set<Plain>(['abstain', 'pass', 'ready', 'confirm', 'skip', 'stand by it']);
const LOUD = new Set<Plain>(['propose', 'setting', 'own setting', 'city', 'yes', 'no', 'challenge', 'fails']);

function urge(g: Game<Table>, _seat: number, answer: Plain): number {
  const { at } = g.stack[g.stack.length - 1];
  // Moves are worth trying; everywhere else a bot that may keep quiet does.
  if (at === 'moves/move' || at === 'individuals/move') return answer === 'pass' ? 0.5 : 0;
  if (QUIET.has(answer)) return 10;
  if (LOUD.has(answer)) return -10;
  if (typeof answer === 'object' && answer !== null && 'concede' in answer) return -20;
  if (typeof answer === 'string' && answer.startsWith('finalise ')) return 4;
  if (at === 'activation/unit' && answer !== 'none') return 1;
  return 0;
}

/** Whatever a bot thinks, here it keeps out of it. */
const MANNERS: { readonly [question: string]: string } = {
  'world building/wish': 'ready',
  'agreement/answer': 'abstain',
  'agreement/vote': 'abstain',
  'agreement/decide': 'abstain',
  'finalise/challenge': 'abstain',
  'nature/draw': 'pass',
  'connections/propose': 'pass',
  'entry points/propose': 'pass',
  'entry points/confirm': 'confirm',
  'battle/challenge': 'abstain',
  'battle/vote': 'abstain',
};
const manners = (g: Game<Table>): Plain | null => MANNERS[g.stack[g.stack.length - 1].at] ?? null;

export const bots: BotKnowledge<Table, Plain> = { evaluate: (g) => evaluate(g), urge, manners };
