/** What no bot thinks about while it has a choice, though it is legal. */
import { CONTACT_TOLERANCE, distance } from '@guildhall/geometry';
import type { Game } from '@guildhall/kernel';
import type { CardSide } from '../data/index.ts';
import type { MoveKind } from '../facts/moving.ts';
import { activeOn } from '../rules/frames.ts';
import { goalOf } from '../rules/places.ts';
import { controller } from '../rules/reading.ts';
import { touching } from '../rules/scene.ts';
import { NONE, type Table } from '../table.ts';
import { modelNamed } from './urge.ts';

/** A step shorter than this is dithering. */
const STEP = 0.3;

/** Hitting one's own (KC-12.37) to be rid of a card or to trigger a critical: nobody would want to watch it. */
function hitsFriend({ table: t, stack }: Game<Table>, answer: string): boolean {
  if (!answer.startsWith('attack m') && !answer.startsWith('shoot m')) return false;
  const target = modelNamed(answer);
  const a = activeOn(stack);
  return target !== NONE && a !== null && controller(t, target) === a.seat;
}

/** A Walk or Dash that goes nowhere; but the last small step to somebody else, or to something, is none. */
function dithers({ table: t, stack }: Game<Table>, seat: number, answer: string): boolean {
  const { at, vars } = stack[stack.length - 1];
  if (at !== 'move/destination') return false;
  const { model: m, kind, side } = vars as { model: number; kind: MoveKind; side: CardSide };
  if (kind !== 'walk' && kind !== 'dash') return false;
  const goal = goalOf(t, m, side, answer);
  if (goal === null || goal.off) return false;
  const length = distance(t.models[m], goal);
  if (length >= STEP) return false;
  if (length <= CONTACT_TOLERANCE || !answer.startsWith('contact ') || answer.startsWith('contact t')) return true;
  const other = modelNamed(answer);
  return other !== NONE && t.models[other].seat === seat;
}

/** A shot at somebody in contact with the own V.I.C. or carrier, which may hit those instead (KC-12.35). */
function endangersRunner({ table: t, stack }: Game<Table>, answer: string): boolean {
  if (!answer.startsWith('shoot m')) return false;
  const runner = t.vic !== NONE ? t.vic : (t.chest?.carrier ?? NONE);
  const a = activeOn(stack);
  return runner !== NONE && a !== null && controller(t, runner) === a.seat && touching(t, runner, modelNamed(answer));
}

export const shuns = (g: Game<Table>, seat: number, answer: string): boolean =>
  hitsFriend(g, answer) || endangersRunner(g, answer) || dithers(g, seat, answer);
