/** Chapter 11: Move Wagon, and the free moves that follow it (Morgana Magos, the blue bonus). */
import type { Question, Refusal } from '@guildhall/kernel';
import type { BrigadeFact, Cause } from '../facts.ts';
import type { QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import { NOBODY, SPACE_NAMES, SPACES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { MEANINGS, notAnAnswer, WAGON_TO } from './answers.ts';
import { ALL, HALF, IS_DESTROYED, lowerBit, NO_SPACE_LOWER, NO_SPACE_UPPER, pushNames, upperBit } from './bits.ts';
import { type BR, book, type P } from './book.ts';
import { has, isSpace, otherBrigadeAt, otherWagonAt, whyNotHad } from './reading.ts';

/** BR-11.1 to BR-11.7: every space but destroyed ones, those with meeples of others, and where it stands. */
export function pushWagonMoves(t: Table, seat: number, list: string[]): void {
  const { fire, brigade, wagon } = t;
  let upper = NO_SPACE_UPPER[t.seats];
  let lower = NO_SPACE_LOWER[t.seats];
  for (let s = 0; s < HALF; s++) {
    upper |= IS_DESTROYED[fire[s]] << s;
    lower |= IS_DESTROYED[fire[s + HALF]] << s;
  }
  for (let i = 0; i < t.seats; i++) {
    upper |= upperBit(wagon[i]);
    lower |= lowerBit(wagon[i]);
    if (i === seat) continue;
    upper |= upperBit(brigade[i]);
    lower |= lowerBit(brigade[i]);
  }
  pushNames(ALL & ~upper, 0, WAGON_TO, list);
  pushNames(ALL & ~lower, HALF, WAGON_TO, list);
}

export function canWagonMove(t: Table, seat: number): boolean {
  for (let s = 0; s < SPACES; s++) if (whyNotWagon(t, seat, s) === null) return true;
  return false;
}

/** Why the Wagon cannot go there; null: it can. */
export function whyNotWagon(t: Table, seat: number, s: number): Refusal<BR> | null {
  const space = SPACE_NAMES[s];
  if (!isSpace(t, s)) return no('BR-2.13', 'noSuchSpace', { space });
  if (s === t.wagon[seat]) return no('BR-11.7', 'alreadyThere', { space });
  if (t.fire[s] === DESTROYED) return no('BR-11.1', 'wagonNotOnDestroyed', { space });
  const brigade = otherBrigadeAt(t, s, seat);
  if (brigade !== NOBODY) return no('BR-11.1', 'brigadeInTheWay', { space, seat: brigade });
  const wagon = otherWagonAt(t, s, seat);
  if (wagon === NOBODY) return null;
  return no(s === t.brigade[seat] ? 'BR-11.3' : 'BR-11.1', 'wagonInTheWay', { space, seat: wagon });
}

export function moveWagon(p: P, seat: number, to: number, cause: Cause, rule: BR): void {
  const from = p.t.wagon[seat];
  p.t.wagon[seat] = to;
  p.tell?.({ kind: 'wagonMoved', rule, seat, from: SPACE_NAMES[from], to: SPACE_NAMES[to], cause });
}

/** A question answered with "wagon SPACE"; `stay` is the answer that declines, if there is one. */
export function chooseWagonMove<V>(
  question: QuestionName,
  rule: BR,
  cause: Cause,
  stay: string | null,
  after?: (p: P, seat: number) => void,
): Question<Table, V, string, BrigadeFact, BR> {
  return {
    rule,
    legal(t, f, list) {
      pushWagonMoves(t, f.seat, list);
      if (stay !== null) list.push(stay);
    },
    why(t, f, answer) {
      const meaning = typeof answer === 'string' ? MEANINGS.get(answer) : undefined;
      return (meaning?.action === 'wagon' ? whyNotWagon(t, f.seat, meaning.n) : null) ?? notAnAnswer(question, answer);
    },
    take(p, f, answer) {
      if (answer === stay) return;
      moveWagon(p, f.seat, MEANINGS.get(answer)?.n ?? 0, cause, rule);
      after?.(p, f.seat);
    },
  };
}

// BR-26.8 Morgana Magos: "Once per turn move your Wagon free."
export const morgana = book.procedure('morgana', {});
morgana.does((w) => [
  w.run((p, f) => {
    p.t.morganaUsed = true;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.8', seat: f.seat, card: 'morgana' });
  }),
  w.ask('wagon', chooseWagonMove('morgana/wagon', 'BR-26.8', 'morgana', null)),
]);
export function whyNotMorgana(t: Table, seat: number): Refusal<BR> | null {
  if (!has(t, seat, 'morgana')) return whyNotHad(t, seat, 'morgana');
  if (t.morganaUsed) return no('BR-26.8', 'usedThisTurn', { card: 'morgana' });
  return canWagonMove(t, seat) ? null : no('BR-11.1', 'nowhereForWagon', {});
}
