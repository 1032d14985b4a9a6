/** Chapter 8: the Activation Step, in which the Encampment and the Foes act. */

import { type Seat, whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { abilityOf, ENCAMPMENT, FOE_ATTACKS, type FoeCard, type FoeId } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { book, type P } from './book.ts';
import { carry, carryQuietly, isQuiet } from './effects.ts';
import { REPLACED, strike } from './foe-attack.ts';
import { hasEncampment, placeOf } from './line.ts';
import { activate } from './procedures.ts';

/** BW-8.4: the index of the first Foe that was there and has not activated. */
function nextReady({ line }: Table): number {
  for (let i = 0; i < line.length; i++) if (line[i].ready) return i;
  return NONE;
}

/** The text of a Foe that carries none out. */
const NO_TEXT = '';

/** Does a Foe with this text do nothing that could set something else off, or ask? */
const actsQuietly = (t: Table, { afterWound }: FoeCard, text: string): boolean =>
  afterWound.length === 0 && (text === NO_TEXT || isQuiet(t, text));

/** Foes that act quietly follow each other here, without a frame. Gives the number of the next one that does not, or NONE. */
function actInARow(p: P, seat: Seat): number {
  const { t } = p;
  for (let index = nextReady(t); index !== NONE && !p.finished; index = nextReady(t)) {
    const ready = t.line[index];
    const { foe, number } = ready;
    ready.ready = false;
    const card = boxOf(t).foes.get(foe);
    const text = card.activation.length === 0 ? NO_TEXT : abilityOf(foe, 'activation');
    if (ready.stunned || !actsQuietly(t, card, text)) return number;
    p.tell?.({ kind: 'activated', rule: 'BW-8.9', foe, again: false });
    const attack = text === NO_TEXT ? 0 : carryQuietly(p, seat, text, number);
    if (attack !== REPLACED && !p.finished) strike(p, number, attack);
  }
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
        f.vars.foe = actInARow(p, f.seat);
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
          if (boxOf(t).foes.get(foe).activation.length === 0) return null;
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
            (t, f) => boxOf(t).foes.get(foeIn(t, f.vars.foe)).afterWound.length > 0,
            [w.call('attack', (_t, { vars }) => carry.with({ effect: FOE_ATTACKS, subject: vars.foe, amount: vars.attack }))],
            [w.run((p, f) => strike(p, f.vars.foe, f.vars.attack))],
          ),
        ],
      ),
    ],
  ),
]);
