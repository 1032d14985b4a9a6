/** Chapter 6: the turn, from the Initiative to its end; KC-21.5 and chapter 39 for going on alone and for parleys. */
import { flag, seat } from '@guildhall/kernel';
import { no } from '../refusals.ts';
import { NONE, type Table } from '../table.ts';
import { modelName, modelOf, notAnAnswer } from './answers.ts';
import { book, type P } from './book.ts';
import { compareDraw } from './cards.ts';
import { endGame } from './ending.ts';
import { activation } from './frames.ts';
import { aModelOrNone } from './kinds.ts';
import { hasModelsInPlay, other } from './reading.ts';
import { sleeves } from './refill.ts';
import { finalResult, scenarioEndOfTurn, scoresNow, turnLimit, winnersNow } from './scenarios/index.ts';

export const turn = book.procedure('turn', {}).does((w) => [
  w.run(({ t }) => {
    t.turn++;
    t.phase = 'initiative';
  }),
  // KC-6.2: the draw at set-up was the Initiative of turn 1.
  w.call(initiative, (t) => (t.turn > 1 ? {} : null)),
  w.run((p) => {
    const { t } = p;
    t.phase = 'action';
    t.next = t.first;
    p.tell?.({ kind: 'turnBegan', rule: 'KC-6.1', turn: t.turn, first: t.first, initiative: t.initiative });
  }),
  w.call(actionTime),
  w.call(endOfTurn),
]);

const initiative = book.procedure('initiative', {}).does((w) => [
  w.run((p) => {
    p.t.initiative = compareDraw(p, 'initiative', 'KC-6.3');
  }),
  w.ask<string>('order', {
    rule: 'KC-6.5',
    who: (t) => t.initiative,
    legal(_t, _f, list) {
      list.push('first', 'second');
    },
    why: (_t, _f, answer) => notAnAnswer('initiative/order', answer),
    take(p, _f, answer) {
      const { t } = p;
      t.first = answer === 'first' ? t.initiative : other(t.initiative);
      p.tell?.({ kind: 'orderChosen', rule: 'KC-6.5', seat: t.initiative, first: t.first, turn: t.turn });
    },
    show: (t) => ({ turn: t.turn }),
  }),
]);

function canActivate(t: Table, seat: number): boolean {
  for (let m = 0; m < t.models.length; m++) {
    const model = t.models[m];
    if (model.seat === seat && model.place === 'play' && !model.activated) return true;
  }
  return false;
}

/** The only seat with models left; NONE if both have some, or neither. */
function alone(t: Table): number {
  const a = hasModelsInPlay(t, 0);
  return a === hasModelsInPlay(t, 1) ? NONE : a ? 0 : 1;
}

/** KC-6.7 to KC-6.9. */
const actionTime = book.procedure('action time', { model: aModelOrNone, asked: flag() }).does((w) => [
  w.loop(
    (t) => canActivate(t, 0) || canActivate(t, 1),
    [
      w.when(
        (t, f) => !f.vars.asked && alone(t) !== NONE,
        [
          w.ask<string>('alone', {
            rule: 'KC-21.5',
            who: alone,
            legal(_t, _f, list) {
              list.push('go on', 'stop');
            },
            why: (_t, _f, answer) => notAnAnswer('action time/alone', answer),
            take(p, f, answer) {
              f.vars.asked = true;
              p.tell?.({ kind: 'wentOnAlone', rule: 'KC-21.5', seat: alone(p.t), on: answer === 'go on' });
              if (answer === 'stop') endGame(p, 'stopped', 'KC-21.5', winnersNow(p.t), scoresNow(p.t));
            },
          }),
        ],
      ),
      w.run(({ t }) => {
        if (!canActivate(t, t.next)) t.next = other(t.next);
      }),
      w.ask<string>('model', {
        rule: 'KC-6.7',
        who: (t) => t.next,
        legal(t, _f, list) {
          for (let m = 0; m < t.models.length; m++) {
            const model = t.models[m];
            if (model.seat === t.next && model.place === 'play' && !model.activated) list.push(modelName(m));
          }
        },
        why(t, _f, answer) {
          if (answer === 'pass') return no('KC-6.9', 'nobodyMayPass', {});
          const m = modelOf(answer);
          if (m === NONE) return notAnAnswer('action time/model', answer);
          if (m >= t.models.length) return no('KC-6.7', 'noSuchModel', { answer });
          const model = t.models[m];
          if (model.seat !== t.next) return no('KC-6.7', 'notYourModel', { m });
          return model.place === 'play' ? no('KC-6.10', 'alreadyActivated', { m }) : no('KC-1.20', 'notInPlay', { m });
        },
        take(_p, f, answer) {
          f.vars.model = modelOf(answer);
        },
      }),
      w.call('activate', (t, { vars: { model } }) => activation.with({ for: t.next, model })),
      w.run(({ t }) => {
        t.next = other(t.next);
      }),
    ],
  ),
]);

/** KC-6.12, in this order. */
const endOfTurn = book.procedure('end of turn', { seat }).does((w) => [
  w.run(({ t }) => {
    t.phase = 'end of turn';
  }),
  w.call(scenarioEndOfTurn),
  w.each('seat', (t) => [t.first, other(t.first)], [
    w.call(sleeves, (t, f) => (t.gangs[f.vars.seat].sleeves ? { for: f.vars.seat } : null)),
  ]),
  w.run((p) => {
    const { t } = p;
    for (const gang of t.gangs) {
      gang.warCry = false;
      gang.drawOffered = false;
      gang.takeAChance = false;
      gang.sleeves = false;
      gang.compromised = false;
    }
    for (const model of t.models) model.deadGood = false;
    p.tell?.({ kind: 'turnEnded', rule: 'KC-6.11', turn: t.turn });
    if (t.turn >= turnLimit(t)) finalResult(p);
    clearMarkers(p);
  }),
]);

/** Step 4. */
function clearMarkers({ t }: P): void {
  for (const model of t.models) {
    model.activated = false;
    model.onceTurn = 0;
  }
}
