/** Chapter 20: the defenders win, and each may destroy one threat. */
import { needed, type Plain, type Refusal, seat } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import type { Table } from '../table.ts';
import { KILL, KILLS, notAnAnswer } from './answers.ts';
import { book, type DF, type FrameOf, type VarsIn } from './book.ts';
import { place, threatOrNone, unitOrNone, unitSet } from './kinds.ts';
import { destroyThreat } from './losses.ts';
import { cardValue, DEFENDER_IDS, LOCATION_IDS, next, THREAT_IDS } from './reading.ts';
import { telling } from './texts.ts';

/** `used` are the defenders that have had their kill (DF-20.3); the last of them is `unit`, and `threat` was its victim. */
export const repulse = book.procedure('repulse', {
  location: needed(place),
  active: seat,
  used: unitSet,
  unit: unitOrNone,
  threat: threatOrNone,
});
type F = FrameOf<typeof repulse>;

/** DF-20.1: an equal or lower card value. */
function pushPairs(t: Table, f: F, list: string[]): void {
  const { location, used } = f.vars;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] !== location || (used >> d) & 1) continue;
    const value = cardValue(t, d);
    for (let i = 0; i < t.target.length; i++) {
      if (t.target[i] === location && t.threats[i].face <= value) list.push(KILL[d][i]);
    }
  }
}
/** DF-20.4. */
function hasPair(t: Table, f: F): boolean {
  const { location, used } = f.vars;
  let strongest = -1;
  for (let d = 0; d < t.where.length; d++) {
    if (t.where[d] === location && ((used >> d) & 1) === 0) strongest = Math.max(strongest, cardValue(t, d));
  }
  for (let i = 0; i < t.target.length; i++) if (t.target[i] === location && t.threats[i].face <= strongest) return true;
  return false;
}

function whyNotKill(t: Table, f: F, answer: Plain): Refusal<DF> {
  if (answer === 'pass' || answer === 'none') return no('DF-20.5', 'mustChoosePair', {});
  const pair = KILLS.get(answer);
  if (!pair || pair.a >= t.defenders.length || pair.b >= t.threats.length) return notAnAnswer('repulse/kill', answer);
  const [unit, threat] = [DEFENDER_IDS[pair.a], THREAT_IDS[pair.b]];
  if (t.where[pair.a] !== f.vars.location) return no('DF-20.1', 'notInBattle', { unit });
  if ((f.vars.used >> pair.a) & 1) return no('DF-20.3', 'hadItsKill', { unit });
  if (t.target[pair.b] !== f.vars.location) return no('DF-20.1', 'notInBattle', { unit: threat });
  const { face } = t.threats[pair.b];
  return no('DF-20.1', 'tooStrong', { unit, value: cardValue(t, pair.a), other: threat, otherValue: face });
}

repulse.does((w) => [
  w.run((p, f) => {
    f.vars.active = p.t.first;
  }),
  w.loop(
    (t, f) => t.ending === null && hasPair(t, f),
    [
      w.ask<string>('kill', {
        rule: 'DF-20.1',
        who: (_t, f) => f.vars.active,
        legal: pushPairs,
        why: whyNotKill,
        take: (p, f, answer) => {
          const pair = KILLS.get(answer);
          if (!pair) return;
          f.vars.unit = pair.a;
          f.vars.threat = pair.b;
          f.vars.used |= 1 << pair.a;
          destroyThreat(p, pair.b, 'battle', DEFENDER_IDS[pair.a], 'DF-20.1');
        },
        show: (_t, f) => ({ location: LOCATION_IDS[f.vars.location] }),
      }),
      w.ask(
        'describe',
        telling<VarsIn<typeof repulse>>({
          question: 'repulse/describe',
          what: 'vanquished',
          who: (_t, f) => f.vars.active,
          about: (_t, f) => [DEFENDER_IDS[f.vars.unit], THREAT_IDS[f.vars.threat]],
          show: (_t, f) => ({ unit: DEFENDER_IDS[f.vars.unit], threat: THREAT_IDS[f.vars.threat] }),
        }),
      ),
      w.run((p, f) => {
        f.vars.active = next(p.t, f.vars.active);
      }),
    ],
  ),
]);
