/** Chapters 5, 9, 10 and 21: rounds and turns, the Reveal Step, the Final Battle, Clean-up. */

import { type Seat, text, whole } from '@guildhall/kernel';
import { boxOf } from '../box.ts';
import { abilityOf, type CardId, FOES, HAND, LAST_ROUND, LEVELS, REVEALS } from '../data/index.ts';
import { NONE, type Table } from '../table.ts';
import { actionPhase } from './action.ts';
import { activationStep } from './activation.ts';
import { book, type P } from './book.ts';
import { buyStep } from './buying.ts';
import { carry } from './effects.ts';
import { checkWin, end } from './ending.ts';
import { enter, reveal } from './line.ts';
import { changeMenace } from './menace.ts';
import { drawCards } from './zones.ts';

/** BW-39.4 to BW-39.8, BW-39.11: by the number of Heroes at the start (BW-23.1). */
export function scheduled({ heroes, settings }: Table, round: number): number {
  const rounds = REVEALS[heroes.length - 1];
  const row = round - LEVELS[settings.level].later;
  return row < 1 ? 0 : rounds[Math.min(row, rounds.length) - 1];
}

/** The next living Hero behind a seat in this round, or NONE (BW-5.1). */
function nextLiving({ heroes }: Table, after: Seat): Seat {
  for (let seat = after + 1; seat < heroes.length; seat++) if (heroes[seat].alive) return seat;
  return NONE;
}

const turn = book.procedure('turn', {});
const revealStep = book.procedure('reveal step', { effect: text(80), foe: whole(NONE, 1_000_000) });

book.procedure('game', {}).does((w) => [
  w.run((p) => beginRound(p)),
  w.loop(
    (t) => t.ending === '',
    [
      w.call(turn, (t) => ({ for: t.seat })),
      // BW-10.6, BW-5.1
      w.run((p) => {
        const next = nextLiving(p.t, p.t.seat);
        if (next !== NONE) p.t.seat = next;
        else endRound(p);
      }),
    ],
  ),
]);

function beginRound(p: P): void {
  p.t.reveals = scheduled(p.t, p.t.round);
  // BW-9.8: those of the schedule do nothing once the Final Battle has begun.
  const reveals = p.t.finalBattle ? 0 : p.t.reveals;
  p.tell?.({ kind: 'roundBegan', rule: 'BW-5.1', round: p.t.round, reveals });
}

function endRound(p: P): void {
  const { t } = p;
  // BW-25.10: the last thing of its round.
  if (t.settings.risingPanic && t.round % 2 === 0) changeMenace(p, 1);
  if (t.ending !== '') return;
  // BW-5.8
  if (t.round === LAST_ROUND) {
    end(p, 'rounds');
    return;
  }
  t.round++;
  t.seat = nextLiving(t, NONE);
  beginRound(p);
}

turn.does((w) => [
  // BW-5.4. The last Shield has gone with its Activation Step (BW-5.6).
  w.run((p, f) => {
    const { t } = p;
    t.phase = 'action';
    t.actions = 1;
    t.buys = 1;
    t.heroism = 0;
    t.rerolls = 0;
    t.fewer = 0;
    p.tell?.({ kind: 'turnBegan', rule: 'BW-5.2', seat: f.seat });
  }),
  w.call(actionPhase),
  w.call(buyStep),
  w.call(activationStep),
  w.run((p) => {
    p.t.phase = 'reveal';
  }),
  // BW-9.2: without reveals nothing is opened.
  w.call(revealStep, (t) => (t.reveals > 0 ? {} : null)),
  w.run((p, f) => cleanUp(p, f.seat)),
]);

/** BW-10.1 to BW-10.3; BW-13.15: not for a killed Hero. */
function cleanUp(p: P, seat: Seat): void {
  const hero = p.t.heroes[seat];
  p.t.phase = 'clean-up';
  if (!hero.alive) return;
  p.tell?.({ kind: 'cleanedUp', rule: 'BW-10.1', seat, cards: hero.hand.length + hero.play.length });
  if (hero.hand.length > 0) p.disclose();
  discardAll(hero.hand, hero.discard);
  discardAll(hero.play, hero.discard);
  drawCards(p, seat, HAND - p.t.fewer, 'BW-10.2');
}

/** The emptied list keeps its room. */
function discardAll(cards: CardId[], discard: CardId[]): void {
  for (let i = 0; i < cards.length; i++) discard.push(cards[i]);
  while (cards.length > 0) cards.pop();
}

/** BW-9.2, BW-9.3: one reveal in each turn; in the last turn of the round all that are left. */
const mayReveal = (t: Table, revealed: boolean): boolean => t.reveals > 0 && (!revealed || nextLiving(t, t.seat) === NONE);

revealStep.does((w) => [
  w.loop(
    (t, f) => mayReveal(t, f.vars.foe !== NONE),
    [
      w.run((p, f) => {
        p.t.reveals--;
        const foe = reveal(p);
        f.vars.effect = '';
        // Whether a Foe came or not, this turn has had its reveal.
        f.vars.foe = foe?.number ?? 0;
        if (foe) f.vars.effect = abilityOf(foe.foe, 'reveal');
        else beginFinalBattle(p);
      }),
      w.call(carry, (t, { vars }) => (boxOf(t).programs.has(vars.effect) ? { effect: vars.effect, subject: vars.foe } : null)),
    ],
  ),
]);

/** BW-9.7, BW-9.8, BW-21.7 to BW-21.10: a reveal was due and the Foe deck is empty. */
function beginFinalBattle(p: P): void {
  const { t } = p;
  t.reveals = 0;
  if (t.finalBattle) return;
  t.finalBattle = true;
  const crowns = p.shuffle(
    'final battle',
    t.defeated.filter((foe) => FOES.get(foe).crown),
  );
  t.defeated = t.defeated.filter((foe) => !FOES.get(foe).crown);
  p.tell?.({ kind: 'finalBattle', rule: 'BW-21.7', foes: crowns.slice() });
  for (const foe of crowns) enter(t, foe, 'end');
  checkWin(p);
}
