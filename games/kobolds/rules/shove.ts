/** Chapter 16: Shove (KC-16.32 to KC-16.35): straight away from the attacker, until something stops it. */
import { MEASURE_TOLERANCE, newStop, type Stop, shove as shoveBase, within } from '@guildhall/geometry';
import { type Frame, needed, type Plain, type Random, type Refusal, type VarsOf } from '@guildhall/kernel';
import { ONCE_TURN } from '../effects.ts';
import type { Term } from '../facts/terms.ts';
import { no } from '../refusals.ts';
import { NEUTRAL, NONE, type Table } from '../table.ts';
import { lengthOf } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { aCardSide, aModel } from './kinds.ts';
import { closeUp } from './moving.ts';
import { hasAbility, moveLimit } from './reading.ts';
import { isGone } from './removal.ts';
import { onMoved } from './scenarios/index.ts';
import { isCarriage, onPiece, sceneOf, touching } from './scene.ts';

/** `by` shoves `model` by a card side; the frame's seat says how far. */
const SHOVE = { by: aModel, model: aModel, side: needed(aCardSide) };
type ShoveVars = VarsOf<typeof SHOVE>;

export const shove = book.procedure('shove', SHOVE);

const stop = newStop();

/** As far as the model can be pushed, in `stop`: card side plus its base, or less where something is in the way. */
function measure(t: Table, { by, model, side }: ShoveVars): Stop {
  shoveBase(sceneOf(t), t.models[by], t.models[model], moveLimit(t, model, side), stop, onPiece(t, model));
  return stop;
}

/** Another base, terrain, the carriage, an edge of the board or of a top (KC-16.34, KC-16.35). */
const STOPPED_BY = { free: '', base: 'model', piece: 'terrain', board: 'board', rim: 'top', nowhere: 'nowhere' } as const;
export const stopName = (t: Table, { kind, index }: Stop): string =>
  kind === 'piece' && isCarriage(t, index) ? 'carriage' : STOPPED_BY[kind];

/** Models and terrain (KC-16.34), or what the house rule adds (KC-16.35): edges, the carriage, Mr. Cuddly. */
function ruleOfStop(t: Table, { kind, index }: Stop): KC {
  if (kind === 'base') return t.models[index].seat === NEUTRAL ? 'KC-16.35' : 'KC-16.34';
  return kind === 'piece' && !isCarriage(t, index) ? 'KC-16.34' : 'KC-16.35';
}

function whyNotDistance(t: Table, f: Frame<ShoveVars>, answer: Plain): Refusal<KC> | null {
  if (answer === 'full') return null;
  const length = lengthOf(answer);
  if (Number.isNaN(length)) return no('KC-16.33', 'notALength', { answer: typeof answer === 'string' ? answer : '' });
  const { kind, length: most, index } = measure(t, f.vars);
  if (within(length, most)) return null;
  const rule = kind === 'free' ? 'KC-16.33' : ruleOfStop(t, stop);
  const limit = moveLimit(t, f.vars.model, f.vars.side);
  return no(rule, 'pushTooFar', { length, most, limit, stop: stopName(t, stop), stopBy: index });
}

function sampleDistance(t: Table, f: Frame<ShoveVars>, random: Random): string {
  const n = random.below(12);
  if (n < 2) return n === 0 ? '0' : 'full';
  return String(Math.floor(measure(t, f.vars).length * random.below(1000)) / 1000);
}

/** Nothing is asked where there is no room to push it at all (KC-16.34). */
const canBePushed = (t: Table, vars: ShoveVars): boolean => measure(t, vars).length > MEASURE_TOLERANCE;

shove.does((w) => [
  w.when(
    (t, f) => !isGone(t, f.vars.model),
    [
      w.when(
        (t, f) => canBePushed(t, f.vars),
        [
          w.ask<string>('distance', {
            rule: 'KC-16.33',
            form: { kind: 'other', of: 'distance' },
            accepts: whyNotDistance,
            sample: sampleDistance,
            suggest(_t, _f, list) {
              list.push('full', '0');
            },
            take: push,
            show: (t, f) => ({ model: f.vars.model, most: measure(t, f.vars).length }),
          }),
        ],
        [w.run((p, f) => push(p, f, '0'))],
      ),
    ],
  ),
]);

function push(p: P, f: Frame<ShoveVars>, answer: string): void {
  const { t } = p;
  const { by, model, side } = f.vars;
  const pushed = t.models[model];
  const { length: most, index, kind } = measure(t, f.vars);
  const stopped = stopName(t, stop);
  const stopRule = ruleOfStop(t, stop);
  const length = answer === 'full' ? most : Math.min(most, lengthOf(answer));
  const angry = contactsOfAngry(t, model);
  const from: [number, number] = [pushed.x, pushed.y];
  if (length > 0 && kind !== 'nowhere') {
    shoveBase(sceneOf(t), t.models[by], pushed, length, stop, onPiece(t, model));
    pushed.x = stop.x;
    pushed.y = stop.y;
  }
  const full = most - length <= MEASURE_TOLERANCE;
  const terms: Term[] | undefined = p.tell && [];
  const limit = moveLimit(t, model, side, terms);
  if (terms)
    p.tell?.({
      kind: 'shoved',
      rule: full && stopped !== '' ? stopRule : 'KC-16.32',
      seat: f.seat,
      model,
      by,
      from,
      to: [pushed.x, pushed.y],
      length,
      most,
      limit,
      terms,
      stop: full ? stopped : '',
      stopBy: full ? index : NONE,
    });
  if (length === 0) return;
  closeUp(p, model);
  onMoved(p, model);
  anger(p, model, angry);
}

const isAngry = (t: Table, m: number): boolean => t.models[m].seat >= 0 && hasAbility(t, m, 'always-angry');

/** The Always Angry models in contact with this one; taken before a push, so that `anger` knows who is new. */
export function contactsOfAngry(t: Table, shoved: number): number[] {
  const found: number[] = [];
  for (let m = 0; m < t.models.length; m++) if (touching(t, m, shoved) && isAngry(t, m)) found.push(m);
  return found;
}

/** KC-17.2, KC-17.6: whom the push has brought it against will want to attack when all else is done. */
export function anger(p: P, shoved: number, before: readonly number[]): void {
  const { t } = p;
  for (const m of contactsOfAngry(t, shoved)) {
    if (before.includes(m) || (t.models[m].onceTurn & ONCE_TURN['always-angry']) !== 0) continue;
    t.angry.push({ model: m, shoved });
    p.tell?.({ kind: 'angered', rule: 'KC-17.2', model: m, shoved });
  }
}
