/** Chapter 8: the Activation Step, in which the Encampment and the Foes act. */

import { whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { abilityOf, ENCAMPMENT, FOE_ATTACKS, type FoeId } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { book } from './book.ts';
import { carry } from './effects.ts';
import { REPLACED, strike } from './foe-attack.ts';
import { hasEncampment, placeOf } from './line.ts';
import { activate } from './procedures.ts';

/** BW-8.4: the first Foe that was there and has not activated. */
function nextReady({ line }: Table): number {
  for (let i = 0; i < line.length; i++) if (line[i].ready) return line[i].number;
  return NONE;
}

export const activationStep = book.procedure('activation step', { foe: whole(NONE, 1_000_000) });
activationStep.does((w) => [
  w.run((p) => {
    p.t.phase = 'activation';
    p.tell?.({ kind: 'stepBegan', rule: 'BW-8.1', seat: p.t.seat, step: 'activation' });
  }),
  // BW-8.2, BW-20.13: also when the line is empty.
  w.when(hasEncampment, [
    w.run((p) => p.tell?.({ kind: 'encampmentActivated', rule: 'BW-8.2' })),
    w.call('encampment', () => carry.with({ effect: ENCAMPMENT })),
  ]),
  w.run(({ t }) => {
    for (let i = 0; i < t.line.length; i++) t.line[i].ready = true;
  }),
  w.loop(
    (t) => nextReady(t) !== NONE,
    [
      w.run((p, f) => {
        f.vars.foe = nextReady(p.t);
        const index = placeOf(p.t, f.vars.foe);
        const { foe, number, stunned } = p.t.line[index];
        p.t.line[index].ready = false;
        const { activation, afterWound } = boxOf(p.t).foes[foe];
        if (stunned || activation.length > 0 || afterWound.length > 0) return;
        // It does nothing but attack, and nothing follows from that: nothing is opened for it.
        f.vars.foe = NONE;
        p.tell?.({ kind: 'activated', rule: 'BW-8.9', foe, again: false });
        strike(p, number, 0);
      }),
      w.call(activate, (_t, f) => (f.vars.foe === NONE ? null : { foe: f.vars.foe })),
    ],
  ),
  // BW-5.6, BW-11.13
  w.run(({ t }) => {
    t.shield = 0;
    t.screen = NONE;
  }),
]);

const foeIn = (t: Table, number: number): FoeId => t.line[placeOf(t, number)].foe;
const isStunned = (t: Table, number: number): boolean => t.line[placeOf(t, number)].stunned;

activate.does((w) => [
  w.when(
    (t, f) => isStunned(t, f.vars.foe),
    [
      // BW-8.8, BW-36.15
      w.run((p, f) => {
        const foe = p.t.line[placeOf(p.t, f.vars.foe)];
        foe.stunned = false;
        p.tell?.({ kind: 'stunLost', rule: f.vars.again ? 'BW-36.15' : 'BW-8.8', foe: foe.foe });
      }),
    ],
    [
      w.run((p, f) => {
        const { foe } = p.t.line[placeOf(p.t, f.vars.foe)];
        p.tell?.({ kind: 'activated', rule: f.vars.again ? 'BW-36.14' : 'BW-8.9', foe, again: f.vars.again });
      }),
      w.call(
        'text',
        (t, f) => {
          const foe = foeIn(t, f.vars.foe);
          if (boxOf(t).foes[foe].activation.length === 0) return null;
          return carry.with({ effect: abilityOf(foe, 'activation'), subject: f.vars.foe });
        },
        (_p, f, result) => {
          f.vars.attack = result;
        },
      ),
      // A Foe that has left the line does not attack. An attack that sets something off is an effect of its own.
      w.when(
        (t, f) => f.vars.attack !== REPLACED && placeOf(t, f.vars.foe) !== NONE,
        [
          w.when(
            (t, f) => boxOf(t).foes[foeIn(t, f.vars.foe)].afterWound.length > 0,
            [w.call('attack', (_t, { vars }) => carry.with({ effect: FOE_ATTACKS, subject: vars.foe, amount: vars.attack }))],
            [w.run((p, f) => strike(p, f.vars.foe, f.vars.attack))],
          ),
        ],
      ),
    ],
  ),
]);
