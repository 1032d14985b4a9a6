/** Chapter 9b: the act of climbing. Where one can climb to is said by climbs.ts. */
import { distance } from '@guildhall/geometry';
import { flag, type Refusal } from '@guildhall/kernel';
import { has } from '../effects.ts';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { canAct, registerAct, reveal, spendAction, whyNotAct } from './acts.ts';
import { pointOf, pointText } from './answers.ts';
import { book, type KC, type P } from './book.ts';
import { breakingAway, mustBreakAway } from './breaking-away.ts';
import {
  CLIMB_RULE,
  type Climb,
  canClimb,
  climbOf,
  pushClimbs,
  reachOf,
  topOf,
  whyAllTooHigh,
  whyNotClimb,
  whyNotNamed,
} from './climbs.ts';
import { aModel } from './kinds.ts';
import { controller, isCarrier, profileOf } from './reading.ts';
import { onMoved } from './scenarios/index.ts';
import { touchesTerrain } from './scene.ts';

const touchesAny = (t: Table, m: number): boolean => t.terrain.some((_, piece) => touchesTerrain(t, m, piece));

/** KC-9.14, KC-16.17, KC-28.7. */
function whyNeverClimbs(t: Table, m: number): Refusal<KC> | null {
  if (profileOf(t, m).category === 'big-guy') return no('KC-9.14', 'bigGuysCannotClimb', { m });
  if (has(t.models[m], 'broken-bones')) return no('KC-16.17', 'brokenBonesCannotClimb', { m });
  return isCarrier(t, m) ? no('KC-28.7', 'carrierCannotClimb', { m }) : null;
}

registerAct({
  name: 'climb',
  legal(t, a, list) {
    const { model } = a.vars;
    if (canAct(t, a) && canClimb(t, model) && whyNeverClimbs(t, model) === null) list.push('climb');
  },
  why(t, a, answer) {
    if (answer !== 'climb') return null;
    const m = a.vars.model;
    const refusal = whyNotAct(t, a) ?? whyNeverClimbs(t, m);
    if (refusal || canClimb(t, m)) return refusal;
    if (!touchesAny(t, m)) return no('KC-9.10', 'touchesNothing', { m });
    return whyAllTooHigh(t, m) ?? no('KC-9.16', 'nowhereToClimb', { m });
  },
  call: (_t, a) => climbing.with({ model: a.vars.model }),
});

function carryOut(p: P, m: number, climb: Climb): void {
  const { t } = p;
  const model = t.models[m];
  const from: [number, number, number] = [model.x, model.y, model.z];
  const length = distance(model, climb);
  model.x = climb.x;
  model.y = climb.y;
  model.z = topOf(t, climb.on);
  model.on = climb.on;
  const { how, piece } = climb;
  const to: [number, number, number] = [model.x, model.y, model.z];
  p.tell?.({
    kind: 'climbed',
    rule: CLIMB_RULE[how],
    seat: controller(t, m),
    model: m,
    how,
    piece,
    from,
    to,
    length,
    limit: reachOf(t, m, how),
  });
  onMoved(p, m);
}

/** KC-9.19: an engaged model must break away first; a Sneaky Beggar is engaged once it has declared this (KC-17.29, KC-17.31). */
const climbing = book.procedure('climb', { model: aModel, free: flag(true) }).does((w) => [
  w.run((p, f) => reveal(p, f.vars.model)),
  w.call(
    'break away',
    (t, f) => (mustBreakAway(t, f.vars.model) ? breakingAway.with({ model: f.vars.model, cost: 'action' }) : null),
    (_p, f, got) => {
      f.vars.free = got;
    },
  ),
  w.when(
    (_t, f) => f.vars.free,
    [
      w.run((p) => spendAction(p, 'KC-9.11')),
      w.ask<string>('place', {
        rule: 'KC-9.16',
        form: { kind: 'point', min: [0, 0], max: [24, 24] },
        accepts(t, f, answer) {
          const { model } = f.vars;
          const climb = climbOf(t, model, answer);
          if (climb) return whyNotClimb(t, model, climb);
          return (
            whyNotNamed(t, model, answer) ??
            (pointOf(answer) ? no('KC-9.10', 'nowhereToClimb', { m: model }) : no('KC-9.16', 'notAPoint', { answer }))
          );
        },
        sample(t, f, random) {
          const list: string[] = [];
          pushClimbs(t, f.vars.model, list);
          const answer = list[random.below(list.length)];
          const climb = climbOf(t, f.vars.model, answer);
          if (!climb || random.below(2) === 0) return answer;
          const text = pointText(climb.x, climb.y);
          const again = climbOf(t, f.vars.model, text);
          return again && whyNotClimb(t, f.vars.model, again) === null ? text : answer;
        },
        suggest: (t, f, list) => pushClimbs(t, f.vars.model, list),
        take(p, f, answer) {
          const climb = climbOf(p.t, f.vars.model, answer);
          if (climb) carryOut(p, f.vars.model, climb);
        },
        show: (t, f) => ({ model: f.vars.model, limit: reachOf(t, f.vars.model, 'up') }),
      }),
    ],
  ),
]);
