/** Chapter 8: the Activation Step, in which the Encampment and the Foes act. */

import { whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { abilityOf, ENCAMPMENT, FOE_ATTACKS } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { book } from './book.ts';
import { carry } from './effects.ts';
import { attackOfFoe, comesThrough, REPLACED, strike } from './foe-attack.ts';
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
        const foe = p.t.line[index];
        foe.ready = false;
        if (hasPart(p.t, index)) return;
        // Neither text nor attack: nothing is opened for it.
        p.tell?.({ kind: 'activated', rule: 'BW-8.9', foe: foe.foe, again: false });
        f.vars.foe = NONE;
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

/** Would its activation do anything? */
function hasPart(t: Table, index: number): boolean {
  const { foe, stunned } = t.line[index];
  return stunned || boxOf(t).programs.has(abilityOf(foe, 'activation')) || (comesThrough(t, index) && attackOfFoe(t, index) > 0);
}

const programFor = (t: Table, number: number): string | null => {
  const name = abilityOf(t.line[placeOf(t, number)].foe, 'activation');
  return boxOf(t).programs.has(name) ? name : null;
};
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
          const effect = programFor(t, f.vars.foe);
          return effect === null ? null : carry.with({ effect, subject: f.vars.foe });
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
            (t, f) => boxOf(t).programs.has(abilityOf(t.line[placeOf(t, f.vars.foe)].foe, 'afterWound')),
            [w.call('attack', (_t, { vars }) => carry.with({ effect: FOE_ATTACKS, subject: vars.foe, amount: vars.attack }))],
            [w.run((p, f) => strike(p, f.vars.foe, f.vars.attack))],
          ),
        ],
      ),
    ],
  ),
]);
