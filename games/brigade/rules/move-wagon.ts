/** Chapter 11: Move Wagon, and the free moves that follow it (Morgana Magos, the blue bonus). */
import type { Question, Refusal } from '@guildhall/kernel';
import type { BrigadeFact, Cause } from '../facts.ts';
import type { QuestionName } from '../questions.ts';
import { no } from '../refusals.ts';
import { MISSING_CORNERS, NOBODY, SPACE_NAMES, SPACES } from '../spaces.ts';
import { DESTROYED, type Table } from '../table.ts';
import { MEANINGS, notAnAnswer, WAGON_TO } from './answers.ts';
import { type BR, book, type P } from './book.ts';
import { isSpace, otherBrigadeAt, otherWagonAt } from './reading.ts';

/** Scratch: spaces closed to the Wagon, marked with the number of the listing. */
const closed = new Int32Array(SPACES);
let listing = 0;

export function pushWagonMoves(t: Table, seat: number, list: string[]): void {
  listing = (listing + 1) | 0;
  for (let i = 0; i < t.seats; i++) {
    if (i === seat) continue;
    closed[t.brigade[i]] = listing;
    closed[t.wagon[i]] = listing;
  }
  closed[t.wagon[seat]] = listing;
  const missing = MISSING_CORNERS[t.seats];
  for (let i = 0; i < missing.length; i++) closed[missing[i]] = listing;
  const { fire } = t;
  for (let s = 0; s < SPACES; s++) if (closed[s] !== listing && fire[s] !== DESTROYED) list.push(WAGON_TO[s]);
}

export function canWagonGo(t: Table, seat: number, s: number): boolean {
  if (s === t.wagon[seat] || t.fire[s] === DESTROYED || !isSpace(t, s)) return false;
  return otherBrigadeAt(t, s, seat) === NOBODY && otherWagonAt(t, s, seat) === NOBODY;
}
export function canWagonMove(t: Table, seat: number): boolean {
  for (let s = 0; s < SPACES; s++) if (canWagonGo(t, seat, s)) return true;
  return false;
}

export function whyNotWagon(t: Table, seat: number, s: number): Refusal<BR> {
  const space = SPACE_NAMES[s];
  if (!isSpace(t, s)) return no('BR-2.13', 'noSuchSpace', { space });
  if (s === t.wagon[seat]) return no('BR-11.7', 'alreadyThere', { space });
  if (t.fire[s] === DESTROYED) return no('BR-11.1', 'wagonNotOnDestroyed', { space });
  const brigade = otherBrigadeAt(t, s, seat);
  if (brigade !== NOBODY) return no('BR-11.1', 'brigadeInTheWay', { space, seat: brigade });
  const wagon = otherWagonAt(t, s, seat);
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
      return meaning?.action === 'wagon' ? whyNotWagon(t, f.seat, meaning.n) : notAnAnswer(question, answer);
    },
    take(p, f, answer) {
      if (answer === stay) return;
      moveWagon(p, f.seat, MEANINGS.get(answer)?.n ?? 0, cause, rule);
      after?.(p, f.seat);
    },
  };
}

/** BR-26.8: once per turn, without using an action. */
book.procedure('morgana', {}, (w) => [
  w.run((p, f) => {
    p.t.morganaUsed = true;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.8', seat: f.seat, card: 'morgana' });
  }),
  w.ask('wagon', chooseWagonMove('morgana/wagon', 'BR-26.8', 'morgana', null)),
]);
