/** Crew members whose ability is an action of its own: Leon Bertrand (BR-26.23) and Ash (BR-28.2). */
import { type Refusal, sum, sumOf } from '@guildhall/kernel';
import type { Term, TermName } from '../facts.ts';
import { no } from '../refusals.ts';
import { ADJACENT, SPACE_NAMES } from '../spaces.ts';
import type { Table } from '../table.ts';
import { notAnAnswer } from './answers.ts';
import { type BR, book } from './book.ts';
import { lower } from './fire.ts';
import { levels, tileOrNowhere } from './kinds.ts';
import { CREW_QUARTER, has, isLowerable, loyalIn, waterOf, whyNotHad } from './reading.ts';
import { aroundBlock, awardCall } from './renown.ts';
import { chooseSpace, whyNotLowered } from './targets.ts';
import { spend } from './water.ts';

// BR-26.23 Leon Bertrand: "Once per turn (action): your Wagon alone extinguishes an intensity-1 fire, with Renown."
/** BR-26.24: a fire of exactly 1 under the Wagon, and water in it. */
export function whyNotLeon(t: Table, seat: number): Refusal<BR> | null {
  if (!has(t, seat, 'leon')) return whyNotHad(t, seat, 'leon');
  if (t.leonUsed) return no('BR-26.23', 'usedThisTurn', { card: 'leon' });
  if (t.fire[t.wagon[seat]] !== 1) return no('BR-26.24', 'wagonNotAtFireOfOne', { space: SPACE_NAMES[t.wagon[seat]] });
  return t.wagonWater[seat] === 0 ? no('BR-26.24', 'wagonEmpty', {}) : null;
}

/** `space` is where the Wagon stands. */
export const leonBertrand = book.procedure('leon bertrand', { space: tileOrNowhere });
leonBertrand.does((w) => [
  w.run((p, f) => {
    const { t } = p;
    const s = t.wagon[f.seat];
    f.vars.space = s;
    t.leonUsed = true;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-26.23', seat: f.seat, card: 'leon' });
    spend(p, f.seat, 'wagon', 1, 'BR-26.24');
    lower(p, s, 1, 'leon', 'BR-26.24');
    p.tell?.({ kind: 'fireExtinguished', rule: 'BR-26.23', seat: f.seat, space: SPACE_NAMES[s], levels: 1, cause: 'leon' });
  }),
  w.call('renown', (_t, f) => awardCall(f.seat, 1, aroundBlock(f.vars.space, false), 'leon', 'BR-26.23')),
]);

// BR-28.2 Ash: "Once per turn (action): use Ash's water on a fire adjacent to your Brigade."
/** Ash's own water; Galeela's own if she mimics him (BR-27.14). */
function ashHolder(t: Table, seat: number): string {
  const own = t.crew[seat].includes('ash') && loyalIn(t, seat, CREW_QUARTER.ash) > 0;
  return own ? 'ash' : 'warden';
}
const isAshTarget = (t: Table, seat: number, s: number): boolean => ADJACENT[t.brigade[seat]].includes(s) && isLowerable(t, s);

export function whyNotAsh(t: Table, seat: number): Refusal<BR> | null {
  if (!has(t, seat, 'ash')) return whyNotHad(t, seat, 'ash');
  if (t.ashUsed) return no('BR-28.2', 'usedThisTurn', { card: 'ash' });
  const holder = ashHolder(t, seat);
  if (waterOf(t, seat, holder) === 0) return no('BR-28.3', 'holderEmpty', { holder });
  if (ADJACENT[t.brigade[seat]].some((s) => isLowerable(t, s))) return null;
  return no('BR-28.3', 'noFireAdjacent', { card: 'ash' });
}

const TOKENS = ['0', '1', '2', '3', '4'] as const;

/** What puts the fire out that Ash fights. */
const ASH_NEEDS = sumOf<Table, number, TermName, BR>([{ name: 'intensity', rule: 'BR-12.3', add: (t, s) => t.fire[s] }]);

/** `space` is where the fire is, `levels` what was removed if it is out. */
export const ash = book.procedure('ash', { space: tileOrNowhere, levels });
ash.does((w) => [
  w.run((p, f) => {
    p.t.ashUsed = true;
    p.tell?.({ kind: 'abilityUsed', rule: 'BR-28.2', seat: f.seat, card: 'ash' });
  }),
  w.ask(
    'block',
    chooseSpace({
      question: 'ash/block',
      rule: 'BR-28.2',
      fits: (t, f, s) => isAshTarget(t, f.seat, s),
      why: (t, f, s) =>
        ADJACENT[t.brigade[f.seat]].includes(s)
          ? whyNotLowered(t, s, 'BR-28.2')
          : no('BR-28.3', 'notAdjacent', { space: SPACE_NAMES[s], to: SPACE_NAMES[t.brigade[f.seat]] }),
      take(_p, f, s) {
        f.vars.space = s;
      },
    }),
  ),
  w.ask<string>('tokens', {
    rule: 'BR-28.3',
    legal(t, f, list) {
      const most = Math.min(sum(ASH_NEEDS, t, f.vars.space), waterOf(t, f.seat, ashHolder(t, f.seat)));
      for (let n = 1; n <= most; n++) list.push(TOKENS[n]);
    },
    why(t, f, answer) {
      const wants = typeof answer === 'string' && /^\d{1,2}$/.test(answer) ? Number(answer) : null;
      if (wants === null) return notAnAnswer('ash/tokens', answer);
      if (wants === 0) return no('BR-12.3', 'atLeastOneToken', {});
      const terms: Term[] = [];
      const needed = sum(ASH_NEEDS, t, f.vars.space, terms);
      if (wants > needed) return no('BR-12.3', 'moreThanNeeded', { wants, needed, terms });
      return no('BR-28.3', 'notEnoughWater', { wants, has: waterOf(t, f.seat, ashHolder(t, f.seat)) });
    },
    take(p, f, answer) {
      const n = Number(answer);
      const s = f.vars.space;
      spend(p, f.seat, ashHolder(p.t, f.seat), n, 'BR-28.3');
      const levels = lower(p, s, n, 'ash', 'BR-28.3');
      if (p.t.fire[s] > 0) return;
      f.vars.levels = levels;
      p.tell?.({ kind: 'fireExtinguished', rule: 'BR-28.3', seat: f.seat, space: SPACE_NAMES[s], levels, cause: 'ash' });
    },
    show: (t, f) => ({
      space: SPACE_NAMES[f.vars.space],
      fire: t.fire[f.vars.space],
      water: waterOf(t, f.seat, ashHolder(t, f.seat)),
    }),
  }),
  w.call('renown', (_t, f) =>
    f.vars.levels > 0 ? awardCall(f.seat, f.vars.levels, aroundBlock(f.vars.space, false), 'ash', 'BR-28.3') : null,
  ),
]);
